"""Telling people that it is their turn: by push, by mail and by webhooks."""
