### What one does: the options, answers, the interrogation, attempts, the box, numbers by hand.

## At the thumb

microfilms-do-open = Open all cards
microfilms-do-prove = Show my identity
microfilms-do-check = Settle the attempt
microfilms-do-show = Show my hand
microfilms-do-answer = Answer
microfilms-do-lay = Lay my cards
microfilms-do-lift = Lift a card
microfilms-do-turn = My turn
microfilms-do-end = End my turn
microfilms-do-wait = { $name } is busy
microfilms-do-wait-turn = { $name } plays
microfilms-back = Back
microfilms-call-off = Call it off
microfilms-call-off-note = If a phone is dead, call it off and do it with the real cards.
microfilms-hand-to = Hand it to { $name }
microfilms-hand-to-note = What comes now is for these eyes alone.
microfilms-i-am = I am { $name }

## The five options

microfilms-draw-deck = Draw from the deck
microfilms-draw-discard = Take the top of the discard
microfilms-do-pass = Pass
microfilms-do-pass-note = You get 1 franc
microfilms-house-empty = The house is empty: you get nothing
microfilms-do-bribe = Bribe
microfilms-do-bribe-note = Costs a card, if it is accepted
microfilms-do-action = Action
microfilms-do-action-note = Costs a card or francs
microfilms-do-attempt = Try to win
microfilms-do-attempt-note = You are Cleared
microfilms-do-attempt-claim = You are a Suspect: only “Allied with the Croupier”
microfilms-do-attempt-suspect = You are a Suspect: not yet
microfilms-do-attempt-fails = You are a Suspect: it would count as failed
microfilms-do-interrogate = Interrogate
microfilms-price-interrogate = The Interrogate card, or 1 franc
microfilms-do-blackmail = Blackmail
microfilms-price-blackmail = A Blackmail card, or 2 francs
microfilms-do-steal = Steal
microfilms-price-steal = The Steal card: take 2 francs
microfilms-do-cash-out = Cash out
microfilms-price-cash-out = The Cash Out card: 3 francs from the house
microfilms-pay-card = With the card
microfilms-pay-franc = For 1 franc
microfilms-means-steal = Steal / Blackmail
microfilms-means-interrogate = Interrogate / Blackmail
microfilms-means-francs = 2 francs
microfilms-with-steal = Steal
microfilms-with-interrogate = Interrogate
microfilms-with-cash-out = Cash Out
microfilms-with-francs = 2 francs
microfilms-whom-bribe = Lay the card face down before them.
microfilms-whom-steal = Put the card on the discard.
microfilms-whom-interrogate = If you pay with a card, it goes on the discard.
microfilms-whom-blackmail = If you pay with a card, it goes on the discard.

## Answers

microfilms-asked-bribe = { $name } offers you a card
microfilms-asked-bribe-note = You may not look at it before you answer.
microfilms-reply-bribe-accept = Accept
microfilms-reply-bribe-accept-note = You take the card; the other is Cleared.
microfilms-reply-bribe-decline = Decline
microfilms-reply-bribe-decline-note = You pay 1 franc, if you have one.
microfilms-asked-blackmail = { $name } blackmails you
microfilms-asked-blackmail-note = Choose how you answer.
microfilms-reply-blackmail-pay = Pay
microfilms-reply-blackmail-pay-note = { $pay_what_you_have ->
    [on] 2 francs to the other, or your only one.
   *[off] 2 francs to the other.
}
microfilms-reply-blackmail-defend = Defend
microfilms-reply-blackmail-defend-note = Discard Cash Out / Blowback.
microfilms-reply-blackmail-decline = Decline
microfilms-reply-blackmail-decline-note = You are a Suspect, the other is Cleared and takes a card of your hand by chance.

## Interrogation

microfilms-asked-interrogation = { $name } interrogates you
microfilms-lay-note = Your identity lies there already. Tap the { $cards ->
    [0] button: your hand is empty.
    [one] card of your hand.
   *[other] { $cards } cards of your hand.
}
microfilms-lay-real-note = Tap your identity and your hand ({ $cards }), and nobody learns which is seen. Or shuffle the real cards under the table, so that you do not know their order yourself, and hand them over.
microfilms-lay = { $cards ->
    [one] Lay 1 card
   *[other] Lay { $cards } cards
}
microfilms-lay-real = Shuffled unseen, handed over
microfilms-cards-back = Take back the last card
microfilms-fan = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
microfilms-fan-note = Lift one. Only you will see it.
microfilms-fan-sure = Card { $number }. A look cannot be taken back.
microfilms-fan-card = Card { $number } of { $of }, face down
microfilms-fan-look = See this card
microfilms-handed = { $name }: real cards
microfilms-handed-note = Take card { $number } of { $of }, look at it alone. Then shuffle them all under the table and give them back. Only your phone says which.
microfilms-handed-seen = Seen

## Trying to win

microfilms-attempt-note = As whom? Everybody will see your identity.
microfilms-attempt-on = Go on
microfilms-kind-agent = Agent
microfilms-kind-agent-note = Reveal a film from your hand.
microfilms-kind-journalist = Journalist
microfilms-kind-journalist-note = Reveal a film, name the player of that nation.
microfilms-kind-hitman = Hitman
microfilms-kind-hitman-note = Name who holds the Ace.
microfilms-kind-broker = Broker
microfilms-kind-broker-note = Name where both Letters are.
microfilms-kind-interpol = Interpol
microfilms-kind-interpol-note = Name a Suspect with a bloodstained card: { $stained }.
microfilms-kind-claim = Allied with the Croupier
microfilms-kind-claim-note = Turn up the Croupier's hand and take a film of it.
microfilms-kind-claim-blind = Then draw one of the Croupier's cards unseen and turn it up.
microfilms-kind-late = From the second evening on.
microfilms-kind-bare = You hold no card, so you can reveal no film.
microfilms-which-film = Which film
microfilms-which-player = Which player
microfilms-which-place = Letter { $number } is with
microfilms-film-none = No film
microfilms-sure = Are you sure?
microfilms-sure-note = Your identity will lie open, and a wrong attempt has its price.
microfilms-sure-do = Try to win
microfilms-try-agent = Agent, reveals the film of { $film }.
microfilms-try-journalist = Journalist, reveals the film of { $film } and names { $named }.
microfilms-try-hitman = Hitman, says { $named } holds the Ace.
microfilms-try-broker = Broker, says where the Letters are: { $places }.
microfilms-try-interpol = Interpol, says { $named } holds a bloodstained card.
microfilms-try-claim = Allied with the Croupier, with the film of { $film }.
microfilms-try-claim-none = Allied with the Croupier, who has no film.
microfilms-try-claim-blind = Allied with the Croupier; one of his cards is drawn unseen.
microfilms-check-proof = The identity must lie open first.
microfilms-check-prove = Open your identity first: then it is checked.
microfilms-check-identities = Turn up the identities and tap them in.
microfilms-check-letter = Turn up the Letter that was removed. Which one is it?
microfilms-check-others = The attempt is checked in private. Everybody sees it only if it is right.
microfilms-check-broker = Look alone at both places, the deck included. Were you right?
microfilms-check-cards = { $name } shows you the hand on the own phone. It comes to your card.
microfilms-check-journalist = Look alone at the identity of { $name }; then say what you saw.
microfilms-check-real = Look alone at the real cards of { $name }. Were you right?
microfilms-check-film = Draw a card of the Croupier unseen and turn it up. Whose film is it?
microfilms-check-stained = Bloodstained: { $stained }.
microfilms-check-seen = You have it on your own card. Were you right about { $name }?
microfilms-check-look = See the identity of { $name }
microfilms-check-open = { $name } says it is right. Now { $of } opens the identity, and it decides.
microfilms-check-open-own = { $name } says your identity is right. Show it: the card decides.
microfilms-check-lies-open = The identity of { $name } lies open: the card decides.
microfilms-wrong = Wrong
microfilms-right = Right
microfilms-show-to = { $name } checks your hand
microfilms-show-note = Tap the cards of your hand ({ $cards }). Nobody else sees them.
microfilms-show = { $cards ->
    [0] Show: no cards
    [one] Show 1 card
   *[other] Show { $cards } cards
}

## The end of a turn

microfilms-end = End of your turn
microfilms-end-fits = You hold { $hand }, and may keep { $limit }.
microfilms-end-note = You hold { $hand } and keep { $limit }. Choose { $excess } to discard, the last one on top. The Ace costs 2 francs.
microfilms-end-do = End my turn

## The box

microfilms-box = What to take from the box
microfilms-box-nations = In play: { $nations }. Put { $out } back with its film and its Letter.
microfilms-box-identities-app = The identity cards stay in the box: your phone tells you who you are.
microfilms-box-identities-real = Shuffle the three agents with { $freelancers ->
    [0] no freelancers
    [one] 1 freelancer drawn unseen
   *[other] { $freelancers } freelancers drawn unseen
} and deal one to each.
microfilms-box-identities-two = Deal one agent to each of you and one face down to the Croupier; then one freelancer each, without the Hitman.
microfilms-box-letter = Shuffle the three Letters and take one out unseen.
microfilms-box-letter-drawer = All Letters stay in the box: which one is out the app has drawn.
microfilms-box-action = Shuffle the eight actions and deal one to each.
microfilms-box-action-app = Take the action card your phone names.
microfilms-box-croupier = Put a Suspect token beside the Croupier, and leave the Ace in the box.
microfilms-box-deck = Shuffle the rest into the deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
microfilms-box-francs = One franc for { $names }.
microfilms-box-start = { $name } begins. All are Suspects.

## By hand

microfilms-hand = Set numbers by hand
microfilms-hand-turn = Whose turn
microfilms-hand-lost = Francs out of the game
microfilms-hand-done = The turn’s option is used
microfilms-hand-out = Out of the game
microfilms-hand-cards = Cards in hand
microfilms-francs = Francs
microfilms-evening-label = Evening
