"""A store in a PostgreSQL database, for those who host many tables or run several processes.

Everything that knows psycopg stands here; `pip install companion[postgres]` brings it.
"""
