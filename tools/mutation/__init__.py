"""Changes the code in small ways to see whether tests notice: see __main__.py."""
