### Los dieciséis personajes, la línea bajo un nombre, la hoja de cada asiento, susurros y notas.

## Personajes

secret_night-character-zachary = Zachary Davis
secret_night-character-otto = Otto Oppenheim
secret_night-character-yijun = Yijun Ding
secret_night-character-salvatore = Salvatore Fontana
secret_night-character-wilma = Wilma Sanders
secret_night-character-kontar = Kontar Saleh
secret_night-character-chitra = Chitra Daswani
secret_night-character-eleanor = Eleanor Gibbs
secret_night-character-trevor = Trevor Williams
secret_night-character-victoria = Victoria Walker
secret_night-character-catalina = Catalina Fernández
secret_night-character-panchito = Panchito Falcón
secret_night-character-rita = Rita Cardoso
secret_night-character-niall = Niall O’Sullivan
secret_night-character-margot = Margot Boucher
secret_night-character-alexandr = Alexandr Korovin
secret_night-character-extra1 = Personaje propio 1
secret_night-character-extra2 = Personaje propio 2
secret_night-character-extra3 = Personaje propio 3
secret_night-character-extra4 = Personaje propio 4
secret_night-first-zachary = Zachary
secret_night-first-otto = Otto
secret_night-first-yijun = Yijun
secret_night-first-salvatore = Salvatore
secret_night-first-wilma = Wilma
secret_night-first-kontar = Kontar
secret_night-first-chitra = Chitra
secret_night-first-eleanor = Eleanor
secret_night-first-trevor = Trevor
secret_night-first-victoria = Victoria
secret_night-first-catalina = Catalina
secret_night-first-panchito = Panchito
secret_night-first-rita = Rita
secret_night-first-niall = Niall
secret_night-first-margot = Margot
secret_night-first-alexandr = Alexandr
secret_night-first-extra1 = Propio 1
secret_night-first-extra2 = Propio 2
secret_night-first-extra3 = Propio 3
secret_night-first-extra4 = Propio 4

secret_night-skill-zachary = Una vez por noche mira un rol secreto. Todos ven de quién.
secret_night-skill-otto = Una vez por noche se cura o cura a otra persona sin carta: un punto, y se acaba el veneno. También en respuesta a un ataque.
secret_night-skill-yijun = El primer Cuchillo contra ella no hace nada.
secret_night-skill-salvatore = La primera Pistola contra él no hace nada.
secret_night-skill-wilma = Una vez por noche, en su turno, adelanta o atrasa el reloj una hora.
secret_night-skill-kontar = Una vez por turno puede volver a girar; cuenta el segundo giro.
secret_night-skill-chitra = Una vez por noche mueve a otro jugador hasta cinco casillas.
secret_night-skill-eleanor = Pasa por puertas cerradas y no se la puede atar.
secret_night-skill-trevor = Desactiva la Dinamita y se la queda.
secret_night-skill-victoria = Nadie puede robarle.
secret_night-skill-catalina = En sus dos primeros turnos roba una carta más.
secret_night-skill-panchito = No tiene que enseñar ninguna de sus cartas.
secret_night-skill-rita = Siempre anda dos pasos más.
secret_night-skill-niall = Una vez por turno empuja a alguien hasta seis casillas en línea recta y libre.
secret_night-skill-margot = Su Cuchillo quita dos puntos.
secret_night-skill-alexandr = Una vez por noche juega dos turnos seguidos.
secret_night-skill-extra1 = Lo que haya acordado vuestra mesa.
secret_night-skill-extra2 = Lo que haya acordado vuestra mesa.
secret_night-skill-extra3 = Lo que haya acordado vuestra mesa.
secret_night-skill-extra4 = Lo que haya acordado vuestra mesa.
secret_night-skill-chief = El Comisario lleva el perro: tres casillas y un mordisco por turno.
secret_night-skill-master = El Gran Ladrón gira dos veces para librarse de las Esposas.

## La línea bajo un nombre

secret_night-hearts = { $hearts ->
    [0] ningún corazón
    [one] un corazón de tres
   *[other] { $hearts } corazones de tres
}
secret_night-saved-printed = +{ $saved } { $saved ->
    [one] paso
   *[other] pasos
}
secret_night-saved-narrow = +{ $saved }
secret_night-saved-spoken = { $saved ->
    [one] 1 paso guardado
   *[other] { $saved } pasos guardados
}
secret_night-poisoned = envenenado
secret_night-tied = con cuerda
secret_night-out = fuera hasta su turno
secret_night-played = ha jugado
secret_night-on-turn = en su turno

## La hoja de un jugador

secret_night-player-skill = Habilidad
secret_night-player-skill-left = por usar
secret_night-player-skill-used = usada
secret_night-player-role = Rol
secret_night-player-hidden = oculto
secret_night-player-by-hand = Corregir a mano
secret_night-player-health = Salud
secret_night-player-saved = Pasos guardados
secret_night-player-steps = Pasos que quedan en el turno
secret_night-player-cards = Cartas por robar
secret_night-player-respun = Ha girado otra vez en este turno
secret_night-player-square-used = Casilla de acción usada en este turno
secret_night-player-pushed = Ha empujado en este turno
secret_night-player-again = Sigue un segundo turno
secret_night-player-character-turns = Turnos como Catalina
secret_night-player-dog-steps = Pasos que le quedan al perro
secret_night-player-dog-bitten = El perro ha mordido en este turno
secret_night-player-who = ¿Quién es { $name } esta noche?
secret_night-player-who-open = Otro personaje
secret_night-player-bans-open = Esposas y Cuerda: aún no otra vez
secret_night-hand-bans = Aún no otra vez contra { $name }
secret_night-hand-bans-handcuffs = Esposas de
secret_night-hand-bans-rope = Cuerda de
secret_night-player-poison = Envenenado
secret_night-player-tied = Con cuerda
secret_night-player-out = Fuera hasta su turno
secret_night-player-played = Ha jugado esta ronda
secret_night-player-skill-mark = Habilidad usada
secret_night-player-turn = Es el turno de { $name }
secret_night-player-dog = El perro está en juego
secret_night-player-door = Cerrada hasta el próximo turno de { $name }: puerta { $number }
secret_night-player-whisper = Susurrar a { $name }
secret_night-player-banned-handcuffs = { $by } aún no puede usar aquí las Esposas.
secret_night-player-banned-rope = { $by } aún no puede usar aquí la Cuerda.

## Notas privadas

secret_night-note-open = Mi nota privada
secret_night-note-title = ¿Qué piensas de { $name }?
secret_night-note-only-here = Solo la enseña este móvil, sellada para tu asiento.
secret_night-note-police = Policía
secret_night-note-thief = Ladrón
secret_night-note-deceiver = Farsante
secret_night-note-unsure = No sé
secret_night-note-why = Por qué
secret_night-note-keep = Guardar la nota
secret_night-note-wipe = Borrar la nota
secret_night-note-hide = Tapar la nota

## Susurros

secret_night-whisper = Susurro
secret_night-whisper-title = ¿A quién?
secret_night-whisper-note = La mesa ve que habéis susurrado, no el qué.
secret_night-whisper-text = Lo que susurras
secret_night-whisper-left = quedan { $left }
secret_night-whisper-long = Sobran { $over }.
secret_night-whisper-send = Susurrarlo
secret_night-whisper-nobody = No hay a quién susurrar.
secret_night-player-dies = { $name } ha muerto
