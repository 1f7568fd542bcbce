### El turno propio: la ruleta, los pasos, lo que se puede hacer; ataques, capturas, huidas.

## La página

secret_night-turn = El turno
secret_night-turn-yours = Tu turno
secret_night-turn-over = La noche está decidida.
secret_night-turn-round-over = Todos han tenido su turno. El reloj avanza.
secret_night-turn-nobody = No es el turno de nadie.
secret_night-turn-take = ¿A quién le toca?
secret_night-turn-may = También puedes
secret_night-turn-tied = Tienes la Cuerda: este turno no andas. Al acabarlo quedas libre.
secret_night-turn-will-spin = { $name } aún no ha girado.
secret_night-end-turn-saving = Acabar turno y guardar { $steps }
secret_night-end-turn = Acabar turno
secret_night-save = Pasos a guardar

## La ruleta

secret_night-spin = Girar
secret_night-spin-again = Girar otra vez (Kontar)
secret_night-wheel = La ruleta
secret_night-wheel-turns = La ruleta gira …
secret_night-wheel-shows = La ruleta marca { $number }
secret_night-wheel-invented = Una ruleta inventada, no la de vuestra caja.
secret_night-wheel-real = O toca lo que marca la ruleta de verdad
secret_night-wheel-real-only = Toca lo que marca la ruleta de verdad
secret_night-wheel-water = En el agua
secret_night-in-water = en el agua

## Pasos y cartas

secret_night-steps-left = { $left ->
    [one] paso queda
   *[other] pasos quedan
}
secret_night-cards = { $cards ->
    [one] roba una carta
    [2] roba dos cartas
    [3] roba tres cartas
   *[other] roba { $cards } cartas
}
secret_night-walk = ¿Cuántos pasos andas?
secret_night-use-saved = { $saved ->
    [one] Usar 1 guardado
   *[other] Usar { $saved } guardados
}
secret_night-coffee = Café
secret_night-coffee-how-many = Pasos de la carta de Café

## Lo que se puede hacer

secret_night-may-square = Casilla de acción
secret_night-may-square-note = Una vez por turno, junto a alguien. El disco está en { $disc }.
secret_night-may-attack = Usar un arma
secret_night-may-attack-note = Pistola, Cuchillo o Veneno.
secret_night-may-heal = Curar
secret_night-may-heal-note = Botiquín: un punto, y se acaba el veneno.
secret_night-may-explode = Dinamita encontrada
secret_night-may-explode-note = Dos puntos a quien la encuentra, uno a cada vecino.
secret_night-may-cuff = Esposas
secret_night-may-cuff-note = Arrestar a alguien. Solo la policía.
secret_night-may-tie = Cuerda
secret_night-may-tie-note = Atar a alguien durante un turno.
secret_night-may-escape = Huida
secret_night-may-escape-note = Bote, moto o coche. Solo ladrones.
secret_night-may-dog = El perro
secret_night-may-dog-note = Tres casillas y un mordisco por turno.
secret_night-may-beef = Filete para el perro
secret_night-may-beef-note = Junto al perro. Después ya no está en juego.
secret_night-may-house = Puerta o ventana
secret_night-may-house-note = Llave o Martillo.
secret_night-may-otto = Otto cura
secret_night-may-otto-note = Una vez por noche, sin carta.
secret_night-may-zachary = Zachary mira un rol
secret_night-may-zachary-note = Una vez por noche, solo en tu móvil.
secret_night-may-wilma-on = Wilma: una hora más
secret_night-may-wilma-on-note = Una vez por noche mueve el reloj.
secret_night-may-wilma-back = Wilma: una hora menos
secret_night-may-wilma-back-note = Una vez por noche mueve el reloj.
secret_night-may-chitra = Chitra mueve a alguien
secret_night-may-chitra-note = Una vez por noche, hasta cinco casillas. Toca cuando esté hecho.
secret_night-may-niall = Niall empuja a alguien
secret_night-may-niall-note = Una vez por turno, hasta seis casillas en línea recta. Toca cuando esté hecho.
secret_night-may-alexandr = Alexandr: otro turno
secret_night-may-alexandr-note = Una vez por noche. Va después de este.

## Lo que espera la mesa

secret_night-waits-gun = { $by } dispara: responde { $name }.
secret_night-waits-knife = { $by } ataca con el Cuchillo: responde { $name }.
secret_night-waits-poison = { $name } responde al Veneno.
secret_night-waits-dog = El perro muerde: responde { $name }.
secret_night-waits-dynamite = Dinamita: responde { $name }.
secret_night-waits-blast = La explosión: responde { $name }.
secret_night-waits-handcuffs = { $name } está esposado por { $by } y gira para librarse.
secret_night-waits-rope = { $name } está atado con la Cuerda de { $by } y gira para librarse.
secret_night-waits-held = { $name } no se libra: { $by } cuenta el Dinero.
secret_night-waits-reveal = { $name } tiene que enseñar su rol.
secret_night-came-out-free = Verde: { $name } se libra.
secret_night-came-out-rope = No es verde: { $name } sigue con la Cuerda.
secret_night-came-out-handcuffs = No es verde: vale el arresto de { $name }.
secret_night-came-out-again = No es verde. Queda otro giro.

## Armas y víctima

secret_night-attack-title = ¿Con qué y a quién?
secret_night-cause-gun = Pistola
secret_night-cause-knife = Cuchillo
secret_night-cause-poison = Veneno
secret_night-reach-neighbour = Quien esté a tu lado.
secret_night-reach-anywhere = Vuestra regla: desde cualquier distancia.
secret_night-draw-first = { $cards ->
    [one] Antes del primer turno cada uno roba una carta de objeto.
   *[other] Antes del primer turno cada uno roba { $cards } cartas de objeto.
}
secret_night-harmed-gun = { $by } te dispara
secret_night-harmed-knife = { $by } te ataca con un Cuchillo
secret_night-harmed-poison = { $by } te envenena
secret_night-harmed-dog = Te muerde el perro de { $by }
secret_night-harmed-dynamite = Has encontrado Dinamita
secret_night-harmed-blast = Explota Dinamita a tu lado
secret_night-answer-suffer = Aguantar
secret_night-answer-suffer-note = { $hurt ->
    [one] Pierdes un punto.
   *[other] Pierdes { $hurt } puntos.
}
secret_night-answer-suffer-dies = { $hurt ->
    [one] Pierdes un punto, el último: mueres.
   *[other] Pierdes { $hurt } puntos: mueres.
} Se enseña tu rol y vuelves en tu próximo turno.
secret_night-answer-vest = Chaleco antibalas
secret_night-answer-vest-note = No pasa nada. Te quedas el Chaleco.
secret_night-answer-bible = Biblia
secret_night-answer-bible-note = No pasa nada. La Biblia se descarta.
secret_night-answer-avoid-knife = Esquivar Cuchillo
secret_night-answer-avoid-knife-note = No pasa nada. La carta se descarta.
secret_night-answer-skill = A { $name } no le pasa nada
secret_night-answer-skill-note = El primero no hace nada. Una vez por noche.
secret_night-answer-first-aid = Botiquín
secret_night-answer-first-aid-note = Te hieren y recuperas un punto{ $aid_before_death ->
   *[on] .
    [off] , si te queda alguno.
} Puede ser el Botiquín de { $any_distance ->
    [on] cualquiera
   *[off] alguien de al lado
}.
secret_night-answer-otto = { $name } se cura
secret_night-answer-otto-note = Te hieren y recuperas un punto{ $aid_before_death ->
   *[on] .
    [off] , si te queda alguno.
} Una vez por noche.
secret_night-answer-otto-other = Otto te cura
secret_night-answer-otto-other-note = Pregunta a { $name }. Te hieren y recuperas un punto{ $aid_before_death ->
   *[on] {""}
    [off] , si te queda alguno
}, sin carta. Una vez por noche.
secret_night-answer-beef = Filete
secret_night-answer-beef-note = No pasa nada. El perro ya no está en juego.
secret_night-answer-disarm = { $name } la desactiva
secret_night-answer-disarm-note = No hay heridos. Te quedas la Dinamita.
secret_night-heal-title = ¿A quién curas?
secret_night-heal-kit = Botiquín
secret_night-heal-otto = Habilidad de Otto
secret_night-explode-title = Dinamita
secret_night-explode-finder = ¿Quién la ha encontrado?
secret_night-explode-near = ¿Quién está al lado, sin pared en medio?
secret_night-explode-do = Explota
secret_night-dog-title = El perro
secret_night-dog-steps = { $left ->
    [0] El perro ya ha andado bastante este turno
    [one] El perro anda: queda una casilla
   *[other] El perro anda: quedan { $left } casillas
}
secret_night-dog-bite = El perro muerde, una vez por turno
secret_night-dog-beef = Darle el Filete
secret_night-dog-beef-note = Junto al perro. Después ya no está en juego.

## Esposas y Cuerda

secret_night-catch-handcuffs = ¿A quién pones las Esposas?
secret_night-catch-handcuffs-note = Si no es ladrón, el arresto es un error: { $ignored ->
    [on] ahora no cuenta nada
   *[off] dos puntos para los ladrones
}.
secret_night-catch-rope = ¿A quién pones la Cuerda?
secret_night-catch-rope-note = No anda hasta el final de su próximo turno.
secret_night-caught-handcuffs = { $by } te pone las Esposas
secret_night-caught-rope = { $by } te pone la Cuerda
secret_night-caught-over = El giro para librarse
secret_night-spin-free = { $left ->
    [one] Girar para librarte
   *[other] Girar para librarte: { $left } giros
}
secret_night-green = Verde
secret_night-not-green = No es verde
secret_night-smoke = Bomba de humo
secret_night-smoke-note = Te escapas. La carta se descarta.
secret_night-give-in = Rendirse
secret_night-give-in-handcuffs = Sin girar: vale el arresto.
secret_night-give-in-rope = Sin girar: sigues con la Cuerda.
secret_night-money-title = ¿Cuántas cartas de Dinero tiene { $name }?
secret_night-money-note = Mira las cartas de { $name }. Con un ladrón { $money_each ->
   *[on] cada carta de Dinero cuenta tres puntos
    [off] el Dinero cuenta tres puntos, sea cuanto sea
} más para la policía; el arresto en sí, tres, y cuatro si es el Gran Ladrón. Con cualquier otro no cuenta nada.
secret_night-reveal-death = Has muerto: enseña tu rol
secret_night-reveal-arrest = { $by } te arresta: enseña tu rol
secret_night-reveal-escape = Te escapas: enseña tu rol
secret_night-reveal-note = Lo ven todos y queda a la vista el resto de la noche. No se puede deshacer.
secret_night-reveal-yes = Enseñar mi rol
secret_night-reveal-later = Antes, el registro
secret_night-reveal-wrong = Un error: deshacerlo

## Huida, casilla de acción, casa

secret_night-escape-title = Huida
secret_night-escape-note = Quien va a bordo enseña su rol. Quien no es ladrón se queda. Quien se escapa vuelve en su próximo turno, como tras morir.
secret_night-escape-worth = { $points ->
    [0] No da nada a los ladrones
    [one] Da 1 punto a los ladrones
   *[other] Da { $points } puntos a los ladrones
}{ $aboard ->
    [1] .
   *[other] , si a bordo todos son ladrones.
}
secret_night-escape-money = Dinero a bordo
secret_night-escape-aboard = ¿Quién más va a bordo?
secret_night-escape-do = Salir
secret_night-square-title = ¿Adónde va el disco?
secret_night-square-disc = Está en { $disc } y tiene que moverse.
secret_night-square-steal = Robar
secret_night-square-steal-note = Una carta al azar.
secret_night-square-steal-whom = ¿A quién robas?
secret_night-square-push = Empujar
secret_night-square-push-note = Hasta dos casillas, lejos de ti.
secret_night-square-push-whom = ¿A quién empujas?
secret_night-square-trade = Cambiar
secret_night-square-trade-note = Una por una, dos por dos, tres por tres. Un no también la gasta.
secret_night-square-trade-whom = ¿Con quién cambias?
secret_night-square-whisper = Susurrar
secret_night-square-whisper-note = Unas palabras en privado.
secret_night-square-whisper-whom = ¿Con quién susurras?
secret_night-steal-how-many = ¿Cuántas cartas tiene { $name }?
secret_night-steal-note = { $name } las baraja. El móvil saca una; la encuentras bajo tu carta.
secret_night-house-title = Puertas y ventanas
secret_night-door = Puerta
secret_night-door-lock = Cerrarla
secret_night-door-unlock = Abrir la puerta { $number }
secret_night-door-by = Cerrada hasta el próximo turno de { $name }.
secret_night-window = Romper una ventana
secret_night-windows-broken = { $windows ->
    [0] Aún no hay ninguna rota.
    [one] Hay una rota: abierta para todos.
   *[other] Hay { $windows } rotas: abiertas para todos.
}

## La ruleta de la mesa

secret_night-segments = Vuestra ruleta
secret_night-segments-count = { $count ->
    [0] ningún sector aún
    [one] un sector
   *[other] { $count } sectores
}
secret_night-segments-kept = { $count ->
    [0] aún no hay ninguna
    [one] un sector guardado
   *[other] { $count } sectores guardados
}
secret_night-segments-note = Copiad una vez la ruleta de vuestra caja, en el sentido del reloj. La app la gira y la guarda para los próximos repartos de esta mesa.
secret_night-segments-next = El sector siguiente
secret_night-segments-change = Cambiar este sector
secret_night-segments-water = Número del centro, para el agua
secret_night-segments-steps = Pasos: toca para ponerlo
secret_night-segments-drop = Quitar este sector
secret_night-segments-keep = { $count ->
    [0] No guardar ruleta
    [one] Guardar este sector
   *[other] Guardar estos { $count } sectores
}
secret_night-segment = { $steps } · agua { $water }
secret_night-segment-green = { $steps } · agua { $water } · verde

## Más

secret_night-more-whisper = Susurrar a alguien
secret_night-more-score = Puntos: qué ha pasado
secret_night-more-wheel = Introducir vuestra ruleta
secret_night-square-dog = El perro
