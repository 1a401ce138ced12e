"""Programs that play well, badly or not at all, written out where a test needs them."""

import os
import time
from pathlib import Path

START = '''\
import json, os, select, subprocess, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def ready():
    say(type="ready", protocol=1, name="Tester")
def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else {"type": "quit"}
def first(message):
    say(type="move", action=message["view"]["legal"][0])
def twice(message):
    line = json.dumps({"type": "move", "action": message["view"]["legal"][0]}) + "\\n"
    os.write(1, (line + line).encode())  # at once, so that the second is there with the first
def play(choose=first, moves=10**9):
    """Play by the book for so many moves; the next one is left unanswered."""
    made = 0
    while True:
        message = hear()
        if message["type"] == "hello":
            ready()
        elif message["type"] == "choose":
            if made == moves:
                return message
            choose(message)
            made += 1
        elif message["type"] == "quit":
            sys.exit(0)
'''

GOOD = "play()"

BAD: dict[str, tuple[str, str]] = {
    # what it does: (its program, the code of what is wrong with that)
    "ends at once": ("sys.exit(3)", "crashed"),
    "raises at once": ("raise RuntimeError('no licence')", "crashed"),
    "ends mid-game": ("play(moves=2); sys.exit(0)", "crashed"),
    "raises mid-game": ("play(moves=2); raise ValueError('lost my cards')", "crashed"),
    "kills itself": ("play(moves=1); os.kill(os.getpid(), 9)", "crashed"),
    "closes its output": ("play(moves=1); os.close(1); time.sleep(60)", "crashed"),
    "never answers the greeting": ("time.sleep(60)", "stalled"),
    # What comes before the greeting does would be something nobody asked for.
    "never reads": ("select.select([0], [], []); ready(); time.sleep(60)", "stalled"),
    "hangs mid-game": ("play(moves=2); time.sleep(60)", "stalled"),
    "spins mid-game": ("play(moves=1)\nwhile True: pass", "stalled"),
    "answers half a line": (
        "play(moves=1); sys.stdout.write('{\"type\"'); sys.stdout.flush(); time.sleep(60)",
        "stalled",
    ),
    "greets in English": ("hear(); print('Hello!', flush=True); time.sleep(60)", "garbage"),
    "speaks another version": ("hear(); say(type='ready', protocol=99); play()", "garbage"),
    "answers no JSON": ("play(lambda m: print('red-2', flush=True))", "garbage"),
    "answers a list": ("play(lambda m: print('[1]', flush=True))", "garbage"),
    "answers an empty line": ("play(lambda m: print('', flush=True))", "garbage"),
    "answers bytes": (
        "play(lambda m: (sys.stdout.buffer.write(bytes([255, 254, 10])), sys.stdout.flush()))",
        "garbage",
    ),
    "answers nested beyond reason": (
        "play(lambda m: print('[' * 50000 + ']' * 10000, flush=True))",
        "garbage",
    ),
    "answers the wrong type": ("play(lambda m: say(type='ready', protocol=1))", "garbage"),
    "leaves out the action": ("play(lambda m: say(type='move'))", "garbage"),
    "makes up an action": ("play(lambda m: say(type='move', action={'type': 'fly'}))", "garbage"),
    "adds to an action": (
        "play(lambda m: say(type='move', action={**m['view']['legal'][0], 'please': 1}))",
        "garbage",
    ),
    "writes a huge line": ("play(moves=1); sys.stdout.write('x' * 10**7); hear()", "overlong"),
    "writes for ever": ("play(moves=1)\nwhile True: os.write(1, b'x' * 65536)", "overlong"),
    "plays what is illegal": (
        "play(lambda m: say(type='move', action={'type': 'draw', 'seat': 0, 'card': 'red-1'}))",
        "illegal",
    ),
    "says everything twice": ("play(twice)", "chatty"),
}


def written(folder: Path, body: str, name: str = "bot.py") -> str:
    """Write a program into a folder, and return what to call it by."""
    path = folder / name
    path.write_text(START + body + "\n", "utf-8")
    return str(path)


def runs(pid: int) -> bool:
    """Whether this process runs; one that has ended and was not waited for does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def is_gone(pid: int, seconds: float = 5.0) -> bool:
    """Whether this process ends within so many seconds."""
    end = time.monotonic() + seconds
    while runs(pid):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
