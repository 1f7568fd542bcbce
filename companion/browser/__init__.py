"""What stands in for the machine where a phone's own program runs in its browser.

Nothing outside this room may know that there is a browser, and no screen or rule lives here.
"""
