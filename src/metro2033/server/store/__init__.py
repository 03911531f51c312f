"""What the server keeps: typed records in SQLite or PostgreSQL, durable when a write returns."""
