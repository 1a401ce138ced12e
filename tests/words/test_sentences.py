"""Sentences that people read: grammar, plurals, names and lists."""

from random import Random

import pytest

from phantomline.core import (
    SPECTATOR,
    EditionError,
    Event,
    IllegalAction,
    MalformedAction,
    OptionError,
    Outcome,
    PhantomlineError,
    RecordError,
    SheetError,
    UnknownGame,
)
from phantomline.games.galore import events as galore
from phantomline.games.galore.actions import Place
from phantomline.games.ghosts import events as ghosts
from phantomline.games.ghosts.actions import Play, Take
from phantomline.games.ghosts.view import GhostsView
from phantomline.games.train import events as train
from phantomline.games.train.actions import Claim
from phantomline.words import Words
from tests.core.test_records import MALFORMED, refused
from tests.words.saying import game_called

NAMES = ("Ana", "Bruno", "Inés")
EN, ES = Words("en", strict=True), Words("es", strict=True)
ROUTE = "misty-windmill--train-station"


@pytest.mark.parametrize(
    ("game", "event", "viewer", "english", "spanish"),
    [
        (
            "ghosts",
            ghosts.Raised(0, "red-2", 2, 5),
            0,
            "You play the red card with two ghosts: the fright level is now 5.",
            "Juegas la carta roja con dos fantasmas: el nivel de susto llega a 5.",
        ),
        (
            "ghosts",
            ghosts.Raised(0, "white-1", 1, 5),
            1,
            "Ana plays the white card with one ghost: the fright level is now 5.",
            "Ana juega la carta blanca con un fantasma: el nivel de susto llega a 5.",
        ),
        ("ghosts", ghosts.Drew(0, None), 1, "Ana draws a card.", "Ana roba una carta."),
        (
            "ghosts",
            ghosts.Took(1, 1, 4),
            SPECTATOR,
            "Bruno takes the pile of one card and a fright point, 4 in all.",
            "Bruno se lleva el montón (una carta) y un punto de susto: 4 en total.",
        ),
        (
            "ghosts",
            ghosts.RoundEnded(1, 2, (0, 2), (0, 4, 1)),
            2,
            (
                "You are on turn without a card: round 1 ends. Ana and you were unafraid and give "
                "back up to three fright points. Fright points: Ana with 0, Bruno with 4, "
                "you with 1."
            ),
            (
                "Te toca sin cartas en la mano: acaba la ronda 1. Sin susto y con hasta tres "
                "puntos menos: Ana y tú. Puntos de susto: Ana con 0, Bruno con 4, tú con 1."
            ),
        ),
        (
            "ghosts",
            ghosts.Ended((1, 2), (3, 1, 1)),
            0,
            (
                "Three rounds are over, and Bruno and Inés win together. "
                "Fright points: you with 3, Bruno with 1, Inés with 1."
            ),
            (
                "Se acabaron las tres rondas con victoria compartida: Bruno e Inés. "
                "Puntos de susto: tú con 3, Bruno con 1, Inés con 1."
            ),
        ),
        (
            "galore",
            galore.HiddenDealt(0, None),
            1,
            "Ana takes a hidden tile.",
            "Ana toma una pieza secreta.",
        ),
        (
            "galore",
            galore.Placed(0, 17, 4, 90),
            0,
            "You place tile 17 in the centre, turned 90°.",
            "Colocas la pieza 17 en el centro, girada 90°.",
        ),
        (
            "galore",
            galore.PathFinished(1, "bone_doors", (0, 1, 2), 6),
            0,
            "Bruno finishes a path between the bone doors: 6 points for 3 sections.",
            "Bruno completa una ruta entre las puertas de hueso: 6 puntos por 3 secciones.",
        ),
        (
            "galore",
            galore.Decided(1),
            0,
            "Bruno has chosen.",
            "Bruno ya ha elegido.",
        ),
        (
            "train",
            train.Claimed(0, ROUTE, "red", 1, 2, 17),
            1,
            (
                "Ana claims Misty Windmill \N{EN DASH} Train Station with one red card "
                "and 2 locomotives; 17 carriages are left."
            ),
            (
                "Ana reclama Molino de la Bruma \N{EN DASH} Estación de Tren con una carta roja y "
                "2 locomotoras; le quedan 17 vagones."
            ),
        ),
        (
            "train",
            train.Claimed(0, ROUTE, "blue", 2, 0, 1),
            0,
            (
                "You claim Misty Windmill \N{EN DASH} Train Station with 2 blue cards; "
                "one carriage is left."
            ),
            (
                "Reclamas Molino de la Bruma \N{EN DASH} Estación de Tren con 2 cartas azules; "
                "te queda un vagón."
            ),
        ),
        (
            "train",
            train.Drew(2, "orange"),
            2,
            "You draw an orange float card.",
            "Robas una carta de carroza naranja.",
        ),
        (
            "train",
            train.TrickOrTreat(0, 3, ()),
            0,
            (
                "Trick or Treat! You join the Dark Forest with the Seashore: "
                "that counts as a ticket, your third."
            ),
            "¡Truco o trato! Unes el Bosque Oscuro con la Costa, que vale como tu tercer billete.",
        ),
    ],
)
def test_events_read_well(game: str, event: Event, viewer: int, english: str, spanish: str) -> None:
    assert EN.event(event, game_called(game), NAMES, viewer) == english
    assert ES.event(event, game_called(game), NAMES, viewer) == spanish


def test_a_move_says_what_it_does() -> None:
    game = game_called("ghosts")
    state = game.initial(3, game.codec.options({"start": 0}))
    rng = Random(1)
    while game.actors(state) != (0,):
        state = game.apply(state, game.actors(state)[0], game.fate(state, rng))
    view = game.view(state, 0)
    assert isinstance(view, GhostsView)
    card = view.hand[0]
    told = EN.action(Play(card=card), game, view)
    assert told.startswith("Play the ")
    assert told.endswith(f"(level {card[-1]})")
    after = game.view(game.apply(state, 0, Play(card=card)), 0)
    assert EN.action(Take(), game, after).startswith("Take the pile of one card")


def test_a_move_without_a_table_is_only_named() -> None:
    assert EN.action(Play(card="red-2"), game_called("ghosts")) == (
        "Play the red card with two ghosts"
    )
    assert ES.action(Place(cell=0, rotation=0), game_called("galore")) == (
        "Colocarla en el espacio de arriba a la izquierda, sin girar"
    )
    assert EN.action(Claim(ROUTE, 1), game_called("train")) == (
        "Claim Misty Windmill \N{EN DASH} Train Station with 2 red cards and one locomotive"
    )


def test_a_refusal_names_the_card_and_the_rule() -> None:
    error = IllegalAction("past-seven", "GH-22", {"card": "blue-3", "level": 6, "would": 9})
    assert EN.refusal(error, game_called("ghosts")) == (
        "The blue card with three ghosts would raise the level from 6 to 9, "
        "and seven is the most. (GH-22)"
    )
    turn = IllegalAction("not-on-turn", "GH-20", {"turn": 1})
    assert EN.refusal(turn, game_called("ghosts"), NAMES) == "It is Bruno's turn. (GH-20)"
    assert ES.refusal(turn, game_called("ghosts"), NAMES) == "Le toca a Bruno. (GH-20)"


def test_seats_without_names_are_numbered_as_in_records() -> None:
    event = ghosts.Began(1)
    assert EN.event(event, game_called("ghosts")) == "Player 1 begins."
    assert ES.event(event, game_called("ghosts")) == "Empieza Participante 1."


@pytest.mark.parametrize(
    ("items", "english", "spanish"),
    [
        ([], "", ""),
        (["Ana"], "Ana", "Ana"),
        (["Ana", "Bruno"], "Ana and Bruno", "Ana y Bruno"),
        (["Ana", "Bruno", "Inés"], "Ana, Bruno and Inés", "Ana, Bruno e Inés"),
        (["Ana", "Hilda"], "Ana and Hilda", "Ana e Hilda"),
        (["Ana", "Hielo"], "Ana and Hielo", "Ana y Hielo"),
        (["Ana", "Íñigo"], "Ana and Íñigo", "Ana e Íñigo"),
    ],
)
def test_lists_read_well(items: list[str], english: str, spanish: str) -> None:
    assert EN.join(items) == english
    assert ES.join(items) == spanish


@pytest.mark.parametrize(
    ("error", "parts"),
    [
        (EditionError("my.toml", "tile 3", "is missing"), ("my.toml: tile 3", "is missing")),
        (EditionError("my.toml", "", "is odd"), ("my.toml", "is odd")),
        (OptionError("players", "must be from 2 to 4"), ("players", "2 to 4")),
        (SheetError("player 1", "has no name"), ("player 1", "has no name")),
        (MalformedAction("no field card"), ("no field card",)),
        (RecordError(7, "not a JSON object"), ("7", "not a JSON object")),
        (RecordError(7, "odd", code="no-outcome"), ("7",)),
        (RecordError(7, "odd", code="past-seven", rule="GH-22"), ("7", "odd", "GH-22")),
        (UnknownGame("chess", ("galore", "ghosts")), ("chess", "galore", "ghosts")),
        (IllegalAction("past-seven", "GH-22"), ("past-seven", "GH-22")),
        (PhantomlineError("who knows"), ("who knows",)),
    ],
)
def test_errors_keep_their_facts_in_every_language(
    error: PhantomlineError, parts: tuple[str, ...]
) -> None:
    for words in (EN, ES):
        told = words.error(error)
        for part in parts:
            assert part in told


@pytest.mark.parametrize(("lines", "line", "said", "code"), MALFORMED)
def test_what_is_wrong_with_a_file_is_said_in_every_language(
    lines: list[str], line: int, said: str, code: str
) -> None:
    error = refused(lines)
    assert said in error.reason
    assert code == error.code
    for told in error.params.values():
        assert told in EN.error(error)
        assert told in ES.error(error)
    english, spanish = EN.error(error), ES.error(error)
    assert english.startswith(f"Line {line}: ")
    assert spanish.startswith(f"Línea {line}: ")
    assert english.split(": ")[1] != spanish.split(": ")[1], "it has words of its own"
    assert "\n" not in english + spanish


def test_a_record_that_breaks_a_rule_says_so_in_words() -> None:
    error = RecordError(9, "raw", code="pile-empty", rule="GH-27")
    error.__cause__ = IllegalAction("pile-empty", "GH-27")
    assert ES.error(error, game_called("ghosts")) == (
        "Línea 9: El montón está vacío: no hay nada que llevarse. (GH-27)"
    )


def test_an_outcome_names_its_winners() -> None:
    outcome = Outcome("last-carriage", (0, 2), (4, 1, 4))
    assert ES.outcome(outcome, game_called("train"), NAMES, 0) == (
        "Se ha colocado el último vagón. Victoria compartida: Inés y tú."
    )


def test_points_are_told_from_a_number_in_a_name() -> None:
    ended = ghosts.Ended((0,), (2, 7))
    english = EN.event(ended, game_called("ghosts"), ("Boo", "Boo 2"))
    assert english.endswith(" Boo with 2, Boo 2 with 7.")
    spanish = ES.event(ended, game_called("ghosts"), ("Bu", "Bu 2"))
    assert spanish.endswith(" Bu con 2, Bu 2 con 7.")


@pytest.mark.parametrize(("who", "turn"), [("you", "te toca"), ("other", "le toca")])
def test_spanish_speaks_of_a_turn_as_of_whoever_has_it(who: str, turn: str) -> None:
    assert ES.say("web-on-turn", who=who) == turn
    seat = ES.say("board-ghosts-seat", who=who, name="Ana", turn="now", fright=1, cards=2, taken=0)
    assert seat.startswith("Tú, en tu turno: " if who == "you" else "Ana, en su turno: ")
