"""What matches say about the game: stories, shares of wins with intervals, the use of cards."""
