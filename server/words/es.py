"""The server's words in Spanish."""

from server.words.catalogue import ServerWords, Welcome

WORDS = ServerWords(
    guest="Visita",
    computer="Computadora",
    all_games="partidas",
    separator=";",
    decimal=",",
    game_name=0,
    yes_no=("no", "sí"),
    without_winner={"draw": "Empate", "both_lose": "Pierden los dos", "void": "No vale"},
    notes={
        "warn": "Advertencia",
        "take_game": "Pierde el juego",
        "expel": "Expulsión",
        "force_result": "Resultado del director",
        "replace_result": "Resultado corregido",
        "reopened": "Partida reabierta",
        "left": "Se fue antes de firmar",
    },
    standings=("Lugar", "Nombre", "Puntos", "Rivales", "Vencidos", "Victorias", "Jugadas", "Descansos"),
    cards=(
        *("Ronda", "Mesa", "Juego", "Partida", "Asiento", "Nombre", "Total", "Retos", "Avisos de tiempo"),
        *("Firmada", "Cerrada", "Desacuerdo", "Resultado", "Resultado anterior", "Notas", "Sello"),
    ),
    report=("Nombre", "Juego", "Regla", "Cometidas", "Sin ver", "Vistas", "Retos errados", "Partidas", "Minutos"),
    day="Fecha",
    pentathlon=("Pentatlón", "Premio"),
    awards={
        "hall_of_fame": "Salón de la fama",
        "gold": "Oro",
        "silver": "Plata",
        "bronze": "Bronce",
        "mention": "Mención de honor",
        "ribbon": "Cinta",
    },
    welcome=Welcome(
        ready="Banderilla está lista.",
        here="En esta computadora abre",
        others="En otros aparatos de la misma red escanea el código, o escribe",
        next_step="Para empezar una clase, elige «Abrir una clase» en la página.",
        end="Deja esta ventana abierta mientras se juega. Ctrl-C termina el servidor. "
        "Las partidas y las clases quedan en {folder} y siguen cuando lo vuelvas a iniciar.",
    ),
)
