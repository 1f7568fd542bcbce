### Lines of the log: who did what, and what came of it.

microfilms-log-draw = { $name } draws from the deck
microfilms-log-draw-discard = { $name } draws the top of the discard
microfilms-log-pass = { $name } passes for a franc
microfilms-log-bribe = { $name } offers { $of } a bribe
microfilms-log-steal = { $name } steals from { $of }
microfilms-log-cash-out = { $name } cashes out
microfilms-log-interrogate-card = { $name } interrogates { $of } with the card
microfilms-log-interrogate-franc = { $name } interrogates { $of } for a franc
microfilms-log-blackmail = { $name } blackmails { $of }: { $means }
microfilms-log-attempt = { $name } tries to win. { $what }
microfilms-log-end = { $name } ends the turn
microfilms-log-answer-accept = { $name } accepts
microfilms-log-answer-pay = { $name } pays
microfilms-log-answer-defend = { $name } defends with Blowback
microfilms-log-answer-decline = { $name } declines
microfilms-log-lay = { $name } lays the hand face down
microfilms-log-hand-over = { $name } hands the real cards over, shuffled
microfilms-log-pick = { $name } has looked at one real card
microfilms-log-call-off = { $name } calls it off
microfilms-log-show = { $name } shows the hand in private
microfilms-log-right = { $name } says: right
microfilms-log-wrong = { $name } says: wrong
microfilms-log-letter = { $name } turns up the removed Letter: { $card }
microfilms-log-film = { $name } turns up the Croupier's card: { $card }
microfilms-log-identity = { $name } enters the identity of { $of }: { $card }
microfilms-log-by-hand = { $name } by hand: { $what }
microfilms-log-lift = { $name } sees one card of { $of }
microfilms-log-look = { $name } looks at the identity of { $of }
microfilms-log-wish = { $name } wants to look at the identity of { $of }.
microfilms-log-tell = { $name } shows { $of } the hand
microfilms-log-hand-francs = { $of }, francs { $value }
microfilms-log-hand-hand = { $of }, cards { $value }
microfilms-log-hand-cleared = { $of }, { $value ->
    [0] Suspect
   *[other] Cleared
}
microfilms-log-hand-out = { $of }, { $value ->
    [0] in the game
   *[other] out of the game
}
microfilms-log-hand-house = house { $value }
microfilms-log-hand-evening = evening { $value }
microfilms-log-hand-draw = deck { $value }
microfilms-log-hand-discard = discard { $value }
microfilms-log-hand-lost = francs out of the game { $value }
microfilms-log-hand-done = { $value ->
    [0] the turn’s option is still open
   *[other] the turn’s option is used
}
microfilms-log-hand-turn = it is the turn of { $value }

microfilms-deed-begun = In play: { $nations }. { $name } begins.
microfilms-deed-shown = { $name } is { $card }.
microfilms-deed-bribe-accepted = { $name } takes the card; { $of } is Cleared.
microfilms-deed-bribe-declined = { $of } gets a franc, if there was one.
microfilms-deed-blackmail-paid = { $of } gets the francs.
microfilms-deed-blackmail-defended = { $name } discards Cash Out / Blowback.
microfilms-deed-blackmail-declined = { $of } is Cleared, { $name } a Suspect. { $of } takes card { $index } of { $among } out of that hand.
microfilms-deed-blackmail-declined-bare = { $of } is Cleared, { $name } a Suspect.
microfilms-deed-picked = { $name } has seen one card of { $of }.
microfilms-deed-discarded = Discarded: { $cards }.
microfilms-deed-croupier-draws = The Croupier draws a card: put one of the deck into his hand.
microfilms-deed-croupier-earns = The Croupier takes a franc and is Cleared. Discard card { $index } of his { $among }.
microfilms-deed-croupier-earns-bare = The Croupier takes a franc and is Cleared.
microfilms-deed-evening = Shuffle the discard into a new deck: the next evening begins.
microfilms-deed-turn = Now { $name } plays.
microfilms-deed-eliminated = { $name } is out; the cards go face up on the discard.
