## Rechazos: un reparto que nadie conoce, con los nombres cambiados
refusal-misnamed = Para tu asiento esto lleva el nombre { $name }. Alguien ha cambiado los nombres: hay que mezclar y repartir de nuevo.
