### The clue sheet, and the help in deducing.

venice-sheet = My clues
venice-sheet-whose = { $name } · only here
venice-sheet-eyes = Your clue sheet. Make sure nobody looks over your shoulder.
venice-sheet-open = Open my sheet
venice-sheet-cover = Cover
venice-sheet-undo = Undo on my sheet
venice-sheet-new = New meeting
venice-sheet-keep = Keep
venice-sheet-take-out = Take this meeting out
venice-sheet-empty = No meeting yet. What phones exchange appears here by itself.
venice-sheet-dummy = Dummy

venice-sheet-view-meetings = Meetings
venice-sheet-view-who = Who is who
venice-sheet-view-notes = Notes

## Cards

venice-sheet-card-0 = Fiddlebottom
venice-sheet-card-1 = Bubble
venice-sheet-card-2 = Agent X
venice-sheet-card-3 = Zsa Zsa
venice-sheet-own = You are { $card }, your number is { $segment }.
venice-sheet-own-none = No black cards
venice-sheet-own-enter = Tap: my black cards
venice-sheet-own-form = Your two black cards
venice-sheet-own-note = They stay on this phone, and the help counts with them.

## Places without a name of the table’s own

venice-sheet-place-0 = Rialto
venice-sheet-place-1 = San Marco
venice-sheet-place-2 = Third place
venice-sheet-place-3 = Fourth place
venice-sheet-place-4 = Fifth place

## A column

venice-sheet-column = Meeting { $number }, series { $series }, round { $round }, with { $name }. Place: { $place }. Shown to me: { $got }. I showed: { $gave }.
venice-sheet-key-got = shown to me
venice-sheet-key-gave = shown by me
venice-sheet-key-black = black card
venice-sheet-form = A meeting
venice-sheet-with = With whom
venice-sheet-where = Where
venice-sheet-shown = What was shown
venice-sheet-kind-pair = Two cards
venice-sheet-kind-black = A black card
venice-sheet-got-card = { $card } was shown to me
venice-sheet-gave-card = I showed { $card }
venice-sheet-series = Series
venice-sheet-series-less = An earlier series
venice-sheet-series-more = A later series
venice-sheet-round = Round
venice-sheet-round-less = An earlier round
venice-sheet-round-more = A later round

## What the owner thinks

venice-sheet-cell = { $name }, { $card }: { $mark }.
venice-sheet-mark-blank = nothing noted
venice-sheet-mark-is = yes
venice-sheet-mark-not = no
venice-sheet-mark-perhaps = perhaps

## What the help says

venice-sheet-level-contradictions = Help: contradictions only
venice-sheet-level-crossouts = Help: one meeting at a time
venice-sheet-level-full = Help: everything that follows
venice-sheet-deals = { $deals ->
    [one] One deal fits your sheet.
   *[other] { $deals } deals of 576 fit your sheet.
}
venice-sheet-is = { $name } is { $card }
venice-sheet-is-not = { $name } is not { $card }
venice-sheet-has = { $name } has { $card }
venice-sheet-has-not = { $name } does not have { $card }
venice-sheet-because = { $claim }, because { $why }.
venice-sheet-why-yours = it is your own black card
venice-sheet-why-seen = you saw the black card (meeting { $number })
venice-sheet-why-taken = that card belongs to { $holder }
venice-sheet-why-other = { $other } is the true one
venice-sheet-why-last-card = nothing else is left for { $name }
venice-sheet-why-last-agent = nobody else can have that card
venice-sheet-why-half-true = of the two cards { $other } is the true one (meeting { $number })
venice-sheet-why-half-not = { $other } does not belong to { $name } (meeting { $number })
venice-sheet-why-half-yours = { $other } is yours (meeting { $number })
venice-sheet-why-half-theirs = { $other } belongs to { $holder } (meeting { $number })
venice-sheet-why-one-of = either { $one } or { $other } is true (meeting { $number })
venice-sheet-why-together = nothing else fits { $notes }
venice-sheet-notes = { $count ->
    [one] meeting { $numbers }
   *[other] meetings { $numbers }
}
venice-sheet-notes-and-own = { $count ->
    [0] your own cards
    [one] your own cards and meeting { $numbers }
   *[other] your own cards and meetings { $numbers }
}
venice-sheet-contradiction = This cannot all be true: { $notes }. Somebody showed a wrong card, or something is noted wrongly.
