/** The words of Sum Dominoes & Dice, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { shown } from "./shown.svelte";
import type { View } from "./view";
import { type Words, reasons, text } from "./words.es";

export const title = {};

export const faults = {
  faults: {
    "sum-dominoes.match-1 contact": [
      "La ficha tiene que tocar una sola cara de otra: ni ninguna ni varias. |Buscale otro lugar.",
      ({ faces }) =>
        `La ficha ${faces === 0 ? "no toca ninguna cara" : faces === 1 ? "toca 1 cara" : `toca ${faces} caras`} de ${faces > 1 ? "otras fichas" : "otra"}, y tiene que tocar una sola en la primera parte: |buscale otro lugar.`,
    ],
    "sum-dominoes.match-1 sum": [
      "Las dos caras que se tocan no dan la suma de la primera parte: |probá otra ficha u otro lugar.",
      ({ got, total }) =>
        `Las dos caras que se tocan suman ${got}, y tienen que sumar ${total}, la suma escrita: |probá otra ficha u otro lugar.`,
    ],
    "sum-dominoes.unplaced-1": [
      "Hay una ficha en la mano que da la suma escrita: |buscala y colocala antes de seguir.",
      ({ total }) => `Hay una ficha en la mano que da ${total}, la suma escrita: hay que colocarla antes de seguir.`,
    ],
    "sum-dominoes.match-2 contact": [
      "En la segunda parte también se toca una sola cara: ni ninguna ni varias. |Buscale otro lugar.",
      ({ faces }) =>
        `La ficha ${faces === 0 ? "no toca ninguna cara" : faces === 1 ? "toca 1 cara" : `toca ${faces} caras`} de ${faces > 1 ? "otras fichas" : "otra"}, y tiene que tocar una sola también en la segunda parte: |buscale otro lugar.`,
    ],
    "sum-dominoes.match-2 sum": [
      "Las dos caras que se tocan no dan la suma de los dados: |probá otra ficha u otro lugar.",
      ({ got, total }) =>
        `Las dos caras que se tocan suman ${got}, y tienen que sumar ${total}, la de los dados del turno: |probá otra ficha u otro lugar.`,
    ],
    "sum-dominoes.unplaced-2": [
      "Hay una ficha en la mano que da la suma de los dados: |buscala y colocala antes de seguir.",
      ({ total }) => `Hay una ficha en la mano que da ${total}, la suma de los dados: hay que colocarla antes de seguir.`,
    ],
    "sum-dominoes.sum": [
      "Esa no es la suma de los dados: |sumalos otra vez y escribila.",
      ({ dice, said, right }) => `${dice.join(" + ")} = ${right}, no ${said}: |escribí esa suma.`,
    ],
    "sum-dominoes.second-part": "Faltó la segunda parte: |lanzá los dados, escribí la suma y colocá otra ficha si podés.",
  },
  missing: {
    roll: "Falta la segunda parte: lanzá los dados.",
    write_sum: "Falta la suma: escribí la de los tres dados.",
    draw: "Falta tomar una ficha del banco: tomala antes de pasar.",
  },
  stakes: {
    infraction_tile: "recibís una ficha de infracción, pero no perdés el turno",
    infraction_tile_result: "recibís una ficha de infracción, que cuenta para el resultado",
    gives_tile: "el otro recibe una ficha de infracción, y no perdés el turno",
    reroll: "el otro recibe una ficha de infracción y podés volver a lanzar",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

export const play = {
  refusals: {
    window_open: "El otro todavía puede mirar la primera parte: esperá unos segundos.",
  },
  faults: faults.faults,
  missing: faults.missing,
  stakes: faults.stakes,
  happenings: {
    no_challenge: (event, names) => `${names(event.seat)} no desafía.`,
    end_announced: (event) =>
      `Fin del juego, si nadie desafía: ${reasons[text(event.params?.reason)] ?? text(event.params?.reason)}.`,
  },
  actions: {
    challenge: "Desafiar",
    no_challenge: "No desafío",
  },
  options: {
    incorrect_tile: {
      label: "La ficha de un desafío incorrecto es para",
      values: { challenger: "Quien desafió", challenged: "El desafiado" },
    },
  },
  hints: {
    place: ({ tile }: { tile: string }, view: View) => `Poné la ficha ${tile} en el lugar marcado: las caras que se tocan hacen ${view.turn.written ?? view.sum}.`,
    roll: "Lanzá los dados: con su suma jugás otra ficha.",
    reroll: "Lanzá otra vez: puede salir una suma que te sirva más.",
    write_sum: ({ sum }: { sum: number }, view: View) => `Escribí ${sum}: ${(view.turn.dice ?? []).join(" + ")} = ${sum}.`,
    draw: "Tomá una ficha del banco: la podés usar después.",
    give: ({ tile }: { tile: string }) => `Entregá la ficha ${tile}: así te quedan menos.`,
    pass_flag: "Tu turno está completo: pasá la banderilla.",
  },
  ui: {
    calls: "Qué podés hacer",
    missed: (tile: string, part: string) => `Desafiar: ${tile} iba ahí (${part})`,
    canShow: "¿Faltó colocar una? Tocala y mostrá dónde iba.",
    giveOne: (name: string) => `El banco está vacío: elegí una ficha tuya para ${name}.`,
    pending: {
      mine: () => "¿Está bien? Aceptá el resultado o desafiá.",
      accept: () => "Aceptá el resultado.",
    },
    showWhere: "Mostrá en el tablero dónde iba.",
    tapSquare: "Tocá una casilla del tablero.",
    placeOne: (sum: number) => `Colocá una ficha ✓ que haga ${sum}.`,
    turnOrPlace: "Girala si hace falta y colocala.",
    waitForLook: "El otro mira tu primera parte: esperá un momento.",
    myTurn: {
      part1: (sum: number, isOpen: boolean) =>
        isOpen ? `Elegí una ficha que haga ${sum}, o lanzá los dados.` : "Ahora lanzá los dados.",
      rolled: () => "Sumá los tres dados y escribila.",
      part2: (_sum: number, isOpen: boolean) =>
        isOpen ? "Elegí una ficha que haga la suma de los dados, o terminá tu turno." : "Tomá una ficha y pasá.",
      drawn: () => "Pasá la banderilla.",
    },
  },
  aims: (rule: string) =>
    rule.includes(".unplaced-")
      ? [
          shown.target
            ? { label: `${shown.target.tile} en ${shown.target.cells.join(" y ")}`, with: { target: shown.target } }
            : { label: "Antes, tocá en el tablero la ficha del otro y dónde iba", with: {} },
        ]
      : [],
} satisfies Overlay<Words>;

export const howto = {
  goal: "Quedate sin fichas de dominó antes que el otro. Una ficha cabe si su cara y la cara que toca suman lo que dicen los dados. Si nadie lo logra, gana quien tiene menos puntos en la mano.",
  turn: [
    "Al comienzo cada uno toma siete fichas del banco, a la vista de los dos, y lanza tres dados. Empieza la suma menor: queda escrita en la tarjeta de la banderilla, y una ficha del banco va al centro.",
    "Primera parte: buscá una ficha tuya que haga la suma de la tarjeta con una cara del tablero. Si la suma es 10 y tocás un 3, tu cara es un 7.",
    "La ficha toca exactamente una cara de otra ficha, por cualquiera de sus lados. Pieza puesta, pieza jugada: ya no se mueve.",
    "Si una ficha cabe, hay que colocarla. Si no cabe ninguna, seguí.",
    "Segunda parte: lanzá los tres dados, sumá y escribí la suma en la tarjeta. Colocá una ficha que haga esa suma, si tenés.",
    "Tomá una ficha del banco. No la jugás en este turno.",
    "Pasá la banderilla. El otro empieza con la suma que vos escribiste.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubrís vos. Mirá también cuando juega el otro: la primera parte se desafía sin banderilla, hasta que pone una ficha en la segunda parte o pasa. Si no querés desafiar, decí «No desafío».",
    "La segunda parte y la suma se desafían hasta que vos, con la banderilla, colocás, lanzás o tomás una ficha. Igual que una ficha no tomada o una segunda parte olvidada.",
    "Si faltó colocar una ficha, mostrala: tocá la ficha del otro, tocá el tablero donde iba y desafiá. Ahí la coloca el réferi.",
    "Si acertás, la ficha mal puesta vuelve a su mano, la suma se corrige o la ficha olvidada se toma, y el otro recibe además una ficha de infracción del banco. Por una segunda parte olvidada podés usar la suma de la tarjeta o volver a lanzar.",
    "Si te equivocás, la ficha de infracción es para vos y recibís una falta. Fuera de tiempo solo hay una falta. No se pierde el turno. Con tres faltas perdés el juego.",
    "Si el banco está vacío, la ficha de infracción la da el otro: la que él elija.",
  ],
  end: [
    "Gana quien coloca su última ficha en la primera parte. En la segunda parte solo si el banco está vacío: si no, antes hay que tomar.",
    "Gana también quien da su última ficha como ficha de infracción.",
    "Si no queda espacio en el tablero, o el banco está vacío y dos turnos seguidos pasan sin ficha, se cuentan los puntos de las manos: gana quien tiene 10 menos, o más de 10. Con menos diferencia es empate.",
    "Antes de terminar, el otro todavía puede desafiar la última ficha.",
    "Con el límite de tiempo, si quien empezó ya colocó una ficha en esa ronda o ya pasó, los dos completan su turno. Después se cuentan los puntos.",
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso y 10 segundos más.",
    "Si aún no terminaste, el servidor escribe la suma, toma tu ficha y pasa la banderilla. Lo que colocaste queda. Con el tercer aviso perdés el juego.",
    "El reloj espera mientras se resuelve un desafío o alguien elige una ficha para dar.",
  ],
  line: [
    ["2-7 G6 F6", "colocar la ficha 2-7: el 2 en G6 y el 7 en F6"],
    ["7-2 F6 G6", "lo mismo, dicho al revés"],
    ["roll", "lanzar los dados"],
    ["=12", "escribir la suma"],
    ["draw", "tomar una ficha"],
    ["pass", "pasar la banderilla"],
    ["reroll", "volver a lanzar"],
    ["give 6-6", "dar la ficha 6-6"],
    ["!match-1", "desafiar la ficha de la 1.ª parte"],
    ["!unplaced-1 2-7 G6 F6", "desafiar que faltó colocar 2-7 ahí"],
    ["!!sum|draw", "desafiar dos reglas"],
    ["accept · nochallenge", "aceptar el resultado · no desafío"],
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  first: [
    "La tarjeta dice 10: tu cara y la que toca tienen que sumar 10. En el tablero hay un 3 y vos tenés un 7. Tocá tu ficha marcada, el lugar marcado y el botón.",
    "3 + 7 = 10.",
  ],
  sum: ["¿Cuánto suman? Escribí 12 y tocá el botón marcado.", "Esa es la suma nueva."],
  second: [
    "Ahora hay que sumar 12. En el otro extremo hay un 7: te sirve el 5. Tocá tu ficha marcada, el lugar y el botón.",
    "7 + 5 = 12.",
  ],
  draw: [
    "Al final tomás una ficha del banco y pasás la banderilla. Gana quien se queda sin fichas.",
    "El otro empieza con tu suma, el 12.",
  ],
  challenge: [
    "En torneo nadie avisa. La tarjeta dice 10, y la computadora puso un 5 junto al 7. ¡Eso da 12! Tocá «{challenge}» y elegí la regla de la suma en la primera parte.",
    "Es una C (correcto): recoge su ficha y recibe otra más.",
  ],
} satisfies Overlay<LessonWords>;
