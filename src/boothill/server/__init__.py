"""Tables over the network: HTTP and WebSockets, the lobby, and storage."""
