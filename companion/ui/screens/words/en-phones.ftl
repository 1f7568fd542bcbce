## Who deals: the table server, or the phones

lobby-by-server = The table server deals, for not every phone here runs its own program.
lobby-by-phone = { $name }’s phone deals; the table server can read no card, as long as it gives all phones the true program.
lobby-by-two = { $dealer }’s phone deals and { $mixer }’s mixes: nobody but its owner knows a card, as long as the table server, which gives all phones their program, gives the true one.
dealing-by-phone = { $name }’s phone deals.
dealing-mixes = This waits for { $name }’s phone to mix.

## The phone that dealt or mixed is gone

takeover-gone-part = { $lost }’s phone is gone for good
takeover-title-part = Go on for { $lost }’s phone?
takeover-note-part = It dealt or mixed these cards. Then your phone does so in its place, with what the other phones keep of it in shares, and can read what that phone could. { $needed ->
    [0] Nobody else has to agree
    [one] One other player must agree
   *[other] Two other players must agree
}; after that { $lost }’s phone has a minute to come back. Everybody reads it in the log.
takeover-yes-part = Go on for it
takeover-asked-part = Shall { $name } go on for { $lost }’s phone?
takeover-asked-note-part = It dealt or mixed these cards and is gone. If you agree, { $name }’s phone does so in its place: it gets the phones’ shares, and can read what { $lost }’s phone could.
takeover-mine-part = You ask to go on for { $lost }’s phone
takeover-mine-note-part = The others see it on their phones and decide.
takeover-waits-part = { $name }’s phone goes on in a minute, unless { $lost }’s comes back.
takeover-back-part = The phone that was gone is back: it goes on itself.
log-takeover-asked-part = { $name } asks to go on for the phone that dealt or mixed: it is gone.
log-taken-over-part = { $name }’s phone goes on for the one that dealt or mixed.

## The log

log-committed-phone = Deal { $round }: { $name }’s phone has fixed the chance of the deal, under seal; it is opened at the end, as the proof.
log-mixed = { $name }’s phone has mixed the keys: nobody knows which card goes to whom.
log-end-asked = { $name } ends the game; the phones now show what they kept secret.
log-ended-phone = The game is over: { $name }’s phone shows the seed, and every card lies open.

## What is refused

refusal-not-the-dealer = Only the phone that deals, or mixes, may do that.
refusal-dealer-away = This waits for { $name }’s phone, which deals: it must come back. If it is gone for good, let another player’s phone go on for it, or give up this deal.
refusal-mixer-away = This waits for { $name }’s phone, which mixes: it must come back. If it is gone for good, let another player’s phone go on for it, or give up this deal.
refusal-shares-missing = This waits until enough phones of the deal are here: together they bring back what the lost phone knew.
refusal-wrong-mixer = A deal that can be mixed must be mixed by another player’s phone.
refusal-wrong-part = What the dealing or mixing phone sent does not fit this deal.
refusal-knows-the-rest = Your phone deals or mixes already. With the other part it would know every card: let another player ask.
