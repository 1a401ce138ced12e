# What all games share: seats, lists, refusals and errors.

seat-name = Player { $seat }
seat-you = you
# A name may end in a number, as “Boo 2” does.
seat-tally = { $name } with { $value }
percent = { $value }%
list-and = { $sound ->
   *[other] { $start } and { $end }
}

## Options of a table

option-start = The seat that starts, counted from 0; without it chance decides.

## What is refused in any game

refused-by-rule = { $why } ({ $rule })
refused-not-on-turn = { $turn_who ->
    [you] It is your turn, but this is not a move you can make now.
   *[other] It is { $turn }'s turn.
}
refused-game-over = The game is over.
refused-not-a-player-action = That is for chance to decide, not for a player.
refused-wrong-seat = { $who ->
    [you] It is not you who gets this now.
   *[other] It is not { $name } who gets this now.
}
refused-no-such-seat = There is no such seat at this table.
refused-no-chance-now = Chance has nothing of the kind to decide now.
refused-no-such-card = There is no card called “{ $card }”.
refused-not-in-deck = The deck has no such card left.
no-rule = There is no rule { $rule }.

## Errors. What an edition file or a single line has wrong is told where it is read, in English.

error-record = Line { $line }: { $reason }
error-record-game-over = The game was over before this line.
error-record-no-outcome = The game ends here, but no line with its outcome follows.
error-record-wrong-outcome = The outcome is not the one this game came to.
error-record-too-many-lines = There are more than { $most } lines.
error-record-empty-line = An empty line may only stand at the end.
error-record-no-header = This is no record of a game: one begins with a line { $first }.
error-record-empty = The file is empty.
error-record-other-format = The record has the format “{ $theirs }”, and this reads “{ $ours }”.
error-record-other-edition = It was played with the edition “{ $theirs }”, and this is “{ $ours }”. With the file of that edition, “phantomline replay --edition FILE” shows it.
error-record-other-rules = It was played by version { $theirs } of the rules, and these are version { $ours }. The release of Phantomline that it was made with shows it.
error-record-after-outcome = Nothing may follow the outcome but another record.
error-record-no-such-actor = The actor must be “chance” or a seat from 0 to { $most }.
error-record-long-line = A line has at most { $most } characters.
error-record-not-json = The lines of a record are JSON objects, and this one is not: { $why }.
error-record-malformed = A line of a record does not look like this: { $reason }.
error-record-one-at-a-time = A second record begins here, and only one can be looked at; keep each in a file of its own.
error-edition = { $where }: { $reason }.
error-range = The option “{ $option }” must be from { $least } to { $most }, not { $got }.
error-option = The option “{ $option }” is wrong: { $reason }.
error-sheet = { $where }: { $reason }.
error-action = This is no action of the game: { $reason }.
error-game = There is no game called “{ $name }”. There are { $known }.
