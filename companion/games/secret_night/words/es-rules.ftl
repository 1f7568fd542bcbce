### Las reglas con nuestras palabras. Cada parte: un título y un texto.

secret_night-rules-goal = De qué va
secret_night-rules-goal-text = Los ladrones quieren sacar Dinero de la mansión antes de las seis. La policía quiere ponerles las Esposas. El Farsante, que juega con cinco y con siete, quiere que ningún bando saque más de un punto. Solo dos personas enseñan quiénes son.
secret_night-rules-roles = Quién es quién
secret_night-rules-roles-text =
    Cuatro jugadores: Comisario, un Detective, Gran Ladrón y un Ladrón.
    Cinco: los mismos y el Farsante.
    Seis: Comisario, dos Detectives, Gran Ladrón y dos Ladrones.
    Siete: los mismos y el Farsante.
    Ocho: Comisario, tres Detectives, Gran Ladrón y tres Ladrones.
    El Comisario y el Gran Ladrón se enseñan enseguida. Nadie más conoce a nadie: los ladrones no se conocen entre sí, y el Comisario no conoce a los Detectives.
secret_night-rules-start = El comienzo
secret_night-rules-start-text =
    Los vehículos en su sitio, el disco en Robar, el reloj a las nueve, el termómetro en el centro. En cada una de las dieciséis salas hay una carta de objeto boca arriba; el resto es el mazo, con un descarte abierto al lado.
    Cada uno recibe un personaje, tres corazones y un peón, y empieza { $starting_card ->
    [on] con una carta de objeto
   *[off] sin cartas
}. En el montón de personajes están los dieciséis del libro{ $extra_characters ->
    [0] {""}
   *[other] {" "}y { $extra_characters } de los vuestros
}. El Gran Ladrón sale de la casilla roja grande; luego, en el sentido del reloj. El Comisario sale del azul y el perro del marrón; los demás eligen rojo o azul, y pueden engañar con ello. Si una casilla está ocupada, se sale de una vecina.
secret_night-rules-night = El reloj
secret_night-rules-night-text = La noche tiene nueve rondas, de las nueve a las seis. Cuando todos han tenido su turno, el Gran Ladrón adelanta el reloj una hora, aunque esté muerto o fuera; la app se lo ofrece a todos. El segundo turno de Alexandr no acaba la ronda antes. Wilma puede adelantar o atrasar el reloj una hora, nunca antes de las nueve; si pone las seis, { $wilma_at_round_end ->
    [on] la ronda se juega hasta el final
   *[off] la noche termina al momento
}.
secret_night-rules-turn = Un turno
secret_night-rules-turn-text =
    Gira la ruleta, roba una carta de objeto, y anda y actúa en el orden que quieras: diez pasos pueden ser dos, registrar una sala, cinco, un arma, dos, un empujón y uno guardado. No se salta por encima de los peones, salvo con Bomba de humo.
    Los pasos que sobran se guardan, { $saver_cap ->
    [0] sin límite
   *[other] como mucho { $saver_cap }
}, y se gastan en cualquier turno posterior. Al final tienes como mucho tres cartas.
secret_night-rules-wheel = La ruleta
secret_night-rules-wheel-text = El número son tus pasos. Con un 4 o un 5 robas una carta más; cuenta el número impreso, sin los dos pasos de Rita, y de los dos giros de Kontar el segundo. El verde solo importa para librarse. Toca lo que marca la ruleta de verdad, o apunta una vez sus sectores y deja que la gire la app. { $placeholder_wheel ->
    [on] Sin ellos gira una que se ha inventado: pasos de 4 a 10, uno verde de cada tres.
   *[off] Sin ellos no gira ninguna.
}
secret_night-rules-square = La casilla de acción
secret_night-rules-square-text =
    Una vez por turno, junto a otro peón, llevas el disco a otro icono y haces lo que dice. No puede quedarse donde está.
    Robar: la víctima baraja todas sus cartas y tomas una sin verla. Empujar: hasta dos casillas, hasta que algo estorbe; nunca atraer. Solo el empujón propio de Niall, una vez por turno, va en línea recta, hasta seis. Cambiar: una por una, dos por dos o tres por tres; si dice que no, la acción se gasta. Susurrar: habláis aparte, y se puede mentir.
    El perro es vecino solo para Empujar.
secret_night-rules-search = Salas y cartas
secret_night-rules-search-text =
    En una casilla numerada registras la sala: miras su carta, la tomas y dejas una de las tuyas boca abajo en su lugar. No dos veces seguidas en la misma sala.
    Al final del turno tienes como mucho tres cartas, al menos una boca arriba y como mucho dos boca abajo. Lo que sobra se descarta, pero Dinero, Esposas, Llaves de vehículo, Filete y Bomba de humo no se tiran antes de usarse.
    Una carta que ya no sirve se puede cambiar por otra del mazo en tu turno.
secret_night-rules-ways = Agua, ventanas, puertas
secret_night-rules-ways-text = Quien entra en el agua se para; desde el turno siguiente cuentan los números interiores de la ruleta, y al salir se para otra vez. Las ventanas están cerradas hasta que alguien rompe una con el Martillo: queda abierta para todos, toda la noche. La Llave de puerta cierra una puerta hasta tu próximo turno, y abre una cerrada. Eleanor las atraviesa.
secret_night-rules-midnight = Medianoche
secret_night-rules-midnight-text = Pistola, Cuchillo, Veneno y el mordisco del perro esperan a medianoche. { $waiting ->
   *[all] También las cartas valiosas: Dinero, Esposas, Llaves de vehículo, Filete y Bomba de humo; antes no hay arrestos ni huidas.
    [not_smoke_or_beef] También Dinero, Esposas y Llaves de vehículo; antes no hay arrestos ni huidas. Filete y Bomba de humo valen toda la noche.
    [weapons] Las cartas valiosas no: con Dinero, Esposas, Llaves de vehículo, Filete y Bomba de humo hay arrestos y huidas toda la noche.
} { $dynamite_waits ->
    [on] Cuerda y Dinamita esperan también.
   *[off] Cuerda y Dinamita valen toda la noche.
} Si Wilma atrasa el reloj a antes de medianoche, todo esto se cierra otra vez.
secret_night-rules-weapons = Pistola y Cuchillo
secret_night-rules-weapons-text =
    Contra un vecino, en tu turno. La Pistola quita dos corazones, el Cuchillo uno, el Cuchillo de Margot dos. Al móvil atacado se le pide respuesta.
    Contra la Pistola: Chaleco antibalas (se conserva), Biblia (se descarta), la primera vez de Salvatore. Contra el Cuchillo: Esquivar cuchillo, la primera vez de Yijun. Contra todo: Botiquín, un corazón de vuelta al momento{ $aid_before_death ->
   *[on] , y quien vive por él no ha muerto.
    [off] , pero no para quien se ha quedado sin ninguno.
}
secret_night-rules-poison = Veneno y curas
secret_night-rules-poison-text = El Veneno queda ante su víctima, que pierde un corazón al final de cada turno suyo hasta que se cura o muere. El Botiquín devuelve un corazón, a ti o a { $any_distance ->
    [on] cualquiera
   *[off] un vecino
}, en tu turno o en respuesta a un ataque, y acaba con el Veneno. Otto puede hacerlo una vez sin carta. Nadie tiene más de tres corazones.
secret_night-rules-death = La muerte
secret_night-rules-death-text = Sin corazones se está muerto: se enseña el rol y el otro bando gana dos{ $leaders_score ->
   *[on] , también por un jefe
    [off] , pero nada por un jefe
}, mate quien mate. Quien mata mira las cartas y toma lo que le cabe; el resto se descarta, y los pasos guardados se pierden. Con el turno siguiente se vuelve a una casilla de salida de su rol: mismo rol, personaje nuevo, tres corazones. { $skill_of_player ->
    [on] Lo que el jugador ha usado una vez por noche queda usado.
   *[off] El personaje nuevo trae su habilidad entera.
}
secret_night-rules-dog = El perro
secret_night-rules-dog-text = En el turno del Comisario el perro anda hasta tres casillas y, desde medianoche, muerde una vez a quien tenga al lado; el Comisario puede estar lejos. El mordisco quita un corazón y cuenta como del Comisario. El Filete, en respuesta o en el propio turno junto al perro, lo saca de la noche.
secret_night-rules-dynamite = Dinamita
secret_night-rules-dynamite-text = Puede estar escondida en una sala. Quien la encuentra pierde dos corazones, y quien está al lado sin pared de por medio pierde uno. Trevor la desactiva y se la queda. { $dynamite_discards_all ->
    [on] Todas las cartas de quien muere por ella se descartan.
   *[off] Las cartas de quien muere por ella se descartan; las que no se pueden tirar se quedan en la sala o pasan a quien la encontró.
}
secret_night-rules-arrest = Esposas y arresto
secret_night-rules-arrest-text =
    Solo arresta la policía, { $any_distance ->
    [on] a cualquier distancia
   *[off] a un vecino
}, { $waiting ->
   *[all] desde medianoche
    [not_smoke_or_beef] desde medianoche
    [weapons] a cualquier hora
}; nunca al Comisario conocido. Quien es atrapado gira al momento: verde es libre. El Gran Ladrón tiene dos giros. La Bomba de humo también libra.
    Un ladrón preso enseña el rol: tres puntos para la policía, cuatro si es el Gran Ladrón, tres más { $money_each ->
   *[on] por cada Dinero
    [off] por el Dinero, sea cuanto sea
}; quien arresta se queda las cartas, y el ladrón vuelve con { $keep_character ->
    [on] el mismo personaje
   *[off] un personaje nuevo
}. Si era un Detective o el Farsante, la policía pierde dos{ $mistakes_to_ten ->
   *[on] , hasta el diez de los ladrones
    [off] , pero nunca hasta el diez de los ladrones
}, y los dos { $mistaken_respawn ->
    [on] empiezan de nuevo: personaje nuevo y sin cartas
   *[off] vuelven a una casilla de salida con todo lo suyo
}.
    Tras librarse, esas Esposas no valen contra el mismo jugador hasta que acabe el próximo turno de su dueño.
secret_night-rules-rope = Cuerda
secret_night-rules-rope-text = Contra { $any_distance ->
    [on] cualquiera
   *[off] un vecino
}, { $dynamite_waits ->
    [on] desde medianoche
   *[off] a cualquier hora
}. La víctima gira una vez: verde es libre, y la Cuerda no vale contra el mismo jugador hasta que acabe el próximo turno de su dueño. Si no, la víctima no anda hasta el final de su próximo turno, salvo que un vecino la desate. A Eleanor no se la puede atar.
secret_night-rules-escape = La huida
secret_night-rules-escape-text =
    { $waiting ->
   *[all] Desde medianoche
    [not_smoke_or_beef] Desde medianoche
    [weapons] A cualquier hora
}, un ladrón en la casilla de un vehículo se va con la llave correcta: en el coche caben cuatro, en la moto dos, en el bote uno y sin llave. { $escape_without_money ->
   *[on] El Dinero no hace falta.
    [off] Sin Dinero no se va nadie.
} Los demás ladrones que están encima van con él; policía y Farsante se quedan.
    Todos los de a bordo enseñan su rol; el vehículo ya no está, ni sus cartas. Vuelven con su próximo turno, como tras la muerte, pero con { $keep_character ->
    [on] el mismo personaje
   *[off] un personaje nuevo
}.
secret_night-rules-score = Puntos
secret_night-rules-score-text =
    El termómetro marca policía menos ladrones.
    Muere un ladrón: +2. Muere un Detective: −2. El Gran Ladrón o el Comisario: { $leaders_score ->
   *[on] lo mismo
    [off] nada
}. Muere el Farsante: nada.
    Arresto de un ladrón: +3; del Gran Ladrón: +4; { $money_each ->
   *[on] cada Dinero quitado: +3
    [off] Dinero quitado, sea cuanto sea: +3
}. Arresto equivocado: −2.
    Huida con Dinero: bote −4, moto o coche −5; cada ladrón más −2, cada Dinero más −5. { $escape_without_money ->
   *[on] Sin Dinero, el primer ladrón no cuenta.
    [off] Sin Dinero no hay huida.
}
secret_night-rules-end = El final
secret_night-rules-end-text = Con diez puntos un bando gana al momento. A las seis gana el bando que va por delante; pero si juega el Farsante y los bandos están como mucho a un punto, gana { $deceiver_shares ->
    [on] el Farsante junto con el bando que va por delante
   *[off] solo el Farsante
}. Si no hay Farsante y nadie va por delante, se sigue a las seis: gana el primer bando que puntúe. { $sudden_ignores ->
    [on] Un arresto equivocado no cuenta entonces.
   *[off] Con un arresto equivocado ganan entonces los ladrones.
}
secret_night-rules-cards = Las cartas de objeto
secret_night-rules-cards-text =
    Dinero: hace que la huida cuente.
    Esposas: arresto.
    Llave del coche, llave de la moto: arrancan ese vehículo.
    Pistola: dos corazones. Cuchillo: un corazón. Veneno: un corazón por turno.
    Chaleco antibalas: para la Pistola, una y otra vez. Biblia: para la Pistola una vez. Esquivar cuchillo: para el Cuchillo una vez.
    Botiquín: un corazón de vuelta, y se acaba el Veneno.
    Bomba de humo: libra de un arresto, o deja pasar a un peón.
    Filete: el perro queda saciado para siempre.
    Café: tantos pasos más como dice.
    Martillo: rompe una ventana. Llave de puerta: cierra o abre una puerta.
    Dinamita: escondida en una sala. Cuerda: ata a alguien.
    Todas menos el Chaleco se descartan después de usarse.
secret_night-rules-characters = Personajes y habilidades
secret_night-rules-characters-line = { $name }: { $skill }
secret_night-rules-open = Cuándo se enseña un rol
secret_night-rules-open-text = Quien muere, escapa o es arrestado enseña su rol a todos. Queda a la vista el resto de la noche, también con un personaje nuevo. La app lo pide; en Más encontrarás: Enseñar mi carta a todos.
secret_night-rules-secrets = Susurros, miradas, notas
secret_night-rules-secrets-text = Un susurro va de móvil a móvil: la mesa ve que dos han susurrado, no el qué, y se puede mentir. La mirada de Zachary y la carta robada llegan tapadas, a un solo móvil. Lo que apuntas de los demás queda sellado para tu asiento.
secret_night-rules-hand = A mano
secret_night-rules-hand-text = Todos los números se pueden corregir: toca a un jugador, el reloj o el termómetro. El registro dice que fue a mano. Cualquiera puede deshacer el último acto. En Reglas de la casa la mesa ha elegido qué lleva la app y cómo se llenan las lagunas del reglamento; estas páginas dicen lo que vale aquí.
secret_night-rules-companion = Qué hacen los móviles
secret_night-rules-companion-text =
    { $keep_clock ->
   *[on] La app lleva el reloj y los turnos.
    [off] El reloj y los turnos los lleváis vosotros.
} { $keep_wheel ->
   *[on] Cuenta la ruleta y los pasos.
    [off] La ruleta y los pasos los contáis vosotros.
} { $keep_score ->
   *[on] Lleva los puntos.
    [off] Los puntos los lleváis vosotros.
} { $keep_players ->
   *[on] Reparte los personajes y lleva corazones y habilidades.
    [off] Los personajes, los corazones y las habilidades los lleváis vosotros.
}
    La app reparte desde una semilla que nadie ha podido elegir y sella cada carta para un solo móvil. Al final se publica la semilla, y cada móvil comprueba el reparto por sí mismo.
