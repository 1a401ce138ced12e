"""Tables that people are at: rooms, their connections, the bots and the clocks."""
