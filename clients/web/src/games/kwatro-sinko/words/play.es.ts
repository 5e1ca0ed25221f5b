/** The words of Kwatro-Sinko on the screen in Spanish. */
import { es as boardWords } from "../../../board/words.es";
import { es as relocationWords } from "../../../board/circles/relocation_words.es";
import type { GameWords, Names, WordsOf } from "../../contract";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "../game.gen";
import { isChip, isEven, numberOf, seatOf, written, type View } from "../view";
import { es as sentencesEs } from "./faults.es";
import { at, chipIn, list, pretty, spaceNumber } from "./wording";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

const chipEs = (chip: string): string => `ficha ${isEven(chip) ? "par" : "impar"} ${numberOf(chip)}`;

export const rulesEs = {
  "kwatro-sinko.route": "Recorrido no permitido: la ficha va por una sola recta, sin saltar fichas ni cruzar el área amarilla.",
  "kwatro-sinko.piece-placed": "Jugada dada: la ficha que ya se movió y se soltó no vuelve a moverse en ese turno.",
  "kwatro-sinko.move-it-use-it": "Muévela, úsala: la primera ficha que se mueve es la del turno; no se mueve otra.",
  "kwatro-sinko.off-numbers":
    "Fichas fuera de los espacios con número: para ganar, ninguna de tus cinco fichas puede estar en un espacio con número.",
  "kwatro-sinko.win-path":
    "Trayecto ganador mal identificado: exactamente tres fichas en una recta, dos de un color y una del otro, sin otra en medio y sin cruzar el área amarilla.",
  "kwatro-sinko.sentence":
    "La cuenta está mal: se suman las dos del mismo color y se resta la otra.",
  "kwatro-sinko.total": "El resultado no es 4 ni 5: con esas tres fichas no se gana.",
  "kwatro-sinko.win-relocated": "Victoria con la ficha recolocada: con lo que se recolocó no se gana en ese turno.",
  "kwatro-sinko.start": "Inicio: cada uno elige una ficha sin mirar; la menor empieza con las pares.",
  "kwatro-sinko.move-one": "Hay que mover una ficha en cada turno, si se puede.",
  "kwatro-sinko.challenge": "Se reta al recibir la banderilla y antes de tocar una ficha.",
  "kwatro-sinko.time": "El servidor controla el tiempo: nadie lo reta.",
  "kwatro-sinko.time-limit": "Tiempo límite: si nadie ha ganado, es empate.",
};

export const es = {
  name: "Kwatro-Sinko",
  tag: "Tres fichas en línea que dan 4 o 5",
  phases: {
    ...relocationWords.phases,
    start: "Quién empieza: elige una ficha sin mirar",
    moving: "Mueve una ficha",
  },
  watched: {
    ...relocationWords.watched,
    start: (names: string, count: number) => `${names} elige${count === 1 ? "" : "n"} una ficha sin mirar`,
    moving: (names: string) => `${names} mueve una ficha`,
  },
  refusals: {
    ...relocationWords.refusals,
    already_drawn: "Ya escogiste tu ficha.",
    slot_taken: "Esa ficha ya la escogió el otro.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rulesEs,
  ...sentencesEs,
  happenings: {
    ...relocationWords.happenings,
    chip_drawn: (event, names) => `${names(event.seat)} elige una ficha sin mirar.`,
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
    ...relocationWords.actions,
    draw_chip: "Escoger una ficha sin mirar",
  },
  options: {
    ...relocationWords.options,
    pair: { label: "Las dos fichas iguales", values: { either: "De cualquier color", own: "De quien declara" } },
    three_on: { label: "Exactamente tres fichas", values: { path: "De punta a punta del trayecto", line: "En toda la recta" } },
  } as GameWords["options"],
  reasons: { goal: "4 o 5 en un trayecto", time: "tiempo límite" } as Record<string, string>,
  columns: relocationWords.columns,
  cell: (value) => (isChip(value) ? chipEs(value) : undefined),
  hints: {
    draw_chip: "Toca cualquiera: es un sorteo.",
    move: ({ chip }, view) =>
      `Mueve tu ${numberOf(chip)} al círculo marcado: ${spaceNumber(view.board[chip] ?? "") === null ? "así preparas tres en línea" : "así sale de su espacio con número"}.`,
    declare_win: ({ sentence }) => `Declara la victoria con las fichas marcadas: ${written(sentence)}.`,
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    ...relocationWords.ui,
    passOnly: "¡Listo! Pasa la banderilla.",
    moveNow: "Toca una de tus fichas y después un círculo libre.",
    board: "Estrella de círculos",
    circle: (circle: string, chip: string | null) =>
      [circle, ...(spaceNumber(circle) === null ? [] : [`espacio ${spaceNumber(circle)}`]), chip === null ? "vacío" : chipEs(chip)].join(
        ", ",
      ),
    faceDown: "Fichas boca abajo",
    slot: (place: number) => `Escoger la ficha tapada ${place}`,
    slotOf: (place: number, name: string) => `Ficha ${place}: la escogió ${name}`,
    letGo: (chip: string, to: string) => `Poner ${numberOf(chip)} en ${to}`,
    touch: (chip: string) => `Solo tocar ${numberOf(chip)}`,
    drawNow: "Sorteo: toca una ficha. El número más chico empieza, con los pares.",
    drawWait: "Falta que los dos escojan una ficha.",
    started: (one: string, first: number, other: string, second: number, starter: string) =>
      `${one} escogió ${first} y ${other} escogió ${second}. Empieza ${starter}, con las pares.`,
    answerNow: (name: string) => `${name} dice que ganó con las fichas marcadas. ¿Es verdad? Acepta, o reta.`,
    acceptNow: (name: string) => `${name} ganó con las fichas marcadas. Acepta la victoria.`,
    answerWait: (name: string) => `${name} mira tu trayecto y tu cuenta.`,
    nameNow: "Toca las tres fichas del trayecto.",
    sayNow: "Di la cuenta: las dos del mismo color, menos la otra.",
    form: "? + ? − ? = ?",
    unclear: "Dila así: número + número − número = resultado.",
    letGoNow: (chip: string) => `${numberOf(chip)}: toca el círculo donde la pones.`,
    passNow: "Ya moviste: pasa la banderilla, o declara la victoria.",
    noHint: "Ahora no puedes declarar ningún trayecto.",
    nothing: "No movió ninguna ficha",
    moved: (chip: string, from: string, to: string) => `movió ${numberOf(chip)}: ${from} → ${to}`,
    relocated: (chip: string, to: string) => `recolocó ${numberOf(chip)} en ${to}`,
    declared: (path: readonly string[], sentence: string) => `declaró ${sentence} con ${path.join(", ")}`,
    pad: {
      ...boardWords.pad,
      field: "La cuenta",
      say: "Declarar",
      tile: (value: string) => `ficha: ${value}`,
    },
  },
  side: (view: View, seat: number) => {
    if (view.evens === null) return null;
    return view.evens === seat ? { color: "blue", form: "disc", name: "las pares" } : { color: "red", form: "hexagon", name: "las impares" };
  },
  tally: (view: View, seat: number) => {
    if (view.evens === null) return {};
    const left = Object.entries(view.board).filter(([chip, circle]) => seatOf(view, chip) === seat && spaceNumber(circle) !== null);
    return { notes: [`por salir: ${left.length}`] };
  },
  describe: (view: View, names: Names) => {
    const { evens } = view;
    if (evens === null) return "Todavía no se sabe quién empieza. Las fichas están boca abajo.";
    const seats = [evens, 1 - evens].map((seat) => {
      const lie = Object.entries(view.board)
        .filter(([chip]) => seatOf(view, chip) === seat)
        .map(([chip, circle]) => `${numberOf(chip)} en ${circle}${spaceNumber(circle) === null ? "" : ` (espacio ${spaceNumber(circle)})`}`);
      return `${names(seat)}, ${seat === evens ? "pares" : "impares"}: ${lie.join(", ")}.`;
    });
    return `${seats.join(" ")} El área amarilla de en medio no se cruza. Turno de ${names(view.turn.seat)}.`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof es;
