# Lo que comparten todos los juegos: asientos, listas, negativas y errores.

seat-name = Participante { $seat }
seat-you = tú
# Un nombre puede acabar en un número, como «Bu 2».
seat-tally = { $name } con { $value }
percent = { $value } %
list-and = { $sound ->
    [i] { $start } e { $end }
   *[other] { $start } y { $end }
}

## Opciones de una mesa

option-start = El asiento que empieza, contando desde 0; si no se indica, decide el azar.

## Lo que ningún juego permite

refused-by-rule = { $why } ({ $rule })
refused-not-on-turn = { $turn_who ->
    [you] Te toca, pero ahora no puedes hacer esa jugada.
   *[other] Le toca a { $turn }.
}
refused-game-over = La partida ha terminado.
refused-not-a-player-action = Eso lo decide el azar, no quien juega.
refused-wrong-seat = { $who ->
    [you] Ahora no te corresponde a ti.
   *[other] Ahora no le corresponde a { $name }.
}
refused-no-such-seat = En esta mesa no existe ese asiento.
refused-no-chance-now = El azar no tiene nada así que decidir ahora.
refused-no-such-card = No hay ninguna carta llamada «{ $card }».
refused-not-in-deck = En el mazo ya no queda esa carta.
no-rule = No existe la regla { $rule }.

## Errores. Lo que falla en una edición o en una línea se cuenta donde se lee, en inglés.

error-record = Línea { $line }: { $reason }
error-record-game-over = La partida ya había terminado antes de esta línea.
error-record-no-outcome = La partida termina aquí, pero falta la línea con su resultado.
error-record-wrong-outcome = El resultado no es el que tuvo esta partida.
error-record-too-many-lines = Hay más de { $most } líneas.
error-record-empty-line = Solo puede haber líneas vacías al final.
error-record-no-header = No es el registro de una partida: los registros empiezan con una línea { $first }.
error-record-empty = El archivo está vacío.
error-record-other-format = El registro tiene el formato «{ $theirs }», y aquí solo se lee «{ $ours }».
error-record-other-edition = Se jugó con la edición «{ $theirs }», y esta es «{ $ours }». Con el archivo de esa edición, «phantomline replay --edition ARCHIVO» la muestra.
error-record-other-rules = Se jugó con la versión { $theirs } de las reglas, y aquí se juega con la { $ours }. La muestra la versión de Phantomline con la que se hizo.
error-record-after-outcome = Tras el resultado solo puede venir otro registro.
error-record-no-such-actor = El actor debe ser «chance» o un asiento de 0 a { $most }.
error-record-long-line = Una línea tiene como máximo { $most } caracteres.
error-record-not-json = Las líneas de un registro son objetos JSON, y esta no lo es: { $why }.
error-record-malformed = Una línea de un registro no tiene esta forma: { $reason }.
error-record-one-at-a-time = Aquí empieza un segundo registro, y solo se puede mirar uno; guarda cada uno en su propio archivo.
error-edition = { $where }: { $reason }.
error-range = La opción «{ $option }» debe estar entre { $least } y { $most }, y no ser { $got }.
error-option = La opción «{ $option }» no es válida: { $reason }.
error-sheet = { $where }: { $reason }.
error-action = No es una acción de este juego: { $reason }.
error-game = No hay ningún juego llamado «{ $name }». Hay { $known }.
