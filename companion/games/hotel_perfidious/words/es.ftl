### Hotel Perfidious, con nuestras palabras: la sala, las fichas, la mesa, el final.

hotel_perfidious-title = Hotel Perfidious
hotel_perfidious-line = Trampas, planos y una porra
hotel_perfidious-place = El Perfidious

## Tiles

hotel_perfidious-items-none = nada
hotel_perfidious-item-nutcracker = Cascanueces (bola de bolos)
hotel_perfidious-item-honey-trap = Trampa de miel (estrella de cine)
hotel_perfidious-item-contact-poison = Veneno de contacto (rana)
hotel_perfidious-item-knockout-gas = Gas somnífero (niebla alegre)
hotel_perfidious-item-helmet = Casco
hotel_perfidious-item-bible = Biblia
hotel_perfidious-item-gloves = Guantes
hotel_perfidious-item-gas-mask = Máscara antigás
hotel_perfidious-item-syringe = Jeringuilla
hotel_perfidious-item-blackjack = Porra
hotel_perfidious-item-skeleton-key = Llave maestra
hotel_perfidious-item-overshoes = Chanclos
hotel_perfidious-item-courtesy-phone = Teléfono de cortesía
hotel_perfidious-item-blueprint = Planos
hotel_perfidious-item-ns-arrow = Flecha norte–sur
hotel_perfidious-item-we-arrow = Flecha oeste–este
hotel_perfidious-item-compass = Brújula
hotel_perfidious-trap-nutcracker = Cascanueces
hotel_perfidious-trap-honey-trap = Trampa de miel
hotel_perfidious-trap-contact-poison = Veneno de contacto
hotel_perfidious-trap-knockout-gas = Gas somnífero
hotel_perfidious-brief-nutcracker = Bola
hotel_perfidious-brief-honey-trap = Estrella
hotel_perfidious-brief-contact-poison = Rana
hotel_perfidious-brief-knockout-gas = Gas
hotel_perfidious-brief-helmet = Casco
hotel_perfidious-brief-bible = Biblia
hotel_perfidious-brief-gloves = Guantes
hotel_perfidious-brief-gas-mask = Máscara
hotel_perfidious-brief-syringe = Jeringa
hotel_perfidious-brief-blackjack = Porra
hotel_perfidious-brief-skeleton-key = Llave
hotel_perfidious-brief-overshoes = Chanclos
hotel_perfidious-brief-courtesy-phone = Teléfono
hotel_perfidious-brief-blueprint = Planos
hotel_perfidious-back-armoire = Armario
hotel_perfidious-back-bed = Cama
hotel_perfidious-back-plant = Maceta
hotel_perfidious-back-rug = Alfombra o cuadro
hotel_perfidious-back-short-armoire = Armario
hotel_perfidious-back-short-bed = Cama
hotel_perfidious-back-short-plant = Maceta
hotel_perfidious-back-short-rug = Alfombra
hotel_perfidious-room = Habitación { $room }
hotel_perfidious-place-of = Hab. { $room } · { $back }

## On the table

hotel_perfidious-rooms = Las nueve habitaciones
hotel_perfidious-hotel = El hotel
hotel_perfidious-rooms-note = Pon en cada habitación una ficha con este dorso, boca abajo.
hotel_perfidious-souvenirs = { $count ->
    [one] 1 recuerdo
   *[other] { $count } recuerdos
}
hotel_perfidious-wins = { $count ->
    [one] 1 victoria
   *[other] { $count } victorias
}
hotel_perfidious-blueprints = { $count ->
    [one] Un plano
   *[other] { $count } planos
}
hotel_perfidious-dropped = Planos entregados: { $count }
hotel_perfidious-out = { $count ->
    [one] fuera: 1 turno
   *[other] fuera: { $count } turnos
}
hotel_perfidious-on-phone = al teléfono
hotel_perfidious-board-tiles = { $count ->
    [one] 1 ficha escondida
   *[other] { $count } fichas escondidas
}
hotel_perfidious-board-tile = Hab. { $room }: { $name }
hotel_perfidious-glance-traps = Qué detiene qué
hotel_perfidious-glance-rolls = En un duelo
hotel_perfidious-dead-drop = Buzón muerto
hotel_perfidious-news-duel = ¡Por el rey y la patria! { $attacker } ataca a { $defender }.
hotel_perfidious-news-trap = ¡{ $name } ha destapado { $trap }!
hotel_perfidious-news-tile = { $place }: el móvil de { $name } dice qué hay ahí.
hotel_perfidious-news-call = ¡Agente { $name }, al teléfono de cortesía!

## The end

hotel_perfidious-over = La misión ha terminado
hotel_perfidious-result = Misión de { $name }
hotel_perfidious-sum = { $name }: { $blueprints } × { $souvenirs ->
    [one] 1 recuerdo
   *[other] { $souvenirs } recuerdos
} = { $wins }
hotel_perfidious-sum-nothing = Sin recuerdos no vale nada.
hotel_perfidious-total = Victorias hasta ahora: { $wins }
