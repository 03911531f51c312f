"""The first edition (2010): dice, clans and missions."""
