# Tren Fantasma: todo lo que lee quien juega. Los lugares toman su nombre del archivo de edición.

train-title = Tren Fantasma
train-how =
    Reúne cartas de carroza, reclama rutas por una villa espeluznante y completa billetes. En tu turno
    robas dos cartas de carroza, reclamas una ruta con cartas de su color (las locomotoras valen por
    cualquiera) o cambias tus billetes por dos nuevos. Un billete se completa cuando tus vagones unen sus
    dos lugares. Unir el Ayuntamiento con la Cripta o con la Mansión Encantada da cartas extra, y unir el
    Bosque Oscuro con la Costa cuenta como un billete. Gana quien antes complete seis.

## Piezas

train-colour = { $colour ->
    [red] roja
    [orange] naranja
    [yellow] amarilla
    [green] verde
    [blue] azul
    [black] negra
   *[locomotive] locomotora
}
train-colours = { $colour ->
    [red] rojas
    [orange] naranjas
    [yellow] amarillas
    [green] verdes
    [blue] azules
   *[black] negras
}
train-card = { $colour ->
    [locomotive] una locomotora
   *[colour] una carta de carroza { train-colour }
}
train-cards = { $coloured ->
    [one] una carta { train-colour }
   *[other] { $coloured } cartas { train-colours }
}
train-locomotives = { $locomotives ->
    [one] una locomotora
   *[other] { $locomotives } locomotoras
}
train-price = { $coloured ->
    [0] { train-locomotives }
   *[some] { $locomotives ->
        [0] { train-cards }
       *[some] { train-cards } y { train-locomotives }
    }
}
train-ends = { $from } – { $to }
train-region-dark-forest = Bosque Oscuro
train-region-seashore = Costa
train-bonus-trick-or-treat = ¡Truco o trato!
train-bonus-crypt = Ayuntamiento – Cripta
train-bonus-mansion = Ayuntamiento – Mansión Encantada
train-phase-starting = se elige quién empieza
train-phase-dealing = se reparte
train-phase-playing = en juego
train-phase-drawing = se roban cartas de carroza
train-phase-bonus = se roban cartas extra
train-phase-tickets = se roban billetes
train-phase-over = terminada

## Lo que pasó

train-event-began = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
train-event-dealt-float = { $who ->
    [you] Recibes
   *[other] { $name } recibe
} { $card ->
    [hidden] una carta de carroza
   *[shown] { $card }
}.
train-event-dealt-ticket = { $who ->
    [you] Recibes
   *[other] { $name } recibe
} { $ticket ->
    [hidden] un billete
   *[shown] el billete { $ticket }
}.
train-event-play-began = { $who ->
    [you] Ya está todo repartido y juegas primero.
   *[other] Ya está todo repartido y { $name } juega primero.
}
train-event-drew = { $who ->
    [you] Robas
   *[other] { $name } roba
} { $card ->
    [hidden] una carta de carroza
   *[shown] { $card }
}.
train-event-floats-reshuffled = Las cartas de carroza descartadas se barajan y forman un mazo nuevo de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
train-event-claimed = { $who ->
    [you] Reclamas { $route } con { train-price }; te { $carriages ->
        [one] queda un vagón
       *[other] quedan { $carriages } vagones
    }.
   *[other] { $name } reclama { $route } con { train-price }; le { $carriages ->
        [one] queda un vagón
       *[other] quedan { $carriages } vagones
    }.
}
train-event-town-hall = { $who ->
    [you] Unes el Ayuntamiento con { $location } y robas
   *[other] { $name } une el Ayuntamiento con { $location } y roba
} dos cartas de carroza extra.
train-event-trick-or-treat = ¡Truco o trato! { $who ->
    [you] Unes el Bosque Oscuro con la Costa, que vale como tu
   *[other] { $name } une el Bosque Oscuro con la Costa, que vale como su
} { $completed ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
   *[6] sexto
} billete.
train-event-completed = { $who ->
    [you] Completas el billete { $ticket }, tu { $completed ->
        [1] primero
        [2] segundo
        [3] tercero
        [4] cuarto
        [5] quinto
       *[6] sexto
    }.
   *[other] { $name } completa el billete { $ticket }, su { $completed ->
        [1] primero
        [2] segundo
        [3] tercero
        [4] cuarto
        [5] quinto
       *[6] sexto
    }.
}
train-event-drew-ticket = { $who ->
    [you] Robas
   *[other] { $name } roba
} { $ticket ->
    [hidden] un billete
   *[shown] el billete { $ticket }
}.
train-event-tickets-discarded = { $who ->
    [you] Descartas
   *[other] { $name } descarta
} { $count ->
    [one] el billete { $tickets }
   *[other] los billetes { $tickets }
}.
train-event-tickets-reshuffled = Los billetes descartados se barajan y forman un mazo nuevo de { $cards ->
    [one] un billete
   *[other] { $cards } billetes
}.
train-event-passed = { $who ->
    [you] No puedes hacer nada y pasas.
   *[other] { $name } no puede hacer nada y pasa.
}
train-event-last-carriage = { $who ->
    [you] Colocas tu último vagón.
   *[other] { $name } coloca su último vagón.
}
train-event-ended = { $winners_who ->
    [you] La partida ha terminado y ganas tú.
    [one] La partida ha terminado y gana { $winners }.
   *[many] La partida ha terminado con victoria compartida: { $winners }.
} Billetes: { $scores }.

## Lo que se puede hacer

train-action-draw = Robar dos cartas de carroza
# Dos vías entre los mismos lugares se distinguen por las cartas que las pagan o, si no, por su color.
train-action-claim = { $track ->
    [twin] Reclamar { $route }, la vía { train-colour }, con { train-price }
   *[only] Reclamar { $route } con { train-price }
}
train-action-discard = Descartar mis billetes y robar dos nuevos
train-action-pass = Pasar
train-action-float = { $name }: { $card }
train-action-ticket = { $name }: { $ticket }
train-action-start = Empieza { $name }

## Lo que no se puede, y por qué

train-refused-no-such-route = En esta villa no hay ninguna ruta llamada «{ $route }».
train-refused-no-such-ticket = En esta villa no hay ningún billete llamado «{ $ticket }».
train-refused-ticket-not-in-deck = El billete { $ticket } no está en el mazo.
train-refused-no-floats-left = Ya no quedan cartas de carroza que robar.
train-refused-no-tickets-left = No quedan billetes que robar, así que no se pueden descartar.
train-refused-may-not-pass = Solo puedes pasar si no hay nada más que hacer.
train-refused-route-taken = La ruta { $route } ya está reclamada.
train-refused-double-route = Ya tienes la otra vía de la ruta doble { $route }.
train-refused-too-few-carriages = La ruta { $route } tiene { $spaces ->
    [one] un espacio
   *[other] { $spaces } espacios
}, pero { $carriages ->
    [0] no te quedan vagones
    [one] solo te queda un vagón
   *[other] solo te quedan { $carriages } vagones
}.
train-refused-locomotives-do-not-fit = Con { train-locomotives } no se pueden pagar { $spaces ->
    [one] un espacio
   *[other] { $spaces } espacios
}.
train-refused-too-few-locomotives = Para eso hacen falta { train-locomotives }, y tienes { $held }.
train-refused-too-few-cards = Para eso hacen falta { $needed ->
    [one] una carta { train-colour }
   *[other] { $needed } cartas { train-colours }
}, y tienes { $held }.

## Cómo acabó

train-outcome-sixth-ticket = { $winners_who ->
    [you] Te llevas el premio gordo con tu sexto billete.
    [one] { $winners } se lleva el premio gordo con su sexto billete.
   *[many] Premio gordo compartido: { $winners }.
}
train-outcome-last-carriage = { $winners_who ->
    [you] Se ha colocado el último vagón y ganas con más billetes que nadie.
    [one] Se ha colocado el último vagón y gana { $winners }, con más billetes que nadie.
   *[many] Se ha colocado el último vagón. Victoria compartida: { $winners }.
}
train-outcome-all-passed = { $winners_who ->
    [you] Nadie puede seguir y ganas con más billetes que nadie.
    [one] Nadie puede seguir y gana { $winners }, con más billetes que nadie.
   *[many] Nadie puede seguir. Victoria compartida: { $winners }.
}
train-outcome-stalemate = { $winners_who ->
    [you] Nadie puede reclamar más rutas y ganas con más billetes que nadie.
    [one] Nadie puede reclamar más rutas y gana { $winners }, con más billetes que nadie.
   *[many] Nadie puede reclamar más rutas. Victoria compartida: { $winners }.
}
train-score = billetes

## Las reglas en breve

rule-GT-01 = Cada participante tiene 20 vagones embrujados.
rule-GT-02 = Las 72 cartas de carroza son de seis colores o locomotoras, que valen por cualquier color.
rule-GT-03 = Hay 33 billetes, cada uno con dos lugares, cuatro cartas de ¡Truco o trato! y un premio gordo.
rule-GT-04 = El mapa muestra la villa: sus lugares, las rutas de colores que los unen, el Bosque Oscuro arriba a la izquierda y la Costa abajo a la derecha.
rule-GT-10 = Cada cual empieza con 20 vagones, cuatro cartas de carroza y dos billetes, con las cartas ocultas.
rule-GT-11 = El azar o quien organiza la mesa elige quién empieza; se juega en el sentido de las agujas del reloj.
rule-GT-20 = Robar es tomar dos cartas de carroza de lo alto del mazo.
rule-GT-21 = Para reclamar una ruta libre pagas una carta de su color por espacio, con locomotoras como comodines, y pones un vagón en cada uno. Una ruta por turno, en cualquier parte del mapa.
rule-GT-22 = Tú decides cuántas locomotoras gastas en una ruta.
rule-GT-23 = Para reclamar una ruta necesitas un vagón por cada espacio.
rule-GT-24 = De dos rutas paralelas, una misma persona solo puede reclamar una, sin importar cuánta gente juegue.
rule-GT-25 = Puedes dedicar el turno a descartar tus dos billetes y robar otros dos.
rule-GT-26 = Si se agota el mazo de carrozas, los descartes forman el nuevo, aunque sea a mitad de un robo. Si no hay ninguna otra jugada posible, pasas.
rule-GT-27 = Si se agota el mazo de billetes, los descartados forman el nuevo y se roban los que haya. Para descartar billetes tiene que quedar alguno que robar.
rule-GT-30 = Un billete se completa cuando tus vagones unen sus dos lugares sin huecos: lo enseñas y robas otro.
rule-GT-31 = Una sola ruta puede completar varios billetes, y uno recién robado que ya esté unido se completa en el acto.
rule-GT-32 = La primera vez que unes un lugar del Bosque Oscuro con uno de la Costa recibes una carta de ¡Truco o trato!, que vale un billete.
rule-GT-33 = La primera vez que unes el Ayuntamiento con la Cripta robas dos cartas de carroza extra; lo mismo con la Mansión Encantada.
rule-GT-34 = Tras reclamar van los premios del Ayuntamiento, luego ¡Truco o trato! y luego los billetes. El sexto billete acaba la partida antes de robar nada más.
rule-GT-40 = Quien completa su sexto billete, premios incluidos, gana en el acto.
rule-GT-41 = Cuando alguien coloca su último vagón, la partida acaba tras resolver premios y billetes; gana quien tenga más billetes y los empates comparten la victoria.
rule-GT-42 = Si todo el mundo pasa seguido, o solo queda descartar billetes que nadie puede completar, la partida acaba y gana quien tenga más billetes.
