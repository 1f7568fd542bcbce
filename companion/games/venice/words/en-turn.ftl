### What one does: locations, meetings, the call, corrections.

## At the thumb

venice-do-open = Show all black cards
venice-do-judge = Was the call right?
venice-do-place = Choose a location
venice-do-place-dummy = Move the absent agent
venice-do-meet = Your meeting
venice-do-next = Next round
venice-do-series = Next series
venice-do-wait-place = { $name } chooses
venice-do-wait-meet = { $name } is busy
venice-do-phones = The phones are busy

## Locations

venice-place-choose = Where do you go?
venice-place-for = Where does { $name } go?
venice-place-used = Used in this series
venice-place-hidden = Nobody sees it before all have chosen.
venice-place-done = Your location lies already, or it is not your turn.

## A meeting

venice-meeting = A meeting
venice-meeting-number = Meeting { $number }
venice-meeting-over = This meeting is over.
venice-skip = Skip it
venice-by-cards = Done with cards
venice-skip-title = Skip meeting { $number }?
venice-skip-note = Nobody shows anything in it, not even what is compulsory. All read who skipped it.
venice-skip-yes = Skip it for all
venice-by-cards-title = Meeting { $number }: done with cards?
venice-by-cards-note = The phones pass nothing in it: you have shown the cards of the box. All read who said so.
venice-by-cards-yes = Yes, done with cards
venice-pass = Hand the phone to { $name }
venice-pass-here = I am { $name }
venice-show-to = Show cards to { $name }
venice-reminder = Who am I, what have they seen?
venice-reminder-cover = Cover it
venice-reminder-own = You are { $card }, your number is { $segment }.
venice-reminder-seen = { $count ->
    [0] They have seen no pair of yours yet.
   *[other] They have seen: { $pairs }.
}
venice-mode-pair = Two cards
venice-mode-black = A black card
venice-choose-two = Choose two cards, exactly one of them true.
venice-one-true = Exactly one is true: that works.
venice-all-shown = You have shown every pair: this one again is fine.
venice-choose-black = Which of your black cards?
venice-black-identity = My identity
venice-black-segment = My number
venice-black-fits = This black card will be seen.
venice-lay = { $cards ->
    [one] Lay it down
   *[other] Lay them down
}
venice-show = Show it
venice-asked = { $name } demands a black card
venice-asked-note = Choose one of yours; only they see it.
venice-wanted-identity = Your identity is demanded.
venice-wanted-segment = Your number is demanded.
venice-no-own = Your phone does not know your black cards yet.
venice-enter-own = Enter my black cards
venice-demand = Whose black card?
venice-demand-note = You met the Ambassador: one agent must show you one.
venice-demand-dummy = You look yourself, left or right
venice-demand-identity = Identity
venice-demand-segment = Number
venice-look = Which card of the absent agent?
venice-look-note = You see it on your own card, nobody else does.
venice-look-unknown = Nobody knows which is which.
venice-look-real = Look at one of the two cards on the table.
venice-look-left = Left
venice-look-left-note = The identity
venice-look-right = Right
venice-look-right-note = The number

## The call

venice-call = The call
venice-call-short = Call
venice-call-note = Who has which part? A wrong number gives the points to the others.
venice-call-ready = Say { $number }
venice-call-sure = { $number }?
venice-call-dial = Really call { $number }
venice-judge = Was it right?
venice-judge-note = { $name } has called. Turn up all black cards.
venice-judge-partner = Who is the caller’s partner?
venice-judge-right = Right
venice-judge-wrong = Wrong

## Corrections and the table’s own words

venice-hand = Correct by hand
venice-hand-begins = Who begins the round
venice-hand-locations = Locations of this round
venice-hand-used = Used in this series
venice-hand-used-of = { $name } has used { $place }
venice-words = Names and numbers
venice-words-note = Names printed on your cards, or another edition. Clear all to have the app’s own again.
venice-words-locations = Locations
venice-words-locations-one = Location { $number }
venice-words-labels = Parts of the number
venice-words-labels-one = Part { $number }
