/** The words of Truco, in Spanish. */
import { signals } from "../../../../../engines/truco/board.json";
import { es as boardWords } from "../../board/words.es";
import type { Title, FaultWords, GameWords, Names, Options, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import { named, pointsOf, toBeat, type View } from "./view";
import { applies, goalOf, list, pointsMoved, singing, speaker, spokenText, sums, sung, type Sign } from "./wording";

export const title: Title = { name: "Truco", tag: "Flor, envido y truco, de dos a ocho, con señas y cantos" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "truco.flor-callada": "Tener flor obliga a cantarla, y no se cantó: |cántala antes de jugar o de cantar otra cosa.",
    "truco.flor-sin-tener": "No hay flor: hacen falta tres cartas del mismo palo. |Canta otra cosa.",
    "truco.flor-mal-cantada": [
      "Esos no son los puntos de la flor: 20 más las tres cartas; las figuras valen 0. |Cuéntalos otra vez.",
      ({ said, right }) => `Se cantó ${said} de flor${right === null ? ", y no es lo que dicen las cartas" : `, y son ${right}`}: 20 más las tres cartas; las figuras valen 0.`,
    ],
    "truco.envido-mal-cantado": [
      "Esos no son los puntos del envido: dos del mismo palo valen 20 más sus puntos; las figuras valen 0.",
      ({ said, right }) => `Se cantó ${said} de envido${right === null ? ", y no es lo que dicen las cartas" : `, y es ${right}`}: dos del mismo palo valen 20 más sus puntos; las figuras valen 0.`,
    ],
    "truco.entrometerse": "En el pica-pica solo hablan los dos que juegan: |espera tu turno.",
    "truco.palabras": "La palabra se dice exacta, sin diminutivos: |usa el botón, o dila como es.",
  },
  missing: {},
  stakes: {
    flor_points: "tu lado gana los puntos de la mano y los de la flor callada",
    points_taken: "tu lado gana los puntos de la mano",
    envido_points: "tu lado gana los puntos del envido",
    sung_points: "tu lado gana los puntos de la flor",
    fine: "tu lado gana los puntos de la multa",
    false_flor: "el otro lado gana los puntos de pedir flor sin razón, y no te llevas una falta",
  },
};

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

const numbers = ["", "as", "dos", "tres", "cuatro", "cinco", "seis", "siete", "", "", "sota", "caballo", "rey"];
const suits: Record<string, string> = { E: "espadas", B: "bastos", O: "oros", C: "copas" };
export const card = (id: unknown): string => named(String(id), numbers, suits, "de");

const rules = {
  "truco.flor-callada": "Pido flor: quien tiene flor debe cantarla antes de jugar.",
  "truco.flor-sin-tener": "Flor dicha sin tenerla: son tres cartas del mismo palo.",
  "truco.envido-mal-cantado": "Envido ganado con puntos que no son los de las cartas.",
  "truco.flor-mal-cantada": "Flor ganada con puntos que no son los de las cartas.",
  "truco.entrometerse": "En el pica-pica solo hablan los dos que juegan.",
  "truco.palabras": "Las palabras se dicen exactas, sin diminutivos.",
  "truco.turno": "Se juega en ronda hacia la derecha, cada uno en su turno.",
  "truco.carta-jugada": "Carta jugada no se levanta.",
  "truco.orden-cantos": "Primero la flor, después el envido, después el truco.",
  "truco.querer-antes-de-retrucar": "Antes de retrucar hay que querer.",
  "truco.palabra-obliga": "La palabra obliga, también conversando.",
  "truco.sorteo": "El primer dador sale por sorteo; después da el de la derecha.",
  "truco.corte": "Corta solo el de la izquierda del dador, una vez, o golpea el mazo: se reparte sin cortar.",
  "truco.reparto": "Tres cartas a cada uno; cuatro al gallo.",
  "truco.gallo-descarte": "El gallo descarta una carta antes de todo.",
  "truco.gallo-tanteo": "Con gallo fijo hay dos cuentas; por turno, tres.",
  "truco.baza": "Gana la baza la carta más alta.",
  "truco.parda": "Parda: cartas iguales de los dos lados.",
  "truco.mano-gana": "A puntos iguales gana el mano.",
  "truco.envido-primero": "El envido va primero, aunque se haya dicho truco.",
  "truco.envido-valor": "Dos de un palo valen 20 más sus puntos; las figuras valen 0.",
  "truco.envido-valores": "Tantos del envido según lo cantado.",
  "truco.flor-anula": "La flor anula el envido.",
  "truco.flor-valores": "Tantos de la flor según lo cantado.",
  "truco.expresiones": "Expresiones de campeonato.",
  "truco.desafio-doble": "Desafío doble: envido y truco juntos.",
  "truco.mazo": "Irse al mazo: se dejan las cartas.",
  "truco.pica-pica": "Pica-pica, entre seis: de a dos, uno contra uno.",
  "truco.mostrar": "Quien gana la flor o el envido querido muestra sus cartas.",
  "truco.tanteo": "El tanteo: malas y buenas, hasta 30.",
  "truco.partida": "La partida: dos chicos, y el bueno si hace falta.",
  "truco.senas": "Las señas las ve quien mira.",
  "truco.reloj": "Cuando se acaba el tiempo decide el servidor.",
  "truco.impugnar": "Los retos: en la revisión, antes de recoger los tantos.",
};

const causes: Record<string, string> = {
  flor: "Flor",
  envido: "Envido",
  truco: "Truco",
  "flor-callada": "Flor callada",
  "pido-flor-falso": "Pido flor sin razón",
  entrometerse: "Entrometerse",
};

export const play = {
  ...title,
  phases: {
    cut: "Corta el mazo, o que repartan sin cortar",
    discard: "El gallo descarta una carta",
    play: "Juega una carta o canta",
    answer_envido: "Hay que contestar el envido",
    declare_envido: "Se cantan los puntos del envido",
    answer_truco: "Hay que contestar el truco",
    flor_round: "Hay flor: habla cada uno",
    answer_flor: "Hay que contestar la flor",
    declare_flor: "Se cantan los puntos de la flor",
    review: "Revisión: recoge los tantos",
    over: "El partido terminó",
  },
  reviewing: {
    review: "Así terminó la mano: recoge los tantos o reta",
  },
  watched: {
    cut: (names: string) => `${names} corta el mazo`,
    discard: (names: string) => `${names} descarta una carta`,
    play: (names: string) => `${names} juega`,
    answer_envido: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} el envido`,
    declare_envido: (names: string, count: number) => `${names} canta${count === 1 ? "" : "n"} sus puntos`,
    answer_truco: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} el truco`,
    flor_round: (names: string, count: number) => `Hay flor: habla${count === 1 ? "" : "n"} ${names}`,
    answer_flor: (names: string, count: number) => `${names} contesta${count === 1 ? "" : "n"} la flor`,
    declare_flor: (names: string, count: number) => `${names} canta${count === 1 ? "" : "n"} sus puntos`,
    review: (names: string, count: number) => `${names} revisa${count === 1 ? "" : "n"} la mano`,
  },
  doing: (view: View, name: string): string | null => {
    const theirs = view.phase === "play" ? toBeat(view, view.waiting[0] ?? 0) : null;
    return theirs === null ? null : `${name} juega contra ${card(theirs.card)}`;
  },
  refusals: {
    not_now: "Ahora no se puede.",
    not_your_card: "Esa carta no está en tu mano.",
    hand_over: "La mano ya terminó.",
    answer_pending: "Primero hay que contestar.",
    in_mazo: "Te fuiste al mazo.",
    nothing_to_declare: "Ahora no hay puntos que cantar.",
    nothing_to_beat: "Nadie cantó un punto todavía: di el tuyo.",
    own_proposal: "Eso lo propuso tu lado: contesta el otro.",
    must_answer: "Hay que contestar.",
    signals_off: "En esta mesa no hay señas.",
    no_partner: "No tienes compañero.",
    signal_spent: "Ya hiciste una seña; espera a que pase algo en la mesa.",
    look_spent: "Ya cambiaste la mirada; espera a que pase algo en la mesa.",
    own_team: "No se reta al propio lado.",
    not_in_play: "Ese jugador no está en esta mano.",
    reserved_word: "En tu frase hay una palabra reservada: cántala con su botón.",
    falta_is_last: "Después de la falta envido no se sube más.",
    stake_full: "El envido ya llegó al máximo.",
    envido_closed: "El envido ya no se puede cantar.",
    already_said: "Eso ya se dijo.",
    truco_not_accepted: "Antes de retrucar hay que querer.",
    not_your_right: "La palabra la tiene el otro lado.",
    nothing_to_answer: "No hay nada que contestar.",
    need_both: "Contesta las dos: el envido y el truco.",
    answer_flor_words: "A la flor se contesta con palabras de flor.",
    flor_not_played: "En esta mesa se juega sin flor.",
    not_your_answer: "No te toca contestar.",
    already_sung: "Ya cantaste tu flor.",
    flor_closed: "Ya no puedes cantar flor.",
    no_flor_to_answer: "No hay flor que contestar.",
    resto_quiero_or_no: "Al resto se contesta «con flor quiero» o «con flor no quiero».",
    achico_instead: "Eso se contesta con «con flor me achico».",
  } satisfies Mine["refusals"] as Mine["refusals"],
  rules: rules,
  ...faults,
  happenings: {
    hand: (event, names) => `Mano nueva. Da ${names(event.params?.dealer as number)}.`,
    cut: (event, names) => (event.params?.at ? `${names(event.seat)} corta.` : `${names(event.seat)} golpea el mazo: se reparte sin cortar.`),
    time_called: () => "¡Tiempo! Se revisa y anota esta mano, y termina la partida.",
    dealt: (event, names) => `${names(event.seat)} reparte.`,
    discarded: (event, names) => `${names(event.seat)} descarta una carta.`,
    laid: (event, names) => `${names(event.seat)} juega ${card(event.params?.card)}.`,
    said: (event, names) => `${speaker(event, names)}: «${spokenText(event)}».`,
    word: (event, names) => `Vale lo que dijo ${names(event.seat)}: ${singing[String(event.params?.word)] ?? ""}.`,
    mazo: (event, names) => `${names(event.seat)} se va al mazo.`,
    declared: (event, names) =>
      `${names(event.seat)}: ${event.params?.value === null ? "son buenas" : String(event.params?.value)}.`,
    // The event `said` already tells the call.
    envido_pending: () => "",
    envido_accepted: () => "",
    envido_done: (event, names) =>
      `Envido: ${event.params?.worth}${typeof event.params?.winner === "number" ? ` para ${names(event.params.winner)}` : ""}.`,
    envido_void: () => "La flor anula el envido.",
    flor_done: (event) => `Flor: ${event.params?.worth}.`,
    trick: (event, names) =>
      event.seat === null || event.seat === undefined ? "Parda." : `La baza es de ${names(event.seat)}.`,
    hand_won: (event) => `Fin de la mano: ${event.params?.points} de truco.`,
    shown: (event, names) => `${names(event.seat)} muestra ${list(event.params?.cards).map(card).join(", ")}.`,
    signal: (event, names) =>
      `${names(event.seat)} hace una seña: ${signals.find((each) => each.id === event.params?.signal)?.es ?? ""}.`,
    look: (event, names) => `${names(event.seat)} mira a ${names(event.params?.at as number)}.`,
    accepted: (event, names) => `${names(event.seat)} acepta la cuenta de la mano.`,
    noted: (event) => `${event.params?.points === 1 ? "Se anota" : "Se anotan"} ${event.params?.points} (${causes[String(event.params?.for)] ?? ""}).`,
    points_moved: (event, names) => {
      const { who, many, points, what } = pointsMoved(event, names, "es", causes);
      return `${who} ${many ? "se llevan" : "se lleva"} ${points} ${points === 1 ? "tanto" : "tantos"} (${what}).`;
    },
    achica: () => "¡Achica! Pasa de malas a buenas.",
    chico: () => "Termina un chico.",
    duel: (event, names) =>
      `Pica-pica: ${list(event.params?.seats)
        .map((seat) => names(seat as number))
        .join(" contra ")}.`,
    time_up: () => "Se acabó el tiempo: decide el servidor.",
    challenge: (event, names) => `${names(event.seat)} reta.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: {
    cut: "Cortar",
    discard: "Descartar",
    say: "Decir",
    play: "Jugar carta",
    declare: "Cantar",
    mazo: "Irse al mazo",
    signal: "Hacer una seña",
    look: "Mirar a",
    challenge: "Retar",
    accept: "Recoger los tantos",
  },
  options: {
    mode: { label: "Modo", values: { assisted: "En casa, con ayuda", tournament: "Torneo" } },
    flor: { label: "Flor", values: { true: "Con flor", false: "Sin flor" } },
    gallo: { label: "Gallo (tres)", values: { turno: "Por turno", fijo: "Fijo" } },
    gallo_seat: { label: "El gallo es", values: { "0": "El primero", "1": "El segundo", "2": "El tercero" } },
    length: {
      label: "Partida",
      values: { match: "Dos chicos de 30", chico: "Un chico, a 30", fifteen: "Un chico, a 15" },
    },
    parda_segunda: {
      label: "Parda en segunda",
      values: { null: "Según el modo", siguiente: "Decide la siguiente", primera: "Vale la primera" },
    },
    falta: { label: "Falta envido", values: { falta: "Lo que falta", chico: "El chico" } },
    resto: { label: "Contraflor al resto", values: { falta: "Lo que falta", chico: "El chico" } },
    pica_until: { label: "Pica-pica (seis) hasta", values: { "25": "25", "15": "15" } },
    pido_flor_false: { label: "Pido flor sin razón", values: { "3": "3 tantos", "4": "4 tantos" } },
    mazo_first: { label: "Mazo sin jugar", values: { "1": "1 tanto", "2": "2 tantos" } },
    expressions: {
      label: "Expresiones",
      values: { null: "Según el modo", campeonato: "De campeonato", comun: "Comunes" },
    },
    signals: { label: "Señas", values: { look: "Las ve quien mira", public: "Las ven todos", off: "Sin señas" } },
    decision_seconds: {
      label: "Tiempo para decidir",
      values: { "30": "30 s", "15": "15 s", "60": "60 s", "120": "2 min", "0": "Sin límite" },
    },
    review_seconds: { label: "Revisión", values: { "20": "20 s", "10": "10 s", "40": "40 s", "0": "Sin límite" } },
  } as GameWords["options"],
  scored: { games: "Chicos" },
  reasons: { chicos: "chicos ganados", agreed: "empate de común acuerdo" },
  columns: { chico: "Chico", own: "Propios", other: "Ajenos" },
  hints: {
    cut: "Corta por donde quieras, o que repartan sin cortar: da igual, es un sorteo.",
    discard: ({ card: id }) => `Deja tu ${card(id)}: así te quedan las mejores.`,
    play: ({ card: id }, view) => `Juega tu ${card(id)}: ${(view.hand?.length ?? 0) > 1 ? "así cuidas las otras" : "es la que te queda"}.`,
    say: ({ words }) => `Con tus cartas yo diría «${sung(words)}».`,
    declare: ({ value }) => (value === null ? "El otro tiene más puntos: di «son buenas» y guardas tus cartas." : `Canta ${value}: es lo que suman tus cartas.`),
    accept: "La mano terminó: recoge los tantos.",
    signal: "Hazle a tu compañero la seña de tu mejor carta: así sabe cómo jugar.",
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    cutNow: "Toca «Sin cortar» y se reparte. O corta por donde quieras.",
    florNow: (name: string | null) => `${name === null ? "Hay flor" : `${name} cantó flor`}. ¿Tienes tres del mismo palo?`,
    singNow: "Tienes flor: cántala antes de seguir.",
    playNow: (calls: boolean) => `Toca la carta que juegas${calls ? ", o canta" : ""}.`,
    beatNow: (name: string, card: string) => `${name} jugó ${card}. ¿Le ganas?`,
    leadNow: (calls: boolean) => `La baza es tuya. Toca otra carta${calls ? ", o canta" : ""}.`,
    discardNow: "Toca la carta que dejas.",
    layNow: (card: string) => `Juega el ${card}, o toca otra carta.`,
    declareNow: "Canta tu envido: los puntos de dos cartas del mismo palo, más 20.",
    declareFlorNow: "Canta tu flor: los puntos de tus tres cartas, más 20.",
    saidBy: (name: string, words: string) => `${name} dijo «${words}».`,
    answerNow: "¿Quieres o no quieres?",
    answerOrRaise: "¿Quieres, no quieres o subes?",
    acceptNow: "Así terminó la mano. Recoge los tantos.",
    words: singing,
    signals: signals.map((sign): Sign => ({ id: sign.id, name: sign.es, gesture: sign.gesture_es })),
    numbers: numbers,
    suits: suits,
    of: "de",
    causes: causes,
    table: "Mesa",
    score: "Tanteador",
    scoreOf: (malas: number, buenas: number) => (buenas ? `${buenas} buenas` : `${malas} malas`),
    chicos: (count: number) => `chicos ganados: ${count}`,
    we: "Nosotros",
    they: "Ellos",
    gallo: "Gallo",
    pair: "Pareja",
    mano: "mano",
    dealer: "da",
    pie: "pie",
    lawOfParda: {
      siguiente: "Parda en segunda: decide la tercera baza.",
      primera: "Parda en segunda: gana quien ganó la primera.",
    } as Record<string, string>,
    lawOfLastParda: "Parda en tercera: gana quien ganó la primera.",
    timeCalled: "Se acabó el tiempo: esta mano se revisa, se anota y decide.",
    florSung: "¡flor!",
    waits: "le toca",
    out: "al mazo",
    looksAt: (name: string) => `mira a ${name}`,
    held: (count: number) => `${count} ${count === 1 ? "carta" : "cartas"} en la mano`,
    inTrick: (card: string, trick: number) => `${card}, baza ${trick}`,
    shown: (card: string) => `${card}, mostrada`,
    hand: (number: number) => `Mano ${number}`,
    pica: "Pica-pica",
    parda: "parda",
    tricks: (winners: string[]) => `Bazas: ${winners.join(", ")}`,
    points: (count: number) => `${count} ${count === 1 ? "tanto" : "tantos"}`,
    worth: (count: number) => `Vale ${count} ${count === 1 ? "tanto" : "tantos"}`,
    before: (what: string) => `Última mano: ${what}`,
    firstTo: (goal: number) => `El primero en llegar a ${goal} gana.`,
    adds: (count: number) => `vale ${count}`,
    to: (name: string) => `para ${name}`,
    givesUp: "dejas la mano",
    given: (count: number) => `das ${count}`,
    florLevels: ["Flor", "Contraflor", "Contraflor al resto"],
    entries: "Tantos en juego",
    hand_cards: "Tus cartas",
    play: (card: string) => `Jugar ${card}`,
    discard: (card: string) => `Descartar ${card}`,
    cutWhere: (count: number) => `Cortar ${count} ${count === 1 ? "carta" : "cartas"}`,
    cutAt: (count: number) => `Cortar en ${count}`,
    knock: "Sin cortar",
    declare: "Mi punto",
    good: "Son buenas",
    goodMeans: "gana el otro",
    /** The second line of a call that has no stake. */
    meanings: { no_tengo: "sin flor", es_buena: "sin flor", sin_ley: "sin flor", con_flor_quiero: "acepto", con_flor_me_achico: "no acepto", con_flor_no_quiero: "no acepto", contraflor: "subo", contraflor_al_resto: "subo al máximo" } as Record<string, string>,
    steps: boardWords.number,
    doings: "Qué puedes hacer",
    calls: "Qué puedes decir",
    several: "Decir varias a la vez",
    chooseWords: "Elige las palabras en orden",
    sayAll: "Decir todo",
    undo: "Quitar la última",
    back: "Volver",
    talk: "Hablar en la mesa",
    talkHint: "Hablar (las palabras obligan)",
    speak: "Hablar",
    signs: "Señas",
    lookAt: "Miras a",
    looks: "Miradas",
    looking: (name: string, at: string) => `${name} a ${at}`,
    makeSign: "Hacer una seña",
    signedBy: (name: string) => `Seña de ${name}`,
    signedByMe: "Tu seña",
  },
  tally: (view: View, seat: number, options: Options = {}) => {
    const points = view.accounts.length === view.players ? pointsOf(view)[view.own[seat] ?? 0] : undefined;
    return points === undefined ? {} : { value: points, label: `de ${goalOf(options)}` };
  },
  sums: (view: View, rule: string | null, accused: number) =>
    sums(view, rule, accused, card, {
      flor: (cards) => `las tres son del mismo palo: ${cards}`,
      none: (cards) => `no son tres del mismo palo: ${cards}`,
    }),
  kept: {
    "truco.envido-mal-cantado": "nadie ganó con puntos que no son los de sus cartas",
    "truco.flor-mal-cantada": "los puntos que cantó son los de sus cartas",
    "truco.flor-callada": "no mostró tres cartas del mismo palo",
    "truco.flor-sin-tener": "las cartas son del mismo palo, o no cantó flor",
    "truco.entrometerse": "habló quien jugaba",
  } as Record<string, string>,
  applies,
  aimed: ["truco.envido-mal-cantado", "truco.flor-callada", "truco.flor-sin-tener", "truco.flor-mal-cantada", "truco.entrometerse"] as readonly string[],
  describe: (view: View, names: Names) => {
    const score = view.accounts.map((each) => each.points).join(" a ");
    const hand = view.hand?.length ? ` Tus cartas: ${view.hand.map(card).join(", ")}.` : "";
    const laid = view.seats
      .flatMap((seat, index) => {
        const cards = seat.laid.filter((id) => id !== null).map(card);
        return cards.length ? [`${names(index)}: ${cards.join(", ")}`] : [];
      })
      .join(". ");
    const turn = view.waiting.length ? ` Se espera a ${view.waiting.map((seat) => names(seat)).join(", ")}.` : "";
    return `Tanteador ${score}.${hand}${laid ? ` En la mesa, ${laid}.` : ""}${turn}`;
  },
} satisfies Mine & { ui: object };

export type Words = typeof play;

export const howto: Howto = {
  goal: "Junta 30 tantos antes que los otros: así se gana un chico, y con dos chicos la partida. Ganas tantos con las cartas, con la flor, con el envido y haciendo creer lo que no tienes.",
  turn: [
    "Cada uno recibe tres cartas. Se juega hacia la derecha y empieza el mano, a la derecha del que da. Entre tres, el gallo recibe cuatro y descarta una.",
    "En tu turno juega una carta. La más alta gana la baza; si empatan los dos bandos es parda. Quien gana dos bazas gana la mano. Después de una parda decide la baza siguiente. Si la última es parda, gana quien ganó la primera; con tres pardas, el mano.",
    "Las mejores son el as de espadas, el as de bastos, el siete de espadas y el siete de oros. Siguen los tres, los dos y los otros ases; después rey, caballo, sota, los otros sietes, seis, cinco y cuatro.",
    "Flor: tres cartas del mismo palo. Cántala en la primera baza, antes de jugar tu carta. Vale 3 y anula el envido. Si el otro bando también canta, se puede subir con contraflor.",
    "Envido: en la primera baza, antes de jugar tu carta. Dos cartas del mismo palo valen 20 más sus números; las figuras valen 0. Si no hay dos del mismo palo, cuenta la carta más alta. Envido querido vale 2, real envido 3 y falta envido lo que le falta al que más tiene para llegar a 30. El número más alto gana; si son iguales, el más cercano al mano.",
    "Truco querido vale 2, retruco 3 y vale cuatro 4. Para subir hay que querer antes, y sube el bando que quiso. Si el otro bando no quiere, ganas lo que valía antes.",
    "También puedes irte al mazo: dejas tus cartas.",
    "La palabra obliga: lo que dices en la charla también vale.",
  ],
  challenges: [
    "Al terminar la mano hay una revisión. Ahí puedes retar a uno del otro bando.",
    "Pido flor (flor callada): si tenía flor y no la cantó, todos los tantos de su bando pasan al tuyo, con 3 más. Si no la tenía, muestra dos cartas y su bando gana 3.",
    "Flor sin tenerla: si aciertas, todos los tantos de su bando pasan al tuyo.",
    "Envido o flor mal cantados: quien ganó dijo un número falso. Esos tantos pasan a tu bando.",
    "Entrometerse: en el pica-pica, entre seis, solo hablan los dos que juegan. El duelo termina sin sus tantos y tu bando gana 4.",
    "Un reto equivocado es una falta (menos «pido flor») y uno fuera de lugar también. Tres faltas en un chico lo pierden.",
  ],
  end: [
    "Los tantos se anotan en orden: flor, envido, truco y al final las penas. Quien llega primero a 30 gana el chico en ese momento.",
    "Dos chicos ganan la partida; si van uno a uno, se juega el bueno.",
    "Con el límite de tiempo la mano que se juega no vale: cuentan los chicos y después los tantos.",
  ],
  cases: [
    ["goal", "The second chico won is the match", "chicos", [0]],
    ["end", "Ended by the clock: chicos, then the tantos noted in the one being played", "time_limit", [0]],
    ["end", "Time limit: more chicos", "time_limit", [1]],
  ],
  clock: [
    "Hay 30 segundos para cada decisión y 20 para la revisión, si la mesa no dice otra cosa.",
    "Si se acaba el tiempo actúa el servidor: se va al mazo si te tocaba jugar, dice «no quiero» al envido o al truco y canta el número verdadero.",
  ],
  line: [
    ["E7", "jugar una carta: E espadas, B bastos, O oros, C copas; 10 sota, 11 caballo, 12 rey"],
    ["envido · real_envido · falta_envido", "decirlo"],
    ["truco · retruco · vale_cuatro", "decirlo"],
    ["quiero retruco", "varias palabras juntas"],
    ["flor", "cantar la flor"],
    ["declare 33 · declare -", "cantar 33 · son buenas"],
    ["mazo", "irse al mazo"],
    ["cut 10 · knock", "cortar · sin cortar (golpear)"],
    ["discard O1", "descartar (el gallo)"],
    ["signal malas · look 2", "hacer una seña · mirar al tercer jugador"],
    ["challenge 1 truco.flor-callada", "retar al segundo jugador"],
    ["accept", "recoger los tantos"],
    ['"hola', "charlar"],
  ],
};

export const lesson: LessonWords = {
  envido: ["Tienes 7 y 6 de espadas: son 20 + 7 + 6 = 33 para el envido, lo máximo. ¡Cántalo! Toca «Envido».", "El otro quiso."],
  points: ["Di cuánto tienes: 33. Escríbelo y toca el botón marcado.", "«Son buenas»: 2 puntos para ti, que se anotan al final de la mano."],
  first: [
    "Ahora las cartas. La más alta gana la baza, y quien gana dos se lleva la mano. Tu 7 de espadas es muy fuerte: tócalo y después el botón.",
    "Solo el 1 de espadas y el 1 de bastos le ganan. La primera es tuya.",
  ],
  truco: [
    "Con la primera ganada, sube la apuesta: toca «Truco». Si el otro no quiere, ganas 1 punto; si quiere, se juega por 2.",
    "El otro quiso.",
  ],
  second: ["Te queda el 1 de oros, que le gana a los 12. Juégalo.", "Dos bazas: la mano es tuya, con 2 puntos de envido y 2 de truco."],
};
