/** The words of Ajedrez, in Portuguese. Moves are written with the letters R, D, T, B, C. */
import { listed } from "../../words/arithmetic";
import type { Title, FaultWords, GameEvent, GameWords, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Piece, View } from "./view";
import { piecesOf, mateSign, minutes, pastMoves, text, moveText, way, planned, heard, touchKept } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Xadrez", tag: "O jogo dos reis, com relógio, planilha e árbitro" };

const WHY = {
  movement: "essa peça não se move assim",
  stays_in_check: "o rei continua em xeque",
  into_check: "o rei fica em xeque",
};

export const faults = {
  faults: {
    "ajedrez.illegal-move": [
      "Esse lance é ilegal: a peça não chega ali, ou o rei fica em xeque. |Faça outro.",
      ({ why }) => `Esse lance é ilegal: ${WHY[why]}. |Faça outro.`,
    ],
    "ajedrez.touch-move": [
      "Peça tocada, peça jogada: |mova a que tocou, ou capture a que tocou, se for possível.",
      ({ squares }) =>
        squares.length === 0
          ? "Peça tocada, peça jogada: |mova a que tocou."
          : `Peça tocada, peça jogada: a de ${listed("pt", squares)}. |Mova ou capture essa peça, se for possível.`,
    ],
    "ajedrez.offer moment": "O empate é oferecido depois de mover e antes de acionar o relógio: |espere esse momento.",
    "ajedrez.offer persistent": "O empate já foi oferecido várias vezes seguidas: |espere o outro oferecer.",
    "ajedrez.claim-repetition": "A posição ainda não apareceu três vezes: |continue jogando.",
    "ajedrez.claim-fifty": "Não passaram cinquenta lances sem captura nem lance de peão: |continue jogando.",
  },
  missing: { move: "Primeiro mova, depois acione o relógio." },
  stakes: {
    undone_time: "o lance é desfeito e você pode ganhar tempo",
    warned: "o outro recebe uma advertência",
    annulled: "a partida é anulada",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

/** The pieces of female grammatical gender: queen and rook. */
const FEMALE = "qr";
const pieces: Record<string, string> = { k: "rei", q: "dama", r: "torre", b: "bispo", n: "cavalo", p: "peão" };
const the: Record<string, string> = { k: "o rei", q: "a dama", r: "a torre", b: "o bispo", n: "o cavalo", p: "o peão" };

/** Spanish notation in Portuguese letters. Only the bishop's letter differs. */
const portuguese = (san: string): string => mateSign(san).replaceAll("A", "B");

const sanctions: Record<string, string> = {
  warn: "advertência",
  rival_time: "tempo extra ao rival",
  cut_time: "redução de tempo",
  lose: "perda da partida",
  expel: "expulsão",
  take_game: "perda da partida",
};

const alone =
  "nos últimos dois minutos o servidor dá empate se o rival não pode dar mate, ou se nos últimos 25 lances de cada um não houve captura nem lance de peão. Para o resto não há ninguém: o relógio decide.";

export const play = {
  ...title,
  phases: {
    playing: "É hora de mover uma peça",
    stopped: "Os relógios estão parados: esperando o árbitro",
    awaiting_arbiter: "O tempo acabou: o árbitro decide",
    over: "A partida terminou",
  },
  watched: {
    playing: (names: string) => `${names} joga`,
    stopped: () => "Os relógios estão parados: esperando o árbitro",
    awaiting_arbiter: () => "O tempo acabou: o árbitro decide",
  },
  refusals: {
    clocks_stopped: "Os relógios estão parados.",
    not_your_turn: "Não é a sua vez de mover.",
    not_your_piece: "Essa peça não é sua.",
    own_piece_there: "Já há uma peça sua ali.",
    promotion_needed: "Escolha em que o peão se transforma.",
    king_capture: "O rei não pode ser capturado: reclame o lance ilegal.",
    not_written: "Antes de mover, anote na sua planilha o lance anterior.",
    claimed_move: "Você deve fazer o lance que anunciou na reclamação.",
    empty_square: "Essa casa está vazia.",
    no_touch_rule: "Nesta mesa não vale a peça tocada.",
    offer_open: "Já há uma oferta de empate.",
    already_offered: "Você já ofereceu empate neste turno.",
    no_offer: "Ninguém ofereceu empate.",
    right_lost: "Você já moveu: poderá reclamar no seu próximo turno.",
    illegal_move: "O lance anunciado não é permitido.",
    not_last_period: "Isso só vale no último período.",
    too_much_time: "Você tem mais de dois minutos.",
    flag_fallen: "O seu tempo já acabou.",
    flag_not_fallen: "O tempo de ninguém acabou.",
    no_arbiter: "Nesta mesa não há árbitro.",
    not_plain:
      "Sem árbitro o servidor só dá empate se o rival não pode dar mate ou se nos últimos 25 lances de cada um não houve captura nem lance de peão. Não custa nada: você pode reclamar de novo.",
    already_postponed: "O árbitro já adiou essa reclamação.",
    nothing_pending: "Não há nada para decidir.",
    no_sheet: "O servidor preenche a planilha.",
    write_in_order: "Anote os lances em ordem.",
    nothing_to_write: "Não há lances para anotar.",
    wrong_san: "Esse lance é escrito de outro jeito. Se foi feito com oferta de empate, termina em (=).",
    no_challenges: "Com ajuda não há desafios: o servidor avisa.",
    not_a_seat: "Só um jogador pode fazer isso.",
    notation_illegal: "Nenhum lance permitido é escrito assim.",
    notation_ambiguous: "Mais de uma peça pode fazer esse lance: diga qual.",
  },
  rules: {
    "ajedrez.move": "Cada peça se move do seu jeito; as brancas começam e cada um joga na sua vez.",
    "ajedrez.illegal-move": "Lance ilegal: essa peça não pode ir ali, ou o rei fica em xeque.",
    "ajedrez.touch-move": "Peça tocada, peça jogada: quem toca uma peça deve movê-la ou capturá-la se puder.",
    "ajedrez.release": "O lance feito não muda mais.",
    "ajedrez.mate": "Xeque-mate: o rei não pode escapar e a partida termina.",
    "ajedrez.resign": "Quem abandona perde a partida.",
    "ajedrez.stalemate": "Rei afogado: sem lances e sem xeque, é empate.",
    "ajedrez.dead-position": "Se ninguém mais pode dar mate, é empate.",
    "ajedrez.offer": "O empate é oferecido depois de mover e antes de acionar o relógio, e não várias vezes seguidas.",
    "ajedrez.claim-repetition": "Tripla repetição: a mesma posição pela terceira vez.",
    "ajedrez.claim-fifty": "Cinquenta lances sem mover um peão nem capturar.",
    "ajedrez.wrong-claim": "Uma reclamação errada custa tempo.",
    "ajedrez.period": "Cada um tem seu tempo marcado.",
    "ajedrez.press": "O lance se completa ao acionar o relógio.",
    "ajedrez.flag": "Quando a seta cai, o tempo acabou.",
    "ajedrez.both-flags": "Caíram as duas setas.",
    "ajedrez.last-two": "Nos últimos dois minutos você pode reclamar empate: o árbitro decide; sem árbitro, o servidor, nos casos claros.",
    "ajedrez.late": "Quem chega com mais de uma hora de atraso perde.",
    "ajedrez.start-position": "A partida deve começar na posição inicial.",
    "ajedrez.colours": "Cores trocadas: o árbitro decide.",
    "ajedrez.score-sheet": "Cada um anota os lances na sua planilha.",
    "ajedrez.notation": "Os lances são escritos em notação algébrica.",
    "ajedrez.conduct": "Conduta dos jogadores.",
    "ajedrez.sanction": "Punições do árbitro.",
    "ajedrez.points": "Um ponto por vencer, meio pelo empate.",
  },
  ...faults,
  happenings: {
    touched: (event, names) => `${names(event.seat)} toca a peça de ${text(event.params?.square)}.`,
    moved: (event, names) => `${names(event.seat)} joga ${moveText(event, portuguese)}${event.params?.offer ? " e oferece empate" : ""}.`,
    pressed: (event, names) => `${names(event.seat)} aciona o relógio.`,
    written: () => "Anotado na planilha.",
    draw_claimed: (event, names) =>
      `${names(event.seat)} reclama empate por ${event.params?.ground === "fifty" ? "cinquenta lances" : "tripla repetição"}${event.params?.move ? ` com ${way(event.params.move)}` : ""}.`,
    wrong_claim: (event, names) =>
      `Reclamação errada de ${names(event.seat)}: perde ${minutes(event.params?.cut_ms)} min e o rival ganha ${minutes(event.params?.bonus_ms)} min.`,
    dead_claimed: (event, names) => `${names(event.seat)} reclama empate: diz que ninguém mais pode dar mate.`,
    last_two_claimed: (event, names) => `${names(event.seat)} reclama empate nos últimos dois minutos.`,
    arbiter_called: (event, names) => `${names(event.seat)} chama o árbitro.`,
    arbiter_reason: (event, names) => `${names(event.seat)} diz: ${text(event.params?.reason)}`,
    clocks_stopped: () => "O árbitro para os relógios.",
    clocks_resumed: () => "Os relógios continuam.",
    clocks_set: () => "O árbitro acerta os relógios.",
    time_given: (event, names) => `${names(event.seat)} recebe ${minutes(event.params?.ms)} min.`,
    time_taken: (event, names) => `${names(event.seat)} perde ${minutes(event.params?.ms)} min.`,
    sanction: (event, names) => `Punição a ${names(event.seat)}: ${sanctions[text(event.params?.kind ?? event.params?.sanction)] ?? ""}.`,
    warning: (event, names) => `Advertência a ${names(event.seat)}.`,
    postponed: () => "O árbitro adia a reclamação: o jogo continua.",
    undone: (event, names) => `O lance ${way(event.params?.uci)} de ${names(event.seat)} é desfeito.`,
    flag_fell: (event, names) => (event.seat === null || event.seat === undefined ? "Caíram as duas setas." : `Cai a seta de ${names(event.seat)}.`),
    both_flags: () => "Caíram as duas setas: a partida continua.",
    arrived: (event, names) => `${names(event.seat)} chegou.`,
    late: (event, names) => `${names(event.seat)} chega tarde demais.`,
    excused: (event, names) => `O árbitro espera ${names(event.seat)}.`,
  },
  spoken: {
    moved: (event: GameEvent, names: Names) => {
      const move = heard(event);
      if (move === null) return `${names(event.seat)} joga de ${text(event.params?.uci).slice(0, 2)} a ${text(event.params?.uci).slice(2, 4)}.`;
      const way = move.castling ? `roque ${move.castling === "k" ? "pequeno" : "grande"}` : `${pieces[move.letter]} ${move.takes ? "captura em" : "a"} ${move.to}`;
      const end = { mate: ", xeque-mate", check: ", xeque" }[move.end ?? ""] ?? "";
      return `${names(event.seat)}: ${way}${move.becomes ? `, vira ${pieces[move.becomes]}` : ""}${end}${event.params?.offer ? ", e oferece empate" : ""}.`;
    },
  },
  actions: {
    arrive: "Estou aqui",
    touch: "Tocar",
    move: "Mover",
    pass_flag: "Acionar o relógio",
    offer_draw: "Oferecer empate",
    accept_draw: "Aceitar o empate",
    decline_draw: "Recusar o empate",
    claim_draw: "Reclamar empate",
    claim_dead: "Ninguém pode dar mate: reclamar empate",
    claim_last_two: "Reclamar nos últimos dois minutos",
    claim_flag: "Reclamar a queda da seta",
    call_arbiter: "Chamar o árbitro",
    write: "Anotar",
    challenge: "Desafiar",
    resign: "Abandonar",
  },
  asks: (type: string, may: readonly string[]): string | null => (type !== "offer_draw" ? null : may.includes("pass_flag") ? "Oferecer empate?" : "O empate é oferecido ao mover, antes de acionar o relógio. Agora a oferta vale, mas o outro pode desafiar e você leva uma advertência."),
  options: {
    mode: { label: "Modo", values: { assisted: "Em casa, com ajuda", tournament: "Torneio" } },
    host_plays: { label: "Quem abre a mesa joga com", values: { white: "Brancas", black: "Pretas", lot: "O que sair no sorteio" } },
    time_control: {
      label: "Tempo",
      values: {
        "una-hora": "1 hora",
        clasico: "40 lances em 2 h e 30 min",
        "escolar-15": "15 minutos",
        "incremento-25-10": "25 min e 10 s por lance",
        "retraso-25-5": "25 min com atraso de 5 s",
        "relampago-3-2": "Relâmpago: 3 min e 2 s por lance",
        "relampago-5": "Relâmpago: 5 min",
        "relampago-5-3": "Relâmpago: 5 min e 3 s por lance",
        "rapida-10": "Relâmpago: 10 min",
        "rapida-15-10": "Rápida: 15 min e 10 s por lance",
        "sin-reloj": "Sem relógio",
      },
    },
    scoresheet: { label: "Planilha", values: { auto: "O servidor preenche", manual: "Cada um preenche" } },
    auto_flag: { label: "Relógio", values: { true: "Acionado sozinho", false: "Cada um aciona" } },
    arbiter: {
      label: "Árbitro",
      values: { human: "Uma pessoa, se houver", none: "Sem árbitro" },
      notes: { human: `Se nenhum árbitro entrar na mesa: ${alone}`, none: `Sem árbitro: ${alone}` },
    },
    flag: { label: "Queda da seta", values: { auto: "O servidor vê", claim: "O rival reclama" } },
    both_flags: {
      label: "Se as duas setas caírem",
      values: { order: "Perde a primeira", unknown: "Não se sabe qual foi" },
      notes: { unknown: "Vale quando a queda é reclamada: o jogo continua, e no último período é empate." },
    },
    illegal: {
      label: "Lance ilegal",
      values: { null: "Conforme o modo", claim: "O rival reclama", arbiter: "O servidor vê e desfaz", refuse: "Não deixa fazer" },
      notes: { claim: "Com ajuda nunca é possível.", arbiter: "Com ajuda nunca é possível." },
    },
    last_two: { label: "Dois minutos por lance ilegal, e no terceiro perde", values: { all: "Toda a partida", last_period: "Só no último período" } },
    touch_move: { label: "Peça tocada, peça jogada", values: { null: "Conforme o modo", true: "Sim", false: "Não" } },
    auto_75: { label: "Empate aos 75 lances sem captura nem peão", values: { false: "Não", true: "Sim, sozinho" } },
    late_ms: { label: "Com hora marcada, perde quem demora", values: {} },
    clock: {
      label: "Tipo de relógio",
      values: { null: "O do tempo escolhido", plain: "Sem segundos por lance", increment: "Com incremento", delay: "Com atraso" },
    },
  } as GameWords["options"],
  reasons: {
    checkmate: "xeque-mate",
    stalemate: "rei afogado",
    dead_position: "ninguém mais pode dar mate",
    agreement: "empate de comum acordo",
    threefold: "tripla repetição",
    fifty: "cinquenta lances",
    time: "o tempo acabou",
    time_no_mate: "o tempo acabou, mas o rival não pode dar mate",
    both_flags: "caíram as duas setas",
    resign: "abandono",
    illegal_third: "terceiro lance ilegal",
    strikes: "três desafios errados",
    late: "atraso",
    art_10_2: "empate nos últimos dois minutos (10.2)",
    sanction: "punição",
    expelled: "expulsão",
    art_12_8: "os dois perdem (12.8)",
    annulled: "partida anulada",
    auto_75: "setenta e cinco lances",
  },
  columns: { number: "Nº", move: "Lance", clock: "Relógio" },
  hints: {
    move: ({ uci }, view) => {
      const { from, to, letter, why, taken } = planned(view, uci);
      const reasons = { capture: `assim você captura ${the[taken] ?? ""}`, castle: "assim o rei fica protegido", promote: "assim o peão vira dama", centre: "assim chega ao centro", develop: "assim entra em jogo", better: "ali fica melhor" };
      return `Tente ${the[letter] ?? ""}: de ${from} a ${to}; ${reasons[why]}.`;
    },
    claim_draw: ({ ground }) =>
      ground === "fifty" ? "Faz cinquenta lances que ninguém captura nem move um peão: você pode reclamar empate." : "A posição apareceu três vezes: você pode reclamar empate.",
    arrive: "Diga que chegou, e a partida começa.",
    pass_flag: "Seu lance está feito: acione o relógio e é a vez do rival.",
    write: "Anote o último lance na sua planilha: depois você pode mover.",
  },
  ui: {
    moveNow: "Toque na peça que vai mover.",
    toNow: "Toque na casa para onde ela vai.",
    board: "Tabuleiro de xadrez",
    square: (square: string, piece: Piece | undefined, touched: boolean) =>
      `${square}, ${piece ? `${pieces[piece.letter]} ${pieceColour(piece)}` : "vazia"}${touched ? ", tocada" : ""}`,
    pieces,
    taken: (name: string, taken: string[]) => `${name} capturou: ${taken.join(", ")}`,
    calls: "O que você pode fazer",
    rare: "Pedir empate",
    went: (name: string, letter: string, square: string, taken: string | null, isYours: boolean) =>
      `${name}: ${pieces[letter]} para ${square}${taken === null ? "" : `, e comeu ${FEMALE.includes(taken) ? (isYours ? "a sua" : "uma") : isYours ? "o seu" : "um"} ${pieces[taken]}`}.`,
    back: "Voltar",
    turnBoard: "Girar o tabuleiro",
    promote: "O peão chegou ao fim: em que ele se transforma?",
    touchNotice: "Peça tocada, peça jogada: a peça que você toca é a que você move.",
    touchRival: (square: string) => `Tocar a peça rival de ${square}`,
    offering: "Com o seu lance você oferece empate.",
    forced: "Faça outro lance com a peça tocada, se for possível.",
    mustPlay: (uci: string) => `Você deve jogar ${way(uci)}, que anunciou.`,
    grounds: { threefold: "Por tripla repetição", fifty: "Por cinquenta lances" },
    claimHere: "A posição já está no tabuleiro",
    claimMove: "Ou anuncie no tabuleiro o lance que leva a ela. Uma reclamação errada custa tempo.",
    check: "Xeque!",
    lastTwo: {
      pending: "O árbitro decide a reclamação dos últimos dois minutos.",
      postponed: "O árbitro observa a partida.",
    },
    record: "Lances",
    ownSheet: "Minha planilha",
    planned: (from: string, to: string): string => `Preparado: ${from}–${to}. Na sua vez ele é jogado sozinho; um toque cancela.`,
    unplan: "Cancelar o lance preparado",
    look: "Tabuleiro e peças",
    lookBoard: "Tabuleiro",
    lookPieces: "Peças",
    boards: { wood: "Madeira", green: "Verde", blue: "Azul", contrast: "Alto contraste" },
    sets: { tournament: "De torneio", round: "Redondas" },
    challengeMove: (san: string) => `Reclamar ${san} como lance ilegal`,
    claim: {
      title: "Reclamar um lance ilegal",
      ask: (line: string) => `Foi ilegal ${line}?`,
      cost: "Se não foi, é um desafio errado; com três você perde a partida.",
      say: "Reclamar",
      number: (white: boolean) => `Número do lance das ${white ? "brancas" : "pretas"}`,
      numbered: (number: number, white: boolean) => `o ${number}.º das ${white ? "brancas" : "pretas"}`,
    },
    awaited: (name: string, until: string) => `Esperando ${name} até as ${until}; o relógio corre.`,
    offeredWith: "O lance feito com oferta de empate termina em (=).",
    writeMove: (number: number, white: boolean) => `Anote o lance ${number} das ${white ? "brancas" : "pretas"}`,
    write: "Anotar",
    san: portuguese,
  },
  arbiter: {
    title: "Árbitro",
    stop: "Parar os relógios",
    resume: "Continuar",
    flag: "Apontar a seta caída",
    byFlag: "O relógio decide",
    lastTwoDraw: "Declarar empate (10.2)",
    lastTwoPostpone: "Adiar",
    lastTwoBonus: "Adiar, 2 min ao rival",
    clocks: "Relógios",
    white: "Brancas (min)",
    black: "Pretas (min)",
    setClocks: "Acertar",
    addTime: "Dar tempo",
    seat: "Jogador",
    minutes: "Minutos",
    sanctions: "Punições",
    kind: "Tipo",
    kinds: sanctions,
    rivalScore: "Pontos do rival",
    article: "Artigo",
    sanction: "Punir",
    decide: "Decidir",
    before: "Voltar a antes de",
    rollback: "Desfazer",
    result: "Resultado",
    reason: "Motivo",
    declare: "Declarar",
    loseBoth: "Os dois perdem (12.8)",
    annul: "Anular a partida",
  },
  side: (view: View, seat: number) =>
    seat === view.white_seat ? { color: "white", form: "disc", name: "as brancas" } : { color: "black", form: "disc", name: "as pretas" },
  sums: (view: View, rule: string | null, _accused: number, events: readonly GameEvent[]) => [
    ...(rule === null || rule === "ajedrez.illegal-move" ? ["a peça se move assim, e seu rei não fica em xeque"] : []),
    ...(rule === "ajedrez.touch-move" ? touchKept(view, events, { moved: (square) => `moveu a peça que tocou, a de ${square}`, stuck: (square, isChecked) => `a peça de ${square}, que tocou, ${isChecked ? "não podia tirar o xeque" : "não tinha lance: outras a tapavam, ou seu rei ficava em xeque"}` }) : []),
  ],
  kept: {
    "ajedrez.illegal-move": "essa peça se move assim, e o rei não fica em xeque",
    "ajedrez.touch-move": "moveu a peça que tocou, ou a tocada não tinha lance legal",
    "ajedrez.offer": "ofereceu o empate depois de mover, e não de novo",
    "ajedrez.start-position": "as peças começaram no seu lugar",
  },
  tally: (view: View, seat: number) => ({
    notes: [
      ...(view.illegal_moves[seat] ? [`lances ilegais: ${view.illegal_moves[seat]}`] : []),
      ...(view.warnings[seat] ? [`advertências: ${view.warnings[seat]}`] : []),
      ...(view.offer === seat ? ["oferece empate"] : []),
    ],
  }),
  aims: (rule: string, view: View, _names: Names, seat: number | null = null) => pastMoves(rule, view, "Seu último lance", portuguese, seat),
  oneRule: true as boolean,
  describe: (view: View, names: Names) => {
    const turn = view.fen.split(" ")[1] === "w" ? "brancas" : "pretas";
    return `Brancas, ${names(view.white_seat)}: ${piecesOf(view, pieces, "white")}. Pretas, ${names(1 - view.white_seat)}: ${piecesOf(view, pieces, "black")}. Vez das ${turn}.`;
  },
} satisfies Words;

/** Portuguese adjectives follow the piece's gender. */
function pieceColour(piece: Piece): string {
  const isLady = ["q", "r"].includes(piece.letter);
  return piece.side === "white" ? (isLady ? "branca" : "branco") : isLady ? "preta" : "preto";
}

export const howto: Howto = {
  goal: "Dê xeque-mate: ataque o rei do rival de um jeito que ele não possa escapar. Aqui o jogo é como em um torneio de verdade, com relógio, planilha e árbitro.",
  turn: [
    "As brancas começam e cada um joga na sua vez.",
    "Mova uma de suas peças. A dama vai em linha reta e na diagonal; a torre, em linha reta; o bispo, na diagonal; o cavalo salta em L; o rei dá um passo.",
    "O peão avança um passo, ou dois na primeira vez, e captura na diagonal. Também captura de passagem. Se chegar ao fim, é promovido: vira dama, torre, bispo ou cavalo.",
    "Roque: o rei dá dois passos na direção de uma torre e a torre salta para o outro lado dele. Nenhum dos dois se moveu antes, não há peças entre eles e o rei não está em xeque nem passa por uma casa atacada.",
    "Você nunca pode deixar seu rei em xeque.",
    "Peça tocada, peça jogada: se tocar em uma sua, mova; se tocar em uma do rival, capture, sempre que for possível. O lance feito não muda mais.",
    "O lance se completa ao acionar o relógio. A mesa pode fazer isso sozinha.",
    "Para oferecer empate, faça isso depois de mover e antes de acionar o relógio. Se a planilha é à mão, anote cada lance antes do seguinte.",
  ],
  challenges: [
    "No torneio, o servidor aceita um lance ilegal sem avisar. Você pode desafiá-lo até o fim da partida, mesmo fora da sua vez.",
    "Se acertar, a posição de antes volta e o outro faz um lance permitido. Com o primeiro e o segundo lance ilegal dele você ganha 2 minutos de cada vez; com o terceiro ele perde.",
    "Peça tocada: desafie antes de tocar ou mover. Se acertar, o outro deve jogar o que tocou. Você também pode desafiar uma oferta de empate feita fora de hora, e uma posição inicial errada.",
    "Um desafio errado ou fora de hora é uma falta: você não perde a vez, mas com três perde a partida.",
  ],
  end: [
    "Xeque-mate vence. Você também vence se o outro abandona ou se o tempo dele acaba, a menos que você não possa mais dar mate de jeito nenhum: então é empate.",
    "É empate por acordo, por afogamento (sem xeque e sem lances) ou se ninguém pode dar mate.",
    "Peça empate, antes de mover, por tripla repetição da posição ou por cinquenta lances sem captura nem peão movido. Uma reclamação errada tira metade do seu tempo, até 3 minutos, e dá 3 ao outro.",
    "Vencer vale 1 ponto e o empate, meio.",
  ],
  clock: [
    "Cada um tem seu relógio, que só corre no seu turno. Aqui não há turnos de um minuto. Com ajuda o jogo é sem relógio, se ninguém escolher um. A mesa diz quanto tempo há e se cada lance soma algo.",
    "Nos últimos dois minutos do último período você pode reclamar empate ao árbitro.",
    "Com hora marcada, quem chega com uma hora de atraso perde.",
    "On-line não há mãos nem peças tortas: não é preciso dizer “ajeito”, ninguém bate no relógio e o servidor guarda a partida. A turma cuida para que ninguém olhe anotações nem receba conselhos.",
  ],
  line: [
    ["e2e4 · e7e8q", "mover · promover a dama"],
    ["Cf3 · 0-0 · exd5", "o mesmo em notação: R rei, D dama, T torre, A bispo, C cavalo"],
    ["e2e4 (=)", "mover e oferecer empate"],
    ["toco g1", "tocar a peça de g1"],
    ["reloj", "acionar o relógio"],
    ["tablas · acepto · rechazo", "oferecer, aceitar, recusar empate"],
    ["reclamo threefold · reclamo fifty", "reclamar: tripla repetição · cinquenta lances"],
    ["reto ajedrez.illegal-move 2", "desafiar o terceiro lance da partida (contando de 0)"],
    ["anoto 0 e4", "anotar na planilha"],
    ["abandono", "abandonar"],
  ],
};

export const lesson: LessonWords = {
  pawn: [
    "Você joga com as brancas. O peão avança; no primeiro lance pode dar dois passos. Toque no peão marcado e depois na casa marcada.",
    "O peão avança em linha reta, mas captura na diagonal, um passo.",
  ],
  knight: [
    "O cavalo salta em forma de L: dois passos e um para o lado. É o único que salta. Leve-o à casa marcada.",
    "Daí seu cavalo ameaça o peão preto.",
  ],
  bishop: ["O bispo vai na diagonal, quanto quiser. Leve-o à casa marcada.", "Agora há lugar entre o rei e a torre."],
  castle: [
    "Ponha seu rei a salvo com o roque: toque no rei e na casa marcada, dois passos para o lado. A torre salta sozinha.",
    "O roque só vale uma vez, se nem o rei nem a torre se moveram.",
  ],
  challenge: [
    "No torneio, ninguém avisa. O rei preto deu dois passos! Na lista de lances, toque no último, o do rei, e depois no botão marcado.",
    "O lance é desfeito, e as pretas têm que mover o rei do jeito certo.",
  ],
  mate: ["Você vence quando o rei rival está ameaçado e não pode escapar: xeque-mate. Leve a torre até o fundo.", "Xeque-mate!"],
};
