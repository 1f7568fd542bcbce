### The rules in our own words.

venice-rules-goal = What it is about
venice-rules-goal-text = Four agents, each with an identity and a part of a telephone number. Find out who has which part, then dial the whole number. With four players Fiddlebottom and Bubble work together, and so do Agent X and Zsa Zsa, but nobody knows who is who. With three or five, everybody plays alone.
venice-rules-cards = The cards
venice-rules-cards-text = Two black cards are the truth about you: identity and number. { $real_cards ->
    [on] You deal those of the box, and each enters the own two on the own phone.
   *[off] The app deals them.
} Eight coloured cards are for showing: four identities, four numbers. Five location cards say where you go.
venice-rules-round = A round
venice-rules-round-text = { $all_at_once ->
    [on] Everybody puts down a location face down, and all are turned together.
   *[off] In turn each agent puts down a location, last the Ambassador.
} A location can be used once in five rounds; then all take theirs back and a new series begins. Each round begins one seat further to the left.
venice-rules-meeting = Who meets
venice-rules-meeting-text = Exactly two cards of the same location are a meeting. If there are three or more, nothing happens there, except with five players (see there).
venice-rules-exchange = Agent and agent
venice-rules-exchange-text = Each shows the other two coloured cards, and exactly one of them must be true. The same pair may not be shown to the same agent again. When you are sure of your partner, { $black_as_one ->
    [on] one of the two cards may be a black one
   *[off] you may show a black card instead of the two
}. Your phone checks this before anything leaves it.
venice-rules-ambassador = Agent and Ambassador
venice-rules-ambassador-text = The agent demands a black card from any other agent{ $asker_chooses ->
    [on] , and says whether identity or number
   *[off] , who chooses which to show
}. { $black_again ->
   *[on] The same card may be shown to the same agent again.
    [off] If the same agent has seen one, it is the other, as long as that is new.
} With five players the Ambassador sees it too.
venice-rules-dummy = Three players: the absent agent
venice-rules-dummy-text = A fourth agent has black cards nobody knows: { $sides_unknown ->
    [on] an identity and a number, nobody knows which lies left
   *[off] left the identity, right the number
}. { $all_at_once ->
    [on] Its locations are drawn.
   *[off] { $dummy_by_hand ->
        [on] The player before it chooses its locations.
       *[off] Its locations are drawn.
    }
} Whoever meets it alone looks at one of its cards. Whoever meets the Ambassador { $demand_on_dummy ->
   *[on] may look at one too, instead of demanding
    [off] may not look at one
}.
venice-rules-five = Five players: a living Ambassador
venice-rules-five-text = The fifth player is the Ambassador, has no black cards, lays a location face down first and turns it last. If the Ambassador and exactly two agents are together, both show two cards to the Ambassador, and nothing to each other.
venice-rules-call = The call
venice-rules-call-text = With four players you call when you meet your partner alone, instead of an exchange. With three, when you meet one agent{ $call_with_dummy ->
   *[on] , the absent one too,
    [off] , not the absent one,
} or the Ambassador alone. With five likewise; the Ambassador may call beside one or two agents. { $wrong_company_loses ->
    [on] A call in other company counts as wrong.
   *[off] A call in other company does not count.
} Say the number, in this order: { $dialling ->
   *[fbzx] Fiddlebottom, Bubble, Zsa Zsa, Agent X
    [fbxz] Fiddlebottom, Bubble, Agent X, Zsa Zsa
    [bfxz] Bubble, Fiddlebottom, Agent X, Zsa Zsa
}. { $full_names ->
    [on] Say who is who, too.
   *[off] The number alone decides.
} Then all black cards are turned up.
venice-rules-points = Points
venice-rules-points-text = A right number: a point for the caller, with four players for both partners. A wrong one: a point for everybody on the other side. Three points win the match. { $further_game ->
    [on] If several reach them together, you play on till one is ahead.
   *[off] If several reach them together, they share it.
}
venice-rules-sheet = My clues
venice-rules-sheet-text = Each phone keeps a clue sheet: a cross for what you were shown, a dot for what you showed. It fills itself from what phones pass, and you may write in it. Nobody else can read it. { $help ->
   *[off] It concludes nothing for you.
    [contradictions] It tells you when clues contradict each other.
    [crossouts] It tells contradictions, and crosses out what your clues exclude.
    [full] It concludes all that follows from your clues.
}
venice-rules-companion = What the app does
venice-rules-companion-text = It { $real_cards ->
    [on] draws
   *[off] deals the black cards, draws
} for the Ambassador and the absent agent, finds the meetings and passes cards from phone to phone. { $real_cards ->
    [on] A call you judge yourselves.
   *[off] It judges the call.
} Take back undoes the last step, as long as nobody has seen a card by it.
