/** The Spanish words of the kits that every game needs. A game's own words include them. */
export const es = {
  /** Options of all refereed duels. A game spreads them into its own. */
  options: {
    mode: { label: "Modo", values: { assisted: "En casa, con ayuda", tournament: "Torneo" } },
    turn_ms: {
      label: "Tiempo por turno",
      values: { "60000": "1 minuto", "90000": "90 segundos", "120000": "2 minutos", "0": "Sin límite" },
    },
    game_ms: {
      label: "Tiempo del juego",
      values: { "2700000": "45 min", "1800000": "30 min", "1200000": "20 min", "0": "Sin límite" },
    },
    starter: { label: "Quién empieza", values: { null: "Por sorteo", "0": "El primero", "1": "El segundo" } },
    auto_flag: { label: "Pasar automáticamente", values: { true: "Sí", false: "No" } },
  } as Record<string, { label: string; values: Record<string, string> }>,
  /** Actions with the same name in most duels. A game spreads them into its own. */
  actions: {
    pass_flag: "Pasar la banderilla",
    accept_result: "Aceptar el resultado",
    challenge: "Retar",
  },
  /** For the time when the seat may still challenge the last turn, keyed by the phase names that many duels share. */
  reviewing: { result_pending: "Acepta el resultado, o reta" },
  /** The ways to handle a tile or a piece before placing it. */
  handles: {
    turn: "Girar",
    flip: "Voltear",
    up: "Arriba",
    down: "Abajo",
    left: "A la izquierda",
    right: "A la derecha",
    /** The key of each action, in lower case. */
    keys: { turn: "g", flip: "v" },
  },
  /** A number that the player types or steps. */
  number: {
    less: "uno menos",
    more: "uno más",
    before: (value: number) => `antes: ${value}`,
    needed: (min: number, max: number) => `Hace falta un número de ${min} a ${max}.`,
    missing: "Falta un número.",
  },
  pad: {
    keys: "Teclas",
    field: "La cuenta",
    say: "Decir",
    undo: "Borrar lo último",
    signs: {
      "+": "más",
      "-": "menos",
      "*": "por",
      "/": "entre",
      "(": "abre paréntesis",
      ")": "cierra paréntesis",
      "=": "igual a",
      ";": "y después",
    } as Record<string, string>,
    tile: (value: string) => `dado: ${value}`,
    said: (value: string) => `Dijiste: ${value}`,
    missing: "Falta tu cuenta.",
  },
};
