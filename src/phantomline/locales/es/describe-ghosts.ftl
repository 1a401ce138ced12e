# Una mesa de Fantasmas en palabras, junto a lo que ya dice su tablero.

describe-ghosts-pile = El montón
describe-ghosts-level = El nivel de susto es { $level } de 7. { $left ->
    [0] Solo cabe el color de arriba o la niebla.
    [one] De otro color cabe un fantasma más.
   *[other] De otro color caben { $left } fantasmas más.
}
describe-ghosts-level-start = El nivel de susto es { $level } de 7. Cabe cualquier carta.
describe-ghosts-top = Encima está la { $card }.
describe-ghosts-cards = { $count ->
    [0] No hay ninguna carta en el montón.
    [one] Hay una carta en el montón: { $cards }.
   *[other] Hay { $count } cartas en el montón, desde abajo: { $cards }.
}
describe-ghosts-order = Por orden de turno: { $order }.
describe-ghosts-card = { $card }{ $count ->
    [one] {""}
   *[other] , tienes { $count }
}: { $effect ->
    [reverse] el color de arriba; el nivel sigue en { $level } y cambia el sentido.
    [same] el color de arriba; el nivel sigue en { $level }.
    [mist] va bajo el montón; el nivel sigue en { $level }.
    [past] no cabe; el nivel sería { $level }, y siete es el máximo.
   *[raise] deja el nivel en { $level }.
}
describe-ghosts-unseen = { $colour }: { $one } con un fantasma, { $two } con dos, { $three } con tres.
describe-ghosts-unseen-mist = Niebla: { $count }.
