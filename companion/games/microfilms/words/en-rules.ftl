### The rules in our own words.

microfilms-rules-goal = What it is about
microfilms-rules-goal-text = Everybody has one secret identity. Three are agents of three nations: two of them are allies without knowing it, the third stands alone. With more players there are freelancers too, each with an aim of their own. Whoever reaches the own aim first wins; of the agents, both allies win together.
microfilms-rules-setup = Getting ready
microfilms-rules-setup-text = Three of the four nations are in play; { $left_out ->
   *[drawn] the fourth is drawn and
    [china] China
    [uk] the United Kingdom
    [usa] the USA
    [ussr] the USSR
} goes back into the box with its film and its Letter. { $letter_in_drawer ->
    [on] The app draws in secret which of the three Letters is out, and all stay in the box: the two that are in name the allies.
   *[off] One of the three Letters is taken out unseen: the two that are left name the allies.
} { $real_identities ->
    [on] You deal the identities of the box.
   *[off] The app deals the identities.
} Everybody begins as a Suspect with one action card{ $action_dealt ->
    [on] , which the app names
   *[off] , which you deal
}; the last seats also get a franc.
microfilms-rules-turn = Your turn
microfilms-rules-turn-text = Do exactly one thing: draw a card from the deck or the top of the discard, pass for a franc, offer a bribe, use an action, or try to win. At the end a Suspect keeps one card, whoever is Cleared keeps two. The rest goes face up on the discard; the Ace can only go for two francs. Where no card has to go, the turn ends by itself. { $discard_open ->
    [on] Everybody may look through the discard.
   *[off] Of the discard only the top card may be seen.
}
microfilms-rules-bribe = Bribes
microfilms-rules-bribe-text = Offer somebody a card face down. If they accept they take it, and you are Cleared. If not, they give you a franc, if they have one, and nobody sees the card.
microfilms-rules-interrogate = Interrogation
microfilms-rules-interrogate-text = Costs the card, or a franc. You see one card of somebody, by chance, out of the hand and the identity together. Who was asked does not learn which. Whoever has no hand cards shows the identity for certain.
microfilms-rules-blackmail = Blackmail and theft
microfilms-rules-blackmail-text = Blackmail costs a Blackmail card, or two francs. The other pays you two francs{ $pay_what_you_have ->
    [on] , or one if that is all
   *[off] , nothing less
}, or answers with Cash Out / Blowback, or declines: then you are Cleared, the other is a Suspect, and you take a card of that hand by chance. Steal takes two francs from somebody. Cash Out takes three from the house.
microfilms-rules-evening = Evenings
microfilms-rules-evening-text = If the deck is empty at the end of a turn, the discard is shuffled into a new one and the next evening begins. From the second evening on, { $letter_in_drawer ->
    [on] Interpol
   *[off] Broker and Interpol
} may try to win.
microfilms-rules-agents = An agent tries to win
microfilms-rules-agents-text = Only while Cleared: reveal a film from your hand. All then depends on whose film it is. A film of the lone agent makes the two allies win. A film of one of the allies makes the lone agent win. The game ends either way. { $forbidden_fails ->
    [on] An attempt that is not allowed counts as failed.
   *[off] An attempt that is not allowed is refused, and nothing happens.
}
microfilms-rules-freelancers = A freelancer tries to win
microfilms-rules-freelancers-text = Only while Cleared. Journalist: reveal a film and name the player whose nation it is. Hitman: name who else holds the Ace. Broker: name the places of both Letters{ $letters_differ ->
    [on] , which must be two
   *[off] , the same twice if both lie there
}. { $letter_in_drawer ->
    [on] But nobody is the Broker here, as the Letters stay in the box.
   *[off] Two Letters are in play.
} Interpol: name a Suspect with a bloodstained card, { $stained_cash_out ->
    [on] Steal or Cash Out
   *[off] Steal or Interrogate
}. You check it alone; only if it is right all see it. Wrong, you are out, your cards go face up on the discard and your francs { $francs_out ->
    [on] leave the game
   *[off] to the house
}.
microfilms-rules-two = Two players
microfilms-rules-two-text = The third agent is the Croupier, who plays by himself after each turn: with less than two cards he draws one; with more he takes a franc, is Cleared, and throws one of three away. { $franc_for_second ->
    [on] The second of you begins with a franc.
   *[off] Neither of you begins with a franc.
} He always accepts bribes and never defends himself against blackmail{ $croupier_pays ->
    [on] , but pays two francs if he has them
   *[off] , nor pays
}. His francs { $spare_croupier ->
    [on] cannot be stolen
   *[off] can be stolen
}. Whoever interrogates him sees a card of his hand, never his identity; without a card in hand he cannot be asked. At ten francs of his, both players lose. Hitman and Ace stay in the box. Each of you also has a freelancer{ $freelancers_open ->
    [on] , whom both of you see,
   *[off] , in secret,
} and may win as either; as the Journalist not with the film of your own nation. A failed attempt makes the other win; but when the two of you are allied and an agent’s film fails, { $allied_opponent_wins ->
    [on] the other wins here too
   *[off] you both lose
}. And there is the claim: while the Croupier is Cleared, { $claim_needs_both ->
    [on] and you are Cleared too
   *[off] also as a Suspect
}, you may say you are allied with him and reveal { $croupier_card_blind ->
    [on] a card of his hand, drawn blindly
   *[off] a film of his hand, which is turned up
}. You win if you are and the film is the other player’s. If you two were allied and the film is one of yours, both lose; { $claim_allied_wins ->
    [on] if it is the Croupier’s, both win
   *[off] if it is the Croupier’s, the other wins
}. Otherwise the other wins.
microfilms-rules-companion = What the app does
microfilms-rules-companion-text = { $real_identities ->
    [on] It learns the identities only when you show them, keeps
   *[off] It deals the identities, keeps
} francs and suspicion, and lets one card of a hand be seen by one pair of eyes. Cards of the hand stay real: the app knows one only if its owner taps it. What it has counted wrongly you set by hand.
