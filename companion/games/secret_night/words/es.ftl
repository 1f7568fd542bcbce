### Noche secreta en la mansión Davis, con nuestras palabras.

secret_night-title = Secret Night
secret_night-line = Inglaterra, 1928
secret_night-place = Mansión Davis

## Reglas de la casa

secret_night-rule-zachary = La mirada de Zachary por móvil
secret_night-rule-zachary-note = Una vez por noche, quien lleve a Zachary Davis ve un rol en su propio móvil, sin que nadie enseñe una carta.

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
secret_night-want-master = Sacar el dinero antes de las 6.
secret_night-want-detective = Ladrones presos a las seis.
secret_night-want-thief = Sacar el dinero antes de las 6.
secret_night-want-deceiver = Uno, cero o menos uno.

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
secret_night-no-weapons = sin armas hasta medianoche
secret_night-next-hour = Una hora más
secret_night-end = Cartas arriba
secret_night-set-clock = Poner el reloj
secret_night-set-clock-title = ¿Qué hora es?

## Zachary Davis mira un rol

secret_night-look = Zachary mira un rol
secret_night-look-title = ¿El rol de quién?
secret_night-look-note = Solo lo verás tú. Todos ven a quién has mirado. No se puede deshacer.

## La partida y el final

secret_night-log-advance = { $name } ha adelantado el reloj.
secret_night-log-set = { $name } ha puesto el reloj a mano: { $hour }.
secret_night-log-look = { $name } ha mirado el rol de { $other }.
secret_night-over = La noche ha terminado

## Negativas

secret_night-refusal-dawn = Ya son las seis: la noche ha terminado.
secret_night-refusal-hour = El reloj ya marca esa hora, o no la tiene.
secret_night-refusal-look-used = Zachary ya ha mirado un rol esta noche.
secret_night-refusal-role-known = Ese rol está a la vista: no hay nada que mirar.
secret_night-refusal-look-off = Esta mesa juega sin la mirada de Zachary.

## Reglas

secret_night-rules-goal = De qué va
secret_night-rules-goal-text = Los ladrones quieren sacar dinero de la mansión antes de las seis. La policía quiere ponerles las esposas. Solo dos personas enseñan quiénes son.
secret_night-rules-roles = Quién es quién
secret_night-rules-roles-text =
    Cuatro jugadores: Comisario, un Detective, Gran Ladrón y un Ladrón.
    Cinco: los mismos y el Farsante.
    Seis: Comisario, dos Detectives, Gran Ladrón y dos Ladrones.
    Siete: los mismos y el Farsante.
    Ocho: Comisario, tres Detectives, Gran Ladrón y tres Ladrones.
    El Comisario y el Gran Ladrón se enseñan enseguida. Nadie más conoce a nadie: los ladrones no se conocen entre sí, y el Comisario no conoce a los Detectives.
secret_night-rules-open = Cuándo se enseña un rol
secret_night-rules-open-text = Quien muere, escapa o es arrestado enseña su rol a todos. Queda a la vista el resto de la noche. En Más encontrarás: Enseñar mi carta a todos.
secret_night-rules-night = La noche
secret_night-rules-night-text = El reloj empieza a las nueve de la noche. Cuando todos han tenido su turno, el Gran Ladrón lo adelanta una hora. Desde medianoche hay pistola, cuchillo, veneno y el perro. Tras nueve rondas son las seis, y la noche ha terminado.
secret_night-rules-end = El final
secret_night-rules-end-text = A las seis gana el bando que va por delante. Si juega el Farsante y los dos bandos están como mucho a un punto, gana solo el Farsante.
secret_night-rules-companion = Qué hacen los móviles
secret_night-rules-companion-text = La app reparte desde una semilla que nadie ha podido elegir y sella cada carta para un solo móvil. Al final se publica la semilla, y cada móvil comprueba el reparto por sí mismo.
