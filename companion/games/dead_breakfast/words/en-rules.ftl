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
dead_breakfast-rules-haunted-text = Lay a haunted tile on any window of yours: it covers the guest and stays for good, one a window. You may also throw it out.
dead_breakfast-rules-snatch = Snatching
dead_breakfast-rules-snatch-text = Before the next player moves you may pay an eyeball and take a garden, roof or haunted tile, never a window. Fill the gap at once. If two want the same, whoever said so first has it: press Dibs! Too late once the next player has moved.
dead_breakfast-rules-end = The end
dead_breakfast-rules-end-text = When the last house is complete, count gardens, roofs, scared guests and two points for each eyeball. Most points win; if equal, more eyeballs; if still equal, you share the victory.
dead_breakfast-rules-flowers = Gardens
dead_breakfast-rules-flowers-text = For each of four colours: flowers that ivy joins to your door, times garden tiles of that colour.
dead_breakfast-rules-features = Roofs
dead_breakfast-rules-features-text = For each of four ornaments: how many are on your roof tiles, times how many are on your windows. They need no ivy.
dead_breakfast-rules-scared = Scared guests
dead_breakfast-rules-scared-text = A creature scares every guest of its colour in its column and on its floor: hand yellow, spider green, bat blue, crow grey. Two points a guest and creature. Covered guests are never scared.
dead_breakfast-rules-companion = What this app does
dead_breakfast-rules-companion-text = It counts turns, hears who pressed first, and does the sums. Paint your house by tapping windows, or only tap numbers. Any phone can write any house.
