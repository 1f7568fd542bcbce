### Cada acción en palabras, para el registro, y lo que resultó.

hotel_perfidious-log-register = { $name } duerme en la habitación { $room }.
hotel_perfidious-log-end-turn = { $name } acaba el turno.
hotel_perfidious-log-set = { $name } esconde una ficha: { $place }.
hotel_perfidious-log-turn-up = { $name } destapa la ficha { $number }.
hotel_perfidious-log-show-tile = El móvil de { $name } muestra lo escondido.
hotel_perfidious-log-say-tile = { $name } lee la ficha: { $item }.
hotel_perfidious-log-clear = { $name } quita la ficha { $number } de la lista.
hotel_perfidious-log-spring = { $name } destapa una trampa: { $trap }.
hotel_perfidious-log-beaten = { $name } dice: la detiene { $item }, y se queda ahí.
hotel_perfidious-log-beaten-taken = { $name } dice: la detiene { $item }, y es un recuerdo.
hotel_perfidious-log-struck = { $name } dice: nada detiene la trampa.
hotel_perfidious-log-whack = { $name } ataca a { $other }: ¡por el rey y la patria!
hotel_perfidious-log-ready = { $name } está a punto para el duelo.
hotel_perfidious-log-show-items = { $name } descubre lo que lleva.
hotel_perfidious-log-say-items = { $name } marca para { $other }: { $items }.
hotel_perfidious-log-roll = { $name } tira.
hotel_perfidious-log-say-roll = { $name } marca el dado de { $other }: { $number }.
hotel_perfidious-log-again = { $name } hace tirar otra vez.
hotel_perfidious-log-settle = { $name } cierra el duelo.
hotel_perfidious-log-call-off = { $name } lo cancela.
hotel_perfidious-log-cellar = { $name } no sale del sótano.
hotel_perfidious-log-phone = { $name }: ¡agente { $other }, al teléfono de cortesía!
hotel_perfidious-log-pick-up = { $name } recoge un teléfono de recuerdo.
hotel_perfidious-log-sign = { $name } encuentra { $sign }: columna { $column }, fila { $row }.
hotel_perfidious-log-north = { $name } gira la brújula: el norte, { $north }.
hotel_perfidious-log-mark = { $name } marca el buzón muerto: columna { $column }, fila { $row }.
hotel_perfidious-log-unmark = { $name } deja que las señales digan dónde está el buzón.
hotel_perfidious-log-drop = { $count ->
    [one] { $name } entrega un plano.
   *[other] { $name } entrega { $count } planos.
}
hotel_perfidious-log-draw = { $name } roba una ficha: { $back }.
hotel_perfidious-log-put-back = { $name } pone una ficha bajo su mazo: { $back }.
hotel_perfidious-log-seen = { $name } cuenta { $item }: { $count ->
    [one] 1 vista
   *[other] { $count } vistas
}.
hotel_perfidious-log-deck = { $name } cuenta un mazo: { $back }, { $count ->
    [one] queda 1
   *[other] quedan { $count }
}.
hotel_perfidious-log-by-hand = { $name }, a mano: { $what }.
hotel_perfidious-log-hand-turn = es el turno de { $other } ({ $value })
hotel_perfidious-log-hand-souvenirs = { $other } tiene { $value ->
    [one] 1 recuerdo
   *[other] { $value } recuerdos
}
hotel_perfidious-log-hand-forfeits = { $other } pierde { $value ->
    [one] 1 turno
   *[other] { $value } turnos
}
hotel_perfidious-log-hand-room = { $other } duerme en la habitación { $value }
hotel_perfidious-log-hand-knocks = { $value ->
    [one] { $other } ha perdido el sentido 1 vez
   *[other] { $other } ha perdido el sentido { $value } veces
}
hotel_perfidious-log-hand-rings = el teléfono de { $caller } suena para { $other }
hotel_perfidious-log-taken = { $name }, a mano: { $item }, { $count ->
    [one] 1 es un recuerdo.
   *[other] { $count } son recuerdos.
}
hotel_perfidious-log-hand-blueprints = { $other } ha entregado { $value ->
    [one] 1 plano
   *[other] { $value } planos
}
hotel_perfidious-log-hand-wins = { $other } tiene { $value ->
    [one] 1 victoria
   *[other] { $value } victorias
}
hotel_perfidious-log-hand-call = acaba la llamada { $value } a { $other }
hotel_perfidious-came-turn = Turno de { $name }.
hotel_perfidious-came-skipped = { $name } pierde el turno.
hotel_perfidious-came-tile = Era { $item }, tal como se puso.
hotel_perfidious-came-tile-said = Es { $item }.
hotel_perfidious-came-knocked = { $name } pierde el sentido: su inventario al pasillo, a la cama, y pierde el próximo turno.
hotel_perfidious-came-items = { $name }: { $items }.
hotel_perfidious-came-rolled = Un { $number }.
hotel_perfidious-came-duel = { $name } vence a { $other }, { $attack } a { $defence } (ataque a defensa). Recuerdos que se lleva: { $count }.
hotel_perfidious-came-north = El norte, { $north }.
hotel_perfidious-came-wins = { $name } logra { $count ->
    [one] 1 victoria
   *[other] { $count } victorias
}.
