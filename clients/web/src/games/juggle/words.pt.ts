/** The words of Juggle, in Portuguese. */
import { pt as boardWords } from "../../board/words.pt";
import { pretty } from "../../dice/sentence";
import { listed } from "../../words/arithmetic";
import { plural } from "../../words/plural";
import { notTrue } from "../../words/sums.pt";
import type { Title, FaultWords, GameWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { challengedSeat, pieceOf, SHAPES, WILD, byDie, isDone, type Colour, type Deed, type View } from "./view";
import { list, text, sums } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Juggle", tag: "Cubra seu tabuleiro com poliminós sem que os da mesma cor se toquem" };

export const faults = {
  faults: {
    "juggle.exact-value": [
      "O número do dado não é o número de quadrados da peça: |pegue outra, ou use outro dado.",
      ({ die, squares }) => `A peça tem ${plural("pt", Number(squares), "quadrado", "quadrados")} e o dado diz ${die}: |pegue uma de ${die}, ou use outro dado.`,
    ],
    "juggle.calculated-value missing": "Falta a conta: |diga com os dois dados antes de pegar a peça.",
    "juggle.calculated-value dice": [
      "A conta não usa os números dos dados: |use os dois, uma vez cada um.",
      ({ used, dice }) => `A conta usa ${listed("pt", used)}; os dados são ${listed("pt", dice)}: |use os dois.`,
    ],
    "juggle.calculated-value value": [
      "A conta não dá o que diz: |calcule de novo.",
      ({ wrong }) => (wrong === null ? "A conta não dá o que diz." : `${notTrue(wrong)}: |calcule de novo.`),
    ],
    "juggle.calculated-value piece": [
      "O resultado não é o número de quadrados da peça: |pegue outra, ou faça outra conta.",
      ({ stated, squares }) => `A conta dá ${stated} e a peça tem ${plural("pt", Number(squares), "quadrado", "quadrados")}: |pegue outra peça, ou faça outra conta.`,
    ],
    "juggle.how-many": "São peças demais: uma por dado, ou uma só com uma conta. |Use o outro dado, se restar, ou passe.",
    "juggle.six-is-wild": "Essa peça não pode ser pedida: é preciso um 6 exato, e nenhuma igual no banco. |Pegue uma do banco.",
    "juggle.after-return": "Uma peça já foi devolvida neste turno: não pegue outra. |Passe a bandeirinha.",
    "juggle.must-use": "A peça cabe no tabuleiro: |gire ou vire e ponha.",
    "juggle.removal-time": "As peças são tiradas antes de lançar os dados: |agora pegue uma ou passe.",
    "juggle.colours-touch": "Encosta em outra peça da mesma cor, por um lado ou um canto: |procure outro lugar.",
    "juggle.covered": [
      "O tabuleiro não está coberto: vence quem não deixa nenhum quadrado vazio.",
      ({ empty }) => `Restam ${empty === 1 ? "1 quadrado vazio" : `${empty} quadrados vazios`}: vence quem cobre o tabuleiro.`,
    ],
  },
  missing: {
    roll: "Você ainda não lançou: lance os dados antes de passar.",
    hand: "Você tem uma peça na mão: ponha, ou devolva se não couber.",
  },
  stakes: {
    turn: "você perde esta vez e o que tirou volta ao seu lugar",
    pieces_home: "a peça mal escolhida volta ao seu lugar",
    pieces_off: "as peças que você apontar saem do tabuleiro",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

const COLOUR: Record<string, string> = { red: "vermelho", blue: "azul", green: "verde", yellow: "amarelo" };

/** Shapes are called nearly as in Spanish. */
const SHAPE = new Map(
  SHAPES.map((shape) => [shape.id, shape.es.replace("recto", "reto").replace("cuadrado", "quadrado").replace("tetrominó", "tetraminó").replace("pentominó", "pentaminó")]),
);

const nameText = (id: unknown): string => {
  const { colour, shape } = pieceOf(text(id));
  return `${SHAPE.get(shape) ?? shape} ${COLOUR[colour] ?? ""}`;
};

/** Names a piece by its colour and its number of squares, for readers who see it. */
const pieceText = (id: unknown): string => {
  const { colour, size } = pieceOf(text(id));
  return `uma peça ${COLOUR[colour]?.replace(/o$/, "a")} de ${size}`;
};

export const play = {
  ...title,
  phases: {
    start: "Os dados decidem quem começa",
    review: "Lance os dados",
    rolled: "Escolha uma peça ou passe",
    holding: "Ponha a peça",
    result_pending: "Resultado a confirmar",
    over: "O jogo terminou",
  },
  reviewing: {
    ...boardWords.reviewing,
  },
  watched: {
    start: () => "Os dados decidem quem começa",
    review: (names: string) => `${names} lança os dados`,
    rolled: (names: string) => `${names} escolhe uma peça`,
    holding: (names: string) => `${names} põe sua peça`,
    result_pending: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} ao resultado`,
  },
  isDone,
  refusals: {
    malformed: "Não entendi. Escreva a conta assim: 3 × 4 + 2 = 14. Para desafiar peças que se tocam, aponte quais.",
    result_pending: "Há um resultado a confirmar: desafie ou aceite.",
    hand_full: "Você tem uma peça na mão: ponha ou devolva.",
    hand_empty: "Você não tem nenhuma peça na mão.",
    not_on_board: "Essa peça não está nesse tabuleiro.",
    not_in_bank: "Essa peça não está no banco.",
    already_rolled: "Você já lançou os dados.",
    not_rolled: "Primeiro lance os dados.",
    win_declared: "Ninguém pega peças de um tabuleiro com a vitória declarada.",
    wrong_shape: "Esses espaços não têm a forma da peça.",
    occupied: "Já há uma peça ali.",
  },
  rules: {
    "juggle.exact-value": "Valor exato: a peça não corresponde ao dado.",
    "juggle.calculated-value": "Valor calculado: a conta está errada ou falta.",
    "juggle.how-many": "Peças demais, ou os dois métodos ao mesmo tempo.",
    "juggle.six-is-wild": "Só com um 6 você pega uma peça do rival.",
    "juggle.after-return": "Outra peça depois de devolver uma.",
    "juggle.must-use": "A peça cabia e não foi posta.",
    "juggle.removal-time": "Peça tirada depois de lançar os dados.",
    "juggle.colours-touch": "Peças da mesma cor que se tocam (também em um canto).",
    "juggle.covered": "Não era vitória: o tabuleiro não está coberto.",
    "juggle.piece-played": "Peça posta, peça jogada: não se move nesse turno.",
    "juggle.start": "Início: cada um lança um dado; começa o menor.",
    "juggle.challenge": "Desafie ao receber a bandeirinha, antes de lançar os dados.",
    "juggle.declared-win": "Uma vitória declarada pode ser desafiada sem a bandeirinha.",
    "juggle.roundoff": "Fim da rodada: se vence quem começou, o outro completa seu turno.",
    "juggle.time-limit": "Limite de tempo: vence quem tem 3 espaços vazios a menos; se não, é empate.",
    "juggle.time": "Cada turno dura um minuto.",
  },
  ...faults,
  happenings: {
    started: (event, names) => `Dados de início: ${list(event.params?.dice)}. Começa ${names(event.seat)}.`,
    rolled: (event, names) => `${names(event.seat)} lança: ${list(event.params?.dice)}.`,
    removed: (event, names) => `${names(event.seat)} tira do seu tabuleiro: ${nameText(event.params?.piece)}.`,
    taken: (event, names) =>
      `${names(event.seat)} ${event.params?.from === "opponent" ? "pede do outro tabuleiro" : "escolhe"} ${pieceText(event.params?.piece)}${
        event.params?.method === "exact" ? `, com o ${event.params.die === 1 ? "segundo" : "primeiro"} dado` : `; diz: ${pretty(text(event.params?.sentence)) || "nada"}`
      }.`,
    placed: (event, names, hasCodes) => `${names(event.seat)} põe ${pieceText(event.params?.piece)}${hasCodes ? ` em ${list(event.params?.cells)}` : ""}.`,
    returned: (event, names) => `${names(event.seat)} devolve a peça: ${nameText(event.params?.piece)}.`,
    win_stands: (event, names) => `A vitória de ${names(event.seat)} vale.`,
    restored: (event, names) => `A jogada de ${names(event.seat)} foi corrigida.`,
    end_announced: () => "Limite de tempo: os espaços vazios são contados.",
  },
  actions: {
    ...boardWords.actions,
    remove: "Tirar a peça",
    roll: "Lançar os dados",
    take: "Escolher",
    place: "Pôr aqui",
    return: "Devolver a peça",
    declare_win: "Declarar a vitória",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Quem começa", values: { null: "O menor dado", "0": "O primeiro", "1": "O segundo" } },
    hints: { label: "Mostrar onde a peça cabe (com ajuda)", values: { true: "Sim", false: "Não" } },
    touch_window: { label: "Cores que se tocam", values: { always: "Podem ser desafiadas enquanto estiverem ali", last_turn: "Só as do último turno" } },
  } as GameWords["options"],
  reasons: { goal: "tabuleiro coberto", false_win: "vitória mal declarada", time: "limite de tempo" },
  columns: {
    round: "Rodada",
    dice: "Dados",
    pieces: "Peças",
    empty: "Vazios",
    note: "Obs.",
    declared: "declara",
    challenged: "por desafio",
    forfeit: "por tempo",
    lost: "perdida",
  },
  hints: {
    roll: "Lance os dois dados: eles dizem que peças você pode escolher.",
    take: ({ piece, from, method, die, sentence }, view) => {
      if (from === "opponent") return `Peça o ${nameText(piece)} do outro tabuleiro: com o ${WILD} você pode.`;
      if (method === "calculated") return `Tente o ${nameText(piece)}: sai com ${pretty(text(sentence))}.`;
      const value = view.dice?.[die ?? 0];
      return value === WILD ? `Tente o ${nameText(piece)}: com o ${WILD} vale qualquer um.` : `Tente o ${nameText(piece)}: seu dado diz ${text(value)}.`;
    },
    place: (_action, view) => `Ponha o ${nameText(view.hand?.piece)} no lugar marcado: ali não encosta em outro da mesma cor.`,
    return: "Essa peça não cabe agora: devolva e continue.",
    remove: ({ piece }) => `Tire o ${nameText(piece)}: assim você abre lugar para peças melhores.`,
    pass_flag: (_action, view) => (isDone(view) ? "Você já usou os dois dados: passe a bandeirinha." : "Seu tabuleiro está bem assim: passe a bandeirinha."),
    declare_win: "Seu tabuleiro está coberto: declare a vitória!",
  },
  ui: {
    boardOf: (name: string, empty: number) => `Tabuleiro de ${name}: ${empty} ${empty === 1 ? "espaço vazio" : "espaços vazios"}`,
    see: "O outro tabuleiro",
    aim: "Ganha quem cobrir primeiro os seus 81 espaços. Duas peças da mesma cor não se tocam, nem por um canto.",
    cell: (cell: string, piece: string | null) => `${cell}, ${piece === null ? "livre" : nameText(piece)}`,
    bank: "Banco",
    colours: "Cor",
    colour: COLOUR as Record<Colour, string>,
    piece: nameText as (id: string) => string,
    inBank: (piece: string, count: number) => `${nameText(piece)}${count > 1 ? `, restam ${count}` : ""}`,
    methods: "Como você escolhe",
    byDie: (value: number) => `valor exato, dado ${value}`,
    calculated: "Com uma conta",
    silently: "Escolher sem dizer a conta",
    calls: "O que você pode fazer",
    handling: "Mover a peça",
    inHand: (piece: string) => `Na mão: ${pieceText(piece)}`,
    hint: "Toque para experimentar; outra vez para pôr.",
    rollNow: "Lance os dois dados.",
    reviewOrRemove: "Desafie, tire peças ou lance os dados",
    reviewOrRoll: "Desafie ou lance os dados",
    removeOrRoll: "Lance os dados, ou toque uma peça sua para tirá-la.",
    takeNow: (sizes: readonly number[]) =>
      sizes.includes(WILD) ? "Escolha uma peça: com o 6 vale qualquer uma." : `Escolha uma peça de ${sizes.join(" ou de ")} ${sizes.join() === "1" ? "quadrado" : "quadrados"}, ou passe.`,
    passNow: "Pronto! Passe a bandeirinha.",
    winNow: "Seu tabuleiro está coberto: declare a vitória.",
    take: (piece: string) => `Escolher ${nameText(piece)}`,
    ask: (piece: string) => `Pedir ${nameText(piece)}`,
    with: (value: number) => `com o ${value}`,
    saying: (sentence: string | null) => (sentence ? pretty(sentence) : "sem conta"),
    remove: (piece: string) => `Tirar ${nameText(piece)}`,
    place: "Pôr aqui",
    point: (count: number) => `Desafiar: se tocam (${count} ${count === 1 ? "peça" : "peças"})`,
    pointHint: "Há peças da mesma cor que se tocam? Aponte no tabuleiro do outro.",
    handles: boardWords.handles,
    nowhere: "Não cabe em nenhum lugar: devolva.",
    trouble: { occupied: "Já há outra peça ali.", touches: "Ali encosta em uma peça da mesma cor." },
    declared: (name: string) => `${name} declarou a vitória e vale: é o último turno.`,
    turnLost: "Vez perdida",
    nothingDone: "Nada",
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
    deed: (deed: Deed, dice: readonly number[] | null): string => {
      const how =
        deed.method === "exact" ? byDie("com o dado", dice?.[deed.die ?? 0], "que vale qualquer peça") : deed.sentence ? `com ${pretty(deed.sentence)}` : "sem conta";
      switch (deed.kind) {
        case "take":
          return `${deed.cells.length ? "Pediu" : "Escolheu"} ${pieceText(deed.piece)} ${how}`;
        case "place":
          return `Pôs em ${deed.cells.join(" ")}`;
        case "return":
          return `Devolveu ${nameText(deed.piece)}`;
        case "remove":
          return `Tirou ${nameText(deed.piece)} de ${deed.cells.join(" ")}`;
        case "declare":
          return "Declarou a vitória";
        default:
          return "";
      }
    },
    pad: boardWords.pad,
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      exact: (die: number) => `um ${die} dá uma peça de ${die}`,
      wild: "o 6 dá qualquer peça",
      full: "não sobra nenhum espaço vazio",
      apart: "nenhuma peça nova toca outra da sua cor",
      early: "tirou a peça antes de lançar os dados",
    }),
  kept: {
    "juggle.exact-value": "a peça é do tamanho do dado",
    "juggle.calculated-value": "a conta está certa e dá o tamanho da peça",
    "juggle.must-use": "a peça não cabia em nenhum lugar sem tocar outra da sua cor",
    "juggle.removal-time": "tirou a peça antes de lançar os dados",
    "juggle.covered": "não sobra nenhum espaço vazio",
    "juggle.colours-touch": "nenhuma peça toca outra da sua cor",
    "juggle.how-many": "pegou as peças certas, com um só método",
    "juggle.six-is-wild": "não tirou peça do rival, ou tinha um 6",
    "juggle.after-return": "não pegou outra peça depois de devolver uma",
  },
  tally: (view: View, seat: number) => ({
    value: view.empty[seat] ?? 0,
    label: "por preencher",
    notes: [`rodada ${view.round}`, ...(view.declared[seat] ? ["vitória declarada"] : [])],
  }),
  aims: (rule: string, view: View) =>
    rule === "juggle.colours-touch"
      ? Object.entries(view.boards[challengedSeat(view)] ?? {}).map(([piece, cells]) => ({
          label: `${nameText(piece)} (${cells[0] ?? ""})`,
          with: { target: [piece] },
        }))
      : [],
  aimed: ["juggle.colours-touch"] as readonly string[],
  describe: (view: View, names: (seat: number | null | undefined) => string) => {
    const boards = view.boards.map((board, seat) => {
      const lying = Object.entries(board).map(([piece, cells]) => `${nameText(piece)} em ${cells.join(" ")}`);
      return `Tabuleiro de ${names(seat)}, ${view.empty[seat]} vazios: ${lying.join("; ") || "nenhuma peça"}.`;
    });
    const rolled = view.dice ? ` Dados: ${view.dice.join(" e ")}.` : "";
    const hand = view.hand ? ` Na mão: ${nameText(view.hand.piece)}.` : "";
    return `Rodada ${view.round}. ${boards.join(" ")} Vez de ${names(view.turn.seat)}.${rolled}${hand}`;
  },
} satisfies Words;

export const howto: Howto = {
  goal: "Cubra seu tabuleiro de 9 × 9 com poliminós antes do outro. Duas peças da mesma cor não podem se tocar, nem em um canto.",
  turn: [
    "No começo cada um lança um dado: começa o menor.",
    "Você recebe a bandeirinha. Olhe o tabuleiro do outro e sua jogada: ainda pode desafiar.",
    "Antes de tocar os dados você pode tirar peças do seu tabuleiro. Voltam ao banco.",
    "Lance os dois dados. Um dado diz quantos quadrados tem a peça. O 6 é coringa: a peça que você quiser.",
    "Valor exato: uma peça por dado, até duas. Ou valor calculado: uma só peça, com uma conta dos dois dados, como 6 ÷ 2 = 3.",
    "Com um 6 em um dado você pode pedir uma peça do tabuleiro do outro se no banco não há uma igual. Com um 6 calculado, só do banco.",
    "Gire ou vire a peça e ponha no seu tabuleiro. Peça posta, peça jogada: não se move mais.",
    "A peça escolhida é usada. Se não couber em nenhum lugar, devolva: nesse turno você não escolhe outra.",
    "Se seu tabuleiro está coberto, declare a vitória. Se não, passe a bandeirinha. Não é obrigatório escolher.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros. Desafie quando receber a bandeirinha, antes de lançar os dados.",
    "Peças que se tocam: aponte quais. Você pode desafiar em qualquer turno, enquanto elas estiverem ali. As outras regras, só pela jogada que acabou de terminar.",
    "Se você acertar: a peça mal escolhida volta ao seu lugar; as peças apontadas vão ao banco; e por uma peça devolvida ou tirada sem direito todo o turno é desfeito. Depois você joga.",
    "Uma vitória declarada pode ser desafiada sem bandeirinha. Se há cores que se tocam ou espaços vazios, você vence.",
    "Se errar, perde a vez e recebe uma falta. Um desafio fora de hora é só uma falta. Com três faltas você perde o jogo.",
  ],
  end: [
    "Vence quem cobre seu tabuleiro e declara. Se for quem começou, o outro completa seu turno; se também cobrir o dele, é empate.",
    "Com o limite de tempo a rodada é completada e os espaços vazios são contados: vence quem tiver pelo menos 3 a menos; se não, é empate.",
  ],
  clock: [
    "Cada turno dura um minuto, se a mesa não disser outra coisa. Depois há um aviso e mais 10 segundos.",
    "Se você já lançou e sua mão está vazia, a bandeirinha passa sozinha. Se não, tudo o que fez no turno é desfeito. Com o terceiro aviso você perde.",
    "O relógio espera durante um desafio.",
  ],
  line: [
    ["roll", "lançar os dados"],
    ["+r5P d1", "escolher o pentaminó P vermelho com o primeiro dado (r, b, g, y: vermelho, azul, verde, amarelo)"],
    ["+g3L 6/2=3", "escolher com uma conta"],
    ["+g3L ?", "escolher com valor calculado, sem dizer a conta"],
    ["<r5X d2", "pedir do tabuleiro do outro com o segundo dado"],
    ["@A1,A2,B1", "pôr nesses espaços"],
    ["return", "devolver a peça"],
    ["-r1#2", "tirar do seu tabuleiro o segundo monominó vermelho"],
    ["win", "declarar a vitória"],
    ["!juggle.colours-touch @r1#2,r5P", "desafiar essas duas peças que se tocam"],
    ["!juggle.must-use", "desafiar essa regra"],
    ["pass", "passar a bandeirinha"],
    ["accept", "aceitar o resultado"],
  ],
};

export const lesson: LessonWords = {
  roll: ["Cubra seu tabuleiro com peças antes do outro. “{roll}”.", "Saíram 3 e 4: uma peça de 3 quadrados e uma de 4."],
  take: ["Toque no dado 3, na peça marcada, de três quadrados, e no botão.", "Peça escolhida, peça usada."],
  place: ["Ponha a peça: toque no tabuleiro onde quiser, ou deixe ali, e toque no botão marcado.", "Peça posta, peça jogada."],
  second: [
    "Agora o dado 4: escolha a cor azul e o quadrado. Depois ponha a peça. Duas peças da mesma cor não se tocam, nem em um canto.",
    "Azul ao lado de vermelho vale.",
  ],
  pass: ["“{pass_flag}”: assim termina o seu turno.", "O outro lançou e não pôs nada."],
  challenge: [
    "No torneio, ninguém avisa. No tabuleiro do outro duas vermelhas se tocam em um canto. Toque em “{challenge}”, na regra das cores e na vermelha que veio depois.",
    "É um C (correto): essa peça volta ao banco.",
  ],
};
