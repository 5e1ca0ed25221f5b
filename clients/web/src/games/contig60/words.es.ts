/** The words of Contig 60, in Spanish. */
import { es as boardWords } from "../../board/words.es";
import { pretty } from "../../dice/sentence";
import { figure, listed } from "../../words/arithmetic";
import { notTrue } from "../../words/sums.es";
import type { Title, FaultWords, GameEvent, GameWords, Names, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import { isSaid, sentenceFor, touching, type View } from "./view";
import { taken, dice, joined, text, sums } from "./wording";

export const title: Title = { name: "Contig 60", tag: "Tres dados, una cuenta y cinco fichas en fila" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "contig60.sentence missing": "Falta la cuenta: |di con qué cuenta se llega al número cubierto.",
    "contig60.sentence dice": [
      "La cuenta no usa los números de los dados: |usa los tres, una vez cada uno.",
      ({ used, dice, wrong }) =>
        `La cuenta usa ${listed("es", used)}; los dados son ${listed("es", dice)}: |usa los tres, una vez cada uno.|${
          wrong === null ? "" : ` Además, ${notTrue(wrong)}.`
        }`,
    ],
    "contig60.sentence value": [
      "La cuenta no da lo que dice: |vuelve a calcularla.",
      ({ wrong }) => (wrong === null ? "La cuenta no da lo que dice." : `${notTrue(wrong)}: |vuelve a calcularla.`),
    ],
    "contig60.sentence cell": [
      "La cuenta está bien, pero no da el número cubierto: |busca otra que dé ese número.",
      ({ result, cell }) => `La cuenta da ${result}, y la ficha está en ${cell}: |busca una cuenta que dé ${cell}.`,
    ],
    "contig60.sentence unreachable": [
      "Con esos dados no hay cuenta que dé ese número: |elige otro.",
      ({ dice, cell }) => `Con ${listed("es", dice)} no hay cuenta que dé ${cell}: |elige otro número.`,
    ],
    "contig60.score missing": "Falta el puntaje: |resta los puntos de esta ficha y di cuánto queda.",
    "contig60.score value": [
      "El puntaje no es el que queda: |resta un punto por cada ficha vecina, y dos en una captura.",
      (facts) =>
        `${facts.touching === 1 ? "Toca 1 ficha vecina" : `Toca ${facts.touching} fichas vecinas`}${
          facts.factor > 1 ? ", y en una captura cada una vale dos" : ""
        }: ${taken(facts)}, no ${figure(facts.said)}.`,
    ],
    "contig60.goal row": "Esas cinco casillas no forman una fila: |elige cinco seguidas y en línea recta.",
    "contig60.goal color": "En esa fila hay casillas sin ficha propia: las cinco tienen que ser del mismo jugador.",
    "contig60.goal total": [
      "Todavía no se llegó a cero: se declara con cero o menos.",
      ({ own }) => `El puntaje es ${figure(own)}: se declara con cero o menos.`,
    ],
    "contig60.goal lead": [
      "El puntaje llegó a cero, pero con menos de tres puntos de ventaja: |sigue jugando.",
      ({ own, other, lead }) => `Van ${figure(own)} y ${figure(other)}: hacen falta ${lead} puntos de ventaja. El juego sigue.`,
    ],
  },
  missing: {
    roll: "Todavía no lanzaste: lanza los dados antes de pasar.",
    announce: "Te falta la cuenta: di con qué cuenta llegas a tu número.",
    score: "Te falta el puntaje: di cuánto te queda.",
  },
  stakes: {
    undone_points: "la jugada se deshace y bajas 2 puntos por cada regla rota (aquí bajar es bueno)",
  },
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const rulesEs = {
  "contig60.sentence":
    "La cuenta está mal o falta.",
  "contig60.score": "El puntaje está mal o falta.",
  "contig60.goal": "No había ganado.",
  "contig60.piece-played": "Pieza puesta, pieza jugada: una ficha colocada no se mueve.",
  "contig60.capture": "Captura de un pase: antes de lanzar, con los dados del otro y por el doble de puntos.",
  "contig60.start": "Inicio: un dado cada uno; empieza el menor.",
  "contig60.record": "El servidor anota los tres valores de cada tirada.",
  "contig60.end-zero": "Cero o menos: el juego termina.",
  "contig60.end-chips": "Sin fichas se termina el juego.",
  "contig60.time-limit": "Límite de tiempo: gana el puntaje menor con tres de diferencia; si no, es empate.",
};

export const play = {
  ...title,
  phases: {
    review: "Lanza los dados",
    rolled: "Coloca la ficha, di la cuenta y el puntaje, y pasa la banderilla",
    result_pending: "Resultado por confirmar",
    over: "El juego terminó",
  },
  reviewing: {
    ...boardWords.reviewing,
    review: "Revisa la jugada anterior: reta o lanza los dados",
  },
  watched: {
    review: (names: string) => `${names} lanza los dados`,
    rolled: (names: string) => `${names} hace una cuenta con sus dados`,
    result_pending: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} el resultado`,
  },
  isDone: isSaid,
  refusals: {
    malformed: "No entendí la cuenta. Escríbela así: 3 × 4 + 2 = 14.",
    no_chip: "No te quedan fichas.",
    no_offer: "No hay una tirada que puedas usar.",
    nothing_to_capture: "El otro no pasó: no hay nada que capturar.",
    nothing_placed: "Primero coloca una ficha.",
    piece_played: "Pieza puesta, pieza jugada: ya colocaste tu ficha.",
    use_capture: "Para usar el pase del otro, toca «¡Captura!».",
    occupied: "Esa casilla está ocupada.",
  },
  rules: rulesEs,
  ...faults,
  happenings: {
    start_throw: (event: GameEvent, names: Names) =>
      `Dados de inicio: ${dice(event.params?.throw ?? event.params?.dice)}. Empieza ${names(event.seat)}.`,
    rolled: (event: GameEvent, names: Names) => `${names(event.seat)} lanza: ${dice(event.params?.dice)}.`,
    roll_used: (event: GameEvent, names: Names) =>
      `${names(event.seat)} usa la tirada ${dice(event.params?.dice)}.`,
    placed: (event: GameEvent, names: Names) =>
      `${names(event.seat)} coloca su ficha en el ${text(event.params?.cell)}.`,
    announced: (event: GameEvent, names: Names) => `${names(event.seat)} dice: ${pretty(text(event.params?.sentence))}.`,
    scored: (event: GameEvent, names: Names) => `${names(event.seat)} dice su puntaje: ${text(event.params?.total)}.`,
    captured: (event: GameEvent, names: Names) =>
      `¡Captura! ${names(event.seat)} cubre el ${text(event.params?.cell)} con los dados del otro.${event.params?.sentence ? ` Dice: ${pretty(text(event.params.sentence))}.` : ""}${event.params?.total == null ? "" : ` Su puntaje: ${text(event.params.total)}.`}`,
    win_declared: (event: GameEvent, names: Names) =>
      `${names(event.seat)} declara la victoria: ${event.params?.claim === "zero" ? "cero o menos" : "cinco en fila"}.`,
    no_challenge: (event: GameEvent, names: Names) => `${names(event.seat)} no reta.`,
    restored: (event: GameEvent, names: Names) =>
      `Se deshace la jugada de ${names(event.seat)}. Quien retó baja ${text(event.params?.points)} puntos: aquí bajar es bueno.`,
    end_announced: (event: GameEvent) =>
      `Fin del juego: ${{ zero: "cero o menos", chips: "sin fichas", time: "límite de tiempo" }[text(event.params?.reason)] ?? ""}.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    ...boardWords.actions,
    roll: "Lanzar los dados",
    use_roll: "Usar esta tirada",
    place: "Colocar la ficha",
    announce: "Decir la cuenta",
    score: "Decir el puntaje",
    capture: "¡Captura!",
    declare_win: "Declarar la victoria",
    no_challenge: "No reto",
  },
  options: {
    ...boardWords.options,
    parentheses: { label: "Paréntesis", values: { true: "Sí", false: "No" } },
    zero_short_lead: { label: "Cero sin tres de ventaja", values: { draw: "Empate", continue: "Se sigue jugando" } },
    starter: { label: "Quién empieza", values: { null: "El dado menor", "0": "El primero", "1": "El segundo" } },
  } as GameWords["options"],
  reasons: {
    five: "cinco fichas en fila",
    zero: "el puntaje llegó a cero o menos",
    chips: "a alguien no le quedan fichas",
    false_win: "victoria mal declarada",
  },
  columns: { dice: "Dados", number: "Número", sentence: "Cuenta", total: "Puntaje", capture: "Captura" },
  hints: {
    roll: "Lanza los tres dados: con ellos haces tu cuenta.",
    use_roll: "Usa los dados del otro: con ellos sale un número que te sirve.",
    place: ({ cell }, view) => {
      const near = touching(view, cell);
      const points = near === 0 ? "" : near === 1 ? " Toca una ficha: bajas 1 punto." : ` Toca ${near} fichas: bajas ${near} puntos.`;
      return `Pon tu ficha en el ${cell}: con tus dados, ${pretty(sentenceFor(view, cell))}.${points}`;
    },
    announce: ({ sentence }) => `Di tu cuenta: ${pretty(sentence)}. Usa los tres dados y da tu número.`,
    score: ({ total }, view) => {
      const before = view.turn.before ?? total;
      return before === total ? `Tu ficha no toca otra: tu puntaje sigue en ${total}. Dilo.` : `Tenías ${before} y tu ficha toca ${before - total}: di ${total}.`;
    },
    capture: ({ cell, sentence }) => `Captura el ${cell} con los dados del otro: ${pretty(text(sentence))}. Vale el doble.`,
    declare_win: ({ claim }) => (claim === "five" ? "Tienes cinco fichas en fila: declara la victoria." : "Tu puntaje llegó a cero y vas adelante: declara la victoria."),
    pass_flag: (_action, view) => (view.turn.cell === null ? "Con estos dados no queda un número libre: pasa la banderilla." : "Ya dijiste todo: pasa la banderilla."),
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    board: "Tablero de Contig 60, 64 números en espiral",
    cell: (number: number, owner: string | null) =>
      owner === null ? `${number}, libre` : `${number}, ficha de ${owner}`,
    dice: "Dados",
    calls: "Qué puedes hacer",
    sayAll: "Decir todo",
    rollNow: "Lanza los tres dados.",
    rollOrCapture: "Lanza los dados. O captura el número que el otro no cubrió.",
    reviewOrPass: "Revisa la jugada anterior: reta o pasa la banderilla",
    placeNow: (dice: readonly number[]) => `Haz una cuenta con ${joined(dice, "y")}, y toca el número que da.`,
    placeAgain: (number: number) => `Pon tu ficha en el ${number}, o toca otro número.`,
    sayNow: (number: number, score: number) => `Di tu cuenta de ${number}. Puntaje: ${score} − 1 por vecina.`,
    passNow: "¡Listo! Pasa la banderilla.",
    lineNow: "Toca tus cinco fichas en fila.",
    captureNow: "Toca el número que captura tu ficha, con los dados del otro.",
    captureSay: (number: number) => `Di la cuenta que da ${number}, y tu puntaje.`,
    placeAt: (number: number) => `Colocar en ${number}`,
    captureHere: "Toca la casilla que capturas",
    captureAt: (number: number) => `Capturar el ${number}`,
    declareFive: "Declarar cinco en fila",
    declareZero: "Declarar cero o menos",
    chosen: (count: number) => `${count} de 5 casillas elegidas`,
    back: "Volver",
    sentenceFor: (number: number) => `Cuenta para ${number}`,
    total: "Puntaje",
    steps: boardWords.number,
    change: "Cambiar",
    totalMissing: "Falta tu puntaje",
    allSaid: "Ya dijiste todo.",
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
    passed: "pasó sin colocar",
    captured: "Captura",
    noSentence: "sin cuenta",
    noTotal: "sin puntaje",
    saidTotal: (total: number) => `puntaje ${total}`,
    touches: (count: number, total: number) => `toca ${count === 1 ? "1 ficha" : `${count} fichas`}: ${total + count} − ${count} = ${total}`,
    turnLost: "Turno perdido",
    nothingDone: "Nada",
    pad: boardWords.pad,
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      row: (cells: string) => `las cinco casillas de la fila son suyas: ${cells}`,
      zero: (points: number, lead: number) => `su puntaje es ${points}, y es ${lead} menor que el del otro`,
    }),
  kept: {
    "contig60.sentence": "la cuenta usa los tres dados y da el número cubierto",
    "contig60.score": "dijo el puntaje que corresponde",
    "contig60.goal": "cumplió lo que declaró",
    "contig60.piece-played": "la ficha quedó donde la puso",
  } as Record<string, string>,
  tally: (view: View, seat: number) => ({
    value: view.score[seat] ?? 0,
    label: "hasta el 0",
    notes: [`${view.supply[seat] ?? 0} ${view.supply[seat] === 1 ? "ficha" : "fichas"}`],
  }),
  aims: (rule: string, view: View) =>
    rule !== "contig60.goal" && (view.turn.capture || view.last?.capture)
      ? [
          { label: "La jugada", with: { target: "turn" } },
          { label: "La captura", with: { target: "capture" } },
        ]
      : [],
  describe: (view: View, names: Names) => {
    const seats = view.score.map((score, seat) => {
      const chips = view.chips[seat] ?? [];
      return `${names(seat)}: puntaje ${score}, ${chips.length ? `fichas en ${chips.join(", ")}` : "ninguna ficha en el tablero"}, ${view.supply[seat]} por jugar.`;
    });
    const rolled = view.dice ? ` Dados: ${view.dice.join(", ")}.` : "";
    return `${seats.join(" ")} Turno de ${names(view.turn.seat)}.${rolled}`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof play;

export const howto: Howto = {
  goal: "Cubre cinco números seguidos con fichas tuyas: en fila, en columna o en diagonal. Si nadie lo logra, gana quien baja más su puntaje, que empieza en 60.",
  turn: [
    "Al comienzo cada uno lanza un dado: empieza el menor.",
    "Recibes la banderilla. Mira la jugada anterior: todavía puedes retarla.",
    "Lanza los tres dados.",
    "Busca una cuenta que use los tres valores, una vez cada uno, con +, −, × o ÷. El resultado tiene que ser un número libre del tablero.",
    "Coloca ahí una ficha. Pieza puesta, pieza jugada: ya no se mueve.",
    "Di la cuenta (en el reglamento, «oración numérica»). Vale el orden de las operaciones: 3+5*4 es 23. Para que dé 32 escribe 3+5=8; 8*4=32, o usa paréntesis si la mesa los permite.",
    "Resta un punto por cada ficha vecina, tuya o ajena, de lado o en esquina. Di tu nuevo puntaje aunque no haya cambiado.",
    "Pasa la banderilla. También puedes pasar sin colocar.",
    "Si el otro pasó sin colocar, tú puedes capturar antes de lanzar: pones una ficha con sus dados y restas el doble. Después juegas tu turno.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubres tú. Reta la cuenta o el puntaje después de recibir la banderilla y antes de lanzar.",
    "Una captura se reta sin banderilla, hasta que quien capturó la pasa. Si su turno se corta antes, puedes retarla durante todo tu turno siguiente.",
    "Si aciertas, la jugada se deshace, tú restas 2 puntos y es tu turno: usas la misma tirada o lanzas otra vez. En una captura se deshace también lo que el otro hizo después.",
    "Si te equivocas, pierdes un turno y recibes una falta. Un reto fuera de tiempo también es una falta. Con tres faltas pierdes el juego.",
  ],
  end: [
    "Declara la victoria con la banderilla en la mano: cinco en fila, o cero o menos con al menos 3 puntos de ventaja. Si es falsa y el otro la reta, gana el otro; si la reta y era cierta, la confirma.",
    "También termina con un puntaje de cero o menos, cuando alguien recibe la banderilla sin fichas (tiene 25 al empezar) o por el límite de tiempo.",
    "Entonces gana el puntaje menor si la diferencia es de 3 o más. Si no, es empate.",
    "No se completa la ronda, salvo con el límite de tiempo: si quien empezó ya colocó una ficha en esa ronda o ya pasó la banderilla, los dos completan su turno.",
  ],
  cases: [
    ["goal", "Five in a row", "five", [0]],
    ["end", "Five with a chip of the other colour", "false_win", [1]],
    ["end", "A declared win confirmed", "five", [0]],
    ["end", "Zero or less with the lead", "zero", [0]],
    ["end", "No chips left, three points apart", "chips", [0]],
    ["end", "No chips left, two points apart", "chips", []],
    ["end", "Time limit in a begun round", "time", []],
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso y 10 segundos más.",
    "Si ya pusiste ficha, cuenta y puntaje, el servidor pasa la banderilla. Si no, pierdes el turno y lo que hiciste se borra, menos una captura. Con el tercer aviso pierdes el juego.",
    "El reloj espera mientras se resuelve un reto.",
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
    ["!contig60.score", "retar esa regla"],
    ["!contig60.score @capture", "retarla en la captura"],
    ["pass · accept · nochallenge", "pasar la banderilla · aceptar el resultado · no reto"],
  ],
};

export const lesson: LessonWords = {
  roll: ["Es tu turno. Toca «{roll}».", "Salieron 4, 6 y 4."],
  place: ["Busca una cuenta con los tres números: 4 × 6 + 4 = 28. Toca el 28 y después el botón marcado.", "Ficha puesta, ficha jugada."],
  say: [
    "Ahora dilo: escribe 4*6+4=28. Empiezas con 60 y restas 1 por cada ficha vecina. El 28 toca tres: 60 − 3 = 57. Pon 57 y toca el botón marcado.",
    "Cuantas más vecinas, más baja tu puntaje. ¡Eso es bueno!",
  ],
  pass: ["«{pass_flag}»: así termina tu turno.", "Ahora jugaría el otro."],
  challenge: [
    "En un torneo nadie avisa las faltas: las ves tú. Salió 3, 5 y 4, y la computadora dijo 3+5*4=32. Primero se multiplica: ¡da 23! Toca «{challenge}» y elige la regla de la cuenta.",
    "Es una C (correcto): la falta está. Su ficha sale y tú restas 2 puntos.",
  ],
  win: ["Cinco fichas tuyas en línea ganan, y ya las tienes. Toca «{declare_win}», los cinco números y el botón marcado.", "Si el otro no lo reta, ganaste."],
};
