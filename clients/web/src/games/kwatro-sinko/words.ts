/** The words of Kwatro-Sinko on the screen, Spanish first. */
import { boardWords } from "../../board/words";
import { relocationWords } from "../../board/relocation_words";
import type { GameEvent, GameWords, Names, WordsOf } from "../contract";
import type { Code, EventKind, Phase, RuleId } from "./game.gen";
import { isEven, numberOf, seatOf, SPACES, type View } from "./view";
import { en as sentencesEn, es as sentencesEs } from "./faults";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind>;

const at = (event: GameEvent, key: string): string => String(event.params?.[key] ?? "");
const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");
const chipIn = (event: GameEvent): number => numberOf(at(event, "chip"));
const pretty = (sentence: string): string => sentence.replace(/(?<=\d)([-+=])/g, " $1 ").replaceAll(" - ", " − ");
const spaceNumber = (circle: string): number | null => SPACES.get(circle)?.number ?? null;

const chipEs = (chip: string): string => `ficha ${isEven(chip) ? "par" : "non"} ${numberOf(chip)}`;

const rulesEs = {
  "kwatro-sinko.route": "Recorrido no permitido: la ficha va por una sola recta, sin saltar fichas ni cruzar el área amarilla.",
  "kwatro-sinko.piece-placed": "Jugada dada: la ficha que ya se movió y se soltó no vuelve a moverse en ese turno.",
  "kwatro-sinko.move-it-use-it": "Muévela, úsala: la primera ficha que se mueve es la del turno; no se mueve otra.",
  "kwatro-sinko.off-numbers":
    "Fichas fuera de los espacios enumerados: para ganar, ninguna de tus cinco fichas puede estar en un espacio con número.",
  "kwatro-sinko.win-path":
    "Trayecto ganador mal identificado: exactamente tres fichas en una recta, dos de un color y una del otro, sin otra en medio y sin cruzar el área amarilla.",
  "kwatro-sinko.sentence":
    "Sentencia numérica incorrecta: se suman las dos fichas del mismo color, se resta la otra, y la cuenta tiene que estar bien.",
  "kwatro-sinko.total": "El resultado no es 4 ni 5: con esas tres fichas no se gana.",
  "kwatro-sinko.win-relocated": "Victoria con la ficha recolocada: con lo que se recolocó no se gana en ese turno.",
  "kwatro-sinko.start": "Inicio: cada uno escoge una ficha sin mirar; la menor empieza con las pares.",
  "kwatro-sinko.move-one": "Hay que mover una ficha en cada turno, si se puede.",
  "kwatro-sinko.challenge": "Se reta al recibir la banderilla y antes de tocar una ficha.",
  "kwatro-sinko.time": "El minuto: el servidor cuida el tiempo y nadie lo reta.",
  "kwatro-sinko.time-limit": "Tiempo límite: si nadie ha ganado, es empate.",
};

export const es = {
  name: "Kwatro-Sinko",
  tag: "Tres fichas en línea que dan 4 o 5",
  phases: {
    ...relocationWords.es.phases,
    start: "Quién empieza: escoge una ficha sin mirar",
    moving: "Mueve una ficha",
  },
  refusals: {
    ...relocationWords.es.refusals,
    already_drawn: "Ya escogiste tu ficha.",
    slot_taken: "Esa ficha ya la escogió el otro.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rulesEs,
  faults: sentencesEs.faults,
  missing: sentencesEs.missing,
  cost: sentencesEs.cost,
  happenings: {
    ...relocationWords.es.happenings,
    chip_drawn: (event, names) => `${names(event.seat)} escoge una ficha sin mirar.`,
    start_shown: (event, names) =>
      `Las fichas: ${list(event.params?.numbers)}. La menor es de ${names(event.seat)}: empieza con las pares.`,
    touched: (event, names) => `${names(event.seat)} toca la ficha ${chipIn(event)}.`,
    moved: (event, names) => `${names(event.seat)} mueve la ficha ${chipIn(event)} de ${at(event, "from")} a ${at(event, "to")}.`,
    relocated: (event, names) =>
      `${names(event.seat)} recoloca la ficha ${chipIn(event)} de ${at(event, "from")} a ${at(event, "to")}.`,
    win_declared: (event, names) =>
      `${names(event.seat)} declara la victoria: ${pretty(at(event, "sentence"))}, con ${list(event.params?.path)}.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    ...relocationWords.es.actions,
    draw_chip: "Escoger una ficha sin mirar",
  },
  options: {
    ...relocationWords.es.options,
    pair: { label: "Las dos fichas iguales", values: { either: "De cualquier color", own: "De quien declara" } },
    three_on: { label: "Exactamente tres fichas", values: { path: "De punta a punta del trayecto", line: "En toda la recta" } },
  } as GameWords["options"],
  reasons: { goal: "4 o 5 en un trayecto", time: "tiempo límite" } as Record<string, string>,
  columns: relocationWords.es.columns,
  ui: {
    ...relocationWords.es.ui,
    board: "Estrella de círculos",
    circle: (circle: string, chip: string | null) =>
      [circle, ...(spaceNumber(circle) === null ? [] : [`espacio ${spaceNumber(circle)}`]), chip === null ? "vacío" : chipEs(chip)].join(
        ", ",
      ),
    faceDown: "Fichas boca abajo",
    slot: (place: number) => `Escoger la ficha tapada ${place}`,
    slotOf: (place: number, name: string) => `Ficha ${place}: la escogió ${name}`,
    letGo: (chip: string, to: string) => `Soltar ${numberOf(chip)} en ${to}`,
    touch: (chip: string) => `Solo tocar ${numberOf(chip)}`,
    drawNow: "Escoge una ficha sin mirar. La menor empieza y juega con las pares.",
    drawWait: "Falta que los dos escojan una ficha.",
    started: (one: string, first: number, other: string, second: number, starter: string) =>
      `${one} escogió ${first} y ${other} escogió ${second}. Empieza ${starter}, con las pares.`,
    answerNow: (name: string) => `${name} dice que ganó con las fichas marcadas. ¿Es verdad? Acepta, o reta.`,
    answerWait: (name: string) => `Declaraste la victoria. ${name} mira tu trayecto y tu sentencia.`,
    nameNow: "Toca las tres fichas del trayecto.",
    sayNow: "Di la sentencia: las dos del mismo color, menos la otra.",
    form: "? + ? − ? = ?",
    unclear: "Dila así: número + número − número = resultado.",
    letGoNow: (chip: string) => `${numberOf(chip)}: toca el círculo donde la sueltas.`,
    passNow: "Ya moviste: pasa la banderilla, o declara la victoria.",
    noHint: "Ahora no puedes declarar ningún trayecto.",
    nothing: "No movió ninguna ficha",
    moved: (chip: string, from: string, to: string) => `movió ${numberOf(chip)}: ${from} → ${to}`,
    relocated: (chip: string, to: string) => `recolocó ${numberOf(chip)} en ${to}`,
    declared: (path: readonly string[], sentence: string) => `declaró ${sentence} con ${path.join(", ")}`,
    pad: {
      ...boardWords.es.pad,
      field: "Sentencia numérica",
      say: "Declarar",
      tile: (value: string) => `ficha: ${value}`,
    },
  },
  tally: (view: View, seat: number) => {
    if (view.evens === null) return {};
    const left = Object.entries(view.board).filter(([chip, circle]) => seatOf(view, chip) === seat && spaceNumber(circle) !== null);
    return { notes: [view.evens === seat ? "fichas pares" : "fichas nones", `en números: ${left.length}`] };
  },
  describe: (view: View, names: Names) => {
    const { evens } = view;
    if (evens === null) return "Todavía no se sabe quién empieza. Las fichas están boca abajo.";
    const seats = [evens, 1 - evens].map((seat) => {
      const lie = Object.entries(view.board)
        .filter(([chip]) => seatOf(view, chip) === seat)
        .map(([chip, circle]) => `${numberOf(chip)} en ${circle}${spaceNumber(circle) === null ? "" : ` (espacio ${spaceNumber(circle)})`}`);
      return `${names(seat)}, ${seat === evens ? "pares" : "nones"}: ${lie.join(", ")}.`;
    });
    return `${seats.join(" ")} El área amarilla de en medio no se cruza. Turno de ${names(view.turn.seat)}.`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof es;

const chipEn = (chip: string): string => `${isEven(chip) ? "even" : "odd"} chip ${numberOf(chip)}`;

const rulesEn: typeof rulesEs = {
  "kwatro-sinko.route": "Route not allowed: a chip goes along one line, jumps no chip and does not cross the yellow area.",
  "kwatro-sinko.piece-placed": "A chip moved is a chip played: once let go it does not move again in that turn.",
  "kwatro-sinko.move-it-use-it": "Move it, use it: the first chip moved is the turn's chip; no other one moves.",
  "kwatro-sinko.off-numbers": "Chips off the numbers: to win, none of your five chips may be on a numbered circle.",
  "kwatro-sinko.win-path":
    "Winning path wrongly named: exactly three chips on one line, two of one colour and one of the other, no other chip between and not across the yellow area.",
  "kwatro-sinko.sentence":
    "Wrong number sentence: the two chips of one colour are added, the other one is subtracted, and the sum must be right.",
  "kwatro-sinko.total": "The result is neither 4 nor 5: those three chips do not win.",
  "kwatro-sinko.win-relocated": "Win with the relocated chip: what was relocated does not win in that turn.",
  "kwatro-sinko.start": "Start: each draws a chip unseen; the lower one begins, with the evens.",
  "kwatro-sinko.move-one": "Every turn moves a chip, if it can.",
  "kwatro-sinko.challenge": "Challenge when you receive the flag and before you touch a chip.",
  "kwatro-sinko.time": "The minute: the server keeps the time and nobody challenges it.",
  "kwatro-sinko.time-limit": "Time limit: if nobody has won, it is a draw.",
};

export const en: Words = {
  name: "Kwatro-Sinko",
  tag: "Three chips in a line that make 4 or 5",
  phases: {
    ...relocationWords.en.phases,
    start: "Who begins: draw a chip unseen",
    moving: "Move a chip",
  },
  refusals: {
    ...relocationWords.en.refusals,
    already_drawn: "You have drawn your chip.",
    slot_taken: "The other one drew that chip.",
  },
  rules: rulesEn,
  faults: sentencesEn.faults,
  missing: sentencesEn.missing,
  cost: sentencesEn.cost,
  happenings: {
    ...relocationWords.en.happenings,
    chip_drawn: (event, names) => `${names(event.seat)} draws a chip unseen.`,
    start_shown: (event, names) =>
      `The chips: ${list(event.params?.numbers)}. The lower one is ${names(event.seat)}'s, who begins with the evens.`,
    touched: (event, names) => `${names(event.seat)} touches chip ${chipIn(event)}.`,
    moved: (event, names) => `${names(event.seat)} moves chip ${chipIn(event)} from ${at(event, "from")} to ${at(event, "to")}.`,
    relocated: (event, names) =>
      `${names(event.seat)} relocates chip ${chipIn(event)} from ${at(event, "from")} to ${at(event, "to")}.`,
    win_declared: (event, names) =>
      `${names(event.seat)} declares a win: ${pretty(at(event, "sentence"))}, with ${list(event.params?.path)}.`,
  },
  actions: {
    ...relocationWords.en.actions,
    draw_chip: "Draw a chip unseen",
  },
  options: {
    ...relocationWords.en.options,
    pair: { label: "The two like chips", values: { either: "Of either colour", own: "The declarer's" } },
    three_on: { label: "Exactly three chips", values: { path: "From end to end of the path", line: "On the whole line" } },
  },
  reasons: { goal: "4 or 5 on a path", time: "time limit" },
  columns: relocationWords.en.columns,
  ui: {
    ...relocationWords.en.ui,
    board: "Star of circles",
    circle: (circle, chip) =>
      [circle, ...(spaceNumber(circle) === null ? [] : [`space ${spaceNumber(circle)}`]), chip === null ? "empty" : chipEn(chip)].join(
        ", ",
      ),
    faceDown: "Chips face down",
    slot: (place) => `Draw hidden chip ${place}`,
    slotOf: (place, name) => `Chip ${place}: drawn by ${name}`,
    letGo: (chip, to) => `Let ${numberOf(chip)} go on ${to}`,
    touch: (chip) => `Only touch ${numberOf(chip)}`,
    drawNow: "Draw a chip unseen. The lower one begins and plays the evens.",
    drawWait: "Both must draw a chip.",
    started: (one, first, other, second, starter) =>
      `${one} drew ${first} and ${other} drew ${second}. ${starter} begins, with the evens.`,
    answerNow: (name) => `${name} says that the marked chips win. Is it true? Accept, or challenge.`,
    answerWait: (name) => `You declared a win. ${name} looks at your path and your sentence.`,
    nameNow: "Touch the three chips of the path.",
    sayNow: "Say the sentence: the two of one colour, less the other.",
    form: "? + ? − ? = ?",
    unclear: "Say it like this: number + number − number = result.",
    letGoNow: (chip) => `${numberOf(chip)}: touch the circle where you let it go.`,
    passNow: "You have moved: pass the flag, or declare a win.",
    noHint: "You can declare no path now.",
    nothing: "Moved no chip",
    moved: (chip, from, to) => `moved ${numberOf(chip)}: ${from} → ${to}`,
    relocated: (chip, to) => `relocated ${numberOf(chip)} to ${to}`,
    declared: (path, sentence) => `declared ${sentence} with ${path.join(", ")}`,
    pad: {
      ...boardWords.en.pad,
      field: "Number sentence",
      say: "Declare",
      tile: (value) => `chip: ${value}`,
    },
  },
  tally: (view, seat) => {
    if (view.evens === null) return {};
    const left = Object.entries(view.board).filter(([chip, circle]) => seatOf(view, chip) === seat && spaceNumber(circle) !== null);
    return { notes: [view.evens === seat ? "even chips" : "odd chips", `on numbers: ${left.length}`] };
  },
  describe: (view, names) => {
    const { evens } = view;
    if (evens === null) return "Who begins is not known yet. The chips lie face down.";
    const seats = [evens, 1 - evens].map((seat) => {
      const lie = Object.entries(view.board)
        .filter(([chip]) => seatOf(view, chip) === seat)
        .map(([chip, circle]) => `${numberOf(chip)} on ${circle}${spaceNumber(circle) === null ? "" : ` (space ${spaceNumber(circle)})`}`);
      return `${names(seat)}, ${seat === evens ? "evens" : "odds"}: ${lie.join(", ")}.`;
    });
    return `${seats.join(" ")} The yellow area in the middle is not crossed. ${names(view.turn.seat)}'s turn.`;
  },
};
