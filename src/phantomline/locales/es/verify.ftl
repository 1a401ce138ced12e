# `phantomline verify`: si la suerte de una partida fue la prometida antes de empezar.

verify-help = Comprueba que la suerte de un registro es la que el servidor prometió antes de la partida.
verify-arg-record = Un registro descargado de una mesa, o - para la entrada estándar.
verify-opt-commitment = El compromiso que la mesa mostró antes de empezar; el registro debe cumplirlo.
verify-no-fate = El registro de la línea { $line } no revela ningún secreto, así que no hay nada que comprobar. Los que se descargan de una mesa sí lo revelan.
verify-other-commitment = El registro pertenece a otro compromiso que el que viste en la mesa. No te fíes de él.
verify-bent-secret = Línea { $line }: el secreto del registro no es aquel al que el servidor se comprometió. No te fíes de él.
verify-bent-draw = Línea { $line }: este robo no es el que resulta del secreto y de los números de los jugadores. No te fíes de él.
verify-holds = { $draws ->
    [one] El único robo de esta partida se sigue
   *[other] Los { $draws } robos de esta partida se siguen
} del secreto al que el servidor se comprometió ({ $commitment }) y de los números de los jugadores.
verify-compare = Compara el compromiso con el que tu mesa mostró antes de empezar, o pásalo con --commitment.
