/** The words of FIAR, in Portuguese. */
import { pt as relocationWords } from "../../board/circles/relocation_words.pt";
import { plainSide } from "../../board/seats/sides";
import type { Title, FaultWords, GameWords, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { bestRow, colorOf, isChip, isMarked, type Color, type View, WIN_LENGTH } from "./view";
import { at, isDone, list, sums } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "FIAR", tag: "Quatro em linha numa rede de círculos" };

export const faults = {
  faults: {
    "fiar.route jump": relocationWords.routes.jump,
    "fiar.route yellow": relocationWords.routes.yellow,
    "fiar.route off_line": relocationWords.routes.off_line,
    "fiar.piece-placed": "Essa ficha já foi solta neste turno e fica ali: |passe a bandeirinha.",
    "fiar.move-it-use-it": "Outra ficha já foi jogada neste turno, e só se joga uma: |passe a bandeirinha.",
    "fiar.win-path few": [
      "São poucos círculos: |aponte quatro ou mais, todos diferentes.",
      ({ circles, least }) => `São ${circles} círculos diferentes: |aponte ${least} ou mais.`,
    ],
    "fiar.win-path empty": "Um desses círculos está vazio: |aponte só círculos com ficha.",
    "fiar.win-path mixed": "Há fichas das duas cores: têm que ser todas da mesma.",
    "fiar.win-path line": "Os círculos não estão em uma mesma reta: |siga uma só linha.",
    "fiar.win-path yellow": "Esses círculos ficam dos dois lados da área amarela: o trajeto não a cruza.",
    "fiar.win-path between": "Há uma ficha da outra cor no meio: assim não é um trajeto vencedor. |Procure outro.",
    "fiar.win-path extinguished": "Um extintor da outra cor está unido a uma dessas fichas: |procure outro trajeto, ou afaste-se dele.",
    "fiar.win-relocated": "Esse trajeto saiu da ficha reposicionada: ela não vence neste turno. |Continue jogando.",
  },
  missing: { place: "Você ainda não pôs: ponha uma ficha.", move: "Você ainda não moveu: mova uma ficha antes de passar." },
  stakes: {
    relocate: "você reposiciona qualquer ficha do outro em um círculo vazio",
    void_relocate: "a vitória não vale e você reposiciona qualquer ficha do outro em um círculo vazio",
    void_draw: "a vitória não vale e o jogo termina em empate",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

const colors: Record<Color, string> = { blue: "azul", red: "vermelho" };

const hands: Record<string, string> = { left: "esquerda", right: "direita" };

const chipText = (chip: string): string =>
  isMarked(chip) ? `extintor ${colors[colorOf(chip)]}` : `ficha ${colorOf(chip) === "blue" ? "azul" : "vermelha"}`;

/** The sign on a chip, for sentences near the board. */
const oneText = (chip: string): string => (isMarked(chip) ? "uma ficha com X" : "uma ficha");

const AREAS_PT = [
  ["em cima à esquerda", "em cima", "em cima à direita"],
  ["à esquerda", "no meio", "à direita"],
  ["embaixo à esquerda", "embaixo", "embaixo à direita"],
];

export const play = {
  ...title,
  phases: {
    ...relocationWords.phases,
    start: "Quem começa",
    placing: "Fase I: ponha uma ficha da sua mão",
    moving: "Fase II: mova uma ficha",
  },
  watched: {
    ...relocationWords.watched,
    start: (names: string) => `${names} escolhe no sorteio`,
    placing: (names: string) => `${names} põe uma ficha e passa`,
    moving: (names: string) => `${names} move uma ficha e passa`,
  },
  isDone,
  refusals: {
    ...relocationWords.refusals,
    not_caller: "O outro diz a cor.",
    not_picker: "O outro escolhe a mão.",
    already_called: "A cor já foi dita.",
    not_called: "Primeiro é preciso dizer a cor.",
    moving_phase: "Todas já estão no tabuleiro: agora elas se movem.",
    not_in_hand: "Essa ficha não está na sua mão.",
    already_placed: "Neste turno você já pôs uma ficha.",
    not_on_board: "Essa ficha não está no tabuleiro.",
    placing_phase: "Ainda há fichas para pôr: não se move nenhuma.",
  },
  rules: {
    "fiar.route": "Caminho não permitido: a ficha vai por uma só reta, sem pular fichas nem cruzar a área amarela.",
    "fiar.piece-placed": "Peça posta, peça jogada: a ficha que já foi solta não vai a outro círculo.",
    "fiar.move-it-use-it": "Moveu, usou: a primeira ficha que se move é a do turno; não se move outra.",
    "fiar.win-path":
      "Trajeto vencedor errado: são quatro ou mais fichas de uma cor em uma reta, sem fichas da outra cor no meio e sem um extintor da outra cor unido a elas.",
    "fiar.win-relocated": "Vitória com a ficha reposicionada: a ficha reposicionada não vence nesse turno.",
    "fiar.opponent-path": "Vencer com as fichas do rival: também vale o trajeto dele, se ele o deixou passar ou se você o completa.",
    "fiar.start": "Início: um diz que cor começa e o outro escolhe uma mão.",
    "fiar.alternate": "Colocação alternada: uma ficha por turno; nada se move até as duas mãos ficarem vazias.",
    "fiar.move-one": "É preciso jogar uma ficha em cada turno, se for possível.",
    "fiar.challenge": "Desafie ao receber a bandeirinha e antes de tocar em uma ficha.",
    "fiar.time": "O servidor controla o tempo: ninguém o desafia.",
    "fiar.time-limit": "Limite de tempo: se ninguém venceu, é empate.",
  },
  ...faults,
  happenings: {
    ...relocationWords.happenings,
    start_called: (event, names) => `${names(event.seat)} diz: começa o ${colors[at(event, "color") as Color]}.`,
    start_picked: (event, names) =>
      `${names(event.seat)} escolhe a mão ${hands[at(event, "hand")]}: joga com ${at(event, "color") === "blue" ? "as azuis" : "as vermelhas"}. Começa ${names(Number(event.params?.starter))}.`,
    touched: (event, names) => `${names(event.seat)} toca ${oneText(at(event, "chip"))}.`,
    placed: (event, names, hasCodes) => `${names(event.seat)} põe ${oneText(at(event, "chip"))}${hasCodes ? ` em ${at(event, "to")}` : ""}.`,
    moved: (event, names, hasCodes) => `${names(event.seat)} move ${oneText(at(event, "chip"))}${hasCodes ? ` de ${at(event, "from")} para ${at(event, "to")}` : ""}.`,
    relocated: (event, names, hasCodes) => `${names(event.seat)} reposiciona ${oneText(at(event, "chip"))}${hasCodes ? ` de ${at(event, "from")} em ${at(event, "to")}` : ""}.`,
    win_declared: (event, names, hasCodes) => `${names(event.seat)} declara a vitória${hasCodes ? ` com ${list(event.params?.path)}` : ""}.`,
  },
  actions: {
    ...relocationWords.actions,
    start_call: "Dizer a cor inicial",
    start_pick: "Escolher uma mão",
    place: "Pôr",
  },
  options: {
    ...relocationWords.options,
    extinguisher: {
      label: "Um extintor apaga",
      values: { other_color: "Trajetos da outra cor", declarers_opponent: "Trajetos que o rival declara" },
    },
  } as GameWords["options"],
  reasons: { goal: "quatro fichas de uma cor em linha", time: "limite de tempo" },
  columns: relocationWords.columns,
  cell: (value: string) => (isChip(value) ? chipText(value) : undefined),
  hints: {
    start_call: "Toque em qualquer uma: é um sorteio.",
    start_pick: "Toque em qualquer uma: é um sorteio.",
    place: ({ chip }) => `Ponha ${oneText(chip)} no círculo marcado: assim você prepara sua linha de quatro.`,
    move: ({ chip }) => `Mova ${oneText(chip)}, a marcada, até o círculo livre marcado: assim você prepara sua linha de quatro.`,
    declare_win: "As fichas marcadas estão em linha: declare a vitória!",
  },
  ui: {
    passOnly: "Pronto! Passe a bandeirinha.",
    placeNow: "Primeiro toque em uma ficha da sua mão; depois, em um círculo livre.",
    moveNow: "Toque em uma ficha sua do tabuleiro; depois, no círculo aonde ela vai.",
    ...relocationWords.ui,
    puts: "apaga rivais",
    /** Beside a dark chip. */
    isOut: "não conta",
    inRow: (count: number) => ` Já são ${count} em linha.`,
    putOut: (color: Color) => ` Um X ${color === "red" ? "vermelho" : "azul"} a apaga.`,
    putsOut: (count: number) => (count === 1 ? " Apaga uma ficha rival." : ` Apaga ${count} fichas rivais.`),
    aim: "4 em linha",
    board: "Rede de círculos",
    circle: (space: string, chip: string | null) => `${space}, ${chip === null ? "vazio" : chipText(chip)}`,
    chip: chipText,
    yourHand: "Sua mão",
    handOf: (name: string, count: number) => `Na mão de ${name}: ${count}`,
    colors: { blue: "Começa o azul", red: "Começa o vermelho" },
    hands: { left: "Mão esquerda", right: "Mão direita" },
    letGo: (_chip: string, _to: string) => "Pôr ali",
    touch: (_chip: string) => "Só tocar",
    named: (count: number) => (count === 1 ? "1 círculo" : `${count} círculos`),
    callNow: "Sorteio: escolha uma cor. O outro tira uma mão sem olhar.",
    callWait: (name: string) => `${name} diz que cor começa.`,
    pickNow: (color: Color) => `Começa o ${colors[color]}. Escolha uma mão: aí está a sua cor.`,
    pickWait: (name: string, color: Color) => `Começa o ${colors[color]}. ${name} escolhe uma mão.`,
    answerNow: (name: string) => `${name} diz que venceu com os círculos marcados. É verdade? Aceite, ou desafie.`,
    acceptNow: (name: string) => `${name} venceu com os círculos marcados. Aceite a vitória.`,
    answerWait: (name: string) => `${name} olha o seu trajeto.`,
    nameNow: (count: number) => `Toque nos círculos do trajeto (${count} ou mais).`,
    letGoNow: (_chip: string) => "Toque no círculo onde você vai pôr.",
    passNow: "Você já jogou: passe a bandeirinha, ou declare a vitória.",
    noHint: "Agora não há nenhum trajeto vencedor.",
    nothing: "Não jogou nenhuma ficha.",
    area: (down: number, across: number) => AREAS_PT[down]?.[across] ?? "",
    placed: (chip: string, to: string, area: string) => `Pôs ${oneText(chip)}${to ? ` em ${to}` : ` ${area}`}.`,
    moved: (chip: string, from: string, to: string, area: string) => `Moveu ${oneText(chip)}${from ? ` de ${from} para ${to}` : `: ficou ${area}`}.`,
    relocated: (chip: string, _to: string) => `Reposicionou ${oneText(chip)}.`,
    declared: (count: number) => `Declarou a vitória com ${count === 4 ? "quatro" : count} fichas.`,
  },
  side: (view: View, seat: number) => {
    const color = view.colors?.[seat] ?? null;
    return color === null ? plainSide(view, seat) : { color, form: color === "red" ? "diamond" : "disc", name: color === "red" ? "as vermelhas" : "as azuis" };
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      placed: "pôs uma ficha em um círculo livre e não a moveu mais",
      path: (path: string) => `${path} estão em uma reta, sem fichas da outra cor no meio nem um extintor da outra cor unido a elas`,
    }),
  kept: {
    "fiar.route": "a ficha foi por uma só reta",
    "fiar.piece-placed": "deixou a ficha onde a soltou",
    "fiar.move-it-use-it": "moveu uma só ficha",
    "fiar.win-path": "as fichas indicadas estão em uma reta, sem fichas da outra cor no meio",
    "fiar.win-relocated": "o caminho não veio da ficha recolocada",
  },
  /** In a tournament the players count for themselves. */
  tally: (view: View, seat: number) => {
    const color = view.mode === "assisted" ? view.colors?.[seat] : undefined;
    return color ? { value: Math.min(bestRow(view, color).length, WIN_LENGTH), label: "de 4 em linha" } : {};
  },
  describe: (view: View, names: Names) => {
    if (view.colors === null) return "Ainda não se sabe quem começa.";
    const seats = view.colors.map((_color, seat) => {
      const lie = Object.entries(view.board)
        .filter(([chip]) => colorOf(chip) === view.colors?.[seat])
        .map(([chip, space]) => `${space}${isMarked(chip) ? " (com X)" : ""}`);
      const held = view.hand[seat]?.length ?? 0;
      return `${names(seat)}, ${colors[view.colors?.[seat] ?? "blue"]}: ${lie.length ? `fichas em ${lie.join(", ")}` : "nada no tabuleiro"}${held ? `; ${held} na mão` : ""}.`;
    });
    return `${seats.join(" ")} As fichas com X são extintores. Vez de ${names(view.turn.seat)}.`;
  },
} satisfies Words;

export const howto: Howto = {
  goal: "Vence quem aponta primeiro um trajeto: quatro fichas ou mais de uma mesma cor em uma reta de círculos, sem fichas da outra cor no meio. As fichas podem ser do rival!",
  turn: [
    "No começo um diz que cor começa e o outro escolhe uma mão: nela está a cor dele.",
    "Cada um tem sete fichas. Duas levam um X: são extintores.",
    "Fase I: por turnos, cada um põe uma ficha em um círculo vazio e passa a bandeirinha, até as duas mãos ficarem vazias.",
    "Fase II: no seu turno você move uma ficha sua por uma reta, por quantos círculos vazios quiser. Não pula fichas e não cruza a área amarela.",
    "Você pode tocar uma ficha e escolher outra. Mas a que move é a do turno, e a que solta fica.",
    "As quatro fichas não precisam estar coladas: pode haver círculos vazios entre elas, mas o trajeto não cruza a área amarela.",
    "Um extintor apaga as fichas da outra cor que estão unidas a ele por uma linha: essas não servem para um trajeto.",
    "Você vê um trajeto, de qualquer cor? Com a bandeirinha, antes ou depois de mover, declare a vitória e toque nos círculos dele. Se não, passe a bandeirinha.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros. Desafie ao receber a bandeirinha e antes de tocar uma ficha: um caminho não permitido, uma ficha que foi solta e se moveu de novo, ou duas fichas movidas.",
    "Uma vitória declarada pode ser desafiada sem bandeirinha, em 20 segundos.",
    "Se você acertar, põe uma ficha do rival em qualquer círculo vazio, e depois joga. Com essa ficha você não pode vencer nesse turno. Se a vitória estava errada, não vale.",
    "Se errar, perde a vez e recebe uma falta; se desafiou uma vitória, ela fica confirmada. Desafiar fora de hora é uma falta. Com três faltas você perde.",
  ],
  end: [
    "O jogo termina quando uma vitória declarada é aceita ou ninguém a desafia. Se ninguém vê um trajeto, o jogo continua.",
    "Com o limite de tempo, se quem começou já tocou ou reposicionou uma ficha, os dois completam seu turno. Se ninguém vence, é empate.",
  ],
  clock: [
    "Cada turno dura um minuto, se a mesa não disser outra coisa. Depois há um aviso e mais 10 segundos.",
    "Se você soltou uma ficha, ela fica ali e a bandeirinha passa; se não, perde a vez. Com o terceiro aviso você perde o jogo.",
  ],
  line: [
    ["call blue · pick left", "começa o azul · escolher a mão esquerda"],
    ["B1@c3r3", "pôr B1 no círculo c3r3"],
    ["B1>c3r0", "mover B1 para c3r0"],
    [".B1", "só tocar B1"],
    ["win c1r2 c2r2 c3r2 c5r2", "declarar a vitória com esses círculos"],
    ["R1/c0r3 · waive", "reposicionar R1 em c0r3 · renunciar a reposicionar"],
    ["!fiar.route", "desafiar essa regra"],
    ["accept · pass", "aceitar a vitória · passar a bandeirinha"],
  ],
};

export const lesson: LessonWords = {
  place: [
    "Em FIAR vence quem aponta quatro fichas da mesma cor em linha. Você joga com as azuis. Toque em uma ficha da sua mão e em um círculo vazio: os marcados.",
    "Primeiro todas as fichas vão para o tabuleiro, uma por turno.",
  ],
  pass: ["“{pass_flag}”: termina o seu turno e joga o outro.", "Quando as mãos ficam vazias, as fichas do tabuleiro se movem."],
  challenge: [
    "Agora é um torneio: ninguém avisa das faltas. A ficha vermelha cruzou a área amarela do meio, e por ali não passa nenhuma linha. Toque em “{challenge}” e escolha a regra do caminho.",
    "É um C (correto): a falta está aí.",
  ],
  relocate: [
    "Como você acertou, a ficha mal movida vai para onde você quiser. Toque nela e depois no círculo marcado, bem longe.",
    "Ali ela não atrapalha!",
  ],
  move: [
    "Quando não há fichas na mão, uma ficha se move por uma linha reta, sem pular. Desça sua ficha até o círculo marcado.",
    "Já há quatro azuis seguidas!",
  ],
  win: [
    "Ninguém avisa você: diga. Toque em “{declare_win}”, nos quatro círculos e no botão marcado.",
    "Se o outro não desafiar, você venceu.",
  ],
};
