"""The server's words in Spanish."""

from server.words.catalogue import Nicknames, OperatorWords, ServerWords, Welcome

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
    tournament=("Número", "Rating", "Categoría", "Premios"),
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
    nicknames=Nicknames(
        animals="Zorro Puma Tucán Hornero Delfín Búho Ciervo Colibrí Jaguar Oso Tortuga Ballena Nutria Lechuza Mariposa Llama "
        "Jirafa Garza Liebre Vicuña Rana Foca Abeja Tigre",
        adjectives="Azul Verde Celeste Naranja Veloz Audaz Valiente Alegre Feliz Tenaz Brillante Genial",
        pair="{animal} {adjective}",
    ),
    welcome=Welcome(
        ready="Banderilla está lista.",
        here="En esta computadora abre",
        others="En otros aparatos de la misma red escanea el código, o escribe",
        next_step="Para empezar una clase, elige «Abrir una clase» en la página.",
        end="Deja esta ventana abierta mientras se juega. Ctrl-C termina el servidor. "
        "Las partidas y las clases quedan en {folder} y siguen cuando lo vuelvas a iniciar.",
        new_folder="Esa carpeta es nueva. Si antes tenías clases, están en otra carpeta: termina el servidor e inícialo donde "
        "lo iniciaste aquella vez, o agrega --data-dir y esa carpeta.",
    ),
    operator=OperatorWords(
        lang="es",
        title="Banderilla: nodos y Redis",
        about="Cada nodo informa cada cinco segundos y la página se carga sola. Las cuentas son desde que arrancó "
        "el nodo. No tratan de ninguna persona.",
        nothing="Todavía no hay ningún informe: un nodo informa cada cinco segundos.",
        nodes="Nodos",
        node={
            "version": (
                "Versión",
                "El programa del nodo. Durante una actualización los nodos pueden diferir; después no deben.",
            ),
            "up": (
                "En marcha desde hace",
                "El tiempo desde que arrancó el nodo. Un tiempo corto que nadie planeó significa que el proceso se reinició.",
            ),
            "connections": ("Conexiones", "Conexiones abiertas: más o menos una por página abierta."),
            "playing": (
                "Partidas en juego",
                "Mesas con una partida en curso en la memoria del nodo. Una mesa con gente en dos nodos cuenta en los dos.",
            ),
            "rooms": (
                "Mesas en memoria",
                "Todas las mesas que el nodo usó en los últimos minutos. Las demás están solo en Redis.",
            ),
            "classes": ("Clases en memoria", "Clases que el nodo usó en los últimos minutos."),
            "accepted": ("Acciones aceptadas", "Acciones que el servidor guardó y confirmó."),
            "refused": ("Acciones rechazadas", "Respuestas con un rechazo; la tabla de abajo tiene sus códigos."),
            "lag": (
                "Retraso del bucle",
                "Cuánto se retrasaron los temporizadores del nodo en los últimos cinco segundos, en promedio. Por "
                "encima de 100 ms los jugadores lo notan: hacen falta más núcleos u otro nodo.",
            ),
            "ack": (
                "Tiempo hasta la confirmación",
                "Desde que llega una acción hasta que se confirma, en los últimos cinco segundos y en promedio. "
                "Incluye Redis y su disco.",
            ),
            "tables_refused": (
                "Mesas nuevas rechazadas",
                "Mesas y clases que el nodo no abrió porque tenía demasiado trabajo (--busy-ms). Debe ser 0.",
            ),
            "turned_away": (
                "Conexiones rechazadas",
                "Conexiones que el servidor rechazó o cerró, por ejemplo porque una dirección abrió demasiadas.",
            ),
            "outage": ("Cortes", "Tiempo en el que Redis no contestó. Cada reloj lo recuperó. Debe ser 0."),
        },
        refusals="Rechazos",
        refusals_about="El servidor contesta cada acción inválida con un código. La mayoría los causan los jugadores, así "
        "que un número grande solo no es un fallo. Si un código crece de golpe, conviene mirar.",
        redis={
            "version": ("Versión", "La versión de Redis o de Valkey."),
            "role": ("Papel", "Debe ser master: una réplica no acepta escrituras."),
            "memory": ("Memoria en uso", "Todas las mesas y clases. Baja cuando se olvidan las viejas (--idle-days)."),
            "limit": (
                "Límite de memoria",
                "Por encima, el servidor rechaza todas las acciones. La memoria en uso debe quedar por debajo del 80 %.",
            ),
            "keys": ("Claves", "Entradas guardadas: varias por mesa y por persona."),
            "clients": ("Conexiones", "Conexiones de los nodos y de otros programas."),
            "replicas": ("Réplicas", "Servidores que siguen a este. --replicas no debe ser mayor."),
            "commands": ("Órdenes por segundo", "La carga de ahora. Un núcleo de Redis soporta unas 100 000."),
            "file": ("Archivo de adición", "Si no está activo, una caída de Redis pierde acciones confirmadas."),
            "written": ("Última escritura del archivo", "Debe ser ok; err significa que el disco está lleno o roto."),
        },
        redis_away="Redis no contesta a este nodo: nadie puede jugar hasta que vuelva, y cada reloj recupera ese tiempo.",
        no_limit="ninguno",
        yes_no=("no", "sí"),
    ),
)
