/** The words of Qwinto, in Portuguese. */
import { pt as boardWords } from "../../board/words.pt";
import { listed } from "../../words/arithmetic";
import type { Title, FaultWords, GameWords, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { boxOf, type Box, type Colour, type Entry, type View } from "./view";
import { boxInRow, colourNames, entries, fourth, numbers, rowsOf, shownEntries, where, sums } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Qwinto", tag: "Três dados coloridos e uma planilha: todos anotam ao mesmo tempo" };

const ROWS: Record<string, string> = { orange: "laranja", yellow: "amarela", purple: "roxa" };
const DICE: Record<string, string> = { orange: "laranja", yellow: "amarelo", purple: "roxo" };

export const faults = {
  faults: {
    "qwinto.sum": [
      "Essa não é a soma dos dados: |some de novo.",
      ({ dice, said, right }) => `${dice.length > 1 ? `${dice.join(" + ")} = ${right}` : `O dado diz ${right}`}, não ${said}: essa é a soma certa.`,
    ],
    "qwinto.number": [
      "Esse não é o número que foi dito: |anote o que foi dito.",
      ({ said, right }) => `Foi dito ${right}, e foi anotado ${said}: |anote o que foi dito.`,
    ],
    "qwinto.color": [
      "Nessa linha não: anote na linha da cor de um dado lançado.",
      ({ color, dice }) =>
        `A linha é ${ROWS[color] ?? color}, e ${dice.length > 1 ? "os dados lançados são" : "só foi lançado o dado"} ${listed("pt", dice.map((die) => DICE[die] ?? die))}: |anote em uma linha ${dice.length > 1 ? "dessas cores" : "dessa cor"}.`,
    ],
    "qwinto.row": [
      "Na linha os números sobem da esquerda para a direita: |procure um lugar entre um menor e um maior.",
      ({ number, left, right }) =>
        `O ${number} não cabe ali: ${left !== null ? `à esquerda há um ${left}` : `à direita há um ${right}`}, e os números sobem da esquerda para a direita.`,
    ],
    "qwinto.column": [
      "Nessa coluna já está esse número: |procure outro lugar.",
      ({ number }) => `Nessa coluna já há um ${number}: |procure outro lugar.`,
    ],
  },
  missing: {},
  stakes: {
    sum_corrected: "a soma correta é dita",
    erased: "esse número é apagado",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

const colours: Record<Colour, string> = { orange: "laranja", yellow: "amarelo", purple: "roxo" };

const rows: Record<Colour, string> = { orange: "laranja", yellow: "amarela", purple: "roxa" };

const boxText = (box: Box | undefined): string => (box ? `${rows[box.row]} ${box.index}` : "");

export const play = {
  ...title,
  phases: {
    throw: "Escolha os dados e lance",
    keep: "Lance de novo ou diga a soma",
    say: "Diga a soma",
    write: "Todos anotam, ou não, o número dito",
    review: "Confiram as planilhas e digam “de acordo”",
    over: "O jogo terminou",
  },
  reviewing: {
    review: "Todos revisam: desafie um erro ou diga “de acordo”",
  },
  watched: {
    throw: (names: string) => `${names} lança os dados`,
    keep: (names: string) => `${names} lança de novo ou diz a soma`,
    say: (names: string) => `${names} soma os dados`,
    write: (names: string, count: number) => `${names} anota${count === 1 ? "" : "m"} o número, ou não`,
    review: (names: string, count: number) => `${names} confere${count === 1 ? "" : "m"} as planilhas`,
  },
  refusals: {
    retired: "Você saiu do jogo.",
    not_now: "Agora não é hora.",
    already_rerolled: "Você já lançou de novo: diga a soma.",
    box_filled: "Essa casa já tem um número.",
    active_must_miss: "O jogador ativo anota ou marca um lançamento falho.",
    not_active: "O lançamento falho é do jogador ativo.",
    rewrite_first: "Primeiro anote de novo ou deixe.",
    empty_box: "Essa casa está vazia.",
    not_an_error: "Esse número não é um erro.",
    own_entry: "Esse número é seu: toque em “É um erro meu: apagar”.",
  },
  rules: {
    "qwinto.start": "Sorteio: o servidor escolhe quem começa.",
    "qwinto.throw": "O jogador lança um, dois ou três dados, e mais uma vez os mesmos.",
    "qwinto.sum": "Soma dita: o número é a soma dos dados lançados.",
    "qwinto.number": "Número anotado: é o número que foi dito.",
    "qwinto.color": "Linha dos dados: anote em uma linha da cor de um dado lançado.",
    "qwinto.row": "Linha crescente: os números sobem da esquerda para a direita.",
    "qwinto.column": "Coluna sem repetir: nenhum número duas vezes em uma coluna.",
    "qwinto.single": "Uma casa por rodada.",
    "qwinto.write": "Todos anotam ao mesmo tempo, sem os outros verem.",
    "qwinto.misthrow": "Lançamento falho: só do jogador ativo.",
    "qwinto.review": "Antes da rodada seguinte todos revisam.",
    "qwinto.late-error": "Um erro descoberto tarde é apagado e não é anotado de novo.",
    "qwinto.round": "Depois joga o próximo, no sentido horário.",
    "qwinto.end": "Final: duas linhas completas ou o quarto lançamento falho.",
    "qwinto.score": "Contagem dos pontos.",
    "qwinto.time": "Quando o tempo acaba, o servidor age.",
    "qwinto.retire": "Quem se retira não pode vencer.",
    "qwinto.strikes": "Com três desafios errados fica fora.",
  },
  ...faults,
  happenings: {
    round: (event, names) => `Rodada ${event.params?.round}. Joga ${names(event.seat)}.`,
    rolled: (event, names) => `${names(event.seat)} lança ${numbers(event.params?.throw)}.`,
    rerolled: (event, names) => `${names(event.seat)} lança de novo: ${numbers(event.params?.throw)}.`,
    announced: (event, names) => `${names(event.seat)} diz ${event.params?.sum}.`,
    committed: (event, names) => `${names(event.seat)} já decidiu.`,
    revealed: (event, names) =>
      `As planilhas aparecem. ${shownEntries(event, (seat, number, box) => `${names(seat)} anota ${number} em ${boxText(box)}.`, (seat) => `Lançamento falho de ${names(seat)}.`)}`.trim(),
    erased: (event, names) => `Foi apagado o ${event.params?.number} de ${names(event.seat)} (${boxText(where(event))}).`,
    rewritten: (event, names) => `${names(event.seat)} anota ${event.params?.number} em ${boxText(where(event))}.`,
    left_empty: (event, names) => `${names(event.seat)} não anota.`,
    misthrow: (event, names) => `Lançamento falho de ${names(event.seat)}.`,
    sum_corrected: (event) => `A soma correta é ${event.params?.sum}. Todos anotam de novo.`,
    ready: (event, names) => `${names(event.seat)}: de acordo.`,
    retired: (event, names) => `${names(event.seat)} se retira.`,
    skipped: (event, names) => `${names(event.seat)} não está: a vez é pulada.`,
  },
  actions: {
    roll: "Lançar",
    reroll: "Lançar de novo",
    announce: "Dizer a soma",
    write: "Anotar",
    pass: "Não anotar",
    miss: "Lançamento falho",
    fix: "É um erro meu: apagar",
    rewrite: "Anotar de novo",
    leave: "Não anotar",
    ready: "De acordo",
    retire: "Retirar-se",
    challenge: "Desafiar",
  },
  options: {
    mode: { label: "Modo", values: { assisted: "Em casa, com ajuda", tournament: "Torneio" } },
    absent: { label: "Quem falta", values: { skip: "É pulado", play: "Joga mesmo assim" } },
    throw_ms: { label: "Tempo para lançar", values: { "60000": "60 s", "30000": "30 s", "120000": "2 min", "0": "Sem limite" } },
    write_ms: { label: "Tempo para anotar", values: { "60000": "60 s", "30000": "30 s", "120000": "2 min", "0": "Sem limite" } },
    review_ms: { label: "Revisão", values: { "20000": "20 s", "40000": "40 s", "60000": "60 s", "0": "Sem limite" } },
    keep_ms: { label: "Tempo para ficar com os dados ou lançar de novo", values: { "30000": "30 s", "60000": "60 s", "0": "Sem limite" } },
    say_ms: { label: "Tempo para dizer a soma", values: { "30000": "30 s", "60000": "60 s", "0": "Sem limite" } },
    rewrite_ms: { label: "Tempo para anotar de novo", values: { "60000": "60 s", "30000": "30 s", "120000": "2 min", "0": "Sem limite" } },
    game_ms: { label: "Tempo do jogo", values: { "0": "Sem limite", "1200000": "20 min", "1800000": "30 min", "2700000": "45 min" } },
  } as GameWords["options"],
  reasons: {
    two_rows: "duas linhas completas",
    four_misses: "quarto lançamento falho",
    time_limit: "limite de tempo",
    last_seat: "ficou um só",
    agreed: "empate de comum acordo",
  },
  ended: (reason, view, names) => (reason === "four_misses" ? `Quarto lançamento falho de ${listed("pt", fourth(view).map(names))}.` : undefined),
  columns: {
    ...rowsOf(colours, "Linha", "Coluna de bônus"),
    what: "O quê",
    count: "Quanto",
    points: "Pontos",
    misthrows: "Lançamentos falhos",
  },
  hints: {
    roll: ({ dice }) =>
      dice.length === 3 ? "Lance os três dados: você poderá anotar em qualquer linha." : `Lance ${dice.length === 1 ? "o dado" : "os dados"} ${colourNames(dice, colours, "e")}: você poderá anotar ${dice.length === 1 ? "nessa linha" : "nessas linhas"}.`,
    reroll: "Lance de novo os mesmos dados: pode sair um número melhor.",
    announce: ({ sum }, view) => (view.throw.length > 1 ? `Diga ${sum}: ${view.throw.join(" + ")} = ${sum}.` : `Diga ${sum}: é o que saiu.`),
    write: ({ box, number }) => `Anote o ${number} na ${boxInRow(box, (row, index) => `casa ${index} da linha ${rows[row]}`)}: ali a linha continua crescendo.`,
    pass: "Não anote: você guarda lugar para um número melhor.",
    miss: "Esse número não entra nas suas linhas: marque o lançamento falho e continue.",
    ready: "Está tudo certo: diga “de acordo”.",
  },
  ui: {
    rollNow: "Escolha os dados que vai lançar, e lance.",
    sayNow: "Some os dados e diga quanto dá.",
    rerollOrSay: "Some os dados e diga quanto dá. Ou lance mais uma vez.",
    writeNow: (sum: number) => `Toque na casa onde você anota o ${sum}. Se não servir, não anote.`,
    missNow: (sum: number) => `O ${sum} não cabe em nenhuma casa sua: marque o lançamento falho.`,
    skipNow: (sum: number) => `O ${sum} não cabe em nenhuma casa sua: não anote.`,
    writeThere: (sum: number) => `Anote o ${sum} ali, ou toque em outra casa.`,
    dice: "Dados",
    colours,
    die: (colour: Colour, value: number | null) => `dado ${colours[colour]}${value === null ? "" : `: ${value}`}`,
    throw: (count: number) => (count === 1 ? "Lançar 1 dado" : `Lançar ${count} dados`),
    announced: "Foi dito",
    sum: "Soma",
    steps: boardWords.number,
    sheets: "Planilhas",
    ownSheet: "Minha planilha",
    sheetOf: (name: string) => `Planilha de ${name}`,
    box: boxText,
    boxLabel: (box: Box, entry: Entry | undefined) =>
      `${boxText(box)}, coluna ${box.column}${box.pentagon ? ", pentágono" : ""}, ${entry ? entry.number : "vazia"}`,
    fits: "cabe aqui",
    printed: { rows: "linhas", extra: "colunas", misses: "falhos", point: "ponto", points: "pontos" },
    summary: (misses: number, total: number, lines: readonly number[]) =>
      `Pontos das linhas: ${lines.join(", ")}. Lançamentos falhos: ${misses}. Pontos: ${total}.`,
    hasWritten: "já decidiu",
    writing: "pensa…",
    isReady: "de acordo",
    reading: "revisa…",
    retired: "se retirou",
    chooseBox: "Toque em uma casa da sua planilha",
    mayReplace: "Você já decidiu. Pode mudar até aparecer para todos.",
    rewriteIn: (box: string) => `Anotar em ${box}`,
    entry: (entry: Entry) =>
      `rodada ${entry.round}, foi dito ${entry.announced}, dados: ${entry.dice.map((die) => colours[die as Colour]).join(", ")}`,
    before: "Rodada anterior:",
    wrote: (name, number, colour) => `${name}: ${number} no ${colours[colour]}.`,
    aboutEntry: "Sobre este número",
    challenges: {
      "qwinto.number": "Desafiar: não é o número dito",
      "qwinto.color": "Desafiar: não é a linha",
      "qwinto.row": "Desafiar: a linha não cresce",
      "qwinto.column": "Desafiar: repete na coluna",
    },
    calls: "O que você pode fazer",
  },
  sums: (view: View, rule: string | null, accused: number) =>
    sums(view, rule, accused, {
      same: (number: number) => `foi dito ${number} e anotou ${number}`,
      alone: (number: number) => `na sua coluna não há outro ${number}`,
      first: (number: number) => `o ${number} é o único número da linha`,
    }),
  kept: {
    "qwinto.sum": "disse a soma dos dados",
    "qwinto.number": "anotou o número que foi dito",
    "qwinto.color": "anotou em uma linha da cor de um dado lançado",
    "qwinto.row": "na linha os números sobem",
    "qwinto.column": "na coluna nenhum número se repete",
  },
  tally: (view: View, seat: number) => ({
    value: view.totals[seat] ?? 0,
    label: view.totals[seat] === 1 ? "ponto" : "pontos",
    notes: [view.retired[seat] ? "se retirou" : `falhos: ${view.misses[seat] ?? 0}`],
  }),
  aims: (rule: string, view: View, names: Names) => entries(rule, view, names, boxText),
  aimed: ["qwinto.number", "qwinto.color", "qwinto.row", "qwinto.column"] as readonly string[],
  oneRule: true as boolean,
  describe: (view: View, names: Names) => {
    const thrown = view.throw.length ? ` Dados: ${view.dice.map((die, place) => `${colours[die]} ${view.throw[place]}`).join(", ")}.` : "";
    const said = view.announced === null ? "" : ` Foi dito ${view.announced}.`;
    const sheets = view.sheets.map((sheet, seat) => {
      const filled = Object.entries(sheet).map(([id, entry]) => `${boxText(boxOf(id))}: ${entry.number}`);
      return `${names(seat)}, ${view.totals[seat]} pontos, ${view.misses[seat]} lançamentos falhos${filled.length ? `: ${filled.join("; ")}` : ""}.`;
    });
    return `Rodada ${view.round}.${thrown}${said} ${sheets.join(" ")}`;
  },
} satisfies Words;

export const howto: Howto = {
  goal: "Encha suas três linhas com números que sobem da esquerda para a direita. Vence quem junta mais pontos na sua planilha.",
  turn: [
    "O primeiro jogador ativo sai por sorteio. Depois é a vez do seguinte, no sentido horário.",
    "O jogador ativo escolhe um, dois ou três dados e lança. Se não gostar, lança de novo os mesmos dados, uma só vez.",
    "Diz a soma dos dados.",
    "Todos anotam ao mesmo tempo essa soma em uma casa livre, ou não anotam. Ninguém vê o que os outros anotaram até todos terminarem, e até lá você pode mudar.",
    "Anote em uma linha da cor de um dos dados lançados. Em uma linha os números sobem e não se repetem; você pode pular casas. Em uma coluna não há dois números iguais.",
    "Só o jogador ativo é obrigado: se não anotar, marca um lançamento falho, que no fim tira 5 pontos.",
    "Vem a revisão. Olhem as planilhas de todos e digam “de acordo”. Então começa outra rodada.",
  ],
  challenges: [
    "No torneio, o servidor não marca os erros. Qualquer jogador desafia qualquer outro, com ou sem bandeirinha.",
    "Soma dita: desafie enquanto todos anotam. Se estava errada, é corrigida e todos anotam de novo. Ninguém é punido. Se ninguém desafia, vale o número dito.",
    "Um número desta rodada pode ser desafiado na revisão: não é o número dito, a linha não é de um dado lançado, a linha não cresce ou a coluna repete o número. Ele é apagado, e seu dono anota em outra casa ou não anota. Se for o jogador ativo e não anotar, marca um lançamento falho.",
    "Um número de uma rodada anterior pode ser desafiado até o fim, menos enquanto todos anotam. Ele só é apagado. Se dois números não combinam, o erro é o mais novo.",
    "O erro é seu? Avise você e não recebe falta. Um desafio errado ou fora de hora é uma falta. Você não perde a vez, mas com três faltas fica fora.",
  ],
  end: [
    "O jogo termina depois da rodada em que alguém tem duas linhas completas ou seu quarto lançamento falho.",
    "Linha completa: vale o número de sua última casa, à direita. Linha incompleta: um ponto por número.",
    "Coluna de três cheia: vale o número de seu pentágono. Cada lançamento falho tira 5.",
    "Vence o total mais alto. Com totais iguais a vitória é dividida. Quem se retira não pode vencer.",
  ],
  clock: [
    "Há 60 segundos para lançar, 30 para ficar com o lançamento ou lançar de novo, 60 para anotar e 20 para revisar. Se precisar anotar de novo, você tem 60.",
    "Se o tempo acabar, o servidor age: lança os três dados, diz a soma correta, conta que você não anotou ou marca um lançamento falho se você é o jogador ativo.",
  ],
  line: [
    ["roll oyp", "lançar os dados laranja (o), amarelo (y) e roxo (p), ou os que quiser"],
    ["reroll", "lançar de novo"],
    ["announce 9", "dizer a soma"],
    ["write y5 9", "anotar 9 na casa amarela 5"],
    ["pass", "não anotar"],
    ["miss", "lançamento falho"],
    ["challenge row 1 y5", "desafiar o segundo jogador: a linha não cresce, casa amarela 5"],
    ["challenge sum", "desafiar a soma"],
    ["fix y5", "é um erro meu"],
    ["rewrite y6 · leave", "anotar de novo · não anotar"],
    ["ready", "de acordo"],
    ["retire", "retirar-se"],
  ],
};

export const lesson: LessonWords = {
  roll: [
    "Encha suas três linhas com números que sobem. Escolha os dados, ou deixe os três, e toque no botão marcado.",
    "Saíram 4, 5 e 2. Se não gostar, pode lançar outra vez.",
  ],
  sum: ["Diga a soma: ponha 11 e toque no botão marcado.", "Todos podem anotar essa soma."],
  write: [
    "Anote em uma casa livre da sua planilha: toque na marcada e depois no botão.",
    "O outro também anotou. Ninguém vê o que os outros anotam até todos terminarem.",
  ],
  theirs: [
    "O outro lançou e saiu 10: você também pode anotar. Toque na casa marcada e no botão.",
    "Na vez do outro você também pode passar.",
  ],
  between: [
    "Em uma linha os números sobem e não se repetem. Saiu 6: na linha roxa cabe certinho entre o 4 e o 9. Anote na casa marcada.",
    "E em uma coluna não há dois iguais.",
  ],
  challenge: [
    "No torneio, ninguém avisa. Os dados dão 4 e 5, e o computador disse 10. Toque em “{challenge}” e escolha a regra da soma.",
    "É um C (correto): a soma é corrigida, são 9.",
  ],
};
