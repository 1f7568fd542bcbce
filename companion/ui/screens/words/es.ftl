### Las frases de las pantallas, y de todo lo que se niega.

## Inicio y mesa nueva

home-title = ¿Qué caja abrís?
home-players = { $least }–{ $most }
home-scan = Escanear para unirse
home-offline = Sentarse a una mesa sin servidor
home-goes-on = La noche sigue
home-resume = Volver
home-resume-of = Volver a { $game }
home-install = Poner Companion en la pantalla de inicio
home-install-by-hand = Para tener Companion a mano: Compartir y «Añadir a pantalla de inicio».
newer-here = Hay una versión más nueva. Abrirla
newer-waits = Hay una versión más nueva. Espera a que acabe la partida.
make-title = Mesa nueva
make-players = Jugadores
make-go = Abrir la mesa
waiting = Companion

## La sala

lobby-title = ¿Quién está?
lobby-point = Apunta aquí con la cámara de tu móvil
lobby-words = Dos palabras por asiento, en este orden. Dilas en voz alta: todos los móviles muestran las mismas.
lobby-sit = Tomar asiento
lobby-full = Todos los asientos están ocupados. Puedes mirar; quizá haya sitio en el próximo reparto.
lobby-waits = { $free ->
    [one] Queda un asiento libre
   *[other] Quedan { $free } asientos libres
}
lobby-deal = { $players ->
    [2] Repartir a dos
    [3] Repartir a tres
    [4] Repartir a cuatro
    [5] Repartir a cinco
    [6] Repartir a seis
    [7] Repartir a siete
   *[8] Repartir a ocho
}
lobby-dealing = Se reparten las cartas …
sit-title = ¿Quién se sienta aquí?
sit-name = Tu nombre
sit-group = Como la última vez: { $names }
seat-change = Cambiar mi nombre o salir
seat-title = Tu asiento
seats-change = Cambiar nombres o salir
seats-title = Quién juega con este móvil
seats-name = Nombre
seat-keep = Guardar
seat-leave = Dejar este asiento
seat-leave-title = ¿Dejar este asiento?
seat-leave-note = Queda libre enseguida para otra persona. Sigues en la mesa y puedes volver a sentarte.
sit-note = La clave del asiento se crea ahora y nunca sale de este móvil.
sit-note-drawn = El servidor de la mesa dibuja este móvil y trabaja con su clave.
own-offer = Guardar mi clave en este móvil
own-note = Con el programa propio aquí, el servidor de la mesa nunca tiene una clave tuya. Carga unos 10 MB, una vez.
own-seat = { $name } guarda su propia clave
sit-device-title = ¿Quién no tiene móvil?
sit-device-note = Este asiento y su clave viven en este aparato: se pasa, se mantiene pulsado para mirar, se tapa.

## Ordenar

arrange = Ordenar la mesa
arrange-short = Ordenar
arrange-order = En el orden en que estáis sentados
arrange-up = { $name }: un asiento antes
arrange-down = { $name }: un asiento después
arrange-free = Liberar el asiento de { $name }
arrange-add = Añadir a alguien sin móvil
arrange-scan = Escanear un móvil sin red

## La mesa

table-turn = Turno de { $name }
table-looked = { $looked } de { $of } han mirado su carta
seat-hidden = oculta
seat-has-looked = ha mirado
seat-on-device = en este aparato
seat-not-here = su móvil no está
seat-asked-away = preguntado; su móvil no está
more-open = Enseñar mi carta a todos
more-open-of = Enseñar la carta de { $name } a todos
more-end = Final: cartas arriba
more-end-draw = Acabar la partida
more-code = Mostrar el código del reparto
more-read = Leer un código
more-nothing = Ahora no hay nada que hacer aquí.
more-exchange = Pasar algo por código
open-title = ¿Enseñar tu carta a todos?
open-note = Todos la ven, con la prueba de que es la que te tocó. No se puede deshacer.
open-yes = Enseñarla
end-title = ¿Cartas arriba?
end-title-draw = ¿Fin de la partida?
end-note-draw = Cada móvil comprueba lo que la app ha sorteado. No se puede deshacer.
end-note = Se enseñan todas las cartas y cada móvil comprueba el reparto. No se puede deshacer.
end-yes = Cartas arriba
end-yes-draw = Acabar

## Lo mío

mine-none = Este móvil no tiene asiento en este reparto. Solo mira.
mine-own = Mi carta
mine-of = { $name }
card-waits = El móvil de { $name } aún no ha contestado
card-answer = Lo que viste de { $name } está tapado. Mantén pulsado para mirarlo.
card-no-card = En esta respuesta no hay ninguna carta. Dilo solo al final de la partida: ahora delataría cuál elegiste.
card-declined = { $name } no lo ha enseñado
consent-note = Las reglas solas no dan a { $name } esta mirada: algo se cambió a mano, o ya se miró antes. Decides tú, y todos leen qué has decidido.
consent-yes = Enseñar
consent-no = No enseñar
pass-whose = ¿La carta de quién?

## El final

end-kicker = Cartas arriba
end-kicker-draw = El final
end-you-won = Has ganado
end-you-lost = Has perdido
end-won = Gana
end-fair = El reparto ha sido limpio
end-fair-draw = El sorteo ha sido limpio
end-fair-note-draw = { $phones } de { $of } móviles han repetido el sorteo con la semilla: sale lo mismo.
end-fair-note = { $phones } de { $of } móviles han rehecho el reparto desde su semilla: salen todas las cartas.
end-fair-offline = Este móvil ha rehecho el reparto desde su semilla: salen todas las cartas.
end-unfair = El reparto no cuadra
end-unfair-note = { $phones ->
    [one] Un móvil encuentra
   *[other] { $phones } móviles encuentran
} cartas distintas de las repartidas. No os fieis de este reparto.
end-again = Otra vez, la misma mesa

## La partida

log-nothing = Aún no ha pasado nada.
log-the-table = La mesa
log-made = Se abrió la mesa para { $places }.
log-sat = { $name } tomó asiento.
log-renamed = { $before } se llama ahora { $name }.
log-freed = Se liberó el asiento de { $name }.
log-ordered = Se ordenaron los asientos.
log-resized = La mesa es ahora para { $places }.
log-committed = Reparto { $round }: el azar del reparto queda fijado, bajo sello; se abre al final, como prueba.
log-dealt = Cada asiento recibió su carta.
log-looked = { $name } ha mirado su carta.
log-opened = { $name } enseñó su carta a todos.
log-beyond = { $wish } Las reglas solas no dan esta mirada.
log-agreed = { $name } aceptó y lo enseñó.
log-declined = { $name } no lo enseñó.
log-ended = { $name } pidió el final: cartas arriba.
log-again = La misma mesa juega otra vez.

## Códigos

code-copy = Copiar el texto
code-link = Copiar el enlace
code-back = Ver el código
copy-marked = Todo está marcado: cópialo y envíalo.
code-table-title = El reparto, para todos
code-table-note = Todos los móviles leen este mismo código; cada uno abre solo su carta.
code-end = La prueba
code-end-note = Los móviles sin servidor lo leen y comprueban ellos mismos el reparto.
code-again = Ese código ya estaba leído. No ha cambiado nada.
code-again-of = El código de { $name } ya estaba leído.
code-read-seat = { $name }: leído. { $done } de { $of }.
code-read-of = { $name }: leído.
scan-waking = Despertando la cámara …
scan-insecure = El navegador solo presta la cámara a páginas seguras. Usa la cámara de tu móvil con el enlace del código, o pega el texto.
scan-refused = La cámara se ha negado. Permítela en esta página, o pega el texto.
scan-none = Aquí no hay cámara. Pega el texto, o abre el enlace.
scan-no-light = Esta cámara no tiene luz.
scan-join = Apunta al código de la mesa
scan-seats = Apunta al código de cada jugador
scan-opened = Apunta al código de un jugador
type-title = Pega o escribe el código
type-label = Texto o enlace
type-paste = Toca el campo para pegar lo copiado, o para escribir.
type-read = Leerlo
type-nothing = No hay nada que pegar.

## Un asiento sin servidor

offline-title = Sin servidor
offline-note = No hace falta red: tu móvil muestra un código, la cámara de quien reparte lo lee, y después lees tú el único código del reparto.
offline-code = El código de tu asiento
offline-code-note = Enséñaselo a quien reparte. Lleva tu nombre y una clave, ningún secreto.
offline-scan-deal = Escanear el reparto
offline-scan-more = Apunta a un código de esta mesa
offline-read = Leer un código
offline-show-open = Probar lo que he enseñado
offline-open-note = Quien lo lea verá tu carta, y que es la que te tocó.
offline-leave = Dejar este asiento
offline-again = Un asiento nuevo para el próximo reparto

## Negativas: la mesa

refusal-unexpected = Algo ha fallado aquí. No se ha perdido nada: inténtalo otra vez, o recarga la página.
line-too-long = Ese texto es demasiado largo y no se ha tomado.
line-too-much = Esta página envía demasiado y se ha cortado. Cárgala otra vez: tu asiento se guarda.
line-waits = Llegan muchos móviles a la vez. Pronto te toca.
refusal-not-your-seat = Este móvil no tiene ese asiento.
refusal-not-the-maker = Eso solo puede hacerlo quien abrió la mesa.
refusal-seat-taken = Ya hay alguien sentado ahí.
refusal-no-such-seat = Ahí no hay nadie sentado.
refusal-table-full = { $places ->
    [one] El único asiento está ocupado
   *[other] Los { $places } asientos están ocupados
}.
refusal-name-taken = Aquí ya hay alguien que se llama { $name }. Elige un nombre que se distinga.
refusal-name-empty = Escribe un nombre.
refusal-name-too-long = Un nombre tiene como mucho { $most ->
    [one] 1 carácter
   *[other] { $most } caracteres
}.
refusal-name-unshowable = No todos los móviles pueden mostrar esos signos. Usa letras latinas.
refusal-places = Este juego es para { $least } a { $most ->
    [one] 1 jugador
   *[other] { $most } jugadores
}.
refusal-places-taken = Ya hay { $taken ->
    [one] 1 persona sentada
   *[other] { $taken } personas sentadas
}.
refusal-order = Mientras tanto han cambiado los asientos. Vuelve a mirar.
refusal-seats-free = { $free ->
    [one] Aún queda un asiento libre.
   *[other] Aún quedan { $free } asientos libres.
}
refusal-dealt-otherwise = Un móvil sin red comprueba el reparto según las reglas de la caja, y una regla de la casa cambia aquí lo que se reparte. Quitad esa regla, o sentad a esa persona en este dispositivo.
refusal-after-the-deal = Las cartas ya están repartidas: eso tendrá que esperar al próximo reparto.
refusal-not-dealt = Aún no se ha repartido nada.
refusal-over = Este reparto ha terminado.
refusal-stale = Alguien ha sido más rápido: la mesa ha cambiado. Vuelve a mirar.
refusal-nothing-to-take-back = No hay nada que deshacer.
refusal-look-stays = Después se miró algo. Lo anterior se queda; cámbialo a mano.
refusal-already-open = Esa carta ya está a la vista.
refusal-answered = Eso ya está contestado.
refusal-not-asked = Nadie ha preguntado eso.
refusal-no-such-table = Este enlace no lleva a ninguna mesa de aquí. Pide otra vez el código.
refusal-table-missing = Esta mesa no está ahora en este servidor. Este móvil guarda su llave y la encontrará cuando vuelva.
refusal-no-such-game = Esta mesa juega a algo que este programa no conoce.
refusal-sits-already = Este móvil ya tiene asiento aquí.
refusal-drawer-closed = Tras el reinicio hay que esperar a que hayan vuelto dos móviles de este reparto.
refusal-drawer-foreign = Otra versión de Companion guardó los secretos de este reparto bajo llave y esta no puede abrirlos. Vuelve a iniciar aquella versión o abandonad este reparto.
refusal-phone-unreachable = Ese móvil juega con códigos: pregúntale tú.
refusal-storage = Este navegador no guarda nada, y el asiento se perdería. Permite el almacenamiento, o sal del modo privado.
refusal-storage-silent = Este navegador no dice qué guarda de ti. Tu asiento está a salvo: vuelve a cargar la página.
refusal-storage-strange = Este navegador guarda aquí algo que no es de Companion. Borra lo que guarda de esta página y cárgala otra vez.
refusal-not-fair = El reparto no sale de lo que se ha publicado. No te fíes de él.
refusal-not-seated = Primero toma asiento aquí, después lee el código.

## Negativas: códigos

refusal-not-ours = { $kind ->
    [web-address] Esto es una dirección web, no uno de nuestros códigos.
    [wifi] Esto es el código de una red Wi-Fi, no uno de los nuestros.
    [contact] Esto es una tarjeta de visita, no uno de nuestros códigos.
    [mail] Esto es una dirección de correo, no uno de nuestros códigos.
    [phone] Esto es un número de teléfono, no uno de nuestros códigos.
    [place] Esto es un lugar en un mapa, no uno de nuestros códigos.
    [calendar] Esto es una cita para un calendario, no uno de nuestros códigos.
    [payment] Esto es un código de pago, no uno de los nuestros.
    [number] Esto es el número de un paquete, no uno de nuestros códigos.
    [nothing] Aquí no hay nada.
   *[text] Esto es otro texto, no uno de nuestros códigos.
}
refusal-damaged = Este código está dañado o no se ha leído entero. Inténtalo otra vez.
refusal-mistyped = Hay una errata en el grupo { $group }.
refusal-too-long = Es demasiado largo para ser uno de nuestros códigos.
refusal-newer-version = Este código viene de un Companion más nuevo. Actualiza este.
refusal-unknown-kind = Este código es de un tipo que este Companion no conoce.
refusal-wrong-kind = { $found ->
    [seat] Este es el código de un asiento
    [deal] Este es el código de un reparto
    [open] Este es el código de una carta enseñada
    [end] Esta es la prueba de un reparto
    [pledge] Este es el código de quien reparte
    [mix] Esto es una mezcla
    [unmix] Esto muestra lo que se mezcló
   *[other] Este código es para otra cosa
}; { $wanted ->
    [seat] hace falta el de un asiento.
    [deal] hace falta el del reparto.
    [open] hace falta el de una carta enseñada.
    [mix] hace falta el código del que mezcla.
   *[other] hace falta otro.
}
refusal-forged-code = Este código ha cambiado por el camino, o es falso.
refusal-old-code = Este código es de otra noche.
refusal-future-code = Este código viene del futuro: el reloj de uno de los dos móviles va mal.
refusal-other-game = Este código es de otra partida, no de la de esta mesa.
refusal-misdirected = Este código es para otro asiento.
refusal-other-question = Este código responde a otra cosa.
refusal-strange-key = Otro móvil que antes habla por { $name }. Fíate solo si { $name } lo dice.
refusal-own-code = Ese código es de este mismo móvil.
refusal-not-committed = { $name } enseña algo distinto de lo que había dejado boca abajo.
refusal-underway = Ya se está pasando algo. Termínalo o déjalo antes.
refusal-nothing-to-pass = Este juego no pasa nada así por código.
refusal-peek-point = Este código pide una carta de un modo que no existe. No se ha enseñado nada.
refusal-peek = Ahí no hay ninguna carta de esa mano. Pedid otra mirada en la mesa.
refusal-not-for-this-phone = En este código no hay nada para este móvil.
refusal-two-slots-open = Este reparto está mal: aquí se abre más de una carta. Repartid otra vez.
refusal-bad-proof = Esto no prueba la carta que se repartió.
refusal-bad-key = En este código hay una clave que ningún móvil honrado crea.
refusal-same-key = Dos asientos tienen la misma clave. Uno de ellos debe sentarse de nuevo.
refusal-bad-name = El nombre de este código no puede ser.
refusal-conflict = Alarma: dos códigos distintos para lo mismo. Uno de ellos es falso.

## Negativas: el almacén y el arranque

refusal-store-torn = { $file } está dañado. Se ha dejado como está; ahora se usa { $used }.
refusal-store-foreign = { $file } no es un archivo de Companion. Se ha dejado como está; ahora se usa { $used }.
refusal-store-newer = { $file } lo escribió un Companion más nuevo. Actualiza este.
refusal-store-readonly = No se puede escribir nada en { $folder }.
refusal-store-full = No queda espacio en { $folder }. No ha cambiado nada.
refusal-store-broken = El disco de { $folder } tiene un error. No ha cambiado nada.
refusal-store-damaged = { $file } está dañado. No ha cambiado nada.
refusal-store-busy = { $file } está ocupado por otro programa.
refusal-file-there = { $file } ya existe, y no se sobrescribe.
refusal-no-store-file = { $file } no es un archivo con mesas de Companion, o está dañado.
refusal-table-there = La mesa { $name } ya está guardada aquí, y no se sobrescribe.
refusal-table-unknown = Ninguna mesa se llama { $name }, o más de una empieza así. Mira: companion tables.
refusal-copy-of-database = Las mesas están en una base de datos: pg_dump hace una copia.
refusal-database-away = Ahora no se puede llegar a la base de datos que guarda las mesas. Lo confirmado está guardado, y seguirá sola.
refusal-database-readonly = La base de datos que guarda las mesas no anota nada ahora. No ha cambiado nada.
refusal-database-full = A la base de datos que guarda las mesas no le queda espacio. No ha cambiado nada.
refusal-database-broken = La base de datos que guarda las mesas tiene un error. No ha cambiado nada.
refusal-database-busy = La base de datos que guarda las mesas tiene ahora demasiado que hacer. No ha cambiado nada. Prueba otra vez en un momento.
refusal-database-unknown = Eso no es la dirección de una base de datos. Indica una así: postgresql://rol@ordenador/base.
refusal-database-unreachable = No se puede llegar a la base de datos { $name }, o no admite ese rol. Mira si está en marcha y si dirección, rol y contraseña son correctos.
refusal-database-denied = En la base de datos { $name } ese rol no puede crear el esquema companion. Haz que la base sea del rol, o crea el esquema para él.
refusal-database-foreign = El esquema companion de la base de datos { $name } es de otro programa. Se ha dejado como está: indica otra base.
refusal-database-newer = Las mesas de la base de datos { $name } las escribió un Companion más nuevo. Actualiza este.
refusal-database-driver-missing = Para PostgreSQL hay que instalar algo más: pip install "companion[postgres]".
refusal-log-torn = El registro de esta mesa está dañado desde la entrada { $number }.
refusal-log-foreign = La entrada { $number } del registro de esta mesa no se puede leer aquí: está dañada o la escribió otra versión de Companion. La mesa se queda como está.
table-strange = Otra versión de Companion escribió aquí una línea que esta no conoce. Se pasa por alto: ved entre todos si importa, y actualizad este programa.
log-strange = Lo escribió otra versión de Companion.
refusal-log-shorter = Se han perdido líneas de esta mesa: su registro acaba en la entrada { $last } y este móvil lo había visto hasta la { $seen }. Mirad entre todos dónde estabais.
refusal-log-other = Este no es el registro que vio este móvil: la entrada { $number } es otra. Mirad entre todos qué es verdad.
refusal-log-forged = La entrada { $number } del registro de esta mesa no está probada: ningún móvil de los jugadores pidió lo que pone. Este móvil se queda con lo anterior. Mirad entre todos qué es verdad.
refusal-log-unruly = La entrada { $number } del registro de esta mesa dice otra cosa que lo que las reglas hacen de lo que se hizo. Alguien la ha cambiado en el servidor de la mesa, o allí funciona otra versión de Companion. Este móvil se queda con lo anterior. Mirad entre todos qué es verdad.
refusal-table-away = Ahora no se llega a la mesa. Este móvil la sigue buscando; no se pierde nada.
refusal-other-edition = El ordenador de la mesa tiene otra versión de Companion que este móvil. Abre la página de nuevo.
refusal-strange-refusal = La mesa lo ha rechazado por un motivo que esta versión de Companion no conoce.
refusal-not-signed = La clave de ese puesto está en un móvil que ejecuta Companion por sí mismo: solo ese móvil puede hacerlo.
refusal-log-cut = El registro de esta mesa ha perdido líneas que ya se habían visto: se dañó el disco o el archivo. No se escribe nada encima.
refusal-cannot-be-written = La mesa no puede anotar eso. No ha cambiado nada.
refusal-no-network = Este ordenador no está en ninguna red que los móviles puedan compartir. Conéctalo a una, o indica una dirección con --host.
refusal-port-taken = { $port ->
    [0] No hay ningún puerto libre desde el 8550. Indica uno con --port.
   *[other] Otro programa ya usa ese puerto. Indica otro con --port.
}
refusal-port-forbidden = El sistema no nos deja usar ese puerto. Indica uno por encima del 1023 con --port.
refusal-not-our-address = { $host } no es una dirección de este ordenador.
refusal-certificate-unreadable = { $path } no se puede leer como certificado o clave en formato PEM.
refusal-key-does-not-fit = La clave de { $path } es de otro certificado.
refusal-key-without-certificate = Se ha indicado una clave con --keyfile, pero ningún certificado con --certfile.
refusal-folder-not-writable = No se puede escribir nada en { $path }. Indica otra carpeta con --data.
refusal-site-foreign = En { $folder } hay otro sitio. No se ha escrito nada; indica una carpeta vacía.
refusal-site-not-written = No se pudo escribir el sitio en { $folder }: { $reason ->
    [full] no queda espacio
   *[other] allí no se puede escribir
 }. Indica otra carpeta.
start-link = Los móviles abren { $link }
start-here = Este ordenador abre { $link }
start-stop = Ctrl-C para la mesa; todo queda guardado.
refusal-sheet-foreign = Otra versión de Companion escribió tus notas aquí. Esta no puede leerlas y las deja como están.
refusal-sheet-full = En tus notas no cabe más. Tacha algo antes.
house-rules = Reglas de la casa
house-rule-is = { $rule }: { $value }
house-as-box = No se ha cambiado ninguna: en esta mesa valen las de la caja.
house-reset = Todas como en la caja
house-keep = ¿Qué lleva la app?
mine-from = De { $name }
card-told = Lo que te ha dicho { $name } está tapado. Mantén pulsado para mirarlo.
more-wipe = Borrar lo que me dijo { $name }
log-ruled = Se cambiaron las reglas de la casa.
rules-search = Buscar en las reglas
rules-now = Ahora
rules-none = Las reglas no dicen nada de eso. Prueba otra palabra.

## Pasar por código

exchange-title = Pasar por código
exchange-short = Pasar por código
exchange-note = Los móviles se enseñan códigos; lo que llevan dentro se abre en uno solo.
exchange-given = Lo que te han dado
exchange-read-any = Leer un código que me enseñan
exchange-step = Código { $step } de { $of }
exchange-show = El móvil de { $name } lee este código. Nadie más puede abrirlo.
exchange-show-then-read = El móvil de { $name } lee este código y luego enseña uno para ti.
exchange-read = Leer el código de { $name }
exchange-was-read = { $name } ya lo ha leído
exchange-own-words = Tus palabras de control: { $words }
exchange-words = { $name }: { $words }
exchange-leave = Dejar de pasar esto
exchange-from = Lo que te ha dado { $name } está tapado. Mantén pulsado para mirar.
exchange-done = Visto
exchange-nothing-to-read = Dentro no hay nada que este juego conozca.
exchange-picks = Las cartas están en un orden que nadie conoce. Su dueño no sabrá cuál levantas.
exchange-pick = Levantar esta
exchange-card = Carta { $number } de { $of }, boca abajo
