# La aplicación web: lo que se lee aparte de las palabras de los juegos.

web-skip = Saltar a lo importante
web-close = Cerrar
web-messages = Avisos
web-messages-none = No hay ningún aviso.
web-dismiss = Descartar
web-looking = Buscando la mesa …
web-to-home = Volver a los juegos
web-nowhere = Por aquí no ronda nadie
web-nowhere-more = No hay nada en esta dirección. Quizá se haya desvanecido.
web-no-table = No se puede llegar a esta mesa
web-refused-offline = No se puede contactar con el servidor. Seguimos intentándolo.
web-reload = Volver a intentarlo
web-refused-lost = La conexión se cortó antes de recibir respuesta. Míralo de nuevo.
web-refused-no-pieces = No se pueden cargar las piezas de esta mesa.
web-why-rule = ¿Por qué? Lee la regla { $rule }

## La primera página

web-hero = Tres juegos de fantasmas bajo una misma luna
web-hero-more = Juega ya contra bots o manda un enlace a tus amistades. Sin cuenta ni instalación.
web-pitch-galore = Tiende vías, reúne monstruos, une puertas: cada pieza cuenta de trece maneras.
web-pitch-ghosts = Sube el susto hasta siete, y ni un fantasma más. Rápido, malvado y demasiado corto.
web-pitch-train = Reclama rutas por una villa embrujada y consigue seis billetes antes que nadie.
web-players = { $least }–{ $most } jugadores
web-minutes = { $minutes } minutos
web-minutes-range = { $least }–{ $most } minutos
web-play-now = Jugar ya
web-play-now-label = Jugar ya: { $game } contra bots
web-friends = Jugar con amigos
web-friends-label = Jugar con amigos: { $game }
web-my-tables = Tus partidas
web-my-tables-all = Todas ({ $count })
web-my-tables-fewer = Menos
web-games-silent = Ahora mismo los juegos no responden. Seguimos intentándolo.
web-open-tables = Mesas abiertas
web-open-tables-none = Ninguna mesa espera jugadores. Prepara una y anúnciala aquí, o juega con bots mientras tanto.
web-watch-tables = Mirar ahora
web-join-title = ¿Tienes un código?
web-join-label = Seis letras que alguien te ha dado
web-join-example = por ejemplo { $code }
web-join = Entrar
web-table-free = { $people ->
    [0] { $free ->
        [one] Queda un asiento libre
       *[other] Quedan { $free } asientos libres
    }
   *[other] { $free ->
        [one] Queda un asiento libre junto a { $names }
       *[other] Quedan { $free } asientos libres junto a { $names }
    }
}
web-table-with = Con { $names }
web-table-around = En torno a una pantalla: { $names }
web-footer = Software libre. Nada de esta página viene de otra parte.
web-rules = Reglas
web-rules-of = Reglas de { $game }
web-rules-pieces = Las piezas
web-rules-cards = Las cartas
web-rules-setup = Preparación
web-rules-turn = Un turno
web-rules-end = El final
web-rules-claiming = Tomar una pieza
web-rules-placing = Colocarla
web-rules-paths = Rutas
web-rules-scoring = Lo que puntúa
web-rules-tickets = Completar billetes
web-find-rule = Buscar una regla
web-found = { $count ->
    [0] Ninguna regla lo dice.
    [one] Una regla
   *[other] { $count } reglas
}

## Nombre, idioma, luz

web-preferences = Nombre y aspecto
web-my-name = Cómo te llaman los demás
web-name-hint = Un nombre espectral
web-name-asked = ¿Cómo te llamamos?
web-save = Guardar
web-renamed = Ahora te llamas { $name }.
web-language = Idioma
web-theme = Luz
web-theme-night = Medianoche
web-theme-day = Amanecer
web-motion = Quietud
web-motion-hint = Nada se mueve por sí solo.

## Preparar una mesa

web-friends-title = { $game } con amigos
web-where = Dónde jugáis
web-where-apart = Cada cual en su pantalla
web-where-here = En torno a esta pantalla
web-how-many = Jugadores
web-bots-here = Bots entre los jugadores
web-bot-change = Elegir otro bot en lugar de { $name }
web-names = Nombres, si queréis
web-name-of = Nombre del jugador { $n }
web-player-n = Jugador { $n }
web-option-choose_sides = Elegir las caras
web-option-experts = Para manos expertas
web-starter = Quién empieza
web-starter-hint = Puede decidirlo el azar, o lo dices tú.
web-starter-chance = Lo decide el azar
web-starter-me = Tú
web-seat-n = Asiento { $n }
web-clock = Tiempo para pensar
web-clock-none = Todo el que quieras
web-clock-listed = Nadie debería esperar sin fin a desconocidos. En una mesa anunciada: { $clock }.
web-clock-quick = 30 segundos por jugada
web-clock-relaxed = 2 minutos por jugada
web-clock-days = Un día por jugada
web-clock-move = { $seconds ->
    [one] Un segundo por jugada
   *[other] { $seconds } segundos por jugada
}
web-clock-move-minutes = { $minutes ->
    [one] Un minuto por jugada
   *[other] { $minutes } minutos por jugada
}
web-clock-game = { $minutes ->
    [one] Un minuto para toda la partida
   *[other] { $minutes } minutos para toda la partida
}
web-listed = Anunciarla entre las mesas abiertas
web-listed-hint = Así podrá sentarse o mirar cualquiera. Si no, solo quien tenga el enlace o el código.
web-rated = Jugar por la puntuación
web-rated-hint = Solo juegan personas, cada cual tiene un solo asiento y no hay pistas. El resultado cuenta en la página de cada cual.
web-set-table = Preparar la mesa

## Antes de empezar

web-lobby-lead = La mesa está puesta. Manda el enlace o llena los asientos con bots.
web-lobby-rated = La mesa está puesta. Manda el enlace: en una mesa puntuada solo juegan personas.
web-lobby-guest = La mesa está puesta. Toma un asiento libre; quien la puso empezará la partida.
web-lobby-seated = La mesa está puesta. Quien la puso empezará la partida.
web-seats = Asientos
web-you = tú
web-host = anfitrión
web-won = victoria
web-away = ausente
web-on-turn = { $who ->
    [you] te toca
   *[other] le toca
}
web-free-seat = Asiento libre
web-ready = Listo para jugar
web-not-ready = Se sienta aquí, pero ahora no está
web-all-ready = Están todos y todo está listo.
web-wait-away = Puedes esperar a { $names } o empezar: la partida espera a cada uno.
web-free-hint = Quien abra el enlace puede sentarse aquí.
web-sit = Sentarme aquí
web-stand = Levantarme
web-remove = Pedir a { $name } que se levante
web-add-bot = Poner un bot
web-pick-bot = ¿Quién se sienta aquí?
web-strength = Fuerza { $strength } de 5
web-start = Empezar la partida
web-fill = { $free ->
    [one] Llenar el asiento con un bot y empezar
   *[other] Llenar { $free } asientos con bots y empezar
}
web-wait-friends = O espera a tus amistades y empieza cuando todos tengan asiento.
web-wait-rated = { $free ->
    [one] Queda un asiento libre. La partida puede empezar cuando alguien lo ocupe.
   *[other] Quedan { $free } asientos libres. La partida puede empezar cuando todos estén ocupados.
}
web-wait-seats = { $free ->
    [one] Aún queda un asiento libre.
   *[other] Aún quedan { $free } asientos libres.
}
web-wait-host = Ya no quedan asientos libres. La partida empezará enseguida.
web-invite = Invitar
web-share-code = Código para teclear
web-share-link = O este enlace
web-share-alone = Con este enlace solo puede unirse este ordenador. Para que entren otros de tu red, para el servidor y arráncalo con: { $command }
web-share-no-network = Con este enlace solo puede unirse este ordenador, porque ahora no está en ninguna red.
web-copy = Copiar el enlace
web-copied = Enlace copiado.
web-copy-by-hand = Selecciona el enlace y cópialo a mano.
web-share = Compartir
web-qr = Código QR del enlace
web-played-how = Cómo se juega
web-rearrange = Cambiar cómo se juega
web-rearrange-save = Jugar así
web-cancel = Dejarlo como está
web-is-listed = Anunciada entre las mesas abiertas.
web-is-private = Solo para quien tenga el enlace o el código.
web-is-rated = Puntuada: cuenta en la página de cada cual y no hay pistas.
web-starts = { $who ->
    [chance] El azar decide quién empieza.
    [free] Empieza quien tome el asiento { $n }.
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
web-close-table = Cerrar esta mesa
web-closed = Esta mesa está cerrada
web-closed-more = Se cerró a propósito, o nadie vino en demasiado tiempo.

## Bots en las mesas

web-bot-random = Aleteo
web-bot-easy = Bu
web-bot-greedy = Pedrusco
web-bot-mcts = Profesor Búho
web-bot-program = Artilugio
web-character-mcts = Imagina miles de partidas antes de mover. Tómate tu tiempo; él lo hace.

## Durante la partida

web-your-turn = Te toca
web-turn-at = Te toca en { $game }.
web-turn-go = A la mesa
web-waiting-for = Esperando a { $names }
web-goal = Cómo se gana
web-goal-more = Cuéntame más
web-goal-galore = Con más puntos que nadie. Puntúan trece cosas; la hoja junto a tu tablero las cuenta.
web-goal-ghosts = Con menos puntos de susto que nadie tras tres rondas.
web-goal-train = Completando antes que nadie seis billetes.
web-decision = Qué hacer
web-actions = Tus opciones
web-board = La mesa
web-story = Lo ocurrido
web-log = Crónica
web-chat = Charla
web-chat-none = Nadie ha dicho nada todavía.
web-say = Di algo
web-send = Enviar
web-mute-somebody = Silenciar a alguien
web-mute = Silenciar a { $name }
web-muted = Ya no oyes a { $name }. Solo lo sabes tú.
web-muted-now = En silencio: { $names }
web-heard-again = Vuelves a oír a { $name }.
web-new = nuevo
web-menu = Menú
web-undo = Deshacer mi jugada
web-undo-asked = { $who ->
    [you] Pides deshacer tu jugada. { $count ->
        [one] { $others } se lo piensa.
       *[other] { $others } se lo piensan.
    }
   *[other] { $name } pide deshacer una jugada.
}
web-undo-yes = De acuerdo
web-undo-no = Ni hablar
web-reconnecting = Reconectando …
web-watching = Estás mirando
web-time-left = Quedan { $time }
web-time-short = { $seconds ->
    [one] Te queda un segundo.
   *[other] Te quedan { $seconds } segundos.
}
web-bot-plays-on = sigue un bot
web-bot-plays-you = Un bot juega por ti. Tu asiento es tuyo cuando quieras.
web-bot-of = el bot de { $name }
web-left-last = Un bot terminó la partida por ti, así que te cuenta como último puesto.
web-come-back = Recuperar mi asiento
web-hand-over = Que un bot siga por mí
web-gone-from = { $name } no está. Un bot puede seguir hasta que vuelva.
web-bot-for = Que un bot juegue por { $name }
web-invite-watch = Invitar a mirar
web-invite-watch-more = Quien abra el enlace verá la mesa y lo que hace cada cual, pero los secretos de nadie.
web-resign = Rendirme
web-resign-sure = ¿Rendirte en esta partida?
web-resign-more = Cuenta como perdida. Un bot sigue jugando para que los demás puedan acabar.
web-resigned = se rindió
web-play-on = Seguir jugando
web-rematch = Jugar otra vez
web-watch-again = Volver a verla
web-to-rematch = A la revancha
web-record = Descargar la partida
web-pass-to = Pasar la pantalla a { $name }
web-pass-title = Ahora esta pantalla es para { $name }
web-pass-more = La última mano está oculta. Nadie más mira, ¿prometido?
web-pass-hidden = Todas las manos están ocultas hasta que digas quién eres.
web-pass-who = ¿Para quién es ahora esta pantalla?
web-i-am = Soy { $name }
web-pass-back = Aún no, volver
web-all-choices = Todas las opciones en palabras
web-outcome-resigned = { $winners_who ->
    [you] Ganas: { $others ->
        [one] la otra persona se ha rendido.
       *[other] los demás se han rendido.
    }
    [one] { $winners } gana: { $others ->
        [one] la otra persona se ha rendido.
       *[other] los demás se han rendido.
    }
   *[many] Ganan { $winners }: { $others ->
        [one] la otra persona se ha rendido.
       *[other] los demás se han rendido.
    }
}
web-emote-boo = ¡Bu!
web-emote-wow = ¡Hala!
web-emote-laugh = ¡Jajaja!
web-emote-thanks = ¡Gracias!
web-emote-hurry = Tictac …
web-emote-well-played = ¡Bien jugado!
web-looking-back = Estás mirando atrás
web-looking-at = Momento { $n } de { $all }
web-looking-keys = Teclas: coma atrás, punto adelante, Esc al presente.
web-earlier = Un paso atrás
web-later = Un paso adelante
web-to-now = Volver al presente
web-to-your-turn = Te toca: vuelve al presente
web-log-hint = Elige una línea para ver la mesa como estaba entonces.
web-log-newest = A la última línea

## Lo que se pide

web-ask = Elige qué hacer.
web-ask-ghosts-play-take = Juega una carta sobre el montón o llévatelo.
web-ask-ghosts-play = Empieza el montón con cualquiera de tus cartas.
web-ask-ghosts-take = Ninguna de tus cartas encaja. Llévate el montón.
web-ask-galore-choose-draw = Roba una pieza de la pila o quédate con una de las descubiertas.
web-ask-galore-draw = Roba una pieza de la pila.
web-ask-galore-choose = Quédate con una de las piezas descubiertas.
web-ask-galore-claim-leave = Quédate con la pieza que has robado o déjala para { $others ->
    [one] la otra persona.
   *[other] los demás.
}
web-ask-galore-place = Coloca tu pieza en un espacio vacío, girada como quieras.
web-ask-galore-unveil = Coloca tu pieza secreta en el último espacio.
web-ask-galore-keep = Guarda una de tus dos piezas secretas.
web-ask-galore-side = Elige la cara de tu tablero.
web-ask-train-claim-discard-draw = Roba cartas, reclama una ruta o cambia tus billetes.
web-ask-train-claim-draw = Roba cartas o reclama una ruta.
web-ask-train-discard-draw = Roba cartas o cambia tus billetes.
web-ask-train-claim-discard = Reclama una ruta o cambia tus billetes.
web-ask-train-draw = Roba cartas.
web-ask-train-claim = Reclama una ruta.
web-ask-train-discard = Cambia tus billetes.
web-ask-train-pass = No hay nada que robar, reclamar ni cambiar: pasa.

## Datos de una mesa

web-your-hand = Tu mano
web-seat-ghosts = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}, { $taken ->
    [0] sin susto
   *[other] se ha llevado { $taken }
}
web-seat-train = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}, { $carriages ->
    [one] un vagón
   *[other] { $carriages } vagones
}
web-seat-galore = Tablero { $board }, { $tiles ->
    [one] una pieza
   *[other] { $tiles } piezas
}

## La crónica, aparte de lo que cuentan los juegos

web-log-started = Empieza la partida.
web-log-asked = { $who ->
    [you] Pides deshacer tu jugada.
   *[other] { $name } pide deshacer una jugada.
}
web-log-answered-yes = { $who ->
    [you] Lo permites.
   *[other] { $name } lo permite.
}
web-log-answered-no = { $who ->
    [you] No lo permites.
   *[other] { $name } no lo permite.
}
web-log-tookback = { $who ->
    [you] Deshaces tu jugada.
   *[other] { $name } deshace una jugada.
}
web-log-handed = { $why ->
    [time] { $who ->
        [you] Se te acabó el tiempo; { $bot } sigue por ti.
       *[other] A { $name } se le acabó el tiempo; sigue { $bot }.
    }
   *[other] { $who ->
        [you] { $bot } sigue por ti.
       *[other] { $bot } sigue en lugar de { $name }.
    }
}
web-log-returned = { $who ->
    [you] Has vuelto.
   *[other] { $name } ha vuelto.
}
web-log-resigned = { $who ->
    [you] Te rindes.
   *[other] { $name } se rinde.
}
web-log-hosted = { $who ->
    [you] Ahora la mesa está en tus manos.
   *[other] Ahora la mesa está en manos de { $name }.
}
web-log-rematched = Hay revancha en otra mesa.
web-log-closed = La mesa está cerrada.

## La galería

web-gallery = Cada pieza, en cada estado
web-figures = Figuras y signos
