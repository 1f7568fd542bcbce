### Las reglas en nuestras palabras.

dead_breakfast-rules-goal = De qué va
dead_breakfast-rules-goal-text = Cada cual construye un hotel de cuatro pisos y lo llena de huéspedes. Dan puntos las flores de las paredes, los adornos del tejado y, sobre todo, los huéspedes muertos de miedo.
dead_breakfast-rules-setup = Preparación
dead_breakfast-rules-setup-text = Cada cual saca al azar una puerta y una ventana doble, y pone la ventana sobre la puerta. Barajad las demás losetas por clases. Descubrid cuatro ventanas en fila; debajo van dos embrujadas, dos jardines, un tejado izquierdo y uno derecho, y bajo la última todos los ojos.
dead_breakfast-rules-turn = Un turno
dead_breakfast-rules-turn-text = Toma una ventana y una de las dos losetas de debajo, o un ojo bajo la última. Colócalas al momento; el ojo se guarda. Repón solo lo que tomaste, y un tejado izquierdo por uno izquierdo. Si un montón se agota, la ventana va sola. Cada cual juega dieciséis turnos.
dead_breakfast-rules-windows = Poner ventanas
dead_breakfast-rules-windows-text = Una ventana toca algo ya construido. Dos columnas a cada lado de la puerta y cuatro pisos, nada más. La hiedra no tiene que seguir de loseta en loseta, pero las flores solo cuentan donde sigue.
dead_breakfast-rules-extras = Jardines y tejados
dead_breakfast-rules-extras-text = Los jardines van junto a la puerta, dos a cada lado, tocando la puerta, un jardín o una ventana. Los tejados van arriba, los izquierdos a la izquierda y los derechos a la derecha, dos por lado. Cuando no hay sitio puedes cambiar uno viejo por el nuevo, o descartarlo.
dead_breakfast-rules-haunted = Losetas embrujadas
dead_breakfast-rules-haunted-text = Pon una loseta embrujada sobre cualquier ventana tuya{ $haunt_centre ->
   *[on] , también la doble
    [off] , pero no sobre la doble
}: cubre al huésped y se queda para siempre, una por ventana. También puedes descartarla.
dead_breakfast-rules-snatch = Birlar
dead_breakfast-rules-snatch-text = Antes de la jugada del siguiente puedes pagar un ojo y tomar un jardín, un tejado o una loseta embrujada, nunca una ventana. Repón al momento. { $spent_gone ->
    [on] El ojo sale de la partida.
   *[off] El ojo vuelve al centro.
} { $one_snatch ->
    [on] Nadie birla dos veces entre dos jugadas.
   *[off] Puedes birlar otra vez, cada vez por un ojo.
} { $after_own_turn ->
   *[on] Quien acaba de jugar también puede birlar.
    [off] Quien acaba de jugar no puede birlar.
} { $discard_snatched ->
   *[on] La loseta birlada puede descartarse.
    [off] La loseta birlada no puede descartarse.
} Si dos quieren lo mismo, es de quien lo dijo antes{ $keep_turns ->
   *[on] : pulsa «¡Mía!».
    [off] .
} Es tarde cuando el siguiente ya ha jugado.
dead_breakfast-rules-end = El final
dead_breakfast-rules-end-text = Cuando se completa la última casa, contad jardines, tejados, huéspedes asustados y dos puntos por ojo. Gana quien más tiene; si hay empate, más ojos; si sigue, se comparte la victoria.
dead_breakfast-rules-flowers = Jardines
dead_breakfast-rules-flowers-text = Por cada uno de los cuatro colores: flores que la hiedra une a tu puerta, por losetas de jardín de ese color. { $garden_flowers ->
    [on] Las flores de las losetas de jardín se cuentan con las de la pared.
   *[off] Las flores de las losetas de jardín no cuentan.
} { $ivy_stops ->
    [on] Una ventana embrujada corta la hiedra.
   *[off] La hiedra sigue por las ventanas embrujadas.
}
dead_breakfast-rules-features = Tejados
dead_breakfast-rules-features-text = Por cada uno de los cuatro adornos: cuántos hay en tus tejados, por cuántos hay en tus ventanas. No necesitan hiedra.
dead_breakfast-rules-scared = Huéspedes asustados
dead_breakfast-rules-scared-text = Una criatura asusta a todos los huéspedes de su color en su columna y en su piso: la mano a los amarillos, la araña a los verdes, el murciélago a los azules, el cuervo a los grises. Dos puntos por huésped y criatura. Los cubiertos no se asustan. { $centre ->
   *[floors_34] La ventana doble está en los pisos 3 y 4.
    [floors_23] La ventana doble está en los pisos 2 y 3.
    [floors_12] La ventana doble está en los pisos 1 y 2.
    [side_2] Las dos mitades de la ventana doble están en el piso 2.
    [side_3] Las dos mitades de la ventana doble están en el piso 3.
    [side_4] Las dos mitades de la ventana doble están en el piso 4.
    [ask] Dónde está la ventana doble se toca en cada casa.
} { $centre_counts ->
   *[on] Sus huéspedes se asustan como los demás.
    [off] Sus huéspedes no se asustan nunca.
}
dead_breakfast-rules-companion = Qué hace esta aplicación
dead_breakfast-rules-companion-text = { $keep_turns ->
   *[on] Cuenta turnos, oye quién pulsó primero y hace las sumas.
    [off] Hace las sumas; de los turnos y de birlar os ocupáis vosotros.
} Pinta tu casa tocando ventanas, o toca solo números. Cualquier móvil puede anotar cualquier casa.
