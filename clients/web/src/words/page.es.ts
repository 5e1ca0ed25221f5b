/** The words of the page in Spanish. They type the other languages, so that a missing word does not compile. */
import { es as codes } from "./codes.es";
import { plural } from "./plural";

export const es = {
  codes,

  app: {
    klass: "Clase",
    name: "Banderilla",
    skip: "Saltar al contenido",
    home: "Inicio",
    settings: "Ajustes",
    close: "Cerrar",
    cancel: "Cancelar",
    back: "Volver",
    copy: "Copiar",
    copied: "Copiado",
    unknownGame: "Este juego todavía no tiene tablero en esta página.",
    chunkFailed: "No se pudo cargar el juego. ¿Hay conexión?",
    chunkLate: "El juego tarda en cargar: ya viene.",
    retry: "Intentar otra vez",
    reload: "Actualizar",
    code: "Código",
    entering: "Entrando a la mesa…",
    enteringClass: "Entrando a la clase…",
    rules: "Reglas del juego",
    dismiss: "Entendido",
  },

  link: {
    label: "Conexión",
    live: "En línea",
    connecting: "Conectando…",
    waiting: "Sin conexión. Lo intentamos otra vez…",
    blocked: (host: string, isSecure: boolean) =>
      `El servidor está, pero la red no deja pasar la conexión del juego. Prueben con otra red, o pidan que permitan WebSocket a ${host}.${isSecure ? "" : " Con una dirección https suele pasar."}`,
    offline: "Tu aparato no tiene internet.",
    again: "Intentar ahora",
    sending: "Enviando…",
    unsent: (count: number) => `${plural("es", count, "acción espera", "acciones esperan")} la conexión.`,
  },

  home: {
    title: "¿A qué jugamos?",
    lead: "Juegos de mesa con réferi, para jugar con alguien o con la computadora. Sin cuenta: la mesa se abre en dos toques.",
    yourName: "Tu nombre",
    nameHint: "Así te ven en la mesa.",
    join: "Entrar a una mesa",
    code: "Código de la mesa o de la clase",
    codeHint: "6 letras y números; el de una clase tiene 5",
    enter: "Entrar",
    badLink: "No entendimos ese enlace. Escribe el código.",
    badCode: "El código tiene 6 letras y números (5 el de una clase), sin O, 0, I ni 1.",
    games: "Juegos",
    loading: "Cargando los juegos…",
    seats: (counts: readonly number[]) =>
      counts.length === 1
        ? plural("es", counts[0] ?? 0, "persona", "personas")
        : `${counts[0]} a ${counts[counts.length - 1]} personas`,
    shelves: { III: "División III, Pentatlón Matemático", II: "División II, Pentatlón Matemático", classic: "Tableros clásicos", cards: "Cartas", tiles: "Dados y fichas" },
    learned: "Lección hecha",
    beaten: (won: number, all: number) => `Niveles ganados: ${won} de ${all}`,
    play: "Jugar",
    modes: { assisted: "En casa, con ayuda", tournament: "Torneo" } as Record<string, string>,
  },

  settings: {
    title: "Ajustes",
    language: "Idioma",
    sound: "Sonido",
    soundOn: "Con sonido",
    soundHint: "Nunca es la única señal.",
    volume: "Volumen",
    theme: "Colores",
    themes: { system: "Como el aparato", light: "Claros", dark: "Oscuros" },
    motion: "Movimiento",
    motionOn: "Animaciones suaves",
    name: "Tu nombre",
    save: "Guardar",
    saved: "Guardado",
    notMe: "No soy yo: olvidar quién estuvo en este equipo",
  },
};

export type PageWords = typeof es;
