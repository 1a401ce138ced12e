#!/usr/bin/env python3
"""Plays one game against bots at a table server, with random moves.

usage: client.py [SERVER] [GAME]     such as: client.py http://localhost:8383 ghosts
needs: pip install httpx websockets
"""

import json
import random
import sys
import time

import httpx
from websockets.sync.client import connect

server = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8383"
game = sys.argv[2] if len(sys.argv) > 2 else "ghosts"


def move(socket, seq, view):
    """Answer the latest news, if it is our turn; the id makes it safe to send this twice."""
    if view["legal"]:
        action = random.choice(view["legal"])
        socket.send(json.dumps({"type": "move", "id": str(seq), "seq": seq, "action": action}))


with httpx.Client(base_url=server) as http:
    http.post("/api/me", json={"name": "Random Rita"}).raise_for_status()
    wish = {"game": game, "seats": 3, "placings": ["me", "easy", "easy"]}
    table = http.post("/api/tables", json=wish).raise_for_status().json()
    http.post(f"/api/tables/{table['id']}/start").raise_for_status()
    live = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
    cookie = {"Cookie": f"phantomline={http.cookies['phantomline']}"}
    with connect(live, additional_headers=cookie) as socket:
        for message in map(json.loads, socket):
            if message["type"] == "hello":
                seq, view = message["seq"], message["view"]
            elif message["type"] == "news":
                seq, view = message["told"]["seq"], message["view"]
            elif message["type"] == "refused" and message["id"] == str(seq) == str(message["seq"]):
                time.sleep(1)  # too fast, or the server is busy: once more
            else:
                continue  # what is said, or a refusal that newer news follows
            if not view["actors"]:
                break
            move(socket, seq, view)
    outcome = http.get(f"/api/tables/{table['id']}").json()["outcome"]
    print(f"Seat {outcome['winners'][0]} wins. Scores: {outcome['scores']}")
