"""The table server: join links, phones coming and going, delivery, the web client's files, TLS.

Nothing here knows a game or draws a screen.
"""
