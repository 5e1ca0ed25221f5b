/** The words of Contig 60, in Portuguese. */
import { pt as boardWords } from "../../board/words.pt";
import { pretty } from "../../dice/sentence";
import { figure, listed } from "../../words/arithmetic";
import { notTrue } from "../../words/sums.pt";
import type { Title, FaultWords, GameEvent, GameWords, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { isSaid, sentenceFor, touching, type View } from "./view";
import { taken, dice, joined, text, sums } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Contig 60", tag: "Três dados, uma conta e cinco fichas em linha" };

export const faults = {
  faults: {
    "contig60.sentence missing": "Falta a conta: |diga que conta dá o número coberto.",
    "contig60.sentence dice": [
      "A conta não usa os números dos dados: |use os três, uma vez cada um.",
      ({ used, dice, wrong }) =>
        `A conta usa ${listed("pt", used)}; os dados são ${listed("pt", dice)}: |use os três, uma vez cada um.|${
          wrong === null ? "" : ` Além disso, ${notTrue(wrong)}.`
        }`,
    ],
    "contig60.sentence value": [
      "A conta não dá o que diz: |calcule de novo.",
      ({ wrong }) => (wrong === null ? "A conta não dá o que diz." : `${notTrue(wrong)}: |calcule de novo.`),
    ],
    "contig60.sentence cell": [
      "A conta está certa, mas não dá o número coberto: |procure outra que dê esse número.",
      ({ result, cell }) => `A conta dá ${result}, e a ficha está no ${cell}: |procure uma conta que dê ${cell}.`,
    ],
    "contig60.sentence unreachable": [
      "Com esses dados não há conta que dê esse número: |escolha outro.",
      ({ dice, cell }) => `Com ${listed("pt", dice)} não há conta que dê ${cell}: |escolha outro número.`,
    ],
    "contig60.score missing": "Falta a pontuação: |desconte os pontos desta ficha e diga quanto fica.",
    "contig60.score value": [
      "A pontuação não é a que fica: |desconte um ponto por ficha vizinha, e dois numa captura.",
      (facts) =>
        `${facts.touching === 1 ? "Toca 1 ficha vizinha" : `Toca ${facts.touching} fichas vizinhas`}${
          facts.factor > 1 ? ", e numa captura cada uma vale dois" : ""
        }: ${taken(facts)}, não ${figure(facts.said)}.`,
    ],
    "contig60.goal row": "Essas cinco casas não formam uma linha: |escolha cinco seguidas e em linha reta.",
    "contig60.goal color": "Nessa linha há casas sem ficha de quem declarou: as cinco têm que ser do mesmo jogador.",
    "contig60.goal total": ["Ainda não chegou a zero: a vitória vale com zero ou menos.", ({ own }) => `A pontuação é ${figure(own)}: a vitória vale com zero ou menos.`],
    "contig60.goal lead": [
      "A pontuação chegou a zero, mas com menos de três pontos de vantagem: |continue jogando.",
      ({ own, other, lead }) => `Está ${figure(own)} a ${figure(other)}: é preciso ter ${lead} pontos de vantagem. O jogo continua.`,
    ],
  },
  missing: {
    roll: "Você ainda não lançou: lance os dados antes de passar.",
    announce: "Falta a sua conta: diga como você chega ao seu número.",
    score: "Falta a sua pontuação: diga quanto resta.",
  },
  stakes: {
    undone_points: "a jogada é desfeita e você desconta 2 pontos por regra quebrada (aqui descontar é bom)",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

export const play = {
  ...title,
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
    rolled: (names: string) => `${names} faz uma conta com seus dados`,
    result_pending: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} ao resultado`,
  },
  isDone: isSaid,
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
    "contig60.score": "A pontuação está errada ou falta.",
    "contig60.goal": "Não era vitória.",
    "contig60.piece-played": "Peça posta, peça jogada: uma ficha posta não se move.",
    "contig60.capture": "Captura de um passe: antes de lançar, com os dados do outro e pelo dobro dos pontos.",
    "contig60.start": "Início: um dado cada um; começa o menor.",
    "contig60.record": "O servidor anota os três valores de cada lançamento.",
    "contig60.end-zero": "Zero ou menos: o jogo termina.",
    "contig60.end-chips": "Sem fichas o jogo termina.",
    "contig60.time-limit": "Limite de tempo: vence a menor pontuação com três de diferença; se não, é empate.",
  },
  ...faults,
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
      `A jogada de ${names(event.seat)} é desfeita. Quem desafiou desconta ${text(event.params?.points)} pontos: aqui descontar é bom.`,
    end_announced: (event: GameEvent) =>
      `Fim do jogo: ${{ zero: "zero ou menos", chips: "sem fichas", time: "limite de tempo" }[text(event.params?.reason)] ?? ""}.`,
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
      const points = near === 0 ? "" : near === 1 ? " Toca uma ficha: você desconta 1 ponto." : ` Toca ${near} fichas: você desconta ${near} pontos.`;
      return `Ponha sua ficha no ${cell}: com seus dados, ${pretty(sentenceFor(view, cell))}.${points}`;
    },
    announce: ({ sentence }) => `Diga sua conta: ${pretty(sentence)}. Usa os três dados e dá o seu número.`,
    score: ({ total }, view) => {
      const before = view.turn.before ?? total;
      return before === total ? `Sua ficha não toca outra: sua pontuação continua ${total}. Diga.` : `Você tinha ${before} e sua ficha toca ${before - total}: diga ${total}.`;
    },
    capture: ({ cell, sentence }) => `Capture o ${cell} com os dados do outro: ${pretty(text(sentence))}. Vale o dobro.`,
    declare_win: ({ claim }) => (claim === "five" ? "Você tem cinco fichas em linha: declare a vitória." : "Sua pontuação chegou a zero e você está na frente: declare a vitória."),
    pass_flag: (_action, view) => (view.turn.cell === null ? "Estes dados não dão nenhum número livre: passe a bandeirinha." : "Você já disse tudo: passe a bandeirinha."),
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
    placeNow: (dice: readonly number[]) => `Faça uma conta com ${joined(dice, "e")}, e toque no número que ela dá.`,
    placeAgain: (number: number) => `Ponha a sua ficha no ${number}, ou toque em outro número.`,
    sayNow: (number, score) => `Diga a conta de ${number}. Pontos: ${score} − 1 por vizinha.`,
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
    sentenceFor: (number: number) => `Conta para ${number}`,
    total: "Pontuação",
    steps: boardWords.number,
    change: "Mudar",
    totalMissing: "Falta a sua pontuação",
    allSaid: "Você já disse tudo.",
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
    passed: "passou sem pôr ficha",
    captured: "Captura",
    noSentence: "sem conta",
    noTotal: "sem pontuação",
    saidTotal: (total: number) => `pontuação ${total}`,
    touches: (count: number, total: number) => `toca ${count === 1 ? "1 ficha" : `${count} fichas`}: ${total + count} − ${count} = ${total}`,
    turnLost: "Vez perdida",
    nothingDone: "Nada",
    pad: boardWords.pad,
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      row: (cells: string) => `as cinco casas da linha são suas: ${cells}`,
      zero: (points: number, lead: number) => `a pontuação é ${points}, e é ${lead} menor que a do outro`,
    }),
  kept: {
    "contig60.sentence": "a conta usa os três dados e dá o número coberto",
    "contig60.score": "disse a pontuação certa",
    "contig60.goal": "cumpriu o que declarou",
    "contig60.piece-played": "a ficha ficou onde foi posta",
  },
  tally: (view: View, seat: number) => ({
    value: view.score[seat] ?? 0,
    label: "até o 0",
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

export const howto: Howto = {
  goal: "Cubra cinco números seguidos com fichas suas: na horizontal, na vertical ou na diagonal. Se ninguém conseguir, vence quem baixar mais a pontuação, que começa em 60.",
  turn: [
    "No começo cada um lança um dado: começa o menor.",
    "Você recebe a bandeirinha. Olhe a jogada anterior: ainda pode desafiá-la.",
    "Lance os três dados.",
    "Procure uma conta que use os três números, uma vez cada um, com +, −, × ou ÷. O resultado tem que ser um número livre do tabuleiro.",
    "Ponha ali uma ficha. Peça posta, peça jogada: não se move mais.",
    "Diga a conta (no regulamento, “sentença numérica”). Vale a ordem das operações: 3+5*4 é 23. Para dar 32 escreva 3+5=8; 8*4=32, ou use parênteses se a mesa permitir.",
    "Desconte um ponto por ficha vizinha, sua ou do rival, de lado ou de canto. Diga sua nova pontuação mesmo que não tenha mudado.",
    "Passe a bandeirinha. Você também pode passar sem pôr ficha.",
    "Se o outro passou sem pôr ficha, você pode capturar antes de lançar: põe uma ficha com os dados dele e desconta o dobro. Depois joga o seu turno.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros: quem descobre é você. Desafie a conta ou a pontuação depois de receber a bandeirinha e antes de lançar.",
    "Uma captura pode ser desafiada sem bandeirinha, até quem capturou passar. Se o turno dele for cortado antes, você pode desafiar durante todo o seu turno seguinte.",
    "Se você acertar, a jogada é desfeita, você desconta 2 pontos e é a sua vez: usa o mesmo lançamento ou lança de novo. Em uma captura, o que o outro fez depois também é desfeito.",
    "Se errar, você perde a vez e recebe uma falta. Um desafio fora de hora também é uma falta. Com três faltas você perde o jogo.",
  ],
  end: [
    "Declare a vitória com a bandeirinha na mão: cinco em linha, ou zero ou menos com pelo menos 3 pontos de vantagem. Se for falsa e o outro desafiar, ele vence; se era certa, o desafio confirma a vitória.",
    "Também termina com uma pontuação de zero ou menos, quando alguém recebe a bandeirinha sem fichas (começa com 25) ou pelo limite de tempo.",
    "Então vence a menor pontuação se a diferença é de 3 ou mais. Se não, é empate.",
    "A rodada não é completada, exceto com o limite de tempo: se quem começou já pôs uma ficha nessa rodada ou já passou a bandeirinha, os dois completam seu turno.",
  ],
  clock: [
    "Cada turno dura um minuto. Depois há um aviso e mais 10 segundos.",
    "Se você já pôs ficha, conta e pontuação, o servidor passa a bandeirinha. Se não, você perde a vez e o que fez é apagado, menos uma captura. Com o terceiro aviso você perde o jogo.",
    "O relógio espera durante um desafio.",
  ],
  line: [
    ["roll", "lançar os dados"],
    ["use", "usar o lançamento oferecido"],
    ["@28", "pôr no 28"],
    ['"4*6+4=28"', "dizer a conta"],
    ["=57", "dizer a pontuação"],
    ['x7 "1+2+4=7" =58', "capturar o 7, com conta e pontuação"],
    ["five 27,28,29,30,31", "declarar cinco em linha"],
    ["zero", "declarar zero ou menos"],
    ["!contig60.score", "desafiar essa regra"],
    ["!contig60.score @capture", "desafiá-la na captura"],
    ["pass · accept · nochallenge", "passar a bandeirinha · aceitar o resultado · não desafio"],
  ],
};

export const lesson: LessonWords = {
  roll: ["É a sua vez. Toque em “{roll}”.", "Saíram 4, 6 e 4."],
  place: ["Procure uma conta com os três números: 4 × 6 + 4 = 28. Toque no 28 e depois no botão marcado.", "Peça posta, peça jogada."],
  say: [
    "Agora diga: escreva 4*6+4=28. Você começa com 60 e desconta 1 por ficha vizinha. O 28 toca três: 60 − 3 = 57. Ponha 57 e toque no botão marcado.",
    "Quanto mais vizinhas, mais baixa a sua pontuação. Isso é bom!",
  ],
  pass: ["“{pass_flag}”: assim termina o seu turno.", "Agora o outro jogaria."],
  challenge: [
    "No torneio, ninguém avisa das faltas: quem vê é você. Saíram 3, 5 e 4, e o computador disse 3+5*4=32. Primeiro se multiplica: dá 23! Toque em “{challenge}” e escolha a regra da conta.",
    "É um C (correto): a falta está aí. A ficha dele sai e você desconta 2 pontos.",
  ],
  win: ["Cinco fichas suas em linha vencem, e você já as tem. Toque em “{declare_win}”, nos cinco números e no botão marcado.", "Se o outro não desafiar, você venceu."],
};
