"""Builds the game as a static site around the client that Vite has built."""
