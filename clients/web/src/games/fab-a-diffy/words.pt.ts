/** The words of Fab-A-Diffy, in Portuguese. */
import { pt as boardWords } from "../../board/words.pt";
import { listed } from "../../words/arithmetic";
import type { Title, FaultWords, GameWords, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { View } from "./view";
import { list, fractions, isDone, isTaken, makesTrio, sought, sums } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Fab-A-Diffy", tag: "Tiras de frações: some ou subtraia e leve o trio" };

export const faults = {
  faults: {
    "fab-a-diffy.sentence missing": "Falta a conta: |diga a soma ou a subtração das duas tiras e a amostra.",
    "fab-a-diffy.sentence strips": [
      "A conta não usa as três tiras: |use as duas que tocou e a amostra, uma vez cada uma.",
      ({ said, strips }) => `A conta usa ${listed("pt", said)}, e as tiras são ${listed("pt", strips)}: |diga todas, uma vez cada uma.`,
    ],
    "fab-a-diffy.sentence false": [
      "A conta está errada: |confira.",
      ({ expression, said, right }) =>
        `${expression} é ${right}, não ${said}${makesTrio(expression, said) ? ": |tente mudar a ordem, ou subtrair em vez de somar." : ". Essas três tiras não formam um trio."}`,
    ],
    "fab-a-diffy.equivalent": [
      "Esse nome não serve: |diga as tiras em meios, terços, quartos, sextos ou doze avos.",
      ({ name, parts }) => `“${name}” não serve: as tiras se dividem em ${listed("pt", parts)}. Use um desses nomes.`,
    ],
    "fab-a-diffy.order untouched": [
      "Uma tira foi pega sem tocar nela: |toque nas duas antes de dizer a conta.",
      ({ strips }) =>
        `Uma tira foi pega sem tocar nela: ${strips.length === 0 ? "nenhuma foi tocada" : `só foi tocada ${listed("pt", strips)}`}. |Toque nas duas antes de dizer a conta.`,
    ],
    "fab-a-diffy.order missing": "O trio foi levado sem dizer a conta: |diga primeiro.",
    "fab-a-diffy.order early": [
      "A conta foi dita antes de tocar duas tiras: |toque na que falta e depois diga.",
      ({ strips }) =>
        `A conta foi dita ${strips.length === 0 ? "sem tocar nenhuma tira" : `com uma só tira tocada (${listed("pt", strips)})`}: primeiro se tocam as duas. |Toque na que falta e depois diga.`,
    ],
    "fab-a-diffy.touch unused": [
      "Tira tocada, tira pega: já foram tocadas duas, e o trio é feito com elas.",
      ({ strips }) => `Tira tocada, tira pega: foram tocadas ${listed("pt", strips)}, e o trio é feito com duas.`,
    ],
    "fab-a-diffy.touch sample_left": "Uma tira foi tocada e a amostra ficou: |faça o trio, ou devolva a amostra se não for possível.",
    "fab-a-diffy.touch usable": [
      "Com as tiras tocadas há um trio, então a amostra não volta: |procure a conta.",
      ({ strips }) => `Com ${listed("pt", strips)} há um trio, então a amostra não volta: |procure a conta.`,
    ],
  },
  missing: {
    draw_sample: "Ainda não há amostra: pegue uma tira para a amostra.",
    take: "Você tocou uma tira: diga a conta e leve o trio.",
    retire_sample: "Se com ela não sai nenhum trio, devolva a amostra.",
  },
  stakes: {
    trick: "esse trio passa a ser seu",
    extra_turn: "o outro perde a próxima vez",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

export const play = {
  ...title,
  phases: {
    review: "Pegue uma amostra",
    capturing: "Toque em duas tiras, diga a conta e leve o trio",
    captured: "Agora pegue sua amostra",
    sampled: "Toque em duas tiras, diga a conta e leve o trio, ou passe",
    result_pending: "Resultado a confirmar",
    over: "A partida terminou",
  },
  reviewing: {
    ...boardWords.reviewing,
  },
  watched: {
    review: (names: string) => `${names} pega uma amostra`,
    capturing: (names: string) => `${names} captura a amostra do outro`,
    captured: (names: string) => `${names} pega sua amostra`,
    sampled: (names: string) => `${names} faz a conta com duas tiras`,
    result_pending: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} ao resultado`,
  },
  isDone,
  refusals: {
    malformed: "Não entendi a conta. Escreva assim: 1/2 + 1/4 = 3/4.",
    nothing_to_capture: "Não há amostra para capturar.",
    capture_late: "Os 10 segundos para capturar já passaram.",
    trick_taken: "Você já levou seu trio.",
    sample_retired: "A amostra já foi devolvida.",
    not_there: "Essa tira não está na mesa.",
    already_touched: "Essa tira já está tocada.",
    nothing_touched: "Você não tocou nenhuma tira.",
    use_capture: "Para usar a amostra do outro, toque em “Captura!”.",
  },
  rules: {
    "fab-a-diffy.sentence": "A conta está errada ou falta.",
    "fab-a-diffy.equivalent": "Esse nome não serve: só meios, terços, quartos, sextos e doze avos.",
    "fab-a-diffy.order": "Primeiro se tocam as duas tiras, depois se diz a conta e no fim se pega o trio.",
    "fab-a-diffy.touch": "Tocou, pegou: a tira tocada é usada; se não for possível, a amostra volta.",
    "fab-a-diffy.capture": "Captura: com a amostra que o outro deixou, nos primeiros 10 segundos.",
    "fab-a-diffy.three-open": "Há sempre três tiras viradas; o servidor repõe.",
    "fab-a-diffy.start": "Início: começa quem tira a menor tira.",
    "fab-a-diffy.end": "O jogo termina quando não resta tira para a amostra.",
    "fab-a-diffy.match": "Vence quem ganha os 2 melhores de 3 jogos.",
    "fab-a-diffy.time-limit": "Limite de tempo: contam os trios como estão.",
  },
  ...faults,
  happenings: {
    game_begun: (event, names) => `Jogo ${event.params?.game}. Começa ${names(event.seat)}.`,
    game_decided: (event, names) =>
      event.seat === null || event.seat === undefined
        ? `O jogo ${event.params?.game} fica empatado.`
        : `${names(event.seat)} vence o jogo ${event.params?.game}.`,
    sample_drawn: (event, names) => `${names(event.seat)} pega a amostra ${event.params?.sample}.`,
    capture_announced: (event, names) => `${names(event.seat)}: captura!`,
    touched: (event, names) => `${names(event.seat)} toca ${event.params?.strip}.`,
    announced: (event, names) => `${names(event.seat)} diz: ${fractions(String(event.params?.sentence))}.`,
    trick_taken: (event, names) => `${names(event.seat)} leva o trio ${list(event.params?.strips)}.`,
    sample_retired: (event, names) => `${names(event.seat)} devolve a amostra ${event.params?.sample}.`,
    no_challenge: (event, names) => `${names(event.seat)} não desafia.`,
    restored: (event, names) =>
      event.params?.is_trick ? `O trio de ${names(event.seat)} passa a quem desafiou.` : `Quem desafiou ${names(event.seat)} tem um turno a mais.`,
  },
  actions: {
    ...boardWords.actions,
    draw_sample: "Pegar uma amostra",
    touch: "Tocar",
    announce: "Dizer a conta",
    take: "Levar o trio",
    retire_sample: "Devolver a amostra",
    capture: "Captura!",
    no_challenge: "Não desafio",
  },
  options: {
    ...boardWords.options,
    game_ms: { label: "Tempo da partida", values: { "2700000": "45 min", "1800000": "30 min", "1200000": "20 min", "0": "Sem limite" } },
  } as GameWords["options"],
  scored: { points: "Jogos" },
  reasons: { games: "melhor de três jogos", match: "melhor de três jogos", time: "limite de tempo" },
  columns: {
    game: "Jogo",
    sample: "Amostra",
    strips: "Tiras",
    sentence: "Conta",
    note: "Obs.",
    retired: "devolvida",
    lost: "perdida",
    challenge: "por desafio",
  },
  hints: {
    draw_sample: "Pegue uma amostra: depois você a forma com duas tiras.",
    touch: ({ strip }, view) => {
      const { sample, first } = sought(view);
      return first === null ? `Toque na tira ${strip}: com outra ela forma a amostra, ${sample}.` : `Toque também na ${strip}: com a ${first} ela forma a amostra, ${sample}.`;
    },
    announce: ({ sentence }) => `Diga ${fractions(sentence)}: assim se forma a amostra.`,
    take: ({ strips }) => `Leve o trio com ${strips.join(" e ")}: ele é seu.`,
    retire_sample: "Com estas tiras não sai a amostra: devolva e o jogo continua.",
    pass_flag: (_action, view) => (isTaken(view) ? "O trio é seu: passe a bandeirinha." : "Com estas tiras não sai a amostra: passe a bandeirinha."),
    capture: "Duas tiras formam a amostra do outro: capture!",
  },
  ui: {
    board: "Mesa de tiras",
    game: (number: number) => `Jogo ${number} de 3: vence quem tem mais trios quando acaba a pilha`,
    sampleIs: (strip: string | null) => (strip ? `amostra: ${strip}` : "casa da amostra, vazia"),
    sampleName: "amostra",
    sampleOld: "anterior",
    sampleRivals: "do outro",
    sampleNext: "próxima",
    won: "+1 trio",
    pileName: "pilha",
    pile: (count: number) => `pilha: ${count} ${count === 1 ? "tira" : "tiras"}`,
    emptyPlace: "retângulo vazio",
    strip: (strip: string, touched: boolean) => `tira ${strip}${touched ? ", tocada" : ""}`,
    tricksOf: (name: string, count: number) => `Trios de ${name}: ${count}`,
    calls: "O que você pode fazer",
    take: (pair: readonly string[]) => `Levar o trio com ${pair.join(" e ")}`,
    seekNow: (sample: string, mayPass: boolean): string => `Toque em duas tiras que somadas ou subtraídas deem ${sample}.${mayPass ? " Se não houver, passe." : ""}`,
    sayNow: (sample: string): string => `Diga a soma ou a subtração que dá ${sample}.`,
    passNow: "Muito bem! Passe a bandeirinha.",
    drawNow: "Pegue uma amostra: é a tira que você forma com outras duas.",
    captureNow: "Duas tiras formam a amostra do outro: capture. Ou pegue uma amostra sua.",
    reviewOrCapture: "Confira a jogada anterior: desafie, capture ou pegue uma amostra",
    reviewOrDraw: "Confira a jogada anterior: desafie ou pegue uma amostra",
    captureOrDraw: "Capture a amostra do outro ou pegue uma amostra",
    touchNow: "Toque em outra tira: a que você toca, você usa.",
    sayAndTake: "Dizer e levar",
    captured: "Captura",
    captureWithin: "Tempo para capturar:",
    retired: "amostra devolvida",
    passed: "passou sem trio",
    noSentence: "sem conta",
    turnLost: "Vez perdida",
    nothingDone: "Nada",
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
    trickOf: (strips: readonly string[]) => `trio: ${strips.join(", ")}`,
    workOf: (sample: string, touched: readonly string[]) => `amostra ${sample}${touched.length ? `; tocadas: ${touched.join(", ")}` : ""}`,
    pad: { ...boardWords.pad, digits: "Algarismos", sum: "Sua conta", field: "Conta com frações", signs: { ...boardWords.pad.signs, "/": "traço de fração" } },
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      untouched: "não tocou nenhuma tira, então podia passar sem fazer um trio",
      back: (strips: string, sample: string) => `com o que tocou (${strips}) e a amostra ${sample} não há trio, e devolveu a amostra`,
      used: (strips: string) => `pegou as duas tiras que tocou: ${strips}`,
    }),
  kept: {
    "fab-a-diffy.sentence": "a conta usa as três tiras e está certa",
    "fab-a-diffy.equivalent": "disse as tiras em meios, terços, quartos, sextos ou doze avos",
    "fab-a-diffy.order": "tocou as duas tiras, depois disse a conta e no fim pegou o trio",
    "fab-a-diffy.touch": "usou o que tocou",
  },
  tally: (view: View, seat: number) => ({
    value: view.tricks[seat]?.length ?? 0,
    label: view.tricks[seat]?.length === 1 ? "trio" : "trios",
    notes: view.results.includes(seat) ? [`jogos vencidos: ${view.results.filter((winner) => winner === seat).length}`] : [],
  }),
  describe: (view: View, names: Names) => {
    const open = view.face.filter((strip) => strip !== null).join(", ");
    const tricks = view.tricks.map((each, seat) => `${names(seat)}: ${each.length} ${each.length === 1 ? "trio" : "trios"}`).join(", ");
    return `Jogo ${view.game}. Tiras: ${open || "nenhuma"}. Amostra: ${view.sample ?? "nenhuma"}. Na pilha: ${view.pile}. ${tricks}. Vez de ${names(view.turn.seat)}.`;
  },
} satisfies Words;

export const howto: Howto = {
  goal: "Junte trios: três tiras de frações em que uma vale o mesmo que as outras duas somadas. Quem tem mais trios vence o jogo, e a partida é uma melhor de 3 jogos.",
  turn: [
    "No começo cada um tira uma tira: começa a menor. Na mesa há três tiras viradas e uma pilha com as outras.",
    "Você recebe a bandeirinha. Olhe a jogada anterior: ainda pode desafiá-la.",
    "Se o outro deixou sua amostra sem usar, você tem 10 segundos para dizer “Captura!” e fazer um trio com ela. Depois joga o seu turno.",
    "Pegue uma tira da pilha para a amostra. O servidor repõe até haver três tiras viradas.",
    "Você vê um trio com a amostra e duas tiras viradas? Toque nas duas. Tocou, pegou: o que você toca, usa.",
    "Diga a conta, uma soma ou uma subtração das três frações: 1/3 − 1/4 = 1/12. Você pode dar a uma fração outro nome igual, mas só em meios, terços, quartos, sextos ou doze avos.",
    "Leve o trio.",
    "Se você tocou uma tira e não dá para fazer um trio com ela, devolva a amostra.",
    "Passe a bandeirinha. Se não tocou nada você pode passar, e o outro vai poder capturar sua amostra.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros. Desafie depois de receber a bandeirinha e antes de capturar ou de pegar sua amostra: a conta, um nome que não serve, um trio levado sem tocar nas tiras ou sem dizer a conta antes, ou uma tira tocada e não usada.",
    "Uma captura pode ser desafiada sem bandeirinha, até quem capturou passar.",
    "Se você acertar, o trio é seu e é a sua vez. Se ninguém levou um trio nesse turno, você tem um turno a mais. Em uma captura, o turno do outro também é desfeito.",
    "Se errar, perde a vez e recebe uma falta. Um desafio fora de hora também é uma falta. Com três faltas na partida você perde.",
  ],
  end: [
    "Um jogo termina quando alguém deve pegar uma amostra e a pilha ficou vazia. Vence quem tem mais trios; com os mesmos, é empate.",
    "O outro começa o jogo seguinte. A partida termina quando alguém vence dois jogos, ou depois de três: vence quem venceu mais.",
    "Com o limite de tempo, se quem começou já capturou ou pegou sua amostra nessa rodada ou já passou a bandeirinha, os dois completam seu turno. Os trios contam como estão e os jogos não jogados ficam empatados.",
  ],
  clock: [
    "Cada turno dura um minuto, se a mesa não disser outra coisa. Depois há um aviso e mais 10 segundos.",
    "Se você ainda não terminou, o trio levado fica, o que você só tocou não vale e a bandeirinha passa. Com o terceiro aviso você perde.",
    "O relógio espera durante um desafio.",
  ],
  line: [
    ["draw", "pegar uma amostra"],
    [".1/3", "tocar a tira 1/3"],
    ['"1/3-1/4=1/12"', "dizer a conta"],
    ["x1/3,1/4", "levar o trio com essas duas tiras"],
    ["retire", "devolver a amostra"],
    ["capture", "captura!"],
    ["!fab-a-diffy.sentence", "desafiar essa regra"],
    ["pass", "passar a bandeirinha"],
    ["accept · nochallenge", "aceitar o resultado · não desafio"],
  ],
};

export const lesson: LessonWords = {
  sample: ["Junte trios de tiras: duas que somadas dão a terceira. Pegue a amostra: toque no botão marcado.", "A amostra é 1/12."],
  touch: ["Olhe: 1/3 menos 1/4 é 1/12. Toque nessas duas tiras.", "Tira tocada, tira usada: pense antes."],
  say: ["Diga a conta: escreva 1/3 - 1/4 = 1/12 e toque no botão marcado. Assim você leva as três tiras.", "Seu primeiro trio!"],
  pass: ["“{pass_flag}”: assim termina o seu turno.", "Agora o outro pega uma amostra."],
  challenge: [
    "No torneio, ninguém avisa. O computador disse 5/12 − 1/4 = 1/12. Mas 1/4 é 3/12, e 5/12 − 3/12 = 2/12. Toque em “{challenge}” e escolha a regra da conta.",
    "É um C (correto): o trio dele passa para você.",
  ],
  capture: [
    "O computador passou e deixou 1/12 sem usar, e você vê um trio! Diga antes que o tempo acabe: “{capture}”.",
    "Agora você tocaria as duas tiras, como antes.",
  ],
};
