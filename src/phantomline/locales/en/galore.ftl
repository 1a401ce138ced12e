# Ghosts Galore: everything a player reads about it.

galore-title = Ghosts Galore
galore-how =
    Everyone builds a ghost train on a board of three by three spaces. Each of eight rounds you claim one
    track tile: draw one and take or leave it, or take one that lies face up. Then all place their tile
    at once, turned as they like. Last comes the hidden tile that each player has kept from the start.
    Monsters, diamonds and tracks that run from door to door score in thirteen ways; most points win.

## Pieces. A monster's name goes with its number.

galore-monster-dragon = { $count ->
    [one] dragon
   *[other] { $count } dragons
}
galore-monster-ghost = { $count ->
    [one] ghost
   *[other] { $count } ghosts
}
galore-monster-golem = { $count ->
    [one] golem
   *[other] { $count } golems
}
galore-monster-satyr = { $count ->
    [one] satyr
   *[other] { $count } satyrs
}
galore-monster-skeleton = { $count ->
    [one] skeleton
   *[other] { $count } skeletons
}
galore-monster-slime = { $count ->
    [one] slime
   *[other] { $count } slimes
}
galore-monster-bat = { $count ->
    [one] bat
   *[other] { $count } bats
}
galore-monster-werewolf = { $count ->
    [one] werewolf
   *[other] { $count } werewolves
}
galore-monster-wisp = { $count ->
    [one] wisp
   *[other] { $count } wisps
}
galore-diamonds = { $count ->
    [one] diamond of { $values }
   *[other] diamonds of { $values }
}
galore-track-straight = straight
galore-track-curve = curve
galore-track-bridge = bridge
galore-track-double-curve = double curve
galore-door-wall = wall
galore-door-plain = plain door
galore-door-bone = bone door
galore-door-tooth = tooth door
galore-place = { $cell ->
    [1] the top left space
    [2] the top middle space
    [3] the top right space
    [4] the middle left space
    [5] the centre
    [6] the middle right space
    [7] the bottom left space
    [8] the bottom middle space
   *[9] the bottom right space
}
galore-turned = { $rotation ->
    [0] unturned
   *[other] turned { $rotation }°
}
galore-category-dragons = Dragons
galore-category-ghosts = Ghosts
galore-category-golems = Golems
galore-category-satyrs = Satyrs
galore-category-skeletons = Skeletons
galore-category-slimes = Slimes
galore-category-bats = Bats
galore-category-werewolves = Werewolves
galore-category-wisps = Wisps
galore-category-diamonds = Diamonds
galore-category-bone_doors = Bone doors
galore-category-tooth_doors = Tooth doors
galore-category-other_paths = Other paths
galore-total = Total
galore-dead-ends = Dead ends
galore-phase-boards = dealing boards
galore-phase-sides = choosing sides
galore-phase-hidden = dealing hidden tiles
galore-phase-keeping = choosing hidden tiles
galore-phase-starting = choosing who begins
galore-phase-claiming = claiming
galore-phase-drawing = drawing
galore-phase-deciding = take or leave
galore-phase-uncovering = turning up the stack
galore-phase-placing = placing
galore-phase-unveiling = placing hidden tiles
galore-phase-over = over

## Options

galore-option-choose_sides = Players choose the side of their board instead of getting a random one.
galore-option-experts = The variant for experienced players: everyone gets two hidden tiles and keeps one.

## What happened

galore-event-board-dealt = { $who ->
    [you] You get
   *[other] { $name } gets
} board { $board }.
galore-event-side-shown = { $who ->
    [you] Your board lies
   *[other] { $name }'s board lies
} with side { $board } up.
galore-event-hidden-dealt = { $who ->
    [you] You take
   *[other] { $name } takes
} { $tile ->
    [hidden] a hidden tile
   *[shown] tile { $tile } as a hidden tile ({ $face })
}.
galore-event-returned = { $who ->
    [you] You keep
   *[other] { $name } keeps
} { $tile ->
    [hidden] one hidden tile and returns the other
   *[shown] tile { $tile } hidden and return tile { $returned }
}.
galore-event-began = { $who ->
    [you] You get
   *[other] { $name } gets
} the lamp.
galore-event-round-began = Round { $round } begins with a stack of { $tiles } tiles; { $who ->
    [you] you have the lamp and begin
   *[other] { $name } has the lamp and begins
}.
galore-event-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
} tile { $tile } ({ $face }).
galore-event-claimed = { $who ->
    [you] You claim
   *[other] { $name } claims
} tile { $tile }.
galore-event-left = { $who ->
    [you] You leave
   *[other] { $name } leaves
} tile { $tile } face up.
galore-event-chose = { $who ->
    [you] You claim
   *[other] { $name } claims
} tile { $tile }, which lay face up.
galore-event-last-to-claim = Only { $who ->
    [you] you have
   *[other] { $name } has
} yet to claim, so { $tiles ->
    [one] the last tile of the stack turns
   *[other] the last { $tiles } tiles of the stack turn
} face up.
galore-event-turned-up = Tile { $tile } turns up ({ $face }).
galore-event-decided = { $who ->
    [you] You have chosen { $cell ->
        [hidden] { $tile ->
            [hidden] side { $board }
           *[shown] to keep tile { $tile }
        }
       *[shown] { $place } for tile { $tile }, { $turned }
    }.
   *[other] { $name } has chosen.
}
galore-event-placed = { $who ->
    [you] You place
   *[other] { $name } places
} tile { $tile } in { $place }, { $turned }.
galore-event-unveiled = { $who ->
    [you] Your hidden tile
   *[other] { $name }'s hidden tile
} is { $tile } ({ $face }); it goes in { $place }, { $turned }.
galore-event-path-finished = { $who ->
    [you] You finish
   *[other] { $name } finishes
} a path { $path ->
    [bone_doors] between the bone doors
    [tooth_doors] between the tooth doors
   *[other_paths] from door to door
}: { $points ->
    [one] one point
   *[other] { $points } points
} for { $sections ->
    [one] one section
   *[other] { $sections } sections
}.
galore-event-cleared = Round { $round } is over; { $count ->
    [0] no tile leaves
    [one] tile { $tiles } leaves
   *[other] tiles { $tiles } leave
} the game.
galore-event-scored = { $who ->
    [you] You score
   *[other] { $name } scores
} { $total ->
    [one] one point
   *[other] { $total } points
}, with { $dead_ends ->
    [0] no dead ends
    [one] one dead end
   *[other] { $dead_ends } dead ends
}.
galore-event-ended = { $winners_who ->
    [you] The boards are full, and you win!
    [one] The boards are full, and { $winners } wins.
   *[many] The boards are full, and { $winners } win together.
} Points: { $scores }.

## What a player may do

galore-action-draw = Draw a tile from the stack
galore-action-claim = Claim it
galore-action-leave = Leave it face up
galore-action-choose = Claim tile { $tile } ({ $face })
galore-action-place = Place it in { $place }, { $turned }
galore-action-keep = Keep tile { $tile } ({ $face })
galore-action-side = Play on side { $side }
galore-action-reveal = Tile { $tile } turns up
galore-action-hidden = { $name }: tile { $tile }
galore-action-board = { $name }: board { $board }
galore-action-start = { $name } gets the lamp

## What is refused, and why

galore-refused-not-now = This is not the moment for that.
galore-refused-already-chosen = That seat has chosen; now the others choose.
galore-refused-only-the-drawn-tile = After drawing, only the drawn tile { $tile } may be claimed.
galore-refused-stack-empty = The stack is empty; claim a face-up tile.
galore-refused-not-face-up = Tile { $tile } does not lie face up.
galore-refused-tile-not-in-stack = Tile { $tile } cannot be in the stack.
galore-refused-no-such-space = A board has nine spaces, and this is none of them.
galore-refused-no-such-rotation = A tile can be turned by 0, 90, 180 or 270 degrees, not by { $rotation }.
galore-refused-space-taken = There is a tile in { $place } already.
galore-refused-board-not-free = Board { $board } is not free.
galore-refused-no-such-side = A board has the sides a and b, not “{ $side }”.
galore-refused-not-your-tile = Tile { $tile } is not one of those you may keep.

## How it ended

galore-outcome-boards-full = { $winners_who ->
    [you] The boards are full, and you win.
    [one] The boards are full, and { $winners } wins.
   *[many] The boards are full, and { $winners } win together, level in points and in dead ends.
}
galore-score = points

## The rules in short

rule-GG-01 = There are 78 track tiles, numbered 1 to 78, each with a track, up to three monsters and perhaps diamonds with a value.
rule-GG-02 = A straight joins opposite edges and a curve neighbouring ones. A bridge has two sections that cross, a double curve two that share the four edges.
rule-GG-03 = Every monster stands on one section of its tile.
rule-GG-04 = The monsters are dragon, ghost, golem, satyr, skeleton, slime, bat, werewolf and wisp.
rule-GG-05 = A board has three by three spaces and twelve doors or walls around it; two doors are bone, two are tooth, the others plain. Five boards have two sides each.
rule-GG-06 = The tiles show each kind of monster and the diamonds between 12 and 33 times; the edition says how often.
rule-GG-10 = Everyone gets a random board. Its side is random too, unless the table lets players choose.
rule-GG-11 = Everyone takes a hidden tile that only they may look at.
rule-GG-12 = Variant for experienced players: take two hidden tiles, keep one and return the other. All choose at the same time.
rule-GG-13 = Eight stacks of tiles are made, each with four more than there are players; the rest stays out unseen.
rule-GG-14 = A start player gets the lamp.
rule-GG-20 = Each round has its own stack. The lamp holder begins, turns go clockwise, and whoever has a tile is skipped.
rule-GG-21 = On your turn either draw the top tile and take or leave it, or take a tile that lies face up.
rule-GG-22 = After drawing you may claim only the tile you drew.
rule-GG-23 = Taking a face-up tile needs one to be there and draws nothing. It may be one you left before.
rule-GG-24 = You can draw only while the stack has tiles; after that all must take face-up tiles.
rule-GG-25 = When only one player has no tile, the whole stack turns face up and that player takes one of five.
rule-GG-26 = Claimed tiles are open to all. Those that nobody claimed leave the game at the end of the round.
rule-GG-30 = When all have a tile, everyone places theirs at once: any empty space, any rotation, never to be moved again. It need not touch or fit anything.
rule-GG-31 = After placing, the lamp goes to the left and the next round begins.
rule-GG-32 = After round eight everyone places the hidden tile on the last space; all are shown together.
rule-GG-40 = Sections are connected where their track meets across an edge, and all that are connected form one path. Both sections of a tile may lie on one path or on two.
rule-GG-41 = A path touches a door where it runs off the board. It has two ends at most, a loop has none.
rule-GG-42 = An end that is not at a door is a dead end: against a tile without track there, an empty space or a wall.
rule-GG-50 = Dragons: the number of dragons times itself; minus 5 without any.
rule-GG-51 = Ghosts: 3 points each, or 6 each on a path with three or more ghosts.
rule-GG-52 = Golems: only those without a golem on a tile beside them count; 4, 10, 18, 28 or 40 points for one to five.
rule-GG-53 = Satyrs: each scores the different kinds of monster on its path, its own included.
rule-GG-54 = Skeletons: each scores the number of diamonds on your board, whatever their value.
rule-GG-55 = Slimes: each scores the number of curves on your board; a double curve counts twice.
rule-GG-56 = Bats: 5 points each if a tile beside theirs shows a bat.
rule-GG-57 = Werewolves: 4 points each, and 10 more for the most of all players, also when tied; 5 more with two players.
rule-GG-58 = Wisps: 3 points each, 4 each from four on, 5 each from seven on.
rule-GG-59 = Diamonds: the sum of their values.
rule-GG-60 = Bone doors: if one path joins both, 2 points for each of its sections.
rule-GG-61 = Tooth doors: if one path joins both, 2 points for each of its sections.
rule-GG-62 = Other paths: every other path with a door at both ends scores 1 point for each section.
rule-GG-63 = A tile counts as two sections if both of its sections lie on the same path.
rule-GG-64 = Most points win; if tied, fewer dead ends; if still tied, the victory is shared.

## What is wrong with a score sheet: where, then why

galore-sheet-at-player = player { $player }
galore-sheet-at-name = player { $player } ({ $name })
galore-sheet-at-space = player { $player } ({ $name }), space { $space } ({ $place })
galore-sheet-part-the-sheet = the sheet
galore-sheet-part-players = players
galore-sheet-part-name = name
galore-sheet-part-board = board
galore-sheet-part-doors = doors
galore-sheet-part-doors-north = doors at the top{ $number ->
    [0] {""}
   *[other] , number { $number }
}
galore-sheet-part-doors-east = doors on the right{ $number ->
    [0] {""}
   *[other] , number { $number }
}
galore-sheet-part-doors-south = doors at the bottom{ $number ->
    [0] {""}
   *[other] , number { $number }
}
galore-sheet-part-doors-west = doors on the left{ $number ->
    [0] {""}
   *[other] , number { $number }
}
galore-sheet-part-tiles = tiles
galore-sheet-part-tile = tile
galore-sheet-part-rotation = rotation
galore-sheet-part-track = track
galore-sheet-part-monsters = monsters
galore-sheet-part-monster = monster { $number }
galore-sheet-part-monster-kind = kind of monster { $number }
galore-sheet-part-monster-section = section of monster { $number }
galore-sheet-part-diamonds = diamonds
galore-sheet-part-diamond = diamond { $number }
galore-sheet-huge = a huge number
galore-sheet-too-large = is larger than { $most } KiB, the most allowed
galore-sheet-not-utf8 = is not UTF-8 text (byte { $byte })
galore-sheet-not-json = is not valid JSON at line { $line } column { $column }
galore-sheet-too-deep = is nested too deeply
galore-sheet-long-number = holds a number too long to read
galore-sheet-twice = has the key { $key } twice in one object
galore-sheet-no-number = holds { $got }, which is not a number in JSON
galore-sheet-unknown-key = has an unknown key { $key }; the keys are { $known }
galore-sheet-no-key = has no "{ $key }"
galore-sheet-not-table = must be an object, not { $got }
galore-sheet-not-list = must be a list, not { $got }
galore-sheet-not-whole = must be a whole number from { $least } to { $most }, not { $got }
galore-sheet-not-text = must be text, not { $got }
galore-sheet-bad-text = must be 1 to { $most } printable characters
galore-sheet-one-of = must be one of { $known }, not { $got }
galore-sheet-players = lists { $count }; a table has 1 to { $most } boards (GG-05)
galore-sheet-same-name = is { $key } like another player's; give everyone their own
galore-sheet-doors-or-board = needs either "doors" or "board", and not both (GG-05)
galore-sheet-nine = lists { $count }; a board has nine spaces, null for an empty one (GG-05)
galore-sheet-board-taken = is board { $board }, which { $other } already has (GG-05)
galore-sheet-tile-taken = is number { $number }, which already lies at { $other } (GG-01)
galore-sheet-rotation = must be 0, 90, 180 or 270 clockwise degrees, not { $got } (GG-30)
galore-sheet-many-monsters = lists { $count }; a tile holds at most { $most } (GG-01)
galore-sheet-not-pair = must be a pair of a monster and its section, such as ["ghost", 0] (GG-03)
galore-sheet-no-section = must be { $sections ->
    [1] 0, its only section,
   *[2] 0 or 1
} on a { $track }, not { $got } (GG-02)
galore-sheet-many-diamonds = lists { $count }; this format holds at most { $most }
galore-sheet-three-edges = lists { $count }; a side of a board has three edges (GG-05)
galore-sheet-two-doors = hold { $count } { $kind } doors; a board side has exactly two (GG-05)
