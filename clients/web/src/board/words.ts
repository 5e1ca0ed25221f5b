/** The few words of the kits that every game needs; a game's own words take them in. */

const es = {
  pad: {
    field: "Oración numérica",
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
  },
};

const en: typeof es = {
  pad: {
    field: "Number sentence",
    say: "Say",
    undo: "Take back the last",
    signs: {
      "+": "plus",
      "-": "minus",
      "*": "times",
      "/": "divided by",
      "(": "open bracket",
      ")": "close bracket",
      "=": "equals",
      ";": "and then",
    },
    tile: (value) => `die: ${value}`,
    said: (value) => `You said: ${value}`,
  },
};

export const boardWords = { es, en };
