"""Players that see what a person in their seat would see, and no more."""

from phantomline.bots.advice import Reason, Suggestion
from phantomline.bots.bot import Bot, Budget
from phantomline.bots.errors import BotFailure
from phantomline.bots.hints import hint
from phantomline.bots.registry import KINDS, BotError, BotKind, make_bot

__all__ = [
    "KINDS",
    "Bot",
    "BotError",
    "BotFailure",
    "BotKind",
    "Budget",
    "Reason",
    "Suggestion",
    "hint",
    "make_bot",
]
