### Dead & Breakfast, in our own words: the room, windows, the table, the pad, the end.

dead_breakfast-title = Dead & Breakfast
dead_breakfast-line = Guests, ghosts, a score pad
dead_breakfast-place = The hotel

## Windows

dead_breakfast-cell-empty = Empty window
dead_breakfast-cell-yellow = Yellow guest
dead_breakfast-cell-green = Green guest
dead_breakfast-cell-blue = Blue guest
dead_breakfast-cell-grey = Grey guest
dead_breakfast-cell-hand = Severed hand
dead_breakfast-cell-spider = Spider
dead_breakfast-cell-bat = Bat
dead_breakfast-cell-crow = Crow
dead_breakfast-short-yellow = Ye
dead_breakfast-short-green = Gn
dead_breakfast-short-blue = Bl
dead_breakfast-short-grey = Gy
dead_breakfast-short-hand = Ye
dead_breakfast-short-spider = Gn
dead_breakfast-short-bat = Bl
dead_breakfast-short-crow = Gy
dead_breakfast-frightens-yellow = frightens yellow guests
dead_breakfast-frightens-green = frightens green guests
dead_breakfast-frightens-blue = frightens blue guests
dead_breakfast-frightens-grey = frightens grey guests
dead_breakfast-scared-by = { $count ->
    [0] sleeps soundly
    [one] frightened by one creature
   *[other] frightened by { $count } creatures
}
dead_breakfast-window-is = Column { $column }, floor { $floor }: { $cell }{ $points ->
    [0] {""}
   *[other] , +{ $points }
}
dead_breakfast-house-of = { $name }’s house
dead_breakfast-house-kicker = Hauntings
dead_breakfast-house-note = Choose below, then tap windows
dead_breakfast-centre-clear = Your house rule: no creature on the double window
dead_breakfast-to-the-pad = { $points } to the pad

## Flowers and features

dead_breakfast-flower-1 = Yellow
dead_breakfast-flower-2 = Blue
dead_breakfast-flower-3 = Colour 3
dead_breakfast-flower-4 = Colour 4
dead_breakfast-flower-letter-1 = Y
dead_breakfast-flower-letter-2 = B
dead_breakfast-flower-letter-3 = 3
dead_breakfast-flower-letter-4 = 4
dead_breakfast-feature-1 = Balcony
dead_breakfast-feature-2 = Gargoyle
dead_breakfast-feature-3 = Feature 3
dead_breakfast-feature-4 = Feature 4
dead_breakfast-feature-letter-1 = B
dead_breakfast-feature-letter-2 = G
dead_breakfast-feature-letter-3 = 3
dead_breakfast-feature-letter-4 = 4

## The pad

dead_breakfast-pad = The guest book
dead_breakfast-pad-kicker = Score
dead_breakfast-gardens = Gardens
dead_breakfast-roofs = Roofs
dead_breakfast-scared = Scared guests
dead_breakfast-eyeballs = Eyeballs
dead_breakfast-total = Total
dead_breakfast-short-gardens = Gardens
dead_breakfast-short-roofs = Roofs
dead_breakfast-short-scared = Scared
dead_breakfast-short-eyeballs = Eyeballs
dead_breakfast-flowers-note = Flowers joined to the door × garden tiles
dead_breakfast-flowers-note-garden = Flowers joined to the door, those in gardens too × garden tiles
dead_breakfast-flowers-note-ivy = Ivy stops at haunted windows.
dead_breakfast-roofs-note = On roof tiles × on windows
dead_breakfast-scared-note = Counted from the painted house
dead_breakfast-scared-note-hand = Guests each kind of creature scares × 2
dead_breakfast-scared-by-hand = Count them by hand
dead_breakfast-scared-painted = Take them from the painted house
dead_breakfast-eyeballs-note = Kept, × 2. In the middle: { $pool }
dead_breakfast-another-flower = another flower
dead_breakfast-another-feature = another feature
dead_breakfast-count-flowers = { $name } flowers joined to the door
dead_breakfast-count-gardens = { $name } garden tiles
dead_breakfast-count-features = { $name }: on windows
dead_breakfast-count-roofs = { $name }: on roof tiles
dead_breakfast-count-scared = Guests scared by { $name }
dead_breakfast-points-of = { $what }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
dead_breakfast-total-of = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
dead_breakfast-compare = Compare
dead_breakfast-paint = Paint the house

## Side by side

dead_breakfast-compare-title = Side by side
dead_breakfast-because-points = { $name } leads { $other } by { $points }: { $by }.
dead_breakfast-because-eyeballs = Equal points: { $name } has more eyeballs.
dead_breakfast-because-shared = { $name } are equal in points and eyeballs: they share it.
dead_breakfast-not-complete = Not everybody has played sixteen turns yet.
dead_breakfast-standing = Side by side
dead_breakfast-standing-none = Nothing is counted yet.

## The end

dead_breakfast-over = The houses are complete
dead_breakfast-result = { $name } wins
dead_breakfast-result-shared = { $name } win together

## Names

dead_breakfast-names = Flowers and features
dead_breakfast-names-note = Call them what you like; it is kept.
dead_breakfast-kinds-flower = Flowers
dead_breakfast-kinds-feature = Features
dead_breakfast-new-name = New name
dead_breakfast-rename = Call it so
