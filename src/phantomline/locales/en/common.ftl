# What all games share: seats, lists, refusals and errors.

seat-name = Player { $seat }
seat-you = you
seat-tally = { $name } { $value }
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

## Errors. The reasons come from where the data is read, in English.

error-record = Line { $line }: { $reason }
error-record-game-over = The game was over before this line.
error-record-no-outcome = The game ends here, but no line with its outcome follows.
error-record-wrong-outcome = The outcome is not the one this game came to.
error-edition = { $where }: { $reason }.
error-range = The option “{ $option }” must be from { $least } to { $most }, not { $got }.
error-option = The option “{ $option }” is wrong: { $reason }.
error-sheet = { $where }: { $reason }.
error-action = This is no action of the game: { $reason }.
error-game = There is no game called “{ $name }”. There are { $known }.
