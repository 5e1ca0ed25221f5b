/** The words of Fab-A-Diffy on the screen in Portuguese. */
import { pt as boardWords } from "../../../board/words.pt";
import type { GameWords, Names } from "../../contract";
import { pt as sentences } from "./faults.pt";
import type { View } from "../view";
import { list, fractions, isTaken, sought } from "./wording";
import type { Words } from "./play.es";

export const pt = {
  name: "Fab-A-Diffy",
  tag: "Tiras de frações: some ou subtraia e leve a vaza",
  phases: {
    review: "Pegue uma amostra",
    capturing: "Toque em duas tiras, diga a conta e leve a vaza",
    captured: "Agora pegue sua amostra",
    sampled: "Toque em duas tiras, diga a conta e leve a vaza, ou passe",
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
    sampled: (names: string) => `${names} procura duas tiras`,
    result_pending: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} ao resultado`,
  },
  refusals: {
    malformed: "Não entendi a conta. Escreva assim: 1/2 + 1/4 = 3/4.",
    nothing_to_capture: "Não há amostra para capturar.",
    capture_late: "Os 10 segundos para capturar já passaram.",
    trick_taken: "Você já levou sua vaza.",
    sample_retired: "A amostra já foi devolvida.",
    not_there: "Essa tira não está na mesa.",
    already_touched: "Essa tira já está tocada.",
    nothing_touched: "Você não tocou nenhuma tira.",
    use_capture: "Para usar a amostra do outro, toque em “Captura!”.",
  },
  rules: {
    "fab-a-diffy.sentence": "A conta está errada ou falta.",
    "fab-a-diffy.equivalent": "Esse nome não serve: só meios, terços, quartos, sextos e doze avos.",
    "fab-a-diffy.order": "Tocar e anunciar antes de escolher.",
    "fab-a-diffy.touch": "Tocou, pegou: a tira tocada é usada; se não for possível, a amostra volta.",
    "fab-a-diffy.capture": "Captura: com a amostra que o outro deixou, nos primeiros 10 segundos.",
    "fab-a-diffy.three-open": "Há sempre três tiras viradas; o servidor as repõe.",
    "fab-a-diffy.start": "Início: começa quem tira a menor tira.",
    "fab-a-diffy.end": "O jogo termina quando não resta tira para a amostra.",
    "fab-a-diffy.match": "Vence quem ganha os 2 melhores de 3 jogos.",
    "fab-a-diffy.time-limit": "Tempo limite: contam as vazas como estão.",
  },
  ...sentences,
  happenings: {
    game_begun: (event, names) => `Jogo ${event.params?.game}. Começa ${names(event.seat)}.`,
    game_decided: (event, names) =>
      event.seat === null || event.seat === undefined
        ? `O jogo ${event.params?.game} fica empatado.`
        : `${names(event.seat)} vence o jogo ${event.params?.game}.`,
    sample_drawn: (event, names) => `${names(event.seat)} pega a amostra ${event.params?.sample}.`,
    capture_announced: (event, names) => `Captura!, diz ${names(event.seat)}.`,
    touched: (event, names) => `${names(event.seat)} toca ${event.params?.strip}.`,
    announced: (event, names) => `${names(event.seat)} diz: ${event.params?.sentence}.`,
    trick_taken: (event, names) => `${names(event.seat)} leva a vaza ${list(event.params?.strips)}.`,
    sample_retired: (event, names) => `${names(event.seat)} devolve a amostra ${event.params?.sample}.`,
    no_challenge: (event, names) => `${names(event.seat)} não desafia.`,
    restored: (event, names) =>
      event.params?.is_trick ? `A vaza de ${names(event.seat)} passa a quem desafiou.` : `Quem desafiou ${names(event.seat)} tem um turno a mais.`,
  },
  actions: {
    ...boardWords.actions,
    draw_sample: "Pegar uma amostra",
    touch: "Tocar",
    announce: "Dizer a conta",
    take: "Levar a vaza",
    retire_sample: "Devolver a amostra",
    capture: "Captura!",
    no_challenge: "Não desafio",
  },
  options: {
    ...boardWords.options,
    game_ms: { label: "Tempo da partida", values: { "2700000": "45 min", "1800000": "30 min", "1200000": "20 min", "0": "Sem limite" } },
  } as GameWords["options"],
  reasons: { games: "melhor de três jogos", match: "melhor de três jogos", time: "tempo limite" },
  columns: {
    game: "Jogo",
    sample: "Amostra",
    strips: "Tiras",
    sentence: "Conta",
    note: "Nota",
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
    take: ({ strips }) => `Leve a vaza com ${strips.join(" e ")}: ela é sua.`,
    retire_sample: "Com estas tiras não sai a amostra: devolva e o jogo continua.",
    pass_flag: (_action, view) => (isTaken(view) ? "A vaza é sua: passe a bandeirinha." : "Com estas tiras não sai a amostra: passe a bandeirinha."),
    capture: "Duas tiras formam a amostra do outro: capture!",
  },
  ui: {
    board: "Mesa de tiras",
    game: (number: number) => `Jogo ${number} de 3`,
    sampleIs: (strip: string | null) => (strip ? `amostra: ${strip}` : "casa da amostra, vazia"),
    pile: (count: number) => `pilha: ${count} ${count === 1 ? "tira" : "tiras"}`,
    emptyPlace: "retângulo vazio",
    strip: (strip: string, touched: boolean) => `tira ${strip}${touched ? ", tocada" : ""}`,
    tricksOf: (name: string, count: number) => `Vazas de ${name}: ${count}`,
    calls: "O que você pode fazer",
    take: (pair: readonly string[]) => `Levar a vaza com ${pair.join(" e ")}`,
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
    captureWithin: "Você pode capturar durante",
    retired: "amostra devolvida",
    passed: "sem vaza",
    noSentence: "sem conta",
    turnLost: "Vez perdida",
    nothingDone: "Nada",
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
    trickOf: (strips: readonly string[]) => `vaza: ${strips.join(", ")}`,
    workOf: (sample: string, touched: readonly string[]) => `amostra ${sample}${touched.length ? `; tocadas: ${touched.join(", ")}` : ""}`,
    pad: { ...boardWords.pad, digits: "Algarismos", sum: "Sua conta", field: "Conta com frações", signs: { ...boardWords.pad.signs, "/": "traço de fração" } },
  },
  tally: (view: View, seat: number) => ({
    value: view.tricks[seat]?.length ?? 0,
    label: "Vazas",
    notes: [`vencidos: ${view.results.filter((winner) => winner === seat).length}`],
  }),
  describe: (view: View, names: Names) => {
    const open = view.face.filter((strip) => strip !== null).join(", ");
    const tricks = view.tricks.map((each, seat) => `${names(seat)}: ${each.length} vazas`).join(", ");
    return `Jogo ${view.game}. Tiras: ${open || "nenhuma"}. Amostra: ${view.sample ?? "nenhuma"}. Na pilha: ${view.pile}. ${tricks}. Vez de ${names(view.turn.seat)}.`;
  },
} satisfies Words;
