/** The words of Pebbles, in Spanish, and the sentences that differ in Argentina. */
const piedras = (count) => `${count} ${Number(count) === 1 ? "piedrita" : "piedritas"}`;

export const es = {
  play: {
    phases: {
      review: "Toma una, dos o tres piedritas",
      taken: "Di cuántas quedan y pasa la banderilla",
      result_pending: "Resultado por confirmar",
      over: "El juego terminó",
    },
    reviewing: { review: "Revisa la jugada anterior: reta o toma piedritas", result_pending: "Acepta el resultado, o reta" },
    watched: {
      review: (names) => `${names} toma piedritas`,
      taken: (names) => `${names} dice cuántas quedan`,
      result_pending: (names, count) => `${names} contesta${count === 1 ? "" : "n"} el resultado`,
    },
    refusals: { not_enough: ({ left }) => `Solo quedan ${piedras(left)}.` },
    rules: {
      "pebbles.take": "Se toman una, dos o tres piedritas por turno.",
      "pebbles.count": "Quien toma dice cuántas piedritas quedan, y tiene que ser verdad.",
      "pebbles.time-limit": "Con el tiempo límite el juego termina en empate.",
    },
    faults: {
      "pebbles.take many": "Son más de tres: |toma una, dos o tres piedritas.",
      "pebbles.count missing": "Falta decir cuántas quedan: |cuenta el montón y dilo.",
      "pebbles.count value": [
        "Ese no es el número de piedritas que quedan: |cuéntalas otra vez.",
        ({ said, left }) => `Dijo ${said}, y quedan ${left}: |cuenta otra vez las piedritas.`,
      ],
    },
    missing: {
      take: "Todavía no tomaste: toma una, dos o tres piedritas.",
      say: "Te falta decir cuántas quedan: cuenta el montón y dilo.",
    },
    happenings: {
      taken: (event, names) => `${names(event.seat)} toma ${piedras(event.params?.count)}.`,
      said: (event, names) => `${names(event.seat)} dice: quedan ${event.params?.left}.`,
      restored: (event, names) => `La jugada de ${names(event.seat)} vuelve atrás.`,
    },
    actions: { take: "Tomar piedritas", say: "Decir cuántas quedan", pass_flag: "Pasar la banderilla" },
    reasons: { emptied: "última piedrita" },
    columns: { taken: "Tomadas", said: "Dijo", note: "Nota" },
    hints: {
      take: ({ count }, view) => `Toma ${piedras(count)}: así quedan ${view.pile - count} para el otro.`,
      say: ({ left }) => `Cuenta el montón: di que quedan ${left}.`,
    },
    ui: {
      board: (left) => `Montón: ${piedras(left)}`,
      take: (count) => `Tomar ${count}`,
      left: "Piedritas que quedan",
      say: "Decir",
      turn: (name, { taken, said }) => `${name}: tomó ${taken}, ${said === null ? "no dijo cuántas quedan" : `dijo que quedan ${said}`}.`,
    },
    describe: (view, names) => `Quedan ${piedras(view.pile)}. Turno de ${names(view.turn.seat)}.`,
  },
  howto: {
    goal: "Hay un montón de veintiuna piedritas. Quien toma la última pierde.",
    turn: [
      "Recibes la banderilla. Mira la jugada anterior: todavía puedes retarla.",
      "Toma una, dos o tres piedritas.",
      "Di cuántas quedan.",
      "Pasa la banderilla.",
    ],
    challenges: [
      "En torneo el servidor no avisa de los errores: los descubres tú. Reta después de recibir la banderilla y antes de tomar.",
      "Si aciertas, las piedritas vuelven al montón y es tu turno. Si te equivocas, pierdes el turno y recibes una falta.",
      "Con tres faltas pierdes el juego.",
    ],
    end: ["Cuando el montón queda vacío, el otro puede retar esa jugada o aceptar el resultado.", "Con el tiempo límite es empate."],
    clock: ["Cada turno dura un minuto. Después hay un aviso y diez segundos más; luego la jugada vuelve atrás."],
    line: [
      ["take 2", "tomar dos piedritas"],
      ["say 13", "decir que quedan trece"],
      ["pass · accept", "pasar la banderilla · aceptar el resultado"],
      ["!pebbles.count", "retar esa regla"],
      ["resign", "rendirse"],
    ],
  },
};

export const esAR = {
  play: {
    phases: { review: "Tomá una, dos o tres piedritas", taken: "Decí cuántas quedan y pasá la banderilla" },
    reviewing: { review: "Revisá la jugada anterior: desafiá o tomá piedritas", result_pending: "Aceptá el resultado, o desafiá" },
    faults: {
      "pebbles.take many": "Son más de tres: |tomá una, dos o tres piedritas.",
      "pebbles.count missing": "Falta decir cuántas quedan: |contá el montón y decilo.",
      "pebbles.count value": [
        "Ese no es el número de piedritas que quedan: |contalas otra vez.",
        ({ said, left }) => `Dijo ${said}, y quedan ${left}: |contá otra vez las piedritas.`,
      ],
    },
    missing: {
      take: "Todavía no tomaste: tomá una, dos o tres piedritas.",
      say: "Te falta decir cuántas quedan: contá el montón y decilo.",
    },
    hints: {
      take: ({ count }, view) => `Tomá ${piedras(count)}: así quedan ${view.pile - count} para el otro.`,
      say: ({ left }) => `Contá el montón: decí que quedan ${left}.`,
    },
  },
  howto: {
    turn: [
      "Recibís la banderilla. Mirá la jugada anterior: todavía podés desafiarla.",
      "Tomá una, dos o tres piedritas.",
      "Decí cuántas quedan.",
      "Pasá la banderilla.",
    ],
    challenges: [
      "En torneo el servidor no avisa de los errores: los descubrís vos. Desafiá después de recibir la banderilla y antes de tomar.",
      "Si acertás, las piedritas vuelven al montón y es tu turno. Si te equivocás, perdés el turno y recibís una falta.",
      "Con tres faltas perdés el juego.",
    ],
    end: ["Cuando el montón queda vacío, el otro puede desafiar esa jugada o aceptar el resultado.", "Con el tiempo límite es empate."],
    line: [
      ["take 2", "tomar dos piedritas"],
      ["say 13", "decir que quedan trece"],
      ["pass · accept", "pasar la banderilla · aceptar el resultado"],
      ["!pebbles.count", "desafiar esa regla"],
      ["resign", "rendirse"],
    ],
  },
};
