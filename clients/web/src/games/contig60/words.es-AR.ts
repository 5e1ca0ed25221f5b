/** The words of Contig 60, in the Spanish of Argentina. */
import { pretty } from "../../dice/sentence";
import { figure, listed } from "../../words/arithmetic";
import type { Overlay } from "../../words/catalogue";
import { notTrue } from "../../words/sums.es";
import type { FaultWords, GameEvent, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { sentenceFor, touching, type View } from "./view";
import { taken, joined, text } from "./wording";
import type { Words } from "./words.es";

export const title = {};

export const faults = {
  faults: {
    "contig60.sentence missing": "Falta la cuenta: |decí con qué cuenta se llega al número cubierto.",
    "contig60.sentence dice": [
      "La cuenta no usa los números de los dados: |usá los tres, una vez cada uno.",
      ({ used, dice, wrong }) =>
        `La cuenta usa ${listed("es", used)}; los dados son ${listed("es", dice)}: |usá los tres, una vez cada uno.|${
          wrong === null ? "" : ` Además, ${notTrue(wrong)}.`
        }`,
    ],
    "contig60.sentence value": [
      "La cuenta no da lo que dice: |volvé a calcularla.",
      ({ wrong }) => (wrong === null ? "La cuenta no da lo que dice." : `${notTrue(wrong)}: |volvé a calcularla.`),
    ],
    "contig60.sentence cell": [
      "La cuenta está bien, pero no da el número cubierto: |buscá otra que dé ese número.",
      ({ result, cell }) => `La cuenta da ${result}, y la ficha está en ${cell}: |buscá una cuenta que dé ${cell}.`,
    ],
    "contig60.sentence unreachable": [
      "Con esos dados no hay cuenta que dé ese número: |elegí otro.",
      ({ dice, cell }) => `Con ${listed("es", dice)} no hay cuenta que dé ${cell}: |elegí otro número.`,
    ],
    "contig60.score missing": "Falta el puntaje: |restá los puntos de esta ficha y decí cuánto queda.",
    "contig60.score value": [
      "El puntaje no es el que queda: |restá un punto por cada ficha vecina, y dos en una captura.",
      (facts) =>
        `${facts.touching === 1 ? "Toca 1 ficha vecina" : `Toca ${facts.touching} fichas vecinas`}${
          facts.factor > 1 ? ", y en una captura cada una vale dos" : ""
        }: ${taken(facts)}, no ${figure(facts.said)}.`,
    ],
    "contig60.goal row": "Esas cinco casillas no forman una fila: |elegí cinco seguidas y en línea recta.",
    "contig60.goal lead": [
      "El puntaje llegó a cero, pero con menos de tres puntos de ventaja: |seguí jugando.",
      ({ own, other, lead }) => `Van ${figure(own)} y ${figure(other)}: hacen falta ${lead} puntos de ventaja. El juego sigue.`,
    ],
  },
  missing: {
    roll: "Todavía no lanzaste: lanzá los dados antes de pasar.",
    announce: "Te falta la cuenta: decí con qué cuenta llegás a tu número.",
    score: "Te falta el puntaje: decí cuánto te queda.",
  },
  stakes: {
    undone_points: "la jugada se deshace y bajás 2 puntos por cada regla rota (acá bajar es bueno)",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

export const play = {
  refusals: {
    malformed: "No entendí la cuenta. Escribila así: 3 × 4 + 2 = 14.",
  },
  phases: {
    review: "Lanzá los dados",
    rolled: "Colocá la ficha, decí la cuenta y el puntaje, y pasá la banderilla",
  },
  reviewing: {
    result_pending: "Aceptá el resultado, o desafiá",
    review: "Revisá la jugada anterior: desafiá o lanzá los dados",
  },
  faults: faults.faults,
  missing: faults.missing,
  stakes: faults.stakes,
  happenings: {
    no_challenge: (event: GameEvent, names: Names) => `${names(event.seat)} no desafía.`,
    restored: (event: GameEvent, names: Names) =>
      `Se deshace la jugada de ${names(event.seat)}. Quien desafió baja ${text(event.params?.points)} puntos: acá bajar es bueno.`,
  },
  actions: {
    no_challenge: "No desafío",
    challenge: "Desafiar",
  },
  hints: {
    roll: "Lanzá los tres dados: con ellos hacés tu cuenta.",
    use_roll: "Usá los dados del otro: con ellos sale un número que te sirve.",
    place: ({ cell }: { cell: number }, view: View) => {
      const near = touching(view, cell);
      const points = near === 0 ? "" : near === 1 ? " Toca una ficha: bajás 1 punto." : ` Toca ${near} fichas: bajás ${near} puntos.`;
      return `Poné tu ficha en el ${cell}: con tus dados, ${pretty(sentenceFor(view, cell))}.${points}`;
    },
    announce: ({ sentence }: { sentence: string }) => `Decí tu cuenta: ${pretty(sentence)}. Usa los tres dados y da tu número.`,
    score: ({ total }: { total: number }, view: View) => {
      const before = view.turn.before ?? total;
      return before === total ? `Tu ficha no toca otra: tu puntaje sigue en ${total}. Decilo.` : `Tenías ${before} y tu ficha toca ${before - total}: decí ${total}.`;
    },
    capture: ({ cell, sentence }: { cell: number; sentence?: string | null }) => `Capturá el ${cell} con los dados del otro: ${pretty(text(sentence))}. Vale el doble.`,
    declare_win: ({ claim }: { claim: string }) => (claim === "five" ? "Tenés cinco fichas en fila: declará la victoria." : "Tu puntaje llegó a cero y vas adelante: declará la victoria."),
    pass_flag: (_action: unknown, view: View) => (view.turn.cell === null ? "Con estos dados no queda un número libre: pasá la banderilla." : "Ya dijiste todo: pasá la banderilla."),
  },
  ui: {
    calls: "Qué podés hacer",
    rollNow: "Lanzá los tres dados.",
    rollOrCapture: "Lanzá los dados. O capturá el número que el otro no cubrió.",
    reviewOrPass: "Revisá la jugada anterior: desafiá o pasá la banderilla",
    placeNow: (dice: readonly number[]) => `Hacé una cuenta con ${joined(dice, "y")}, y tocá el número que da.`,
    placeAgain: (number: number) => `Poné tu ficha en el ${number}, o tocá otro número.`,
    sayNow: (number: number, score: number) => `Decí tu cuenta de ${number}. Puntaje: ${score} − 1 por vecina.`,
    passNow: "¡Listo! Pasá la banderilla.",
    lineNow: "Tocá tus cinco fichas en fila.",
    captureNow: "Tocá el número que captura tu ficha, con los dados del otro.",
    captureSay: (number: number) => `Decí la cuenta que da ${number}, y tu puntaje.`,
    captureHere: "Tocá la casilla que capturás",
  },
} satisfies Overlay<Words>;

export const howto = {
  goal: "Cubrí cinco números seguidos con fichas tuyas: en fila, en columna o en diagonal. Si nadie lo logra, gana quien baja más su puntaje, que empieza en 60.",
  turn: [
    "Al comienzo cada uno lanza un dado: empieza el menor.",
    "Recibís la banderilla. Mirá la jugada anterior: todavía podés desafiarla.",
    "Lanzá los tres dados.",
    "Buscá una cuenta que use los tres valores, una vez cada uno, con +, −, × o ÷. El resultado tiene que ser un número libre del tablero.",
    "Colocá ahí una ficha. Pieza puesta, pieza jugada: ya no se mueve.",
    "Decí la cuenta (en el reglamento, «oración numérica»). Vale el orden de las operaciones: 3+5*4 es 23. Para que dé 32 escribí 3+5=8; 8*4=32, o usá paréntesis si la mesa los permite.",
    "Restá un punto por cada ficha vecina, tuya o ajena, de lado o en esquina. Decí tu nuevo puntaje aunque no haya cambiado.",
    "Pasá la banderilla. También podés pasar sin colocar.",
    "Si el otro pasó sin colocar, vos podés capturar antes de lanzar: ponés una ficha con sus dados y restás el doble. Después jugás tu turno.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubrís vos. Desafiá la cuenta o el puntaje después de recibir la banderilla y antes de lanzar.",
    "Una captura se desafía sin banderilla, hasta que quien capturó la pasa. Si su turno se corta antes, podés desafiarla durante todo tu turno siguiente.",
    "Si acertás, la jugada se deshace, vos restás 2 puntos y es tu turno: usás la misma tirada o lanzás otra vez. En una captura se deshace también lo que el otro hizo después.",
    "Si te equivocás, perdés un turno y recibís una falta. Un desafío fuera de tiempo también es una falta. Con tres faltas perdés el juego.",
  ],
  end: [
    "Declará la victoria con la banderilla en la mano: cinco en fila, o cero o menos con al menos 3 puntos de ventaja. Si es falsa y el otro la desafía, gana el otro; si la desafía y era cierta, la confirma.",
    "También termina con un puntaje de cero o menos, cuando alguien recibe la banderilla sin fichas (tiene 25 al empezar) o por el límite de tiempo.",
    "Entonces gana el puntaje menor si la diferencia es de 3 o más. Si no, es empate.",
    "No se completa la ronda, salvo con el límite de tiempo: si quien empezó ya colocó una ficha en esa ronda o ya pasó la banderilla, los dos completan su turno.",
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso y 10 segundos más.",
    "Si ya pusiste ficha, cuenta y puntaje, el servidor pasa la banderilla. Si no, perdés el turno y lo que hiciste se borra, menos una captura. Con el tercer aviso perdés el juego.",
    "El reloj espera mientras se resuelve un desafío.",
  ],
  line: [
    ["roll", "lanzar los dados"],
    ["use", "usar la tirada ofrecida"],
    ["@28", "colocar en el 28"],
    ['"4*6+4=28"', "decir la cuenta"],
    ["=57", "decir el puntaje"],
    ["x7 \"1+2+4=7\" =58", "capturar el 7, con cuenta y puntaje"],
    ["five 27,28,29,30,31", "declarar cinco en fila"],
    ["zero", "declarar cero o menos"],
    ["!contig60.score", "desafiar esa regla"],
    ["!contig60.score @capture", "desafiarla en la captura"],
    ["pass · accept · nochallenge", "pasar la banderilla · aceptar el resultado · no desafío"],
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  roll: ["Es tu turno. Tocá «{roll}».", "Salieron 4, 6 y 4."],
  place: ["Buscá una cuenta con los tres números: 4 × 6 + 4 = 28. Tocá el 28 y después el botón marcado.", "Ficha puesta, ficha jugada."],
  say: [
    "Ahora decilo: escribí 4*6+4=28. Empezás con 60 y restás 1 por cada ficha vecina. El 28 toca tres: 60 − 3 = 57. Poné 57 y tocá el botón marcado.",
    "Cuantas más vecinas, más baja tu puntaje. ¡Eso es bueno!",
  ],
  challenge: [
    "En un torneo nadie avisa las faltas: las ves vos. Salió 3, 5 y 4, y la computadora dijo 3+5*4=32. Primero se multiplica: ¡da 23! Tocá «{challenge}» y elegí la regla de la cuenta.",
    "Es una C (correcto): la falta está. Su ficha sale y vos restás 2 puntos.",
  ],
  win: ["Cinco fichas tuyas en línea ganan, y ya las tenés. Tocá «{declare_win}», los cinco números y el botón marcado.", "Si el otro no lo desafía, ganaste."],
} satisfies Overlay<LessonWords>;
