/** The words of Contig 60 on the screen, Spanish first. */
import type { GameEvent, GameWords, Names, WordsOf } from "../contract";
import type { Code, EventKind, Phase, RuleId } from "./game.gen";
import { boardWords } from "../../board/words";
import type { View } from "./view";
import { en as sentencesEn, es as sentencesEs } from "./faults";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind>;

const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
const dice = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

const rulesEs = {
  "contig60.sentence":
    "Oración numérica incorrecta o no dicha: usa los tres dados, una vez cada uno, y da el número cubierto.",
  "contig60.score": "Puntaje incorrecto o no dicho: se resta un punto por cada ficha vecina (dos en una captura).",
  "contig60.goal": "Victoria mal declarada: cinco fichas propias en fila, o cero o menos con tres puntos de ventaja.",
  "contig60.piece-played": "Pieza puesta, pieza jugada: una ficha colocada no se mueve.",
  "contig60.capture": "Captura de un pase: antes de lanzar, con los dados del otro y por el doble de puntos.",
  "contig60.start": "Inicio: un dado cada uno; empieza el menor.",
  "contig60.record": "El servidor anota los tres valores de cada lanzamiento.",
  "contig60.end-zero": "Cero o menos: el juego termina.",
  "contig60.end-chips": "Escasez de fichas: quien recibe la banderilla sin fichas termina el juego.",
  "contig60.time-limit": "Tiempo límite: gana el puntaje menor con tres de diferencia; si no, es empate.",
};

export const es = {
  name: "Contig 60",
  tag: "Tres dados, una oración numérica y cinco fichas en fila",
  phases: {
    review: "Revisa la jugada anterior: reta o lanza los dados",
    rolled: "Coloca la ficha, di la oración y el puntaje, y pasa la banderilla",
    result_pending: "Resultado por confirmar",
    over: "El juego terminó",
  },
  helped: { review: "Lanza los dados, o captura el pase del otro" },
  refusals: {
    no_chip: "No te quedan fichas.",
    no_offer: "No hay un lanzamiento que puedas usar.",
    nothing_to_capture: "No hay un pase que capturar.",
    nothing_placed: "Primero coloca una ficha.",
    piece_played: "Pieza puesta, pieza jugada: ya colocaste tu ficha.",
    use_capture: "Para usar el pase del otro, pulsa «¡Captura!».",
    occupied: "Esa casilla está ocupada.",
  },
  rules: rulesEs,
  faults: sentencesEs.faults,
  missing: sentencesEs.missing,
  cost: sentencesEs.cost,
  happenings: {
    start_throw: (event: GameEvent, names: Names) =>
      `Dados de inicio: ${dice(event.params?.throw ?? event.params?.dice)}. Empieza ${names(event.seat)}.`,
    rolled: (event: GameEvent, names: Names) => `${names(event.seat)} lanza: ${dice(event.params?.dice)}.`,
    roll_used: (event: GameEvent, names: Names) =>
      `${names(event.seat)} usa el lanzamiento ${dice(event.params?.dice)}.`,
    placed: (event: GameEvent, names: Names) =>
      `${names(event.seat)} coloca su ficha en el ${text(event.params?.cell)}.`,
    announced: (event: GameEvent, names: Names) => `${names(event.seat)} dice: ${text(event.params?.sentence)}.`,
    scored: (event: GameEvent, names: Names) => `${names(event.seat)} dice su puntaje: ${text(event.params?.total)}.`,
    captured: (event: GameEvent, names: Names) =>
      `¡Captura! ${names(event.seat)} cubre el ${text(event.params?.cell)} con los dados del otro.`,
    win_declared: (event: GameEvent, names: Names) =>
      `${names(event.seat)} declara la victoria: ${event.params?.claim === "zero" ? "cero o menos" : "cinco en fila"}.`,
    no_challenge: (event: GameEvent, names: Names) => `${names(event.seat)} no reta.`,
    restored: (event: GameEvent, names: Names) =>
      `La jugada de ${names(event.seat)} vuelve atrás; quien retó resta ${text(event.params?.points)} puntos.`,
    end_announced: (event: GameEvent) =>
      `Fin del juego: ${{ zero: "cero o menos", chips: "sin fichas", time: "tiempo límite" }[text(event.params?.reason)] ?? ""}.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    roll: "Lanzar los dados",
    use_roll: "Usar este lanzamiento",
    place: "Colocar la ficha",
    announce: "Decir la oración",
    score: "Decir el puntaje",
    pass_flag: "Pasar la banderilla",
    capture: "¡Captura!",
    declare_win: "Declarar la victoria",
    accept_result: "Aceptar el resultado",
    no_challenge: "No reto",
    challenge: "Retar",
  },
  options: {
    ...boardWords.es.options,
    parentheses: { label: "Paréntesis", values: { true: "Sí", false: "No" } },
    zero_short_lead: { label: "Cero sin tres de ventaja", values: { draw: "Empate", continue: "Se sigue jugando" } },
    starter: { label: "Empieza", values: { null: "El dado menor", "0": "El primero", "1": "El segundo" } },
  } as GameWords["options"],
  reasons: {
    five: "cinco en fila",
    zero: "cero o menos",
    chips: "sin fichas",
    false_win: "victoria mal declarada",
  },
  columns: { dice: "Dados", number: "Número", sentence: "Oración", total: "Puntaje", capture: "Captura" },
  ui: {
    board: "Tablero de Contig 60, 64 números en espiral",
    cell: (number: number, owner: string | null) =>
      owner === null ? `${number}, libre` : `${number}, ficha de ${owner}`,
    dice: "Dados",
    calls: "Qué puedes hacer",
    chooseCell: "Toca una casilla",
    placeAt: (number: number) => `Colocar en ${number}`,
    captureHere: "Toca la casilla que capturas",
    captureAt: (number: number) => `Capturar el ${number}`,
    declareFive: "Declarar cinco en fila",
    declareZero: "Declarar cero o menos",
    chosen: (count: number) => `${count} de 5 casillas elegidas`,
    back: "Volver",
    sentenceFor: (number: number) => `Oración para ${number}`,
    total: "Puntaje",
    less: "Uno menos",
    more: "Uno más",
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
    passed: "pasó sin colocar",
    captured: "Captura",
    noSentence: "sin oración",
    noTotal: "sin puntaje",
    saidTotal: (total: number) => `puntaje ${total}`,
    turnLost: "Turno perdido",
    nothingYet: "Todavía nada",
    pad: boardWords.es.pad,
  },
  tally: (view: View, seat: number) => ({
    value: view.score[seat] ?? 0,
    label: "Puntaje",
    notes: [`${view.supply[seat] ?? 0} ${view.supply[seat] === 1 ? "ficha" : "fichas"} por jugar`],
  }),
  aims: (rule: string, view: View) =>
    rule !== "contig60.goal" && (view.turn.capture || view.last?.capture)
      ? [
          { label: "La jugada", with: { target: "turn" } },
          { label: "La captura", with: { target: "capture" } },
        ]
      : [],
  describe: (view: View, names: Names) => {
    const seats = view.score.map((score, seat) => {
      const chips = view.chips[seat] ?? [];
      return `${names(seat)}: puntaje ${score}, ${chips.length ? `fichas en ${chips.join(", ")}` : "ninguna ficha en el tablero"}, ${view.supply[seat]} por jugar.`;
    });
    const rolled = view.dice ? ` Dados: ${view.dice.join(", ")}.` : "";
    return `${seats.join(" ")} Turno de ${names(view.turn.seat)}.${rolled}`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof es;

const rulesEn: typeof rulesEs = {
  "contig60.sentence": "Wrong or missing number sentence: use the three dice once each and make the covered number.",
  "contig60.score": "Wrong or missing score: take off one point for each neighbouring chip (two in a capture).",
  "contig60.goal": "Win wrongly declared: five chips of your own in a row, or zero or less with a lead of three.",
  "contig60.piece-played": "A chip laid is a chip played: it does not move.",
  "contig60.capture": "Capture of a pass: before rolling, with the other's dice and for twice the points.",
  "contig60.start": "Start: a die each; the lower begins.",
  "contig60.record": "The server writes down the three values of each roll.",
  "contig60.end-zero": "Zero or less: the game ends.",
  "contig60.end-chips": "Out of chips: whoever receives the flag without chips ends the game.",
  "contig60.time-limit": "Time limit: the lower score wins by three or more; else it is a draw.",
};

export const en: Words = {
  name: "Contig 60",
  tag: "Three dice, a number sentence and five chips in a row",
  phases: {
    review: "Look at the last turn: challenge it or roll the dice",
    rolled: "Place the chip, say the sentence and the score, and pass the flag",
    result_pending: "Result to be confirmed",
    over: "The game is over",
  },
  helped: { review: "Roll the dice, or capture the other's pass" },
  refusals: {
    no_chip: "You have no chips left.",
    no_offer: "There is no roll that you could use.",
    nothing_to_capture: "There is no pass to capture.",
    nothing_placed: "Place a chip first.",
    piece_played: "A chip laid is a chip played: you have placed yours.",
    use_capture: "To use the other's pass, press “Capture!”.",
    occupied: "That cell is taken.",
  },
  rules: rulesEn,
  faults: sentencesEn.faults,
  missing: sentencesEn.missing,
  cost: sentencesEn.cost,
  happenings: {
    start_throw: (event, names) =>
      `Starting dice: ${dice(event.params?.throw ?? event.params?.dice)}. ${names(event.seat)} begins.`,
    rolled: (event, names) => `${names(event.seat)} rolls ${dice(event.params?.dice)}.`,
    roll_used: (event, names) => `${names(event.seat)} uses the roll ${dice(event.params?.dice)}.`,
    placed: (event, names) => `${names(event.seat)} places a chip on ${text(event.params?.cell)}.`,
    announced: (event, names) => `${names(event.seat)} says: ${text(event.params?.sentence)}.`,
    scored: (event, names) => `${names(event.seat)} says the score: ${text(event.params?.total)}.`,
    captured: (event, names) =>
      `Capture! ${names(event.seat)} covers ${text(event.params?.cell)} with the other's dice.`,
    win_declared: (event, names) =>
      `${names(event.seat)} declares a win: ${event.params?.claim === "zero" ? "zero or less" : "five in a row"}.`,
    no_challenge: (event, names) => `${names(event.seat)} does not challenge.`,
    restored: (event, names) =>
      `${names(event.seat)}'s turn is taken back; the challenger takes ${text(event.params?.points)} points off.`,
    end_announced: (event) =>
      `End of the game: ${{ zero: "zero or less", chips: "out of chips", time: "time limit" }[text(event.params?.reason)] ?? ""}.`,
  },
  actions: {
    roll: "Roll the dice",
    use_roll: "Use this roll",
    place: "Place the chip",
    announce: "Say the sentence",
    score: "Say the score",
    pass_flag: "Pass the flag",
    capture: "Capture!",
    declare_win: "Declare a win",
    accept_result: "Accept the result",
    no_challenge: "No challenge",
    challenge: "Challenge",
  },
  options: {
    ...boardWords.en.options,
    parentheses: { label: "Brackets", values: { true: "Yes", false: "No" } },
    zero_short_lead: { label: "Zero without a lead of three", values: { draw: "Draw", continue: "Play on" } },
    starter: { label: "Begins", values: { null: "The lower die", "0": "The first", "1": "The second" } },
  },
  reasons: { five: "five in a row", zero: "zero or less", chips: "out of chips", false_win: "win wrongly declared" },
  columns: { dice: "Dice", number: "Number", sentence: "Sentence", total: "Score", capture: "Capture" },
  ui: {
    board: "Board of Contig 60, 64 numbers in a spiral",
    cell: (number, owner) => (owner === null ? `${number}, free` : `${number}, chip of ${owner}`),
    dice: "Dice",
    calls: "What you can do",
    chooseCell: "Tap a cell",
    placeAt: (number) => `Place on ${number}`,
    captureHere: "Tap the cell you capture",
    captureAt: (number) => `Capture ${number}`,
    declareFive: "Declare five in a row",
    declareZero: "Declare zero or less",
    chosen: (count) => `${count} of 5 cells chosen`,
    back: "Back",
    sentenceFor: (number) => `Sentence for ${number}`,
    total: "Score",
    less: "One less",
    more: "One more",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
    passed: "passed without a chip",
    captured: "Capture",
    noSentence: "no sentence",
    noTotal: "no score",
    saidTotal: (total) => `score ${total}`,
    turnLost: "Turn lost",
    nothingYet: "Nothing yet",
    pad: boardWords.en.pad,
  },
  tally: (view, seat) => ({
    value: view.score[seat] ?? 0,
    label: "Score",
    notes: [`${view.supply[seat] ?? 0} ${view.supply[seat] === 1 ? "chip" : "chips"} to play`],
  }),
  aims: (rule, view) =>
    rule !== "contig60.goal" && (view.turn.capture || view.last?.capture)
      ? [
          { label: "The turn", with: { target: "turn" } },
          { label: "The capture", with: { target: "capture" } },
        ]
      : [],
  describe: (view, names) => {
    const seats = view.score.map((score, seat) => {
      const chips = view.chips[seat] ?? [];
      return `${names(seat)}: score ${score}, ${chips.length ? `chips on ${chips.join(", ")}` : "no chip on the board"}, ${view.supply[seat]} to play.`;
    });
    const rolled = view.dice ? ` Dice: ${view.dice.join(", ")}.` : "";
    return `${seats.join(" ")} ${names(view.turn.seat)}'s turn.${rolled}`;
  },
};
