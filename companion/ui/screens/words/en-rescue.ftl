## A seat survives its phone

home-rescue = Rescue a seat
more-rescue = Rescue code
more-rescue-short = Rescue
more-gone = A phone is gone
rescue-making = The code is being made …
rescue-picture = The picture
rescue-letters = The password
rescue-note = If this phone is lost, another one takes its place with this picture and its password. Photograph the picture with a friend’s phone. This phone is shut out then.
rescue-note-offline = Another phone takes this one’s place with this picture and its password. Without a server this phone cannot be told: then nobody may go on with it.
rescue-covered = The password is covered. Press and hold to look.
rescue-hold = Hold to see the password
rescue-apart = Write it on paper, away from the picture: who has both has your seat. Each code is good until one is used.
rescue-scan = Your rescue code
rescue-letters-title = The password
rescue-letters-label = Eight letters and digits
rescue-letters-note = It was shown beside the picture. Capitals and spaces do not matter, and O counts as 0, I and L as 1.
rescue-open = Go on with this phone
rescue-done = This phone holds the seat now.
moved-away = Your seat has moved to another phone.

## A phone is gone, and there is no rescue code

gone-title = Whose phone is gone?
gone-note = Say that this phone is that player’s new one. The maker of the table and two others must agree; then the old phone has a minute to come back. What only the old phone had noted is lost.
gone-too-few = Two other players must agree, and here there are too few. The rescue code brings the seat back; without it the deal can be given up.
gone-note-lobby = Say that this phone is that player’s new one. Two other players must agree, and the maker of the table if that phone is here; then the old phone has a minute to come back.
gone-too-few-lobby = Two other players must agree, and here there are too few. The rescue code brings the seat back, or the maker of the table frees it.
gone-code = I have a rescue code
move-asked = Is that { $name }?
move-asked-note = A phone says it is { $name }’s new one. Its words are “{ $words }”: let { $name } say them aloud. If you agree it gets the seat and the card.
move-asked-note-lobby = A phone says it is { $name }’s new one. Its words are “{ $words }”: let { $name } say them aloud. If you agree it gets the seat.
move-mine = You ask for { $name }’s seat
move-mine-note = Say your two words aloud: “{ $words }”. The others see them and decide.
move-agree = Agree
move-refuse = Refuse
move-take-back = Do not ask
move-so-far = { $done } of { $of } agree
move-waits = Enough agree. The seat of { $name } moves in a minute, unless its phone comes back.
give-up = Give up this deal
give-up-title = Give up this deal?
give-up-yes = Give it up
give-up-note = Back to before the deal; everybody stays seated. Nobody learns what was dealt, and all read who gave it up.

## The maker’s phone is gone before a deal

takeover-gone = The maker’s phone is gone
takeover-title = Take the table over?
takeover-note = Then you arrange it: who plays, who sits where, the house rules. { $needed ->
    [0] Nobody else has to agree
    [one] One other player must agree
   *[other] Two other players must agree
}; after that the maker’s phone has a minute to come back. Everybody reads it in the log.
takeover-yes = Take it over
takeover-asked = Shall { $name } take the table over?
takeover-asked-note = The phone of whoever opened it is gone. If you agree, { $name } arranges the table from now on: who plays, who sits where, the house rules.
takeover-mine = You ask to take the table over
takeover-mine-note = The others see it on their phones and decide.
takeover-waits = { $name } has the table in a minute, unless the maker’s phone comes back.
takeover-back = The maker’s phone is back: the table stays with it.
takeover-done = The table is yours to arrange now.
taken-over = { $name } has taken the table over.
taken-over-here = This phone was gone: { $name } has taken the table over and arranges it now.

## The log

log-rescued = { $name } goes on with another phone.
log-move-asked = A phone asks for the seat of { $name }.
log-move-agreed = { $name } agreed.
log-move-ended = { $name } ended it; the seat stays where it is.
log-move-back = The phone of { $name } is back: the seat stays where it is.
log-given-up = { $name } gave up the deal. What was dealt stays secret.
log-deal-failed = The cards could not be dealt. Everybody is still seated: deal again.
log-moved = The seat of { $name } has another phone now; its card was sealed to it anew.
log-moved-lobby = The seat of { $name } has another phone now.
log-the-maker = The maker of the table
log-takeover-asked = { $name } asks to take the table over: the maker’s phone is gone.
log-takeover-ended = { $name } ended it; the table stays with its maker.

## What is refused

refusal-not-eight-letters = { $given ->
    [0] Type the password of the rescue code: eight letters and digits.
    [one] That is one letter or digit; a password has eight.
   *[other] Those are { $given } letters and digits; a password has eight.
}
refusal-wrong-letters = This password does not open this code. Read it once more.
refusal-unknown-kdf = This rescue code was made by a newer program. Bring yours up to date.
refusal-rescue-spent = This rescue code has been used already, or the seat is another’s by now.
refusal-rescue-too-long = Your notes are too long for a rescue code. Strike some out first.
refusal-not-rescued = First read the rescue code.
refusal-seated-elsewhere = This phone has a seat without a server already. Leave that first.
refusal-phone-here = { $name }’s phone is at the table.
refusal-move-underway = Something is being asked for already. Wait until that is decided.
refusal-move-over = That has been decided already.
refusal-nobody-to-agree = Two other players with phones of their own must agree, and here there are too few.
refusal-maker-here = The maker’s phone is here: the table stays with it.
refusal-no-seat-here = Only a player takes a table over. First take a seat.
