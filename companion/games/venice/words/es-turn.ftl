### Lo que se hace: lugares, encuentros, la llamada, correcciones.

## At the thumb

venice-do-open = Mostrar todas las negras
venice-do-judge = ¿Era correcta?
venice-do-place = Elegir lugar
venice-do-place-dummy = Mover al ausente
venice-do-meet = Tu encuentro
venice-do-next = Ronda siguiente
venice-do-series = Serie siguiente
venice-do-wait-place = { $name } elige
venice-do-wait-meet = { $name } está en ello
venice-do-phones = Los móviles trabajan

## Locations

venice-place-choose = ¿Adónde vas?
venice-place-for = ¿Adónde va { $name }?
venice-place-used = Usado en esta serie
venice-place-hidden = Nadie lo ve hasta que todos hayan elegido.
venice-place-done = Tu lugar ya está puesto, o no es tu turno.

## A meeting

venice-meeting = Un encuentro
venice-meeting-number = Encuentro { $number }
venice-meeting-over = Este encuentro ha terminado.
venice-skip = Omitir
venice-by-cards = Hecho con cartas
venice-skip-title = ¿Omitir el encuentro { $number }?
venice-skip-note = Nadie enseña nada en él, ni siquiera lo obligatorio. Todos leen quién lo omitió.
venice-skip-yes = Omitirlo para todos
venice-by-cards-title = Encuentro { $number }: ¿hecho con cartas?
venice-by-cards-note = Los móviles no pasan nada en él: habéis enseñado las cartas de la caja. Todos leen quién lo dijo.
venice-by-cards-yes = Sí, hecho con cartas
venice-pass = Pasa el móvil a { $name }
venice-pass-here = Soy { $name }
venice-show-to = Cartas para { $name }
venice-reminder = ¿Quién soy, qué han visto?
venice-reminder-cover = Taparlo
venice-reminder-own = Eres { $card }, tu número es { $segment }.
venice-reminder-seen = { $count ->
    [0] Aún no han visto ninguna pareja tuya.
   *[other] Han visto: { $pairs }.
}
venice-mode-pair = Dos cartas
venice-mode-black = Una negra
venice-choose-two = Elige dos cartas, solo una de ellas verdadera.
venice-one-true = Solo una es verdad: vale.
venice-all-shown = Has mostrado todas las parejas: esta vale otra vez.
venice-choose-black = ¿Cuál de tus cartas negras?
venice-black-identity = Mi identidad
venice-black-segment = Mi número
venice-black-fits = Se verá esta carta negra.
venice-lay = { $cards ->
    [one] Ponerla boca abajo
   *[other] Ponerlas boca abajo
}
venice-show = Mostrarla
venice-asked = { $name } exige una carta negra
venice-asked-note = Elige una de las tuyas; nadie más la ve.
venice-wanted-identity = Se exige tu identidad.
venice-wanted-segment = Se exige tu número.
venice-no-own = Tu móvil aún no conoce tus cartas negras.
venice-enter-own = Anotar mis cartas negras
venice-demand = ¿De quién la carta negra?
venice-demand-note = Has visto al Embajador: un agente debe mostrarte una.
venice-demand-dummy = La miras tú, izquierda o derecha
venice-demand-identity = Identidad
venice-demand-segment = Número
venice-look = ¿Qué carta del agente ausente?
venice-look-note = La ves en tu propia carta, nadie más.
venice-look-unknown = Nadie sabe cuál es cuál.
venice-look-real = Mira una de las dos cartas de la mesa.
venice-look-left = Izquierda
venice-look-left-note = La identidad
venice-look-right = Derecha
venice-look-right-note = El número

## The call

venice-call = La llamada
venice-call-short = Llamar
venice-call-note = ¿Quién tiene cada parte? Si fallas, los puntos son de los demás.
venice-call-ready = Decir { $number }
venice-call-sure = ¿{ $number }?
venice-call-dial = Llamar de verdad al { $number }
venice-judge = ¿Era correcta?
venice-judge-note = { $name } ha llamado. Volved todas las cartas negras.
venice-judge-partner = ¿Quién es la pareja de quien llama?
venice-judge-right = Correcta
venice-judge-wrong = Falsa

## Corrections and the table’s own words

venice-hand = Corregir a mano
venice-hand-begins = Quién empieza la ronda
venice-hand-locations = Lugares de esta ronda
venice-hand-used = Usados en esta serie
venice-hand-used-of = { $name } ha usado { $place }
venice-words = Nombres y números
venice-words-note = Los nombres de vuestras cartas, u otra edición. Vaciadlo todo para volver a los de la app.
venice-words-locations = Lugares
venice-words-locations-one = Lugar { $number }
venice-words-labels = Partes del número
venice-words-labels-one = Parte { $number }
