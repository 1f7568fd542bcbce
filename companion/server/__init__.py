"""The table server: the web by which phones come to live tables."""
