/** The words of Stars & Bars, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { FaultWords, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { pilesIn, pileAt, ways, type Pile, type View } from "./view";
import { added } from "./wording";
import { cardName, cardsOf, type Words, listed } from "./words.es";

export const title = {};

export const faults = {
  faults: {
    "stars-and-bars.cover": [
      "La carta es diferente de la de abajo en más de dos cosas: |ponela sobre otra más parecida, o en un lugar vacío.",
      ({ ways, most }) =>
        `La carta es diferente de la de abajo en ${ways} cosas, y pueden ser ${most}: |ponela sobre otra más parecida, o en un lugar vacío.`,
    ],
    "stars-and-bars.points": [
      "Esos no son los puntos: |compará la carta con cada vecina descubierta.",
      (facts) =>
        `No son ${facts.said} puntos: ${facts.beside.length === 1 ? "la carta vecina da" : `las ${facts.beside.length} cartas vecinas dan`} ${added(facts)}${
          facts.bonus > 0 ? ` (${facts.bonus} son de los pilares)` : ""
        }.`,
    ],
    "stars-and-bars.announce": "Faltan los puntos y el total: |decí los del turno y el puntaje total antes de pasar.",
  },
  missing: {
    place: "Todavía no jugaste carta: poné una, o descartala si no cabe en ningún lugar.",
    score: "Te falta anunciar: decí los puntos del turno y el puntaje total.",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

const pileName = (pile: Pile): string =>
  pile.top === null ? `pilar dado vuelta de ${cardsOf(pile.height)}` : `${cardName(pile.top)}, pilar de ${cardsOf(pile.height)}`;

export const play = {
  phases: {
    review: "Sumá por pilares o poné una carta",
    bonus: "Más pilares, o poné una carta",
    placed: "Anunciá puntos y total, y pasá la banderilla",
    result_pending: "Aceptá el resultado",
  },
  reviewing: {
    result_pending: "Aceptá el resultado o desafiá la última jugada",
  },
  refusals: {
    not_central: "Solo se dan vuelta los pilares del centro.",
    flipped_pile: "Ese pilar está dado vuelta.",
    not_all_flipped: "Los cuatro pilares del centro tienen que estar dados vuelta.",
    can_place: "Todavía podés poner una carta.",
  },
  rules: {
    "stars-and-bars.bonus":
      "Puntos por pilares, antes de poner carta: 2 por dar vuelta uno del centro, 4 por eliminar los cuatro dados vuelta, 2 por eliminar uno de fuera.",
    "stars-and-bars.pile": "Pilares de 4: solo se dan vuelta o se eliminan con 4 cartas o más. No es obligatorio; no se desafía.",
    "stars-and-bars.flipped": "Pilar dado vuelta: encima no se pone ninguna carta.",
  },
  faults: faults.faults,
  missing: faults.missing,
  actions: {
    flip: "Dar vuelta el pilar",
    challenge: "Desafiar",
  },
  hints: {
    peek: "Mirá debajo de la última carta: así podés contar sus puntos.",
    place: ({ card, cell }: { card: string; cell: string }, view: View) => {
      const top = pileAt(view, cell)?.top ?? null;
      const reason = top === null ? "la casilla está libre" : `cambia en ${["nada", "una cosa", "dos cosas"][ways(card, top)] ?? "varias cosas"}`;
      return `Probá con tu carta de ${cardName(card)}, en el lugar marcado: ${reason}.`;
    },
    discard: ({ card }: { card: string }) => `Descartá la carta de ${cardName(card)}: recibís otra.`,
    score: ({ points, total }: { points: number; total: number }) => `Decí ${points} puntos y ${total} de total: es lo que suma tu carta con sus vecinas.`,
    flip: (_action: unknown, view: View) => `Da vuelta el pilar marcado: ${view.turn.card === null ? "te da 2 puntos" : "así queda cerrado"}.`,
    remove: (_action: unknown, view: View) => `Eliminá el pilar marcado: ${view.turn.card === null ? "te da 2 puntos" : "así queda lugar"}.`,
    remove_center: (_action: unknown, view: View) => `Eliminá los cuatro pilares del centro: ${view.turn.card === null ? "te dan 4 puntos" : "así queda lugar"}.`,
    declare_win: "Llevás la ventaja que hace falta: ¡declará la victoria!",
  },
  ui: {
    cardNow: "Tocá una carta de tu mano.",
    reviewOrTidy: "Desafiá, sumá por pilares o poné una carta",
    reviewOrLay: "Desafiá o poné una carta",
    squareNow: "Tocá la casilla donde la ponés.",
    layNow: "Ponela ahí, o tocá otra casilla.",
    countNow: "Comparala con sus vecinas: decí tus puntos y tu total.",
    passNow: "¡Listo! Pasá la banderilla.",
    cell: (cell: string, pile: Pile | null) => (pile === null ? `${cell}, vacía` : `${cell}, ${pileName(pile)}`),
    calls: "Qué podés hacer",
    chooseSquare: "Tocá una casilla",
    tidy: (type: "flip" | "remove", cell: string, top: string | null) =>
      `${type === "flip" ? "Dar vuelta" : "Eliminar"} el pilar de ${top === null ? cell : cardName(top)}`,
  },
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
} satisfies Overlay<Words>;

export const howto = {
  goal: "Poné cartas que sean muy distintas de sus vecinas. Gana quien llega más lejos: más de 200 puntos, o 50 de ventaja, siempre con 15 puntos más que el otro.",
  turn: [
    "Cada carta tiene una figura (estrella o barra), una cantidad (1, 2 o 3), un color (rojo, amarillo o azul) y un relleno (lleno, rayado o hueco). Dos cartas pueden ser diferentes en una, dos, tres o cuatro cosas.",
    "Al comienzo hay cuatro cartas en el centro y cuatro en cada mano, todas a la vista. Empieza quien saca la primera estrella.",
    "Recibís la banderilla. Podés mirar debajo de la última carta del otro, y desafiar su jugada.",
    "Si querés, sumá por pilares de 4 cartas o más, antes de poner tu carta: dar vuelta uno del centro da 2; eliminar los cuatro dados vuelta da 4; eliminar uno de fuera da 2.",
    "Poné una carta en una casilla vacía, o sobre otra carta que sea diferente en dos cosas o menos. En un pilar dado vuelta no se pone nada.",
    "Compará tu carta con cada vecina descubierta, de lado o en esquina: 1 diferencia da 1 punto, 2 dan 2, 3 dan 4 y 4 dan 8. La carta que cubrís no cuenta.",
    "Si con tu carta el pilar llega a 4, podés darlo vuelta o eliminarlo enseguida, pero no te da puntos.",
    "Anunciá los puntos del turno y tu puntaje total. Los dos los contás vos.",
    "Pasá la banderilla. El servidor te da otra carta mientras queden. Cuando la baraja se acaba, se sigue hasta la última carta.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubrís vos. Desafiá al recibir la banderilla, antes de tocar una carta o un pilar. Mirar debajo no cierra el momento de desafiar.",
    "Se desafía una carta mal puesta sobre otra, los puntos, el puntaje total, y los puntos no anunciados.",
    "Si acertás, el otro vuelve a su puntaje de antes y su carta va a las descartadas. Jugás tu turno.",
    "Si te equivocás, perdés el turno y recibís una falta. Desafiar fuera de tiempo, o por no dar vuelta un pilar, es inapropiado: también es una falta. Con tres faltas perdés el juego.",
  ],
  end: [
    "Se mira al final de cada ronda, cuando los dos ya jugaron: si nadie tiene cartas, si la ventaja es de 50 o más, o si alguien tiene más de 200, el juego termina.",
    "Quien empezó todavía puede desafiar la última jugada, o aceptar el resultado.",
    "Gana quien lleva 15 puntos o más de ventaja. Si la diferencia es menor, es empate.",
    "Con el límite de tiempo se completa la ronda empezada y se cuenta igual.",
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso y 10 segundos más.",
    "Si ya pusiste la carta y anunciaste, el servidor pasa la banderilla. Si no, perdés el turno y todo lo del turno se borra. Con el tercer aviso perdés el juego.",
    "El reloj espera mientras se resuelve un desafío.",
  ],
  line: [
    ["1@o2", "poner la primera carta de tu mano en o2"],
    ["s2rh@c1", "poner una carta por su nombre: star, 2, red, hollow"],
    ["b1yt@o5", "b es barra, y amarillo, t rayado"],
    ["+12=62", "anunciar 12 puntos y total 62"],
    ["peek", "mirar debajo de la última carta del otro"],
    ["flip c1", "dar vuelta el pilar c1"],
    ["remove o2", "eliminar el pilar o2"],
    ["clear", "eliminar los cuatro pilares del centro"],
    ["drop 1", "descartar tu primera carta, si ninguna cabe"],
    ["pass", "pasar la banderilla"],
    ["!stars-and-bars.points", "desafiar esa regla"],
    ["win · accept", "declarar la victoria · aceptar el resultado"],
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  place: [
    "Cada carta tiene figura, cantidad, color y relleno. Poné cartas muy distintas de sus vecinas. Tocá tu carta marcada, el lugar marcado y el botón.",
    "Ahora hay que contar los puntos.",
  ],
  say: [
    "Mirá en qué se diferencia de cada vecina. Una, solo en el color: 1 punto. La otra, en color y cantidad: 2. Escribí 3 puntos y 3 de total, y tocá el botón marcado.",
    "1 + 2 = 3.",
  ],
  pass: ["«{pass_flag}»: así termina tu turno. Recibís otra carta.", "¡El otro anotó 9!"],
  challenge: [
    "En torneo nadie avisa. La computadora puso la carta marcada y dijo 4 puntos; vos sabés que son 3. Tocá «{challenge}» y elegí la regla de los puntos del turno.",
    "Es una C (correcto): pierde los puntos de ese turno.",
  ],
  flip: [
    "Hay un pilar de cuatro cartas. Antes de jugar podés darlo vuelta: da 2 puntos. Tocá el botón marcado.",
    "Sobre un pilar dado vuelta ya no se juega.",
  ],
  cover: [
    "También se puede cubrir una carta, si se diferencia en dos cosas o menos. Poné tu carta sobre la marcada.",
    "En el centro hay más vecinas: más puntos.",
  ],
} satisfies Overlay<LessonWords>;
