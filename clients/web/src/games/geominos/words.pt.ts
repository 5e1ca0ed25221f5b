/** The words of Geominos, in Portuguese. */
import { pt as boardWords } from "../../board/words.pt";
import type { Title, FaultWords, GameWords, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { View } from "./view";
import { count, isDone, matched, scored, sums } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Geominos", tag: "Dominó de figuras: gire, vire e junte números iguais com poucos pontos" };

export const faults = {
  faults: {
    "geominos.coincidencia": "A peça não encosta, de lado, em nenhum número igual: |gire, vire ou procure outro lugar.",
    "geominos.puntos": [
      "Esses não são os pontos: |some as seções que estão em casas claras, sem a do centro.",
      ({ said, right, dots }) =>
        `Em casas claras ${dots.length === 0 ? "não há nenhuma seção: são 0" : dots.length === 1 ? `há uma seção de ${dots[0]}: são ${right}` : `há ${dots.join(" + ")} = ${right}`}, não ${said}.`,
    ],
    "geominos.total": [
      "O total está somado errado: é o de antes mais os pontos deste turno.",
      ({ before, points, right, said }) => `O total está somado errado: ${before} + ${points} = ${right}, não ${said}.`,
    ],
  },
  missing: {
    place: "Você ainda não pôs peça: ponha uma antes de passar.",
    announce: "Falta anotar: escreva os pontos e o total.",
  },
  stakes: {
    tile_back: "a peça volta à mão dele e custa pontos",
    corrected: "a conta é corrigida",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

const tiles: Record<string, string> = {
  bat: "Morcego",
  butterfly: "Borboleta",
  chair: "Cadeira",
  chunk: "Bloco",
  cross: "Cruz",
  dog: "Cachorro",
  duck: "Pato",
  fish: "Peixe",
  flag: "Bandeira",
  gorilla: "Gorila",
  h: "H",
  l: "L",
  scorpion: "Escorpião",
  seahorse: "Cavalo-marinho",
  snake: "Cobra",
  stairs: "Escada",
  t: "T",
  table: "Mesa",
  throne: "Trono",
  tree: "Árvore",
  tunnel: "Túnel",
};

const tileText = (id: unknown): string => tiles[String(id)] ?? String(id);

export const play = {
  ...title,
  phases: {
    draw: "Tire uma carta",
    turn: "Ponha uma peça, anote os pontos e passe",
    last: "Última revisão: diga “de acordo”",
    over: "O jogo terminou",
  },
  reviewing: {
    last: "Última revisão: desafie ou diga “de acordo”",
  },
  watched: {
    draw: (names: string) => `${names} tira uma carta`,
    turn: (names: string) => `${names} põe uma peça e conta`,
    last: (names: string, count: number) => `Última revisão: falta${count === 1 ? "" : "m"} ${names}`,
  },
  isDone,
  refusals: {
    out: "Você está fora deste jogo.",
    not_now: "Agora não é hora.",
    not_your_tile: "Essa peça não é sua.",
    off_board: "A peça fica fora do tabuleiro.",
    occupied: "Já há outra peça ali.",
    nothing_placed: "Primeiro ponha uma peça.",
    tile_on_board: "Você já pôs uma peça.",
    placement_exists: "Alguma de suas peças tem lugar.",
    own_turn: "Esse turno é seu.",
  },
  rules: {
    "geominos.coincidencia": "Coincidência: a peça encosta, de lado, em um número igual de outra peça.",
    "geominos.puntos": "Pontos do turno: os das seções em casas claras, sem a do centro.",
    "geominos.total": "Total novo: o total de antes mais os pontos do turno.",
    "geominos.centro": "A peça do centro não conta para ninguém.",
    "geominos.reparto": "As peças são distribuídas por cartas.",
    "geominos.cinco-piezas": "Cinco peças na mão, que são repostas.",
    "geominos.una-pieza": "O jogador tira uma carta e põe essa peça.",
    "geominos.lados": "Qualquer um dos dois lados pode ser usado.",
    "geominos.dentro": "A peça fica dentro do tabuleiro e sobre casas livres.",
    "geominos.turno": "Uma peça por turno, para a esquerda.",
    "geominos.tiempo": "Sem peça a tempo: cinco pontos e um minuto extra.",
    "geominos.sin-lugar": "Sem lugar possível o jogador passa, sem penalidade.",
    "geominos.fin": "Quando todas as peças são postas vence quem tem menos pontos.",
    "geominos.partido": "A partida tem tantos jogos quantos jogadores.",
    "geominos.impugnar": "Desafios.",
  },
  ...faults,
  happenings: {
    game_started: (event, names) =>
      event.params?.centre ? `Começa ${names(event.seat)}. No centro: ${tileText(event.params?.centre)}.` : "Começa o jogo!",
    flag: (event, names) => `Joga ${names(event.seat)}.`,
    drawn: (event, names) => `${names(event.seat)} tira ${tileText(event.params?.tile)}.`,
    placed: (event, names) => `${names(event.seat)} põe ${tileText(event.params?.tile)}.`,
    lifted: (event, names) => `${names(event.seat)} levanta ${tileText(event.params?.tile)}.`,
    announced: (event, names) => `${names(event.seat)} anota ${event.params?.points}, total ${event.params?.total}.`,
    turn_ended: (event, names) => `${names(event.seat)} termina a vez com ${event.params?.total} no total.`,
    refilled: (event, names) => `${names(event.seat)} recebe ${tileText(event.params?.tile)}.`,
    passed_over: (event, names) => `${names(event.seat)} não tem onde pôr.`,
    last_window: () => "Todas as peças foram postas: última revisão.",
    accepted: (event, names) => `${names(event.seat)} está de acordo.`,
    penalty: (event, names) => `${names(event.seat)}: ${event.params?.points} pontos de penalidade.`,
    extra_minute: (event, names) => `Minuto extra para ${names(event.seat)}.`,
    tile_back: (event, names) => `${tileText(event.params?.tile)} volta à mão de ${names(event.seat)}.`,
    corrected: (event, names) => `Corrigido: ${names(event.seat)}, ${event.params?.points} pontos, total ${event.params?.total}.`,
    out: (event, names) => `${names(event.seat)} fica fora do jogo.`,
  },
  actions: {
    draw: "Tirar carta",
    place: "Pôr",
    lift: "Levantar",
    announce: "Anotar",
    pass_flag: "Terminei",
    no_place: "Não tenho onde",
    accept: "De acordo",
    challenge: "Desafiar",
  },
  options: {
    mode: { label: "Modo", values: { assisted: "Em casa, com ajuda", tournament: "Torneio" } },
    distribution: { label: "Distribuição", values: { five: "Cinco peças", all: "Todas as peças", one: "Uma peça" } },
    minutes: { label: "Minutos por turno", values: { "0": "Sem limite", "1": "1", "2": "2", "3": "3" } },
    match: { label: "Partida", values: { false: "Um jogo", true: "Tantos jogos quantos jogadores" } },
    starter: { label: "Quem começa", values: { lot: "Por sorteio", "0": "O primeiro", "1": "O segundo", "2": "O terceiro", "3": "O quarto" } },
    auto_flag: { label: "Passar automaticamente", values: { true: "Sim", false: "Não" } },
    game_ms: { label: "Tempo do jogo", values: { "0": "Sem limite", "1800000": "30 min", "2700000": "45 min", "3600000": "1 hora" } },
  } as GameWords["options"],
  reasons: { all_laid: "todas as peças postas; vence quem tem menos pontos", match: "fim da partida; vence quem tem menos pontos", last_seat: "ficou um só" },
  columns: { ...tiles, game: "Jogo", what: "Peça", points: "Pontos", total: "Total", penalty: "Penalidade" },
  hints: {
    draw: "Tire uma carta: você joga com a peça dela.",
    place: ({ tile, side, turn }) =>
      `Tente a peça ${tileText(tile)}${side === "B" ? ", virada" : ""}${turn > 0 ? ", girada" : ""}, no lugar marcado: ali ela toca um número igual.`,
    announce: ({ points, total }) => `Sua peça soma ${points}: anote ${points}, e ${total} de total.`,
    no_place: "Nenhuma das suas peças tem lugar: toque no botão marcado e o jogo continua.",
    accept: "Está tudo certo: diga “de acordo”.",
  },
  ui: {
    pickNow: "Toque em uma peça e junte com um número igual.",
    layNow: "Leve a peça com um toque, gire se precisar e ponha.",
    countNow: "Some os números que estão sobre casas claras. Vence quem junta menos.",
    passNow: (next: string | null) => `Toque em “Terminei”, e joga ${next ?? "o próximo"}.`,
    noted: (points: number, total: number) => `Você anotou ${count(points, "ponto", "pontos")}. Ao terminar, tem\u00a0${total}.`,
    fix: "Recontar",
    drawNow: "Tire uma carta.",
    board: "Tabuleiro de Geominos, 21 por 21 casas",
    cell: (row: number, col: number, light: boolean, dots: number | null, tile: string | null) =>
      `linha ${row}, coluna ${col}, ${light ? "clara" : "escura"}${dots === null ? ", livre" : `, ${dots} de ${tileText(tile)}`}`,
    tile: tileText,
    game: (number: number, games: number) => `Jogo ${number} de ${games}`,
    retry: "Desta vez a peça tem que coincidir. Você tem o minuto extra.",
    hand: "Suas peças",
    handOf: (name: string, held: number) => `Peças de ${name}: ${held}`,
    handling: "Mover a peça",
    hint: "Toque em uma casa para levar a peça até lá; toque de novo para pôr.",
    keysHint: "No teclado: setas, G gira, V vira.",
    handles: boardWords.handles,
    place: (tile: string) => `Pôr ${tile}`,
    back: "Voltar",
    seeAll: "Ver o tabuleiro todo",
    seeNear: "Ver de perto",
    points: "Pontos",
    total: (before: number) => `Total (você tinha ${before})`,
    numberMissing: boardWords.number.missing,
    write: "Anotar",
    calls: "O que você pode fazer",
    lastWas: (points: number) => `somou ${count(points, "ponto", "pontos")}. Ganha quem tem\u00a0menos.`,
  },
  proof: matched,
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      equal: (dots: number) => `um ${dots} toca outro ${dots}`,
      one: (dots: number) => `uma só seção conta, em casa clara: ${dots}`,
      none: "nenhuma seção que conte está em uma casa clara: 0 pontos",
    }),
  kept: {
    "geominos.coincidencia": "a peça toca por um lado um número igual",
    "geominos.puntos": "anotou os pontos das casas claras",
    "geominos.total": "somou bem o total",
  },
  tally: (view: View, seat: number) => ({
    value: scored(view, seat),
    label: view.totals[seat] === 1 ? "ponto" : "pontos",
    notes: [view.out[seat] ? "fora do jogo" : count(view.hands[seat]?.length ?? 0, "peça", "peças")],
  }),
  describe: (view: View, names: Names) => {
    const seats = view.totals.map(
      (total, seat) => `${names(seat)}: ${total} pontos, peças ${(view.hands[seat] ?? []).map(tileText).join(", ") || "nenhuma"}.`,
    );
    const laid = view.board.map((tile) => `${tileText(tile.tile)} na linha ${tile.row + 1}, coluna ${tile.col + 1}`).join("; ");
    return `${seats.join(" ")} No tabuleiro: ${laid}. ${view.flag === null ? "" : `Vez de ${names(view.flag)}.`}`;
  },
} satisfies Words;

export const howto: Howto = {
  goal: "Ponha todas as suas peças juntando números iguais. Cuidado com os pontos: vence quem tem menos.",
  turn: [
    "No centro fica uma peça que não conta para ninguém. As outras são distribuídas por cartas: cinco na mão, que são repostas; todas de uma vez; ou uma carta em cada turno.",
    "Com “Uma peça”, tire primeiro sua carta.",
    "Escolha uma peça. Você pode girar e virar a peça: vale qualquer um dos dois lados.",
    "Ponha a peça dentro do tabuleiro, sobre casas livres. Pelo menos um número dela deve tocar, de lado, um número igual de outra peça. Um canto não basta. Os outros números que se tocam não precisam ser iguais.",
    "Enquanto não disser que terminou, você pode mover ou trocar a peça.",
    "Some os pontos que ficaram sobre casas claras. As escuras não contam, nem a do centro.",
    "Anote os pontos do turno e seu total novo. Diga que terminou. Depois joga quem está à sua esquerda.",
    "Nenhuma peça tem lugar? Diga: o servidor confere e você passa, sem penalidade.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros. Qualquer um dos outros pode desafiar desde que o turno terminou até o seguinte pôr sua peça.",
    "Coincidência: se não há números iguais que se encostam, a peça volta à mão, os pontos dela são apagados, você soma 5 e há um minuto extra para pôr direito.",
    "Pontos ou total: é anotado o número correto. Se o número anotado era mais baixo, a diferença soma outra vez; no total, 5 pontos no máximo.",
    "Se você errar, ou desafiar fora de hora, recebe uma falta. Não perde a vez. Com três faltas perde o jogo.",
  ],
  end: [
    "O jogo termina quando todas as peças foram postas. Os outros dizem “de acordo”, ou podem desafiar o último turno durante 30 segundos.",
    "Vence quem tem menos pontos; com os mesmos a vitória é dividida.",
    "Uma partida tem tantos jogos quantos jogadores, e cada vez começa outro. O total continua de um jogo para o outro. Vence o total mais baixo; se são iguais, quem venceu mais jogos.",
  ],
  clock: [
    "Um turno dura 1, 2 ou 3 minutos, como disser a mesa. Com “Uma peça” o relógio começa ao tirar a carta.",
    "Se o tempo acabar e sua peça estiver no tabuleiro, seu turno termina ali. Se você não anotou, o servidor conta.",
    "Se não pôs peça, você soma 5 pontos e tem um minuto extra. Se mesmo assim não puser, perde o jogo.",
    "O relógio espera durante um desafio.",
  ],
  line: [
    ["snake A0 4 8", "pôr a cobra: lado A, sem girar, linha 4, coluna 8 (contando de 0, do alto, à esquerda)"],
    ["snake B3 4 8", "lado B, três quartos de volta"],
    ["lift", "levantar a peça"],
    ["announce 6 7", "anotar 6 pontos, total 7"],
    ["pass_flag", "terminei"],
    ["draw", "tirar carta"],
    ["no_place", "não tenho onde"],
    ["challenge puntos", "desafiar: coincidência, pontos ou total"],
    ["accept", "de acordo"],
  ],
};

export const lesson: LessonWords = {
  place: [
    "Ponha suas peças juntando números iguais. Toque na peça marcada, gire duas vezes, toque no lugar marcado e no botão: um 1 seu fica ao lado de um 1.",
    "Os outros números que se tocam não importam.",
  ],
  say: [
    "Some os pontos que ficaram nas casas claras: só o 1. Escreva 1, e 1 de total, e toque no botão marcado.",
    "As escuras não contam. Vence quem tem menos.",
  ],
  pass: ["“{pass_flag}”: assim você termina.", "O outro juntou 5 com 5 e somou 4."],
  second: ["Outra: toque na peça marcada, no lugar marcado e no botão.", "Antes de terminar você pode mover a peça de novo."],
  challenge: [
    "No torneio, ninguém avisa. O computador pôs uma peça e disse 4 pontos, mas nas casas claras há 1 e 5. Toque em “{challenge}” e escolha a regra dos pontos.",
    "É um C (correto): ele fica com os 6, e mais 2 de castigo: 8.",
  ],
};
