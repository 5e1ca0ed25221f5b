/** The words of Sum Dominoes & Dice, in Portuguese. */
import { plainSide } from "../../board/seats/sides";
import { pt as boardWords } from "../../board/words.pt";
import type { Title, FaultWords, GameWords, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { shown } from "./shown.svelte";
import { awaitsDice, awaitsDraw, type View } from "./view";
import { sums } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Dominó de somas e dados", tag: "Dominó com dados: as faces que se tocam somam o que os dados dizem" };

export const faults = {
  faults: {
    "sum-dominoes.match-1 contact": [
      "A peça tem que tocar em uma só face de outra: só uma. |Procure outro lugar.",
      ({ faces }) =>
        `A peça ${faces === 0 ? "não toca nenhuma face" : faces === 1 ? "toca 1 face" : `toca ${faces} faces`} de ${faces > 1 ? "outras peças" : "outra"}, e tem que tocar em uma só na primeira parte: |procure outro lugar.`,
    ],
    "sum-dominoes.match-1 sum": [
      "As duas faces que se tocam não dão a soma da primeira parte: |tente outra peça ou outro lugar.",
      ({ got, total }) => `As duas faces que se tocam somam ${got}, e têm que somar ${total}, a soma escrita: |tente outra peça ou outro lugar.`,
    ],
    "sum-dominoes.unplaced-1": [
      "Há uma peça na mão que dá a soma escrita: |procure e ponha antes de continuar.",
      ({ total }) => `Há uma peça na mão que dá ${total}, a soma escrita: é preciso pôr essa peça antes de continuar.`,
    ],
    "sum-dominoes.match-2 contact": [
      "Na segunda parte a peça também toca em uma só face: só uma. |Procure outro lugar.",
      ({ faces }) =>
        `A peça ${faces === 0 ? "não toca nenhuma face" : faces === 1 ? "toca 1 face" : `toca ${faces} faces`} de ${faces > 1 ? "outras peças" : "outra"}, e tem que tocar em uma só também na segunda parte: |procure outro lugar.`,
    ],
    "sum-dominoes.match-2 sum": [
      "As duas faces que se tocam não dão a soma dos dados: |tente outra peça ou outro lugar.",
      ({ got, total }) => `As duas faces que se tocam somam ${got}, e têm que somar ${total}, a dos dados do turno: |tente outra peça ou outro lugar.`,
    ],
    "sum-dominoes.unplaced-2": [
      "Há uma peça na mão que dá a soma dos dados: |procure e ponha antes de continuar.",
      ({ total }) => `Há uma peça na mão que dá ${total}, a soma dos dados: é preciso pôr essa peça antes de continuar.`,
    ],
    "sum-dominoes.sum": [
      "Essa não é a soma dos dados: |some de novo e escreva.",
      ({ dice, said, right }) => `${dice.join(" + ")} = ${right}, não ${said}: |escreva essa soma.`,
    ],
    "sum-dominoes.draw": "Faltou pegar uma peça do banco: no fim do turno pegue uma, se houver.",
    "sum-dominoes.second-part": "Faltou a segunda parte: |lance os dados, escreva a soma e ponha outra peça se puder.",
  },
  missing: {
    roll: "Falta a segunda parte: lance os dados.",
    write_sum: "Falta a soma: escreva a dos dados.",
    draw: "Falta pegar uma peça do banco: pegue antes de passar.",
  },
  stakes: {
    infraction_tile: "você recebe uma peça de infração, mas não perde a vez",
    infraction_tile_result: "você recebe uma peça de infração, que conta para o resultado",
    gives_tile: "o outro recebe uma peça de infração, e você não perde a vez",
    gives_tile_result: "o outro recebe uma peça de infração, que conta para o resultado",
    tile_back: "essa peça volta à mão e o outro recebe uma de infração",
    tile_laid: "a peça vai para onde você mostrar e o outro recebe uma de infração",
    sum_corrected: "a soma é corrigida e o outro recebe uma peça de infração",
    draws: "o outro pega a peça que esqueceu e recebe uma de infração",
    reroll: "o outro recebe uma peça de infração e você pode lançar de novo",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "");
const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");
const tiles = (count: number): string => `${count} ${count === 1 ? "peça" : "peças"}`;
const on = (cells: unknown): string => (Array.isArray(cells) ? cells.join(" e ") : "");

const reasons: Record<string, string> = {
  part1: "última peça posta",
  part2: "última peça posta",
  infraction: "última peça entregue",
  full: "não resta espaço no tabuleiro",
  dry: "ninguém pôde pôr",
  time: "limite de tempo",
};

export const play = {
  ...title,
  phases: {
    part1: "Primeira parte: com a soma do cartão",
    rolled: "Escrever a soma dos dados",
    part2: "Segunda parte: com a soma dos dados",
    drawn: "Peça na mão: falta passar a bandeirinha",
    give: "Dar uma peça de infração",
    result_pending: "Resultado a confirmar",
    over: "O jogo terminou",
  },
  watched: {
    part1: (names: string) => `${names} procura uma peça para a soma do cartão`,
    rolled: (names: string) => `${names} soma os dados`,
    part2: (names: string) => `${names} procura uma peça para a soma dos dados`,
    drawn: (names: string) => `${names} termina sua vez`,
    give: (names: string) => `${names} dá uma peça de infração`,
    result_pending: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} ao resultado`,
  },
  doing: (view: View, name: string): string | null => (awaitsDice(view) ? `${name} vai lançar os dados` : awaitsDraw(view) ? `${name} pega uma peça` : null),
  refusals: {
    not_in_hand: "Essa peça não está na sua mão.",
    occupied: "Já há uma peça ali.",
    piece_played: "Você já jogou uma peça nesta parte.",
    bank_empty: "O banco está vazio.",
    window_open: "O outro ainda pode olhar a primeira parte: espere alguns segundos.",
    no_offer: "Agora não dá para lançar de novo.",
  },
  rules: {
    "sum-dominoes.match-1": "Peça mal posta na 1.ª parte: toca uma só face, e com ela soma o que diz o cartão.",
    "sum-dominoes.unplaced-1": "Peça que devia ser posta na 1.ª parte.",
    "sum-dominoes.match-2": "Peça mal posta na 2.ª parte: toca uma só face, e com ela soma o que dão os dados.",
    "sum-dominoes.unplaced-2": "Peça que devia ser posta na 2.ª parte.",
    "sum-dominoes.sum": "Soma incorreta: o cartão mostra a soma dos três dados.",
    "sum-dominoes.draw": "Não pegou uma peça do banco no fim do turno.",
    "sum-dominoes.second-part": "Esqueceu a segunda parte: antes de passar, lance os dados.",
    "sum-dominoes.edge": "Borda do tabuleiro: nenhuma peça vai além.",
    "sum-dominoes.piece-played": "Peça posta, peça jogada: a peça que você soltou fica ali.",
    "sum-dominoes.start": "Início: começa a menor soma, e fica escrita no cartão.",
    "sum-dominoes.end-1": "Vence quem põe sua última peça na primeira parte.",
    "sum-dominoes.end-2": "Com o banco vazio vence quem põe sua última peça na segunda parte.",
    "sum-dominoes.end-3": "Vence quem dá sua última peça como peça de infração.",
    "sum-dominoes.end-4": "Não resta espaço no tabuleiro: contam os pontos.",
    "sum-dominoes.end-5": "Banco vazio e ninguém pôde pôr: contam os pontos.",
    "sum-dominoes.time-limit": "Limite de tempo: contam os pontos das mãos.",
  },
  ...faults,
  happenings: {
    placed: (event, names, hasCodes) => `${names(event.seat)} põe ${text(event.params?.tile)}${hasCodes ? ` em ${on(event.params?.cells)}` : ""}.`,
    rolled: (event, names) => `${names(event.seat)} lança: ${list(event.params?.dice)}.`,
    rerolled: (event, names) => `${names(event.seat)} lança de novo: ${list(event.params?.dice)}.`,
    sum_written: (event, names) =>
      event.params?.by === "monitor" ? `O árbitro escreve a soma: ${text(event.params?.sum)}.` : `${names(event.seat)} escreve a soma: ${text(event.params?.sum)}.`,
    drawn: (event, names) => `${names(event.seat)} pega ${text(event.params?.tile)} do banco.`,
    drawn_late: (event, names) => `${names(event.seat)} pega a peça que esqueceu: ${text(event.params?.tile)}.`,
    infraction_tile: (event, names) => `Peça de infração para ${names(event.seat)}: ${text(event.params?.tile)}.`,
    given: (event, names) => `${names(event.seat)} dá ${text(event.params?.tile)} como peça de infração.`,
    taken_back: (event, names) => `A peça ${text(event.params?.tile)} volta à mão de ${names(event.seat)}.`,
    laid: (event, names, hasCodes) => `O árbitro põe ${text(event.params?.tile)} de ${names(event.seat)}${hasCodes ? ` em ${on(event.params?.cells)}` : ""}.`,
    sum_corrected: (event) => `A soma correta é ${text(event.params?.sum)}.`,
    made_good: (event, names) =>
      event.params?.rule === "sum-dominoes.second-part"
        ? `${names(event.seat)} esqueceu a segunda parte; o outro pode lançar de novo.`
        : `${names(event.seat)} esqueceu de pegar uma peça.`,
    no_challenge: (event, names) => `${names(event.seat)} não desafia.`,
    end_announced: (event) => `Fim do jogo, se ninguém desafiar: ${reasons[text(event.params?.reason)] ?? text(event.params?.reason)}.`,
  },
  actions: {
    ...boardWords.actions,
    place: "Pôr",
    roll: "Lançar os dados",
    write_sum: "Escrever a soma",
    draw: "Pegar uma peça",
    reroll: "Lançar de novo",
    give: "Dar uma peça",
    no_challenge: "Não desafio",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Quem começa", values: { null: "A menor soma", "0": "O primeiro", "1": "O segundo" } },
    incorrect_tile: { label: "A peça de um desafio errado é para", values: { challenger: "Quem desafiou", challenged: "O desafiado" } },
  } as GameWords["options"],
  scored: { points: "Pontos na mão" },
  reasons,
  columns: { first_sum: "Soma", first_tile: "1.ª parte", second_sum: "Soma", second_tile: "2.ª parte", draw: "Pegou", note: "Obs.", forfeit: "por tempo" },
  hints: {
    place: ({ tile }, view) => `Ponha a peça ${tile} no lugar marcado: as faces que se tocam fazem ${view.turn.written ?? view.sum}.`,
    roll: "Lance os dados: com a soma você joga outra peça.",
    reroll: "Lance de novo: pode sair uma soma que ajude mais.",
    write_sum: ({ sum }, view) => `Escreva ${sum}: ${(view.turn.dice ?? []).join(" + ")} = ${sum}.`,
    draw: "Pegue uma peça do banco: você pode usá-la depois.",
    give: ({ tile }) => `Dê a peça ${tile}: assim sobram menos.`,
    pass_flag: "Seu turno está completo: passe a bandeirinha.",
  },
  ui: {
    board: "Tabuleiro de dominó",
    square: (id: string, pips: number | null, tile: string | null, isLit: boolean) =>
      pips === null ? `${id}, livre${isLit ? ", cabe" : ""}` : `${id}, ${pips} da peça ${tile}`,
    card: "Soma",
    cardIs: (sum: number) => `Soma no cartão: ${sum}`,
    bank: (count: number) => `Banco: ${count}`,
    die: (value: number) => `dado: ${value}`,
    seeAll: "Ver tudo",
    seeNear: "Ver de perto",
    hand: "Suas peças",
    handOf: (name: string, count: number) => `Peças de ${name}: ${count}`,
    tile: (tile: string) => `peça ${tile}`,
    calls: "O que você pode fazer",
    place: (tile: string) => `Pôr ${tile}`,
    give: (tile: string) => `Dar ${tile}`,
    turn: "Girar",
    turnKey: "g",
    back: "Voltar",
    missed: (tile: string, part: string) => `Desafiar: ${tile} ia ali (${part})`,
    canShow: "Faltou pôr uma? Toque nela e mostre onde ia.",
    sumOfDice: "Soma",
    steps: boardWords.number,
    turnSteps: ["Peça", "Dados", "Outra peça", "Pegar"],
    part1: "1.ª parte",
    part2: "2.ª parte",
    withSum: (sum: number) => `soma ${sum}`,
    wrote: (sum: number) => `escreveu ${sum}`,
    how: {
      placed: (tile: string, cells: readonly string[]) => `pôs ${tile} em ${cells.join(" e ")}`,
      back: (tile: string) => `${tile} voltou à sua mão`,
      laid: (tile: string, cells: readonly string[]) => `o árbitro pôs ${tile} em ${cells.join(" e ")}`,
    },
    noTile: "sem peça",
    drew: (tile: string) => `Pegou ${tile} do banco`,
    nothingDone: "Nada",
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
    giveOne: (name: string) => `O banco está vazio: escolha uma peça sua para ${name}.`,
    givesOne: (name: string) => `${name} escolhe uma peça para dar.`,
    pending: {
      mine: () => "Está certo? Aceite o resultado ou desafie.",
      accept: () => "Aceite o resultado.",
      theirs: (name: string) => `${name} confere o resultado.`,
    },
    showWhere: "Mostre no tabuleiro onde ia.",
    tapSquare: "Toque em uma casa do tabuleiro.",
    turnOrPlace: "Gire se for preciso e ponha.",
    placeOne: (sum: number) => `Ponha uma peça ✓ que faça ${sum}.`,
    noneFits: (sum: number) => `Nenhuma peça sua faz ${sum} agora.`,
    waitForLook: "O outro confere a sua primeira parte: espere um momento.",
    myTurn: {
      part1: (sum: number, isOpen: boolean) => (isOpen ? `Escolha uma peça que faça ${sum}, ou lance os dados.` : "Agora lance os dados."),
      rolled: () => "Some os três dados e escreva a soma.",
      part2: (_sum: number, isOpen: boolean) => (isOpen ? "Escolha uma peça que faça a soma dos dados, ou termine seu turno." : "Pegue uma peça e passe."),
      drawn: () => "Passe a bandeirinha.",
    },
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      drew: (tile: string) => `pegou do banco a ${tile}`,
      rolled: (dice: string) => `lançou os dados (${dice}) antes de passar`,
      needed: (faces: string, sum: number) => `para somar ${sum} o tabuleiro precisaria de uma face de ${faces}`,
      high: (sum: number) => `com as peças que tinha então seria preciso uma face de mais de 9 para somar ${sum}`,
    }),
  kept: {
    "sum-dominoes.sum": "somou bem os dados",
    "sum-dominoes.match-1": "a peça toca uma só face e dá a soma",
    "sum-dominoes.match-2": "a peça toca uma só face e dá a soma dos dados",
    "sum-dominoes.unplaced-1": "nenhuma peça da mão podia dar a soma",
    "sum-dominoes.unplaced-2": "nenhuma peça da mão podia dar a soma dos dados",
    "sum-dominoes.draw": "pegou uma peça do banco, ou o banco está vazio",
    "sum-dominoes.second-part": "lançou os dados antes de passar",
  },
  side: plainSide,
  tally: (view: View, seat: number) => ({ value: view.hands[seat]?.length ?? 0, label: "para pôr", notes: view.bank === 0 ? [`somam ${view.pips[seat] ?? 0}`] : [] }),
  aims: (rule: string, _view: View, _names: Names, _seat?: number | null, made?: unknown) => {
    const target = (made as typeof shown.target | undefined) ?? shown.target;
    return rule.includes(".unplaced-")
      ? [
          target
            ? { label: `${target.tile} em ${target.cells.join(" e ")}`, with: { target } }
            : { label: "Antes, toque no tabuleiro a peça do outro e onde ia", with: {} },
        ]
      : [];
  },
  describe: (view: View, names: Names) => {
    const lies = view.board.map(([tile, low, high]) => `${tile} em ${low} e ${high}`).join("; ");
    const hands = view.hands.map((hand, seat) => `${names(seat)} tem ${hand.join(", ") || "nenhuma peça"}`).join(". ");
    const dice = view.turn.dice ? ` Dados: ${view.turn.dice.join(", ")}.` : "";
    return `Soma no cartão: ${view.sum}.${dice} No tabuleiro: ${lies || "nada"}. ${hands}. Banco: ${tiles(view.bank)}. Vez de ${names(view.turn.seat)}.`;
  },
} satisfies Words;

export const howto: Howto = {
  goal: "Fique sem peças de dominó antes do outro. Uma peça cabe se sua face e a face que toca somam o que dizem os dados. Se ninguém conseguir, vence quem tem menos pontos na mão.",
  turn: [
    "No começo cada um pega sete peças do banco, à vista dos dois, e lança três dados. Começa a menor soma: ela fica escrita no cartão da bandeirinha, e uma peça do banco vai ao centro.",
    "Primeira parte: procure uma peça sua que faça a soma do cartão com uma face do tabuleiro. Se a soma é 10 e você toca um 3, sua face é um 7.",
    "A peça toca exatamente uma face de outra peça, por qualquer um de seus lados. Peça posta, peça jogada: não se move mais.",
    "Se uma peça couber, é preciso pôr. Se não couber nenhuma, continue.",
    "Segunda parte: lance os três dados, some e escreva a soma no cartão. Ponha uma peça que faça essa soma, se tiver.",
    "Pegue uma peça do banco. Você não a joga neste turno.",
    "Passe a bandeirinha. O outro começa com a soma que você escreveu.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros: quem descobre é você. Olhe também quando o outro joga: a primeira parte pode ser desafiada sem bandeirinha, até ele pôr uma peça na segunda parte ou passar. Se não quer desafiar, diga “Não desafio”.",
    "A segunda parte e a soma podem ser desafiadas até você, com a bandeirinha, pôr, lançar ou pegar uma peça. O mesmo vale para uma peça que não foi pega e para uma segunda parte esquecida.",
    "Se faltou pôr uma peça, mostre: toque na peça do outro, toque no lugar do tabuleiro onde ela ia e desafie. O árbitro põe a peça ali.",
    "Se você acertar, a peça mal posta volta à mão dele, a soma é corrigida ou a peça esquecida é pega, e o outro também recebe uma peça de infração do banco. Por uma segunda parte esquecida você pode usar a soma do cartão ou lançar de novo.",
    "Se errar, a peça de infração é para você, e você recebe uma falta. Fora de hora, só recebe uma falta. Você não perde a vez. Com três faltas você perde o jogo.",
    "Se o banco está vazio, o outro dá a peça de infração: a que ele escolher.",
  ],
  end: [
    "Vence quem põe sua última peça na primeira parte. Na segunda parte só se o banco está vazio: se não, antes é preciso pegar.",
    "Vence também quem dá sua última peça como peça de infração.",
    "Se não resta espaço no tabuleiro, ou o banco está vazio e dois turnos seguidos passam sem peça, contam os pontos das mãos: vence quem tem pelo menos 10 a menos. Com menos diferença é empate.",
    "Antes de terminar, o outro ainda pode desafiar a última peça.",
    "Com o limite de tempo, se quem começou já pôs uma peça nessa rodada ou já passou, os dois completam seu turno. Depois contam os pontos.",
  ],
  clock: [
    "Cada turno dura um minuto. Depois há um aviso e mais 10 segundos.",
    "Se você ainda não terminou, o servidor escreve a soma, pega sua peça e passa a bandeirinha. O que você pôs fica. Com o terceiro aviso você perde o jogo.",
    "O relógio espera durante um desafio ou enquanto alguém escolhe uma peça para dar.",
  ],
  line: [
    ["2-7 G6 F6", "pôr a peça 2-7: o 2 em G6 e o 7 em F6"],
    ["7-2 F6 G6", "o mesmo, dito ao contrário"],
    ["roll", "lançar os dados"],
    ["=12", "escrever a soma"],
    ["draw", "pegar uma peça"],
    ["pass", "passar a bandeirinha"],
    ["reroll", "lançar de novo"],
    ["give 6-6", "dar a peça 6-6"],
    ["!match-1", "desafiar a peça da 1.ª parte"],
    ["!unplaced-1 2-7 G6 F6", "desafiar: faltou pôr 2-7 ali"],
    ["!!sum|draw", "desafiar duas regras"],
    ["accept · nochallenge", "aceitar o resultado · não desafio"],
  ],
};

export const lesson: LessonWords = {
  first: [
    "O cartão diz 10: sua face e a que toca têm que somar 10. No tabuleiro há um 3 e você tem um 7. Toque na sua peça marcada, no lugar marcado e no botão.",
    "3 + 7 = 10.",
  ],
  roll: ["Segunda parte: “{roll}”.", "Saíram 4, 4 e 4."],
  sum: ["Quanto somam? Escreva 12 e toque no botão marcado.", "Essa é a soma nova."],
  second: [
    "Agora é preciso somar 12. Na outra ponta há um 7: serve o 5. Toque na sua peça marcada, no lugar e no botão.",
    "7 + 5 = 12.",
  ],
  draw: [
    "No fim você pega uma peça do banco e passa a bandeirinha. Vence quem fica sem peças.",
    "O outro começa com a sua soma, o 12.",
  ],
  challenge: [
    "No torneio, ninguém avisa. O cartão diz 10, e o computador pôs um 5 ao lado do 7. Isso dá 12! Toque em “{challenge}” e escolha a regra da soma na primeira parte.",
    "É um C (correto): ele pega a peça de volta e recebe mais uma.",
  ],
};
