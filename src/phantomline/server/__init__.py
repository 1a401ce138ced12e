"""The table server: tables, seats, the store, live updates, HTTP and WebSocket."""
