### Venice, in our own words: the room, the round on the table, the faces of the cards, the end.

venice-title = Venice
venice-line = A number, four agents
venice-place = Carnival
venice-ambassador = Ambassador

## The round on the table

venice-round = Series { $series } · Round { $round }
venice-help = Help: { $level }
venice-card-none = { $name }: no location yet
venice-card-down = { $name }: a location face down
venice-card-at = { $name }: { $place }
venice-name-places = Name the places
venice-name-places-note = As they are printed on your cards. All phones read them then.
venice-nobody-met = Nobody meets in this round.
venice-meeting-at = { $place } · meeting { $number }
venice-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
venice-points = Points
venice-called = { $name } calls { $number }.

venice-now-choose = { $names }: choosing cards. { $me ->
    [0] Waiting for { $late }.
    [1] Waiting for you.
   *[2] Waiting for you and { $late }.
}
venice-now-passing = { $names }: the phones are passing the cards.
venice-now-demand = { $names } may demand a black card from somebody.
venice-now-asked = { $names } wants a black card from { $of }.
venice-now-look = { $names } may look at one card of the absent agent.
venice-now-done = { $names }: done. What they saw stands on their own cards.
venice-now-cards = { $names }: done with real cards.
venice-now-skipped = { $names }: skipped.

## Faces

venice-face-segment = Your part of the number
venice-face-know = You know
venice-face-want = You want
venice-face-partner = Your partner is { $name }. Find out who that is.
venice-face-alone = { $name } would be your partner, but here each plays alone.
venice-face-want-text = To dial the whole number.
venice-face-ambassador = Ambassador
venice-face-ambassador-know = You have no black cards. You see what others must show you.
venice-face-ambassador-want = To dial the whole number.
venice-face-real = Real cards
venice-face-real-know = Your black cards are those of the box. Note them in your clues.
venice-face-real-want = To dial the whole number.
venice-face-shown = Shown to you by
venice-face-means = That means
venice-face-where = Where
venice-face-pair = Exactly one of the two is true.
venice-face-black = A black card: it is true.
venice-face-one = The first one is a black card and true.
venice-face-false = This is not what was laid down. Ask at the table.

## On coloured cards

venice-printed-0 = Lord F.
venice-printed-1 = Bubble
venice-printed-2 = Agent X
venice-printed-3 = Zsa Zsa

## The end

venice-over = The game is over
venice-result-right = { $name } got through
venice-result-wrong = { $name } had a wrong number
venice-result-void = The call did not count
venice-right-number = The number was { $number }.
venice-dummy-was = The absent agent: { $cards }.
venice-winners = A point for { $names }.
venice-match = Match: { $points }
venice-match-won = The match goes to { $names }.
