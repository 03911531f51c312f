"""A load generator: simulated players in many matches at once, and how long the server takes."""
