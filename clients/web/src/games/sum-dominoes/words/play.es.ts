/** The Spanish words of Sum Dominoes on the screen. */
import { es as boardWords } from "../../../board/words.es";
import type { GameWords, Names, WordsOf } from "../../contract";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "../game.gen";
import { shown } from "../shown.svelte";
import type { View } from "../view";
import { es as sentences } from "./faults.es";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "");
const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");
const tiles = (count: number): string => `${count} ${count === 1 ? "ficha" : "fichas"}`;
const on = (cells: unknown): string => (Array.isArray(cells) ? cells.join(" y ") : "");

const rules = {
  "sum-dominoes.match-1": "Ficha mal puesta en la 1.ª parte: toca una sola cara, y con ella suma lo que dice la tarjeta.",
  "sum-dominoes.unplaced-1": "Ficha que debió ser colocada en la 1.ª parte. Muestra en el tablero dónde.",
  "sum-dominoes.match-2": "Ficha mal puesta en la 2.ª parte: toca una sola cara, y con ella suma lo que dan los dados.",
  "sum-dominoes.unplaced-2": "Ficha que debió ser colocada en la 2.ª parte. Muestra en el tablero dónde.",
  "sum-dominoes.sum": "Suma incorrecta: en la tarjeta se escribe la suma de los tres dados.",
  "sum-dominoes.draw": "No tomó una ficha del banco al final del turno.",
  "sum-dominoes.second-part": "Olvidó la segunda parte: antes de pasar se lanzan los dados.",
  "sum-dominoes.edge": "Orilla del tablero: ninguna ficha va más allá.",
  "sum-dominoes.piece-played": "Pieza puesta, pieza jugada: la ficha que soltaste queda ahí.",
  "sum-dominoes.start": "Inicio: empieza la suma menor, y queda escrita en la tarjeta.",
  "sum-dominoes.end-1": "Gana quien coloca su última ficha en la primera parte.",
  "sum-dominoes.end-2": "Con el banco vacío gana quien coloca su última ficha en la segunda parte.",
  "sum-dominoes.end-3": "Gana quien da su última ficha como ficha de infracción.",
  "sum-dominoes.end-4": "No queda espacio en el tablero: se cuentan los puntos.",
  "sum-dominoes.end-5": "Banco vacío y nadie pudo colocar: se cuentan los puntos.",
  "sum-dominoes.time-limit": "Tiempo límite: se cuentan los puntos de las manos.",
};

export const reasons: Record<string, string> = {
  part1: "colocó su última ficha",
  part2: "colocó su última ficha",
  infraction: "dio su última ficha",
  full: "no queda espacio en el tablero",
  dry: "nadie pudo colocar",
  time: "tiempo límite",
};

export const es = {
  name: "Sum Dominoes y dados",
  tag: "Fichas de dominó cuyas caras suman lo que dicen los dados",
  phases: {
    part1: "Primera parte: con la suma de la tarjeta",
    rolled: "Escribir la suma de los dados",
    part2: "Segunda parte: con la suma de los dados",
    drawn: "Ficha tomada: falta pasar la banderilla",
    give: "Dar una ficha de infracción",
    result_pending: "Resultado por confirmar",
    over: "El juego terminó",
  },
  watched: {
    part1: (names: string) => `${names} busca una ficha para la suma de la tarjeta`,
    rolled: (names: string) => `${names} suma los dados`,
    part2: (names: string) => `${names} busca una ficha para la suma de los dados`,
    drawn: (names: string) => `${names} termina su turno`,
    give: (names: string) => `${names} da una ficha de infracción`,
    result_pending: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} el resultado`,
  },
  refusals: {
    not_in_hand: "Esa ficha no está en tu mano.",
    occupied: "Ahí ya hay una ficha.",
    piece_played: "En esta parte ya se jugó una ficha.",
    bank_empty: "El banco está vacío.",
    window_open: "El otro todavía puede mirar la primera parte: espera unos segundos.",
    no_offer: "Ahora no se puede volver a lanzar.",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules,
  ...sentences,
  happenings: {
    placed: (event, names) => `${names(event.seat)} coloca ${text(event.params?.tile)} en ${on(event.params?.cells)}.`,
    rolled: (event, names) => `${names(event.seat)} lanza: ${list(event.params?.dice)}.`,
    rerolled: (event, names) => `${names(event.seat)} vuelve a lanzar: ${list(event.params?.dice)}.`,
    sum_written: (event, names) =>
      event.params?.by === "monitor"
        ? `El réferi escribe la suma: ${text(event.params?.sum)}.`
        : `${names(event.seat)} escribe la suma: ${text(event.params?.sum)}.`,
    drawn: (event, names) => `${names(event.seat)} toma ${text(event.params?.tile)} del banco.`,
    drawn_late: (event, names) => `${names(event.seat)} toma la ficha que olvidó: ${text(event.params?.tile)}.`,
    infraction_tile: (event, names) => `Ficha de infracción para ${names(event.seat)}: ${text(event.params?.tile)}.`,
    given: (event, names) => `${names(event.seat)} da ${text(event.params?.tile)} como ficha de infracción.`,
    taken_back: (event, names) => `La ficha ${text(event.params?.tile)} vuelve a la mano de ${names(event.seat)}.`,
    laid: (event, names) =>
      `El réferi coloca ${text(event.params?.tile)} de ${names(event.seat)} en ${on(event.params?.cells)}.`,
    sum_corrected: (event) => `La suma correcta es ${text(event.params?.sum)}.`,
    made_good: (event, names) =>
      event.params?.rule === "sum-dominoes.second-part"
        ? `${names(event.seat)} olvidó la segunda parte; el otro puede volver a lanzar.`
        : `${names(event.seat)} olvidó tomar una ficha.`,
    no_challenge: (event, names) => `${names(event.seat)} no reta.`,
    end_announced: (event) =>
      `Fin del juego, si nadie reta: ${reasons[text(event.params?.reason)] ?? text(event.params?.reason)}.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    ...boardWords.actions,
    place: "Colocar",
    roll: "Lanzar los dados",
    write_sum: "Escribir la suma",
    draw: "Tomar una ficha",
    reroll: "Volver a lanzar",
    give: "Dar una ficha",
    no_challenge: "No reto",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Quién empieza", values: { null: "La suma menor", "0": "El primero", "1": "El segundo" } },
    incorrect_tile: {
      label: "La ficha de un reto incorrecto es para",
      values: { challenger: "Quien retó", challenged: "El retado" },
    },
  } as GameWords["options"],
  reasons,
  columns: {
    first_sum: "Suma",
    first_tile: "1.ª parte",
    second_sum: "Suma",
    second_tile: "2.ª parte",
    draw: "Tomó",
    note: "Nota",
    forfeit: "por tiempo",
  },
  hints: {
    place: ({ tile }, view) => `Pon la ficha ${tile} en el lugar marcado: las caras que se tocan hacen ${view.turn.written ?? view.sum}.`,
    roll: "Lanza los dados: con su suma juegas otra ficha.",
    reroll: "Lanza otra vez: puede salir una suma que te sirva más.",
    write_sum: ({ sum }, view) => `Escribe ${sum}: ${(view.turn.dice ?? []).join(" + ")} = ${sum}.`,
    draw: "Toma una ficha del banco: la puedes usar después.",
    give: ({ tile }) => `Da la ficha ${tile}: así te quedan menos.`,
    pass_flag: "Tu turno está completo: pasa la banderilla.",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    board: "Tablero de dominó",
    square: (id: string, pips: number | null, tile: string | null, isLit: boolean) =>
      pips === null ? `${id}, libre${isLit ? ", cabe" : ""}` : `${id}, ${pips} de la ficha ${tile}`,
    card: "Suma",
    cardIs: (sum: number) => `Suma en la tarjeta: ${sum}`,
    bank: (count: number) => `Banco: ${count}`,
    die: (value: number) => `dado: ${value}`,
    seeAll: "Ver todo",
    seeNear: "Ver de cerca",
    hand: "Tus fichas",
    handOf: (name: string, count: number) => `Fichas de ${name}: ${count}`,
    tile: (tile: string) => `ficha ${tile}`,
    calls: "Qué puedes hacer",
    place: (tile: string) => `Colocar ${tile}`,
    give: (tile: string) => `Dar ${tile}`,
    turn: "Girar",
    turnKey: "g",
    back: "Volver",
    missed: (tile: string, part: string) => `Retar: ${tile} iba ahí (${part})`,
    canShow: "¿Faltó colocar una? Tócala y muestra dónde iba.",
    sumOfDice: "Suma",
    steps: boardWords.number,
    part1: "1.ª parte",
    part2: "2.ª parte",
    withSum: (sum: number) => `suma ${sum}`,
    wrote: (sum: number) => `escribió ${sum}`,
    how: {
      placed: (tile: string, cells: readonly string[]) => `colocó ${tile} en ${cells.join(" y ")}`,
      back: (tile: string) => `${tile} volvió a su mano`,
      laid: (tile: string, cells: readonly string[]) => `el réferi colocó ${tile} en ${cells.join(" y ")}`,
    } as Record<"placed" | "back" | "laid", (tile: string, cells: readonly string[]) => string>,
    noTile: "sin ficha",
    drew: (tile: string) => `Tomó ${tile} del banco`,
    nothingDone: "Nada",
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
    giveOne: (name: string) => `El banco está vacío: elige una ficha tuya para ${name}.`,
    givesOne: (name: string) => `${name} elige una ficha para dar.`,
    pending: {
      mine: () => "¿Está bien? Acepta el resultado o reta.",
      accept: () => "Acepta el resultado.",
      theirs: (name: string) => `${name} mira el resultado.`,
    },
    showWhere: "Muestra en el tablero dónde iba.",
    tapSquare: "Toca una casilla del tablero.",
    turnOrPlace: "Gírala si hace falta y colócala.",
    placeOne: (sum: number) => `Coloca una ficha que haga ${sum}. Las que caben tienen un punto.`,
    noneFits: (sum: number) => `Ninguna ficha tuya hace ${sum} ahora.`,
    waitForLook: "El otro mira tu primera parte: espera un momento.",
    myTurn: {
      part1: (sum: number, isOpen: boolean) =>
        isOpen ? `Elige una ficha que haga ${sum}, o lanza los dados.` : "Ahora lanza los dados.",
      rolled: () => "Suma los tres dados y escríbela.",
      part2: (_sum: number, isOpen: boolean) =>
        isOpen ? "Elige una ficha que haga la suma de los dados, o termina tu turno." : "Toma una ficha y pasa.",
      drawn: () => "Pasa la banderilla.",
    } as Record<string, (sum: number, isOpen: boolean) => string>,
    theirTurn: {
      part1: (name: string, sum: number) => `${name} busca una ficha que haga ${sum}.`,
      rolled: (name: string) => `${name} suma los dados.`,
      part2: (name: string) => `${name} busca una ficha para los dados.`,
      drawn: (name: string) => `${name} tomó una ficha y va a pasar.`,
    } as Record<string, (name: string, sum: number) => string>,
  },
  tally: (view: View, seat: number) => ({
    value: view.hands[seat]?.length ?? 0,
    label: "Fichas",
    notes: [`${view.pips[seat] ?? 0} puntos`],
  }),
  aims: (rule: string) =>
    rule.includes(".unplaced-")
      ? [
          shown.target
            ? { label: `${shown.target.tile} en ${shown.target.cells.join(" y ")}`, with: { target: shown.target } }
            : { label: "Antes, toca en el tablero la ficha del otro y dónde iba", with: {} },
        ]
      : [],
  describe: (view: View, names: Names) => {
    const lies = view.board.map(([tile, low, high]) => `${tile} en ${low} y ${high}`).join("; ");
    const hands = view.hands.map((hand, seat) => `${names(seat)} tiene ${hand.join(", ") || "ninguna ficha"}`).join(". ");
    const dice = view.turn.dice ? ` Dados: ${view.turn.dice.join(", ")}.` : "";
    return `Suma en la tarjeta: ${view.sum}.${dice} En el tablero: ${lies || "nada"}. ${hands}. Banco: ${tiles(view.bank)}. Turno de ${names(view.turn.seat)}.`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof es;
