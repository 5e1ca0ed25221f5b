/** The words of Truco, in Portuguese. Calls stay in Spanish, because the word binds. */
import { signals as order } from "../../../../../engines/truco/board.json";
import { pt as boardWords } from "../../board/words.pt";
import type { Title, FaultWords, GameWords, Names, Options } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { named, pointsOf, toBeat, type View } from "./view";
import { applies, goalOf, list, pointsMoved, singing, speaker, spokenText, sums, sung, type Sign } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Truco", tag: "Flor, envido e truco, de dois a oito, com sinais e cantos" };

export const faults = {
  faults: {
    "truco.flor-callada": "Quem tem flor deve cantar, e ninguém cantou: |cante antes de jogar ou de cantar outra coisa.",
    "truco.flor-sin-tener": "Não há flor: é preciso ter três cartas do mesmo naipe. |Cante outra coisa.",
    "truco.flor-mal-cantada": [
      "Esses não são os pontos da flor: 20 mais as três cartas; as figuras valem 0. |Conte de novo.",
      ({ said, right }) =>
        `Foi cantado ${said} de flor${right === null ? ", e não é o que dizem as cartas" : `, e são ${right}`}: 20 mais as três cartas; as figuras valem 0.`,
    ],
    "truco.envido-mal-cantado": [
      "Esses não são os pontos do envido: duas do mesmo naipe valem 20 mais seus pontos; as figuras valem 0.",
      ({ said, right }) =>
        `Foi cantado ${said} de envido${right === null ? ", e não é o que dizem as cartas" : `, e é ${right}`}: duas do mesmo naipe valem 20 mais seus pontos; as figuras valem 0.`,
    ],
    "truco.entrometerse": "No pica-pica só falam os dois que jogam: |espere a sua vez.",
    "truco.palabras": "A palavra tem que ser exata, sem diminutivos: |use o botão, ou diga como é.",
  },
  missing: {},
  stakes: {
    flor_points: "seu lado ganha os pontos da mão e os da flor calada",
    points_taken: "seu lado ganha os pontos da mão",
    envido_points: "seu lado ganha os pontos do envido",
    sung_points: "seu lado ganha os pontos da flor",
    fine: "seu lado ganha os pontos da multa",
    false_flor: "o outro lado ganha os pontos da flor pedida sem razão, e você não leva uma falta",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

const numbers = ["", "ás", "dois", "três", "quatro", "cinco", "seis", "sete", "", "", "valete", "cavalo", "rei"];
const suits: Record<string, string> = { E: "espadas", B: "paus", O: "ouros", C: "copas" };
const card = (id: unknown): string => named(String(id), numbers, suits, "de");

/** Each sign's name and its gesture, by its id. */
const SIGNS: Record<string, readonly [string, string]> = {
  "as-espadas": ["Ás de espadas", "levantar as sobrancelhas"],
  "as-bastos": ["Ás de paus", "piscar um olho"],
  "siete-espadas": ["Sete de espadas", "lábios para a direita"],
  "siete-oros": ["Sete de ouros", "lábios para a esquerda"],
  "un-tres": ["Qualquer três", "morder o lábio de baixo"],
  "un-dos": ["Qualquer dois", "franzir os lábios"],
  "as-falso": ["Ás de ouros ou de copas", "abrir um pouco a boca"],
  malas: ["Cartas ruins", "fechar os olhos"],
  "buen-envido": ["Boas cartas para o envido", "inclinar a cabeça"],
  "propia-1": ["Sinal próprio 1", "coçar a orelha"],
  "propia-2": ["Sinal próprio 2", "tocar o nariz"],
  "propia-3": ["Sinal próprio 3", "mostrar a língua"],
  "propia-4": ["Sinal próprio 4", "levantar um ombro"],
  "propia-5": ["Sinal próprio 5", "encher as bochechas"],
  "propia-6": ["Sinal próprio 6", "olhar para o teto"],
};

const causes: Record<string, string> = {
  flor: "Flor",
  envido: "Envido",
  truco: "Truco",
  "flor-callada": "Flor calada",
  "pido-flor-falso": "Pido flor sem razão",
  entrometerse: "Intrometer-se",
};

export const play = {
  ...title,
  phases: {
    cut: "Corte o baralho, ou mande dar sem cortar",
    discard: "O galo descarta uma carta",
    play: "Jogue uma carta ou cante",
    answer_envido: "É preciso responder ao envido",
    declare_envido: "É hora de cantar os pontos do envido",
    answer_truco: "É preciso responder ao truco",
    flor_round: "Há flor: cada um fala",
    answer_flor: "É preciso responder à flor",
    declare_flor: "É hora de cantar os pontos da flor",
    review: "Revisão: recolha os tentos",
    over: "A partida terminou",
  },
  reviewing: {
    review: "Assim terminou a mão: recolha os tentos ou desafie",
  },
  watched: {
    cut: (names: string) => `${names} corta o baralho`,
    discard: (names: string) => `${names} descarta uma carta`,
    play: (names: string) => `${names} joga`,
    answer_envido: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} ao envido`,
    declare_envido: (names: string, count: number) => `${names} canta${count === 1 ? "" : "m"} seus pontos`,
    answer_truco: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} ao truco`,
    flor_round: (names: string, count: number) => `Há flor: fala${count === 1 ? "" : "m"} ${names}`,
    answer_flor: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} à flor`,
    declare_flor: (names: string, count: number) => `${names} canta${count === 1 ? "" : "m"} seus pontos`,
    review: (names: string, count: number) => `${names} confere${count === 1 ? "" : "m"} a mão`,
  },
  doing: (view: View, name: string): string | null => {
    const theirs = view.phase === "play" ? toBeat(view, view.waiting[0] ?? 0) : null;
    return theirs === null ? null : `${name} joga contra ${card(theirs.card)}`;
  },
  refusals: {
    not_now: "Agora não dá.",
    not_your_card: "Essa carta não está na sua mão.",
    hand_over: "A mão já terminou.",
    answer_pending: "Primeiro é preciso responder.",
    in_mazo: "Você foi ao baralho.",
    nothing_to_declare: "Agora não há pontos para cantar.",
    nothing_to_beat: "Ninguém cantou um ponto ainda: diga o seu.",
    own_proposal: "Seu lado propôs isso: o outro responde.",
    must_answer: "É preciso responder.",
    signals_off: "Nesta mesa não há sinais.",
    no_partner: "Você não tem parceiro.",
    signal_spent: "Você já fez um sinal; espere acontecer algo na mesa.",
    look_spent: "Você já mudou o olhar; espere acontecer algo na mesa.",
    own_team: "Você não pode desafiar o seu lado.",
    not_in_play: "Esse jogador não está nesta mão.",
    reserved_word: "Na sua frase há uma palavra reservada: cante com seu botão.",
    falta_is_last: "Depois da falta envido não dá mais para subir.",
    stake_full: "O envido já chegou ao máximo.",
    envido_closed: "O envido não pode mais ser cantado.",
    already_said: "Isso já foi dito.",
    truco_not_accepted: "Antes de retrucar é preciso aceitar.",
    not_your_right: "A palavra é do outro lado.",
    nothing_to_answer: "Não há nada para responder.",
    need_both: "Responda às duas coisas: o envido e o truco.",
    answer_flor_words: "Responda à flor com palavras de flor.",
    flor_not_played: "Nesta mesa o jogo é sem flor.",
    not_your_answer: "Não cabe a você responder.",
    already_sung: "Você já cantou sua flor.",
    flor_closed: "Você não pode mais cantar flor.",
    no_flor_to_answer: "Não há flor para responder.",
    resto_quiero_or_no: "Responda ao resto com “con flor quiero” ou “con flor no quiero”.",
    achico_instead: "Responda a isso com “con flor me achico”.",
  },
  rules: {
    "truco.flor-callada": "Pido flor: quem tem flor deve cantar antes de jogar.",
    "truco.flor-sin-tener": "Flor sem ter: é preciso ter três cartas do mesmo naipe.",
    "truco.envido-mal-cantado": "Envido ganho com pontos que não são os das cartas.",
    "truco.flor-mal-cantada": "Flor ganha com pontos que não são os das cartas.",
    "truco.entrometerse": "No pica-pica só falam os dois que jogam.",
    "truco.palabras": "As palavras são ditas exatas, sem diminutivos.",
    "truco.turno": "O jogo vai em roda para a direita, cada um na sua vez.",
    "truco.carta-jugada": "Carta jogada não volta para a mão.",
    "truco.orden-cantos": "Primeiro a flor, depois o envido, depois o truco.",
    "truco.querer-antes-de-retrucar": "Antes de retrucar é preciso aceitar.",
    "truco.palabra-obliga": "A palavra obriga, também conversando.",
    "truco.sorteo": "Um sorteio decide quem dá as cartas primeiro; depois é quem está à direita.",
    "truco.corte": "Só quem está à esquerda de quem dá corta, uma vez, ou bate no baralho: as cartas são dadas sem cortar.",
    "truco.reparto": "Três cartas para cada um; quatro para o galo.",
    "truco.gallo-descarte": "O galo descarta uma carta antes de tudo.",
    "truco.gallo-tanteo": "Com galo fixo há duas contas; por turno, três.",
    "truco.baza": "Ganha a vaza a carta mais alta.",
    "truco.parda": "Parda: cartas iguais dos dois lados.",
    "truco.mano-gana": "Com pontos iguais ganha o mão.",
    "truco.envido-primero": "O envido vai primeiro, mesmo que alguém tenha dito truco.",
    "truco.envido-valor": "Duas de um naipe valem 20 mais seus pontos; as figuras valem 0.",
    "truco.envido-valores": "Tentos do envido conforme o cantado.",
    "truco.flor-anula": "A flor anula o envido.",
    "truco.flor-valores": "Tentos da flor conforme o cantado.",
    "truco.expresiones": "Expressões de campeonato.",
    "truco.desafio-doble": "Desafio duplo: envido e truco juntos.",
    "truco.mazo": "Ir ao baralho: você larga as cartas.",
    "truco.pica-pica": "Pica-pica, entre seis: de dois em dois, um contra um.",
    "truco.mostrar": "Quem ganha a flor ou o envido aceito mostra suas cartas.",
    "truco.tanteo": "A contagem: más e boas, até 30.",
    "truco.partida": "A partida: dois chicos, e um terceiro se for preciso.",
    "truco.senas": "Os sinais são vistos por quem olha.",
    "truco.reloj": "Quando o tempo acaba o servidor decide.",
    "truco.impugnar": "Desafios: na revisão, antes de recolher os tentos.",
  },
  ...faults,
  happenings: {
    hand: (event, names) => `Mão nova. Quem dá as cartas: ${names(event.params?.dealer as number)}.`,
    cut: (event, names) => (event.params?.at ? `${names(event.seat)} corta.` : `${names(event.seat)} bate no baralho: as cartas são dadas sem cortar.`),
    time_called: () => "Tempo! Esta mão é revisada e anotada, e a partida termina.",
    dealt: (event, names) => `${names(event.seat)} dá as cartas.`,
    discarded: (event, names) => `${names(event.seat)} descarta uma carta.`,
    laid: (event, names) => `${names(event.seat)} joga ${card(event.params?.card)}.`,
    said: (event, names) => `${speaker(event, names)}: “${spokenText(event)}”.`,
    word: (event, names) => `Vale o que ${names(event.seat)} disse: ${singing[String(event.params?.word)] ?? ""}.`,
    mazo: (event, names) => `${names(event.seat)} vai ao baralho.`,
    declared: (event, names) => `${names(event.seat)}: ${event.params?.value === null ? "são boas" : String(event.params?.value)}.`,
    envido_pending: () => "",
    envido_accepted: () => "",
    envido_done: (event, names) =>
      `Envido: ${event.params?.worth}${typeof event.params?.winner === "number" ? ` para ${names(event.params.winner)}` : ""}.`,
    envido_void: () => "A flor anula o envido.",
    flor_done: (event) => `Flor: ${event.params?.worth}.`,
    trick: (event, names) => (event.seat === null || event.seat === undefined ? "Parda." : `A vaza é de ${names(event.seat)}.`),
    hand_won: (event) => `Fim da mão: ${event.params?.points} de truco.`,
    shown: (event, names) => `${names(event.seat)} mostra ${list(event.params?.cards).map(card).join(", ")}.`,
    signal: (event, names) => `${names(event.seat)} faz um sinal: ${SIGNS[String(event.params?.signal)]?.[0] ?? ""}.`,
    look: (event, names) => `${names(event.seat)} olha para ${names(event.params?.at as number)}.`,
    accepted: (event, names) => `${names(event.seat)} aceita a conta da mão.`,
    noted: (event) => `${event.params?.points === 1 ? "Anotado" : "Anotados"}: ${event.params?.points} (${causes[String(event.params?.for)] ?? ""}).`,
    points_moved: (event, names) => {
      const { who, many, points, what } = pointsMoved(event, names, "pt", causes);
      return `${who} ${many ? "ficam" : "fica"} com ${points} ${points === 1 ? "tento" : "tentos"} (${what}).`;
    },
    achica: () => "Achica! Passa de más a boas.",
    chico: () => "Termina um chico.",
    duel: (event, names) =>
      `Pica-pica: ${list(event.params?.seats)
        .map((seat) => names(seat as number))
        .join(" contra ")}.`,
    time_up: () => "O tempo acabou: o servidor decide.",
    challenge: (event, names) => `${names(event.seat)} desafia.`,
  },
  actions: {
    cut: "Cortar",
    discard: "Descartar",
    say: "Dizer",
    play: "Jogar carta",
    declare: "Cantar",
    mazo: "Ir ao baralho",
    signal: "Fazer um sinal",
    look: "Olhar para",
    challenge: "Desafiar",
    accept: "Recolher os tentos",
  },
  options: {
    mode: { label: "Modo", values: { assisted: "Em casa, com ajuda", tournament: "Torneio" } },
    flor: { label: "Flor", values: { true: "Com flor", false: "Sem flor" } },
    gallo: { label: "Galo (três)", values: { turno: "Por turno", fijo: "Fixo" } },
    gallo_seat: { label: "O galo é", values: { "0": "O primeiro", "1": "O segundo", "2": "O terceiro" } },
    length: { label: "Partida", values: { match: "Dois chicos de 30", chico: "Um chico, até 30", fifteen: "Um chico, até 15" } },
    parda_segunda: { label: "Parda na segunda", values: { null: "Conforme o modo", siguiente: "Decide a seguinte", primera: "Vale a primeira" } },
    falta: { label: "Falta envido", values: { falta: "O que falta", chico: "O chico" } },
    resto: { label: "Contraflor al resto", values: { falta: "O que falta", chico: "O chico" } },
    pica_until: { label: "Pica-pica (seis) até", values: { "25": "25", "15": "15" } },
    pido_flor_false: { label: "Pido flor sem razão", values: { "3": "3 tentos", "4": "4 tentos" } },
    mazo_first: { label: "Ir ao baralho sem jogar", values: { "1": "1 tento", "2": "2 tentos" } },
    expressions: { label: "Expressões", values: { null: "Conforme o modo", campeonato: "De campeonato", comun: "Comuns" } },
    signals: { label: "Sinais", values: { look: "Vê quem olha", public: "Todos veem", off: "Sem sinais" } },
    decision_seconds: { label: "Tempo para decidir", values: { "30": "30 s", "15": "15 s", "60": "60 s", "120": "2 min", "0": "Sem limite" } },
    review_seconds: { label: "Revisão", values: { "20": "20 s", "10": "10 s", "40": "40 s", "0": "Sem limite" } },
  } as GameWords["options"],
  reasons: { chicos: "chicos ganhos", agreed: "empate de comum acordo" },
  columns: { chico: "Chico", own: "Deste lado", other: "Do outro lado" },
  hints: {
    cut: "Corte onde quiser, ou mande dar sem cortar: tanto faz, é um sorteio.",
    discard: ({ card: id }) => `Deixe seu ${card(id)}: assim ficam as melhores.`,
    play: ({ card: id }, view) => `Jogue seu ${card(id)}: ${(view.hand?.length ?? 0) > 1 ? "assim você guarda as outras" : "é a que resta"}.`,
    say: ({ words }) => `Com suas cartas eu diria “${sung(words)}”.`,
    declare: ({ value }) => (value === null ? "O outro tem mais pontos: diga “son buenas” e guarde suas cartas." : `Cante ${value}: é o que suas cartas somam.`),
    accept: "A mão terminou: recolha os tentos.",
    signal: "Faça ao seu parceiro o sinal da sua melhor carta: assim ele sabe como jogar.",
  },
  ui: {
    cutNow: "Toque em “Sem cortar” e as cartas são dadas. Ou corte onde quiser.",
    florNow: (name) => `${name === null ? "Há flor" : `${name} cantou flor`}. Você tem três do mesmo naipe?`,
    singNow: "Você tem flor: cante antes de continuar.",
    playNow: (calls: boolean) => `Toque na carta que você joga${calls ? ", ou cante" : ""}.`,
    beatNow: (name: string, card: string) => `${name} jogou ${card}. Você ganha?`,
    leadNow: (calls: boolean) => `A vaza é sua. Toque em outra carta${calls ? ", ou cante" : ""}.`,
    discardNow: "Toque na carta que você deixa.",
    layNow: (card: string) => `Jogue a carta ${card}, ou toque em outra.`,
    declareNow: "Cante o seu envido: os pontos de duas cartas do mesmo naipe, mais 20.",
    declareFlorNow: "Cante a sua flor: os pontos das suas três cartas, mais 20.",
    saidBy: (name: string, words: string) => `${name} disse “${words}”.`,
    answerNow: "Você quer ou não quer?",
    answerOrRaise: "Você quer, não quer ou aumenta?",
    acceptNow: "Assim terminou a mão. Recolha os tentos.",
    words: singing,
    signals: order.map(({ id }): Sign => ({ id, name: SIGNS[id]?.[0] ?? id, gesture: SIGNS[id]?.[1] ?? "" })),
    numbers,
    suits,
    of: "de",
    causes,
    table: "Mesa",
    score: "Placar",
    scoreOf: (malas: number, buenas: number) => (buenas ? `${buenas} boas` : `${malas} más`),
    chicos: (count: number) => `chicos ganhos: ${count}`,
    we: "Nós",
    they: "Eles",
    gallo: "Galo",
    pair: "Dupla",
    mano: "mão",
    dealer: "dá",
    pie: "pé",
    lawOfParda: {
      siguiente: "Parda na segunda: decide a terceira vaza.",
      primera: "Parda na segunda: ganha quem ganhou a primeira.",
    },
    lawOfLastParda: "Parda na terceira: ganha quem ganhou a primeira.",
    timeCalled: "O tempo acabou: esta mão é revisada, anotada e decide.",
    florSung: "flor!",
    waits: "na vez",
    out: "no baralho",
    looksAt: (name: string) => `olha para ${name}`,
    held: (count: number) => `${count} ${count === 1 ? "carta" : "cartas"} na mão`,
    inTrick: (laid: string, trick: number) => `${laid}, vaza ${trick}`,
    shown: (laid: string) => `${laid}, mostrada`,
    hand: (number: number) => `Mão ${number}`,
    pica: "Pica-pica",
    parda: "parda",
    tricks: (winners: string[]) => `Vazas: ${winners.join(", ")}`,
    points: (count: number) => `${count} ${count === 1 ? "tento" : "tentos"}`,
    worth: (count: number) => `Vale ${count} ${count === 1 ? "tento" : "tentos"}`,
    before: (what: string) => `Última mão: ${what}`,
    firstTo: (goal: number) => `Quem chega primeiro a ${goal} ganha.`,
    adds: (count: number) => `vale ${count}`,
    to: (name: string) => `para ${name}`,
    givesUp: "deixas a mão",
    given: (count: number) => `dá ${count}`,
    florLevels: ["Flor", "Contraflor", "Contraflor al resto"],
    entries: "Tentos em jogo",
    hand_cards: "Suas cartas",
    play: (held: string) => `Jogar ${held}`,
    discard: (held: string) => `Descartar ${held}`,
    cutWhere: (count: number) => `Cortar ${count} ${count === 1 ? "carta" : "cartas"}`,
    cutAt: (count: number) => `Cortar em ${count}`,
    knock: "Sem cortar",
    declare: "Meu ponto",
    good: "São boas",
    goodMeans: "o outro ganha",
    meanings: { no_tengo: "sem flor", es_buena: "sem flor", sin_ley: "sem flor", con_flor_quiero: "aceito", con_flor_me_achico: "não aceito", con_flor_no_quiero: "não aceito", contraflor: "aumento", contraflor_al_resto: "aumento ao máximo" },
    steps: boardWords.number,
    doings: "O que você pode fazer",
    calls: "O que você pode dizer",
    several: "Dizer várias ao mesmo tempo",
    chooseWords: "Escolha as palavras em ordem",
    sayAll: "Dizer tudo",
    undo: "Apagar a última",
    back: "Voltar",
    talk: "Falar na mesa",
    talkHint: "Falar (as palavras obrigam)",
    speak: "Falar",
    signs: "Sinais",
    lookAt: "Você olha para",
    looks: "Olhares",
    looking: (name: string, at: string) => `${name} para ${at}`,
    makeSign: "Fazer um sinal",
    signedBy: (name: string) => `Sinal de ${name}`,
    signedByMe: "Seu sinal",
  },
  tally: (view: View, seat: number, options: Options = {}) => {
    const points = view.accounts.length === view.players ? pointsOf(view)[view.own[seat] ?? 0] : undefined;
    return points === undefined ? {} : { value: points, label: `de ${goalOf(options)}` };
  },
  sums: (view: View, rule: string | null, accused: number) =>
    sums(view, rule, accused, card, {
      flor: (cards) => `as três são do mesmo naipe: ${cards}`,
      none: (cards) => `não são três do mesmo naipe: ${cards}`,
    }),
  kept: {
    "truco.envido-mal-cantado": "ninguém ganhou com pontos que não são os das suas cartas",
    "truco.flor-mal-cantada": "os pontos que cantou são os das suas cartas",
    "truco.flor-callada": "não mostrou três cartas do mesmo naipe",
    "truco.flor-sin-tener": "as cartas são do mesmo naipe, ou não cantou flor",
    "truco.entrometerse": "falou quem jogava",
  },
  applies,
  aimed: ["truco.envido-mal-cantado", "truco.flor-callada", "truco.flor-sin-tener", "truco.flor-mal-cantada", "truco.entrometerse"] as readonly string[],
  describe: (view: View, names: Names) => {
    const score = view.accounts.map((each) => each.points).join(" a ");
    const hand = view.hand?.length ? ` Suas cartas: ${view.hand.map(card).join(", ")}.` : "";
    const laid = view.seats
      .flatMap((seat, index) => {
        const cards = seat.laid.filter((id) => id !== null).map(card);
        return cards.length ? [`${names(index)}: ${cards.join(", ")}`] : [];
      })
      .join(". ");
    const turn = view.waiting.length ? ` Esperando ${view.waiting.map((seat) => names(seat)).join(", ")}.` : "";
    return `Placar ${score}.${hand}${laid ? ` Na mesa, ${laid}.` : ""}${turn}`;
  },
} satisfies Words;

export const howto: Howto = {
  goal: "Junte 30 tentos antes dos outros: assim você ganha um chico, e com dois chicos a partida. Você ganha tentos com as cartas, com a flor, com o envido e blefando.",
  turn: [
    "Cada um recebe três cartas. O jogo vai para a direita e começa o mão, à direita de quem dá as cartas. Entre três, o galo recebe quatro e descarta uma.",
    "Na sua vez jogue uma carta. A mais alta ganha a vaza; se os dois lados empatam, é parda (empate). Quem ganha duas vazas ganha a mão. Depois de uma parda, a vaza seguinte decide. Se a última é parda, ganha quem ganhou a primeira; com três pardas, o mão.",
    "As melhores são o ás de espadas, o ás de paus, o sete de espadas e o sete de ouros. Seguem os três, os dois e os outros ases; depois rei, cavalo, valete, os outros setes, seis, cinco e quatro.",
    "Flor: três cartas do mesmo naipe. Cante na primeira vaza, antes de jogar sua carta. Vale 3 e anula o envido. Se o outro lado também cantar, dá para subir com contraflor.",
    "Envido: na primeira vaza, antes de jogar sua carta. Duas cartas do mesmo naipe valem 20 mais seus números; as figuras valem 0. Se não há duas do mesmo naipe, conta a carta mais alta. Envido aceito vale 2, real envido 3 e falta envido o que falta a quem está na frente para chegar a 30. O número mais alto ganha; se são iguais, o mais perto do mão.",
    "Truco aceito vale 2, retruco 3 e vale cuatro 4. Para subir é preciso aceitar antes, e sobe o lado que aceitou. Se o outro lado não quiser, você ganha o que valia antes.",
    "Você também pode ir ao baralho: larga suas cartas e não joga mais nesta mão.",
    "A palavra obriga: o que você diz na conversa também vale.",
  ],
  challenges: [
    "Ao terminar a mão há uma revisão. Nela você pode desafiar alguém do outro lado.",
    "Pido flor (flor calada): se ele tinha flor e não cantou, todos os tentos do lado dele passam para o seu, com mais 3. Se não tinha, mostra duas cartas e o lado dele ganha 3.",
    "Flor sem ter: se você acertar, todos os tentos do lado dele passam para o seu.",
    "Envido ou flor mal cantados: quem ganhou disse um número falso. Esses tentos passam para o seu lado.",
    "Intrometer-se: no pica-pica, entre seis, só falam os dois que jogam. O duelo termina sem seus tentos e o seu lado ganha 4.",
    "Um desafio errado é uma falta (menos “pido flor”) e um fora de lugar também. Com três faltas em um chico, você perde o chico.",
  ],
  end: [
    "Os tentos são anotados em ordem: flor, envido, truco e no fim as multas. Quem chega primeiro a 30 ganha o chico nesse momento.",
    "Dois chicos ganham a partida; se estiver um a um, um terceiro decide.",
    "Com o limite de tempo a mão em jogo não vale: contam os chicos e depois os tentos.",
  ],
  clock: [
    "Há 30 segundos para cada decisão e 20 para a revisão, se a mesa não disser outra coisa.",
    "Se o tempo acabar, o servidor age: vai ao baralho se era a sua vez de jogar, diz “no quiero” ao envido ou ao truco e canta o número verdadeiro.",
  ],
  line: [
    ["E7", "jogar uma carta: E espadas, B paus, O ouros, C copas; 10 valete, 11 cavalo, 12 rei"],
    ["envido · real_envido · falta_envido", "dizer"],
    ["truco · retruco · vale_cuatro", "dizer"],
    ["quiero retruco", "várias palavras juntas"],
    ["flor", "cantar a flor"],
    ["declare 33 · declare -", "cantar 33 · são boas"],
    ["mazo", "ir ao baralho"],
    ["cut 10 · knock", "cortar · sem cortar (bater)"],
    ["discard O1", "descartar (o galo)"],
    ["signal malas · look 2", "fazer um sinal · olhar para o terceiro jogador"],
    ["challenge 1 truco.flor-callada", "desafiar o segundo jogador"],
    ["accept", "recolher os tentos"],
    ['"hola', "conversar"],
  ],
};

export const lesson: LessonWords = {
  envido: ["Você tem 7 e 6 de espadas: são 20 + 7 + 6 = 33 para o envido, o máximo. Cante! Toque em “Envido”.", "O outro aceitou."],
  points: ["Diga quanto você tem: 33. Escreva e toque no botão marcado.", "“São boas”: 2 pontos para você, anotados no fim da mão."],
  first: [
    "Agora as cartas. A mais alta ganha a vaza, e quem ganha duas leva a mão. Seu 7 de espadas é muito forte: toque nele e depois no botão.",
    "Só o ás de espadas e o ás de paus ganham dele. A primeira é sua.",
  ],
  truco: [
    "Com a primeira ganha, suba a aposta: toque em “Truco”. Se o outro não quiser, você ganha 1 ponto; se quiser, a mão vale 2.",
    "O outro aceitou.",
  ],
  second: ["Resta o ás de ouros, que ganha dos 12. Jogue.", "Duas vazas: a mão é sua, com 2 pontos de envido e 2 de truco."],
};
