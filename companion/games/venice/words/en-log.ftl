### Every act in words, for the log.

venice-log-place = { $name } goes on: { $place }.
venice-log-lay-place = { $name } lays a location face down.
venice-log-show-place = { $name } turns up { $place }.
venice-log-next = { $name } goes on to the next round.
venice-log-lay = { $name } has chosen for meeting { $meeting }.
venice-log-demand = { $name } demands a black card of { $of } (meeting { $meeting }).
venice-log-skip = { $name } skips meeting { $meeting }.
venice-log-by-cards = { $name }: meeting { $meeting } was done with real cards.
venice-log-call = { $name } calls { $number }.
venice-log-right = { $name } says: the number was right.
venice-log-wrong = { $name } says: the number was wrong.
venice-log-names = { $name } sets the names of the locations.
venice-log-labels = { $name } sets the parts of the number.
venice-log-by-hand = { $name }, by hand: { $what }.
venice-log-give = { $name } shows { $to } what was chosen (meeting { $meeting }).
venice-log-look = { $name } looks at a card of the absent agent (meeting { $meeting }).
venice-log-wish-left = { $name } wants to look at the absent agent’s left card.
venice-log-wish-right = { $name } wants to look at the absent agent’s right card.
venice-log-hand-round = round { $value } ({ $other })
venice-log-hand-series = series { $value } ({ $other })
venice-log-hand-start = { $value } begins ({ $other })
venice-log-hand-points = { $other } has { $value ->
    [one] 1 point
   *[other] { $value } points
}
venice-log-hand-location = { $other } is at { $value }
venice-log-hand-played = { $other } has used { $value }
venice-log-hand-free = { $other } has not used { $value }
