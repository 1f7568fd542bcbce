## Taking back

taken-back = Taken back: { $what }
taken-back-drawn = Taken back: { $what } What chance gave stays: done again, it comes again.
log-withdrawn = { $name } took back: { $what }
take-back-title = Take back what { $name } did?
take-back-note = Everybody is told.
take-back-yes = Take it back

## Nothing happens in silence

call-turn = Your turn
call-turn-of = { $name }’s turn
call-asked = You are asked
call-asked-of = { $name } is asked
call-close = Hide this
mark-new = something new
settings-text = Text size
settings-percent = { $percent } %
settings-buzz = Vibrate when I am called
settings-sound = A soft bell when I am called
settings-called-note = When it is your turn, when you are asked, and when something has come for somebody.
call-decides = The table is asked

## What more than one thumb decides

again-title = Back to the lobby?
again-note = All phones leave this end. Cards, proof and score then stand in the log alone.
again-yes = Play again
again-with = { $name } wants to play again. Me too
again-waits = Waiting for one more phone
wants-together = The maker of the table or one other phone has to agree.
wants-ask = Ask the others
wants-asked = The others are asked.
wants-not-yet = Not yet
wants-end = { $name } wants to end it: all cards up.
wants-give-up = { $name } wants to give up this deal.
log-wants-end = { $name } wants to end the game.
log-wants-again = { $name } wants to play again.
log-wants-give-up = { $name } wants to give up this deal.
log-wants-not = { $name }: not yet.
free-title = Free the seat of { $name }?
free-note = That phone loses its seat and has to sit down again.
free-yes = Free it
refusal-nothing-wanted = That has been decided, or is wanted no more.

## A story to keep

story-save = Save the night
story-title = This night
story-note = Who played, who won and why, and the log. What nobody turned up is not in it.
story-file = Save as a file
story-saved = The file is with this phone’s downloads.
story-by-hand = This browser saves no files. The text is marked: copy it.
end-show-all = Show all
log-before = before { $time }
story-undone = { $what } (taken back)
played-title = Evenings played
played-note = Kept on this phone alone.
played-none = None yet: an evening that ends stands here.
played-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
played-erase = Erase the list
played-erase-title = Erase the list of evenings?
played-erase-note = It stands on this phone alone and does not come back.
