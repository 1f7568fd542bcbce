"""One phone at a table: its credentials, its private sheet, what it may wish and does by itself.

Online it is at a table server, offline it passes codes. What must not live here: Flet, the web.
"""
