"""The verbs both editions share."""
