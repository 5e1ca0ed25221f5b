/** The words of truco on the screen. What is sung stays Spanish in every language: the word binds. */
import { signals, words as spoken } from "../../../../../engines/truco/board.json";
import type { GameWords, Happening, Names, Params } from "../contract";
import { named, type View } from "./view";

type Tell = (event: Happening, names: Names) => string;
export type Sign = { id: string; name: string; gesture: string };

const singing: Record<string, string> = Object.fromEntries(Object.entries(spoken).map(([id, word]) => [id, word.es]));
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const told = (event: Happening): string =>
  typeof event.params?.text === "string"
    ? event.params.text
    : list(event.params?.words)
        .map((id) => singing[String(id)] ?? String(id))
        .join(", ");

const numbersEs = ["", "as", "dos", "tres", "cuatro", "cinco", "seis", "siete", "", "", "sota", "caballo", "rey"];
const suitsEs: Record<string, string> = { E: "espadas", B: "bastos", O: "oros", C: "copas" };
const numbersEn = ["", "ace", "two", "three", "four", "five", "six", "seven", "", "", "jack", "horse", "king"];
const suitsEn: Record<string, string> = { E: "swords", B: "clubs", O: "coins", C: "cups" };
const cardEs = (id: unknown): string => named(String(id), numbersEs, suitsEs, "de");
const cardEn = (id: unknown): string => named(String(id), numbersEn, suitsEn, "of");

const rulesEs = {
  "truco.flor-callada": "Pido flor: quien tiene flor debe cantarla antes de jugar.",
  "truco.flor-sin-tener": "Dijo flor sin tenerla.",
  "truco.envido-mal-cantado": "Ganó el envido con un punto que no tiene.",
  "truco.flor-mal-cantada": "Ganó la flor con un punto que no tiene.",
  "truco.entrometerse": "Se entrometió en el pica-pica: solo hablan los dos que juegan.",
  "truco.palabras": "Las palabras se dicen exactas, sin diminutivos.",
  "truco.turno": "Se juega en ronda hacia la derecha, cada uno en su turno.",
  "truco.carta-jugada": "Carta jugada no se levanta.",
  "truco.orden-cantos": "Primero la flor, después el envido, después el truco.",
  "truco.querer-antes-de-retrucar": "Antes de retrucar hay que querer.",
  "truco.palabra-obliga": "La palabra obliga, también conversando.",
};

const causesEs: Record<string, string> = {
  flor: "Flor",
  envido: "Envido",
  truco: "Truco",
  "flor-callada": "Flor callada",
  "pido-flor-falso": "Pido flor sin razón",
  entrometerse: "Entrometerse",
};

export const es = {
  name: "Truco",
  tag: "Flor, envido y truco, de dos a ocho, con señas y cantos",
  phases: {
    cut: "Corta el mazo o golpea",
    discard: "El gallo descarta una carta",
    play: "Juega una carta o canta",
    answer_envido: "Hay que contestar el envido",
    declare_envido: "Se cantan los puntos del envido",
    answer_truco: "Hay que contestar el truco",
    flor_round: "Hay flor: habla cada uno",
    answer_flor: "Hay que contestar la flor",
    declare_flor: "Se cantan los puntos de la flor",
    review: "Revisión: recoge los tantos o impugna",
    over: "El partido terminó",
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
    own_team: "No se impugna al propio lado.",
    not_in_play: "Ese jugador no está en esta mano.",
    reserved_word: "En tu frase hay una palabra reservada: cántala con su botón.",
    falta_is_last: "Después de la falta envido no se sube más.",
    stake_full: "El envido ya llegó al máximo.",
    envido_closed: "El envido ya no se puede cantar.",
    already_said: "Eso ya se dijo.",
    truco_not_accepted: "Antes de retrucar hay que querer.",
    not_your_right: "La palabra la tiene el otro lado.",
    nothing_to_answer: "No hay nada que contestar.",
    need_both: "Contesta las dos cosas: el envido y el truco.",
    answer_flor_words: "A la flor se contesta con palabras de flor.",
    flor_not_played: "En esta mesa se juega sin flor.",
    not_your_answer: "No te toca contestar.",
    already_sung: "Ya cantaste tu flor.",
    flor_closed: "Ya no puedes cantar flor.",
    no_flor_to_answer: "No hay flor que contestar.",
    resto_quiero_or_no: "Al resto se contesta «con flor quiero» o «con flor no quiero».",
    achico_instead: "Eso se contesta con «con flor me achico».",
    fault: (params: Params) => rulesEs[params.rule as keyof typeof rulesEs] ?? "Eso va contra una regla.",
  } as GameWords["refusals"],
  rules: rulesEs as Record<string, string>,
  happenings: {
    hand: (event, names) => `Mano nueva. Da ${names(event.params?.dealer as number)}.`,
    cut: (event, names) => (event.params?.at ? `${names(event.seat)} corta.` : `${names(event.seat)} golpea el mazo.`),
    dealt: (event, names) => `${names(event.seat)} reparte.`,
    discarded: (event, names) => `${names(event.seat)} descarta una carta.`,
    laid: (event, names) => `${names(event.seat)} juega ${cardEs(event.params?.card)}.`,
    said: (event, names) => `${names(event.seat)}: «${told(event)}».`,
    word: (event, names) => `Vale lo que dijo ${names(event.seat)}: ${singing[String(event.params?.word)] ?? ""}.`,
    mazo: (event, names) => `${names(event.seat)} se va al mazo.`,
    declared: (event, names) =>
      `${names(event.seat)}: ${event.params?.value === null ? "son buenas" : String(event.params?.value)}.`,
    envido_done: (event, names) =>
      `Envido: ${event.params?.worth}${typeof event.params?.winner === "number" ? ` para ${names(event.params.winner)}` : ""}.`,
    envido_void: () => "La flor anula el envido.",
    flor_done: (event) => `Flor: ${event.params?.worth}.`,
    trick: (event, names) =>
      event.seat === null || event.seat === undefined ? "Parda." : `La baza es de ${names(event.seat)}.`,
    hand_won: (event) => `Fin de la mano: ${event.params?.points} de truco.`,
    shown: (event, names) => `${names(event.seat)} muestra ${list(event.params?.cards).map(cardEs).join(", ")}.`,
    signal: (event, names) =>
      `${names(event.seat)} hace una seña: ${signals.find((each) => each.id === event.params?.signal)?.es ?? ""}.`,
    look: (event, names) => `${names(event.seat)} mira a ${names(event.params?.at as number)}.`,
    accepted: (event, names) => `${names(event.seat)} recoge los tantos.`,
    noted: (event) => `Se anotan ${event.params?.points} (${causesEs[String(event.params?.for)] ?? ""}).`,
    achica: () => "¡Achica! Pasa de malas a buenas.",
    chico: () => "Termina un chico.",
    duel: (event, names) =>
      `Pica-pica: ${list(event.params?.seats)
        .map((seat) => names(seat as number))
        .join(" contra ")}.`,
    time_up: () => "Se acabó el tiempo: decide el servidor.",
    challenge: (event, names) => `${names(event.seat)} impugna.`,
  } as Record<string, Tell>,
  actions: {
    cut: "Cortar",
    discard: "Descartar",
    say: "Decir",
    play: "Jugar carta",
    declare: "Cantar",
    mazo: "Irse al mazo",
    signal: "Hacer una seña",
    look: "Mirar a",
    challenge: "Impugnar",
    accept: "Recoger los tantos",
  },
  options: {
    mode: { label: "Modo", values: { assisted: "Con ayuda", tournament: "Torneo" } },
    flor: { label: "Flor", values: { true: "Con flor", false: "Sin flor" } },
    gallo: { label: "Gallo (tres)", values: { turno: "Por turno", fijo: "Fijo" } },
    gallo_seat: { label: "El gallo es", values: { "0": "El primero", "1": "El segundo", "2": "El tercero" } },
    parda_segunda: {
      label: "Parda en segunda",
      values: { siguiente: "Decide la siguiente", primera: "Vale la primera" },
    },
    falta: { label: "Falta envido", values: { falta: "Lo que falta", chico: "El chico" } },
    resto: { label: "Contraflor al resto", values: { falta: "Lo que falta", chico: "El chico" } },
    pica_until: { label: "Pica-pica hasta", values: { "25": "25", "15": "15" } },
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
    review_seconds: { label: "Revisión", values: { "20": "20 s", "10": "10 s", "40": "40 s" } },
  } as GameWords["options"],
  reasons: { chicos: "dos chicos", agreed: "empate de común acuerdo" },
  columns: { chico: "Chico", own: "Propios", other: "Ajenos" },
  ui: {
    words: singing,
    signals: signals.map((sign): Sign => ({ id: sign.id, name: sign.es, gesture: sign.gesture_es })),
    numbers: numbersEs,
    suits: suitsEs,
    of: "de",
    causes: causesEs,
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
    florLevels: ["Flor", "Contraflor", "Contraflor al resto"],
    entries: "Tantos en juego",
    hand_cards: "Tus cartas",
    chooseCard: "Elige una carta",
    play: (card: string) => `Jugar ${card}`,
    discard: (card: string) => `Descartar ${card}`,
    cutWhere: (count: number) => `Cortar ${count} ${count === 1 ? "carta" : "cartas"}`,
    cutAt: (count: number) => `Cortar en ${count}`,
    knock: "Golpear",
    declare: "Mi punto",
    good: "Son buenas",
    less: "Uno menos",
    more: "Uno más",
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
    makeSign: "Hacer una seña",
    signedBy: (name: string) => `Seña de ${name}`,
    signedByMe: "Tu seña",
  },
  describe: (view: View, names: Names) => {
    const score = view.accounts.map((each) => each.points).join(" a ");
    const hand = view.hand?.length ? ` Tus cartas: ${view.hand.map(cardEs).join(", ")}.` : "";
    const laid = view.seats
      .flatMap((seat, index) => {
        const cards = seat.laid.filter((id) => id !== null).map(cardEs);
        return cards.length ? [`${names(index)}: ${cards.join(", ")}`] : [];
      })
      .join(". ");
    const turn = view.waiting.length ? ` Se espera a ${view.waiting.map((seat) => names(seat)).join(", ")}.` : "";
    return `Tanteador ${score}.${hand}${laid ? ` En la mesa, ${laid}.` : ""}${turn}`;
  },
} satisfies GameWords & { ui: object };

export type Words = typeof es;

const rulesEn: Record<string, string> = {
  "truco.flor-callada": "Pido flor: who has a flor must sing it before playing.",
  "truco.flor-sin-tener": "Said flor without having it.",
  "truco.envido-mal-cantado": "Won the envido with a number not held.",
  "truco.flor-mal-cantada": "Won the flor with a number not held.",
  "truco.entrometerse": "Meddled in a pica-pica: only the two who play may speak.",
  "truco.palabras": "Words are said exactly, without diminutives.",
  "truco.turno": "Play goes round to the right, each in turn.",
  "truco.carta-jugada": "A card laid is not taken up.",
  "truco.orden-cantos": "First flor, then envido, then truco.",
  "truco.querer-antes-de-retrucar": "Accept before you raise.",
  "truco.palabra-obliga": "The word binds, in talk as well.",
};

const causesEn: Record<string, string> = {
  flor: "Flor",
  envido: "Envido",
  truco: "Truco",
  "flor-callada": "Unsung flor",
  "pido-flor-falso": "Flor asked for wrongly",
  entrometerse: "Meddling",
};

export const en: Words = {
  name: "Truco",
  tag: "Flor, envido and truco for two to eight, with signs and calls",
  phases: {
    cut: "Cut the deck or knock",
    discard: "The gallo discards a card",
    play: "Lay a card or call",
    answer_envido: "The envido must be answered",
    declare_envido: "The envido is declared",
    answer_truco: "The truco must be answered",
    flor_round: "Flor: each speaks in turn",
    answer_flor: "The flor must be answered",
    declare_flor: "The flor is declared",
    review: "Review: take the points or challenge",
    over: "The match is over",
  },
  refusals: {
    not_now: "Not now.",
    not_your_card: "That card is not in your hand.",
    hand_over: "The hand is over.",
    answer_pending: "An answer comes first.",
    in_mazo: "You have gone to the deck.",
    nothing_to_declare: "There is nothing to declare now.",
    nothing_to_beat: "Nobody has given a number yet: say yours.",
    own_proposal: "Your side proposed it: the other answers.",
    must_answer: "It must be answered.",
    signals_off: "There are no signs at this table.",
    no_partner: "You have no partner.",
    signal_spent: "You have made a sign; wait till something happens.",
    look_spent: "You have turned your eyes; wait till something happens.",
    own_team: "One does not challenge one's own side.",
    not_in_play: "That player is not in this hand.",
    reserved_word: "There is a reserved word in that: use its button.",
    falta_is_last: "Nothing tops the falta envido.",
    stake_full: "The envido is as high as it can be.",
    envido_closed: "The envido can no longer be called.",
    already_said: "That has been said.",
    truco_not_accepted: "Accept before you raise.",
    not_your_right: "The other side has the word.",
    nothing_to_answer: "There is nothing to answer.",
    need_both: "Answer both: the envido and the truco.",
    answer_flor_words: "A flor is answered with words of flor.",
    flor_not_played: "Flor is not played at this table.",
    not_your_answer: "It is not yours to answer.",
    already_sung: "You have sung your flor.",
    flor_closed: "You can no longer sing flor.",
    no_flor_to_answer: "There is no flor to answer.",
    resto_quiero_or_no: "Answer “con flor quiero” or “con flor no quiero”.",
    achico_instead: "Answer that with “con flor me achico”.",
    fault: (params) => rulesEn[String(params.rule)] ?? "That is against a rule.",
  },
  rules: rulesEn,
  happenings: {
    hand: (event, names) => `A new hand. ${names(event.params?.dealer as number)} deals.`,
    cut: (event, names) =>
      event.params?.at ? `${names(event.seat)} cuts.` : `${names(event.seat)} knocks on the deck.`,
    dealt: (event, names) => `${names(event.seat)} deals.`,
    discarded: (event, names) => `${names(event.seat)} discards a card.`,
    laid: (event, names) => `${names(event.seat)} lays the ${cardEn(event.params?.card)}.`,
    said: (event, names) => `${names(event.seat)}: “${told(event)}”.`,
    word: (event, names) => `What ${names(event.seat)} said holds: ${singing[String(event.params?.word)] ?? ""}.`,
    mazo: (event, names) => `${names(event.seat)} goes to the deck.`,
    declared: (event, names) =>
      `${names(event.seat)}: ${event.params?.value === null ? "son buenas" : String(event.params?.value)}.`,
    envido_done: (event, names) =>
      `Envido: ${event.params?.worth}${typeof event.params?.winner === "number" ? ` for ${names(event.params.winner)}` : ""}.`,
    envido_void: () => "The flor cancels the envido.",
    flor_done: (event) => `Flor: ${event.params?.worth}.`,
    trick: (event, names) =>
      event.seat === null || event.seat === undefined ? "Parda: a tie." : `${names(event.seat)} takes the trick.`,
    hand_won: (event) => `End of the hand: ${event.params?.points} for the truco.`,
    shown: (event, names) => `${names(event.seat)} shows ${list(event.params?.cards).map(cardEn).join(", ")}.`,
    signal: (event, names) =>
      `${names(event.seat)} makes a sign: ${signals.find((each) => each.id === event.params?.signal)?.en ?? ""}.`,
    look: (event, names) => `${names(event.seat)} looks at ${names(event.params?.at as number)}.`,
    accepted: (event, names) => `${names(event.seat)} takes the points.`,
    noted: (event) => `${event.params?.points} noted (${causesEn[String(event.params?.for)] ?? ""}).`,
    achica: () => "Achica! From malas to buenas.",
    chico: () => "A chico ends.",
    duel: (event, names) =>
      `Pica-pica: ${list(event.params?.seats)
        .map((seat) => names(seat as number))
        .join(" against ")}.`,
    time_up: () => "Time is up: the server decides.",
    challenge: (event, names) => `${names(event.seat)} challenges.`,
  },
  actions: {
    cut: "Cut",
    discard: "Discard",
    say: "Say",
    play: "Lay a card",
    declare: "Declare",
    mazo: "Go to the deck",
    signal: "Make a sign",
    look: "Look at",
    challenge: "Challenge",
    accept: "Take the points",
  },
  options: {
    mode: { label: "Mode", values: { assisted: "With help", tournament: "Tournament" } },
    flor: { label: "Flor", values: { true: "With flor", false: "Without" } },
    gallo: { label: "Gallo (three)", values: { turno: "In turn", fijo: "Fixed" } },
    gallo_seat: { label: "The gallo is", values: { "0": "The first", "1": "The second", "2": "The third" } },
    parda_segunda: {
      label: "Second trick tied",
      values: { siguiente: "The next decides", primera: "The first counts" },
    },
    falta: { label: "Falta envido", values: { falta: "What is missing", chico: "The chico" } },
    resto: { label: "Contraflor al resto", values: { falta: "What is missing", chico: "The chico" } },
    pica_until: { label: "Pica-pica until", values: { "25": "25", "15": "15" } },
    pido_flor_false: { label: "Flor asked for wrongly", values: { "3": "3 points", "4": "4 points" } },
    mazo_first: { label: "To the deck unplayed", values: { "1": "1 point", "2": "2 points" } },
    expressions: { label: "Expressions", values: { null: "By mode", campeonato: "Championship", comun: "Common" } },
    signals: { label: "Signs", values: { look: "Seen by who looks", public: "Seen by all", off: "None" } },
    decision_seconds: {
      label: "Time to decide",
      values: { "30": "30 s", "15": "15 s", "60": "60 s", "120": "2 min", "0": "No limit" },
    },
    review_seconds: { label: "Review", values: { "20": "20 s", "10": "10 s", "40": "40 s" } },
  },
  reasons: { chicos: "two chicos", agreed: "draw agreed" },
  columns: { chico: "Chico", own: "Own", other: "Other" },
  ui: {
    words: singing,
    signals: signals.map((sign): Sign => ({ id: sign.id, name: sign.en, gesture: sign.gesture_en })),
    numbers: numbersEn,
    suits: suitsEn,
    of: "of",
    causes: causesEn,
    table: "Table",
    score: "Score",
    scoreOf: (malas, buenas) => (buenas ? `${buenas} buenas` : `${malas} malas`),
    chicos: (count) => `chicos won: ${count}`,
    we: "We",
    they: "They",
    gallo: "Gallo",
    pair: "Pair",
    mano: "mano",
    dealer: "deals",
    florSung: "flor!",
    waits: "to act",
    out: "in the deck",
    looksAt: (name) => `looks at ${name}`,
    held: (count) => `${count} ${count === 1 ? "card" : "cards"} in hand`,
    inTrick: (card, trick) => `${card}, trick ${trick}`,
    shown: (card) => `${card}, shown`,
    hand: (number) => `Hand ${number}`,
    pica: "Pica-pica",
    parda: "parda",
    tricks: (winners) => `Tricks: ${winners.join(", ")}`,
    points: (count) => `${count} ${count === 1 ? "point" : "points"}`,
    florLevels: ["Flor", "Contraflor", "Contraflor al resto"],
    entries: "Points at stake",
    hand_cards: "Your cards",
    chooseCard: "Choose a card",
    play: (card) => `Lay the ${card}`,
    discard: (card) => `Discard the ${card}`,
    cutWhere: (count) => `Cut ${count} ${count === 1 ? "card" : "cards"}`,
    cutAt: (count) => `Cut at ${count}`,
    knock: "Knock",
    declare: "My number",
    good: "Son buenas",
    less: "One less",
    more: "One more",
    doings: "What you can do",
    calls: "What you can say",
    several: "Say several at once",
    chooseWords: "Choose the words in order",
    sayAll: "Say it",
    undo: "Drop the last",
    back: "Back",
    talk: "Talk at the table",
    talkHint: "Talk (words bind)",
    speak: "Talk",
    signs: "Signs",
    lookAt: "You look at",
    makeSign: "Make a sign",
    signedBy: (name) => `Sign by ${name}`,
    signedByMe: "Your sign",
  },
  describe: (view, names) => {
    const score = view.accounts.map((each) => each.points).join(" to ");
    const hand = view.hand?.length ? ` Your cards: ${view.hand.map(cardEn).join(", ")}.` : "";
    const laid = view.seats
      .flatMap((seat, index) => {
        const cards = seat.laid.filter((id) => id !== null).map(cardEn);
        return cards.length ? [`${names(index)}: ${cards.join(", ")}`] : [];
      })
      .join(". ");
    const turn = view.waiting.length ? ` Waiting for ${view.waiting.map((seat) => names(seat)).join(", ")}.` : "";
    return `Score ${score}.${hand}${laid ? ` On the table, ${laid}.` : ""}${turn}`;
  },
};
