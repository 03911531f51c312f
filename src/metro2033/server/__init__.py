"""The table server: matches online, for people in browsers and bots in worker processes."""
