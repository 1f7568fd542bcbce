### Every act in words, for the log, and what came of it.

dead_breakfast-part-flowers = flowers
dead_breakfast-part-gardens = garden tiles
dead_breakfast-part-features = features on windows
dead_breakfast-part-roofs = features on roofs
dead_breakfast-part-scared = scared guests
dead_breakfast-log-count = { $name } counts in { $other }’s house: { $what } { $numbers }.
dead_breakfast-log-count-painted = { $name }: in { $other }’s house the painted windows count.
dead_breakfast-log-paint = { $name } paints { $other }’s house: { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}, { $creatures ->
    [one] 1 creature
   *[other] { $creatures } creatures
}.
dead_breakfast-log-centre = { $name }: { $other }’s double window is at { $where }.
dead_breakfast-log-rename = { $name } calls { $what } “{ $new }”.
dead_breakfast-log-rename-back = { $name } gives { $what } its old name back.
dead_breakfast-log-move = { $name } takes a window and a tile.
dead_breakfast-log-move-eyeball = { $name } takes a window and an eyeball.
dead_breakfast-log-finish = { $name } says: the points stand.
dead_breakfast-log-dibs = { $name } calls dibs.
dead_breakfast-log-let-first = { $name }: { $other } goes first.
dead_breakfast-log-snatch = { $name } snatches for an eyeball: { $what }.
dead_breakfast-log-snatch-discard = { $name } snatches for an eyeball and throws out: { $what }.
dead_breakfast-log-let-go = { $name }: { $other } takes nothing.
dead_breakfast-log-by-hand = { $name }, by hand: { $what }.
dead_breakfast-log-hand-turn = it is { $other }’s turn{ $value ->
    [0] {""}
   *[other] {" "}({ $value })
}
dead_breakfast-log-hand-turns = { $other } has played { $value ->
    [one] 1 turn
   *[other] { $value } turns
}
dead_breakfast-log-hand-eyeballs = { $other } has { $value ->
    [one] 1 eyeball
   *[other] { $value } eyeballs
}
dead_breakfast-log-hand-moved = { $other } moved last{ $value ->
    [0] {""}
   *[other] {" "}({ $value })
}
dead_breakfast-log-hand-snatched = { $value ->
    [0] { $other } has not snatched since the last move
   *[other] { $other } has snatched since the last move
}
dead_breakfast-log-hand-gone = { $value ->
    [one] 1 eyeball is
   *[other] { $value } eyeballs are
} out of the game
dead_breakfast-came-begun = { $name } begins.
dead_breakfast-came-turn = { $name }’s turn.
dead_breakfast-came-complete = All houses are complete.
dead_breakfast-came-snatched = The eyeball is back in the middle.
dead_breakfast-came-snatched-gone = The eyeball is out of the game.
dead_breakfast-came-winners = { $name } in front.
