### Llegar a una mesa escribiendo sus seis letras.

home-join = Escribir letras
home-join-only = Escribir las letras de una mesa
join-title = Unirse a una mesa
join-label = Seis letras
join-note = Están bajo la imagen, donde cada cual toma asiento. También vale el enlace de la mesa.
join-go = Unirse
join-open = o abre { $address } y escribe
join-letters = Las letras de esta mesa: { $letters }
join-way = Cómo llegar a esta mesa
join-link = El enlace de esta mesa
refusal-not-six-letters = Una mesa tiene seis letras. Mira otra vez, por favor.
refusal-strange-letters = Ninguna mesa de aquí tiene esas letras. Mira otra vez, por favor.
refusal-nobody-there = Ahora no hay nadie en esa mesa. Primero tiene que abrirla alguien que estaba en ella.
refusal-wait = { $seconds ->
    [one] Demasiadas letras equivocadas. Prueba otra vez en un segundo.
   *[other] Demasiadas letras equivocadas. Prueba otra vez en { $seconds } segundos.
}
