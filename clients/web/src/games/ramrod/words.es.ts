/** The words of Ramrod, in Spanish. */
import { es as boardWords } from "../../board/words.es";
import { listed as listedIn } from "../../words/arithmetic";
import type { Title, FaultWords, GameWords, Names, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import { type Box, placeOf, planned, type Rod, rodOf, rodsIn, type View } from "./view";
import { isTwin, list, seatOf, sideOf, text, withRods, sums } from "./wording";

export const title: Title = { name: "Ramrod", tag: "Regletas de colores: llena rectángulos y captura" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "ramrod.hot-rod": "Esa barra está caliente: acaba de moverse o de recolocarse. |Mueve otra en este turno.",
    "ramrod.fit": [
      "La barra no cabe: es más larga que el lugar que queda. |Elige otro rectángulo, u otra barra.",
      ({ length, room }) => `La barra mide ${length} y quedan ${Math.max(room, 0)}: |elige otro rectángulo, u otra barra.`,
    ],
    "ramrod.capture other_rectangle": "En ese rectángulo no se movió en este turno: solo se captura aquel donde se puso la barra.",
    "ramrod.capture one_rod": [
      "Ahí hay una sola barra: para capturar hacen falta dos o más.",
      ({ rods, least }) => `Ahí hay ${rods === 1 ? "1 barra" : `${rods} barras`}: para capturar hacen falta ${least} o más.`,
    ],
    "ramrod.capture not_full": [
      "El rectángulo todavía no está lleno: se captura cuando no queda lugar.",
      ({ room }) =>
        room > 0 ? `Todavía ${room === 1 ? "queda" : "quedan"} ${room} de lugar: se captura cuando no queda nada.` : `Las barras se pasan por ${-room}: se captura cuando llenan justo.`,
    ],
    "ramrod.win": [
      "El rectángulo largo no está lleno: se declara en cuanto se llena o se pasa.",
      ({ content, goal }) => `El rectángulo largo tiene ${content} de ${goal}: se declara en cuanto se llena o se pasa.`,
    ],
  },
  missing: { move: "Todavía no jugaste: mueve una barra, o captura, antes de pasar." },
  stakes: {
    rods: "recolocas las barras de esa jugada: donde estaban o en rectángulos morados vacíos",
    captured_rods: "recolocas las barras capturadas: donde estaban o en rectángulos morados vacíos",
    void: "la victoria no vale",
    void_rods: "la victoria no vale y recolocas las barras: donde estaban o en rectángulos morados vacíos",
    void_captured_rods: "la victoria no vale y recolocas las barras capturadas",
  },
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const coloursEs: Record<string, string> = {
  white: "blanca",
  red: "roja",
  lime: "verde claro",
  purple: "morada",
  yellow: "amarilla",
  green: "verde oscuro",
  black: "negra",
  brown: "marrón",
};

const listed = (items: readonly string[]): string => listedIn("es", items);

const colourEs = (rod: Rod): string => coloursEs[rod.colour] ?? rod.colour;

/** Both sides have a rod of each colour. */
export const rodEs = (rod: Rod, names: Names): string => `${colourEs(rod)} de ${names(rod.side)}`;

/** A rod in the sentence of a seat's act. */
const herRodEs = (seat: number | null, rod: Rod, names: Names): string => (rod.side === seat ? `su barra ${colourEs(rod)}` : `la barra ${rodEs(rod, names)}`);

const rodsEs = (ids: unknown): string => listed(list(ids).map((id) => `la ${colourEs(rodOf(id))}`));

/**
 * A rectangle's length is on the board, and a start rectangle belongs to a side. The code tells two purple rectangles of the same length apart.
 * `seat` is the seat whose act the sentence tells.
 */
function placeEs(id: unknown, before: "de" | "a" | "en" | "", names: Names, hasCodes: boolean, seat?: number | null): string {
  const { zone, length, side } = placeOf(id);
  const isOwn = zone !== "purple" && side === seat;
  const article = isOwn ? `${before} su`.trim() : { de: "del", a: "al", en: "en el", "": "el" }[before];
  if (zone === "purple") return `${article} rectángulo de ${length}${hasCodes ? ` (${text(id)})` : ""}`;
  const named = zone === "long" ? "rectángulo largo" : `hueco de ${length}`;
  return `${article} ${named}${isOwn ? "" : ` de ${names(side)}`}`;
}

/** The two places of a move. The second of two rectangles of one length is "the other". */
function wayEs(from: unknown, to: unknown, names: Names, hasCodes: boolean, seat: number | null): string {
  const target = isTwin(from, to) ? `al otro de ${placeOf(to).length}${hasCodes ? ` (${text(to)})` : ""}` : placeEs(to, "a", names, hasCodes, seat);
  return `${placeEs(from, "de", names, hasCodes, seat)} ${target}`;
}

export const rulesEs = {
  "ramrod.hot-rod": "Barra caliente: la barra que el otro acaba de mover no se traslada en el turno siguiente.",
  "ramrod.fit": "La barra no cabe: en el rectángulo queda menos lugar que su largo.",
  "ramrod.capture":
    "Captura equivocada: se captura el rectángulo donde moviste, lleno justo, con dos barras o más.",
  "ramrod.win": "Rectángulo largo sin llenar: se declara la victoria en cuanto se llena o se pasa.",
  "ramrod.move-it-use-it": "Muévelo, úsalo: una barra por turno, y queda donde la soltaste.",
  "ramrod.recycle": "Reciclar: una barra de tu rectángulo largo vuelve a un rectángulo de inicio tuyo donde quepa.",
  "ramrod.start": "Inicio: dos barras escondidas; la más corta da la banderilla a quien la eligió.",
  "ramrod.copy":
    "Sin copiar la primera jugada: ni el mismo color al rectángulo del mismo largo. El servidor lo controla.",
  "ramrod.quiet": "Dos traslados seguidos que no llenan nada no se pueden. El servidor lo controla.",
  "ramrod.no-move": "Sin jugada posible: solo entonces se pasa sin mover.",
  "ramrod.challenge": "Retos: al recibir la banderilla y antes de tocar una barra.",
  "ramrod.declared-win": "Victoria declarada: el otro puede retarla sin tener la banderilla.",
  "ramrod.roundoff": "Fin de ronda: si declara quien empezó, el otro completa su turno.",
  "ramrod.time-limit": "Límite de tiempo: se completa la ronda; si nadie llenó su rectángulo, es empate.",
  "ramrod.time": "El servidor controla el tiempo.",
};

export const play = {
  ...title,
  phases: {
    start: "Se esconden dos barras: una mano decide quién empieza",
    moving: "Mueve una barra",
    moved: "Captura si llenaste el rectángulo, y pasa la banderilla",
    relocating: "Se recolocan las barras",
    result_pending: "Resultado por confirmar",
    over: "El juego terminó",
  },
  reviewing: {
    ...boardWords.reviewing,
  },
  watched: {
    start: (names: string) => `${names} elige en el sorteo`,
    moving: (names: string) => `${names} mueve una barra`,
    moved: (names: string) => `${names} termina su turno`,
    relocating: (names: string) => `${names} recoloca las barras`,
    result_pending: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} el resultado`,
  },
  refusals: {
    not_caller: "Las barras las elige el otro.",
    already_called: "Las barras ya están escondidas.",
    not_picker: "La mano la elige el otro.",
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
  ...faults,
  happenings: {
    rods_hidden: (event, names) =>
      `${names(event.seat)} elige dos barras: ${list(event.params?.colours)
        .map((colour) => coloursEs[colour])
        .join(" y ")}.`,
    hand_picked: (event, names) =>
      `${names(event.seat)} elige la mano ${event.params?.hand === "left" ? "izquierda" : "derecha"}: la barra ${coloursEs[text(event.params?.colour)]}. Empieza ${names(Number(event.params?.starter))}.`,
    selected: (event, names) => `${names(event.seat)} toca ${herRodEs(seatOf(event), rodOf(text(event.params?.rod)), names)}.`,
    moved: (event, names, hasCodes) =>
      `${names(event.seat)} mueve ${herRodEs(seatOf(event), rodOf(text(event.params?.rod)), names)} ${wayEs(event.params?.from, event.params?.to, names, hasCodes, seatOf(event))}.`,
    captured: (event, names, hasCodes) =>
      `${names(event.seat)} captura ${placeEs(event.params?.rectangle, "", names, hasCodes)}: ${rodsEs(event.params?.rods)}.`,
    lifted: (event) => `${list(event.params?.rods).length === 1 ? "Se levanta" : "Se levantan"} ${rodsEs(event.params?.rods)}.`,
    relocated: (event, names, hasCodes) =>
      `${names(event.seat)} recoloca ${herRodEs(seatOf(event), rodOf(text(event.params?.rod)), names)} ${placeEs(event.params?.to, "en", names, hasCodes, seatOf(event))}.`,
    minute_over: (event) => `Pasó el minuto. Vuelve a su lugar: ${rodsEs(event.params?.rods)}.`,
    win_void: (event, names) => `La victoria de ${names(event.seat)} no vale.`,
    end_announced: () => "La ronda terminó: quien empezó todavía puede retar el último turno.",
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    ...boardWords.actions,
    start_rods: "Esconder las dos barras",
    start_pick: "Elegir una mano",
    select: "Tocar una barra",
    move: "Mover una barra",
    capture: "Capturar",
    relocate: "Recolocar",
    declare_win: "Declarar la victoria",
  },
  options: {
    ...boardWords.options,
    hints: { label: "Ayudas en el tablero", values: { true: "Sí", false: "No" } },
    starter: { label: "Quién empieza", values: { null: "Dos barras escondidas", "0": "El primero", "1": "El segundo" } },
  } as GameWords["options"],
  reasons: { goal: "rectángulo largo lleno", both: "los dos llenaron su rectángulo", no_moves: "nadie puede mover" },
  cell: (value) => withRods(value, (rod) => `${colourEs(rod)} ${sideOf(rod)}`),
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
  hints: {
    start_rods: "Toca dos cualquiera y escóndelas: es un sorteo.",
    start_pick: "Toca cualquiera: es un sorteo.",
    move: ({ rod, to }, view) => {
      const { zone, length, fills } = planned(view, rod, to);
      const colour = coloursEs[rodOf(rod).colour] ?? "";
      if (zone === "start") return `Devuelve la barra ${colour} al lugar marcado: así te sirve otra vez.`;
      return `Lleva la barra ${colour} al rectángulo marcado, de largo ${length}: ${fills ? "lo llena justo" : "ahí cabe"}.`;
    },
    capture: "El rectángulo marcado está lleno: captura sus barras.",
    declare_win: "Tu rectángulo largo está lleno: ¡declara la victoria!",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    board: "Tablero de Ramrod",
    calls: "Qué puedes hacer",
    colour: (rod: Rod) => coloursEs[rod.colour] ?? rod.colour,
    rod: rodEs,
    rodIn: (rod: Rod, place: string, hot: boolean, names: Names) =>
      `Barra ${rodEs(rod, names)}, largo ${rod.length}${hot ? ", caliente" : ""}, en ${place}`,
    rectangle: (box: Box, names: Names) =>
      box.zone === "purple"
        ? `morado ${box.id}, largo ${box.length}`
        : box.zone === "long"
          ? `el rectángulo largo de ${names(box.side)}`
          : `inicio ${box.id}`,
    room: (box: Box, names: Names, hints: boolean) => {
      const place =
        box.zone === "purple"
          ? `Morado ${box.id}, largo ${box.length}`
          : box.zone === "long"
            ? `Rectángulo largo de ${names(box.side)}, largo ${box.length}`
            : `Inicio ${box.id}`;
      if (box.lying.length === 0) return `${place}, vacío`;
      const rods = box.lying.map(({ rod }) => colourEs(rod)).join(", ");
      return `${place}, con ${rods}${hints ? `, faltan ${box.length - box.content}` : ""}`;
    },
    hot: "Recién movida: esa no se mueve ahora.",
    hideTwo: "Sorteo: esconde dos barras de distinto color. Empieza quien saque la más corta.",
    pickHand: (colours: string[]) =>
      `Hay dos barras escondidas: ${colours.map((colour) => coloursEs[colour]).join(" y ")}. Elige una mano: si es la más corta, empiezas tú.`,
    hands: { left: "Mano izquierda", right: "Mano derecha" },
    fill: (goal: number) => `Llena hasta ${goal}`,
    lacks: (rest: number) => `faltan ${rest}`,
    takeOne: "Toca una barra. Llena justo un rectángulo y lo capturas.",
    takeRod: "Toca una barra, o un rectángulo lleno para capturarlo.",
    passNow: "¡Listo! Pasa la banderilla.",
    takeTo: (rod: Rod, names: Names) => `La ${rodEs(rod, names)}: toca adónde va.`,
    relocate: (rod: Rod, names: Names) => `La ${rodEs(rod, names)}: toca un rectángulo morado vacío o devuélvela.`,
    inHand: "Barras por recolocar",
    which: "¿Cuál barra?",
    back: (rod: Rod, place: string, names: Names, hasCodes: boolean) => `Devolver la ${colourEs(rod)} ${placeEs(place, "a", names, hasCodes)}`,
    capture: (rectangle: string, hasCodes: boolean) => `Capturar ${placeEs(rectangle, "", () => "", hasCodes)}`,
    letGo: "Volver",
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
    moved: (seat: number, rod: Rod, from: string, to: string, names: Names, hasCodes: boolean) =>
      `Movió ${herRodEs(seat, rod, names)} ${wayEs(from, to, names, hasCodes, seat)}.`,
    captured: (rectangle: string, rods: Rod[], hasCodes: boolean) =>
      `Capturó ${placeEs(rectangle, "", () => "", hasCodes)}: ${listed(rods.map((rod) => `la ${colourEs(rod)}`))}.`,
    declared: "Declaró la victoria.",
    turnLost: "Perdió el turno.",
    noMove: "Pasó sin mover.",
  },
  sums,
  kept: {
    "ramrod.hot-rod": "no movió la barra que el otro acababa de mover",
    "ramrod.fit": "la barra cabe",
    "ramrod.capture": "el rectángulo estaba lleno, con dos barras o más",
    "ramrod.win": "el rectángulo largo está lleno",
  } as Record<string, string>,
  tally: (view: View, seat: number) => ({
    value: view.hints ? (view.lengths[seat] ?? 0) : undefined,
    label: `de ${view.goal}`,
    notes: view.declared[seat] ? ["Victoria declarada"] : [],
  }),
  describe: (view: View, names: Names) => {
    const places = [...new Set(Object.values(view.rods))].filter((place) => place !== null && place.startsWith("P"));
    const purple = places.map((place) => `${place}: ${rodsIn(view, place ?? "").map(colourEs).join(", ")}`);
    const seats = [0, 1].map((seat) => {
      const own = rodsIn(view, seat === 0 ? "AL" : "BL").map(colourEs);
      return `Rectángulo largo de ${names(seat)}: ${own.length ? own.join(", ") : "vacío"}.`;
    });
    const middle = purple.length ? `Área morada: ${purple.join("; ")}.` : "El área morada está vacía.";
    return `${middle} ${seats.join(" ")} Turno de ${names(view.turn.seat)}.`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof play;

export const howto: Howto = {
  goal: "Captura barras y ponlas en tu rectángulo largo. Gana quien, al final de la ronda, es el único que lo llenó o lo pasó (30 de largo). Si los dos lo llenan, es empate.",
  turn: [
    "Al comienzo uno elige dos barras de colores distintos, que se esconden en dos manos. El otro elige una mano: si tiene la barra más corta, empieza él; si no, empieza quien eligió las barras.",
    "Recibes la banderilla. Mira el turno anterior: todavía puedes retarlo. Tocar una barra cierra ese momento.",
    "Mueve una barra, una sola. Puede entrar de un rectángulo de inicio tuyo a uno morado; puede trasladarse de un morado a otro, sea de quien sea; o puedes reciclar una de tu rectángulo largo a un inicio tuyo donde quepa.",
    "La barra tiene que caber. Y la barra caliente, la que el otro acaba de mover, no se traslada.",
    "Si con tu barra el rectángulo morado queda lleno justo, con dos barras o más, captúralo: todas pasan a tu rectángulo largo. El servidor no lo hace por ti.",
    "Si hay un rectángulo lleno que nadie capturó, capturarlo puede ser tu turno entero.",
    "La primera jugada no se copia: ni el mismo color al rectángulo del mismo largo. Y dos traslados seguidos tuyos que no llenan nada no se pueden.",
    "Pasa la banderilla. Sin mover solo pasa quien no tiene ninguna jugada posible.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubres tú. Reta al recibir la banderilla y antes de tocar una barra: barra caliente, barra que no cabe, captura equivocada o rectángulo largo sin llenar.",
    "Si aciertas, tienes en la mano la barra mal movida y las capturadas en ese turno. Pon cada una en su lugar de antes o en un rectángulo morado vacío, y después juega. Esas barras están calientes para ti.",
    "Si te equivocas, pierdes el turno y recibes una falta. Un reto fuera de tiempo, o sobre el inicio, la copia o el minuto, también es una falta. Con tres faltas pierdes el juego.",
    "Una victoria declarada se reta sin la banderilla. Si el reto no acierta, la victoria queda firme.",
  ],
  end: [
    "En cuanto tu rectángulo largo se llena o se pasa, declara la victoria antes de pasar la banderilla.",
    "Si declara quien empezó, el otro completa su turno. Si él también lo llena, es empate.",
    "Con el límite de tiempo se completa la ronda. Gana quien sea el único que llenó su rectángulo; si nadie lo llenó, es empate.",
    "Antes de un resultado al final de la ronda, quien empezó todavía puede retar el último turno.",
  ],
  cases: [
    ["goal", "Declared win of the starter; the roundoff turn does not reach the goal", "goal", [0]],
    ["goal", "Both fill in the same round, declared or not: a draw", "both", []],
    ["end", "Time limit: nobody has filled the rectangle, a draw", "time", []],
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso y 10 segundos más.",
    "Si ya moviste, el servidor pasa la banderilla. Si no, pierdes el turno. Con el tercer aviso pierdes el juego.",
    "Para recolocar barras hay un minuto aparte; lo que queda en la mano vuelve a su lugar.",
  ],
  line: [
    ["hide red lime", "esconder la roja y la verde claro"],
    ["left · right", "elegir la mano izquierda · la derecha"],
    ["touch red-A", "tocar una barra"],
    ["red-A P9a", "mover la roja de A al rectángulo P9a"],
    ["lime-B A8", "reciclarla a tu inicio A8"],
    ["x P9a", "capturar P9a"],
    ["win", "declarar la victoria"],
    ["put red-A back", "devolver una barra a su lugar"],
    ["put red-A P13b", "recolocarla en P13b"],
    ["!ramrod.hot-rod", "retar esa regla"],
    ["!!ramrod.fit|ramrod.capture", "retar dos reglas"],
    ["pass · accept", "pasar la banderilla · aceptar el resultado"],
  ],
};

export const lesson: LessonWords = {
  move: [
    "Llena rectángulos morados justo, sin que sobre. En el marcado ya hay una barra de 8 y le falta 5. Toca tu barra de 5 y después el rectángulo marcado.",
    "8 + 5 = 13: ¡lleno!",
  ],
  capture: ["Lo llenaste: captúralo. Toca el botón marcado.", "Las dos barras van a tu rectángulo largo."],
  pass: ["«{pass_flag}»: así termina tu turno. Gana quien llena su rectángulo largo.", "El otro entró con una barra de 3."],
  challenge: [
    "En torneo nadie avisa. En el rectángulo de 9 había una barra de 7: quedaban 2. ¡Y la computadora metió una de 3! Toca «{challenge}» y elige la regla de que la barra quepa.",
    "Es una C (correcto): la falta está.",
  ],
  relocate: [
    "Como acertaste, tú decides adónde va esa barra. Mándala de vuelta a su lugar con el botón marcado.",
    "¡Y ahora te toca jugar!",
  ],
};
