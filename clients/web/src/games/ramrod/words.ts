/** The words of Ramrod on the screen, Spanish first. */
import type { GameWords, Names, WordsOf } from "../contract";
import type { Code, EventKind, Phase, RuleId } from "./game.gen";
import { boardWords } from "../../board/words";
import { rodOf, rodsIn, type Box, type Rod, type View } from "./view";
import { en as sentencesEn, es as sentencesEs } from "./faults";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind>;

type NameOf = (seat: number | null) => string;

const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const coloursEs: Record<string, string> = {
  white: "blanca",
  red: "roja",
  lime: "verde claro",
  purple: "morada",
  yellow: "amarilla",
  green: "verde oscuro",
  black: "negra",
  brown: "marrón",
};
const rodEs = (rod: Rod): string => `${coloursEs[rod.colour] ?? rod.colour} ${rod.side}`.trim();
const rodsEs = (ids: unknown): string =>
  list(ids)
    .map((id) => rodEs(rodOf(id)))
    .join(", ");
const placeEs = (id: unknown): string => (/^[AB]L$/.test(text(id)) ? "el rectángulo largo" : text(id));

const rulesEs = {
  "ramrod.hot-rod": "Barra caliente: la barra que el otro acaba de mover no se traslada en el turno siguiente.",
  "ramrod.fit": "La barra no cabe: en el rectángulo queda menos lugar que su largo.",
  "ramrod.capture":
    "Captura equivocada: se captura el rectángulo donde moviste, lleno justo, con dos barras o más.",
  "ramrod.win": "Rectángulo largo sin llenar: se declara la victoria cuando está lleno o pasado.",
  "ramrod.move-it-use-it": "Muévelo, úsalo: una barra por turno, y queda donde la soltaste.",
  "ramrod.recycle": "Reciclar: una barra de tu rectángulo largo vuelve a un rectángulo de inicio tuyo donde quepa.",
  "ramrod.start": "Inicio: dos barras escondidas; la más corta da la banderilla a quien la escogió.",
  "ramrod.copy":
    "Sin copiar la primera jugada: ni el mismo color al rectángulo del mismo largo. Lo cuida el servidor.",
  "ramrod.quiet": "Dos traslados seguidos que no llenan nada no se pueden. Lo cuida el servidor.",
  "ramrod.no-move": "Sin jugada posible: solo entonces se pasa sin mover.",
  "ramrod.challenge": "Retos: al recibir la banderilla y antes de tocar una barra.",
  "ramrod.declared-win": "Victoria declarada: el otro puede retarla sin tener la banderilla.",
  "ramrod.roundoff": "Redondeo: si declara quien empezó, el otro completa su turno.",
  "ramrod.time-limit": "Tiempo límite: se completa la ronda; si nadie llenó su rectángulo, es empate.",
  "ramrod.time": "El minuto lo cuida el servidor.",
};

export const es = {
  name: "Ramrod",
  tag: "Regletas de colores: llena rectángulos y captura",
  phases: {
    start: "Se esconden dos barras: una mano decide quién empieza",
    moving: "Mueve una barra; antes todavía puedes retar",
    moved: "Captura si llenaste el rectángulo, y pasa la banderilla",
    relocating: "Quien retó recoloca las barras",
    result_pending: "Resultado por confirmar",
    over: "El juego terminó",
  },
  helped: { moving: "Mueve una barra" },
  refusals: {
    not_caller: "Las barras las escoge el otro.",
    already_called: "Las barras ya están escondidas.",
    not_picker: "La mano la escoge el otro.",
    not_called: "Todavía no hay barras escondidas.",
    relocation_pending: "Primero se recolocan las barras del reto.",
    result_pending: "Hay un resultado por confirmar: acéptalo o rétalo.",
    already_moved: "Ya jugaste: una barra por turno.",
    not_your_rod: "Esa barra está del lado del otro.",
    bad_destination: "Ahí no se puede mover esa barra.",
    copies_first_play: "Eso copia la primera jugada: elige otro color u otro largo.",
    quiet_shift_again: "En tu turno anterior ya trasladaste sin llenar: ahora haz otra cosa.",
    already_captured: "Ya capturaste en este turno.",
    empty_rectangle: "En ese rectángulo no hay barras.",
    no_relocation: "No hay nada que recolocar.",
    not_challenger: "Recoloca quien retó.",
    not_to_relocate: "Esa barra no está en la mano.",
    rectangle_not_empty: "Ese rectángulo no está vacío.",
    does_not_fit: "Esa barra no cabe ahí.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rulesEs,
  faults: sentencesEs.faults,
  missing: sentencesEs.missing,
  cost: sentencesEs.cost,
  happenings: {
    rods_hidden: (event, names) =>
      `${names(event.seat)} escoge dos barras: ${list(event.params?.colours)
        .map((colour) => coloursEs[colour])
        .join(" y ")}.`,
    hand_picked: (event, names) =>
      `${names(event.seat)} escoge la mano ${event.params?.hand === "left" ? "izquierda" : "derecha"}: la barra ${coloursEs[text(event.params?.colour)]}. Empieza ${names(Number(event.params?.starter))}.`,
    selected: (event, names) => `${names(event.seat)} toca la barra ${rodsEs([event.params?.rod])}.`,
    moved: (event, names) =>
      `${names(event.seat)} mueve la barra ${rodsEs([event.params?.rod])} de ${placeEs(event.params?.from)} a ${placeEs(event.params?.to)}.`,
    captured: (event, names) =>
      `${names(event.seat)} captura ${text(event.params?.rectangle)}: ${rodsEs(event.params?.rods)}.`,
    lifted: (event) => `Se levantan las barras ${rodsEs(event.params?.rods)}.`,
    relocated: (event, names) =>
      `${names(event.seat)} recoloca la barra ${rodsEs([event.params?.rod])} en ${placeEs(event.params?.to)}.`,
    minute_over: (event) => `Pasó el minuto: ${rodsEs(event.params?.rods)} vuelve a su lugar.`,
    win_void: (event, names) => `La victoria de ${names(event.seat)} no vale.`,
    end_announced: () => "La ronda terminó: quien empezó todavía puede retar el último turno.",
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    start_rods: "Esconder las dos barras",
    start_pick: "Escoger una mano",
    select: "Tocar una barra",
    move: "Mover una barra",
    capture: "Capturar",
    relocate: "Recolocar",
    declare_win: "Declarar la victoria",
    pass_flag: "Pasar la banderilla",
    accept_result: "Aceptar el resultado",
    challenge: "Retar",
  },
  options: {
    ...boardWords.es.options,
    hints: { label: "Ayudas en el tablero", values: { true: "Sí", false: "No" } },
    starter: { label: "Empieza", values: { null: "Dos barras escondidas", "0": "El primero (A)", "1": "El segundo (B)" } },
  } as GameWords["options"],
  reasons: { goal: "rectángulo largo lleno", both: "los dos llenaron su rectángulo", no_moves: "nadie puede mover" },
  columns: {
    round: "Ronda",
    rod: "Barra",
    captured: "Captura",
    length: "Largo",
    note: "Nota",
    starter: "empieza",
    declared: "declara",
    lost: "turno perdido",
    no_move: "sin jugada",
    undone: "retado",
  },
  ui: {
    board: "Tablero de Ramrod",
    calls: "Qué puedes hacer",
    colour: (rod: Rod) => coloursEs[rod.colour] ?? rod.colour,
    rod: rodEs,
    rodIn: (rod: Rod, place: string, hot: boolean) =>
      `Barra ${rodEs(rod)}, largo ${rod.length}${hot ? ", caliente" : ""}, en ${place}`,
    rectangle: (box: Box, names: NameOf) =>
      box.zone === "purple"
        ? `morado ${box.id}, largo ${box.length}`
        : box.zone === "long"
          ? `el rectángulo largo de ${names(box.side)}`
          : `inicio ${box.id}`,
    room: (box: Box, names: NameOf, hints: boolean) => {
      const place =
        box.zone === "purple"
          ? `Morado ${box.id}, largo ${box.length}`
          : box.zone === "long"
            ? `Rectángulo largo de ${names(box.side)}, largo ${box.length}`
            : `Inicio ${box.id}`;
      if (box.lying.length === 0) return `${place}, vacío`;
      const rods = box.lying.map(({ rod }) => rodEs(rod)).join(", ");
      return `${place}, con ${rods}${hints ? `, faltan ${box.length - box.content}` : ""}`;
    },
    hideTwo: "Escoge dos barras de colores distintos: el servidor las esconde en sus manos.",
    pickHand: (colours: string[]) =>
      `Hay dos barras escondidas: ${colours.map((colour) => coloursEs[colour]).join(" y ")}. Escoge una mano: si es la más corta, empiezas tú.`,
    hands: { left: "Mano izquierda", right: "Mano derecha" },
    takeRod: "Toca una barra, o un rectángulo lleno para capturarlo.",
    takeTo: (rod: Rod) => `Barra ${rodEs(rod)}: toca adónde va.`,
    relocate: (rod: Rod) => `Barra ${rodEs(rod)}: toca un rectángulo morado vacío o devuélvela.`,
    inHand: "Barras por recolocar",
    which: "¿Cuál barra?",
    back: (rod: Rod, place: string) => `Devolver ${rodEs(rod)} a ${placeEs(place)}`,
    capture: (rectangle: string) => `Capturar ${rectangle}`,
    letGo: "Dejar la barra",
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
    moved: (rod: Rod, from: string, to: string) => `Barra ${rodEs(rod)}: de ${placeEs(from)} a ${placeEs(to)}`,
    captured: (rectangle: string, rods: Rod[]) => `Captura ${rectangle}: ${rods.map(rodEs).join(", ")}`,
    declared: "Declaró la victoria",
    turnLost: "Turno perdido",
    noMove: "Pasó sin mover",
  },
  tally: (view: View, seat: number) => ({
    value: view.hints ? (view.lengths[seat] ?? 0) : undefined,
    label: `Largo, de ${view.goal}`,
    notes: [`Lado ${seat === 0 ? "A" : "B"}`, ...(view.declared[seat] ? ["Victoria declarada"] : [])],
  }),
  describe: (view: View, names: Names) => {
    const places = [...new Set(Object.values(view.rods))].filter((place) => place !== null && place.startsWith("P"));
    const purple = places.map((place) => `${place}: ${rodsIn(view, place ?? "").map(rodEs).join(", ")}`);
    const seats = [0, 1].map((seat) => {
      const own = rodsIn(view, seat === 0 ? "AL" : "BL").map(rodEs);
      return `Rectángulo largo de ${names(seat)}: ${own.length ? own.join(", ") : "vacío"}.`;
    });
    const middle = purple.length ? `Área morada: ${purple.join("; ")}.` : "El área morada está vacía.";
    return `${middle} ${seats.join(" ")} Turno de ${names(view.turn.seat)}.`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof es;

const coloursEn: Record<string, string> = {
  white: "white",
  red: "red",
  lime: "light green",
  purple: "purple",
  yellow: "yellow",
  green: "dark green",
  black: "black",
  brown: "brown",
};
const rodEn = (rod: Rod): string => `${coloursEn[rod.colour] ?? rod.colour} ${rod.side}`.trim();
const rodsEn = (ids: unknown): string =>
  list(ids)
    .map((id) => rodEn(rodOf(id)))
    .join(", ");
const placeEn = (id: unknown): string => (/^[AB]L$/.test(text(id)) ? "the long rectangle" : text(id));

const rulesEn: typeof rulesEs = {
  "ramrod.hot-rod": "Hot rod: the rod that the other player has just moved is not shifted in the next turn.",
  "ramrod.fit": "The rod does not fit: less room is left in the rectangle than it is long.",
  "ramrod.capture": "Wrong capture: you capture the rectangle you moved into, exactly full, with two rods or more.",
  "ramrod.win": "Long rectangle not filled: a win is declared when it is full or more than full.",
  "ramrod.move-it-use-it": "Move it, use it: one rod a turn, and it stays where you let it go.",
  "ramrod.recycle": "Recycle: a rod of your long rectangle goes back to a start rectangle of yours where it fits.",
  "ramrod.start": "Start: two hidden rods; the shorter one gives the flag to whoever picked it.",
  "ramrod.copy": "No copying of the first play: not the same colour into a rectangle of the same length. The server sees to it.",
  "ramrod.quiet": "No two shifts in a row that fill nothing. The server sees to it.",
  "ramrod.no-move": "No possible move: only then may you pass without one.",
  "ramrod.challenge": "Challenges: when you receive the flag and before you touch a rod.",
  "ramrod.declared-win": "Declared win: the other player may challenge it without the flag.",
  "ramrod.roundoff": "Roundoff: if the starter declares, the other player completes a turn.",
  "ramrod.time-limit": "Time limit: the round is completed; if nobody has filled the rectangle, it is a draw.",
  "ramrod.time": "The server sees to the minute.",
};

export const en: Words = {
  name: "Ramrod",
  tag: "Coloured rods: fill rectangles and capture",
  phases: {
    start: "Two rods are hidden: a hand decides who begins",
    moving: "Move a rod; before that you may still challenge",
    moved: "Capture if you filled the rectangle, and pass the flag",
    relocating: "The challenger relocates the rods",
    result_pending: "Result to be confirmed",
    over: "The game is over",
  },
  helped: { moving: "Move a rod" },
  refusals: {
    not_caller: "The other player chooses the rods.",
    already_called: "The rods are hidden already.",
    not_picker: "The other player picks the hand.",
    not_called: "No rods are hidden yet.",
    relocation_pending: "First the challenged rods are relocated.",
    result_pending: "A result is waiting: accept it or challenge it.",
    already_moved: "You have played: one rod a turn.",
    not_your_rod: "That rod is on the other side.",
    bad_destination: "That rod cannot be moved there.",
    copies_first_play: "That copies the first play: choose another colour or another length.",
    quiet_shift_again: "You shifted without filling in your last turn: do something else now.",
    already_captured: "You have captured in this turn.",
    empty_rectangle: "There are no rods in that rectangle.",
    no_relocation: "There is nothing to relocate.",
    not_challenger: "The challenger relocates.",
    not_to_relocate: "That rod is not in hand.",
    rectangle_not_empty: "That rectangle is not empty.",
    does_not_fit: "That rod does not fit there.",
  },
  rules: rulesEn,
  faults: sentencesEn.faults,
  missing: sentencesEn.missing,
  cost: sentencesEn.cost,
  happenings: {
    rods_hidden: (event, names) =>
      `${names(event.seat)} chooses two rods: ${list(event.params?.colours)
        .map((colour) => coloursEn[colour])
        .join(" and ")}.`,
    hand_picked: (event, names) =>
      `${names(event.seat)} picks the ${event.params?.hand === "left" ? "left" : "right"} hand: the ${coloursEn[text(event.params?.colour)]} rod. ${names(Number(event.params?.starter))} begins.`,
    selected: (event, names) => `${names(event.seat)} touches the rod ${rodsEn([event.params?.rod])}.`,
    moved: (event, names) =>
      `${names(event.seat)} moves the rod ${rodsEn([event.params?.rod])} from ${placeEn(event.params?.from)} to ${placeEn(event.params?.to)}.`,
    captured: (event, names) =>
      `${names(event.seat)} captures ${text(event.params?.rectangle)}: ${rodsEn(event.params?.rods)}.`,
    lifted: (event) => `The rods ${rodsEn(event.params?.rods)} are lifted.`,
    relocated: (event, names) =>
      `${names(event.seat)} relocates the rod ${rodsEn([event.params?.rod])} to ${placeEn(event.params?.to)}.`,
    minute_over: (event) => `The minute is over: ${rodsEn(event.params?.rods)} goes back.`,
    win_void: (event, names) => `${names(event.seat)}'s win is void.`,
    end_announced: () => "The round is over: the starter may still challenge the last turn.",
  },
  actions: {
    start_rods: "Hide the two rods",
    start_pick: "Pick a hand",
    select: "Touch a rod",
    move: "Move a rod",
    capture: "Capture",
    relocate: "Relocate",
    declare_win: "Declare a win",
    pass_flag: "Pass the flag",
    accept_result: "Accept the result",
    challenge: "Challenge",
  },
  options: {
    ...boardWords.en.options,
    hints: { label: "Help on the board", values: { true: "Yes", false: "No" } },
    starter: { label: "Begins", values: { null: "Two hidden rods", "0": "The first (A)", "1": "The second (B)" } },
  },
  reasons: { goal: "long rectangle filled", both: "both filled their rectangle", no_moves: "nobody can move" },
  columns: {
    round: "Round",
    rod: "Rod",
    captured: "Capture",
    length: "Length",
    note: "Note",
    starter: "begins",
    declared: "declares",
    lost: "turn lost",
    no_move: "no move",
    undone: "challenged",
  },
  ui: {
    board: "Board of Ramrod",
    calls: "What you can do",
    colour: (rod) => coloursEn[rod.colour] ?? rod.colour,
    rod: rodEn,
    rodIn: (rod, place, hot) => `Rod ${rodEn(rod)}, length ${rod.length}${hot ? ", hot" : ""}, in ${place}`,
    rectangle: (box, names) =>
      box.zone === "purple"
        ? `purple ${box.id}, length ${box.length}`
        : box.zone === "long"
          ? `the long rectangle of ${names(box.side)}`
          : `start ${box.id}`,
    room: (box, names, hints) => {
      const place =
        box.zone === "purple"
          ? `Purple ${box.id}, length ${box.length}`
          : box.zone === "long"
            ? `Long rectangle of ${names(box.side)}, length ${box.length}`
            : `Start ${box.id}`;
      if (box.lying.length === 0) return `${place}, empty`;
      const rods = box.lying.map(({ rod }) => rodEn(rod)).join(", ");
      return `${place}, with ${rods}${hints ? `, ${box.length - box.content} left` : ""}`;
    },
    hideTwo: "Choose two rods of different colours: the server hides them in its hands.",
    pickHand: (colours) =>
      `Two rods are hidden: ${colours.map((colour) => coloursEn[colour]).join(" and ")}. Pick a hand: if it holds the shorter one, you begin.`,
    hands: { left: "Left hand", right: "Right hand" },
    takeRod: "Tap a rod, or a full rectangle to capture it.",
    takeTo: (rod) => `Rod ${rodEn(rod)}: tap where it goes.`,
    relocate: (rod) => `Rod ${rodEn(rod)}: tap an empty purple rectangle or put it back.`,
    inHand: "Rods to be relocated",
    which: "Which rod?",
    back: (rod, place) => `Put ${rodEn(rod)} back to ${placeEn(place)}`,
    capture: (rectangle) => `Capture ${rectangle}`,
    letGo: "Leave the rod",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
    moved: (rod, from, to) => `Rod ${rodEn(rod)}: from ${placeEn(from)} to ${placeEn(to)}`,
    captured: (rectangle, rods) => `Captures ${rectangle}: ${rods.map(rodEn).join(", ")}`,
    declared: "Declared a win",
    turnLost: "Turn lost",
    noMove: "Passed without a move",
  },
  tally: (view, seat) => ({
    value: view.hints ? (view.lengths[seat] ?? 0) : undefined,
    label: `Length, of ${view.goal}`,
    notes: [`Side ${seat === 0 ? "A" : "B"}`, ...(view.declared[seat] ? ["Win declared"] : [])],
  }),
  describe: (view, names) => {
    const places = [...new Set(Object.values(view.rods))].filter((place) => place !== null && place.startsWith("P"));
    const purple = places.map((place) => `${place}: ${rodsIn(view, place ?? "").map(rodEn).join(", ")}`);
    const seats = [0, 1].map((seat) => {
      const own = rodsIn(view, seat === 0 ? "AL" : "BL").map(rodEn);
      return `Long rectangle of ${names(seat)}: ${own.length ? own.join(", ") : "empty"}.`;
    });
    const middle = purple.length ? `Purple area: ${purple.join("; ")}.` : "The purple area is empty.";
    return `${middle} ${seats.join(" ")} ${names(view.turn.seat)}'s turn.`;
  },
};
