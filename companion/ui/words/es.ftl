### Las palabras de la casa. Las de cada juego están en su propia carpeta.

## Nombres y palabras cortas en los botones

app-name = Companion
back = Atrás
rules = Reglas
table = Mesa
mine = Lo mío
log = Registro
take-back = Deshacer
cancel = Cancelar
yes = Sí
no = No
done = Listo
close = Cerrar
again = Otra vez
next = Siguiente
settings = Ajustes
language = Idioma
copy = Copiar
copied = Copiado.
paste = Pegar
share = Compartir
less = Menos
more = Más
move-up = Subir
move-down = Bajar
erase = Borrar
understood = Entendido

## Contar

steps = { $done } de { $of }
list-and = { $before }{ $sound ->
    [i] {" "}e
   *[other] {" "}y
} { $last }
count-less = { $what }: uno menos
count-more = { $what }: uno más

## Asientos

seat-free = Asiento libre
seat-you = { $name } · tú
seat-away = { $name } no está
seat-turn = Le toca a { $name }

## La carta tapada

card-covered = Tu carta está tapada. Mantén pulsado para mirarla.
card-hold = Mantén pulsado para mirar
card-release = Suelta y se tapa
card-eyes-only = solo para tus ojos

## Un móvil para todos

pass-to = Pásale el móvil a
pass-look-away = Los demás miráis a otro lado.
pass-here = Soy { $name }
pass-done = Listo, pásalo

## Códigos y cámara

code-join = El código para unirse a esta mesa
code-table = El código de este reparto
scan = Escanear
scan-type = Mejor lo escribo
scan-light = Luz
scan-searching = Encuadra el código entre las esquinas.
scan-seen = Ya casi. No te muevas.
scan-done = Leído.

## The page itself, when the app cannot speak

page-lost = Buscando la mesa …
page-stopped = La mesa se ha parado. Todo queda guardado y sigue cuando se vuelva a abrir.
page-again = Probar otra vez
page-failed = La app no arrancó en este navegador. Lo que guarda este móvil sigue aquí.
page-lacking = Este navegador es demasiado antiguo para la app. Uno más nuevo en este móvil servirá.
page-drawn = Que lo dibuje el servidor de la mesa
page-name = Companion
page-about = Guarda los secretos de tus juegos de caja, de móvil a móvil.
tables-erased = { $count ->
    [one] Se ha borrado una mesa.
   *[other] Se han borrado { $count } mesas.
}
tables-exported = La mesa está en { $file }.
tables-imported = { $count ->
    [one] Se ha recibido una mesa.
   *[other] Se han recibido { $count } mesas.
}
tables-copied = Todas las mesas están en { $file }.
web-done = El sitio está en { $folder }. Ponlo en cualquier servidor https, en cualquier carpeta.
