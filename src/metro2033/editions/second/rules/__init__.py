"""The second edition: laws, combat cards, two stages."""
