"""Every message on the WebSocket, in both directions; docs/websocket.md tells how they are used.

A message is a JSON object whose `type` says which record it is. Seats count from 1, as in keys,
facts and records. Times are milliseconds since 1970 in UTC, spans are milliseconds.
"""
