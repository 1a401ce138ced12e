# Primeras partidas guiadas. Cada paso tiene un título, por qué es buena jugada, la jugada, y una palabra amable para otra.

web-lesson-heading = Aprende { $game }
web-lesson-you = Tú
web-lesson-label = La lección
web-lesson-step = Paso { $step } de { $count }
web-lesson-mark = La jugada que pedimos
web-lesson-do = Tu jugada
web-lesson-more = Cuéntame más
web-lesson-show = Enséñame
web-lesson-leave = Dejar la lección
web-lesson-again = Empezar de nuevo
web-lesson-before = Un paso atrás
web-lesson-skip = Saltar este paso
web-lesson-watch = { $name } juega…
web-lesson-on = Seguir
web-lesson-curtain = ¡Muy bien! El tiempo vuela…
web-lesson-back = ¡Hola otra vez! Seguimos donde lo dejaste.
web-lesson-illegal = Las reglas no permiten eso aquí.
web-lesson-lost = No se ha podido cargar la lección. ¿Hay conexión?
web-lesson-retry = Probar otra vez

web-lesson-done = ¡Ya sabes jugar!
web-lesson-know = Está bien saber
web-lesson-play = Jugar ya
web-lesson-play-label = Jugar ya: { $game } en una mesa de verdad con bots
web-lesson-rules = Todas las reglas
web-lesson-other = Aprende otro juego
web-lesson-repeat = Repetir la lección

## Ghosts Galore

web-lesson-galore-draw-title = Una pieza por ronda
web-lesson-galore-draw-text =
    Luna construye un tren fantasma en nueve espacios, y tú otro. En cada ronda todo el mundo toma una pieza, y
    tú tienes el farol, así que empiezas.
web-lesson-galore-draw-do = Roba una pieza de la pila.
web-lesson-galore-draw-else = De momento solo hay piezas en la pila: roba la primera.

web-lesson-galore-claim-title = Quedártela o dejarla
web-lesson-galore-claim-text =
    ¡Dos fantasmas! Los fantasmas valen el doble cuando al menos tres viajan por la misma ruta, así que son
    un buen comienzo.
web-lesson-galore-claim-do = Quédate con esta pieza.
web-lesson-galore-claim-else =
    Podrías dejarla y esperar algo mejor, pero entonces quizá se la quede Luna. Dos fantasmas merecen la
    pena.

web-lesson-galore-luna-last = Solo falto yo, así que se descubre el resto y elijo entre cinco.

web-lesson-galore-place-title = Junto a una puerta
web-lesson-galore-place-text =
    Una pieza puede ir en cualquier espacio, y se gira con un toque o con la tecla R. Aquí su vía va de la puerta
    de hueso de la izquierda hacia abajo, hacia la otra.
web-lesson-galore-place-do =
    Elige el espacio izquierdo de la fila central, comprueba que la vía une izquierda y abajo, y colócala.
web-lesson-galore-place-else =
    Puede ir así, pero entonces no lleva de una puerta de hueso hacia la otra. Prueba en el espacio izquierdo de la
    fila central, con la vía entre izquierda y abajo.

web-lesson-galore-luna-leaves = ¿Un dragón? Hoy no. Ahí se queda para quien lo quiera.

web-lesson-galore-choose-title = Toma lo que está a la vista
web-lesson-galore-choose-text =
    En vez de robar puedes tomar una pieza que esté boca arriba. Esta trae dos fantasmas más, y su dragón te
    ahorra los 5 puntos que pierde quien no tiene ninguno.
web-lesson-galore-choose-do = Toma la pieza que dejó Luna.
web-lesson-galore-choose-else =
    Si robas, solo puedes quedarte con lo que robes, y Luna puede cambiar de idea. Esta pieza es justo lo que
    pide tu ruta.

web-lesson-galore-path-title = Termina la ruta
web-lesson-galore-path-text =
    Una recta debajo de tu curva une las dos puertas de hueso: 2 puntos por cada tramo. Y los cuatro fantasmas
    viajan por la misma ruta, a 6 puntos cada uno.
web-lesson-galore-path-do = Colócala en la esquina inferior izquierda, con la vía de arriba abajo.
web-lesson-galore-path-else =
    Ahí no se uniría a tu curva. En la esquina de debajo, con la vía de arriba abajo, termina la ruta.

web-lesson-galore-last-draw-curtain =
    Pasan cinco rondas, y las jugamos por ti. Tu tablero se ha llenado, y empieza la octava y última ronda.
web-lesson-galore-luna-leaves-again = Esta la dejo, al menos de momento.
web-lesson-galore-last-draw-title = La última ronda
web-lesson-galore-last-draw-text =
    Cada dragón vale tanto como dragones tienes: cinco valen 5 por 5, y un sexto traería 11 puntos más. La pieza de Luna no
    tiene ninguno.
web-lesson-galore-last-draw-do = Roba otra pieza.
web-lesson-galore-last-draw-else = Serviría. Pero en la pila esperan otras cinco, y buscamos un dragón.

web-lesson-galore-leave-title = La paciencia tiene premio
web-lesson-galore-leave-text =
    No hay dragón. Si la dejas y Luna toma antes una pieza, serás la última persona en elegir: se descubre el
    resto de la pila y eliges entre cinco.
web-lesson-galore-leave-do = Deja esta pieza.
web-lesson-galore-leave-else = No está mal, pero quien elige al final lo hace entre cinco piezas. Esperemos.

web-lesson-galore-luna-takes = Me quedo con la que dejé antes. ¡Se puede!

web-lesson-galore-pick-title = Cinco para elegir
web-lesson-galore-pick-text =
    Ahora está todo a la vista. La curva con el dragón encaja en tu esquina inferior derecha, y su hombre lobo
    se une a tu manada.
web-lesson-galore-pick-do = Toma la curva con dragón, esqueleto y hombre lobo.
web-lesson-galore-pick-else =
    ¡También es bonita! Pero nada trae más que la curva con dragón y hombre lobo, y encaja en tu esquina.

web-lesson-galore-finish-title = Ahora, las puertas de dientes
web-lesson-galore-finish-text =
    Las puertas de dientes puntúan como las de hueso. Con esta curva una ruta baja por tu lado derecho de una a
    otra: tres tramos, 6 puntos.
web-lesson-galore-finish-do = Colócala en la esquina inferior derecha, con la vía entre arriba y derecha.
web-lesson-galore-finish-else =
    Entonces la ruta de dientes queda abierta. En la esquina inferior derecha, con la vía entre arriba y
    derecha, la pieza la termina.

web-lesson-galore-hidden-title = Tu pieza secreta
web-lesson-galore-hidden-text =
    Tras la octava ronda, tu pieza secreta llena el último espacio. Sus dos fantasmas pueden unirse al de al
    lado: tres en una ruta, a 6 puntos cada uno.
web-lesson-galore-hidden-do = Colócala con la vía entre arriba y derecha.
web-lesson-galore-hidden-else =
    Así puntúa un poco menos. Con la vía entre arriba y derecha, sus fantasmas viajan con el de al lado.

web-lesson-galore-done =
    Has unido las dos parejas de puertas, domado seis dragones y dado buena compañía a siete fantasmas. El
    tablero de Luna era bueno; el tuyo, mejor.
web-lesson-galore-know-1 = Cada monstruo quiere otra cosa: un murciélago, otro murciélago al lado; un gólem, ningún gólem cerca.
web-lesson-galore-know-2 = En una partida, elige una línea de la hoja y tu tablero muestra lo que la puntúa.
web-lesson-galore-know-3 = Ocho rondas y una pieza secreta; después gana quien sume más puntos.

## Fantasmas

web-lesson-ghosts-first-title = Un comienzo tranquilo
web-lesson-ghosts-first-text =
    Todo el mundo juega sobre un mismo montón, y los fantasmas de las cartas suman el nivel de susto. Nunca
    puede pasar de siete.
web-lesson-ghosts-first-do = Empieza con calma: juega la carta amarilla con un fantasma.
web-lesson-ghosts-first-else =
    Se puede empezar con cualquier carta, y una fuerte será buena idea más tarde. Para ver el nivel con calma
    empezamos con un fantasma.

web-lesson-ghosts-luna-adds = Otro color y un fantasma más: el nivel es 2.
web-lesson-ghosts-otto-adds = De mi parte, uno rojo: 3.

web-lesson-ghosts-add-title = Otro color suma
web-lesson-ghosts-add-text =
    Una carta de otro color que la de arriba suma sus fantasmas. Arriba hay rojo y el nivel es 3, así que dos
    fantasmas azules hacen 5.
web-lesson-ghosts-add-do = Juega la carta azul con dos fantasmas.
web-lesson-ghosts-add-else = Esa también vale. Veamos con la azul cómo se suman los fantasmas: 3 y 2 son 5.

web-lesson-ghosts-luna-turns = ¡Azul sobre azul! No se suma nada, y te vuelve a tocar.

web-lesson-ghosts-turn-title = El mismo color da la vuelta
web-lesson-ghosts-turn-text =
    Azul sobre azul no suma: el nivel sigue en 5 y cambia el sentido del juego. Tú también tienes una azul, y
    el turno puede volver a Luna.
web-lesson-ghosts-turn-do = Juega la carta azul con un fantasma.
web-lesson-ghosts-turn-else =
    Puedes, pero guarda eso para peores momentos. Azul sobre azul no cuesta nada y devuelve el turno a Luna.

web-lesson-ghosts-luna-seven = Dos fantasmas negros hacen siete. ¡Ya nadie puede sumar más!
web-lesson-ghosts-otto-mist = La niebla se cuela bajo el montón y no cambia nada. Uf.

web-lesson-ghosts-mist-title = La niebla te salva
web-lesson-ghosts-mist-text =
    En siete solo se puede jugar el color de arriba o niebla, y no tienes ninguna negra. La niebla va bajo el
    montón: nivel, carta de arriba y sentido siguen igual.
web-lesson-ghosts-mist-do = Juega tu niebla.
web-lesson-ghosts-mist-else =
    Puedes llevarte el montón cuando quieras, pero cuesta un punto de susto. La niebla no cuesta nada: juégala.

web-lesson-ghosts-luna-takes = ¡Nada encaja! Me llevo el montón con sus nueve cartas, y un punto de susto.
web-lesson-ghosts-otto-raises = Tres fantasmas amarillos sobre los dos verdes de Luna: 5.

web-lesson-ghosts-take-title = Cuando nada encaja
web-lesson-ghosts-take-text =
    Solo tienes treses, y 5 y 3 pasan de siete. Entonces tienes que tomar el montón: un punto de susto, y pasas
    miedo hasta que acabe la ronda.
web-lesson-ghosts-take-do = Toma el montón.
web-lesson-ghosts-take-else = Ninguna de tus cartas encaja: todas pasarían de siete. Toma el montón.

web-lesson-ghosts-again-title = Un montón nuevo
web-lesson-ghosts-again-text =
    Quien toma el montón empieza el siguiente, con cualquier carta. Empieza en cero: el mejor momento para
    soltar una carta fuerte.
web-lesson-ghosts-again-do = Juega la carta roja con tres fantasmas.
web-lesson-ghosts-again-else = ¡Igual de buena! Pero en esta lección seguimos con la roja.

web-lesson-ghosts-brave-curtain =
    Pasan dos rondas, y las jugamos por ti. La tercera está por acabar: no quedan cartas que robar, y esta vez no
    te has llevado ni un montón.
web-lesson-ghosts-brave-title = Que no te asusten
web-lesson-ghosts-brave-text =
    Otto tiene 5 puntos de susto y tú 6. Pero quien no se lleva ningún montón en la ronda devuelve hasta 3 al
    final, así que busquemos sitio para tus dos cartas.
web-lesson-ghosts-brave-do = Juega azul sobre azul: el nivel sigue en 4.
web-lesson-ghosts-brave-else =
    Entonces tu otra carta quizá no encuentre sitio, o pasarías miedo después de todo. Azul sobre azul deja el
    nivel en 4.

web-lesson-ghosts-luna-back = Azul otra vez, ¡y vuelta a ti!

web-lesson-ghosts-last-title = Siete justos vale
web-lesson-ghosts-last-text =
    4 y tres fantasmas blancos son siete justos. La ronda acaba en cuanto a alguien le toca y no le quedan cartas.
web-lesson-ghosts-last-do = Juega tu última carta.
web-lesson-ghosts-last-else = Eso te daría miedo justo antes del final. La blanca encaja: 4 y 3 son siete justos.

web-lesson-ghosts-otto-takes = Ay, no. Nada encaja: un punto de susto más para mí.
web-lesson-ghosts-luna-ends = Y ahora te toca sin cartas: ¡se acabó la ronda!

web-lesson-ghosts-done =
    No pasaste miedo, devolviste tres puntos de susto y adelantaste a Otto al final del todo. Gana quien menos
    puntos de susto tiene.
web-lesson-ghosts-know-1 = Una partida tiene tres rondas, y todo el mundo empieza con 3 puntos de susto.
web-lesson-ghosts-know-2 = Puedes llevarte un montón antes de tiempo: uno pequeño duele menos, pero el miedo es el mismo.
web-lesson-ghosts-know-3 = Seis nieblas y 54 fantasmas: arriba en el tablero ves qué cartas faltan por salir.

## Tren Fantasma

web-lesson-train-draw-title = Dos billetes por cumplir
web-lesson-train-draw-text =
    Un billete nombra dos lugares que tus vagones han de unir. Empezamos con Estación de Tren y Cripta: el camino
    pasa por el Ayuntamiento y el Puente de los Cuervos.
web-lesson-train-draw-do = Roba dos cartas de carroza.
web-lesson-train-draw-else = Podrías, pero cuatro cartas dan para poco. Con dos más puedes pagar nuestra primera ruta.

web-lesson-train-luna-draws = Dos cartas también para mí, del mazo y sin mirar.

web-lesson-train-claim-title = Reclama una ruta
web-lesson-train-claim-text =
    Una ruta cuesta una carta de su color por cada espacio. Tienes dos naranjas: justo lo que pide la ruta del
    Ayuntamiento al Puente de los Cuervos.
web-lesson-train-claim-do = Elige la ruta naranja entre Ayuntamiento y Puente de los Cuervos, y reclámala.
web-lesson-train-claim-else =
    Puedes, pero eso no une la Estación de Tren con la Cripta. Toma la ruta naranja del Ayuntamiento al Puente de
    los Cuervos.

web-lesson-train-luna-thinks = ¡Bien hecho! Una ruta por turno. Yo junto cartas un poco más.

web-lesson-train-short-title = Una ruta doble
web-lesson-train-short-text =
    Dos vías van de la Estación de Tren al Ayuntamiento, y solo puedes reclamar una. Paga con la negra: la carta
    azul te hará falta en la Cripta.
web-lesson-train-short-do = Reclama la ruta negra entre Estación de Tren y Ayuntamiento.
web-lesson-train-short-else =
    Ahora no. La vía negra a la Estación de Tren te acerca un paso, y conservas la carta azul.

web-lesson-train-luna-double = Yo tomo la vía azul, junto a la tuya. ¡Hay sitio para dos!

web-lesson-train-wild-title = Locomotoras comodín
web-lesson-train-wild-text =
    Solo falta del Puente de los Cuervos a la Cripta: dos cartas azules, y tienes una. Una locomotora vale por
    cualquier color.
web-lesson-train-wild-do = Roba dos cartas y cruza los dedos.
web-lesson-train-wild-else = Podrías, pero guarda ahora tus cartas: una azul o una locomotora, y el billete está hecho.

web-lesson-train-ticket-title = Tu primer billete
web-lesson-train-ticket-text =
    La locomotora vale por la azul que falta. Esta ruta completa tu billete, y unir el Ayuntamiento con la Cripta
    trae además dos cartas.
web-lesson-train-ticket-do = Reclama la ruta del Puente de los Cuervos a la Cripta con la azul y la locomotora.
web-lesson-train-ticket-else = Guarda tus cartas para la Cripta: con la azul y la locomotora completas el billete ahora.

web-lesson-train-luna-cheers = ¡Estupendo! Los billetes completos quedan a la vista, y has robado otro.

web-lesson-train-change-title = Otros billetes
web-lesson-train-change-text =
    Tus dos billetes pasan ahora por el lejano noreste. Puedes devolver los dos y robar otros dos, pero te cuesta
    el turno entero.
web-lesson-train-change-do = Cambia tus billetes.
web-lesson-train-change-else = Podrías seguir así, pero los dos billetes quedan lejos de tus vagones. Quizá otros dos estén más cerca.

web-lesson-train-treat-curtain =
    Pasan varios turnos, y los jugamos por ti. Tus vagones van de la Casa de Jengibre al Circo del Espanto, y tienes
    cuatro billetes completos.
web-lesson-train-treat-title = ¡Truco o trato!
web-lesson-train-treat-text =
    Una vez por partida, unir un lugar del Bosque Oscuro con uno de la Costa cuenta como un billete. Solo falta el
    Muelle Pesquero, y tienes dos cartas verdes.
web-lesson-train-treat-do = Reclama la ruta verde del Circo del Espanto al Muelle Pesquero.
web-lesson-train-treat-else =
    Eso puede esperar: dos cartas verdes hasta el Muelle Pesquero unen bosque y mar, y eso vale un billete entero.

web-lesson-train-luna-hurries = ¿Cinco ya? ¡Tengo que darme prisa!

web-lesson-train-jackpot-title = El sexto billete
web-lesson-train-jackpot-text =
    A tu billete del Pantano le falta un solo espacio más allá del Muelle Pesquero. Es el sexto, y quien tiene seis
    gana al momento.
web-lesson-train-jackpot-do = Reclama la ruta naranja del Muelle Pesquero al Pantano.
web-lesson-train-jackpot-else = ¡Qué cerca! Una carta naranja hasta el Pantano completa tu sexto billete.

web-lesson-train-done =
    Cinco billetes y el Truco o trato hacen seis: el premio es tuyo. Tus vagones van del Bosque Oscuro al mar.
web-lesson-train-know-1 = Unir el Ayuntamiento con la Mansión Encantada también trae dos cartas.
web-lesson-train-know-2 = La partida acaba también cuando alguien coloca su último vagón; entonces gana quien tenga más billetes.
web-lesson-train-know-3 = Elige un billete en una partida, y el mapa muestra sus lugares y el camino más corto que falta.
