### Noche secreta en la mansión Davis, con nuestras palabras.

secret_night-title = Secret Night
secret_night-line = Inglaterra, 1928
secret_night-place = Mansión Davis

## Roles

secret_night-role-chief = Comisario
secret_night-role-master = Gran Ladrón
secret_night-role-detective = Detective
secret_night-role-thief = Ladrón
secret_night-role-deceiver = Farsante
secret_night-short-chief = Comisario
secret_night-short-master = Gran Ladrón
secret_night-short-detective = Detective
secret_night-short-thief = Ladrón
secret_night-short-deceiver = Farsante
secret_night-shows-first = Nadie sabe quiénes son hasta que lo enseñan: { $roles }. Quien lo sea, que enseñe ahora su carta a todos.

secret_night-face-play = Juegas
secret_night-face-know = Sabes
secret_night-face-want = Quieres
secret_night-play-chief = Con la policía.
secret_night-play-master = Con los ladrones.
secret_night-play-detective = Con la policía.
secret_night-play-thief = Con los ladrones.
secret_night-play-deceiver = Con nadie.
secret_night-know-chief =
    Gran Ladrón: { $master }
    Tus detectives están ocultos.
secret_night-know-master =
    Comisario: { $chief }
    Tus ladrones están ocultos.
secret_night-know-detective =
    Comisario: { $chief }
    Los demás policías, ocultos.
secret_night-know-thief =
    Gran Ladrón: { $master }
    Los demás ladrones, ocultos.
secret_night-know-deceiver =
    Comisario: { $chief }
    Nadie sabe quién eres.
secret_night-want-chief = Ladrones presos a las seis.
secret_night-want-master = Dinero fuera antes de las 6.
secret_night-want-detective = Ladrones presos a las seis.
secret_night-want-thief = Dinero fuera antes de las 6.
secret_night-want-deceiver = Nadie por delante en más de uno.

secret_night-peek-who = De quién es
secret_night-peek-side = Juega
secret_night-peek-say = Y ahora
secret_night-peek-say-what = Di la verdad, o no la digas.
secret_night-peek-chief =
    Con la policía,
    como todos saben.
secret_night-peek-master =
    Con los ladrones,
    como todos saben.
secret_night-peek-detective =
    Con la policía,
    y solo tú lo sabes.
secret_night-peek-thief =
    Con los ladrones,
    y solo tú lo sabes.
secret_night-peek-deceiver =
    Con nadie,
    y solo tú lo sabes.

## El reloj

secret_night-hour-21 = Las nueve de la noche
secret_night-hour-22 = Las diez de la noche
secret_night-hour-23 = Las once de la noche
secret_night-hour-0 = Medianoche
secret_night-hour-1 = La una de la madrugada
secret_night-hour-2 = Las dos de la madrugada
secret_night-hour-3 = Las tres de la madrugada
secret_night-hour-4 = Las cuatro de la madrugada
secret_night-hour-5 = Las cinco de la madrugada
secret_night-hour-6 = Las seis de la mañana
secret_night-hour-short = { $hour }:00
secret_night-round = Ronda { $round } de 9
secret_night-dawn = La noche ha terminado
secret_night-weapons = ya hay armas
secret_night-no-weapons = aún sin armas
secret_night-next-hour = Una hora más
secret_night-end = Cartas arriba
secret_night-set-clock = Poner el reloj
secret_night-set-clock-title = ¿Qué hora es?

## Zachary Davis mira un rol

secret_night-look = Zachary mira un rol
secret_night-look-title = ¿El rol de quién?
secret_night-look-note = Solo lo verás tú. Todos ven a quién has mirado. No se puede deshacer.

## El lado de la mesa

secret_night-police = Policía
secret_night-thieves = Ladrones
secret_night-net = { $net ->
    [0] Los puntos: nadie va por delante.
   *[other] Los puntos: { $side ->
        [police] la policía gana por { $net }.
       *[thieves] los ladrones ganan por { $net }.
    }
}
secret_night-midnight-band = Es medianoche
secret_night-midnight-all = Ya valen: pistola, cuchillo, veneno, el mordisco del perro y las cartas valiosas: Dinero, Esposas, Llaves, Filete, Bomba de humo.
secret_night-midnight-not-smoke-or-beef = Ya valen: pistola, cuchillo, veneno, el mordisco del perro, y Dinero, Esposas y Llaves.
secret_night-midnight-weapons = Ya valen: pistola, cuchillo, veneno y el mordisco del perro.
secret_night-last-band = La última hora
secret_night-last-note = Cuando todos hayan jugado serán las seis, y la noche habrá terminado.
secret_night-sudden-band = Nadie va por delante
secret_night-sudden-note = Se sigue a las seis: gana el primer bando que puntúe.
secret_night-won-note = Cartas arriba enseña todos los roles y comprueba el reparto.
secret_night-locked = Espera a medianoche
secret_night-locked-all = Pistola, Cuchillo, Veneno, el mordisco del perro; Dinero, Esposas, Llaves, Filete, Bomba de humo: antes no hay arrestos ni huidas.
secret_night-locked-not-smoke-or-beef = Pistola, Cuchillo, Veneno, el mordisco del perro; Dinero, Esposas, Llaves: antes no hay arrestos ni huidas.
secret_night-locked-weapons = Pistola, Cuchillo, Veneno, el mordisco del perro.
secret_night-still = Faltan por jugar
secret_night-all-played = Todos han jugado.
secret_night-masters-task = Todos han jugado: { $name }, el Gran Ladrón, adelanta el reloj.
secret_night-anybodys-task = Todos han jugado: el Gran Ladrón adelanta el reloj.
secret_night-my-turn = Mi turno
secret_night-turn-of = Turno de { $name }
secret_night-turn-begins = Empieza { $name }
secret_night-table-spun = { $name } ha girado
secret_night-table-left = { $left ->
    [one] queda un paso
   *[other] quedan { $left } pasos
}
secret_night-table-cards = { $cards ->
    [one] roba una carta
   *[other] roba { $cards } cartas
}
secret_night-whose = ¿De quién es el turno?
secret_night-last-reason = Lo último: { $reason }

## Los puntos

secret_night-score = Puntos
secret_night-score-nothing = Todavía no ha puntuado nada.
secret_night-score-by-hand = Poner a mano
secret_night-score-marker = Marcador
secret_night-score-disc = El disco de la casilla de acción
secret_night-score-windows = Ventanas rotas
secret_night-score-left = Siguen ahí
secret_night-vehicle-boat = Bote
secret_night-vehicle-motorcycle = Moto
secret_night-vehicle-car = Coche
secret_night-reason-death = Muere: { $role }
secret_night-reason-arrest = Arresto: { $role }
secret_night-reason-arrest-money = Arresto: { $role }, Dinero { $money }
secret_night-reason-mistake = Arresto equivocado: { $role }
secret_night-reason-escape-boat = Huida en bote, Dinero { $money }
secret_night-reason-escape-motorcycle = Huida en moto, Dinero { $money }
secret_night-reason-escape-car = Huida en coche, Dinero { $money }
secret_night-reason-hand = A mano
secret_night-reason = { $what }: { $by }

## El final

secret_night-over = La noche ha terminado
secret_night-wins-police = Gana la policía
secret_night-wins-thieves = Ganan los ladrones
secret_night-wins-deceiver = Gana el Farsante
secret_night-wins-shared-police = Ganan policía y Farsante
secret_night-wins-shared-thieves = Ganan ladrones y Farsante
