"""The web application: REST routes, the WebSocket, the pages of the client, and who may do what."""
