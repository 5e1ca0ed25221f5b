/** The words of Truco, in English. */
import { signals } from "../../../../../engines/truco/board.json";
import { en as boardWords } from "../../board/words.en";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { named, pointsOf, toBeat } from "./view";
import { applies, goalOf, list, pointsMoved, singing, speaker, spokenText, sums, sung, type Sign } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Truco", tag: "Flor, envido and truco for two to eight, with signs and calls" };

export const faults: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "truco.flor-callada": "A flor must be sung, and was not: |sing it before you play or say anything else.",
    "truco.flor-sin-tener": "There is no flor: it takes three cards of one suit. |Say something else.",
    "truco.flor-mal-cantada": [
      "Those are not the points of the flor: 20 and the three cards; court cards count 0. |Count again.",
      ({ said, right }) => `A flor of ${said} was said${right === null ? ", and that is not what the cards say" : `, and it is ${right}`}: 20 and the three cards; court cards count 0.`,
    ],
    "truco.envido-mal-cantado": [
      "Those are not the points of the envido: two of a suit count 20 and their points; court cards count 0.",
      ({ said, right }) => `An envido of ${said} was said${right === null ? ", and that is not what the cards say" : `, and it is ${right}`}: two of a suit count 20 and their points; court cards count 0.`,
    ],
    "truco.entrometerse": "In the pica-pica only the two who play speak: |wait for your turn.",
    "truco.palabras": "The word is said exactly, without a diminutive: |use the button, or say it as it is.",
  },
  missing: {},
  stakes: {
    flor_points: "your side wins the points of the hand and those of the unsung flor",
    points_taken: "your side wins the points of the hand",
    envido_points: "your side wins the points of the envido",
    sung_points: "your side wins the points of the flor",
    fine: "your side wins the points of the fine",
    false_flor: "the other side wins the points for a flor asked for wrongly, and you get no strike",
  },
};

const numbers = ["", "ace", "two", "three", "four", "five", "six", "seven", "", "", "jack", "horse", "king"];
const suits: Record<string, string> = { E: "swords", B: "clubs", O: "coins", C: "cups" };
const card = (id: unknown): string => named(String(id), numbers, suits, "of");

const rules: Words["rules"] = {
  "truco.flor-callada": "Pido flor: a player with a flor must sing it before playing.",
  "truco.flor-sin-tener": "Flor said without having it: it takes three cards of one suit.",
  "truco.envido-mal-cantado": "Envido won with points that the cards do not make.",
  "truco.flor-mal-cantada": "Flor won with points that the cards do not make.",
  "truco.entrometerse": "In a pica-pica only the two who play may speak.",
  "truco.palabras": "Words are said exactly, without diminutives.",
  "truco.turno": "Play goes round to the right, each in turn.",
  "truco.carta-jugada": "A card laid is not taken up.",
  "truco.orden-cantos": "First flor, then envido, then truco.",
  "truco.querer-antes-de-retrucar": "Accept before you raise.",
  "truco.palabra-obliga": "The word binds, in talk as well.",
  "truco.sorteo": "The first dealer is drawn at random; then the deal goes to the right.",
  "truco.corte": "Only the dealer's left neighbour cuts, once, or knocks: then the cards are dealt uncut.",
  "truco.reparto": "Three cards each; four for the gallo.",
  "truco.gallo-descarte": "The gallo discards a card before all else.",
  "truco.gallo-tanteo": "A fixed gallo has two accounts; in turn there are three.",
  "truco.baza": "The highest card takes the trick.",
  "truco.parda": "Parda: equal cards of both sides.",
  "truco.mano-gana": "With equal points the mano wins.",
  "truco.envido-primero": "The envido goes first, even after a truco.",
  "truco.envido-valor": "Two of a suit are worth 20 and their points; figures 0.",
  "truco.envido-valores": "Points of the envido as called.",
  "truco.flor-anula": "The flor cancels the envido.",
  "truco.flor-valores": "Points of the flor as sung.",
  "truco.expresiones": "Championship expressions.",
  "truco.desafio-doble": "Double challenge: envido and truco at once.",
  "truco.mazo": "To the deck: you give up your cards.",
  "truco.pica-pica": "Pica-pica, with six players: one against one.",
  "truco.mostrar": "The winner of the flor or of an accepted envido shows the cards.",
  "truco.tanteo": "Scoring: malas and buenas, up to 30.",
  "truco.partida": "The match: two chicos, and a third if needed.",
  "truco.senas": "Only a player who looks sees a sign.",
  "truco.reloj": "When time is up the server decides.",
  "truco.impugnar": "Challenges: in the review, before taking the points.",
};

const causes: Record<string, string> = {
  flor: "Flor",
  envido: "Envido",
  truco: "Truco",
  "flor-callada": "Unsung flor",
  "pido-flor-falso": "Flor asked for wrongly",
  entrometerse: "Meddling",
};

export const play: Words = {
  ...title,
  phases: {
    cut: "Cut the deck, or have it dealt uncut",
    discard: "The gallo discards a card",
    play: "Lay a card or call",
    answer_envido: "The envido must be answered",
    declare_envido: "The envido is declared",
    answer_truco: "The truco must be answered",
    flor_round: "Flor: each speaks in turn",
    answer_flor: "The flor must be answered",
    declare_flor: "The flor is declared",
    review: "Review: take the points",
    over: "The match is over",
  },
  reviewing: {
    review: "So the hand ended: take the points or challenge",
  },
  watched: {
    cut: (names: string) => `${names} cuts the deck`,
    discard: (names: string) => `${names} discards a card`,
    play: (names: string) => `${names} plays`,
    answer_envido: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the envido`,
    declare_envido: (names: string, count: number) => `${names} call${count === 1 ? "s" : ""} the points`,
    answer_truco: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the truco`,
    flor_round: (names: string, count: number) => `Flor: ${names} speak${count === 1 ? "s" : ""}`,
    answer_flor: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the flor`,
    declare_flor: (names: string, count: number) => `${names} call${count === 1 ? "s" : ""} the points`,
    review: (names: string, count: number) => `${names} check${count === 1 ? "s" : ""} the hand`,
  },
  doing: (view, name) => {
    const theirs = view.phase === "play" ? toBeat(view, view.waiting[0] ?? 0) : null;
    return theirs === null ? null : `${name} plays against ${card(theirs.card)}`;
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
    signal_spent: "You have made a sign; wait until something happens.",
    look_spent: "You have turned your eyes; wait until something happens.",
    own_team: "You cannot challenge your own side.",
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
  },
  rules: rules,
  ...faults,
  happenings: {
    hand: (event, names) => `A new hand. ${names(event.params?.dealer as number)} deals.`,
    cut: (event, names) =>
      event.params?.at ? `${names(event.seat)} cuts.` : `${names(event.seat)} knocks on the deck: it is dealt uncut.`,
    time_called: () => "Time! This hand is reviewed and noted, and the match ends.",
    dealt: (event, names) => `${names(event.seat)} deals.`,
    discarded: (event, names) => `${names(event.seat)} discards a card.`,
    laid: (event, names) => `${names(event.seat)} lays the ${card(event.params?.card)}.`,
    said: (event, names) => `${speaker(event, names)}: “${spokenText(event)}”.`,
    word: (event, names) => `What ${names(event.seat)} said holds: ${singing[String(event.params?.word)] ?? ""}.`,
    mazo: (event, names) => `${names(event.seat)} goes to the deck.`,
    declared: (event, names) =>
      `${names(event.seat)}: ${event.params?.value === null ? "son buenas" : String(event.params?.value)}.`,
    envido_pending: () => "",
    envido_accepted: () => "",
    envido_done: (event, names) =>
      `Envido: ${event.params?.worth}${typeof event.params?.winner === "number" ? ` for ${names(event.params.winner)}` : ""}.`,
    envido_void: () => "The flor cancels the envido.",
    flor_done: (event) => `Flor: ${event.params?.worth}.`,
    trick: (event, names) =>
      event.seat === null || event.seat === undefined ? "Parda: a tie." : `${names(event.seat)} takes the trick.`,
    hand_won: (event) => `End of the hand: ${event.params?.points} for the truco.`,
    shown: (event, names) => `${names(event.seat)} shows ${list(event.params?.cards).map(card).join(", ")}.`,
    signal: (event, names) =>
      `${names(event.seat)} makes a sign: ${signals.find((each) => each.id === event.params?.signal)?.en ?? ""}.`,
    look: (event, names) => `${names(event.seat)} looks at ${names(event.params?.at as number)}.`,
    accepted: (event, names) => `${names(event.seat)} accepts the count of the hand.`,
    noted: (event) => `${event.params?.points} noted (${causes[String(event.params?.for)] ?? ""}).`,
    points_moved: (event, names) => {
      const { who, many, points, what } = pointsMoved(event, names, "en", causes);
      return `${who} ${many ? "get" : "gets"} ${points} ${points === 1 ? "point" : "points"} (${what}).`;
    },
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
    mode: { label: "Mode", values: { assisted: "At home, with help", tournament: "Tournament" } },
    flor: { label: "Flor", values: { true: "With flor", false: "Without" } },
    gallo: { label: "Gallo (three)", values: { turno: "In turn", fijo: "Fixed" } },
    gallo_seat: { label: "The gallo is", values: { "0": "The first player", "1": "The second", "2": "The third" } },
    length: {
      label: "Match",
      values: { match: "Two chicos of 30", chico: "One chico, to 30", fifteen: "One chico, to 15" },
    },
    parda_segunda: {
      label: "Second trick tied",
      values: { null: "As the mode says", siguiente: "The next decides", primera: "The first counts" },
    },
    falta: { label: "Falta envido", values: { falta: "What is missing", chico: "The chico" } },
    resto: { label: "Contraflor al resto", values: { falta: "What is missing", chico: "The chico" } },
    pica_until: { label: "Pica-pica (six) until", values: { "25": "25", "15": "15" } },
    pido_flor_false: { label: "Flor asked for wrongly", values: { "3": "3 points", "4": "4 points" } },
    mazo_first: { label: "To the deck unplayed", values: { "1": "1 point", "2": "2 points" } },
    expressions: { label: "Expressions", values: { null: "By mode", campeonato: "Championship", comun: "Common" } },
    signals: { label: "Signs", values: { look: "Seen by the player who looks", public: "Everybody sees them", off: "None" } },
    decision_seconds: {
      label: "Time to decide",
      values: { "30": "30 s", "15": "15 s", "60": "60 s", "120": "2 min", "0": "No limit" },
    },
    review_seconds: { label: "Review", values: { "20": "20 s", "10": "10 s", "40": "40 s", "0": "No limit" } },
  },
  scored: { games: "Chicos" },
  reasons: { chicos: "chicos won", agreed: "draw agreed" },
  columns: { chico: "Chico", own: "Own", other: "Other" },
  hints: {
    cut: "Cut where you like, or have it dealt uncut: it is a random draw either way.",
    discard: ({ card: id }) => `Leave your ${card(id)}: you keep the best ones.`,
    play: ({ card: id }, view) => `Lay your ${card(id)}: ${(view.hand?.length ?? 0) > 1 ? "you keep the others" : "it is the one that is left"}.`,
    say: ({ words }) => `With your cards I would say “${sung(words)}”.`,
    declare: ({ value }) => (value === null ? "The other player has more points: say “son buenas” and keep your cards hidden." : `Declare ${value}: that is what your cards make.`),
    accept: "The hand is over: take the points.",
    signal: "Give your partner the sign of your best card: then they know how to play.",
  },
  ui: {
    cutNow: "Tap “Do not cut” and the cards are dealt. Or cut where you like.",
    florNow: (name) => `${name === null ? "There is a flor" : `${name} sang a flor`}. Have you three of one suit?`,
    singNow: "You have a flor: sing it before you go on.",
    playNow: (calls) => `Tap the card you play${calls ? ", or make a call" : ""}.`,
    beatNow: (name, card) => `${name} played ${card}. Can you beat it?`,
    leadNow: (calls) => `The trick is yours. Tap another card${calls ? ", or make a call" : ""}.`,
    discardNow: "Tap the card you leave.",
    layNow: (card: string) => `Play the ${card}, or tap another card.`,
    declareNow: "Sing your envido: the points of two cards of a suit, plus 20.",
    declareFlorNow: "Sing your flor: the points of your three cards, plus 20.",
    saidBy: (name: string, words: string) => `${name} said “${words}”.`,
    answerNow: "Do you take it or leave it?",
    answerOrRaise: "Do you take it, leave it or raise?",
    acceptNow: "That is how the hand ended. Collect the points.",
    words: singing,
    signals: signals.map((sign): Sign => ({ id: sign.id, name: sign.en, gesture: sign.gesture_en })),
    numbers: numbers,
    suits: suits,
    of: "of",
    causes: causes,
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
    pie: "pie",
    lawOfParda: {
      siguiente: "Second trick tied: the third decides.",
      primera: "Second trick tied: the winner of the first wins.",
    },
    lawOfLastParda: "Third trick tied: the winner of the first wins.",
    timeCalled: "Time is up: this hand is reviewed and noted, and it decides.",
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
    worth: (count: number) => `Worth ${count} ${count === 1 ? "point" : "points"}`,
    before: (what: string) => `Last hand: ${what}`,
    firstTo: (goal: number) => `The first to reach ${goal} wins.`,
    adds: (count: number) => `worth ${count}`,
    to: (name: string) => `for ${name}`,
    givesUp: "give up the hand",
    given: (count: number) => `they get ${count}`,
    florLevels: ["Flor", "Contraflor", "Contraflor al resto"],
    entries: "Points at stake",
    hand_cards: "Your cards",
    play: (card) => `Lay the ${card}`,
    discard: (card) => `Discard the ${card}`,
    cutWhere: (count) => `Cut ${count} ${count === 1 ? "card" : "cards"}`,
    cutAt: (count) => `Cut at ${count}`,
    knock: "Do not cut",
    declare: "My number",
    good: "Son buenas",
    goodMeans: "the other wins",
    meanings: { no_tengo: "no flor", es_buena: "no flor", sin_ley: "no flor", con_flor_quiero: "I accept", con_flor_me_achico: "I refuse", con_flor_no_quiero: "I refuse", contraflor: "I raise", contraflor_al_resto: "I raise to the top" },
    steps: boardWords.number,
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
    looks: "Looks",
    looking: (name, at) => `${name} at ${at}`,
    makeSign: "Make a sign",
    signedBy: (name) => `Sign by ${name}`,
    signedByMe: "Your sign",
  },
  tally: (view, seat, options = {}) => {
    const points = view.accounts.length === view.players ? pointsOf(view)[view.own[seat] ?? 0] : undefined;
    return points === undefined ? {} : { value: points, label: `of ${goalOf(options)}` };
  },
  sums: (view, rule, accused) =>
    sums(view, rule, accused, card, {
      flor: (cards) => `all three are of one suit: ${cards}`,
      none: (cards) => `they are not three of one suit: ${cards}`,
    }),
  kept: {
    "truco.envido-mal-cantado": "nobody won with points that the cards do not make",
    "truco.flor-mal-cantada": "the points are those of the cards",
    "truco.flor-callada": "they showed no three cards of one suit",
    "truco.flor-sin-tener": "the cards are of one suit, or no flor was said",
    "truco.entrometerse": "the speaker was playing",
  },
  applies,
  aimed: ["truco.envido-mal-cantado", "truco.flor-callada", "truco.flor-sin-tener", "truco.flor-mal-cantada", "truco.entrometerse"] as readonly string[],
  describe: (view, names) => {
    const score = view.accounts.map((each) => each.points).join(" to ");
    const hand = view.hand?.length ? ` Your cards: ${view.hand.map(card).join(", ")}.` : "";
    const laid = view.seats
      .flatMap((seat, index) => {
        const cards = seat.laid.filter((id) => id !== null).map(card);
        return cards.length ? [`${names(index)}: ${cards.join(", ")}`] : [];
      })
      .join(". ");
    const turn = view.waiting.length ? ` Waiting for ${view.waiting.map((seat) => names(seat)).join(", ")}.` : "";
    return `Score ${score}.${hand}${laid ? ` On the table, ${laid}.` : ""}${turn}`;
  },
};

export const howto: Howto = {
  goal: "Be the first to 30 points: that wins a chico, and two chicos win the match. You earn points with your cards, with flor, with envido, and by making others believe what is not so.",
  turn: [
    "Everybody gets three cards. Play goes to the right, and the mano, on the dealer's right, begins. With three players the gallo gets four and discards one.",
    "In your turn lay a card. The highest wins the trick; if both sides tie it is a parda. Two tricks win the hand. After a parda the next trick decides. If the last is a parda, the winner of the first wins; with three pardas, the mano.",
    "The best are the ace of swords, the ace of clubs, the seven of swords and the seven of coins. Then come the threes, the twos and the other aces; then king, horse, jack, the other sevens, sixes, fives and fours.",
    "Flor: three cards of one suit. Sing it in the first trick, before you lay your card. It is worth 3 and cancels the envido. If the other side sings too, it may be raised with contraflor.",
    "Envido: in the first trick, before you lay your card. Two cards of one suit are worth 20 plus their numbers; kings, horses and jacks count 0. Without two of a suit the highest card counts. Accepted, envido is worth 2, real envido 3, and falta envido as much as the leader still needs to reach 30. The highest number wins; if equal, the one nearest the mano.",
    "Accepted, truco is worth 2, retruco 3 and vale cuatro 4. You must accept before you raise, and the side that accepted may raise. If the other side refuses, you get what it was worth before.",
    "You may also go to the deck (mazo): you give up your cards.",
    "Words bind: what you say in the chat counts too.",
  ],
  challenges: [
    "After the hand there is a review. In it you may challenge somebody of the other side.",
    "“Pido flor” (a silent flor): if they held a flor and did not sing it, all the points of their side become yours, and 3 more. If they had none, they show two cards and their side gets 3.",
    "Flor without having it: if you are right, all the points of their side become yours.",
    "Envido or flor wrongly declared: the winner said a false number. Those points become yours.",
    "Meddling: in a pica-pica, with six players, only the two who play may speak. The duel ends without its points and your side gets 4.",
    "A wrong challenge is a strike (except “pido flor”), and so is one that is out of place. Three strikes in a chico lose it.",
  ],
  end: [
    "Points are noted in this order: flor, envido, truco and at last the penalties. The first to reach 30 wins the chico at that moment.",
    "Two chicos win the match; at one all, a third one decides.",
    "At the time limit the running hand is void: chicos count, and then points.",
  ],
  clock: [
    "There are 30 seconds for each decision and 20 for the review, unless the table says otherwise.",
    "When time is up the server acts: it goes to the deck if you had to lay a card, refuses an envido or a truco, and declares the true number.",
  ],
  line: [
    ["E7", "lay a card: E swords, B clubs, O coins, C cups; 10 jack, 11 horse, 12 king"],
    ["envido · real_envido · falta_envido", "say it"],
    ["truco · retruco · vale_cuatro", "say it"],
    ["quiero retruco", "several words at once"],
    ["flor", "sing flor"],
    ["declare 33 · declare -", "declare 33 · they are good"],
    ["mazo", "go to the deck"],
    ["cut 10 · knock", "cut · do not cut (knock)"],
    ["discard O1", "discard (the gallo)"],
    ["signal malas · look 2", "make a sign · look at the third player"],
    ["challenge 1 truco.flor-callada", "challenge the second player"],
    ["accept", "take the points"],
    ['"hello', "chat"],
  ],
};

export const lesson: LessonWords = {
  envido: [
    "You have the 7 and 6 of swords: 20 + 7 + 6 = 33 for the envido, the most there is. Sing it! Tap “Envido”.",
    "The other one accepted.",
  ],
  points: ["Say what you have: 33. Write it and tap the marked button.", "“They are good”: 2 points for you, written at the end of the hand."],
  first: [
    "Now the cards. The highest takes the trick, and two tricks take the hand. Your 7 of swords is very strong: tap it, then the button.",
    "Only the 1 of swords and the 1 of clubs beat it. The first is yours.",
  ],
  truco: [
    "With the first trick yours, raise the stake: tap “Truco”. If the other one refuses, you win 1 point; if not, you play for 2.",
    "The other one accepted.",
  ],
  second: [
    "You still have the 1 of coins, which beats the 12s. Play it.",
    "Two tricks: the hand is yours, with 2 points for the envido and 2 for the truco.",
  ],
};
