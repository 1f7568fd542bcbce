### Reglas de la casa: qué lleva la app, y después un interruptor por cada laguna del reglamento.

## Qué lleva la app

secret_night-rule-keep_clock = Reloj y turnos
secret_night-rule-keep_clock-note = La app sabe la hora y de quién es el turno, y dice qué se abre a medianoche. Normalmente, sí.
secret_night-rule-keep_wheel = Ruleta y pasos
secret_night-rule-keep_wheel-note = La app cuenta los pasos sacados, andados y guardados, y puede girar una ruleta. Normalmente, sí.
secret_night-rule-keep_score = Puntos
secret_night-rule-keep_score-note = Tú dices qué ha pasado; la app mueve el termómetro y dice quién ha ganado. Normalmente, sí.
secret_night-rule-keep_players = Personajes y salud
secret_night-rule-keep_players-note = La app reparte los personajes y lleva corazones, veneno, cuerda y habilidades usadas. Normalmente, sí.

## Lagunas del reglamento

secret_night-rule-waiting = Qué espera a medianoche
secret_night-rule-waiting-note = Normalmente esperan las armas y todas las cartas valiosas: Dinero, Esposas, Llaves, Filete y Bomba de humo.
secret_night-rule-waiting-all = Todo
secret_night-rule-waiting-not-smoke-or-beef = Humo y Filete, no
secret_night-rule-waiting-weapons = Solo las armas
secret_night-rule-placeholder_wheel = Una ruleta inventada
secret_night-rule-placeholder_wheel-note = Sin los sectores de vuestra ruleta, la app gira una que se ha inventado: pasos de 4 a 10, agua de 1 a 3, uno verde de cada tres. Normalmente, no: giráis la de verdad.
secret_night-rule-wilma_at_round_end = Las seis de Wilma esperan
secret_night-rule-wilma_at_round_end-note = Si Wilma Sanders pone las seis, antes se juega la ronda hasta el final. Normalmente, no: la noche termina al momento.
secret_night-rule-deceiver_shares = El Farsante comparte
secret_night-rule-deceiver_shares-note = A un punto de diferencia ganan juntos el bando que va por delante y el Farsante. Normalmente, no: el Farsante gana solo.
secret_night-rule-sudden_ignores = Un error no decide
secret_night-rule-sudden_ignores-note = Si a las seis hay empate y se sigue, un arresto equivocado no termina la noche. Normalmente, no: con él ganan los ladrones.
secret_night-rule-leaders_score = La muerte de los jefes cuenta
secret_night-rule-leaders_score-note = La muerte del Comisario o del Gran Ladrón vale dos, como la de cualquiera de su bando. Normalmente, sí.
secret_night-rule-money_each = Cada Dinero cuenta
secret_night-rule-money_each-note = Cada carta de Dinero quitada en un arresto da tres puntos. Normalmente, sí; si no, tres puntos una sola vez.
secret_night-rule-escape_without_money = Escapar sin Dinero
secret_night-rule-escape_without_money-note = Los ladrones pueden irse con las manos vacías: nada por el primero, dos puntos por cada ladrón más. Normalmente, sí.
secret_night-rule-mistaken_respawn = El error cuesta todo
secret_night-rule-mistaken_respawn-note = Tras un arresto equivocado, los dos empiezan de nuevo: personaje nuevo y sin cartas. Normalmente, no: vuelven a una casilla de salida con todo lo suyo.
secret_night-rule-keep_character = Conservar el personaje
secret_night-rule-keep_character-note = Tras un arresto o una huida se vuelve con el mismo personaje. Normalmente, no: se saca otro, como tras la muerte.
secret_night-rule-aid_before_death = Primero, el Botiquín
secret_night-rule-aid_before_death-note = El Botiquín en respuesta a un ataque cuenta antes de mirar si hay muerte. Normalmente, sí; si no, quien cae a cero ha muerto.
secret_night-rule-saver_cap = Máximo de pasos guardados
secret_night-rule-saver_cap-note = No se pueden guardar más pasos que estos. Normalmente 0: sin límite.
secret_night-rule-starting_card = Una carta para empezar
secret_night-rule-starting_card-note = Cada uno roba una carta de objeto al empezar. Normalmente, no: todos empiezan con las manos vacías.
secret_night-rule-skill_of_player = La habilidad es del jugador
secret_night-rule-skill_of_player-note = Lo que es una vez por noche lo es para el jugador, sea quien sea después. Normalmente, no: un personaje nuevo trae su habilidad entera.
secret_night-rule-extra_characters = Personajes propios
secret_night-rule-extra_characters-note = Sitios libres en el montón para personajes que habéis inventado. Normalmente 0: los dieciséis del libro.
secret_night-rule-mistakes_to_ten = Los errores pueden perder la noche
secret_night-rule-mistakes_to_ten-note = Un arresto equivocado puede llevar el marcador al diez de los ladrones. Normalmente, sí; si no, se para en nueve.
secret_night-rule-any_distance = A cualquier distancia
secret_night-rule-any_distance-note = Esposas, Cuerda y Botiquín alcanzan a todos. Normalmente, no: solo a un vecino.
secret_night-rule-dynamite_waits = Dinamita y Cuerda esperan
secret_night-rule-dynamite_waits-note = También ellas esperan a medianoche. Normalmente, no: valen toda la noche.
secret_night-rule-dynamite_discards_all = La Dinamita quema todas las cartas
secret_night-rule-dynamite_discards_all-note = Se descartan todas las cartas de quien muere por Dinamita. Normalmente, no: Dinero, Esposas, Llaves, Filete y Bomba de humo se quedan en la sala o pasan a quien la encontró.
