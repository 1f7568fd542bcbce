### El registro: cada acto y cada pregunta, quién hizo qué. Nunca un secreto.

secret_night-log-advance = { $name } ha adelantado el reloj.
secret_night-log-set = { $name } ha puesto el reloj a mano: { $hour }.
secret_night-log-wilma = { $by ->
    [-1] { $name }: Wilma Sanders atrasa el reloj.
   *[other] { $name }: Wilma Sanders adelanta el reloj.
}
secret_night-log-enter = { $name } ha sacado un { $printed }.
secret_night-log-enter-water = { $name } ha sacado un { $printed }, en el agua.
secret_night-log-spin = { $name } ha girado la ruleta.
secret_night-log-spin-water = { $name } ha girado la ruleta, en el agua.
secret_night-log-walk = { $steps ->
    [one] { $name } ha dado un paso.
   *[other] { $name } ha dado { $steps } pasos.
}
secret_night-log-saved = { $steps ->
    [one] { $name } ha usado un paso guardado.
   *[other] { $name } ha usado { $steps } pasos guardados.
}
secret_night-log-coffee = { $name } ha tomado Café: { $steps } más.
secret_night-log-square-steal = { $name } ha robado a { $other }.
secret_night-log-square-push = { $name } ha empujado a { $other }.
secret_night-log-square-trade = { $name } ha propuesto un cambio a { $other }.
secret_night-log-square-whisper = { $name } ha hablado aparte con { $other }.
secret_night-log-skill = { $name } ha usado la habilidad del personaje.
secret_night-log-second-turn = { $name }: Alexandr Korovin juega un segundo turno.
secret_night-log-end-turn = { $save ->
    [0] { $name } ha acabado su turno.
    [one] { $name } ha acabado su turno y ha guardado un paso.
   *[other] { $name } ha acabado su turno y ha guardado { $save } pasos.
}
secret_night-log-harm-gun = { $name } ha usado la Pistola contra { $other }.
secret_night-log-harm-knife = { $name } ha usado el Cuchillo contra { $other }.
secret_night-log-harm-poison = { $name } ha envenenado a { $other }.
secret_night-log-harm-other = { $name } ha atacado a { $other }.
secret_night-log-explode = { $name } ha encontrado Dinamita. Al lado: { $near }.
secret_night-log-explode-alone = { $name } ha encontrado Dinamita. No había nadie al lado.
secret_night-log-answer-suffer = { $name } ha recibido el daño.
secret_night-log-answer-vest = { $name } llevaba el Chaleco antibalas.
secret_night-log-answer-bible = { $name } tenía la Biblia.
secret_night-log-answer-avoid-knife = { $name } ha esquivado el Cuchillo.
secret_night-log-answer-skill = La habilidad de { $name } lo ha parado.
secret_night-log-answer-first-aid = { $name } ha respondido con el Botiquín.
secret_night-log-answer-otto = { $name } ha respondido con las manos de Otto.
secret_night-log-answer-beef = { $name } ha dado de comer al perro: está fuera de juego.
secret_night-log-answer-disarm = { $name } ha desactivado la Dinamita.
secret_night-log-answered-by = { $line } (a mano, { $by })
secret_night-log-death = { $name }, a mano: { $other } muere.
secret_night-log-death-by = { $name }, a mano: { $other } muere; ha sido { $by }.
secret_night-log-heal = { $name } ha curado a { $other } con el Botiquín.
secret_night-log-heal-self = { $name } se ha curado con el Botiquín.
secret_night-log-heal-skill = { $name }: Otto Oppenheim cura a { $other }.
secret_night-log-dog = { $steps ->
    [one] El perro de { $name } ha andado una casilla.
   *[other] El perro de { $name } ha andado { $steps } casillas.
}
secret_night-log-bite = El perro de { $name } ha ido a por { $other }.
secret_night-log-beef = { $name } ha dado de comer al perro: está fuera de juego.
secret_night-log-cuff = { $name } ha puesto las Esposas a { $other }.
secret_night-log-tie = { $name } ha echado la Cuerda a { $other }.
secret_night-log-break-green = { $name } ha apuntado: verde.
secret_night-log-break-not = { $name } ha apuntado: no es verde.
secret_night-log-break-wheel = { $name } ha girado para librarse.
secret_night-log-smoke = { $name } ha desaparecido tras una Bomba de humo.
secret_night-log-give-in = { $name } se ha rendido.
secret_night-log-confiscate = { $money ->
    [0] { $name } ha cerrado el arresto: sin Dinero.
   *[other] { $name } ha cerrado el arresto: Dinero { $money }.
}
secret_night-log-untie = { $name } ha desatado a { $other }.
secret_night-log-escape-boat = { $name } se ha ido en bote: { $aboard }. Dinero: { $money }.
secret_night-log-escape-motorcycle = { $name } se ha ido en moto: { $aboard }. Dinero: { $money }.
secret_night-log-escape-car = { $name } se ha ido en coche: { $aboard }. Dinero: { $money }.
secret_night-log-window = { $name } ha roto una ventana.
secret_night-log-lock = { $name } ha cerrado la puerta { $number }.
secret_night-log-unlock = { $name } ha abierto la puerta { $number }.
secret_night-log-segments = { $count ->
    [0] { $name } ha borrado la ruleta de la mesa.
    [one] { $name } ha apuntado la ruleta de la mesa: un sector.
   *[other] { $name } ha apuntado la ruleta de la mesa: { $count } sectores.
}
secret_night-log-look = { $name } ha mirado el rol de { $other }.
secret_night-log-wish = { $name } quiere mirar el rol de { $other }.
secret_night-log-steal = { $name } ha robado una carta a { $other }.
secret_night-log-whisper = { $name } ha susurrado a { $other }.
secret_night-log-by-hand = { $name }, a mano: { $what }
secret_night-hand-health = los corazones de { $other } son { $value }.
secret_night-hand-saved = los pasos guardados de { $other } son { $value }.
secret_night-hand-steps = pasos que quedan: { $value }.
secret_night-hand-poison = { $value ->
    [0] { $other } no está envenenado.
   *[other] { $other } está envenenado.
}
secret_night-hand-tied = { $value ->
    [0] { $other } no lleva cuerda.
   *[other] { $other } lleva cuerda.
}
secret_night-hand-played = { $value ->
    [0] { $other } no ha jugado esta ronda.
   *[other] { $other } ha jugado esta ronda.
}
secret_night-hand-out = { $value ->
    [0] { $other } no está fuera.
   *[other] { $other } está fuera hasta su turno.
}
secret_night-hand-turn = es el turno de { $other }.
secret_night-hand-score = el marcador está en { $value }.
secret_night-hand-dog = { $value ->
    [0] el perro está fuera de juego.
   *[other] el perro está en juego.
}
secret_night-hand-cards = { $value ->
    [one] hay que robar una carta.
   *[other] hay que robar { $value } cartas.
}
secret_night-hand-dog-steps = { $value ->
    [0] al perro no le quedan pasos.
    [one] al perro le queda un paso.
   *[other] al perro le quedan { $value } pasos.
}
secret_night-hand-dog-bitten = { $value ->
    [0] el perro no ha mordido en este turno.
   *[other] el perro ha mordido en este turno.
}
secret_night-hand-square-used = { $value ->
    [0] la casilla de acción está sin usar en este turno.
   *[other] la casilla de acción está usada en este turno.
}
secret_night-hand-pushed = { $value ->
    [0] Niall no ha empujado en este turno.
   *[other] Niall ha empujado en este turno.
}
secret_night-hand-again = { $value ->
    [0] no sigue un segundo turno.
   *[other] sigue un segundo turno.
}
secret_night-hand-respun = { $value ->
    [0] Kontar no ha girado otra vez en este turno.
   *[other] Kontar ha girado otra vez en este turno.
}
secret_night-hand-disc = el disco está en { $value }.
secret_night-hand-character = { $other } es { $value }.
secret_night-hand-character-turns = { $value ->
    [one] { $other } lleva un turno con este personaje.
   *[other] { $other } lleva { $value } turnos con este personaje.
}
secret_night-hand-ban-handcuffs = { $value ->
    [0] { $by } puede usar otra vez las Esposas contra { $other }.
   *[other] { $by } aún no puede usar las Esposas contra { $other }.
}
secret_night-hand-ban-rope = { $value ->
    [0] { $by } puede usar otra vez la Cuerda contra { $other }.
   *[other] { $by } aún no puede usar la Cuerda contra { $other }.
}
secret_night-hand-windows = ventanas rotas: { $value }.
secret_night-hand-skill = { $value ->
    [0] la habilidad de { $other } está usada.
   *[other] la habilidad de { $other } está por usar.
}
secret_night-hand-boat = { $value ->
    [0] el bote ya no está.
   *[other] el bote está.
}
secret_night-hand-motorcycle = { $value ->
    [0] la moto ya no está.
   *[other] la moto está.
}
secret_night-hand-car = { $value ->
    [0] el coche ya no está.
   *[other] el coche está.
}

### Lo que resultó, detrás de la acción.

secret_night-came-spin = La ruleta: { $printed }. { $steps ->
    [one] Un paso
   *[other] { $steps } pasos
}, { $cards ->
    [one] una carta.
   *[other] { $cards } cartas.
}
secret_night-came-green = Verde.
secret_night-came-not-green = No es verde.
secret_night-came-hearts = { $hearts ->
    [0] { $name } ya no tiene corazones.
    [one] { $name } tiene un corazón.
   *[other] { $name } tiene { $hearts } corazones.
}
secret_night-came-by-gun = Pistola de { $name }: { $line }
secret_night-came-by-knife = Cuchillo de { $name }: { $line }
secret_night-came-by-poison = Veneno de { $name }: { $line }
secret_night-came-by-other = Ataque de { $name }: { $line }
secret_night-came-poisoned = { $name } está envenenado.
secret_night-came-died = { $name } ha muerto.
secret_night-fate-killer = Quien mató mira las cartas y toma las que le sirven; las demás se descartan.
secret_night-fate-slot = Las cartas se descartan; las que no se pueden tirar quedan en la sala o pasan a quien encontró la dinamita.
secret_night-fate-discarded = Se descartan todas las cartas.
secret_night-came-free = { $name } queda libre.
secret_night-came-held-handcuffs = El arresto de { $name } vale.
secret_night-came-held-rope = La cuerda sujeta a { $name }.
secret_night-came-role = { $name } muestra: { $role }.
secret_night-came-character = { $name } es ahora { $character }.
secret_night-came-nobody-away = Nadie escapa.
secret_night-came-mistaken = Fue un error: ambos vuelven a una casilla de salida.
secret_night-came-marker = El marcador se mueve { $by }.
