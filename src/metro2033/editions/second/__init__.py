"""The second edition: laws, combat cards and zones."""
