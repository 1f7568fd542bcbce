### Every act in words, for the log, and what came of it.

hotel_perfidious-log-register = { $name } sleeps in room { $room }.
hotel_perfidious-log-end-turn = { $name } ends the turn.
hotel_perfidious-log-set = { $name } sets a tile: { $place }.
hotel_perfidious-log-turn-up = { $name } turns up tile { $number }.
hotel_perfidious-log-show-tile = { $name }’s phone shows what was set.
hotel_perfidious-log-say-tile = { $name } reads the tile: { $item }.
hotel_perfidious-log-clear = { $name } takes tile { $number } off the list.
hotel_perfidious-log-spring = { $name } turns up a trap: { $trap }.
hotel_perfidious-log-beaten = { $name } says: stopped by { $item }, and left there.
hotel_perfidious-log-beaten-taken = { $name } says: stopped by { $item }, and taken as a souvenir.
hotel_perfidious-log-struck = { $name } says: nothing stops the trap.
hotel_perfidious-log-whack = { $name } whacks { $other }: for King and Country!
hotel_perfidious-log-ready = { $name } is ready for the duel.
hotel_perfidious-log-show-items = { $name } turns up what is in hand.
hotel_perfidious-log-say-items = { $name } taps for { $other }: { $items }.
hotel_perfidious-log-roll = { $name } rolls.
hotel_perfidious-log-say-roll = { $name } taps { $other }’s die: { $number }.
hotel_perfidious-log-again = { $name } has the dice rolled again.
hotel_perfidious-log-settle = { $name } settles the duel.
hotel_perfidious-log-call-off = { $name } calls it off.
hotel_perfidious-log-cellar = { $name } does not get out of the cellar.
hotel_perfidious-log-phone = { $name }: Agent { $other } to the Courtesy Phone!
hotel_perfidious-log-pick-up = { $name } takes a phone as a souvenir.
hotel_perfidious-log-sign = { $name } finds { $sign }: column { $column }, row { $row }.
hotel_perfidious-log-north = { $name } turns the compass: north is { $north }.
hotel_perfidious-log-mark = { $name } marks the Dead Drop: column { $column }, row { $row }.
hotel_perfidious-log-unmark = { $name } lets the signs say where the Dead Drop is.
hotel_perfidious-log-drop = { $count ->
    [one] { $name } drops off a blueprint.
   *[other] { $name } drops off { $count } blueprints.
}
hotel_perfidious-log-draw = { $name } draws a tile: { $back }.
hotel_perfidious-log-put-back = { $name } puts a tile under its deck: { $back }.
hotel_perfidious-log-seen = { $name } counts { $item }: { $count } seen.
hotel_perfidious-log-deck = { $name } counts a deck: { $back }, { $count } left.
hotel_perfidious-log-by-hand = { $name }, by hand: { $what }.
hotel_perfidious-log-hand-turn = it is { $other }’s turn ({ $value })
hotel_perfidious-log-hand-souvenirs = { $other } has { $value ->
    [one] 1 souvenir
   *[other] { $value } souvenirs
}
hotel_perfidious-log-hand-forfeits = { $other } misses { $value ->
    [one] 1 turn
   *[other] { $value } turns
}
hotel_perfidious-log-hand-room = { $other } sleeps in room { $value }
hotel_perfidious-log-hand-knocks = { $value ->
    [one] { $other } was knocked senseless once
   *[other] { $other } was knocked senseless { $value } times
}
hotel_perfidious-log-hand-rings = the phone of { $caller } rings for { $other }
hotel_perfidious-log-taken = { $name }, by hand: { $item }, { $count ->
    [one] 1 is a souvenir.
   *[other] { $count } are souvenirs.
}
hotel_perfidious-log-hand-blueprints = { $other } has dropped { $value ->
    [one] 1 blueprint
   *[other] { $value } blueprints
}
hotel_perfidious-log-hand-wins = { $other } has { $value ->
    [one] 1 win
   *[other] { $value } wins
}
hotel_perfidious-log-hand-call = call { $value } for { $other } is over
hotel_perfidious-came-turn = { $name }’s turn.
hotel_perfidious-came-skipped = { $name } misses a turn.
hotel_perfidious-came-tile = It was { $item }, as it was laid.
hotel_perfidious-came-tile-said = It is { $item }.
hotel_perfidious-came-knocked = { $name } is knocked senseless: inventory into the corridor, off to bed, next turn missed.
hotel_perfidious-came-items = { $name }: { $items }.
hotel_perfidious-came-rolled = A { $number }.
hotel_perfidious-came-duel = { $name } beats { $other }, { $attack } to { $defence } (attack to defence). Souvenirs taken: { $count }.
hotel_perfidious-came-north = North is { $north }.
hotel_perfidious-came-wins = { $name } makes { $count ->
    [one] 1 win
   *[other] { $count } wins
}.
