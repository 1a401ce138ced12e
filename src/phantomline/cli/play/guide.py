"""Help during play: the keys, how the game goes, and the rules by id."""

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from phantomline.cli.play.display import Display
from phantomline.words.bots import character
from phantomline.words.catalogue import RULES

__all__ = ["Guide"]


class Guide:
    """What ``?`` shows. ``company`` has a line about every bot at the table."""

    def __init__(self, display: Display, opponents: Mapping[int, str]) -> None:
        self.display: Final = display
        self.game: Final = display.game.facts.id
        letters = {game: prefix for prefix, game in RULES.items()}
        self.prefix: Final = letters[self.game]
        self.company: Final = [
            display.say(
                "bot-intro",
                name=display.names[seat],
                bot=spec,
                character=character(display.words, spec),
            )
            for seat, spec in sorted(opponents.items())
        ]

    def hint(self) -> str:
        """Return the keys in one line."""
        say = self.display.say
        further = [f"{key} {say(message)}" for key, message in self.display.extra_keys().items()]
        keys = [say("cli-play-hint"), say("bot-play-hint"), *further, say("cli-play-hint-quit")]
        return " · ".join(keys)

    def help(self, asked: str) -> RenderableType:
        """Return the whole help, or one rule if its id was asked for."""
        say, words = self.display.say, self.display.words
        if asked:
            rule = self.rule_id(asked)
            return Text.assemble((f"{rule} ", "bold cyan"), words.rule(rule))
        how = " ".join(say(f"{self.game}-how").split())
        rules = [
            Text.assemble((f"{rule} ", "bold cyan"), words.rule(rule)) for rule in self.rules()
        ]
        return Group(
            Text(how),
            Text(""),
            Text(say("cli-play-keys")),
            Text(say("bot-play-keys")),
            Text(say(f"cli-{self.game}-entry")),
            Text(""),
            Text(say("bot-play-who")),
            *(Text(f"  {line}") for line in self.company),
            Text(""),
            *rules,
        )

    def rules(self) -> list[str]:
        """Return the ids of this game's rules, in order."""
        catalogue = self.display.words.catalogue
        ids = [f"{self.prefix}-{number:02}" for number in range(100)]
        return [rule for rule in ids if catalogue.has(f"rule-{rule}")]

    def rule_id(self, asked: str) -> str:
        """Return a rule's full id: ``22`` and ``gh-22`` are ``GH-22``."""
        wanted = asked.upper().replace(" ", "-")
        return (
            f"{self.prefix}-{int(wanted):02}" if wanted.isascii() and wanted.isdigit() else wanted
        )
