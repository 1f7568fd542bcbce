### The rules in our own words.

dead_breakfast-rules-goal = What it is about
dead_breakfast-rules-goal-text = Each of you builds a hotel, four floors high, and moves guests in. Flowers on the walls, ornaments on the roof, and above all guests who are scared out of their wits make points.
dead_breakfast-rules-setup = Setting up
dead_breakfast-rules-setup-text = Everybody draws a door and a double window and puts the window above the door. Shuffle the other tiles apart by kind. Turn up four windows side by side; below them lay two haunted tiles, two gardens, a left and a right roof, and under the last one all eyeballs.
dead_breakfast-rules-turn = A turn
dead_breakfast-rules-turn-text = Take a window and one of the two tiles below it, or below the last window an eyeball. Build them at once, keep the eyeball. Fill the gaps from the piles: only what was taken, and a left roof for a left roof. If a pile is empty, the window comes alone. Everybody has sixteen turns.
dead_breakfast-rules-windows = Building windows
dead_breakfast-rules-windows-text = A window touches something you have built. Two columns on either side of the door, four floors, no more. Ivy need not go on from tile to tile, but flowers only count where it does.
dead_breakfast-rules-extras = Gardens and roofs
dead_breakfast-rules-extras-text = Gardens stand in a row beside the door, two each side, touching the door, a garden or a window. Roofs lie on top, left ones left and right ones right, two each side. Once there is no room you may put a new one in place of an old one, or throw it out.
dead_breakfast-rules-haunted = Haunted tiles
dead_breakfast-rules-haunted-text = Lay a haunted tile on any window of yours{ $haunt_centre ->
   *[on] , the double window too
    [off] , but not on the double window
}: it covers the guest and stays for good, one a window. You may also throw it out.
dead_breakfast-rules-snatch = Snatching
dead_breakfast-rules-snatch-text = Before the next player moves you may pay an eyeball and take a garden, roof or haunted tile, never a window. Fill the gap at once. { $spent_gone ->
    [on] The eyeball leaves the game.
   *[off] The eyeball goes back to the middle.
} { $one_snatch ->
    [on] Nobody snatches twice between two moves.
   *[off] You may snatch again, for an eyeball each time.
} { $after_own_turn ->
   *[on] Whoever has just moved may snatch too.
    [off] Whoever has just moved may not snatch.
} { $discard_snatched ->
   *[on] A snatched tile may be thrown out.
    [off] A snatched tile may not be thrown out.
} If two want the same, whoever said so first has it{ $keep_turns ->
   *[on] : press Dibs!
    [off] .
} Too late once the next player has moved.
dead_breakfast-rules-end = The end
dead_breakfast-rules-end-text = When the last house is complete, count gardens, roofs, scared guests and two points for each eyeball. Most points win; if equal, more eyeballs; if still equal, you share the victory.
dead_breakfast-rules-flowers = Gardens
dead_breakfast-rules-flowers-text = For each of four colours: flowers that ivy joins to your door, times garden tiles of that colour. { $garden_flowers ->
    [on] Flowers on garden tiles count with those on the wall.
   *[off] Flowers on garden tiles do not count.
} { $ivy_stops ->
    [on] A haunted window stops the ivy.
   *[off] Ivy goes on through haunted windows.
}
dead_breakfast-rules-features = Roofs
dead_breakfast-rules-features-text = For each of four ornaments: how many are on your roof tiles, times how many are on your windows. They need no ivy.
dead_breakfast-rules-scared = Scared guests
dead_breakfast-rules-scared-text = A creature scares every guest of its colour in its column and on its floor: hand yellow, spider green, bat blue, crow grey. Two points a guest and creature. Covered guests are never scared. { $centre ->
   *[floors_34] The double window is on floors 3 and 4.
    [floors_23] The double window is on floors 2 and 3.
    [floors_12] The double window is on floors 1 and 2.
    [side_2] Both halves of the double window are on floor 2.
    [side_3] Both halves of the double window are on floor 3.
    [side_4] Both halves of the double window are on floor 4.
    [ask] Where the double window is, you tap for each house.
} { $centre_counts ->
   *[on] Its guests are scared like all others.
    [off] Its guests are never scared.
}
dead_breakfast-rules-companion = What this app does
dead_breakfast-rules-companion-text = { $keep_turns ->
   *[on] It counts turns, hears who pressed first, and does the sums.
    [off] It does the sums; turns and snatching you see to yourselves.
} Paint your house by tapping windows, or only tap numbers. Any phone can write any house.
