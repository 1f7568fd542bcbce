### Hotel Perfidious, in our own words: the room, the tiles, the table, the end.

hotel_perfidious-title = Hotel Perfidious
hotel_perfidious-line = Traps, blueprints, a bat
hotel_perfidious-place = The Perfidious

## Tiles

hotel_perfidious-items-none = nothing
hotel_perfidious-item-nutcracker = Nutcracker (bowling ball)
hotel_perfidious-item-honey-trap = Honey Trap (film star)
hotel_perfidious-item-contact-poison = Contact Poison (dart frog)
hotel_perfidious-item-knockout-gas = Knockout Gas (happy mist)
hotel_perfidious-item-helmet = Helmet
hotel_perfidious-item-bible = Bible
hotel_perfidious-item-gloves = Gloves
hotel_perfidious-item-gas-mask = Gas Mask
hotel_perfidious-item-syringe = Syringe
hotel_perfidious-item-blackjack = Blackjack
hotel_perfidious-item-skeleton-key = Skeleton Key
hotel_perfidious-item-overshoes = Overshoes
hotel_perfidious-item-courtesy-phone = Courtesy Phone
hotel_perfidious-item-blueprint = Blueprint
hotel_perfidious-item-ns-arrow = North–south arrow
hotel_perfidious-item-we-arrow = West–east arrow
hotel_perfidious-item-compass = Compass
hotel_perfidious-trap-nutcracker = Nutcracker
hotel_perfidious-trap-honey-trap = Honey Trap
hotel_perfidious-trap-contact-poison = Contact Poison
hotel_perfidious-trap-knockout-gas = Knockout Gas
hotel_perfidious-brief-nutcracker = Ball
hotel_perfidious-brief-honey-trap = Film star
hotel_perfidious-brief-contact-poison = Frog
hotel_perfidious-brief-knockout-gas = Gas
hotel_perfidious-brief-helmet = Helmet
hotel_perfidious-brief-bible = Bible
hotel_perfidious-brief-gloves = Gloves
hotel_perfidious-brief-gas-mask = Mask
hotel_perfidious-brief-syringe = Syringe
hotel_perfidious-brief-blackjack = Blackjack
hotel_perfidious-brief-skeleton-key = Key
hotel_perfidious-brief-overshoes = Shoes
hotel_perfidious-brief-courtesy-phone = Phone
hotel_perfidious-brief-blueprint = Blueprint
hotel_perfidious-back-armoire = Armoire
hotel_perfidious-back-bed = Bed
hotel_perfidious-back-plant = Potted plant
hotel_perfidious-back-rug = Rug or painting
hotel_perfidious-back-short-armoire = Armoire
hotel_perfidious-back-short-bed = Bed
hotel_perfidious-back-short-plant = Plant
hotel_perfidious-back-short-rug = Rug
hotel_perfidious-room = Room { $room }
hotel_perfidious-place-of = Room { $room } · { $back }

## On the table

hotel_perfidious-rooms = The nine rooms
hotel_perfidious-hotel = The hotel
hotel_perfidious-rooms-note = Put one tile with this back face down in each room.
hotel_perfidious-souvenirs = { $count ->
    [one] 1 souvenir
   *[other] { $count } souvenirs
}
hotel_perfidious-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
hotel_perfidious-blueprints = { $count ->
    [one] One blueprint
   *[other] { $count } blueprints
}
hotel_perfidious-dropped = Blueprints dropped: { $count }
hotel_perfidious-out = { $count ->
    [one] out: 1 turn
   *[other] out: { $count } turns
}
hotel_perfidious-on-phone = on the phone
hotel_perfidious-board-tiles = { $count ->
    [one] 1 tile set face down
   *[other] { $count } tiles set face down
}
hotel_perfidious-board-tile = Room { $room }: { $name }
hotel_perfidious-glance-traps = What stops what
hotel_perfidious-glance-rolls = In a duel
hotel_perfidious-dead-drop = Dead Drop
hotel_perfidious-news-duel = For King and Country! { $attacker } whacks { $defender }.
hotel_perfidious-news-trap = { $name } has turned up { $trap }!
hotel_perfidious-news-tile = { $place }: { $name }’s phone says what lies there.
hotel_perfidious-news-call = Agent { $name } to the Courtesy Phone!

## The end

hotel_perfidious-over = The mission is over
hotel_perfidious-result = Mission of { $name }
hotel_perfidious-sum = { $name }: { $blueprints } × { $souvenirs ->
    [one] 1 souvenir
   *[other] { $souvenirs } souvenirs
} = { $wins }
hotel_perfidious-sum-nothing = Without a souvenir it is worth nothing.
hotel_perfidious-total = Wins so far: { $wins }
