# Lo que los jugadores se pasan solo por código.

secret_night-code-listen = Oír un susurro
secret_night-code-listen-note = Tu código es para quien te susurra
secret_night-code-listen-rule = ¿Quién te susurra? Su móvil lee tu código, y lo que escriba se abre solo en el tuyo.
secret_night-code-listen-own = { $name } te susurra
secret_night-code-listen-other = { $name } te escucha
secret_night-code-look = Mirar un rol
secret_night-code-look-note = Zachary Davis, una vez por noche
secret_night-code-look-rule = Solo puede Zachary Davis, y una sola vez. Si lo eres, se ve en la mesa: sin servidor ningún móvil lo sabe. Di en voz alta a quién miras.
secret_night-code-look-own = El rol de { $name }
secret_night-code-look-other = { $name } mira tu rol
secret_night-code-steal = Robar una carta
secret_night-code-steal-note = El otro móvil saca una de las cartas barajadas
secret_night-code-steal-rule = Solo en tu turno, con el disco en Robar y a alguien que esté al lado. Las cartas de verdad están en la mesa; los móviles sortean cuál es.
secret_night-code-steal-own = Una carta de { $name }
secret_night-code-steal-other = { $name } te roba una carta
secret_night-code-whisper = Susurrarlo por código
secret_night-code-whisper-note = Solo el móvil de { $name } puede abrirlo, aunque alguien fotografíe el código. Tampoco se nota lo largo que es.
secret_night-code-nobody = Aquí no hay nadie a quien pasárselo por código.
secret_night-code-nobody-hidden = Aquí no hay nadie con el rol oculto.
secret_night-apart = Horas, turnos, corazones y personajes están en la mesa: sin servidor ningún móvil los lleva. Los susurros, las cartas robadas y la mirada de Zachary van por código.

## Una carta robada, por código o por la mesa: cuál es

secret_night-steal-place = { $place ->
    [1] La primera carta
    [2] La segunda carta
    [3] La tercera carta
   *[other] La carta número { $place }
}
secret_night-steal-from = De quién
secret_night-steal-how = Tómala
secret_night-steal-text = { $cards ->
    [one] Hay una sola carta: es esa.
   *[other] Las { $cards } cartas están barajadas, boca abajo y en fila. Cuenta desde la izquierda, tal como las ves.
}
secret_night-steal-keep = Es tuya; nadie tiene que verla.
