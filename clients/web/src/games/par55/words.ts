/** The words of Par 55 on the screen, Spanish first. */
import { boardWords } from "../../board/words";
import type { GameWords, Names, WordsOf } from "../contract";
import type { Code, EventKind, Phase, RuleId } from "./game.gen";
import { BLOCK, BLOCKS, type Attribute, type Color, type View } from "./view";
import { en as sentencesEn, es as sentencesEs } from "./faults";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind>;

type Beside = { block: string; alike: Attribute[] };

const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Spaces as one says them: `8 a 12`, or one by one where they are not a run. */
function run(path: readonly number[], to: string): string {
  const isRun = path.length > 2 && path.every((space, index) => index === 0 || space === (path[index - 1] ?? 0) + 1);
  return isRun ? `${path[0]} ${to} ${path.at(-1)}` : path.join(", ");
}

const VALUES_ES: Record<string, string> = {
  small: "pequeño",
  large: "grande",
  red: "rojo",
  blue: "azul",
  yellow: "amarillo",
  circle: "círculo",
  square: "cuadrado",
  triangle: "triángulo",
  rectangle: "rectángulo",
  hexagon: "hexágono",
};
const blockEs = (id: unknown): string => {
  const block = BLOCK.get(text(id));
  return block ? [block.shape, block.colour, block.size].map((value) => VALUES_ES[value]).join(" ") : text(id);
};
const blockEn = (id: unknown): string => {
  const block = BLOCK.get(text(id));
  return block ? `${block.size} ${block.colour} ${block.shape}` : text(id);
};
const colorEs = (color: unknown): string => VALUES_ES[text(color)] ?? text(color);
/** Each name to its words. */
const named = (say: (id: string) => string): Record<string, string> =>
  Object.fromEntries(BLOCKS.map(({ id }) => [id, say(id)]));

const rulesEs = {
  "par55.score": "Puntaje equivocado: 5 por la base y uno más por cada parecido (tamaño, color, forma) con los bloques vecinos.",
  "par55.announce-first": "Peón movido antes de anunciar: primero se dice el puntaje.",
  "par55.count": "Espacios mal contados: uno por uno, tantos como se anunciaron, y el peón en el último.",
  "par55.bump":
    "Choque no hecho o mal hecho: en un espacio blanco ocupado, el peón del otro va 5 espacios atrás; en uno enumerado no se choca.",
  "par55.win": "Victoria sin estar en 55.",
  "par55.exact": "Exactamente 55: si el puntaje pasa de 55, el peón se queda donde está.",
  "par55.block-played": "Pieza puesta, pieza jugada: un bloque por turno, y ya no cambia de base.",
  "par55.announce-win": "Quien cae en 55 anuncia su victoria antes de pasar la banderilla.",
  "par55.start": "Inicio: uno dice el color que empieza, el otro escoge una mano.",
  "par55.challenge": "Se reta al recibir la banderilla, antes de tocar los bloques.",
  "par55.declared-win": "Una victoria declarada se puede retar sin la banderilla.",
  "par55.final-turn": "Turno final: después de un 55, el otro tiene un turno más.",
  "par55.end": "Última base: cuando se llena y el turno termina, es empate.",
  "par55.time-limit": "Tiempo límite: empate, salvo que alguien ya cayó en 55.",
  "par55.time": "Un minuto por turno.",
};

export const es = {
  name: "Par 55",
  tag: "Bloques que se parecen y dos peones camino al 55",
  phases: {
    start: "Quién empieza: se dice un color y se escoge una mano",
    placing: "Coloca un bloque en una base",
    scoring: "Anuncia, cuenta, mueve y pasa",
    result_pending: "Resultado por confirmar",
    over: "El juego terminó",
  },
  refusals: {
    not_caller: "El color lo dice el otro.",
    already_called: "El color ya se dijo.",
    not_picker: "La mano la escoge el otro.",
    not_called: "Primero se dice el color que empieza.",
    result_pending: "Hay un resultado por confirmar: acéptalo o rétalo.",
    block_played: "Pieza puesta, pieza jugada: ya colocaste tu bloque.",
    not_in_bank: "Ese bloque ya no está en el banco.",
    nothing_selected: "No estás tocando ningún bloque.",
    occupied: "Esa base ya tiene un bloque.",
    nothing_placed: "Primero coloca un bloque.",
    already_announced: "Ya anunciaste tu puntaje.",
    already_moved: "Ya moviste tu peón.",
    not_moved: "Primero mueve tu peón.",
    already_bumped: "Ya chocaste en este turno.",
    final_turn: "En el turno final no se declara: basta con caer en 55.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rulesEs,
  faults: sentencesEs.faults,
  missing: sentencesEs.missing,
  cost: sentencesEs.cost,
  happenings: {
    start_called: (event, names) => `${names(event.seat)} dice: empieza el ${colorEs(event.params?.color)}.`,
    hand_picked: (event, names) =>
      `${names(event.seat)} escoge la mano ${event.params?.hand === "left" ? "izquierda" : "derecha"}: peón ${colorEs(event.params?.color)}. Empieza ${names(Number(event.params?.starter))}.`,
    selected: (event, names) => `${names(event.seat)} toca el ${blockEs(event.params?.block)}.`,
    put_back: (event, names) => `${names(event.seat)} regresa el ${blockEs(event.params?.block)} al banco.`,
    placed: (event, names) =>
      `${names(event.seat)} coloca el ${blockEs(event.params?.block)} en ${text(event.params?.base)}.`,
    announced: (event, names) => `${names(event.seat)} anuncia ${text(event.params?.score)}.`,
    pawn_moved: (event, names) =>
      numbers(event.params?.path).length
        ? `${names(event.seat)} cuenta ${run(numbers(event.params?.path), "a")} y pone su peón en ${text(event.params?.to)}.`
        : `${names(event.seat)} no cuenta espacios: su peón está en ${text(event.params?.to)}.`,
    bumped: (event, names) => `${names(event.seat)} choca: el otro peón va al ${text(event.params?.to)}.`,
    final_turn: (event, names) => `Turno final de ${names(event.seat)}.`,
    restored: (event, names) => `La jugada de ${names(event.seat)} vuelve atrás: bloque al banco y peones a su lugar.`,
    end_announced: (event) =>
      event.params?.reason === "both" ? "Los dos peones están en 55." : "Todas las bases están llenas.",
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    start_call: "Decir el color",
    start_pick: "Escoger una mano",
    select: "Tocar un bloque",
    put_back: "Regresarlo al banco",
    place: "Colocar el bloque",
    announce: "Anunciar el puntaje",
    move_pawn: "Contar y mover el peón",
    bump: "Chocar",
    declare_win: "Declarar la victoria",
    pass_flag: "Pasar la banderilla",
    accept_result: "Aceptar el resultado",
    challenge: "Retar",
  },
  options: {
    ...boardWords.es.options,
    starter: { label: "Empieza", values: { null: "Por color y mano", "0": "El primero", "1": "El segundo" } },
    hints: { label: "Con ayuda, mostrar los parecidos", values: { true: "Sí", false: "No" } },
    overshoot: { label: "Si pasa de 55", values: { stay: "Se queda", bounce: "Rebota" } },
    undeclared: {
      label: "Caer en 55 sin decirlo",
      values: { stands: "Turno final, sin victoria", lapses: "Se puede decir después" },
    },
  } as GameWords["options"],
  reasons: {
    goal: "llegó a 55",
    both: "los dos en 55",
    not_declared: "cayó en 55 y no lo anunció",
    bases_full: "todas las bases llenas",
    time: "tiempo límite",
  } as Record<string, string>,
  columns: {
    block: "Bloque",
    base: "Base",
    score: "Puntaje",
    space: "Espacio",
    bump: "choque",
    goal: "victoria declarada",
    ...named(blockEs),
  } as Record<string, string>,
  ui: {
    board: "Tablero de Par 55: 30 bases y un camino de 0 a 55",
    base: (id: string, block: string | null) => `base ${id}, ${block === null ? "vacía" : blockEs(block)}`,
    space: (space: number, kind: string, on: readonly string[], count: number | null) =>
      [
        `espacio ${space}`,
        { start: "salida", numbered: "enumerado", white: "blanco" }[kind] ?? kind,
        ...on,
        ...(count === null ? [] : [`contado: ${count}`]),
      ].join(", "),
    pawnOf: (name: string) => `peón de ${name}`,
    bank: (count: number) => `Banco de bloques: ${count}`,
    bankTitle: "Banco de bloques",
    block: (id: string) => blockEs(id),
    chooseBlock: "Toca un bloque del banco.",
    chooseBase: (block: string) => `Toca una base para el ${blockEs(block)}.`,
    number: "Mi puntaje",
    say: "Anunciar",
    less: "Uno menos",
    more: "Uno más",
    sum: (par: number, besides: readonly Beside[], each: number) =>
      besides.length
        ? `${par} de la base; ${besides.map(({ block, alike }) => `${blockEs(block)}: ${alike.length ? `+${alike.length * each}` : "nada"}`).join("; ")}`
        : `${par} de la base, sin vecinos.`,
    counting: "Contar los espacios",
    countFrom: (from: number) => `Cuenta desde el ${from}: toca los espacios o pulsa el botón.`,
    counted: (count: number, at: number) => `Contaste ${count}: estás en el ${at}.`,
    uncount: "Borrar",
    countOne: (count: number) => `Contar «${count}»`,
    putOn: (space: number) => `Poner el peón en ${space}`,
    stay: (space: number) => `Quedarse en ${space}`,
    bumpWhere: (name: string) => `Peón de ${name} al`,
    putPawn: "Poner",
    back: "Volver",
    calls: "Qué puedes hacer",
    starts: (color: Color) => `Empieza el ${colorEs(color)}`,
    hand: { left: "Mano izquierda", right: "Mano derecha" },
    calledIs: (color: Color) => `Empieza quien tenga el peón ${colorEs(color)}.`,
    callNow: "Di qué color empieza.",
    pickNow: "Escoge una mano: adentro está tu peón.",
    calling: (name: string) => `${name} dice qué color empieza.`,
    picking: (name: string) => `${name} escoge una mano.`,
    finalTurn: (name: string) => `Turno final de ${name}: ¡a caer en 55!`,
    said: (score: number) => `Anunció ${score}`,
    movedTo: (from: number, path: readonly number[], to: number) =>
      path.length ? `Desde el ${from} contó ${run(path, "a")}; peón en ${to}` : `No contó espacios; peón en ${to}`,
    bumpedTo: (space: number) => `Chocó: el otro peón al ${space}`,
    declared: "Declaró la victoria",
    touches: (block: string) => `Toca el ${blockEs(block)}`,
    turnLost: "Turno perdido",
    nothingYet: "Todavía nada",
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
  },
  tally: (view: View, seat: number) => ({
    value: view.pawns[seat] ?? 0,
    label: "Espacio",
    notes: view.colors ? [`peón ${colorEs(view.colors[seat])}`] : [],
  }),
  describe: (view: View, names: Names) => {
    const laid = Object.entries(view.bases).map(([base, block]) => `${base}: ${blockEs(block)}`);
    const pawns = view.pawns.map((space, seat) => `peón de ${names(seat)} en ${space}`).join(", ");
    const last = view.final === null ? "" : ` Turno final de ${names(view.final)}.`;
    return `${laid.length ? `Bases: ${laid.join("; ")}.` : "Todas las bases están vacías."} ${pawns[0]?.toUpperCase()}${pawns.slice(1)}. ${view.colors ? `Turno de ${names(view.turn.seat)}.` : ""}${last}`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof es;

const rulesEn: typeof rulesEs = {
  "par55.score": "Wrong score: 5 for the base and one more for each likeness (size, colour, shape) with the blocks beside it.",
  "par55.announce-first": "Pawn moved before announcing: first the score is said.",
  "par55.count": "Spaces miscounted: one by one, as many as announced, and the pawn on the last.",
  "par55.bump":
    "Bump left out or wrong: on an occupied white space the other pawn goes 5 spaces back; on a numbered one nobody is bumped.",
  "par55.win": "A win without standing on 55.",
  "par55.exact": "Exactly 55: if the score leads beyond 55, the pawn stays where it is.",
  "par55.block-played": "A block laid is a block played: one a turn, and it does not change its base.",
  "par55.announce-win": "Who lands on 55 announces the win before passing the flag.",
  "par55.start": "Start: one calls the colour that starts, the other picks a hand.",
  "par55.challenge": "Challenge when you receive the flag, before touching the blocks.",
  "par55.declared-win": "A declared win may be challenged without the flag.",
  "par55.final-turn": "Final turn: after a 55 the other player has one turn more.",
  "par55.end": "Last base: when it is filled and the turn is over, it is a draw.",
  "par55.time-limit": "Time limit: a draw, unless somebody has landed on 55.",
  "par55.time": "One minute a turn.",
};

export const en: Words = {
  name: "Par 55",
  tag: "Blocks that are alike, and two pawns on their way to 55",
  phases: {
    start: "Who starts: a colour is called and a hand picked",
    placing: "Place a block on a base",
    scoring: "Announce, count, move and pass",
    result_pending: "Result to be confirmed",
    over: "The game is over",
  },
  refusals: {
    not_caller: "The other player calls the colour.",
    already_called: "The colour has been called.",
    not_picker: "The other player picks the hand.",
    not_called: "First the starting colour is called.",
    result_pending: "A result waits to be confirmed: accept it or challenge it.",
    block_played: "A block laid is a block played: you have placed yours.",
    not_in_bank: "That block is not in the bank any more.",
    nothing_selected: "You are not touching a block.",
    occupied: "That base has a block already.",
    nothing_placed: "Place a block first.",
    already_announced: "You have announced your score.",
    already_moved: "You have moved your pawn.",
    not_moved: "Move your pawn first.",
    already_bumped: "You have bumped in this turn.",
    final_turn: "Nobody declares in the final turn: landing on 55 is enough.",
  },
  rules: rulesEn,
  faults: sentencesEn.faults,
  missing: sentencesEn.missing,
  cost: sentencesEn.cost,
  happenings: {
    start_called: (event, names) => `${names(event.seat)} calls: ${text(event.params?.color)} starts.`,
    hand_picked: (event, names) =>
      `${names(event.seat)} picks the ${text(event.params?.hand)} hand: ${text(event.params?.color)} pawn. ${names(Number(event.params?.starter))} starts.`,
    selected: (event, names) => `${names(event.seat)} touches the ${blockEn(event.params?.block)}.`,
    put_back: (event, names) => `${names(event.seat)} puts the ${blockEn(event.params?.block)} back into the bank.`,
    placed: (event, names) =>
      `${names(event.seat)} places the ${blockEn(event.params?.block)} on ${text(event.params?.base)}.`,
    announced: (event, names) => `${names(event.seat)} announces ${text(event.params?.score)}.`,
    pawn_moved: (event, names) =>
      numbers(event.params?.path).length
        ? `${names(event.seat)} counts ${run(numbers(event.params?.path), "to")} and puts the pawn on ${text(event.params?.to)}.`
        : `${names(event.seat)} counts no spaces: the pawn is on ${text(event.params?.to)}.`,
    bumped: (event, names) => `${names(event.seat)} bumps: the other pawn goes to ${text(event.params?.to)}.`,
    final_turn: (event, names) => `Final turn of ${names(event.seat)}.`,
    restored: (event, names) => `${names(event.seat)}'s turn is undone: block to the bank, pawns to their places.`,
    end_announced: (event) => (event.params?.reason === "both" ? "Both pawns are on 55." : "All bases are full."),
  },
  actions: {
    start_call: "Call the colour",
    start_pick: "Pick a hand",
    select: "Touch a block",
    put_back: "Put it back",
    place: "Place the block",
    announce: "Announce the score",
    move_pawn: "Count and move the pawn",
    bump: "Bump",
    declare_win: "Declare the win",
    pass_flag: "Pass the flag",
    accept_result: "Accept the result",
    challenge: "Challenge",
  },
  options: {
    ...boardWords.en.options,
    starter: { label: "Begins", values: { null: "By colour and hand", "0": "The first", "1": "The second" } },
    hints: { label: "With help, show likenesses", values: { true: "Yes", false: "No" } },
    overshoot: { label: "Beyond 55", values: { stay: "It stays", bounce: "It bounces" } },
    undeclared: {
      label: "On 55 without a word",
      values: { stands: "Final turn, no win", lapses: "May be said later" },
    },
  },
  reasons: {
    goal: "reached 55",
    both: "both on 55",
    not_declared: "landed on 55 and did not say so",
    bases_full: "all bases full",
    time: "time limit",
  },
  columns: {
    block: "Block",
    base: "Base",
    score: "Score",
    space: "Space",
    bump: "bump",
    goal: "win declared",
    ...named(blockEn),
  },
  ui: {
    board: "Board of Par 55: 30 bases and a track from 0 to 55",
    base: (id, block) => `base ${id}, ${block === null ? "empty" : blockEn(block)}`,
    space: (space, kind, on, count) =>
      [`space ${space}`, kind, ...on, ...(count === null ? [] : [`counted: ${count}`])].join(", "),
    pawnOf: (name) => `${name}'s pawn`,
    bank: (count) => `Bank of blocks: ${count}`,
    bankTitle: "Bank of blocks",
    block: (id) => blockEn(id),
    chooseBlock: "Touch a block of the bank.",
    chooseBase: (block) => `Touch a base for the ${blockEn(block)}.`,
    number: "My score",
    say: "Announce",
    less: "One less",
    more: "One more",
    sum: (par, besides, each) =>
      besides.length
        ? `${par} for the base; ${besides.map(({ block, alike }) => `${blockEn(block)}: ${alike.length ? `+${alike.length * each}` : "nothing"}`).join("; ")}`
        : `${par} for the base, no neighbours.`,
    counting: "Count the spaces",
    countFrom: (from) => `Count from ${from}: touch the spaces or press the button.`,
    counted: (count, at) => `You counted ${count}: you are at ${at}.`,
    uncount: "Take back",
    countOne: (count) => `Count “${count}”`,
    putOn: (space) => `Put the pawn on ${space}`,
    stay: (space) => `Stay on ${space}`,
    bumpWhere: (name) => `${name}'s pawn to`,
    putPawn: "Put",
    back: "Back",
    calls: "What you can do",
    starts: (color) => `${color === "blue" ? "Blue" : "Red"} starts`,
    hand: { left: "Left hand", right: "Right hand" },
    calledIs: (color) => `Whoever has the ${color} pawn starts.`,
    callNow: "Say which colour starts.",
    pickNow: "Pick a hand: your pawn is inside.",
    calling: (name) => `${name} says which colour starts.`,
    picking: (name) => `${name} picks a hand.`,
    finalTurn: (name) => `${name}'s final turn: land on 55!`,
    said: (score) => `Announced ${score}`,
    movedTo: (from, path, to) =>
      path.length ? `From ${from} counted ${run(path, "to")}; pawn on ${to}` : `Counted no spaces; pawn on ${to}`,
    bumpedTo: (space) => `Bumped: the other pawn to ${space}`,
    declared: "Declared the win",
    touches: (block) => `Touches the ${blockEn(block)}`,
    turnLost: "Turn lost",
    nothingYet: "Nothing yet",
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Last turn: ${name}`,
  },
  tally: (view, seat) => ({
    value: view.pawns[seat] ?? 0,
    label: "Space",
    notes: view.colors ? [`${view.colors[seat]} pawn`] : [],
  }),
  describe: (view, names) => {
    const laid = Object.entries(view.bases).map(([base, block]) => `${base}: ${blockEn(block)}`);
    const pawns = view.pawns.map((space, seat) => `${names(seat)}'s pawn is on ${space}`).join(", ");
    const last = view.final === null ? "" : ` Final turn of ${names(view.final)}.`;
    return `${laid.length ? `Bases: ${laid.join("; ")}.` : "All bases are empty."} ${pawns}. ${view.colors ? `${names(view.turn.seat)}'s turn.` : ""}${last}`;
  },
};
