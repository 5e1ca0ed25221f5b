/** The words of Stars & Bars, in Spanish. */
import { plainSide } from "../../board/seats/sides";
import { es as boardWords } from "../../board/words.es";
import type { Title, FaultWords, GameEvent, GameWords, Names, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import { ALL_FOUR, CARDS, face, pilesIn, pileAt, ways, type Pile, type View } from "./view";
import { added, isDone, sums } from "./wording";

export const title: Title = { name: "Stars & Bars", tag: "Estrellas y barras: cuanto más distinta tu carta, más puntos" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "stars-and-bars.cover": [
      "La carta es diferente de la de abajo en más de dos cosas: |ponla sobre otra más parecida, o en un lugar vacío.",
      ({ ways, most }) =>
        `La carta es diferente de la de abajo en ${ways} cosas, y pueden ser ${most}: |ponla sobre otra más parecida, o en un lugar vacío.`,
    ],
    "stars-and-bars.points": [
      "Esos no son los puntos: |compara la carta con cada vecina descubierta.",
      (facts) =>
        `No son ${facts.said} puntos: ${facts.beside.length === 1 ? "la carta vecina da" : `las ${facts.beside.length} cartas vecinas dan`} ${added(facts)}${
          facts.bonus > 0 ? ` (${facts.bonus} son de los pilares)` : ""
        }.`,
    ],
    "stars-and-bars.total": [
      "El puntaje total está mal sumado: es el de antes más los puntos de este turno.",
      ({ before, points, right, said }) => `El total está mal sumado: ${before} + ${points} = ${right}, no ${said}.`,
    ],
    "stars-and-bars.announce": "Faltan los puntos y el total: |di los del turno y el puntaje total antes de pasar.",
  },
  missing: {
    place: "Todavía no jugaste carta: pon una, o descártala si no cabe en ningún lugar.",
    score: "Te falta anunciar: di los puntos del turno y el puntaje total.",
  },
  stakes: {
    discarded: "esa carta se descarta y sus puntos no cuentan",
  },
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
export const listed = (items: readonly string[]): string => items.join(", ");

const FIGURES = { star: ["estrella", "estrellas"], bar: ["barra", "barras"] } as const;
const COLORS = { red: ["roja", "rojas"], yellow: ["amarilla", "amarillas"], blue: ["azul", "azules"] } as const;
const FILLS = { solid: ["llena", "llenas"], striped: ["rayada", "rayadas"], hollow: ["hueca", "huecas"] } as const;

/** «2 estrellas rojas huecas». */
export function cardName(card: string): string {
  const { figure, count, color, fill } = face(card);
  const many = count === 1 ? 0 : 1;
  return `${count} ${FIGURES[figure][many]} ${COLORS[color][many]} ${FILLS[fill][many]}`;
}

/** The card's name on a score card: «2★ rojas huecas». */
function shortName(card: string): string {
  const { figure, count } = face(card);
  return cardName(card).replace(/^\d+ \S+/, `${count}${figure === "star" ? "★" : "▮"}`);
}

const piles = (cells: readonly string[]): string =>
  listed(cells.map((cell) => (cell === ALL_FOUR ? "los cuatro del centro" : cell)));
const pointsOf = (count: number): string => `${count} ${count === 1 ? "punto" : "puntos"}`;
export const cardsOf = (count: number): string => `${count} ${count === 1 ? "carta" : "cartas"}`;
const pileName = (pile: Pile): string =>
  pile.top === null ? `pilar volteado de ${cardsOf(pile.height)}` : `${cardName(pile.top)}, pilar de ${cardsOf(pile.height)}`;

/** The code of an event's square, if the board shows codes. */
const on = (event: GameEvent, before: string, hasCodes: boolean): string => (hasCodes ? before + text(event.params?.cell) : "");

const rules = {
  "stars-and-bars.cover": "Carta mal puesta sobre otra: solo se cubre una carta que es diferente en dos cosas o menos.",
  "stars-and-bars.points":
    "Los puntos del turno están mal: son los de la carta, comparada con cada vecina descubierta, y los puntos por pilares.",
  "stars-and-bars.total": "El puntaje total está mal: es el de antes más los puntos del turno.",
  "stars-and-bars.announce": "Puntos no anunciados: antes de pasar la banderilla se dicen los puntos y el puntaje total.",
  "stars-and-bars.bonus":
    "Puntos por pilares, antes de poner carta: 2 por voltear uno del centro, 4 por eliminar los cuatro volteados, 2 por eliminar uno de fuera.",
  "stars-and-bars.pile": "Pilares de 4: solo se voltean o se eliminan con 4 cartas o más. No es obligatorio; no se reta.",
  "stars-and-bars.flipped": "Pilar volteado: encima no se pone ninguna carta.",
  "stars-and-bars.card-played": "Carta puesta, carta jugada: si la soltaste, ya no se mueve.",
  "stars-and-bars.start": "Inicio: cuatro cartas en el centro y cuatro para cada uno. Empieza quien saca la primera estrella.",
  "stars-and-bars.hand": "Mano de 4: al pasar la banderilla, el servidor te da una carta mientras queden.",
  "stars-and-bars.end-cards": "Sin cartas: el juego termina cuando nadie tiene cartas.",
  "stars-and-bars.end-lead": "50 de ventaja: al final de una ronda, una ventaja de 50 o más termina el juego.",
  "stars-and-bars.end-target": "Más de 200: al final de una ronda, quien pasa de 200 termina el juego.",
  "stars-and-bars.time-limit": "Límite de tiempo: se completa la ronda empezada. Con 15 o más de ventaja se gana; si no, es empate.",
};

const endings: Record<string, string> = {
  cards: "sin cartas",
  lead: "50 de ventaja",
  target: "más de 200",
  time: "límite de tiempo",
};

export const play = {
  ...title,
  phases: {
    review: "Suma por pilares o pon una carta",
    bonus: "Más pilares, o pon una carta",
    placed: "Anuncia puntos y total, y pasa la banderilla",
    result_pending: "Acepta el resultado",
    over: "El juego terminó",
  },
  reviewing: {
    result_pending: "Acepta el resultado o reta la última jugada",
  },
  watched: {
    review: (names: string) => `${names} pone una carta`,
    bonus: (names: string) => `${names} suma por pilares o pone una carta`,
    placed: (names: string) => `${names} cuenta sus puntos`,
    result_pending: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} el resultado`,
  },
  isDone,
  refusals: {
    nothing_placed: "El otro todavía no puso ninguna carta.",
    not_central: "Solo se voltean los pilares del centro.",
    not_outside: "Solo se elimina así un pilar de fuera del centro.",
    flipped_pile: "Ese pilar está volteado.",
    pile_too_small: "Ese pilar tiene menos de 4 cartas.",
    not_all_flipped: "Los cuatro pilares del centro tienen que estar volteados.",
    not_in_hand: "Esa carta no está en tu mano.",
    can_place: "Todavía puedes poner una carta.",
    not_won: "Para ganar hacen falta 15 puntos de ventaja.",
  },
  rules,
  ...faults,
  happenings: {
    peeked: (event, names, hasCodes) =>
      `${names(event.seat)} mira debajo${on(event, ", en ", hasCodes)}: ${event.params?.under ? cardName(text(event.params.under)) : "no hay carta"}.`,
    flipped: (event, names, hasCodes) => `${names(event.seat)} voltea un pilar${on(event, ": ", hasCodes)}.`,
    removed: (event, names, hasCodes) => `${names(event.seat)} elimina un pilar${on(event, ": ", hasCodes)}.`,
    center_removed: (event: GameEvent, names: Names) => `${names(event.seat)} elimina los cuatro pilares del centro.`,
    placed: (event, names, hasCodes) =>
      `${names(event.seat)} pone ${cardName(text(event.params?.card))}${on(event, " en ", hasCodes)}.`,
    discarded: (event: GameEvent, names: Names) => `${names(event.seat)} descarta ${cardName(text(event.params?.card))}.`,
    scored: (event: GameEvent, names: Names) =>
      `${names(event.seat)} anuncia ${pointsOf(Number(event.params?.points))}, total ${text(event.params?.total)}.`,
    drawn: (event: GameEvent, names: Names) => `${names(event.seat)} recibe ${cardName(text(event.params?.card))}.`,
    restored: (event: GameEvent, names: Names) =>
      `${names(event.seat)} vuelve a ${text(event.params?.total)} puntos${event.params?.card ? "; su carta va a las descartadas" : ""}.`,
    end_announced: (event: GameEvent) => `Fin del juego: ${endings[text(event.params?.reason)] ?? ""}.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    peek: "Ver qué carta tapó",
    flip: "Voltear el pilar",
    remove: "Eliminar el pilar",
    remove_center: "Eliminar los cuatro pilares",
    place: "Colocar",
    discard: "Descartar",
    score: "Anunciar los puntos",
    pass_flag: "Pasar la banderilla",
    challenge: "Retar",
    declare_win: "Declarar la victoria",
    accept_result: "Aceptar",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Quién empieza", values: { null: "La primera estrella", "0": "El primero", "1": "El segundo" } },
    over_target_short: {
      label: "Más de 200 sin 15 de ventaja",
      values: { draw: "Empate", continue: "Se sigue jugando" },
    },
  } as GameWords["options"],
  reasons: { ...endings, target: "alguien pasó de 200; para ganar hacen falta 15 puntos de ventaja" },
  columns: {
    card: "Carta",
    square: "Lugar",
    bonus: "Pilares",
    points: "Puntos",
    total: "Total",
    note: "Nota",
    discard: "Descartada",
    lost: "Turno perdido",
    ...Object.fromEntries(CARDS.map((card) => [card, shortName(card)])),
  } as Record<string, string>,
  hints: {
    peek: "Mira debajo de la última carta: así puedes contar sus puntos.",
    place: ({ card, cell }, view) => {
      const top = pileAt(view, cell)?.top ?? null;
      const reason = top === null ? "la casilla está libre" : `cambia en ${["nada", "una cosa", "dos cosas"][ways(card, top)] ?? "varias cosas"}`;
      return `Prueba con tu carta de ${cardName(card)}, en el lugar marcado: ${reason}.`;
    },
    discard: ({ card }) => `Descarta la carta de ${cardName(card)}: recibes otra.`,
    score: ({ points, total }) => `Di ${points} puntos y ${total} de total: es lo que suma tu carta con sus vecinas.`,
    flip: (_action, view) => `Voltea el pilar marcado: ${view.turn.card === null ? "te da 2 puntos" : "así queda cerrado"}.`,
    remove: (_action, view) => `Elimina el pilar marcado: ${view.turn.card === null ? "te da 2 puntos" : "así queda lugar"}.`,
    remove_center: (_action, view) => `Elimina los cuatro pilares del centro: ${view.turn.card === null ? "te dan 4 puntos" : "así queda lugar"}.`,
    declare_win: "Llevas la ventaja que hace falta: ¡declara la victoria!",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    steps: ["Carta", "Casilla", "Puntos", "Banderilla"],
    cardNow: "Toca una carta de tu mano.",
    reviewOrTidy: "Reta, suma por pilares o pon una carta",
    reviewOrLay: "Reta o pon una carta",
    squareNow: "Toca la casilla donde la pones.",
    layNow: "Ponla ahí, o toca otra casilla.",
    countNow: "Compárala con sus vecinas: di tus puntos y tu total.",
    passNow: "¡Listo! Pasa la banderilla.",
    board: "Tablero de 4 por 4: el centro y las casillas de fuera",
    cell: (cell: string, pile: Pile | null) => (pile === null ? `${cell}, vacía` : `${cell}, ${pileName(pile)}`),
    card: cardName,
    calls: "Qué puedes hacer",
    handOf: (name: string) => `Mano de ${name}`,
    ownHand: "Tu mano",
    stock: (deck: number, discard: number) => [`Mazo: ${deck}`, `Descartadas: ${discard}`],
    chooseSquare: "Toca una casilla",
    placeAt: (cell: string) => `Colocar${cell && ` en ${cell}`}`,
    tidy: (type: "flip" | "remove", cell: string, top: string | null) =>
      `${type === "flip" ? "Voltear" : "Eliminar"} el pilar de ${top === null ? cell : cardName(top)}`,
    back: "Volver",
    points: "Puntos",
    total: (before: number) => `Total (tenías ${before})`,
    numberMissing: boardWords.number.missing,
    say: "Anunciar",
    bonus: (bonus: number) => `Puntos por pilares en este turno: ${bonus}`,
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
    nothingDone: "Nada en este turno",
    claimed: (cells: readonly string[], bonus: number) => `Sumó ${bonus} por pilares${cells.length ? `: ${piles(cells)}` : ""}.`,
    tidied: (cells: readonly string[]) => (cells.length ? `Después, sin puntos: ${piles(cells)}.` : "Después cerró un pilar, sin puntos."),
    onCell: (cell: string) => `en ${cell}.`,
    discarded: "descartada.",
    said: (points: number, total: number) => `Anunció ${pointsOf(points)}, total ${total}`,
    announced: (points: number, total: number) => `${pointsOf(points)}, total ${total}`,
    change: "Cambiar",
    under: "Tapó:",
    /** On a flipped pile, and beside the look under the last card. */
    closed: "cerrado",
    differences: "Diferencias",
    isFree: "gratis",
    underNothing: "No tapó ninguna carta",
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      said: (points: number, total: number) => `dijo ${points} puntos y total ${total} antes de pasar la banderilla`,
      empty: "el lugar estaba vacío",
      ways: (ways: number) => `la carta de abajo es diferente en ${ways} ${ways === 1 ? "cosa" : "cosas"}`,
    }),
  kept: {
    "stars-and-bars.cover": "la carta va en un lugar vacío, o se diferencia de la de abajo en dos cosas o menos",
    "stars-and-bars.points": "contó bien los puntos",
    "stars-and-bars.total": "sumó bien el total",
    "stars-and-bars.announce": "dijo los puntos y el total antes de pasar la banderilla",
  } as Record<string, string>,
  side: plainSide,
  tally: (view: View, seat: number) => ({
    value: view.score[seat] ?? 0,
    label: "de 200",
    notes: [`${cardsOf(view.hands[seat]?.length ?? 0)}`],
  }),
  describe: (view: View, names: Names) => {
    const lying = (area: "centre" | "outside"): string =>
      pilesIn(view, area)
        .map(({ id, pile }) => `${id}: ${pileName(pile)}`)
        .join("; ") || "vacío";
    const seats = view.score.map(
      (score, seat) =>
        `${names(seat)}: ${score} puntos, en la mano ${view.hands[seat]?.length ? listed(view.hands[seat].map(cardName)) : "ninguna carta"}.`,
    );
    return [
      `Centro: ${lying("centre")}.`,
      `Fuera: ${lying("outside")}.`,
      ...seats,
      `Mazo: ${cardsOf(view.deck)}. Turno de ${names(view.turn.seat)}.`,
    ].join(" ");
  },
} satisfies Mine & { ui: object };

export type Words = typeof play;

export const howto: Howto = {
  goal: "Pon cartas que sean muy distintas de sus vecinas. Gana quien llega más lejos: más de 200 puntos, o 50 de ventaja, siempre con 15 puntos más que el otro.",
  turn: [
    "Cada carta tiene una figura (estrella o barra), una cantidad (1, 2 o 3), un color (rojo, amarillo o azul) y un relleno (lleno, rayado o hueco). Dos cartas pueden ser diferentes en una, dos, tres o cuatro cosas.",
    "Al comienzo hay cuatro cartas en el centro y cuatro en cada mano, todas a la vista. Empieza quien saca la primera estrella.",
    "Recibes la banderilla. Puedes mirar debajo de la última carta del otro, y retar su jugada.",
    "Si quieres, suma por pilares de 4 cartas o más, antes de poner tu carta: voltear uno del centro da 2; eliminar los cuatro volteados da 4; eliminar uno de fuera da 2.",
    "Pon una carta en una casilla vacía, o sobre otra carta que sea diferente en dos cosas o menos. En un pilar volteado no se pone nada.",
    "Compara tu carta con cada vecina descubierta, de lado o en esquina: 1 diferencia da 1 punto, 2 dan 2, 3 dan 4 y 4 dan 8. La carta que cubres no cuenta.",
    "Si con tu carta el pilar llega a 4, puedes voltearlo o eliminarlo enseguida, pero no te da puntos.",
    "Anuncia los puntos del turno y tu puntaje total. Los dos los cuentas tú.",
    "Pasa la banderilla. El servidor te da otra carta mientras queden. Cuando la baraja se acaba, se sigue hasta la última carta.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubres tú. Reta al recibir la banderilla, antes de tocar una carta o un pilar. Mirar debajo no cierra el momento de retar.",
    "Se reta una carta mal puesta sobre otra, los puntos, el puntaje total, y los puntos no anunciados.",
    "Si aciertas, el otro vuelve a su puntaje de antes y su carta va a las descartadas. Juegas tu turno.",
    "Si te equivocas, pierdes el turno y recibes una falta. Retar fuera de tiempo, o por no voltear un pilar, es inapropiado: también es una falta. Con tres faltas pierdes el juego.",
  ],
  end: [
    "Se mira al final de cada ronda, cuando los dos ya jugaron: si nadie tiene cartas, si la ventaja es de 50 o más, o si alguien tiene más de 200, el juego termina.",
    "Quien empezó todavía puede retar la última jugada, o aceptar el resultado.",
    "Gana quien lleva 15 puntos o más de ventaja. Si la diferencia es menor, es empate.",
    "Con el límite de tiempo se completa la ronda empezada y se cuenta igual.",
  ],
  cases: [
    ["goal", "Over 200 and 15 ahead at the end of the round", "target", [0]],
    ["goal", "Fifty ahead at the end of a round", "lead", [0]],
    ["end", "Over 200 and 14 ahead", "target", []],
    ["end", "No cards left", "cards", []],
    ["end", "Time limit", "time", [1]],
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso y 10 segundos más.",
    "Si ya pusiste la carta y anunciaste, el servidor pasa la banderilla. Si no, pierdes el turno y todo lo del turno se borra. Con el tercer aviso pierdes el juego.",
    "El reloj espera mientras se resuelve un reto.",
  ],
  line: [
    ["1@o2", "poner la primera carta de tu mano en o2"],
    ["s2rh@c1", "poner una carta por su nombre: star, 2, red, hollow"],
    ["b1yt@o5", "b es barra, y amarillo, t rayado"],
    ["+12=62", "anunciar 12 puntos y total 62"],
    ["peek", "mirar debajo de la última carta del otro"],
    ["flip c1", "voltear el pilar c1"],
    ["remove o2", "eliminar el pilar o2"],
    ["clear", "eliminar los cuatro pilares del centro"],
    ["drop 1", "descartar tu primera carta, si ninguna cabe"],
    ["pass", "pasar la banderilla"],
    ["!stars-and-bars.points", "retar esa regla"],
    ["win · accept", "declarar la victoria · aceptar el resultado"],
  ],
};

export const lesson: LessonWords = {
  place: [
    "Cada carta tiene figura, cantidad, color y relleno. Pon cartas muy distintas de sus vecinas. Toca tu carta marcada, el lugar marcado y el botón.",
    "Ahora hay que contar los puntos.",
  ],
  say: [
    "Mira en qué se diferencia de cada vecina. Una, solo en el color: 1 punto. La otra, en color y cantidad: 2. Escribe 3 puntos y 3 de total, y toca el botón marcado.",
    "1 + 2 = 3.",
  ],
  pass: ["«{pass_flag}»: así termina tu turno. Recibes otra carta.", "¡El otro anotó 9!"],
  challenge: [
    "En torneo nadie avisa. La computadora puso la carta marcada y dijo 4 puntos; tú sabes que son 3. Toca «{challenge}» y elige la regla de los puntos del turno.",
    "Es una C (correcto): pierde los puntos de ese turno.",
  ],
  flip: [
    "Hay un pilar de cuatro cartas. Antes de jugar puedes voltearlo: da 2 puntos. Toca el botón marcado.",
    "Sobre un pilar volteado ya no se juega.",
  ],
  cover: [
    "También se puede cubrir una carta, si se diferencia en dos cosas o menos. Pon tu carta sobre la marcada.",
    "En el centro hay más vecinas: más puntos.",
  ],
};
