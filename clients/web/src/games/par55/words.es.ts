/** The words of Par 55, in Spanish. */
import { es as boardWords } from "../../board/words.es";
import { plainSide } from "../../board/seats/sides";
import type { Title, FaultWords, GameWords, Names, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import { BLOCK, worth, type Attribute, type Color, type View } from "./view";
import { named, numbers, run, text, sums } from "./wording";

export const title: Title = { name: "Par 55", tag: "Bloques que se parecen y dos peones camino al 55" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "par55.score": [
      "Ese no es el puntaje: 5 por la base y 1 por cada parecido con los bloques vecinos. |Cuéntalos otra vez.",
      ({ said, right, par, likenesses }) =>
        `Es ${par} por la base y ${likenesses} por los parecidos con los vecinos: ${par} + ${likenesses} = ${right}, no ${said}.`,
    ],
    "par55.announce-first": "El peón se movió antes del anuncio: |di primero el puntaje.",
    "par55.count path": [
      "Los espacios no están bien contados: uno por uno, tantos como se anunciaron. Si pasan de 55, el peón se queda.",
      ({ start, spaces, end }) =>
        end === null
          ? `Desde ${start}, con ${spaces}, el peón pasaría de 55: se queda donde está y no se cuenta.`
          : `Desde ${start} se cuentan ${spaces} espacios, uno por uno: ${start} + ${spaces} = ${start + spaces}.`,
    ],
    "par55.count to": [
      "El peón no va ahí: va en el último espacio que se contó.",
      ({ to, right }) => `El peón no va a ${to}: contando se llega a ${right}.`,
    ],
    "par55.bump omitted": "El peón cayó en un espacio blanco ocupado y no chocó al otro: |choca al otro antes de pasar.",
    "par55.bump to": [
      "El peón chocado no va ahí: va 5 espacios atrás, y desde menos de 5, a la salida.",
      ({ to, right, back }) =>
        `El peón chocado no va a ${to}: va ${back} espacios atrás, a ${right === 0 ? "la salida" : right}.`,
    ],
    "par55.bump not_due": "Aquí no se choca: hace falta que el peón haya caído sobre el otro en un espacio blanco.",
    "par55.win": [
      "El peón no está en 55: se gana al caer justo ahí.",
      ({ at, goal }) => `El peón está en ${at}: se gana al caer justo en ${goal}.`,
    ],
  },
  missing: {
    place: "Todavía no pusiste un bloque: colócalo en una base.",
    announce: "Te falta el puntaje: anúncialo.",
    move_pawn: "Te falta el peón: muévelo tantos espacios como anunciaste.",
    declare_win: "¡Tu peón está en 55! Anuncia tu victoria antes de pasar.",
  },
  stakes: {
    undone: "el bloque vuelve al banco y los peones a su lugar",
    void_undone: "el resultado no vale: el bloque vuelve al banco y los peones a su lugar",
    first_landed: "esa llegada no vale y decide la del que llegó primero",
    undone_draw: "la jugada se deshace y el juego termina en empate",
  },
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

type Beside = { block: string; alike: Attribute[] };

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

export const blockEs = (id: unknown): string => {
  const block = BLOCK.get(text(id));
  return block ? [block.shape, block.colour, block.size].map((value) => VALUES_ES[value]).join(" ") : text(id);
};

const colorEs = (color: unknown): string => VALUES_ES[text(color)] ?? text(color);

export const rulesEs = {
  "par55.score": "Puntaje equivocado: 5 por la base y uno más por cada parecido (tamaño, color, forma) con los bloques vecinos.",
  "par55.announce-first": "Peón movido antes de anunciar: primero se dice el puntaje.",
  "par55.count": "Espacios mal contados: uno por uno, tantos como se anunciaron, y el peón en el último.",
  "par55.bump":
    "Choque no hecho o mal hecho: en un espacio blanco ocupado, el peón del otro va 5 espacios atrás; en uno con número no se choca.",
  "par55.win": "No había ganado: el peón no está en 55.",
  "par55.exact": "Exactamente 55: si el puntaje pasa de 55, el peón se queda donde está.",
  "par55.block-played": "Pieza puesta, pieza jugada: un bloque por turno, y ya no cambia de base.",
  "par55.announce-win": "Quien cae en 55 anuncia su victoria antes de pasar la banderilla.",
  "par55.start": "Inicio: uno dice el color que empieza, el otro elige una mano.",
  "par55.challenge": "Se reta al recibir la banderilla, antes de tocar los bloques.",
  "par55.declared-win": "Una victoria declarada se puede retar sin la banderilla.",
  "par55.final-turn": "Turno final: después de un 55, el otro tiene un turno más.",
  "par55.end": "Última base: cuando se llena y el turno termina, es empate.",
  "par55.time-limit": "Límite de tiempo: empate, salvo que alguien ya cayó en 55.",
  "par55.time": "Un minuto por turno.",
};

export const play = {
  ...title,
  phases: {
    start: "Quién empieza: se dice un color y se elige una mano",
    placing: "Coloca un bloque en una base",
    scoring: "Anuncia, cuenta, mueve y pasa",
    result_pending: "Resultado por confirmar",
    over: "El juego terminó",
  },
  reviewing: {
    ...boardWords.reviewing,
  },
  watched: {
    start: (names: string) => `${names} elige en el sorteo`,
    placing: (names: string) => `${names} coloca un bloque`,
    scoring: (names: string) => `${names} cuenta, mueve su peón y pasa`,
    result_pending: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} el resultado`,
  },
  refusals: {
    not_caller: "El color lo dice el otro.",
    already_called: "El color ya se dijo.",
    not_picker: "La mano la elige el otro.",
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
  ...faults,
  happenings: {
    start_called: (event, names) => `${names(event.seat)} dice: empieza el ${colorEs(event.params?.color)}.`,
    hand_picked: (event, names) =>
      `${names(event.seat)} elige la mano ${event.params?.hand === "left" ? "izquierda" : "derecha"}: peón ${colorEs(event.params?.color)}. Empieza ${names(Number(event.params?.starter))}.`,
    selected: (event, names) => `${names(event.seat)} toca el ${blockEs(event.params?.block)}.`,
    put_back: (event, names) => `${names(event.seat)} devuelve el ${blockEs(event.params?.block)} al banco.`,
    placed: (event, names, hasCodes) =>
      `${names(event.seat)} coloca el ${blockEs(event.params?.block)}${hasCodes ? ` en ${text(event.params?.base)}` : ""}.`,
    announced: (event, names) => `${names(event.seat)} anuncia ${text(event.params?.score)}.`,
    pawn_moved: (event, names) =>
      numbers(event.params?.path).length
        ? `${names(event.seat)} cuenta ${run(numbers(event.params?.path), "del", "al")} y pone su peón en ${text(event.params?.to)}.`
        : `${names(event.seat)} no cuenta espacios: su peón está en ${text(event.params?.to)}.`,
    bumped: (event, names) => `${names(event.seat)} choca: el otro peón va al ${text(event.params?.to)}.`,
    final_turn: (event, names) => `Turno final de ${names(event.seat)}.`,
    restored: (event, names) => `La jugada de ${names(event.seat)} vuelve atrás: bloque al banco y peones a su lugar.`,
    end_announced: (event) =>
      event.params?.reason === "both" ? "Los dos peones están en 55." : "Todas las bases están llenas.",
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    ...boardWords.actions,
    start_call: "Decir el color",
    start_pick: "Elegir una mano",
    select: "Tocar un bloque",
    put_back: "Devolverlo al banco",
    place: "Colocar el bloque",
    announce: "Anunciar el puntaje",
    move_pawn: "Contar y mover el peón",
    bump: "Chocar",
    declare_win: "Declarar la victoria",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Quién empieza", values: { null: "Por color y mano", "0": "El primero", "1": "El segundo" } },
    hints: { label: "Con ayuda, mostrar los parecidos", values: { true: "Sí", false: "No" } },
    overshoot: { label: "Si pasa de 55", values: { stay: "Se queda", bounce: "Rebota" } },
    undeclared: {
      label: "Caer en 55 sin decirlo",
      values: { stands: "Turno final, sin victoria", lapses: "Se puede decir después" },
    },
  } as GameWords["options"],
  reasons: {
    goal: "la meta de 55, alcanzada",
    both: "los dos en 55",
    not_declared: "el 55 no se anunció",
    bases_full: "todas las bases llenas",
    time: "límite de tiempo",
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
  hints: {
    start_call: "Toca cualquiera: es un sorteo.",
    start_pick: "Toca cualquiera: es un sorteo.",
    place: ({ block, base }, view) => `Prueba el ${blockEs(block)} en la base marcada: ahí suma ${worth(view, block, base)}.`,
    announce: ({ score }, view) => {
      const par = view.score[0] ?? score;
      return score === par ? `Di ${score}: son los de la base.` : `Di ${score}: ${par} de la base y ${score - par} por lo que se parece a sus vecinos.`;
    },
    move_pawn: ({ to, path }) => (path.length === 0 ? `Quédate en el ${to}: para el 55 hace falta un número menor.` : `Cuenta ${path.length} espacios: terminas en el ${to}.`),
    bump: ({ to }) => `¡Chocaste! Lleva el peón del otro al ${to}: así queda más atrás.`,
    declare_win: "Tu peón está en el 55: ¡declara la victoria!",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    announceNow: "Suma los puntos de tu bloque y anúncialos.",
    countNow: (count: number) => `Avanza ${count}: cuenta los espacios y pon tu peón.`,
    bumpNow: (name: string) => `¡Chocaste con el peón de ${name}! Llévalo atrás.`,
    passNow: "¡Listo! Pasa la banderilla.",
    winNow: "¡Llegaste a 55! Declara la victoria.",
    board: "Tablero de Par 55: 30 bases y un camino de 0 a 55",
    base: (id: string, block: string | null) => `base ${id}, ${block === null ? "vacía" : blockEs(block)}`,
    space: (space: number, kind: string, on: readonly string[], count: number | null) =>
      [
        `espacio ${space}`,
        { start: "salida", numbered: "con número", white: "blanco" }[kind] ?? kind,
        ...on,
        ...(count === null ? [] : [`contado: ${count}`]),
      ].join(", "),
    pawnOf: (name: string) => `peón de ${name}`,
    bank: (count: number) => `Banco de bloques: ${count}`,
    bankTitle: "Banco de bloques",
    block: (id: string) => blockEs(id),
    chooseBlock: "Toca un bloque: vale 5, y 1 más por cada parecido con un vecino.",
    chooseBase: (block: string) => `Toca una base para el ${blockEs(block)}.`,
    number: "Mi puntaje",
    say: "Anunciar",
    steps: boardWords.number,
    sum: (par: number, besides: readonly Beside[], each: number) =>
      besides.length
        ? `${par} de la base; ${besides.map(({ block, alike }) => `${blockEs(block)}: ${alike.length ? `+${alike.length * each}` : "nada"}`).join("; ")}`
        : `${par} de la base, sin vecinos.`,
    counting: "Contar los espacios",
    countFrom: (from: number) => `Cuenta desde el ${from}: toca los espacios o toca el botón.`,
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
    callNow: "Sorteo: elige un color. El otro saca una mano a ciegas.",
    pickNow: "Elige una mano: adentro está tu peón.",
    calling: (name: string) => `${name} dice qué color empieza.`,
    picking: (name: string) => `${name} elige una mano.`,
    finalTurn: (name: string) => `Turno final de ${name}: ¡a caer en 55!`,
    baseOnly: (score: number) => `base ${score}`,
    said: (score: number, parts: readonly number[] | null) =>
      parts === null ? `Anunció ${score}.` : parts.length > 1 ? `Anunció ${parts.join(" + ")} = ${score}.` : `Anunció ${score} por la base, sin parecidos.`,
    movedTo: (from: number, path: readonly number[], to: number) =>
      path.length ? `Fue del ${from} al ${to}.` : `Se quedó en el ${to}.`,
    bumpedTo: (space: number, name: string) => `Chocó: ${name} volvió al ${space}.`,
    declared: "Declaró la victoria.",
    touches: (block: string) => `Toca el ${blockEs(block)}.`,
    turnLost: "Perdió el turno.",
    nothingDone: "No jugó.",
    turnOf: (name: string) => `Turno de ${name}`,
    lastOf: (name: string) => `Jugada anterior: ${name}`,
  },
  side: (view: View, seat: number) => {
    const color = view.colors?.[seat] ?? null;
    return color === null ? plainSide(view, seat) : { color, form: color === "red" ? "diamond" : "disc", name: color === "red" ? "el peón rojo" : "el peón azul" };
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      announced: (points: number, to: number) => `primero anunció ${points} y después puso el peón en ${to}`,
    }),
  kept: {
    "par55.score": "anunció bien los puntos",
    "par55.announce-first": "primero anunció y después movió el peón",
    "par55.count": "contó los espacios anunciados",
    "par55.bump": "no hubo choque, o el otro peón retrocedió 5",
    "par55.win": "el peón está en 55",
  } as Record<string, string>,
  tally: (view: View, seat: number) => ({
    value: view.pawns[seat] ?? 0,
    label: "de 55",
  }),
  describe: (view: View, names: Names) => {
    const laid = Object.entries(view.bases).map(([base, block]) => `${base}: ${blockEs(block)}`);
    const pawns = view.pawns.map((space, seat) => `peón de ${names(seat)} en ${space}`).join(", ");
    const last = view.final === null ? "" : ` Turno final de ${names(view.final)}.`;
    return `${laid.length ? `Bases: ${laid.join("; ")}.` : "Todas las bases están vacías."} ${pawns[0]?.toUpperCase()}${pawns.slice(1)}. ${view.colors ? `Turno de ${names(view.turn.seat)}.` : ""}${last}`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof play;

export const howto: Howto = {
  goal: "Coloca bloques junto a otros que se les parezcan: cada parecido hace avanzar tu peón. Gana quien cae exactamente en 55, si el otro no cae también en su turno final.",
  turn: [
    "Al comienzo uno dice qué color empieza y el otro elige una mano: adentro está su peón, azul o rojo. Empieza quien tenga el color dicho.",
    "Recibes la banderilla. Mira la jugada anterior: todavía puedes retarla. Cuando tocas un bloque, ya no.",
    "Toca un bloque del banco y una base vacía. Puedes devolverlo y tomar otro; una vez puesto, ya no se mueve.",
    "Tu puntaje es 5 por la base, más uno por cada parecido con cada bloque vecino: mismo tamaño, mismo color, misma forma. Anúncialo antes de mover.",
    "Cuenta los espacios uno por uno y pon tu peón en el último. Si pasarías de 55, tu peón se queda donde está.",
    "¿Caíste en un espacio blanco donde está el otro peón? Choca: ese peón va 5 espacios atrás. En los espacios con número y en la salida no se choca.",
    "¿Caíste en 55? Declara la victoria antes de pasar la banderilla.",
    "Pasa la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Reta al recibir la banderilla y antes de tocar un bloque: el puntaje, el peón movido antes de anunciar, la cuenta o el choque.",
    "Una victoria declarada se reta sin banderilla, durante unos segundos.",
    "Si aciertas, el bloque vuelve al banco, los peones a donde estaban, y juegas tú.",
    "Si te equivocas, pierdes el turno y recibes una falta. Un reto fuera de tiempo o de lo que no es una de esas reglas es solo una falta. Con tres faltas pierdes el juego.",
  ],
  end: [
    "Después de un 55 el otro tiene un turno final. Si cae también en 55, es empate. Si no, gana quien cayó primero y lo declaró; si no lo declaró, es empate.",
    "Cuando se llena la última base y el turno termina, es empate. Pero quien cae en 55 con el último bloque y lo declara, gana.",
    "Con el límite de tiempo es empate, salvo que alguien ya cayó en 55: entonces se juega el turno final.",
  ],
  cases: [
    ["goal", "Landing on 55, the declaration, the final turn misses: a win", "goal", [0]],
    ["goal", "The final turn lands on 55 too: a draw, after the last window", "both", []],
    ["end", "Landing without declaring: the other seat still has its final turn, and nobody wins", "not_declared", []],
    ["end", "The last base is filled: a draw, after the last window", "bases_full", []],
    ["end", "Time limit: a draw at once", "time", []],
  ],
  clock: [
    "Cada turno dura un minuto, si la mesa no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si aún te falta colocar, anunciar o mover, tu turno se pierde y todo vuelve atrás. Con el tercer aviso se pierde el juego.",
  ],
  line: [
    ["call blue · left", "decir el color que empieza · elegir la mano izquierda"],
    ["?lrc", "tocar un bloque: l grande o s pequeño; r rojo, b azul o y amarillo; c círculo, s cuadrado, t triángulo, r rectángulo o h hexágono"],
    ["back", "devolverlo al banco"],
    ["lrc C2T", "colocar el círculo rojo grande en la base C2T"],
    ["=7", "anunciar 7"],
    [">12", "contar uno por uno hasta el 12 y poner ahí el peón"],
    [">12 8-11", "contar del 8 al 11 y poner el peón en el 12"],
    ["bump 3", "chocar: el otro peón al 3"],
    ["win", "declarar la victoria"],
    ["!par55.score", "retar esa regla"],
    ["pass", "pasar la banderilla"],
    ["accept · resign", "aceptar el resultado · rendirme"],
  ],
};

export const lesson: LessonWords = {
  place: [
    "Pon un bloque al lado de otro que se le parezca. Toca el hexágono rojo grande, que está marcado, y después la base marcada.",
    "Al lado hay un círculo rojo grande.",
  ],
  say: [
    "Cuenta: 5 por la base, más 1 por cada parecido. Los dos son rojos y los dos son grandes: 5 + 2 = 7. Escribe 7 y toca el botón marcado.",
    "La forma es otra: no suma.",
  ],
  move: ["Tu peón está en la salida. Avanza 7: toca el espacio marcado del camino y después el botón.", "0 + 7 = 7."],
  pass: ["«{pass_flag}»: así termina tu turno. Gana quien cae justo en 55.", "El otro avanzó 5."],
  challenge: [
    "En torneo nadie avisa. La computadora puso el bloque marcado y dijo 10. Cuenta los parecidos con sus vecinos: son 4, y 5 + 4 = 9. Toca «{challenge}» y elige la regla del puntaje.",
    "Es una C (correcto): bloque y peón vuelven atrás.",
  ],
};
