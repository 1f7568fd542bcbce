"""The table server: live tables, and the web by which phones come to them."""
