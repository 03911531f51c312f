"""What runs where bots think: in processes of their own, or in the second worker of a page."""
