"""Companion: the hidden-information jobs of five boxed games, on the phones beside them."""
