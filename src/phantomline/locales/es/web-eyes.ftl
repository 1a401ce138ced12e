# Jugar sin ver: la mesa en palabras, todas las opciones, las teclas y la voz.

web-eyes-title = La mesa en palabras
web-eyes-hint = Todo lo que hay en la mesa, tal como puedes saberlo. Cambia con cada jugada y nunca habla por su cuenta.
web-eyes-waiting = Poniendo la mesa en palabras…
web-eyes-lost = Ahora mismo la mesa no se puede contar. Se volverá a intentar con otra jugada o al abrir esto de nuevo.
web-eyes-then = Así estaba la mesa entonces.
web-eyes-keys = Teclas
web-eyes-keys-title = Teclas durante la partida
web-eyes-keys-hint = Si tu lector de pantalla usa las letras para sí, mantén también Alt y Mayús.
web-eyes-keys-said = Teclas: W este texto, C todas las opciones, L el registro, Y lo que se te pide, B el tablero, M el último aviso, signo de interrogación todas las teclas.
web-eyes-key-w = La mesa en palabras
web-eyes-key-c = Todas las opciones en palabras
web-eyes-key-l = El registro
web-eyes-key-y = Repetir lo que ha pasado y lo que se te pide
web-eyes-key-b = El tablero
web-eyes-key-h = Pistas
web-eyes-key-m = El último aviso
web-eyes-key-help = Estas teclas
web-eyes-key-past = Al mirar atrás: antes, después, volver al presente
web-eyes-keys-on = Las letras sueltas son teclas
web-eyes-keys-on-hint = Si no, solo valen con Alt y Mayús.
web-eyes-nothing-asked = Ahora no se te pide nada.
web-eyes-voice = Cantar los turnos
web-eyes-voice-hint = Una voz dice a quién le toca y, en Fantasmas, lo alto que está el nivel de susto.
web-eyes-voice-turn = { $seats_who ->
    [none] { "" }
    [you] Te toca.
    [one] { $seats }.
   *[many] { $seats }.
}
web-eyes-voice-level = Nivel { $level }.
web-eyes-voice-seven = ¡Siete!
web-eyes-voice-over = La partida ha terminado.
