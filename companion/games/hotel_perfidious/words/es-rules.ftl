### Las reglas con nuestras palabras.

hotel_perfidious-rules-goal = De qué va
hotel_perfidious-rules-goal-text = En un hotel hay escondidos dos planos de un avión secreto. Encuentra uno o los dos, averigua dónde está el buzón muerto y llévalos allí antes que los demás. Por el camino reúne recuerdos: multiplican lo que ganas.
hotel_perfidious-rules-setup = Preparación
hotel_perfidious-rules-setup-text = Separa las 36 fichas por el dorso en cuatro mazos y baraja. Tres fichas de cada mazo, menos el de camas, van boca abajo a las nueve habitaciones; la app dice qué dorso va en cada una. Cada cual pone su agente en una cama: esa es su habitación. { $same_bed ->
    [on] Dos pueden compartirla.
   *[off] No la comparten dos.
} { $choose_first ->
    [on] Decís vosotros quién empieza.
   *[off] Quién empieza se sortea.
}
hotel_perfidious-rules-turn = Un turno
hotel_perfidious-rules-turn-text = Haz cuantas cosas quieras y en cualquier orden, pero muévete una sola vez: hasta seis casillas, nueve con chanclos{ $must_be_ready ->
    [on] , si están descubiertos
   *[off] , descubiertos o no
}, nunca en diagonal ni a través de paredes. Registra tu casilla, guarda lo que halles, { $quick ->
    [on] descubre tus fichas
   *[off] descubre u oculta tus fichas
}, esconde una donde encaje su dorso, deja una o ataca a quien esté en tu casilla. { $to_bottom ->
    [on] La ficha robada que no guardas va al fondo de su mazo.
   *[off] La ficha robada que no guardas vuelve boca abajo a su casilla.
}
hotel_perfidious-rules-hands = Lo que llevas
hotel_perfidious-rules-hands-text = Dos fichas como mucho. Si tienes una tercera, déjala o escóndela antes de nada. Las del tablero se guardan boca arriba, las robadas boca abajo. { $quick ->
    [on] Lo que descubres queda descubierto.
   *[off] Lo que descubres puede ocultarse otra vez.
} Flechas y brújula nunca se guardan. Los recuerdos van aparte y no cuentan.
hotel_perfidious-rules-cellar = Llave y sótano
hotel_perfidious-rules-cellar-text = Quien tiene una llave maestra{ $must_be_ready ->
    [on] , descubierta,
   *[off] , descubierta o no,
} puede bajar por un armario y subir por otro, por las líneas de puntos del tablero. Allí las paredes no cuentan, las casillas sí, y todo es parte del único movimiento. Quien no ha salido al acabar de moverse queda sin sentido.
hotel_perfidious-rules-traps = Poner trampas
hotel_perfidious-rules-traps-text = En una casilla sin ficha pon una tuya boca abajo si su dorso es ese mueble: una trampa, o algo que escondes. Tu móvil lo recuerda y puede demostrarlo después. Nadie más puede leerlo.
hotel_perfidious-rules-counters = Cuando salta una trampa
hotel_perfidious-rules-counters-text = El casco detiene la bola, la biblia a la estrella, los guantes o la jeringuilla a la rana, la máscara o la jeringuilla el gas. Basta con llevarlo, y { $counter_used_up ->
    [on] después se pierde
   *[off] se conserva
}. Entonces puedes quedarte la trampa de recuerdo; si no lo haces, { $beaten_face_down ->
    [on] vuelve boca abajo y se rearma
   *[off] queda ahí, boca arriba e inofensiva
}. Si no lo llevas, pierdes el sentido y la trampa queda ahí, boca arriba. { $literal_traps ->
    [on] Una trampa salta dondequiera que se descubra, también en la mano.
   *[off] Una trampa salta solo en el tablero, nunca en la mano.
}
hotel_perfidious-rules-duel = El duelo
hotel_perfidious-rules-duel-text = Los dos descubren todo lo que llevan y tiran un dado{ $real_dice ->
    [on] , de verdad
   *[off] , cada cual en su móvil
}. La biblia suma uno, el casco dos, la porra tres; { $bonuses_stack ->
    [on] todo se suma, también dos iguales
   *[off] dos distintos se suman
}. Quien ataca debe sacar más, el empate es de quien se defiende. Quien pierde queda sin sentido, quien gana se lleva todos sus recuerdos. { $attackers_turn_ends ->
    [on] Si gana quien ataca, con ello acaba su turno.
   *[off] Si gana quien ataca, sigue su turno.
}
hotel_perfidious-rules-senseless = Sin sentido
hotel_perfidious-rules-senseless-text = Lo que llevas cae boca arriba en las casillas de pasillo más cercanas, tu agente va a la cama de su habitación, tu turno acaba y pierdes el siguiente.
hotel_perfidious-rules-phone = El teléfono de cortesía
hotel_perfidious-rules-phone-text = Deja un teléfono en el pasillo y nombra a un enemigo. Mientras esté ahí, ese agente solo puede moverse. Quien llegue a él{ $answers_own_call ->
   *[on] , también quien es llamado,
    [off] , pero no quien es llamado,
} puede llevárselo de recuerdo, y la llamada se acaba. { $knocked_phone_calls ->
    [on] Un teléfono que cae al perder el sentido también inicia una llamada.
   *[off] Un teléfono que cae al perder el sentido no inicia ninguna llamada.
}
hotel_perfidious-rules-dead-drop = El buzón muerto
hotel_perfidious-rules-dead-drop-text = Dos flechas señalan una columna y una fila; la brújula dice cómo están orientadas. { $compass_by_hand ->
    [on] El norte queda como la puso quien la encontró.
   *[off] Dónde está su norte lo sortea la app.
} { $tap_the_square ->
    [on] Leedlas vosotros y tocad la casilla en la cuadrícula
   *[off] Toca las tres casillas en la cuadrícula, y la app las cruza
}; las columnas van de izquierda a derecha, las filas de arriba abajo. La cuadrícula es de { $columns } × { $rows }.
hotel_perfidious-rules-victory = Ganar
hotel_perfidious-rules-victory-text = Entrega uno o los dos planos en el buzón: una victoria cada uno, por tus recuerdos. Dos planos y cuatro recuerdos son ocho victorias. { $zero_counts_one ->
    [on] Sin recuerdos es por uno.
   *[off] Sin recuerdos no es nada.
} { $both_blueprints ->
    [on] La misión acaba con el segundo plano.
   *[off] La primera entrega acaba la misión.
} Las victorias siguen en varias partidas.
hotel_perfidious-rules-companion = Lo que hace la app
hotel_perfidious-rules-companion-text = Dice cómo preparar y quién empieza, guarda tu libro de trampas, juzga trampas y duelos, cuenta recuerdos y turnos perdidos, halla el buzón y hace la cuenta. { $keep_decks ->
    [on] Cuenta lo que queda en los mazos.
   *[off] Lo que queda en los mazos queda a vuestra memoria.
} Todo se puede corregir a mano, y el último paso deshacer.
