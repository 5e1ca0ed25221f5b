/** The words of Contig 60 on the screen in Portuguese. */
import { pretty } from "../../../dice/sentence";
import { pt as boardWords } from "../../../board/words.pt";
import type { GameEvent, GameWords, Names } from "../../contract";
import { pt as sentences } from "./faults.pt";
import { sentenceFor, touching, type View } from "../view";
import { dice, listed, text } from "./wording";
import type { Words } from "./play.es";

export const pt = {
  name: "Contig 60",
  tag: "Três dados, uma conta e cinco fichas em linha",
  phases: {
    review: "Lance os dados",
    rolled: "Ponha a ficha, diga a conta e a pontuação, e passe a bandeirinha",
    result_pending: "Resultado a confirmar",
    over: "O jogo terminou",
  },
  reviewing: {
    ...boardWords.reviewing,
    review: "Confira a jogada anterior: desafie ou lance os dados",
  },
  watched: {
    review: (names: string) => `${names} lança os dados`,
    rolled: (names: string) => `${names} procura um número com seus dados`,
    result_pending: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} ao resultado`,
  },
  refusals: {
    malformed: "Não entendi a conta. Escreva assim: 3 × 4 + 2 = 14.",
    no_chip: "Você não tem mais fichas.",
    no_offer: "Não há um lançamento que você possa usar.",
    nothing_to_capture: "Não há um passe para capturar.",
    nothing_placed: "Primeiro ponha uma ficha.",
    piece_played: "Peça posta, peça jogada: você já pôs sua ficha.",
    use_capture: "Para usar o passe do outro, toque em “Captura!”.",
    occupied: "Essa casa está ocupada.",
  },
  rules: {
    "contig60.sentence": "A conta está errada ou falta.",
    "contig60.score": "Pontuação incorreta ou não dita: desconte um ponto por ficha vizinha (dois numa captura).",
    "contig60.goal": "Vitória mal declarada: cinco fichas próprias em linha, ou zero ou menos com três pontos de vantagem.",
    "contig60.piece-played": "Peça posta, peça jogada: uma ficha posta não se move.",
    "contig60.capture": "Captura de um passe: antes de lançar, com os dados do outro e pelo dobro dos pontos.",
    "contig60.start": "Início: um dado cada um; começa o menor.",
    "contig60.record": "O servidor anota os três valores de cada lançamento.",
    "contig60.end-zero": "Zero ou menos: o jogo termina.",
    "contig60.end-chips": "Falta de fichas: quem recebe a bandeirinha sem fichas termina o jogo.",
    "contig60.time-limit": "Tempo limite: vence a menor pontuação com três de diferença; se não, é empate.",
  },
  ...sentences,
  happenings: {
    start_throw: (event: GameEvent, names: Names) => `Dados de início: ${dice(event.params?.throw ?? event.params?.dice)}. Começa ${names(event.seat)}.`,
    rolled: (event: GameEvent, names: Names) => `${names(event.seat)} lança: ${dice(event.params?.dice)}.`,
    roll_used: (event: GameEvent, names: Names) => `${names(event.seat)} usa o lançamento ${dice(event.params?.dice)}.`,
    placed: (event: GameEvent, names: Names) => `${names(event.seat)} põe sua ficha no ${text(event.params?.cell)}.`,
    announced: (event: GameEvent, names: Names) => `${names(event.seat)} diz: ${pretty(text(event.params?.sentence))}.`,
    scored: (event: GameEvent, names: Names) => `${names(event.seat)} diz sua pontuação: ${text(event.params?.total)}.`,
    captured: (event: GameEvent, names: Names) => `Captura! ${names(event.seat)} cobre o ${text(event.params?.cell)} com os dados do outro.${event.params?.sentence ? ` Diz: ${pretty(text(event.params.sentence))}.` : ""}${event.params?.total == null ? "" : ` Sua pontuação: ${text(event.params.total)}.`}`,
    win_declared: (event: GameEvent, names: Names) =>
      `${names(event.seat)} declara a vitória: ${event.params?.claim === "zero" ? "zero ou menos" : "cinco em linha"}.`,
    no_challenge: (event: GameEvent, names: Names) => `${names(event.seat)} não desafia.`,
    restored: (event: GameEvent, names: Names) =>
      `A jogada de ${names(event.seat)} é desfeita; quem desafiou tira ${text(event.params?.points)} pontos.`,
    end_announced: (event: GameEvent) =>
      `Fim do jogo: ${{ zero: "zero ou menos", chips: "sem fichas", time: "tempo limite" }[text(event.params?.reason)] ?? ""}.`,
  },
  actions: {
    ...boardWords.actions,
    roll: "Lançar os dados",
    use_roll: "Usar este lançamento",
    place: "Pôr a ficha",
    announce: "Dizer a conta",
    score: "Dizer a pontuação",
    capture: "Captura!",
    declare_win: "Declarar a vitória",
    no_challenge: "Não desafio",
  },
  options: {
    ...boardWords.options,
    parentheses: { label: "Parênteses", values: { true: "Sim", false: "Não" } },
    zero_short_lead: { label: "Zero sem três de vantagem", values: { draw: "Empate", continue: "O jogo continua" } },
    starter: { label: "Quem começa", values: { null: "O menor dado", "0": "O primeiro", "1": "O segundo" } },
  } as GameWords["options"],
  reasons: {
    five: "cinco fichas em linha",
    zero: "a pontuação chegou a zero ou menos",
    chips: "alguém ficou sem fichas",
    false_win: "vitória mal declarada",
  },
  columns: { dice: "Dados", number: "Número", sentence: "Conta", total: "Pontuação", capture: "Captura" },
  hints: {
    roll: "Lance os três dados: com eles você faz sua conta.",
    use_roll: "Use os dados do outro: com eles sai um número que ajuda você.",
    place: ({ cell }, view) => {
      const near = touching(view, cell);
      const points = near === 0 ? "" : near === 1 ? " Toca uma ficha: você desce 1 ponto." : ` Toca ${near} fichas: você desce ${near} pontos.`;
      return `Ponha sua ficha no ${cell}: com seus dados, ${pretty(sentenceFor(view, cell))}.${points}`;
    },
    announce: ({ sentence }) => `Diga sua conta: ${pretty(sentence)}. Usa os três dados e dá o seu número.`,
    score: ({ total }, view) => {
      const before = view.turn.before ?? total;
      return before === total ? `Sua ficha não toca outra: sua pontuação continua ${total}. Diga.` : `Você tinha ${before} e sua ficha toca ${before - total}: diga ${total}.`;
    },
    capture: ({ cell, sentence }) => `Capture o ${cell} com os dados do outro: ${pretty(text(sentence))}. Vale o dobro.`,
    declare_win: ({ claim }) => (claim === "five" ? "Você tem cinco fichas em linha: declare a vitória." : "Sua pontuação chegou a zero e você está na frente: declare a vitória."),
    pass_flag: (_action, view) => (view.turn.cell === null ? "Com estes dados não sobra um número livre: passe a bandeirinha." : "Você já disse tudo: passe a bandeirinha."),
  },
  ui: {
    board: "Tabuleiro de Contig 60, 64 números em espiral",
    cell: (number: number, owner: string | null) => (owner === null ? `${number}, livre` : `${number}, ficha de ${owner}`),
    dice: "Dados",
    calls: "O que você pode fazer",
    sayAll: "Dizer tudo",
    rollNow: "Lance os três dados.",
    rollOrCapture: "Lance os dados. Ou capture o número que o outro não cobriu.",
    reviewOrPass: "Confira a jogada anterior: desafie ou passe a bandeirinha",
    placeNow: (dice: readonly number[]) => `Faça uma conta com ${listed(dice, "e")}, e toque no número que ela dá.`,
    placeAgain: (number: number) => `Ponha a sua ficha no ${number}, ou toque em outro número.`,
    sayNow: (number: number, score: number) => `Diga a sua conta, que dá ${number}, e a sua pontuação: ${score} menos 1 por ficha vizinha.`,
    passNow: "Pronto! Passe a bandeirinha.",
    lineNow: "Toque nas suas cinco fichas em linha.",
    captureNow: "Toque no número que a sua ficha captura com os dados do outro.",
    captureSay: (number: number) => `Diga a conta que dá ${number}, e a sua pontuação.`,
    placeAt: (number: number) => `Pôr no ${number}`,
    captureHere: "Toque na casa que você captura",
    captureAt: (number: number) => `Capturar o ${number}`,
    declareFive: "Declarar cinco em linha",
    declareZero: "Declarar zero ou menos",
    chosen: (count: number) => `${count} de 5 casas escolhidas`,
    back: "Voltar",
    sentenceFor: (number: number) => `Sua conta para ${number}`,
    total: "Pontuação",
    steps: boardWords.number,
    totalMissing: "Falta a sua pontuação",
    allSaid: "Você já disse tudo.",
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
    passed: "passou sem pôr ficha",
    captured: "Captura",
    noSentence: "sem conta",
    noTotal: "sem pontuação",
    saidTotal: (total: number) => `pontuação ${total}`,
    turnLost: "Vez perdida",
    nothingDone: "Nada",
    pad: boardWords.pad,
  },
  tally: (view: View, seat: number) => ({
    value: view.score[seat] ?? 0,
    label: "Pontuação",
    notes: [`${view.supply[seat] ?? 0} ${view.supply[seat] === 1 ? "ficha" : "fichas"}`],
  }),
  aims: (rule: string, view: View) =>
    rule !== "contig60.goal" && (view.turn.capture || view.last?.capture)
      ? [
          { label: "A jogada", with: { target: "turn" } },
          { label: "A captura", with: { target: "capture" } },
        ]
      : [],
  describe: (view: View, names: Names) => {
    const seats = view.score.map((score, seat) => {
      const chips = view.chips[seat] ?? [];
      return `${names(seat)}: pontuação ${score}, ${chips.length ? `fichas em ${chips.join(", ")}` : "nenhuma ficha no tabuleiro"}, ${view.supply[seat]} por jogar.`;
    });
    const rolled = view.dice ? ` Dados: ${view.dice.join(", ")}.` : "";
    return `${seats.join(" ")} Vez de ${names(view.turn.seat)}.${rolled}`;
  },
} satisfies Words;
