## Lo que dio el azar, queda

house-redraws = Deshacer sortea de nuevo
house-redraws-note = Quien deshace un giro, un dado o una carta obtiene otro. Normalmente no: lo que dio el azar queda. Todos lo ven antes del reparto.
lobby-redraws = En esta mesa, lo que se deshace se sortea de nuevo.
log-redraws = Desde ahora, lo que se deshace se sortea de nuevo.
log-redraws-no-more = Desde ahora, lo que se deshace y se repite sale como antes.
