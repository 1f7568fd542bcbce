### [microfilms], in our own words: the room, who is who, the cards, the end.

microfilms-title = [microfilms]
microfilms-line = Spies, francs, one casino
microfilms-place = Monte Carlo
microfilms-croupier = The Croupier

## Identities

microfilms-card-china = China
microfilms-card-uk = UK
microfilms-card-usa = USA
microfilms-card-ussr = USSR
microfilms-card-interpol = Interpol
microfilms-card-broker = Broker
microfilms-card-journalist = Journalist
microfilms-card-hitman = Hitman

## The other cards

microfilms-card-steal = Steal / Blackmail
microfilms-card-interrogate = Interrogate / Blackmail
microfilms-card-cash-out = Cash Out / Blowback
microfilms-card-film-china = Film: China
microfilms-card-film-uk = Film: UK
microfilms-card-film-usa = Film: USA
microfilms-card-film-ussr = Film: USSR
microfilms-card-letter-china = Letter: China
microfilms-card-letter-uk = Letter: UK
microfilms-card-letter-usa = Letter: USA
microfilms-card-letter-ussr = Letter: USSR
microfilms-card-ace = Ace of Spades

## Faces: three facts of one, two and one lines for every identity

microfilms-face-you = You are
microfilms-face-want = You want
microfilms-face-mind = Mind
microfilms-face-agent = An agent, perhaps with an ally.
microfilms-face-freelancer = A freelancer, alone.
microfilms-face-want-agent = Show a film from your hand: your enemy's, once you know who that is.
microfilms-face-want-interpol = Name a Suspect with a bloodstained card in hand.
microfilms-face-want-broker = Name where both Letters are: hands, deck or discard.
microfilms-face-want-journalist = Show a film and name the player whose nation it is.
microfilms-face-want-hitman = Name the other player who holds the Ace of Spades.
microfilms-face-mind-cleared = Only while you are Cleared.
microfilms-face-mind-late = Cleared, from evening two.

## Reference

microfilms-who = Who wants what
microfilms-who-kicker = The eight identities
microfilms-who-agent = Cleared, reveals a film from hand. A film of the lone agent makes both allies win; a film of an ally makes the lone agent win.
microfilms-who-interpol = Cleared, from the second evening: names a Suspect who holds a bloodstained card ({ $stained }). { $players ->
    [2] Wrong: the other player wins.
   *[other] Wrong: out.
}
microfilms-who-broker = { $letter_in_drawer ->
    [on] Nobody here, as the Letters stay in the box.
   *[off] Cleared, from the second evening: names the places of both Letters. { $players ->
        [2] Wrong: the other player wins.
       *[other] Wrong: out.
    }
}
microfilms-who-journalist = Cleared: reveals a film and names the player whose nation it is. { $players ->
    [2] Wrong: the other player wins.
   *[other] Wrong: out.
}
microfilms-who-hitman = { $players ->
    [2] Not with two players: stays in the box with the Ace of Spades.
   *[other] Cleared: names the other player who holds the Ace of Spades. Wrong: out.
}

## More faces

microfilms-card-unknown = An unknown card
microfilms-face-real = Real card
microfilms-face-real-you = Your identity is a card of the box.
microfilms-face-real-want = Look at your real identity card. Nobody else may.
microfilms-face-both = This agent, and { $other } too.
microfilms-face-want-both = An enemy's film from your hand. Or: { $want }
microfilms-face-short-interpol = a Suspect with a stained card.
microfilms-face-short-broker = the places of both Letters.
microfilms-face-short-journalist = a film and whose nation it is.
microfilms-face-short-hitman = who holds the Ace.
microfilms-face-action = You begin with { $card }.
microfilms-seen = Seen
microfilms-seen-with = Seen with
microfilms-seen-means = That means
microfilms-seen-one = One of the cards of hand and identity, by chance.
microfilms-seen-identity = This is the identity. Say at the table whether you were right.
microfilms-seen-alone = Only you have seen it.
microfilms-seen-hand = The whole hand
microfilms-seen-say = Say whether you were right.
microfilms-seen-nothing = There is no card to be seen here. Ask at the table.

## The table

microfilms-evening = Evening { $number }
microfilms-unlocked = Broker and Interpol may try to win now.
microfilms-news-evening = Evening { $number } begins. { $letter_in_drawer ->
    [on] Interpol
   *[off] Broker and Interpol
} may try to win.
microfilms-deck = Deck
microfilms-discard = Discard
microfilms-top = On the discard: { $card }
microfilms-pile = Discard, from the top: { $card }
microfilms-house = House
microfilms-empty = Empty
microfilms-suspect = Suspect
microfilms-cleared = Cleared
microfilms-token-suspect = Suspect
microfilms-token-cleared = Cleared
microfilms-out = Out of the game
microfilms-state = { $token } · { $francs ->
    [one] 1 franc
   *[other] { $francs } francs
} · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
microfilms-line-short = { $francs } fr. · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
microfilms-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
microfilms-alarm = The Croupier has { $francs ->
    [one] 1 franc
   *[other] { $francs } francs
}. At { $of } both players lose.
microfilms-alarm-at = At { $of } francs both players lose.
microfilms-tries = { $name } tries to win
microfilms-waits = What is waited for
microfilms-waits-bribe = { $name } offers { $of } a card. { $late } answers.
microfilms-waits-blackmail = { $name } blackmails { $of }. { $late } answers.
microfilms-waits-interrogation = { $name } interrogates { $of }. { $me ->
    [0] Waiting for { $late }.
   *[1] Waiting for you.
}
microfilms-table = The table
microfilms-nothing = Nothing is waited for.

## The end

microfilms-over = The game is over
microfilms-result = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
microfilms-result-nobody = The Croupier wins
microfilms-reason-allied = The film was the lone agent's: the two allies win.
microfilms-reason-lone = The film was an ally's: the lone agent wins.
microfilms-reason-right = The attempt was right.
microfilms-reason-failed = The attempt was wrong: the other player wins.
microfilms-reason-both-lose = The two of you were allied: you lose together.
microfilms-reason-forbidden = An agent tried to win when it was not allowed: the other side wins.
microfilms-reason-alarm = The Croupier has ten francs: both players lose.
microfilms-allied = Allied: { $nations }.
microfilms-removed = Out of the game: { $card }.
