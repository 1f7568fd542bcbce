### The rules in our own words.

hotel_perfidious-rules-goal = What it is about
hotel_perfidious-rules-goal-text = Two blueprints of a secret aeroplane are hidden in a hotel. Find one or both, find out where the Dead Drop is, and bring them there before the other agents do. On the way collect souvenirs: they multiply what you win.
hotel_perfidious-rules-setup = Setting up
hotel_perfidious-rules-setup-text = Sort the 36 tiles by their backs into four decks and shuffle. Three tiles of each deck but the beds go face down into the nine rooms; the app says which back goes where. Everybody puts an agent on a bed: that is the registered room. { $same_bed ->
    [on] Two may share one.
   *[off] No two share one.
} { $choose_first ->
    [on] You say who begins.
   *[off] Who begins is drawn.
}
hotel_perfidious-rules-turn = A turn
hotel_perfidious-rules-turn-text = Do as many things as you like, in any order, but move only once: up to six squares, nine with overshoes{ $must_be_ready ->
    [on] , if they are turned up
   *[off] , turned up or not
}, never diagonally or through walls. Search your square, keep what you find, { $quick ->
    [on] turn your tiles up
   *[off] turn your tiles up or down
}, set one face down where its back fits, drop one, or whack an enemy on your square. { $to_bottom ->
    [on] A drawn tile you do not keep goes under its deck.
   *[off] A drawn tile you do not keep goes back face down on its square.
}
hotel_perfidious-rules-hands = What you hold
hotel_perfidious-rules-hands-text = Two tiles at most. A third must be dropped or set before anything else. Tiles found on the board are kept face up, drawn ones face down. { $quick ->
    [on] What has been turned up stays up.
   *[off] What is turned up may be turned down again.
} Arrows and compass are never kept. Souvenirs lie apart and do not count.
hotel_perfidious-rules-cellar = Key and cellar
hotel_perfidious-rules-cellar-text = Whoever has a Skeleton Key{ $must_be_ready ->
    [on] , turned up,
   *[off] , turned up or not,
} may climb down through an armoire and come up through another, along the dotted lines of the board. Walls do not count there, squares do, and it is all part of the one move. Whoever has not come up when the move ends is knocked senseless.
hotel_perfidious-rules-traps = Setting traps
hotel_perfidious-rules-traps-text = On a square without a tile lay one of yours face down if its back is that furnishing: a trap, or something you hide. Your phone remembers it for you and can prove it later. Nobody else can read it.
hotel_perfidious-rules-counters = When a trap goes off
hotel_perfidious-rules-counters-text = The helmet stops the bowling ball, the bible the film star, gloves or syringe the frog, mask or syringe the gas. It is enough to hold it, and { $counter_used_up ->
    [on] it is gone afterwards
   *[off] you keep it
}. Then you may take the trap as a souvenir; if you do not, it { $beaten_face_down ->
    [on] is turned down there and armed again
   *[off] stays there, face up and harmless
}. Otherwise you are knocked senseless and the trap stays there, face up. { $literal_traps ->
    [on] A trap goes off wherever it is turned up, in the hand too.
   *[off] A trap goes off on the board only, never in the hand.
}
hotel_perfidious-rules-duel = The duel
hotel_perfidious-rules-duel-text = Both turn up all they hold and roll a die{ $real_dice ->
    [on] , a real one
   *[off] , each on the own phone
}. Bible one, helmet two, blackjack three more; { $bonuses_stack ->
    [on] all of them add up, two of a kind too
   *[off] two different ones add up
}. The attacker must be higher, a tie is the defender’s. The loser is knocked senseless, the winner takes all the loser’s souvenirs. { $attackers_turn_ends ->
    [on] An attacker who wins ends the turn by it.
   *[off] An attacker who wins goes on with the turn.
}
hotel_perfidious-rules-senseless = Knocked senseless
hotel_perfidious-rules-senseless-text = What you hold is dropped face up in the nearest corridor squares, your agent goes to bed in the registered room, your turn ends and you miss the next one.
hotel_perfidious-rules-phone = The Courtesy Phone
hotel_perfidious-rules-phone-text = Drop a phone in the corridor and name an enemy. While it lies there, that agent may only move. Whoever moves onto it{ $answers_own_call ->
   *[on] , the called agent too,
    [off] , but not the called agent,
} may take it as a souvenir, and the call is over. { $knocked_phone_calls ->
    [on] A phone dropped when knocked senseless starts a call as well.
   *[off] A phone dropped when knocked senseless starts no call.
}
hotel_perfidious-rules-dead-drop = The Dead Drop
hotel_perfidious-rules-dead-drop-text = Two arrows point to a column and a row; the compass says how they lie. { $compass_by_hand ->
    [on] North is where its finder laid it.
   *[off] Where its north is, the app draws.
} { $tap_the_square ->
    [on] Read them yourselves and tap the square on the grid
   *[off] Tap the three squares on the grid, and the app crosses them
}; columns go from left to right, rows from top to bottom. The grid is set to { $columns } × { $rows }.
hotel_perfidious-rules-victory = Winning
hotel_perfidious-rules-victory-text = Drop one or both blueprints on the Dead Drop: one win each, times your souvenirs. Two blueprints and four souvenirs are eight wins. { $zero_counts_one ->
    [on] Without souvenirs it is times one.
   *[off] Without souvenirs it is nothing.
} { $both_blueprints ->
    [on] The mission ends with the second blueprint.
   *[off] The first drop ends the mission.
} Wins go on over several games.
hotel_perfidious-rules-companion = What the app does
hotel_perfidious-rules-companion-text = It says how to set up and who begins, keeps your trap book, judges traps and duels, counts souvenirs and missed turns, finds the Dead Drop and does the sum. { $keep_decks ->
    [on] It counts what is left in the decks.
   *[off] What is left in the decks is for you to remember.
} Everything can be corrected by hand, and the last step taken back.
