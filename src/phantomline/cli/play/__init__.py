"""``phantomline play``: one person at a terminal against bots, seeing what their seat may see."""
