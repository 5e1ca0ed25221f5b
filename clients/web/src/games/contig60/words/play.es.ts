/** The words of Contig 60 on the screen in Spanish. */
import { pretty } from "../../../dice/sentence";
import type { GameEvent, GameWords, Names, WordsOf } from "../../contract";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "../game.gen";
import { es as boardWords } from "../../../board/words.es";
import { sentenceFor, touching, type View } from "../view";
import { es as sentencesEs } from "./faults.es";
import { dice, listed, text } from "./wording";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const rulesEs = {
  "contig60.sentence":
    "La cuenta está mal o falta.",
  "contig60.score": "El puntaje está mal o falta.",
  "contig60.goal": "No había ganado.",
  "contig60.piece-played": "Pieza puesta, pieza jugada: una ficha colocada no se mueve.",
  "contig60.capture": "Captura de un pase: antes de lanzar, con los dados del otro y por el doble de puntos.",
  "contig60.start": "Inicio: un dado cada uno; empieza el menor.",
  "contig60.record": "El servidor anota los tres valores de cada tirada.",
  "contig60.end-zero": "Cero o menos: el juego termina.",
  "contig60.end-chips": "Sin fichas se termina el juego.",
  "contig60.time-limit": "Tiempo límite: gana el puntaje menor con tres de diferencia; si no, es empate.",
};

export const es = {
  name: "Contig 60",
  tag: "Tres dados, una cuenta y cinco fichas en fila",
  phases: {
    review: "Lanza los dados",
    rolled: "Coloca la ficha, di la cuenta y el puntaje, y pasa la banderilla",
    result_pending: "Resultado por confirmar",
    over: "El juego terminó",
  },
  reviewing: {
    ...boardWords.reviewing,
    review: "Revisa la jugada anterior: reta o lanza los dados",
  },
  watched: {
    review: (names: string) => `${names} lanza los dados`,
    rolled: (names: string) => `${names} busca un número con sus dados`,
    result_pending: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} el resultado`,
  },
  refusals: {
    malformed: "No entendí la cuenta. Escríbela así: 3 × 4 + 2 = 14.",
    no_chip: "No te quedan fichas.",
    no_offer: "No hay una tirada que puedas usar.",
    nothing_to_capture: "El otro no pasó: no hay nada que capturar.",
    nothing_placed: "Primero coloca una ficha.",
    piece_played: "Pieza puesta, pieza jugada: ya colocaste tu ficha.",
    use_capture: "Para usar el pase del otro, toca «¡Captura!».",
    occupied: "Esa casilla está ocupada.",
  },
  rules: rulesEs,
  ...sentencesEs,
  happenings: {
    start_throw: (event: GameEvent, names: Names) =>
      `Dados de inicio: ${dice(event.params?.throw ?? event.params?.dice)}. Empieza ${names(event.seat)}.`,
    rolled: (event: GameEvent, names: Names) => `${names(event.seat)} lanza: ${dice(event.params?.dice)}.`,
    roll_used: (event: GameEvent, names: Names) =>
      `${names(event.seat)} usa la tirada ${dice(event.params?.dice)}.`,
    placed: (event: GameEvent, names: Names) =>
      `${names(event.seat)} coloca su ficha en el ${text(event.params?.cell)}.`,
    announced: (event: GameEvent, names: Names) => `${names(event.seat)} dice: ${pretty(text(event.params?.sentence))}.`,
    scored: (event: GameEvent, names: Names) => `${names(event.seat)} dice su puntaje: ${text(event.params?.total)}.`,
    captured: (event: GameEvent, names: Names) =>
      `¡Captura! ${names(event.seat)} cubre el ${text(event.params?.cell)} con los dados del otro.${event.params?.sentence ? ` Dice: ${pretty(text(event.params.sentence))}.` : ""}${event.params?.total == null ? "" : ` Su puntaje: ${text(event.params.total)}.`}`,
    win_declared: (event: GameEvent, names: Names) =>
      `${names(event.seat)} declara la victoria: ${event.params?.claim === "zero" ? "cero o menos" : "cinco en fila"}.`,
    no_challenge: (event: GameEvent, names: Names) => `${names(event.seat)} no reta.`,
    restored: (event: GameEvent, names: Names) =>
      `Se deshace la jugada de ${names(event.seat)}. Quien retó baja ${text(event.params?.points)} puntos: aquí bajar es bueno.`,
    end_announced: (event: GameEvent) =>
      `Fin del juego: ${{ zero: "cero o menos", chips: "sin fichas", time: "tiempo límite" }[text(event.params?.reason)] ?? ""}.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    ...boardWords.actions,
    roll: "Lanzar los dados",
    use_roll: "Usar esta tirada",
    place: "Colocar la ficha",
    announce: "Decir la cuenta",
    score: "Decir el puntaje",
    capture: "¡Captura!",
    declare_win: "Declarar la victoria",
    no_challenge: "No reto",
  },
  options: {
    ...boardWords.options,
    parentheses: { label: "Paréntesis", values: { true: "Sí", false: "No" } },
    zero_short_lead: { label: "Cero sin tres de ventaja", values: { draw: "Empate", continue: "Se sigue jugando" } },
    starter: { label: "Quién empieza", values: { null: "El dado menor", "0": "El primero", "1": "El segundo" } },
  } as GameWords["options"],
  reasons: {
    five: "cinco fichas en fila",
    zero: "el puntaje llegó a cero o menos",
    chips: "a alguien no le quedan fichas",
    false_win: "victoria mal declarada",
  },
  columns: { dice: "Dados", number: "Número", sentence: "Cuenta", total: "Puntaje", capture: "Captura" },
  hints: {
    roll: "Lanza los tres dados: con ellos haces tu cuenta.",
    use_roll: "Usa los dados del otro: con ellos sale un número que te sirve.",
    place: ({ cell }, view) => {
      const near = touching(view, cell);
      const points = near === 0 ? "" : near === 1 ? " Toca una ficha: bajas 1 punto." : ` Toca ${near} fichas: bajas ${near} puntos.`;
      return `Pon tu ficha en el ${cell}: con tus dados, ${pretty(sentenceFor(view, cell))}.${points}`;
    },
    announce: ({ sentence }) => `Di tu cuenta: ${pretty(sentence)}. Usa los tres dados y da tu número.`,
    score: ({ total }, view) => {
      const before = view.turn.before ?? total;
      return before === total ? `Tu ficha no toca otra: tu puntaje sigue en ${total}. Dilo.` : `Tenías ${before} y tu ficha toca ${before - total}: di ${total}.`;
    },
    capture: ({ cell, sentence }) => `Captura el ${cell} con los dados del otro: ${pretty(text(sentence))}. Vale el doble.`,
    declare_win: ({ claim }) => (claim === "five" ? "Tienes cinco fichas en fila: declara la victoria." : "Tu puntaje llegó a cero y vas adelante: declara la victoria."),
    pass_flag: (_action, view) => (view.turn.cell === null ? "Con estos dados no queda un número libre: pasa la banderilla." : "Ya dijiste todo: pasa la banderilla."),
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    board: "Tablero de Contig 60, 64 números en espiral",
    cell: (number: number, owner: string | null) =>
      owner === null ? `${number}, libre` : `${number}, ficha de ${owner}`,
    dice: "Dados",
    calls: "Qué puedes hacer",
    sayAll: "Decir todo",
    rollNow: "Lanza los tres dados.",
    rollOrCapture: "Lanza los dados. O captura el número que el otro no cubrió.",
    reviewOrPass: "Revisa la jugada anterior: reta o pasa la banderilla",
    placeNow: (dice: readonly number[]) => `Haz una cuenta con ${listed(dice, "y")}, y toca el número que da.`,
    placeAgain: (number: number) => `Pon tu ficha en el ${number}, o toca otro número.`,
    sayNow: (number: number, score: number) => `Di tu cuenta, que da ${number}, y tu puntaje: ${score} menos 1 por cada ficha vecina.`,
    passNow: "¡Listo! Pasa la banderilla.",
    lineNow: "Toca tus cinco fichas en fila.",
    captureNow: "Toca el número que captura tu ficha, con los dados del otro.",
    captureSay: (number: number) => `Di la cuenta que da ${number}, y tu puntaje.`,
    placeAt: (number: number) => `Colocar en ${number}`,
    captureHere: "Toca la casilla que capturas",
    captureAt: (number: number) => `Capturar el ${number}`,
    declareFive: "Declarar cinco en fila",
    declareZero: "Declarar cero o menos",
    chosen: (count: number) => `${count} de 5 casillas elegidas`,
    back: "Volver",
    sentenceFor: (number: number) => `Tu cuenta para ${number}`,
    total: "Puntaje",
    steps: boardWords.number,
    totalMissing: "Falta tu puntaje",
    allSaid: "Ya dijiste todo.",
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
    passed: "pasó sin colocar",
    captured: "Captura",
    noSentence: "sin cuenta",
    noTotal: "sin puntaje",
    saidTotal: (total: number) => `puntaje ${total}`,
    turnLost: "Turno perdido",
    nothingDone: "Nada",
    pad: boardWords.pad,
  },
  tally: (view: View, seat: number) => ({
    value: view.score[seat] ?? 0,
    label: "Puntaje",
    notes: [`${view.supply[seat] ?? 0} ${view.supply[seat] === 1 ? "ficha" : "fichas"}`],
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
