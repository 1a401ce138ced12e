"""Many games at once: simulations, tournaments between bots, and what they add up to."""

from phantomline.arena.match import Failure, Match, play_match
from phantomline.arena.plan import GameResult, Plan, Tournament, make_plan
from phantomline.arena.pool import UnderWay
from phantomline.arena.run import run_arena
from phantomline.arena.simulate import Simulation, simulate
from phantomline.arena.store import Store, StoreError
from phantomline.arena.tally import Tally

__all__ = [
    "Failure",
    "GameResult",
    "Match",
    "Plan",
    "Simulation",
    "Store",
    "StoreError",
    "Tally",
    "Tournament",
    "UnderWay",
    "make_plan",
    "play_match",
    "run_arena",
    "simulate",
]
