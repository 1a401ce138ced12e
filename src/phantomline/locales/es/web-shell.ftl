# Lo que rodea a los juegos: otros sitios, la conexión, los avisos y los sonidos.

web-shell-app-description = Ghosts Galore, Fantasmas y Tren Fantasma: tres juegos de fantasmas, con amigos o con bots.

web-shell-learn = Aprender jugando
web-shell-learn-label = Aprender jugando: { $game }
web-shell-more = Más que hacer aquí
web-shell-pad = Hoja de puntos
web-shell-pad-more = Suma una partida de Ghosts Galore jugada con la caja.
web-shell-replay = Ver una partida
web-shell-replay-more = Abre un archivo de partida y mírala desde cualquier asiento.
web-shell-me = Mi página
web-shell-me-more = Tus partidas, cómo juegas y tus datos.

web-shell-offline = No hay línea con los fantasmas
web-shell-offline-more = Ahora mismo no se llega al servidor. Todo volverá por sí solo en cuanto vuelva la conexión.
web-shell-offline-works = Mientras tanto puedes:
web-shell-offline-rules = Leer las reglas de { $game }
web-shell-offline-gallery = Mirar todas las piezas
web-shell-offline-pad = Componer tableros en la hoja de puntos
web-shell-offline-waits = Jugar, las mesas de otros, los archivos de partida y tu página tienen que esperar; tus partidas también te esperan.
web-shell-offline-short = Sin conexión. Las reglas, la galería y la hoja de puntos funcionan.
web-shell-try = Probar ahora
web-shell-online = Ha vuelto la conexión.

web-shell-alerts = Avisos y sonidos
web-shell-turns = Avísame cuando me toque
web-shell-turns-hint = Solo mientras Phantomline esté abierto en alguna pestaña que no estés mirando. No interviene ningún otro servicio.
web-shell-turns-denied = Tu navegador no deja que Phantomline muestre avisos. Puedes cambiarlo en sus ajustes para esta página.
web-shell-turns-cannot = Este navegador no puede mostrar avisos aquí.
web-shell-sounds = Sonidos
web-shell-sounds-hint = Pequeños y hechos al momento: cartas y piezas, una ruta reclamada, tu turno, el miedo que sube, una victoria.
web-shell-volume = Volumen

web-shell-install = Instalar como aplicación
web-shell-install-hint = Se abre en su propia ventana, incluso sin conexión.
