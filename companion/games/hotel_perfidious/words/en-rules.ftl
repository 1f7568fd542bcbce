### The rules in our own words.

hotel_perfidious-rules-goal = What it is about
hotel_perfidious-rules-goal-text = Two blueprints of a secret aeroplane are hidden in a hotel. Find one or both, find out where the Dead Drop is, and bring them there before the other agents do. On the way collect souvenirs: they multiply what you win.
hotel_perfidious-rules-setup = Setting up
hotel_perfidious-rules-setup-text = Sort the 36 tiles by their backs into four decks and shuffle. Three tiles of each deck but the beds go face down into the nine rooms; the app says which back goes where. Everybody puts an agent on a bed: that is the registered room.
hotel_perfidious-rules-turn = A turn
hotel_perfidious-rules-turn-text = Do as many things as you like, in any order, but move only once: up to six squares, nine with overshoes, never diagonally or through walls. Search your square, keep what you find, turn your tiles up or down, set one face down where its back fits, drop one, or whack an enemy on your square.
hotel_perfidious-rules-hands = What you hold
hotel_perfidious-rules-hands-text = Two tiles at most. A third must be dropped or set before anything else. Tiles found on the board are kept face up, drawn ones face down. Arrows and compass are never kept. Souvenirs lie apart and do not count.
hotel_perfidious-rules-cellar = Key and cellar
hotel_perfidious-rules-cellar-text = Whoever has a Skeleton Key may climb down through an armoire and come up through another, along the dotted lines of the board. Walls do not count there, squares do, and it is all part of the one move. Whoever has not come up when the move ends is knocked senseless.
hotel_perfidious-rules-traps = Setting traps
hotel_perfidious-rules-traps-text = On a square without a tile lay one of yours face down if its back is that furnishing: a trap, or something you hide. Your phone remembers it for you and can prove it later. Nobody else can read it.
hotel_perfidious-rules-counters = When a trap goes off
hotel_perfidious-rules-counters-text = The helmet stops the bowling ball, the bible the film star, gloves or syringe the frog, mask or syringe the gas. It is enough to hold it. Then you may take the trap as a souvenir. Otherwise you are knocked senseless and the trap stays there, face up.
hotel_perfidious-rules-duel = The duel
hotel_perfidious-rules-duel-text = Both turn up all they hold and roll a die. Bible one, helmet two, blackjack three more; two different ones add up. The attacker must be higher, a tie is the defender’s. The loser is knocked senseless, the winner takes all the loser’s souvenirs.
hotel_perfidious-rules-senseless = Knocked senseless
hotel_perfidious-rules-senseless-text = What you hold is dropped face up in the nearest corridor squares, your agent goes to bed in the registered room, your turn ends and you miss the next one.
hotel_perfidious-rules-phone = The Courtesy Phone
hotel_perfidious-rules-phone-text = Drop a phone in the corridor and name an enemy. While it lies there, that agent may only move. Whoever moves onto it may take it as a souvenir, and the call is over.
hotel_perfidious-rules-dead-drop = The Dead Drop
hotel_perfidious-rules-dead-drop-text = Two arrows point to a column and a row; the compass says how they lie. Tap the three squares on the grid, columns from left to right, rows from top to bottom, and the app crosses them.
hotel_perfidious-rules-victory = Winning
hotel_perfidious-rules-victory-text = Drop one or both blueprints on the Dead Drop: one win each, times your souvenirs. Two blueprints and four souvenirs are eight wins. Without souvenirs it is nothing. Wins go on over several games.
hotel_perfidious-rules-companion = What the app does
hotel_perfidious-rules-companion-text = It says how to set up and who begins, keeps your trap book, judges traps and duels, rolls, counts souvenirs and missed turns, finds the Dead Drop and does the sum. Everything can be corrected by hand, and the last step taken back.
