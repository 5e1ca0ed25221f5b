/** The words of FIAR on the screen, Spanish first. */
import { relocationWords } from "../../board/relocation_words";
import type { GameEvent, GameWords, Names, WordsOf } from "../contract";
import type { Code, EventKind, Phase, RuleId } from "./game.gen";
import { colorOf, isMarked, type Color, type View } from "./view";
import { en as sentencesEn, es as sentencesEs } from "./faults";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind>;

const at = (event: GameEvent, key: string): string => String(event.params?.[key] ?? "");
const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

const colorEs: Record<Color, string> = { blue: "azul", red: "rojo" };
const handEs: Record<string, string> = { left: "izquierda", right: "derecha" };
const chipEs = (chip: string): string =>
  isMarked(chip)
    ? `extinguidor ${colorEs[colorOf(chip)]} ${chip}`
    : `ficha ${colorOf(chip) === "blue" ? "azul" : "roja"} ${chip}`;

const rulesEs = {
  "fiar.route": "Recorrido no permitido: la ficha va por una sola recta, sin saltar fichas ni cruzar el área amarilla.",
  "fiar.piece-placed": "Pieza puesta, pieza jugada: la ficha que ya se soltó no va a otro círculo.",
  "fiar.move-it-use-it": "Muévela, úsala: la primera ficha que se mueve es la del turno; no se mueve otra.",
  "fiar.win-path":
    "Trayecto ganador mal identificado: cuatro o más fichas de un color en una recta, sin fichas del otro color en medio y sin un extinguidor contrario unido a ellas.",
  "fiar.win-relocated": "Victoria con la ficha recolocada: con lo que se recolocó no se gana en ese turno.",
  "fiar.opponent-path": "Ganar con las fichas del oponente: también vale su trayecto, si lo dejó pasar o si tú lo completas.",
  "fiar.start": "Inicio: uno dice el color que empieza y el otro escoge una mano.",
  "fiar.alternate": "Colocación alterna: una ficha por turno; nada se mueve hasta que las dos manos quedan vacías.",
  "fiar.move-one": "Hay que jugar una ficha en cada turno, si se puede.",
  "fiar.challenge": "Se reta al recibir la banderilla y antes de tocar una ficha.",
  "fiar.time": "El minuto: el servidor cuida el tiempo y nadie lo reta.",
  "fiar.time-limit": "Tiempo límite: si nadie ha ganado, es empate.",
};

export const es = {
  name: "FIAR",
  tag: "Cuatro en línea en una red de círculos",
  phases: {
    ...relocationWords.es.phases,
    start: "Quién empieza",
    placing: "Fase I: pon una ficha de tu mano",
    moving: "Fase II: mueve una ficha",
  },
  refusals: {
    ...relocationWords.es.refusals,
    not_caller: "El color lo dice el otro.",
    not_picker: "La mano la escoge el otro.",
    already_called: "El color ya está dicho.",
    not_called: "Primero hay que decir el color.",
    moving_phase: "Ya están todas puestas: ahora se mueven.",
    not_in_hand: "Esa ficha no está en tu mano.",
    already_placed: "En este turno ya pusiste una ficha.",
    not_on_board: "Esa ficha no está en el tablero.",
    placing_phase: "Todavía quedan fichas por poner: no se mueve ninguna.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rulesEs,
  faults: sentencesEs.faults,
  missing: sentencesEs.missing,
  cost: sentencesEs.cost,
  happenings: {
    ...relocationWords.es.happenings,
    start_called: (event, names) => `${names(event.seat)} dice: empieza el ${colorEs[at(event, "color") as Color]}.`,
    start_picked: (event, names) =>
      `${names(event.seat)} escoge la mano ${handEs[at(event, "hand")]}: juega con ${at(event, "color") === "blue" ? "las azules" : "las rojas"}. Empieza ${names(Number(event.params?.starter))}.`,
    touched: (event, names) => `${names(event.seat)} toca ${at(event, "chip")}.`,
    placed: (event, names) => `${names(event.seat)} pone ${at(event, "chip")} en ${at(event, "to")}.`,
    moved: (event, names) => `${names(event.seat)} mueve ${at(event, "chip")} de ${at(event, "from")} a ${at(event, "to")}.`,
    relocated: (event, names) =>
      `${names(event.seat)} recoloca ${at(event, "chip")} de ${at(event, "from")} a ${at(event, "to")}.`,
    win_declared: (event, names) => `${names(event.seat)} declara la victoria con ${list(event.params?.path)}.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    ...relocationWords.es.actions,
    start_call: "Decir el color inicial",
    start_pick: "Escoger una mano",
    place: "Colocar",
  },
  options: {
    ...relocationWords.es.options,
    extinguisher: {
      label: "Un extinguidor apaga",
      values: { other_color: "Trayectos del otro color", declarers_opponent: "Trayectos que declara el oponente" },
    },
  } as GameWords["options"],
  reasons: { goal: "trayecto de cuatro", time: "tiempo límite" } as Record<string, string>,
  columns: relocationWords.es.columns,
  ui: {
    ...relocationWords.es.ui,
    board: "Red de círculos",
    circle: (space: string, chip: string | null) => `${space}, ${chip === null ? "vacío" : chipEs(chip)}`,
    chip: chipEs,
    yourHand: "Tu mano",
    handOf: (name: string, count: number) => `En la mano de ${name}: ${count}`,
    colors: { blue: "Empieza el azul", red: "Empieza el rojo" } as Record<Color, string>,
    hands: { left: "Mano izquierda", right: "Mano derecha" },
    letGo: (chip: string, to: string) => `Soltar ${chip} en ${to}`,
    touch: (chip: string) => `Solo tocar ${chip}`,
    named: (count: number) => (count === 1 ? "1 círculo" : `${count} círculos`),
    callNow: "Di qué color empieza. El otro escogerá una mano, y en cada mano hay un color.",
    callWait: (name: string) => `${name} dice qué color empieza.`,
    pickNow: (color: Color) => `Empieza el ${colorEs[color]}. Escoge una mano: ahí está tu color.`,
    pickWait: (name: string, color: Color) => `Empieza el ${colorEs[color]}. ${name} escoge una mano.`,
    answerNow: (name: string) => `${name} dice que ganó con los círculos marcados. ¿Es verdad? Acepta, o reta.`,
    answerWait: (name: string) => `Declaraste la victoria. ${name} mira tu trayecto.`,
    nameNow: (count: number) => `Toca los círculos del trayecto (${count} o más).`,
    letGoNow: (chip: string) => `${chip}: toca el círculo donde la sueltas.`,
    passNow: "Ya jugaste: pasa la banderilla, o declara la victoria.",
    noHint: "Ahora no hay ningún trayecto ganador.",
    nothing: "No jugó ninguna ficha",
    placed: (chip: string, to: string) => `puso ${chip} en ${to}`,
    moved: (chip: string, from: string, to: string) => `movió ${chip}: ${from} → ${to}`,
    relocated: (chip: string, to: string) => `recolocó ${chip} en ${to}`,
    declared: (path: readonly string[]) => `declaró ${path.join(", ")}`,
  },
  tally: (view: View, seat: number) => {
    const color = view.colors?.[seat];
    return color ? { notes: [color === "blue" ? "fichas azules" : "fichas rojas"] } : {};
  },
  describe: (view: View, names: Names) => {
    if (view.colors === null) return "Todavía no se sabe quién empieza.";
    const seats = view.colors.map((_color, seat) => {
      const lie = Object.entries(view.board)
        .filter(([chip]) => colorOf(chip) === view.colors?.[seat])
        .map(([chip, space]) => `${chip} en ${space}`);
      const held = view.hand[seat]?.length ?? 0;
      return `${names(seat)}, ${colorEs[view.colors?.[seat] ?? "blue"]}: ${lie.join(", ") || "nada en el tablero"}${held ? `; ${held} en la mano` : ""}.`;
    });
    return `${seats.join(" ")} Las fichas con X son extinguidores. Turno de ${names(view.turn.seat)}.`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof es;

const chipEn = (chip: string): string => `${colorOf(chip)} ${isMarked(chip) ? "extinguisher" : "chip"} ${chip}`;

const rulesEn: typeof rulesEs = {
  "fiar.route": "Route not allowed: a chip goes along one line, jumps no chip and does not cross the yellow area.",
  "fiar.piece-placed": "A chip placed is a chip played: once let go it does not go to another circle.",
  "fiar.move-it-use-it": "Move it, use it: the first chip moved is the turn's chip; no other one moves.",
  "fiar.win-path":
    "Winning path wrongly named: four or more chips of one colour on one line, no chip of the other colour between, and no extinguisher against them joined to them.",
  "fiar.win-relocated": "Win with the relocated chip: what was relocated does not win in that turn.",
  "fiar.opponent-path": "Winning with the opponent's chips: their path counts too, if they let it pass or if you complete it.",
  "fiar.start": "Start: one calls the colour that begins and the other picks a hand.",
  "fiar.alternate": "Taking turns to place: one chip a turn; nothing moves until both hands are empty.",
  "fiar.move-one": "Every turn plays a chip, if it can.",
  "fiar.challenge": "Challenge when you receive the flag and before you touch a chip.",
  "fiar.time": "The minute: the server keeps the time and nobody challenges it.",
  "fiar.time-limit": "Time limit: if nobody has won, it is a draw.",
};

export const en: Words = {
  name: "FIAR",
  tag: "Four in a row on a net of circles",
  phases: {
    ...relocationWords.en.phases,
    start: "Who begins",
    placing: "Phase I: place a chip from your hand",
    moving: "Phase II: move a chip",
  },
  refusals: {
    ...relocationWords.en.refusals,
    not_caller: "The other one calls the colour.",
    not_picker: "The other one picks the hand.",
    already_called: "The colour has been called.",
    not_called: "The colour must be called first.",
    moving_phase: "All chips are placed: now they move.",
    not_in_hand: "That chip is not in your hand.",
    already_placed: "You have placed a chip in this turn.",
    not_on_board: "That chip is not on the board.",
    placing_phase: "There are chips left to place: none moves yet.",
  },
  rules: rulesEn,
  faults: sentencesEn.faults,
  missing: sentencesEn.missing,
  cost: sentencesEn.cost,
  happenings: {
    ...relocationWords.en.happenings,
    start_called: (event, names) => `${names(event.seat)} calls: ${at(event, "color")} begins.`,
    start_picked: (event, names) =>
      `${names(event.seat)} picks the ${at(event, "hand")} hand and plays ${at(event, "color")}. ${names(Number(event.params?.starter))} begins.`,
    touched: (event, names) => `${names(event.seat)} touches ${at(event, "chip")}.`,
    placed: (event, names) => `${names(event.seat)} places ${at(event, "chip")} on ${at(event, "to")}.`,
    moved: (event, names) => `${names(event.seat)} moves ${at(event, "chip")} from ${at(event, "from")} to ${at(event, "to")}.`,
    relocated: (event, names) =>
      `${names(event.seat)} relocates ${at(event, "chip")} from ${at(event, "from")} to ${at(event, "to")}.`,
    win_declared: (event, names) => `${names(event.seat)} declares a win with ${list(event.params?.path)}.`,
  },
  actions: {
    ...relocationWords.en.actions,
    start_call: "Call the starting colour",
    start_pick: "Pick a hand",
    place: "Place",
  },
  options: {
    ...relocationWords.en.options,
    extinguisher: {
      label: "An extinguisher puts out",
      values: { other_color: "Paths of the other colour", declarers_opponent: "Paths that the opponent declares" },
    },
  },
  reasons: { goal: "path of four", time: "time limit" },
  columns: relocationWords.en.columns,
  ui: {
    ...relocationWords.en.ui,
    board: "Net of circles",
    circle: (space, chip) => `${space}, ${chip === null ? "empty" : chipEn(chip)}`,
    chip: chipEn,
    yourHand: "Your hand",
    handOf: (name, count) => `In ${name}'s hand: ${count}`,
    colors: { blue: "Blue begins", red: "Red begins" },
    hands: { left: "Left hand", right: "Right hand" },
    letGo: (chip, to) => `Let ${chip} go on ${to}`,
    touch: (chip) => `Only touch ${chip}`,
    named: (count) => (count === 1 ? "1 circle" : `${count} circles`),
    callNow: "Say which colour begins. The other one will pick a hand, and each hand holds a colour.",
    callWait: (name) => `${name} says which colour begins.`,
    pickNow: (color) => `${color === "blue" ? "Blue" : "Red"} begins. Pick a hand: your colour is in it.`,
    pickWait: (name, color) => `${color === "blue" ? "Blue" : "Red"} begins. ${name} picks a hand.`,
    answerNow: (name) => `${name} says that the marked circles win. Is it true? Accept, or challenge.`,
    answerWait: (name) => `You declared a win. ${name} looks at your path.`,
    nameNow: (count) => `Touch the circles of the path (${count} or more).`,
    letGoNow: (chip) => `${chip}: touch the circle where you let it go.`,
    passNow: "You have played: pass the flag, or declare a win.",
    noHint: "There is no winning path now.",
    nothing: "Played no chip",
    placed: (chip, to) => `placed ${chip} on ${to}`,
    moved: (chip, from, to) => `moved ${chip}: ${from} → ${to}`,
    relocated: (chip, to) => `relocated ${chip} to ${to}`,
    declared: (path) => `declared ${path.join(", ")}`,
  },
  tally: (view, seat) => {
    const color = view.colors?.[seat];
    return color ? { notes: [color === "blue" ? "blue chips" : "red chips"] } : {};
  },
  describe: (view, names) => {
    if (view.colors === null) return "Who begins is not known yet.";
    const seats = view.colors.map((color, seat) => {
      const lie = Object.entries(view.board)
        .filter(([chip]) => colorOf(chip) === color)
        .map(([chip, space]) => `${chip} on ${space}`);
      const held = view.hand[seat]?.length ?? 0;
      return `${names(seat)}, ${color}: ${lie.join(", ") || "nothing on the board"}${held ? `; ${held} in hand` : ""}.`;
    });
    return `${seats.join(" ")} Chips with an X are extinguishers. ${names(view.turn.seat)}'s turn.`;
  },
};
