mixed-title = A deal that nobody knows
mixed-note = One phone deals, another one mixes. The dealer’s phone learns which cards are dealt but not to whom, the mixer’s to whom but not what. Only the two together could tell.
mixed-scans = { $codes ->
    [one] 1 code is
   *[other] { $codes } codes are
} read until everybody has a card.
mixed-instead = The ordinary deal takes as many with a witness, one less without. But there the dealer’s program could know everybody’s card. For that, open a table and add the others by their codes.
mixed-deal = This phone deals
mixed-mix = This phone mixes
mixed-not = Neither deal nor mix
mixed-step = Step { $step } of { $of }
mixed-dealer = You deal to { $places }
mixed-mixer = You mix
mixed-pledge = The dealer’s code
mixed-pledge-note = The mixing phone reads this. The deal is promised in it: it cannot be changed any more.
mixed-read-mix = Read the mixing phone’s code
mixed-read-seat = Read somebody’s code
mixed-gather = Go round the table, clockwise from your left: read the dealer’s code and everybody’s seat.
mixed-free = not read yet
mixed-seat-read = { $name }: read. { $done } of { $of }
mixed-mixed = Everybody’s key, without names
mixed-mixed-note = The dealer’s phone reads this. Whose is whose only your phone knows.
mixed-deal-note = { $phones ->
    [one] The other phone reads this.
   *[other] All { $phones } other phones read this, at once or one by one.
}
mixed-all-read = All have read it
mixed-unmix = Show what I mixed
mixed-unmix-first = Only when the game is over: with this code the dealer’s phone can tell everybody’s card.
mixed-unmix-show = The game is over: show it
mixed-unmix-note = The dealer’s phone reads this and makes the proof for all.
mixed-end = End the game
mixed-end-first = The mixing phone shows what it mixed (More). Read it, then this phone shows the proof for all.
mixed-read-unmix = Read what was mixed
mixed-end-without = Without it: the mixing phone is gone
mixed-proof-note = Everybody reads this: each phone makes the deal again by itself.
mixed-proof-bare = Everybody reads this. It proves the cards, but not to whom they went.
astray-title = No card of this deal opens here
astray-note = Your name is in the deal, but another key stands where yours should. Do not play it. Let the dealer end the game, read the proof and then the mixing phone’s own code: that shows whether it did it. Then deal again.
astray-read = Read the proof
end-silent = The cards come out of the promised seed. That each went to the right seat is not proven yet: what { $name }’s phone mixed is not in this proof. It can still be read there.
refusal-bad-mix = This mix is not made as it must be: a key is in it twice, or it is for another number of players.
refusal-slot-missing = No card of this deal opens on this phone.
refusal-seed-changed = { $name } dealt from another seed than was promised before the mix.
refusal-deal-stacked = { $name } dealt other cards than the promised seed gives.
refusal-mix-changed = { $name } shows another mix than the one that was made.
refusal-keys-swapped = { $name } mixed other keys than those of the people at the table.
refusal-falsely-shown = { $name } has shown a card that was dealt to somebody else.
refusal-not-nameless = This game cannot be dealt so for { $places }.
refusal-two-dealers = { $name } deals already. One of the two must leave it.
code-parts = Shown in { $parts ->
    [one] 1 part
   *[other] { $parts } parts
}, in turn: hold the camera still.
scan-parts = { $done } of { $of } parts read
leave-title = Give up this seat?
leave-note = Its card and its notes are gone then, and nobody can bring them back.
scan-there = { $kind ->
    [seat] { $name }’s seat
    [pledge] { $name } deals: the dealer’s code
    [mix] { $name }’s mix
    [deal] The deal, from { $name }
    [unmix] What { $name } mixed
    [end] The proof, from { $name }
    [open] What { $name } has shown
   *[other] The code that { $name } shows
}
board-table = the table
end-missing = Not heard from yet: { $names }.
unproven-server = Not proven: that whoever runs this server did not look.
unproven-mixed = Not proven: that the dealer’s phone and { $mixer }’s, which mixed, did not look together.
unproven-phone = Not proven: that { $dealer }’s phone did not look, and that this server, which gave all phones their program, gave the true one.
unproven-two = Not proven: that { $dealer }’s phone and { $mixer }’s did not look together, and that this server, which gave all phones their program, gave the true one.
offline-drawn = A server draws this phone. If it draws the dealer’s and the mixer’s too, they are one program, and it knows every card: then a deal that nobody knows is none.
