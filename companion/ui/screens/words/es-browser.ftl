### Lo que el navegador de un móvil no quiere guardar.

refusal-browser-full = Este navegador ya no tiene sitio para lo que guarda Companion. No ha cambiado nada. Libera espacio en el móvil e inténtalo otra vez.
refusal-browser-denied = Este navegador no guarda nada de esta página. Sal del modo privado, o permite el almacenamiento en sus ajustes, y vuelve a cargar la página.
refusal-browser-torn = Algo que guardaba este navegador está dañado y no se puede leer. Todo lo demás sigue ahí.
refusal-browser-newer = En este navegador se ha usado un Companion más nuevo. Vuelve a cargar esta página para tenerlo; no se ha perdido nada.
refusal-browser-blocked = Hay un Companion más antiguo abierto en otra pestaña. Cierra esa pestaña y vuelve a cargar esta página; no se ha perdido nada.
refusal-browser-closed = El navegador lo ha interrumpido. No ha cambiado nada: inténtalo otra vez.
refusal-browser-lost = Este navegador ha perdido lo que guardaba de Companion: asientos, mesas y ajustes de este móvil. Lo que guardan otros móviles sigue ahí; un asiento vuelve con su código de rescate.
refusal-browser-broken = Este navegador no ha podido hacerlo ({ $what }). No ha cambiado nada.
