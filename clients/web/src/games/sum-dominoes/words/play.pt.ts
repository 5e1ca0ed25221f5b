/** The Portuguese words of Sum Dominoes on the screen. */
import { pt as boardWords } from "../../../board/words.pt";
import type { GameWords, Names } from "../../contract";
import { pt as sentences } from "./faults.pt";
import { shown } from "../shown.svelte";
import type { View } from "../view";
import type { Words } from "./play.es";

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? `${value}` : "");
const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");
const tiles = (count: number): string => `${count} ${count === 1 ? "peça" : "peças"}`;
const on = (cells: unknown): string => (Array.isArray(cells) ? cells.join(" e ") : "");

const reasons: Record<string, string> = {
  part1: "pôs sua última peça",
  part2: "pôs sua última peça",
  infraction: "deu sua última peça",
  full: "não resta espaço no tabuleiro",
  dry: "ninguém pôde pôr",
  time: "tempo limite",
};

export const pt = {
  name: "Sum Dominoes e dados",
  tag: "Peças de dominó cujas faces somam o que dizem os dados",
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
    "sum-dominoes.unplaced-1": "Peça que devia ser posta na 1.ª parte. Mostre no tabuleiro onde.",
    "sum-dominoes.match-2": "Peça mal posta na 2.ª parte: toca uma só face, e com ela soma o que dão os dados.",
    "sum-dominoes.unplaced-2": "Peça que devia ser posta na 2.ª parte. Mostre no tabuleiro onde.",
    "sum-dominoes.sum": "Soma incorreta: o cartão mostra a soma dos três dados.",
    "sum-dominoes.draw": "Não pegou uma peça do banco no fim do turno.",
    "sum-dominoes.second-part": "Esqueceu a segunda parte: antes de passar, lance os dados.",
    "sum-dominoes.edge": "Borda do tabuleiro: nenhuma peça vai além.",
    "sum-dominoes.piece-played": "Peça posta, peça jogada: a peça que você soltou fica aí.",
    "sum-dominoes.start": "Início: começa a menor soma, e fica escrita no cartão.",
    "sum-dominoes.end-1": "Vence quem põe sua última peça na primeira parte.",
    "sum-dominoes.end-2": "Com o banco vazio vence quem põe sua última peça na segunda parte.",
    "sum-dominoes.end-3": "Vence quem dá sua última peça como peça de infração.",
    "sum-dominoes.end-4": "Não resta espaço no tabuleiro: contam os pontos.",
    "sum-dominoes.end-5": "Banco vazio e ninguém pôde pôr: contam os pontos.",
    "sum-dominoes.time-limit": "Tempo limite: contam os pontos das mãos.",
  },
  ...sentences,
  happenings: {
    placed: (event, names) => `${names(event.seat)} põe ${text(event.params?.tile)} em ${on(event.params?.cells)}.`,
    rolled: (event, names) => `${names(event.seat)} lança: ${list(event.params?.dice)}.`,
    rerolled: (event, names) => `${names(event.seat)} lança de novo: ${list(event.params?.dice)}.`,
    sum_written: (event, names) =>
      event.params?.by === "monitor" ? `O árbitro escreve a soma: ${text(event.params?.sum)}.` : `${names(event.seat)} escreve a soma: ${text(event.params?.sum)}.`,
    drawn: (event, names) => `${names(event.seat)} pega ${text(event.params?.tile)} do banco.`,
    drawn_late: (event, names) => `${names(event.seat)} pega a peça que esqueceu: ${text(event.params?.tile)}.`,
    infraction_tile: (event, names) => `Peça de infração para ${names(event.seat)}: ${text(event.params?.tile)}.`,
    given: (event, names) => `${names(event.seat)} dá ${text(event.params?.tile)} como peça de infração.`,
    taken_back: (event, names) => `A peça ${text(event.params?.tile)} volta à mão de ${names(event.seat)}.`,
    laid: (event, names) => `O árbitro põe ${text(event.params?.tile)} de ${names(event.seat)} em ${on(event.params?.cells)}.`,
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
  reasons,
  columns: { first_sum: "Soma", first_tile: "1.ª parte", second_sum: "Soma", second_tile: "2.ª parte", draw: "Pegou", note: "Nota", forfeit: "por tempo" },
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
    missed: (tile: string, part: string) => `Desafiar: ${tile} ia aí (${part})`,
    canShow: "Faltou pôr uma? Toque nela e mostre onde ia.",
    sumOfDice: "Soma",
    steps: boardWords.number,
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
    placeOne: (sum: number) => `Coloque uma peça que faça ${sum}. As que cabem têm um ponto.`,
    noneFits: (sum: number) => `Nenhuma peça sua faz ${sum} agora.`,
    waitForLook: "O outro olha a sua primeira parte: espere um momento.",
    myTurn: {
      part1: (sum: number, isOpen: boolean) => (isOpen ? `Escolha uma peça que faça ${sum}, ou lance os dados.` : "Agora lance os dados."),
      rolled: () => "Some os três dados e escreva a soma.",
      part2: (_sum: number, isOpen: boolean) => (isOpen ? "Escolha uma peça que faça a soma dos dados, ou termine seu turno." : "Pegue uma peça e passe."),
      drawn: () => "Passe a bandeirinha.",
    },
    theirTurn: {
      part1: (name: string, sum: number) => `${name} procura uma peça que faça ${sum}.`,
      rolled: (name: string) => `${name} soma os dados.`,
      part2: (name: string) => `${name} procura uma peça para os dados.`,
      drawn: (name: string) => `${name} pegou uma peça e vai passar.`,
    },
  },
  tally: (view: View, seat: number) => ({ value: view.hands[seat]?.length ?? 0, label: "Peças", notes: [`${view.pips[seat] ?? 0} pontos`] }),
  aims: (rule: string) =>
    rule.includes(".unplaced-")
      ? [
          shown.target
            ? { label: `${shown.target.tile} em ${shown.target.cells.join(" e ")}`, with: { target: shown.target } }
            : { label: "Antes, toque no tabuleiro a peça do outro e onde ia", with: {} },
        ]
      : [],
  describe: (view: View, names: Names) => {
    const lies = view.board.map(([tile, low, high]) => `${tile} em ${low} e ${high}`).join("; ");
    const hands = view.hands.map((hand, seat) => `${names(seat)} tem ${hand.join(", ") || "nenhuma peça"}`).join(". ");
    const dice = view.turn.dice ? ` Dados: ${view.turn.dice.join(", ")}.` : "";
    return `Soma no cartão: ${view.sum}.${dice} No tabuleiro: ${lies || "nada"}. ${hands}. Banco: ${tiles(view.bank)}. Vez de ${names(view.turn.seat)}.`;
  },
} satisfies Words;
