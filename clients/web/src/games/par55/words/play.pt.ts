/** The words of Par 55 on the screen in Portuguese. */
import { pt as boardWords } from "../../../board/words.pt";
import type { GameWords, Names } from "../../contract";
import { pt as sentences } from "./faults.pt";
import { BLOCK, worth, type Attribute, type Color, type View } from "../view";
import { named, numbers, run, text } from "./wording";
import type { Words } from "./play.es";

type Beside = { block: string; alike: Attribute[] };

const VALUES: Record<string, string> = {
  small: "pequeno",
  large: "grande",
  red: "vermelho",
  blue: "azul",
  yellow: "amarelo",
  circle: "círculo",
  square: "quadrado",
  triangle: "triângulo",
  rectangle: "retângulo",
  hexagon: "hexágono",
};

const blockText = (id: unknown): string => {
  const block = BLOCK.get(text(id));
  return block ? [block.shape, block.colour, block.size].map((value) => VALUES[value]).join(" ") : text(id);
};

const colorText = (color: unknown): string => VALUES[text(color)] ?? text(color);

export const pt = {
  name: "Par 55",
  tag: "Blocos que se parecem e dois peões a caminho do 55",
  phases: {
    start: "Quem começa: um diz a cor e o outro escolhe a mão",
    placing: "Ponha um bloco em uma base",
    scoring: "Anuncie, conte, mova e passe",
    result_pending: "Resultado a confirmar",
    over: "O jogo terminou",
  },
  reviewing: {
    ...boardWords.reviewing,
  },
  watched: {
    start: (names: string) => `${names} escolhe no sorteio`,
    placing: (names: string) => `${names} põe um bloco`,
    scoring: (names: string) => `${names} conta seus pontos e move seu peão`,
    result_pending: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} ao resultado`,
  },
  refusals: {
    not_caller: "O outro diz a cor.",
    already_called: "A cor já foi dita.",
    not_picker: "O outro escolhe a mão.",
    not_called: "Primeiro é preciso dizer a cor que começa.",
    result_pending: "Há um resultado a confirmar: aceite ou desafie.",
    block_played: "Peça posta, peça jogada: você já pôs seu bloco.",
    not_in_bank: "Esse bloco não está mais no banco.",
    nothing_selected: "Você não está tocando nenhum bloco.",
    occupied: "Essa base já tem um bloco.",
    nothing_placed: "Primeiro ponha um bloco.",
    already_announced: "Você já anunciou sua pontuação.",
    already_moved: "Você já moveu seu peão.",
    not_moved: "Primeiro mova seu peão.",
    already_bumped: "Você já empurrou neste turno.",
    final_turn: "No turno final não se declara: basta cair em 55.",
  },
  rules: {
    "par55.score": "Pontuação errada: 5 pela base e mais um por semelhança (tamanho, cor, forma) com os blocos vizinhos.",
    "par55.announce-first": "Peão movido antes de anunciar: primeiro diga a pontuação.",
    "par55.count": "Espaços mal contados: um por um, tantos quantos foram anunciados, e o peão no último.",
    "par55.bump": "Empurrão não feito ou mal feito: em um espaço branco ocupado, o peão do outro vai 5 espaços atrás; em um com número ninguém empurra.",
    "par55.win": "Não era vitória: o peão não está em 55.",
    "par55.exact": "Exatamente 55: se a pontuação passa de 55, o peão fica onde está.",
    "par55.block-played": "Peça posta, peça jogada: um bloco por turno, e não muda mais de base.",
    "par55.announce-win": "Quem cai em 55 anuncia sua vitória antes de passar a bandeirinha.",
    "par55.start": "Início: um diz a cor que começa, o outro escolhe uma mão.",
    "par55.challenge": "Desafia-se ao receber a bandeirinha, antes de tocar os blocos.",
    "par55.declared-win": "Uma vitória declarada pode ser desafiada sem a bandeirinha.",
    "par55.final-turn": "Turno final: depois de um 55, o outro tem mais um turno.",
    "par55.end": "Última base: quando se enche e o turno termina, é empate.",
    "par55.time-limit": "Tempo limite: empate, a não ser que alguém já tenha caído em 55.",
    "par55.time": "Um minuto por turno.",
  },
  ...sentences,
  happenings: {
    start_called: (event, names) => `${names(event.seat)} diz: começa o ${colorText(event.params?.color)}.`,
    hand_picked: (event, names) =>
      `${names(event.seat)} escolhe a mão ${event.params?.hand === "left" ? "esquerda" : "direita"}: peão ${colorText(event.params?.color)}. Começa ${names(Number(event.params?.starter))}.`,
    selected: (event, names) => `${names(event.seat)} toca o ${blockText(event.params?.block)}.`,
    put_back: (event, names) => `${names(event.seat)} devolve o ${blockText(event.params?.block)} ao banco.`,
    placed: (event, names) => `${names(event.seat)} põe o ${blockText(event.params?.block)} em ${text(event.params?.base)}.`,
    announced: (event, names) => `${names(event.seat)} anuncia ${text(event.params?.score)}.`,
    pawn_moved: (event, names) =>
      numbers(event.params?.path).length
        ? `${names(event.seat)} conta ${run(numbers(event.params?.path), "a")} e põe seu peão em ${text(event.params?.to)}.`
        : `${names(event.seat)} não conta espaços: seu peão está em ${text(event.params?.to)}.`,
    bumped: (event, names) => `${names(event.seat)} empurra: o outro peão vai ao ${text(event.params?.to)}.`,
    final_turn: (event, names) => `Turno final de ${names(event.seat)}.`,
    restored: (event, names) => `A jogada de ${names(event.seat)} é desfeita: bloco ao banco e peões ao seu lugar.`,
    end_announced: (event) => (event.params?.reason === "both" ? "Os dois peões estão em 55." : "Todas as bases estão cheias."),
  },
  actions: {
    ...boardWords.actions,
    start_call: "Dizer a cor",
    start_pick: "Escolher uma mão",
    select: "Tocar um bloco",
    put_back: "Devolver ao banco",
    place: "Pôr o bloco",
    announce: "Anunciar a pontuação",
    move_pawn: "Contar e mover o peão",
    bump: "Empurrar",
    declare_win: "Declarar a vitória",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Quem começa", values: { null: "Por cor e mão", "0": "O primeiro", "1": "O segundo" } },
    hints: { label: "Com ajuda, mostrar as semelhanças", values: { true: "Sim", false: "Não" } },
    overshoot: { label: "Se passa de 55", values: { stay: "Fica", bounce: "Volta" } },
    undeclared: { label: "Cair em 55 sem dizer", values: { stands: "Turno final, sem vitória", lapses: "Pode dizer depois" } },
  } as GameWords["options"],
  reasons: {
    goal: "chegou a 55",
    both: "os dois em 55",
    not_declared: "caiu em 55 e não anunciou",
    bases_full: "todas as bases cheias",
    time: "tempo limite",
  },
  columns: {
    block: "Bloco",
    base: "Base",
    score: "Pontuação",
    space: "Espaço",
    bump: "empurrão",
    goal: "vitória declarada",
    ...named(blockText),
  },
  hints: {
    start_call: "Toque em qualquer uma: é um sorteio.",
    start_pick: "Toque em qualquer uma: é um sorteio.",
    place: ({ block, base }, view) => `Tente o ${blockText(block)} na base marcada: ali ele soma ${worth(view, block, base)}.`,
    announce: ({ score }, view) => {
      const par = view.score[0] ?? score;
      return score === par ? `Diga ${score}: são os da base.` : `Diga ${score}: ${par} da base e ${score - par} pelo que se parece com os vizinhos.`;
    },
    move_pawn: ({ to, path }) => (path.length === 0 ? `Fique no ${to}: para o 55 é preciso um número menor.` : `Conte ${path.length} espaços: você termina no ${to}.`),
    bump: ({ to }) => `Bateu! Leve o peão do outro ao ${to}: assim ele fica mais atrás.`,
    declare_win: "Seu peão está no 55: declare a vitória!",
  },
  ui: {
    announceNow: "Some os pontos do seu bloco e anuncie.",
    countNow: (count: number) => `Avance ${count}: conte os espaços e ponha o seu peão.`,
    bumpNow: (name: string) => `Você bateu no peão de ${name}! Leve-o para trás.`,
    passNow: "Pronto! Passe a bandeirinha.",
    winNow: "Você chegou a 55! Declare a vitória.",
    board: "Tabuleiro de Par 55: 30 bases e um caminho de 0 a 55",
    base: (id: string, block: string | null) => `base ${id}, ${block === null ? "vazia" : blockText(block)}`,
    space: (space: number, kind: string, on: readonly string[], count: number | null) =>
      [
        `espaço ${space}`,
        { start: "saída", numbered: "com número", white: "branco" }[kind] ?? kind,
        ...on,
        ...(count === null ? [] : [`contado: ${count}`]),
      ].join(", "),
    pawnOf: (name: string) => `peão de ${name}`,
    bank: (count: number) => `Banco de blocos: ${count}`,
    bankTitle: "Banco de blocos",
    block: (id: string) => blockText(id),
    chooseBlock: "Toque em um bloco do banco.",
    chooseBase: (block: string) => `Toque em uma base para o ${blockText(block)}.`,
    number: "Minha pontuação",
    say: "Anunciar",
    steps: boardWords.number,
    sum: (par: number, besides: readonly Beside[], each: number) =>
      besides.length
        ? `${par} da base; ${besides.map(({ block, alike }) => `${blockText(block)}: ${alike.length ? `+${alike.length * each}` : "nada"}`).join("; ")}`
        : `${par} da base, sem vizinhos.`,
    counting: "Contar os espaços",
    countFrom: (from: number) => `Conte desde o ${from}: toque nos espaços ou toque no botão.`,
    counted: (count: number, at: number) => `Você contou ${count}: está no ${at}.`,
    uncount: "Apagar",
    countOne: (count: number) => `Contar “${count}”`,
    putOn: (space: number) => `Pôr o peão em ${space}`,
    stay: (space: number) => `Ficar em ${space}`,
    bumpWhere: (name: string) => `Peão de ${name} ao`,
    putPawn: "Pôr",
    back: "Voltar",
    calls: "O que você pode fazer",
    starts: (color: Color) => `Começa o ${colorText(color)}`,
    hand: { left: "Mão esquerda", right: "Mão direita" },
    calledIs: (color: Color) => `Começa quem tiver o peão ${colorText(color)}.`,
    callNow: "Sorteio: escolha uma cor. O outro tira uma mão sem olhar.",
    pickNow: "Escolha uma mão: nela está o seu peão.",
    calling: (name: string) => `${name} diz que cor começa.`,
    picking: (name: string) => `${name} escolhe uma mão.`,
    finalTurn: (name: string) => `Turno final de ${name}: é hora de cair em 55!`,
    said: (score: number) => `Anunciou ${score}`,
    movedTo: (from: number, path: readonly number[], to: number) =>
      path.length ? `Do ${from} contou ${run(path, "a")}; peão em ${to}` : `Não contou espaços; peão em ${to}`,
    bumpedTo: (space: number) => `Empurrou: o outro peão ao ${space}`,
    declared: "Declarou a vitória",
    touches: (block: string) => `Toca o ${blockText(block)}`,
    turnLost: "Vez perdida",
    nothingDone: "Nada",
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
  },
  side: (view: View, seat: number) => {
    const color = view.colors?.[seat] ?? null;
    return color && { color, form: color === "red" ? "diamond" : "disc", name: color === "red" ? "o peão vermelho" : "o peão azul" };
  },
  tally: (view: View, seat: number) => ({ value: view.pawns[seat] ?? 0, label: "Espaço" }),
  describe: (view: View, names: Names) => {
    const laid = Object.entries(view.bases).map(([base, block]) => `${base}: ${blockText(block)}`);
    const pawns = view.pawns.map((space, seat) => `peão de ${names(seat)} em ${space}`).join(", ");
    const last = view.final === null ? "" : ` Turno final de ${names(view.final)}.`;
    return `${laid.length ? `Bases: ${laid.join("; ")}.` : "Todas as bases estão vazias."} ${pawns[0]?.toUpperCase()}${pawns.slice(1)}. ${view.colors ? `Vez de ${names(view.turn.seat)}.` : ""}${last}`;
  },
} satisfies Words;
