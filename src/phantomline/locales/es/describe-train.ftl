# Una mesa de Tren Fantasma en palabras, junto a lo que ya dice su tablero.

describe-train-goal = { $goal }: { $way }
describe-train-colour = { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[black] negro
}
describe-train-route = { $route } ({ $spaces ->
    [one] un espacio de color { describe-train-colour }
   *[other] { $spaces } espacios de color { describe-train-colour }
})
describe-train-claims = Lo que puedes reclamar ahora
describe-train-claim = { $route }: { $prices }.{ $helps ->
    [0] {""}
   *[other] {" "}De camino para { $goals }.
}
describe-train-company = { $who ->
    [you] Tú
   *[other] { $name }
}
describe-train-completed = Billetes completados: { $count } de 6.
describe-train-done = Billetes y premios: { $done }.
describe-train-joined = Unidos: { $places }.
describe-train-routes = Rutas: { $routes }.
describe-train-town = La villa, lugar por lugar
describe-train-in-region = { $place } ({ $region })
describe-train-to = A { $place }: { $status }
describe-train-decks = Mazos
describe-train-deck = { $count ->
    [0] El mazo de carrozas está vacío.
    [one] Queda una carta de carroza por robar.
   *[other] Quedan { $count } cartas de carroza por robar.
}
describe-train-discards = { $count ->
    [0] No hay carrozas descartadas.
   *[other] Descartadas: { $items }.
}
describe-train-unseen = { $count ->
    [0] Sabes dónde está cada carta de carroza.
   *[other] En el mazo y en otras manos: { $items }.
}
describe-train-ticket-deck = { $count ->
    [0] El mazo de billetes está vacío.
    [one] Queda un billete por robar.
   *[other] Quedan { $count } billetes por robar.
}
describe-train-ticket-discards = { $count ->
    [0] No hay billetes descartados.
   *[other] Billetes descartados: { $items }.
}
