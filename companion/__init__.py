"""Companion: the hidden-information jobs of five boxed games, on the phones that lie beside them."""
