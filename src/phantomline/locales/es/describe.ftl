# Una mesa en palabras: lo que todos los juegos cuentan igual. Lo dice el servidor; la página no lo lee.

describe-now = Ahora
describe-turn = { $seats_who ->
    [none] Nadie tiene nada que decidir ahora ({ $phase }).
    [you] Es tu turno.
    [one] Es el turno de { $seats }.
   *[many] Aún tienen que elegir: { $seats }.
}
describe-choices = { $count ->
    [one] Hay una sola cosa que puedes hacer.
   *[other] Hay { $count } cosas que puedes hacer.
}
describe-waiting = No tienes nada que decidir ahora.
describe-watching = Estás mirando y ves lo que puede ver cualquiera.
describe-over = La partida ha terminado.
