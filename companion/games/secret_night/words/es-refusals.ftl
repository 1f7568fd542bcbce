### Por qué algo no se hace esta noche: una frase cada una.

secret_night-refusal-dawn = Ya son las seis: la noche ha terminado.
secret_night-refusal-hour = El reloj ya marca esa hora, o no la tiene.
secret_night-refusal-not-all-played = { $waiting ->
    [one] Falta el turno de un jugador en esta ronda.
   *[other] Faltan los turnos de { $waiting } jugadores en esta ronda.
}
secret_night-refusal-night-over = La noche está decidida. Si algo está mal, corrige el número a mano.
secret_night-refusal-not-kept = Esta mesa lleva eso a mano.
secret_night-refusal-turn = No es tu turno.
secret_night-refusal-spun = La ruleta ya ha girado este turno.
secret_night-refusal-not-spun = Primero, la ruleta.
secret_night-refusal-number = Ese número no puede ser.
secret_night-refusal-steps = { $left ->
    [0] No quedan pasos.
    [one] Solo queda un paso.
   *[other] Solo quedan { $left } pasos.
}
secret_night-refusal-saver = Vuestra regla: como mucho { $cap ->
    [one] 1 paso guardado
   *[other] { $cap } pasos guardados
}.
secret_night-refusal-no-segments = La app aún no conoce vuestra ruleta. Apunta sus sectores, o toca lo que marca la de verdad.
secret_night-refusal-tied = Quien está atado no anda.
secret_night-refusal-square-used = La casilla de acción ya se ha usado este turno.
secret_night-refusal-square-stays = El disco no puede quedarse en su icono: elige otro.
secret_night-refusal-victoria = Nadie puede robar a Victoria Walker.
secret_night-refusal-character-taken = Otra persona lleva este personaje.
secret_night-refusal-skill = Este personaje no tiene esa habilidad.
secret_night-refusal-skill-used = Esa habilidad ya está usada.
secret_night-refusal-midnight = Eso tiene que esperar a medianoche.
secret_night-refusal-out = Quien ha muerto, está preso o ha huido no está hasta su próximo turno.
secret_night-refusal-yourself = Nadie se hace eso a sí mismo.
secret_night-refusal-unanswered = Antes hay algo que espera respuesta.
secret_night-refusal-answer = No hay nada que responder, o eso no es una respuesta.
secret_night-refusal-healthy = No hay nada que curar.
secret_night-refusal-chief = El perro solo obedece al Comisario, en su propio turno.
secret_night-refusal-dog-gone = El perro está fuera de juego.
secret_night-refusal-dog-bitten = El perro ya ha mordido este turno.
secret_night-refusal-not-police = Solo la policía arresta.
secret_night-refusal-known-police = Todos conocen al Comisario: nadie lo arresta.
secret_night-refusal-banned = Ese jugador acaba de librarse: todavía no otra vez.
secret_night-refusal-eleanor = A Eleanor Gibbs no se la puede atar.
secret_night-refusal-no-spin = No queda ningún giro para librarse.
secret_night-refusal-no-thief = En un vehículo solo huyen los ladrones.
secret_night-refusal-vehicle = Ese vehículo ya se ha ido.
secret_night-refusal-aboard = { $most ->
    [one] En ese vehículo solo cabe uno.
   *[other] En ese vehículo caben { $most } como mucho.
}
secret_night-refusal-money = Vuestra regla: nadie escapa sin Dinero.
secret_night-refusal-look-used = Zachary Davis ya ha mirado un rol.
secret_night-refusal-not-zachary = Solo Zachary Davis mira un rol.
secret_night-refusal-role-known = Ese rol está a la vista: no hay nada que mirar.
