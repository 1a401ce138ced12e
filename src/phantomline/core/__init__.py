"""What a game is: the contract, the values that cross it, and the errors. No I/O, no framework."""

from phantomline.core.codec import Codec
from phantomline.core.errors import (
    EditionError,
    IllegalAction,
    MalformedAction,
    OptionError,
    PhantomlineError,
    RecordError,
    SheetError,
    UnknownGame,
)
from phantomline.core.frames import Frame, frames
from phantomline.core.game import Game
from phantomline.core.playout import play_out
from phantomline.core.records import Header, Moment, Record, read_records, replay, write_record
from phantomline.core.wire import (
    CHANCE,
    SPECTATOR,
    Action,
    Actor,
    Event,
    GameFacts,
    Information,
    Json,
    Options,
    Outcome,
    View,
    Viewer,
    to_json,
)

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Action",
    "Actor",
    "Codec",
    "EditionError",
    "Event",
    "Frame",
    "Game",
    "GameFacts",
    "Header",
    "IllegalAction",
    "Information",
    "Json",
    "MalformedAction",
    "Moment",
    "OptionError",
    "Options",
    "Outcome",
    "PhantomlineError",
    "Record",
    "RecordError",
    "SheetError",
    "UnknownGame",
    "View",
    "Viewer",
    "frames",
    "play_out",
    "read_records",
    "replay",
    "to_json",
    "write_record",
]
