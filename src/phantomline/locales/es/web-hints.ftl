# Pistas en la página: lo mejor que se puede hacer, según lo que sabe el propio asiento.

web-hints-ask = Pista
web-hints-more = Muestra lo mejor que puedes hacer y por qué (H)
web-hints-title = Lo que podrías hacer
web-hints-thinking = Pensándolo bien…
web-hints-close = Cerrar las pistas
web-hints-mark = Pista { $rank }
web-hints-do = Hacerlo
web-hints-do-what = Hacerlo: { $what }
web-hints-know = Calculado con lo que tú ves y nada más.
web-hints-rated = En las partidas puntuadas no hay pistas.
