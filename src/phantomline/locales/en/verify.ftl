# `phantomline verify`: whether the luck of a game was the one promised before it began.

verify-help = Check that the luck in a record is what the server promised before the game.
verify-arg-record = A record downloaded from a table, or - for standard input.
verify-opt-commitment = The commitment that the table showed before the start; the record must keep it.
verify-no-fate = The record on line { $line } reveals no secret, so there is nothing to check. Records downloaded from a table do.
verify-other-commitment = The record belongs to another commitment than the one you saw at the table. Do not trust it.
verify-bent-secret = Line { $line }: the secret in the record is not the one the server had committed to. Do not trust it.
verify-bent-draw = Line { $line }: this draw is not what the secret and the players’ nonces make it. Do not trust it.
verify-holds = { $draws ->
    [one] The one draw of this game follows
   *[other] All { $draws } draws of this game follow
} from the secret that the server committed to ({ $commitment }) and the players’ nonces.
verify-compare = Compare the commitment with the one that your table showed before the start, or pass it with --commitment.
