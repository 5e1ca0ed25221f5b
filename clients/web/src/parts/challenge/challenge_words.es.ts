/** The Spanish words of the challenge dialogue that all games share. They load with the table. */
export const es = {
  judged: "Se juzga esta jugada",
  /** The shared stakes of several games: clauses that address the challenger. A game's own words override them. */
  stakes: {
    strike: "",
    turn: "pierdes este turno",
    next_turn: "pierdes tu próximo turno",
    win_stands: "la victoria queda confirmada",
    result_stands: "el resultado queda como está",
    win: "ganas el juego",
    undone: "la jugada se deshace",
  },
  third: { game_lost: "pierdes el juego", chico_lost: "tu lado pierde el chico", out: "quedas fuera del juego" },
  right: (prize: string) => `Si aciertas, ${prize}.`,
  depends: "Si aciertas, lo que ganas depende de la regla: elígela y lo verás.",
  never: "Esta regla no puede haberse roto ahora: el reto no puede ser correcto.",
  wrong: (price: string, strikes: number, third: string) =>
    strikes === 2
      ? `Si te equivocas, es tu tercera falta: ${third}.`
      : `Si te equivocas, ${price ? `${price} y ` : ""}te llevas una falta: tienes ${strikes} de 3. Con la tercera ${third}.`,
  instead: (price: string) => `Si te equivocas, ${price}.`,
  untimely: "Con una de estas el reto no puede ser correcto; si es inapropiado, solo te llevas la falta.",
  shutTitle: "Ahora no es momento: sería inapropiado.",
  shut: {
    own_result: (_name: string) => "Ese resultado solo lo puede retar el otro.",
    others_turn: (name: string) => `Todavía juega ${name}: se reta cuando te pase la banderilla.`,
    own_turn: (_name: string) => "No hay jugada que puedas retar: se reta al recibir la banderilla, antes de tocar nada.",
    not_now: (_name: string) => "En este momento no hay nada que retar.",
  },
  shutPrice: (strikes: number, third: string) =>
    strikes === 2
      ? `Sería tu tercera falta: ${third}.`
      : `Te llevarías una falta y nada más cambiaría: tienes ${strikes} de 3. Con la tercera ${third}.`,
  folded: "Reglas que ahora no pueden haberse roto",
};
