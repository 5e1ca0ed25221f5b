/** The words of Juggle on the screen in Portuguese. */
import { pt as boardWords } from "../../../board/words.pt";
import { pretty } from "../../../dice/sentence";
import type { GameWords } from "../../contract";
import { pt as sentences } from "./faults.pt";
import { challengedSeat, pieceOf, SHAPES, WILD, isDone, type Colour, type Deed, type View } from "../view";
import { list, text } from "./wording";
import type { Words } from "./play.es";

const COLOUR: Record<string, string> = { red: "vermelho", blue: "azul", green: "verde", yellow: "amarelo" };

/** Shapes are called nearly as in Spanish. */
const SHAPE = new Map(
  SHAPES.map((shape) => [shape.id, shape.es.replace("recto", "reto").replace("cuadrado", "quadrado").replace("tetrominó", "tetraminó").replace("pentominó", "pentaminó")]),
);

const nameText = (id: unknown): string => {
  const { colour, shape } = pieceOf(text(id));
  return `${SHAPE.get(shape) ?? shape} ${COLOUR[colour] ?? ""}`;
};

export const pt = {
  name: "Juggle",
  tag: "Cubra seu tabuleiro com poliminós sem que os da mesma cor se toquem",
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
  refusals: {
    malformed: "Não entendi. Uma conta se escreve assim: 3 × 4 + 2 = 14. Para desafiar peças que se tocam, aponte quais.",
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
    "juggle.calculated-value": "Valor calculado: conta numérica errada ou não declarada.",
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
    "juggle.time-limit": "Tempo limite: vence quem tem 3 espaços vazios a menos; se não, é empate.",
    "juggle.time": "Cada turno dura um minuto.",
  },
  ...sentences,
  happenings: {
    started: (event, names) => `Dados de início: ${list(event.params?.dice)}. Começa ${names(event.seat)}.`,
    rolled: (event, names) => `${names(event.seat)} lança: ${list(event.params?.dice)}.`,
    removed: (event, names) => `${names(event.seat)} tira do seu tabuleiro: ${nameText(event.params?.piece)}.`,
    taken: (event, names) =>
      `${names(event.seat)} ${event.params?.from === "opponent" ? "pede do outro tabuleiro" : "escolhe"}: ${nameText(event.params?.piece)}${
        event.params?.method === "exact" ? `, com o ${event.params.die === 1 ? "segundo" : "primeiro"} dado` : `; diz: ${pretty(text(event.params?.sentence)) || "nada"}`
      }.`,
    placed: (event, names) => `${names(event.seat)} põe ${nameText(event.params?.piece)} em ${list(event.params?.cells)}.`,
    returned: (event, names) => `${names(event.seat)} devolve a peça: ${nameText(event.params?.piece)}.`,
    win_stands: (event, names) => `A vitória de ${names(event.seat)} vale: falta o turno do outro.`,
    restored: (event, names) => `Foi corrigida a jogada de ${names(event.seat)}.`,
    end_announced: () => "Tempo limite: os espaços vazios são contados.",
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
  reasons: { goal: "tabuleiro coberto", false_win: "vitória mal declarada", time: "tempo limite" },
  columns: {
    round: "Rodada",
    dice: "Dados",
    pieces: "Peças",
    empty: "Vazios",
    note: "Nota",
    declared: "declara",
    challenged: "por desafio",
    forfeit: "por tempo",
    lost: "perdida",
  },
  hints: {
    roll: "Lance os dois dados: eles dizem que peças você pode escolher.",
    take: ({ piece, from, method, die, sentence }, view) => {
      if (from === "opponent") return `Peça o ${nameText(piece)} do outro tabuleiro: com o ${WILD} pode.`;
      if (method === "calculated") return `Tente o ${nameText(piece)}: sai com ${pretty(text(sentence))}.`;
      const value = view.dice?.[die ?? 0];
      return value === WILD ? `Tente o ${nameText(piece)}: com o ${WILD} vale qualquer um.` : `Tente o ${nameText(piece)}: seu dado diz ${text(value)}.`;
    },
    place: (_action, view) => `Ponha o ${nameText(view.hand?.piece)} no lugar marcado: ali não toca outro da sua cor.`,
    return: "Essa peça não cabe agora: devolva e continue.",
    remove: ({ piece }) => `Tire o ${nameText(piece)}: assim você abre lugar para peças melhores.`,
    pass_flag: (_action, view) => (isDone(view) ? "Você já usou os dois dados: passe a bandeirinha." : "Seu tabuleiro está bem assim: passe a bandeirinha."),
    declare_win: "Seu tabuleiro está coberto: declare a vitória!",
  },
  ui: {
    boardOf: (name: string, empty: number) => `Tabuleiro de ${name}: ${empty} ${empty === 1 ? "espaço vazio" : "espaços vazios"}`,
    caption: (name: string, empty: number) => `${name} · ${empty} ${empty === 1 ? "vazio" : "vazios"}`,
    see: "O outro tabuleiro",
    cell: (cell: string, piece: string | null) => `${cell}, ${piece === null ? "livre" : nameText(piece)}`,
    bank: "Banco",
    colours: "Cor",
    colour: COLOUR as Record<Colour, string>,
    piece: nameText as (id: string) => string,
    inBank: (piece: string, count: number) => `${nameText(piece)}${count > 1 ? `, restam ${count}` : ""}`,
    methods: "Como você escolhe",
    byDie: (value: number) => `valor exato, dado ${value}`,
    calculated: "Valor calculado",
    silently: "Escolher sem dizer a conta",
    calls: "O que você pode fazer",
    handling: "Mover a peça",
    inHand: (piece: string) => `Na mão: ${nameText(piece)}`,
    hint: "Toque para experimentar; outra vez para pôr.",
    rollNow: "Lance os dois dados.",
    reviewOrRemove: "Desafie, tire peças ou lance os dados",
    reviewOrRoll: "Desafie ou lance os dados",
    removeOrRoll: "Tire peças ou lance os dados",
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
    trouble: { occupied: "Já há outra peça ali.", touches: "Ali toca uma peça da mesma cor." },
    declared: (name: string) => `${name} declarou a vitória e vale: é o último turno.`,
    turnLost: "Vez perdida",
    nothingDone: "Nada",
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
    deed: (deed: Deed, dice: readonly number[] | null): string => {
      const how =
        deed.method === "exact" ? `com o dado ${dice?.[deed.die ?? 0] ?? ""}` : deed.sentence ? `com ${pretty(deed.sentence)}` : "sem conta";
      switch (deed.kind) {
        case "take":
          return `${deed.cells.length ? "Pediu" : "Escolheu"} ${nameText(deed.piece)} ${how}`;
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
  tally: (view: View, seat: number) => ({
    value: view.empty[seat] ?? 0,
    label: "Vazios",
    notes: [`rodada ${view.round}`, ...(view.declared[seat] ? ["vitória declarada"] : [])],
  }),
  aims: (rule: string, view: View) =>
    rule === "juggle.colours-touch"
      ? Object.entries(view.boards[challengedSeat(view)] ?? {}).map(([piece, cells]) => ({
          label: `${nameText(piece)} (${cells[0] ?? ""})`,
          with: { target: [piece] },
        }))
      : [],
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
