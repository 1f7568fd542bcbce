### Un móvil al que ningún otro puede unirse por un enlace: sus mesas están solo en él.

home-here = Una mesa en este móvil
home-here-note = Un móvil para todos, o invitados por código.
home-elsewhere = ¿La mesa está en otro móvil?
lobby-others = ¿Quién más juega?
lobby-others-note = Quien no tiene móvil se sienta en este. Quien lo tiene se sienta en el suyo sin servidor y te enseña el código de su asiento.
refusal-table-elsewhere = Este enlace no lleva a ninguna mesa de este móvil. Una mesa con servidor se abre en el navegador: apunta a su código con la cámara del propio móvil.
unproven-alone = Sin probar: que el programa de este móvil no haya mirado.
