/** The words of Par 55, in Portuguese. */
import { pt as boardWords } from "../../board/words.pt";
import { plainSide } from "../../board/seats/sides";
import type { Title, FaultWords, GameWords, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { BLOCK, worth, type Attribute, type Color, type View } from "./view";
import { named, numbers, run, text, sums } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Par 55", tag: "Blocos que se parecem e dois peões a caminho do 55" };

export const faults = {
  faults: {
    "par55.score": [
      "Essa não é a pontuação: 5 pela base e 1 por semelhança com os blocos vizinhos. |Conte de novo.",
      ({ said, right, par, likenesses }) =>
        `É ${par} pela base e ${likenesses} pelas semelhanças com os vizinhos: ${par} + ${likenesses} = ${right}, não ${said}.`,
    ],
    "par55.announce-first": "O peão se moveu antes do anúncio: |diga primeiro a pontuação.",
    "par55.count path": [
      "Os espaços estão mal contados: conte um por um, tantos quantos anunciou. Se passar de 55, o peão fica.",
      ({ start, spaces, end }) =>
        end === null
          ? `De ${start}, com ${spaces}, o peão passaria de 55: fica onde está e nada é contado.`
          : `De ${start} são ${spaces} espaços, um por um: ${start} + ${spaces} = ${start + spaces}.`,
    ],
    "par55.count to": ["O peão não vai ali: vai no último espaço contado.", ({ to, right }) => `O peão não vai ao ${to}: a conta chega ao ${right}.`],
    "par55.bump omitted": "O peão caiu em um espaço branco ocupado e não empurrou o outro: |empurre o outro antes de passar.",
    "par55.bump to": [
      "O peão empurrado não vai ali: volta 5 espaços; se não houver 5, volta à saída.",
      ({ to, right, back }) => `O peão empurrado não vai ao ${to}: volta ${back} espaços, ${right === 0 ? "até a saída" : `até o ${right}`}.`,
    ],
    "par55.bump not_due": "Aqui ninguém empurra: o peão tem que cair sobre o outro em um espaço branco.",
    "par55.win": ["O peão não está no 55: vence quem cai exatamente ali.", ({ at, goal }) => `O peão está no ${at}: vence quem cai exatamente no ${goal}.`],
  },
  missing: {
    place: "Você ainda não pôs um bloco: ponha um em uma base.",
    announce: "Falta a pontuação: anuncie.",
    move_pawn: "Falta o peão: mova-o pelos espaços que você anunciou.",
    declare_win: "Seu peão está no 55! Declare a vitória antes de passar.",
  },
  stakes: {
    undone: "o bloco volta ao banco e os peões ao seu lugar",
    void_undone: "o resultado não vale: o bloco volta ao banco e os peões ao seu lugar",
    first_landed: "essa chegada não vale e decide a de quem chegou primeiro",
    undone_draw: "a jogada é desfeita e o jogo termina em empate",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

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

export const play = {
  ...title,
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
    scoring: (names: string) => `${names} conta, move seu peão e passa`,
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
    "par55.count": "Espaços mal contados: conte um por um, tantos quantos anunciou, e ponha o peão no último.",
    "par55.bump": "Empurrão não feito ou mal feito: em um espaço branco ocupado, o peão do outro volta 5 espaços; em um com número ninguém empurra.",
    "par55.win": "Não era vitória: o peão não está no 55.",
    "par55.exact": "Exatamente 55: se a pontuação passa de 55, o peão fica onde está.",
    "par55.block-played": "Peça posta, peça jogada: um bloco por turno, e não muda mais de base.",
    "par55.announce-win": "Quem cai no 55 declara a vitória antes de passar a bandeirinha.",
    "par55.start": "Início: um diz que cor começa, o outro escolhe uma mão.",
    "par55.challenge": "Desafie ao receber a bandeirinha, antes de tocar nos blocos.",
    "par55.declared-win": "Uma vitória declarada pode ser desafiada sem a bandeirinha.",
    "par55.final-turn": "Turno final: depois de um 55, o outro tem mais um turno.",
    "par55.end": "Última base: quando ela é ocupada e o turno termina, é empate.",
    "par55.time-limit": "Limite de tempo: empate, a não ser que alguém já tenha caído em 55.",
    "par55.time": "Um minuto por turno.",
  },
  ...faults,
  happenings: {
    start_called: (event, names) => `${names(event.seat)} diz: começa o ${colorText(event.params?.color)}.`,
    hand_picked: (event, names) =>
      `${names(event.seat)} escolhe a mão ${event.params?.hand === "left" ? "esquerda" : "direita"}: peão ${colorText(event.params?.color)}. Começa ${names(Number(event.params?.starter))}.`,
    selected: (event, names) => `${names(event.seat)} toca o ${blockText(event.params?.block)}.`,
    put_back: (event, names) => `${names(event.seat)} devolve o ${blockText(event.params?.block)} ao banco.`,
    placed: (event, names, hasCodes) => `${names(event.seat)} põe o ${blockText(event.params?.block)}${hasCodes ? ` em ${text(event.params?.base)}` : ""}.`,
    announced: (event, names) => `${names(event.seat)} anuncia ${text(event.params?.score)}.`,
    pawn_moved: (event, names) =>
      numbers(event.params?.path).length
        ? `${names(event.seat)} conta ${run(numbers(event.params?.path), "do", "ao")} e põe seu peão no ${text(event.params?.to)}.`
        : `${names(event.seat)} não conta espaços: o peão fica no ${text(event.params?.to)}.`,
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
    goal: "a meta de 55, alcançada",
    both: "os dois em 55",
    not_declared: "o 55 não foi anunciado",
    bases_full: "todas as bases cheias",
    time: "limite de tempo",
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
    bump: ({ to }) => `Empurre! Leve o peão do outro ao ${to}: assim ele fica mais atrás.`,
    declare_win: "Seu peão está no 55: declare a vitória!",
  },
  ui: {
    announceNow: "Some os pontos do seu bloco e anuncie.",
    countNow: (count: number) => `Avance ${count}: conte os espaços e ponha o seu peão.`,
    bumpNow: (name: string) => `Você caiu no peão de ${name}! Empurre-o para trás.`,
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
    chooseBlock: "Toque em um bloco: vale 5, e mais 1 por semelhança com um vizinho.",
    chooseBase: (block: string) => `Toque em uma base para o ${blockText(block)}.`,
    number: "Minha pontuação",
    say: "Anunciar",
    steps: boardWords.number,
    sum: (par: number, besides: readonly Beside[], each: number) =>
      besides.length
        ? `${par} da base; ${besides.map(({ block, alike }) => `${blockText(block)}: ${alike.length ? `+${alike.length * each}` : "nada"}`).join("; ")}`
        : `${par} da base, sem vizinhos.`,
    counting: "Contar os espaços",
    countFrom: (from: number) => `Conte a partir do ${from}: toque nos espaços ou no botão.`,
    counted: (count: number, at: number) => `Você contou ${count}: está no ${at}.`,
    uncount: "Apagar",
    countOne: (count: number) => `Contar “${count}”`,
    putOn: (space: number) => `Pôr o peão no ${space}`,
    stay: (space: number) => `Ficar no ${space}`,
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
    finalTurn: (name: string) => `Turno final de ${name}: é hora de cair no 55!`,
    baseOnly: (score: number) => `base ${score}`,
    said: (score: number, parts: readonly number[] | null) =>
      parts === null ? `Anunciou ${score}.` : parts.length > 1 ? `Anunciou ${parts.join(" + ")} = ${score}.` : `Anunciou ${score} pela base, sem semelhanças.`,
    movedTo: (from: number, path: readonly number[], to: number) =>
      path.length ? `Foi do ${from} ao ${to}.` : `Ficou no ${to}.`,
    bumpedTo: (space: number, name: string) => `Empurrou: ${name} voltou ao ${space}.`,
    declared: "Declarou a vitória.",
    touches: (block: string) => `Toca o ${blockText(block)}.`,
    turnLost: "Perdeu a vez.",
    nothingDone: "Não jogou.",
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
  },
  side: (view: View, seat: number) => {
    const color = view.colors?.[seat] ?? null;
    return color === null ? plainSide(view, seat) : { color, form: color === "red" ? "diamond" : "disc", name: color === "red" ? "o peão vermelho" : "o peão azul" };
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      announced: (points: number, to: number) => `primeiro anunciou ${points} e depois pôs o peão em ${to}`,
    }),
  kept: {
    "par55.score": "anunciou bem os pontos",
    "par55.announce-first": "primeiro anunciou e depois moveu o peão",
    "par55.count": "contou as casas anunciadas",
    "par55.bump": "não houve choque, ou o outro peão voltou 5",
    "par55.win": "o peão está em 55",
  },
  tally: (view: View, seat: number) => ({ value: view.pawns[seat] ?? 0, label: "de 55" }),
  describe: (view: View, names: Names) => {
    const laid = Object.entries(view.bases).map(([base, block]) => `${base}: ${blockText(block)}`);
    const pawns = view.pawns.map((space, seat) => `peão de ${names(seat)} em ${space}`).join(", ");
    const last = view.final === null ? "" : ` Turno final de ${names(view.final)}.`;
    return `${laid.length ? `Bases: ${laid.join("; ")}.` : "Todas as bases estão vazias."} ${pawns[0]?.toUpperCase()}${pawns.slice(1)}. ${view.colors ? `Vez de ${names(view.turn.seat)}.` : ""}${last}`;
  },
} satisfies Words;

export const howto: Howto = {
  goal: "Ponha blocos junto a outros parecidos: cada semelhança faz seu peão avançar. Vence quem cair exatamente em 55, se o outro não cair também no turno final.",
  turn: [
    "No começo um diz que cor começa e o outro escolhe uma mão: nela está o peão dele, azul ou vermelho. Começa quem tiver a cor dita.",
    "Você recebe a bandeirinha. Olhe a jogada anterior: ainda pode desafiá-la. Depois de tocar em um bloco, não pode mais.",
    "Toque em um bloco do banco e em uma base vazia. Você pode devolver o bloco e pegar outro; depois de posto, não se move mais.",
    "Sua pontuação é 5 pela base, mais um por semelhança com cada bloco vizinho: mesmo tamanho, mesma cor, mesma forma. Anuncie antes de mover.",
    "Conte os espaços um por um e ponha seu peão no último. Se passar de 55, seu peão fica onde está.",
    "Caiu em um espaço branco onde está o outro peão? Empurre: esse peão volta 5 espaços. Nos espaços com número e na saída ninguém empurra.",
    "Caiu em 55? Declare a vitória antes de passar a bandeirinha.",
    "Passe a bandeirinha.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros. Desafie ao receber a bandeirinha e antes de tocar um bloco: a pontuação, o peão movido antes de anunciar, a conta ou o empurrão.",
    "Uma vitória declarada pode ser desafiada sem bandeirinha, durante alguns segundos.",
    "Se você acertar, o bloco volta ao banco, os peões voltam ao lugar, e você joga.",
    "Se errar, perde a vez e recebe uma falta. Um desafio fora de hora, ou de outra coisa, é só uma falta. Com três faltas você perde o jogo.",
  ],
  end: [
    "Depois de um 55 o outro tem um turno final. Se cai também em 55, é empate. Se não, vence quem caiu primeiro e declarou; se não declarou, é empate.",
    "Quando a última base é ocupada e o turno termina, é empate. Mas quem cai em 55 com o último bloco e declara vence.",
    "Com o limite de tempo é empate, a não ser que alguém já tenha caído em 55: então há o turno final.",
  ],
  clock: [
    "Cada turno dura um minuto, se a mesa não disser outra coisa. Depois há um aviso e mais 10 segundos.",
    "Se ainda falta pôr, anunciar ou mover, você perde a vez e tudo é desfeito. Com o terceiro aviso você perde o jogo.",
  ],
  line: [
    ["call blue · left", "dizer a cor que começa · escolher a mão esquerda"],
    ["?lrc", "tocar um bloco: l grande ou s pequeno; r vermelho, b azul ou y amarelo; c círculo, s quadrado, t triângulo, r retângulo ou h hexágono"],
    ["back", "devolvê-lo ao banco"],
    ["lrc C2T", "pôr o círculo vermelho grande na base C2T"],
    ["=7", "anunciar 7"],
    [">12", "contar um por um até o 12 e pôr ali o peão"],
    [">12 8-11", "contar do 8 ao 11 e pôr o peão no 12"],
    ["bump 3", "empurrar: o outro peão ao 3"],
    ["win", "declarar a vitória"],
    ["!par55.score", "desafiar essa regra"],
    ["pass", "passar a bandeirinha"],
    ["accept · resign", "aceitar o resultado · desistir"],
  ],
};

export const lesson: LessonWords = {
  place: [
    "Ponha um bloco ao lado de outro parecido. Toque no hexágono vermelho grande, que está marcado, e depois na base marcada.",
    "Ao lado há um círculo vermelho grande.",
  ],
  say: [
    "Conte: 5 pela base, mais 1 por semelhança. Os dois são vermelhos e os dois são grandes: 5 + 2 = 7. Escreva 7 e toque no botão marcado.",
    "A forma é outra: não soma ponto.",
  ],
  move: ["Seu peão está na saída. Avance 7: toque no espaço marcado do caminho e depois no botão.", "0 + 7 = 7."],
  pass: ["“{pass_flag}”: assim termina o seu turno. Vence quem cai exatamente em 55.", "O outro avançou 5."],
  challenge: [
    "No torneio, ninguém avisa. O computador pôs o bloco marcado e disse 10. Conte as semelhanças com os vizinhos: são 4, e 5 + 4 = 9. Toque em “{challenge}” e escolha a regra da pontuação.",
    "É um C (correto): o bloco e o peão voltam ao lugar.",
  ],
};
