/** The words of Damas, in Portuguese. */
import { pt as boardWords } from "../../board/words.pt";
import type { Title, FaultWords, GameEvent, GameWords, Names, Params } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { pieceAt, sideOf, squaresOf, planned, type Entry, type Piece, type Side, type View } from "./view";
import type { Words } from "./words.es";

export const title: Title = { name: "Damas", tag: "Salte, coroe e sopre: não deixe escapar nenhuma captura" };

export const faults = {
  faults: {
    "damas.capture": [
      "Agora só vale uma jogada que capture: |escolha uma peça que possa capturar.",
      ({ pieces }) => `Agora só vale capturar: ${pieces === 1 ? "há 1 peça que pode" : `há ${pieces} peças que podem`}. |Escolha uma das marcadas.`,
    ],
    "damas.capture omitted": [
      "Há uma captura, e ela é obrigatória. |Jogue uma peça que capture.",
      ({ pieces }) => `Há uma captura, e ela é obrigatória: ${pieces === 1 ? "1 peça pode capturar" : `${pieces} peças podem capturar`}. |Jogue ${pieces === 1 ? "a marcada" : "uma das marcadas"}.`,
    ],
    "damas.capture short": [
      "A captura ainda continua: |salte até o fim do caminho.",
      ({ pieces }) => `A captura continua: ${pieces === 1 ? "a peça marcada" : "a peça"} tem que saltar até o fim do caminho.`,
    ],
    "damas.capture lost": [
      "A vez foi perdida quando havia uma captura: a peça que captura tem que jogar.",
      ({ pieces }) => `A vez foi perdida quando ${pieces === 1 ? "1 peça podia" : `${pieces} peças podiam`} capturar, e capturar é obrigatório.`,
    ],
    "damas.touch-dead": [
      "Essa peça não pode se mover: |toque em uma que possa jogar.",
      ({ pieces }) => `Essa peça não pode se mover: ${pieces === 1 ? "só 1 pode" : `só ${pieces} podem`}. |Toque em uma que possa jogar.`,
    ],
    "damas.draw": "Ainda não é empate: a posição não se repetiu o bastante, ou houve avanços há pouco. |Continue jogando.",
  },
  missing: {},
  stakes: {
    undone: "a jogada é desfeita e feita de novo",
    huffed_or_undone: "você sopra a peça, ou a jogada é desfeita e feita de novo",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

const reasons: Record<string, string> = {
  captured_all: "todas as peças capturadas",
  blocked: "o rival não tem movimento",
  time: "o tempo acabou",
  strikes: "três reclamações erradas",
  resign: "abandono",
  agreed: "empate de comum acordo",
  repetition: "empate por repetição",
  no_progress: "empate: ninguém avança",
  time_limit: "por limite de tempo",
  referee: "por decisão do árbitro",
  match: "por pontos do jogo",
};

/** Returns the possible remedies of a claim: the player repeats the turn, or loses a piece. */
function aims(rule: string, view: View): { label: string; with: Params }[] {
  if (rule === "damas.touch-dead") return [{ label: "Mandar jogar de novo", with: { remedy: "rectify" } }];
  if (rule !== "damas.capture") return [];
  const side: Side = sideOf(view, view.flag) === "black" ? "white" : "black";
  return [
    { label: "Mandar corrigir", with: { remedy: "rectify" } },
    ...squaresOf(view.board, side).map((square) => ({ label: `Soprar a de ${square}`, with: { remedy: "huff", target: square } })),
  ];
}

const colour = (side: Side): string => (side === "black" ? "pretas" : "brancas");

function piece(each: Piece): string {
  if (each.king) return each.side === "black" ? "dama preta" : "dama branca";
  return each.side === "black" ? "pedra preta" : "pedra branca";
}

function listed(view: View, side: Side): string {
  const squares = squaresOf(view.board, side);
  const kings = squares.filter((square) => pieceAt(view.board, square)?.king);
  const men = squares.filter((square) => !kings.includes(square));
  return [men.length ? `pedras em ${men.join(", ")}` : "", kings.length ? `damas em ${kings.join(", ")}` : ""].filter(Boolean).join("; ");
}

function happened(event: GameEvent, names: Names): string {
  const { move, captured, crowned } = event.params ?? {};
  const taken = list(captured);
  return `${names(event.seat)} joga ${text(move)}${taken ? ` e captura em ${taken}` : ""}${crowned ? ". Virou dama!" : "."}`;
}

export const play = {
  ...title,
  phases: {
    turn: "É hora de mover uma peça",
    blocked: "Você não tem movimento",
    limit: "O tempo acabou",
    between: "A partida terminou; o jogo continua",
    over: "O jogo terminou",
  },
  reviewing: {
    blocked: "Você não tem movimento: só resta reclamar",
    limit: "O tempo acabou: últimas reclamações",
  },
  watched: {
    turn: (names: string) => `${names} joga`,
    blocked: (names: string) => `${names} não tem movimento`,
    limit: (names: string) => `O tempo acabou: ${names} confere a última jogada`,
    between: (names: string, count: number) => `Outra partida: falta${count === 1 ? "" : "m"} ${names}`,
  },
  refusals: {
    not_your_turn: "Ainda não é a sua vez.",
    not_now: "Agora não dá.",
    not_your_piece: "Não há uma peça sua ali.",
    touched_other: (params: Params) => `Você tocou a peça de ${text(params.square)}: tem que mover essa.`,
    not_diagonal: "As peças andam na diagonal, um passo ou um salto por vez.",
    backwards: "Uma pedra só anda para a frente.",
    occupied: "Essa casa está ocupada.",
    nothing_to_jump: "Não há uma peça do rival para saltar ali.",
    jumped_twice: "Essa peça já foi saltada neste movimento.",
    crowned_stops: "A coroação termina a captura.",
    already_touched: "Você já tocou uma peça neste turno.",
    no_touch_rule: "Nesta mesa não vale a peça tocada.",
    no_challenges: "Com ajuda não há reclamações: o servidor avisa.",
    no_soplo: "Nesta mesa não há sopro: a jogada é corrigida.",
    not_their_piece: "Não há uma peça do rival ali.",
    not_your_rival: "Só quem espera pode dizer “Tempo!”.",
    already_called: "Já foi dito.",
    too_early: "O tempo dele ainda não passou: olhe o relógio.",
    already_offered: "Já há uma oferta de empate.",
    offer_too_soon: "Você já ofereceu empate: primeiro jogue um turno.",
    no_offer: "Ninguém ofereceu empate a você.",
    not_a_referee: "Só um árbitro faz isso.",
    notation_illegal: "Essa jogada não pode ser feita.",
    notation_ambiguous: "Há mais de um caminho: escreva todas as casas.",
    game_over: "A partida já terminou.",
    malformed: "Falta algo nessa reclamação ou jogada: para reclamar uma captura, diga se sopra a peça ou se manda corrigir.",
  },
  rules: {
    "damas.colors": "As pretas começam; em cada partida as cores são trocadas.",
    "damas.match": "Um jogo tem um número par de partidas, para que os dois tenham as mesmas oportunidades.",
    "damas.step": "Uma pedra avança um passo na diagonal; uma dama, em qualquer diagonal.",
    "damas.jump": "Captura: a peça salta sobre uma peça vizinha do rival até a casa livre de trás.",
    "damas.crown": "A pedra que chega à última linha vira dama.",
    "damas.crown-stops": "A coroação termina a captura.",
    "damas.capture": "Quem pode capturar deve capturar, e até o fim do caminho.",
    "damas.touch-move": "Peça tocada, peça movida.",
    "damas.touch-dead": "Quem toca uma peça que não pode jogar perde a vez.",
    "damas.time": "Aos cinco minutos o rival pode dizer “Tempo!”: resta mais um minuto.",
    "damas.blocked": "Quem tem a vez e não tem movimento perde.",
    "damas.win": "Vence quem captura tudo ou deixa o rival sem movimento.",
    "damas.draw": "Empate: de comum acordo, por repetição, ou sem avanços durante muito tempo.",
    "damas.time-limit": "Quando o tempo acaba, contam as peças; se são iguais, as damas.",
  },
  ...faults,
  happenings: {
    touched: (event, names) => `${names(event.seat)} toca a peça de ${text(event.params?.square)}.`,
    moved: happened,
    turn_lost: (event, names) => `${names(event.seat)} toca a peça de ${text(event.params?.square)}, que não pode jogar, e perde a vez.`,
    blocked: (event, names) => `${names(event.seat)} não tem movimento.`,
    last_claims: (event, names) => `O tempo acabou. ${names(event.seat)} ainda pode reclamar.`,
    huffed: (event, names) => `Sopro! ${names(event.seat)} tira a peça de ${text(event.params?.square)}.`,
    rectified: (event, names) => `A posição de antes volta: ${names(event.seat)} joga de novo.`,
    waived: (event, names) => `${names(event.seat)} não tem nada para reclamar.`,
    time_shouted: (event, names) => `${names(event.seat)}: “Tempo!” Resta um minuto.`,
    draw_offered: (event, names) => `${names(event.seat)} oferece empate.`,
    draw_accepted: (event, names) => `${names(event.seat)} aceita o empate.`,
    draw_declined: (event, names) => `${names(event.seat)} não aceita o empate.`,
    resigned: (event, names) => `${names(event.seat)} abandona a partida.`,
    game_over: (event, names) => (event.params?.result === "win" ? `${names(event.seat)} vence a partida.` : "A partida termina em empate."),
    next_game: (event, names) => `Partida ${text(event.params?.game)}: ${names(event.seat)} joga com as pretas.`,
  },
  actions: {
    touch: "Tocar",
    move: "Mover",
    challenge: "Desafiar",
    waive: "Nada para reclamar",
    shout_time: "Tempo!",
    offer_draw: "Oferecer empate",
    accept_draw: "Aceitar o empate",
    decline_draw: "Recusar o empate",
    claim_draw: "Reclamar empate",
    resign: "Abandonar",
    ready: "Pronto",
    declare: "Decidir a partida",
  },
  asks: (type: string): string | null => (type === "resign" ? "Abandonar? Você perde este jogo." : type === "offer_draw" ? "Oferecer empate?" : null),
  options: {
    ...boardWords.options,
    games: { label: "Partidas do jogo", values: { "1": "1", "2": "2", "4": "4", "6": "6" } },
    black_first_seat: { label: "Pretas na primeira", values: { lot: "Por sorteio", "0": "O primeiro", "1": "O segundo" } },
    capture_rule: {
      label: "Captura esquecida",
      values: { null: "Conforme o modo", soplo: "Sopro ou correção", rectify: "Correção", forced: "Não dá para esquecer" },
    },
    touch_move: { label: "Peça tocada", values: { null: "Conforme o modo", true: "Obriga", false: "Não obriga" } },
    touch_dead: { label: "Tocar uma peça que não pode jogar", values: { lose_turn: "Perde a vez", free: "Não acontece nada" } },
    move_ms: {
      label: "Para dizer “Tempo!”",
      values: { "300000": "Após 5 minutos", "120000": "Após 2 minutos", "60000": "Após 1 minuto", "600000": "Após 10 minutos", "0": "Nunca" },
    },
    time_loss: { label: "Quem fica sem tempo perde", values: { game: "A partida", match: "O jogo" } },
    game_ms: { label: "Limite de cada partida", values: { "0": "Sem limite", "900000": "15 min", "1200000": "20 min", "1800000": "30 min" } },
  } as GameWords["options"],
  reasons,
  columns: { colour: "Cor", turns: "Turnos", reason: "Final", points: "Pontos", black: "pretas", white: "brancas", ...reasons },
  hints: {
    move: ({ path }, view) => {
      const { from, to, king, taken, crowns } = planned(view, path);
      const reason = taken > 0 ? `assim você captura ${taken === 1 ? "uma peça" : `${taken} peças`}` : crowns ? "assim vira dama" : king ? "uma dama manda no tabuleiro todo" : "assim avança para virar dama";
      return `Tente ${king ? "a dama" : "a pedra"} de ${from}: até ${to}; ${reason}.`;
    },
    claim_draw: ({ ground }) => (ground === "repetition" ? "A posição apareceu três vezes: você pode reclamar empate." : "Ninguém avança há muito tempo: você pode reclamar empate."),
    ready: "Toque no botão marcado: começa a próxima partida, com as cores trocadas.",
  },
  ui: {
    moveNow: "Toque na peça que vai mover.",
    captureNow: "Você tem que comer: toque em uma peça com anel vermelho.",
    toNow: "Toque na casa para onde ela vai.",
    board: "Tabuleiro de damas",
    square: (square: number, each: Piece | null, touched: boolean): string => `${square}, ${each ? piece(each) : "vazia"}${touched ? ", tocada" : ""}`,
    light: "casa clara",
    calls: "O que você pode fazer",
    went: (name: string, taken: number, loser: string | null, from: number, to: number) =>
      `${name} ${taken === 0 ? "moveu" : `capturou ${taken === 1 ? "uma peça" : `${taken} peças`} ${loser === null ? (taken === 1 ? "sua" : "suas") : `de ${loser}`},`} de ${from} para\u00a0${to}.`,
    rare: "Outras possibilidades",
    back: "Voltar",
    turnBoard: "Girar o tabuleiro",
    drop: (square: number): string => `Soltar a peça em ${square}`,
    jumpsOn: "A captura continua? Toque na casa seguinte, ou solte a peça.",
    huff: "Sopro!",
    rectify: "Mandar corrigir",
    giveBack: "Devolver a vez",
    blowing: "Toque na peça que devia capturar e não capturou.",
    window: "O rival esqueceu uma captura? Reclame antes de tocar em uma peça.",
    touchNotice: "Peça tocada, peça movida.",
    bound: (square: number): string => `Você tocou a peça de ${square}: jogue com ela.`,
    redo: (path: readonly number[]): string =>
      path.length > 1
        ? `Corrija: o caminho começa ${path.join(" – ")} e continua.`
        : path.length === 1
          ? `Corrija com a peça de ${path[0]}.`
          : "Jogue este turno de novo, do jeito certo.",
    called: (name: string, mine: boolean): string => (mine ? "Tempo! Você tem um minuto para jogar." : `Tempo! ${name} tem um minuto.`),
    timeCalled: "O limite de tempo foi pedido: o turno é completado e as peças são contadas.",
    more: "Mais sobre a posição",
    theMove: (name: string): string => `Se ninguém capturar, ${name} faz a última jogada.`,
    grounds: { repetition: "A posição se repetiu três vezes", no_progress: "Ninguém avança há muito tempo" },
    between: "Fim da partida",
    won: (name: string): string => `${name} vence.`,
    drawn: "Empate.",
    score: (game: number, games: number, points: readonly string[]): string => `Partida ${game} de ${games} · ${points.join(" · ")}`,
    nextSoon: "A seguinte, com as cores trocadas, começa quando os dois estiverem prontos.",
    nextGame: "Pronto para a seguinte!",
    declare: (name: string): string => `${name} vence`,
    declareDraw: "Declarar empate",
    record: "Jogadas",
    /** A move of the record without its squares. */
    entry: (entry: Entry): string =>
      entry.kind === "huff" ? `sopro ${entry.text}` : entry.kind === "lost" ? `toca ${entry.text}` : entry.text.replace("~", "toca "),
    faulty: "esqueceu de capturar",
  },
  side: (view: View, seat: number) =>
    sideOf(view, seat) === "white" ? { color: "white", form: "disc", name: "as brancas" } : { color: "black", form: "disc", name: "as pretas" },
  sums: ({ last }: View, rule: string | null) =>
    last === null || last.path.length === 0 || (rule !== null && rule !== "damas.capture")
      ? []
      : [last.captured.length > 0 ? "saltou até o fim do caminho" : "nenhuma peça podia saltar"],
  kept: {
    "damas.capture": "capturou tudo o que podia, ou não podia capturar",
    "damas.touch-dead": "a peça que tocou podia jogar",
  },
  tally: (view: View, seat: number) => ({
    value: squaresOf(view.board, sideOf(view, seat)).length,
    label: squaresOf(view.board, sideOf(view, seat)).length === 1 ? "peça" : "peças",
    notes: [
      ...(view.points.some((each) => each > 0) ? [`pontos: ${view.points[seat] ?? 0}`] : []),
      ...(view.offer === seat ? ["oferece empate"] : []),
      ...(view.phase === "over" && view.ready[seat] ? ["pronto"] : []),
    ],
  }),
  aims,
  aimed: ["damas.capture", "damas.touch-dead"] as readonly string[],
  oneRule: true as boolean,
  describe: (view: View, names: Names): string => {
    const sides = [view.black_seat, 1 - view.black_seat].map((seat) => {
      const side = sideOf(view, seat);
      return `${side === "black" ? "Pretas" : "Brancas"}, ${names(seat)}: ${listed(view, side) || "nenhuma peça"}.`;
    });
    const match = view.games > 1 ? `Partida ${view.game} de ${view.games}. ` : "";
    const turn = view.phase === "over" ? "A partida terminou." : `Vez das ${colour(sideOf(view, view.flag))}.`;
    const touched = view.touched === null ? "" : ` Tocou a peça de ${view.touched}.`;
    return `${match}${sides.join(" ")} ${turn}${touched}`;
  },
} satisfies Words;

export const howto: Howto = {
  goal: "Capture todas as peças do rival, ou deixe o rival sem nenhum movimento.",
  turn: [
    "O jogo é nas casas escuras, com doze peças para cada um. As pretas começam.",
    "Uma pedra avança um passo na diagonal, sempre para a frente.",
    "Para capturar, salte sobre uma peça vizinha do rival, se a casa de trás estiver livre. Uma pedra também só salta para a frente.",
    "Se dali ela puder saltar outra vez, continua. As peças capturadas saem no fim.",
    "Quem pode capturar deve capturar, e continuar até o fim do caminho. Você escolhe qual captura: uma peça ou cinco, tanto faz.",
    "A pedra que chega à última linha é coroada: vira dama, e anda e salta para a frente e para trás, um passo por vez. A coroação termina o turno.",
    "Peça tocada, peça movida. No torneio, tocar uma peça que não pode jogar faz perder a vez.",
    "Para capturar no tabuleiro: toque na peça, toque em cada casa onde cai, e no fim solte a peça.",
  ],
  challenges: [
    "No torneio, o servidor deixa esquecer uma captura. O rival pode reclamar antes de tocar uma peça.",
    "Sopro!: sai do tabuleiro uma peça que devia capturar e não capturou. Se foi a que se moveu, diga onde ela está agora. O sopro não conta como turno: depois você joga.",
    "Mandar corrigir: volta a posição de antes e o rival faz a captura.",
    "Se alguém perdeu a vez por tocar uma peça que não pode jogar, a vez pode ser devolvida.",
    "Uma reclamação errada é uma falta: você não perde a vez, mas com três faltas perde a partida.",
  ],
  end: [
    "Vence quem captura tudo ou deixa o outro sem movimento. Também se o outro abandona.",
    "É empate se os dois concordam. Você pode pedir empate quando a mesma posição aparece pela terceira vez, ou depois de oitenta turnos sem captura nem passo de pedra.",
    "Um jogo tem um número par de partidas e as cores são trocadas. Vencer vale 2 pontos e o empate, 1. Quem tem mais pontos vence o jogo.",
    "Se o árbitro pedir o limite de tempo, o turno é completado e vence quem tem mais peças; se são iguais, quem tem mais damas.",
  ],
  clock: [
    "Cada turno tem cinco minutos. Depois, quem espera pode dizer “Tempo!”: o outro joga no minuto seguinte ou perde a partida.",
    "Se ninguém disser, não há pressa.",
    "Quem fica sem movimento tem um minuto para reclamar, caso um sopro o liberte.",
  ],
  line: [
    ["11-15", "mover de 11 a 15"],
    ["14x23 · 14x23x32", "capturar; com várias, todas as casas"],
    ["toco 14", "tocar a peça de 14"],
    ["soplo 15", "soprar a peça de 15"],
    ["rectifica", "mandar o rival corrigir"],
    ["devuelvo el turno", "devolver a vez perdida"],
    ["nada", "nada para reclamar"],
    ["tiempo", "Tempo!"],
    ["tablas · acepto · rechazo", "oferecer, aceitar, recusar empate"],
    ["repetición · sin avance", "reclamar empate"],
    ["listo", "pronto para a partida seguinte"],
    ["abandono", "abandonar a partida"],
  ],
};

export const lesson: LessonWords = {
  step: [
    "As peças andam na diagonal pelas casas escuras, um passo para a frente. Toque na sua peça marcada e depois na casa marcada.",
    "A peça branca ficou na frente da sua.",
  ],
  capture: [
    "Dá para capturar! Salte por cima da peça branca: toque na sua peça e depois na casa marcada, atrás dela.",
    "Capturar é obrigatório. O outro também capturou.",
  ],
  chain: [
    "Uma peça pode saltar várias vezes seguidas. Toque na sua peça e nas duas casas marcadas, uma depois da outra.",
    "Duas de uma vez! E ao chegar ao fundo foi coroada: agora é dama.",
  ],
  king: ["Uma peça coroada é dama: também anda para trás. Experimente.", "Assim ela anda nas quatro diagonais."],
  challenge: [
    "No torneio, ninguém avisa. As brancas podiam capturar sua peça marcada e não capturaram. Toque em “Sopro!” e depois na peça branca que devia capturar.",
    "A peça que não capturou sai do tabuleiro.",
  ],
};
