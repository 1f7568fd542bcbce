"""What several tests share: a phone without a browser, and what it has received."""
