/** The words of Kwatro-Sinko, in Portuguese. */
import { pt as relocationWords } from "../../board/circles/relocation_words.pt";
import { pt as boardWords } from "../../board/words.pt";
import { plainSide } from "../../board/seats/sides";
import { pretty } from "../../dice/sentence";
import type { Title, FaultWords, GameWords, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { awayOf, isChip, isEven, numberOf, seatOf, written, type View } from "./view";
import { at, chipIn, isDone, list, spaced, spaceNumber, sums } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Kwatro-Sinko", tag: "Três fichas em linha que dão 4 ou 5" };

export const faults = {
  faults: {
    "kwatro-sinko.route jump": relocationWords.routes.jump,
    "kwatro-sinko.route yellow": relocationWords.routes.yellow,
    "kwatro-sinko.route off_line": relocationWords.routes.off_line,
    "kwatro-sinko.piece-placed": "Essa ficha já se moveu neste turno e fica ali: |passe a bandeirinha.",
    "kwatro-sinko.move-it-use-it": "Outra ficha já foi movida neste turno, e só se move uma: |passe a bandeirinha.",
    "kwatro-sinko.off-numbers": "Nem todas as fichas de quem declarou estão fora dos números: |tire todas antes de declarar.",
    "kwatro-sinko.win-path three": "Não foram marcados três círculos diferentes: têm que ser exatamente três, nem mais nem menos.",
    "kwatro-sinko.win-path empty": "Um desses círculos está vazio: |aponte só círculos com ficha.",
    "kwatro-sinko.win-path mixed": "Têm que ser duas fichas de uma cor e uma da outra: |escolha outras três.",
    "kwatro-sinko.win-path line": "Os círculos não estão em uma mesma reta: |escolha três em uma só linha.",
    "kwatro-sinko.win-path yellow": "Esses círculos ficam dos dois lados da área amarela: o trajeto não a cruza.",
    "kwatro-sinko.win-path between": "Nessa reta há uma ficha a mais: têm que ser só três. |Procure outro trajeto.",
    "kwatro-sinko.sentence": [
      "A conta não é a dessas fichas: |some as duas da mesma cor, tire a outra e confira a conta.",
      ({ said, right }) => `Essas fichas dão ${pretty(right)}, e foi dito ${pretty(said)}: |some as duas da mesma cor e tire a outra.`,
    ],
    "kwatro-sinko.total": [
      "Essas três fichas não dão 4 nem 5: para vencer têm que dar 4 ou 5. |Procure outras.",
      ({ sentence }) => `Essas três fichas dão ${pretty(sentence)}: para vencer têm que dar 4 ou 5. |Procure outras.`,
    ],
    "kwatro-sinko.win-relocated": "Esse trajeto saiu da ficha reposicionada: ela não vence neste turno. |Continue jogando.",
  },
  missing: { move: "Você ainda não moveu: mova uma ficha antes de passar." },
  stakes: {
    relocate: "você reposiciona qualquer ficha do outro em um círculo vazio",
    void_relocate: "a vitória não vale e você reposiciona qualquer ficha do outro em um círculo vazio",
    void_draw: "a vitória não vale e o jogo termina em empate",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

const chipText = (chip: string): string => `ficha ${isEven(chip) ? "par" : "ímpar"} ${numberOf(chip)}`;

export const play = {
  ...title,
  phases: {
    ...relocationWords.phases,
    start: "Quem começa: escolha uma ficha sem olhar",
    moving: "Mova uma ficha",
  },
  watched: {
    ...relocationWords.watched,
    start: (names: string, count: number) => `${names} escolhe${count === 1 ? "" : "m"} uma ficha sem olhar`,
    moving: (names: string) => `${names} move uma ficha`,
  },
  isDone,
  refusals: {
    ...relocationWords.refusals,
    already_drawn: "Você já escolheu sua ficha.",
    slot_taken: "O outro já escolheu essa ficha.",
  },
  rules: {
    "kwatro-sinko.route": "Caminho não permitido: a ficha vai por uma só reta, sem pular fichas nem cruzar a área amarela.",
    "kwatro-sinko.piece-placed": "Ficha movida, ficha jogada: depois de solta, não se move mais nesse turno.",
    "kwatro-sinko.move-it-use-it": "Moveu, usou: a primeira ficha que se move é a do turno; não se move outra.",
    "kwatro-sinko.off-numbers": "Fichas fora dos espaços com número: para vencer, nenhuma de suas cinco fichas pode estar em um espaço com número.",
    "kwatro-sinko.win-path":
      "Trajeto vencedor errado: são exatamente três fichas em uma reta, duas de uma cor e uma da outra, sem outra no meio e sem cruzar a área amarela.",
    "kwatro-sinko.sentence": "A conta está errada: some as duas fichas da mesma cor e tire a outra.",
    "kwatro-sinko.total": "O resultado não é 4 nem 5: essas três fichas não vencem.",
    "kwatro-sinko.win-relocated": "Vitória com a ficha reposicionada: a ficha reposicionada não vence nesse turno.",
    "kwatro-sinko.start": "Início: cada um escolhe uma ficha sem olhar; a menor começa com as pares.",
    "kwatro-sinko.move-one": "É preciso mover uma ficha em cada turno, se for possível.",
    "kwatro-sinko.challenge": "Desafie ao receber a bandeirinha e antes de tocar em uma ficha.",
    "kwatro-sinko.time": "O servidor controla o tempo: ninguém o desafia.",
    "kwatro-sinko.time-limit": "Limite de tempo: se ninguém venceu, é empate.",
  },
  ...faults,
  happenings: {
    ...relocationWords.happenings,
    chip_drawn: (event, names) => `${names(event.seat)} escolhe uma ficha sem olhar.`,
    start_shown: (event, names) => `As fichas: ${list(event.params?.numbers)}. A menor é de ${names(event.seat)}: começa com as pares.`,
    touched: (event, names) => `${names(event.seat)} toca a ficha ${chipIn(event)}.`,
    moved: (event, names, hasCodes) => `${names(event.seat)} move a ficha ${chipIn(event)}${hasCodes ? ` de ${at(event, "from")} para ${at(event, "to")}` : ""}.`,
    relocated: (event, names, hasCodes) => `${names(event.seat)} reposiciona a ficha ${chipIn(event)}${hasCodes ? ` de ${at(event, "from")} em ${at(event, "to")}` : ""}.`,
    win_declared: (event, names, hasCodes) => `${names(event.seat)} declara a vitória: ${spaced(at(event, "sentence"))}${hasCodes ? `, com ${list(event.params?.path)}` : ""}.`,
  },
  actions: { ...relocationWords.actions, draw_chip: "Escolher uma ficha sem olhar" },
  options: {
    ...relocationWords.options,
    pair: { label: "As duas fichas iguais", values: { either: "De qualquer cor", own: "De quem declara" } },
    three_on: { label: "Exatamente três fichas", values: { path: "De ponta a ponta do trajeto", line: "Em toda a reta" } },
  } as GameWords["options"],
  reasons: { goal: "a conta de três em linha dá 4 ou 5", time: "limite de tempo" },
  columns: relocationWords.columns,
  cell: (value: string) => (isChip(value) ? chipText(value) : undefined),
  hints: {
    draw_chip: "Toque em qualquer uma: é um sorteio.",
    move: ({ chip }, view) =>
      `Mova seu ${numberOf(chip)} para o círculo marcado: ${spaceNumber(view.board[chip] ?? "") === null ? "assim você prepara três em linha" : "assim ele sai do espaço com número"}.`,
    declare_win: ({ sentence }) => `Declare a vitória com as fichas marcadas: ${written(sentence)}.`,
  },
  ui: {
    ...relocationWords.ui,
    passOnly: "Pronto! Passe a bandeirinha.",
    moveNow: "Toque em uma das suas fichas e depois em um círculo livre.",
    /** The two aims on the board's corners, in their order. */
    steps: ["suas 5 fichas fora", "3 em linha: 4 ou 5"] as readonly string[],
    watchedStep: "5 fichas fora",
    example: "por exemplo",
    cheers: { 4: ": kwatro!", 5: ": sinko!" },
    board: "Estrela de círculos",
    circle: (circle: string, chip: string | null) =>
      [circle, ...(spaceNumber(circle) === null ? [] : [`espaço ${spaceNumber(circle)}`]), chip === null ? "vazio" : chipText(chip)].join(", "),
    faceDown: "Fichas viradas para baixo",
    slot: (place: number) => `Escolher a ficha coberta ${place}`,
    slotOf: (place: number, name: string) => `Ficha ${place}: escolhida por ${name}`,
    letGo: (chip: string, _to: string) => `Pôr o ${numberOf(chip)} ali`,
    touch: (chip: string) => `Só tocar ${numberOf(chip)}`,
    drawNow: "Sorteio: toque em uma ficha. O menor número começa, com as pares.",
    drawWait: "Os dois têm que escolher uma ficha.",
    started: (one: string, first: number, other: string, second: number, starter: string) =>
      `${one} escolheu ${first} e ${other} escolheu ${second}. Começa ${starter}, com as pares.`,
    answerNow: (name: string) => `${name} diz que venceu com as fichas marcadas. É verdade? Aceite, ou desafie.`,
    acceptNow: (name: string) => `${name} venceu com as fichas marcadas. Aceite a vitória.`,
    answerWait: (name: string) => `${name} olha o seu trajeto e a sua conta.`,
    nameNow: "Toque nas três fichas do trajeto.",
    sayNow: "Diga a conta: as duas da mesma cor, menos a outra.",
    form: "? + ? − ? = ?",
    unclear: "Diga assim: número + número − número = resultado.",
    letGoNow: (chip: string) => `${numberOf(chip)}: toque no círculo onde vai pôr.`,
    passNow: "Você já moveu: passe a bandeirinha, ou declare a vitória.",
    noHint: "Agora você não pode declarar nenhum trajeto.",
    nothing: "Não moveu nenhuma ficha.",
    moved: (chip: string, from: string, to: string, hasLeft: boolean) => `Moveu o ${numberOf(chip)}${from && ` de ${from} para ${to}`}.${hasLeft ? " Saiu do número." : ""}`,
    relocated: (chip: string, _to: string) => `Reposicionou o ${numberOf(chip)}.`,
    declared: (sentence: string) => `Declarou a vitória${sentence && `: ${sentence}`}.`,
    pad: { ...boardWords.pad, field: "A conta", say: "Declarar", tile: (value: string) => `ficha: ${value}` },
  },
  side: (view: View, seat: number) => {
    if (view.evens === null) return plainSide(view, seat);
    return view.evens === seat ? { color: "blue", form: "disc", name: "as pares" } : { color: "red", form: "hexagon", name: "as ímpares" };
  },
  sums: (view: View, rule: string | null) =>
    sums(view, rule, {
      off: "nenhuma ficha sua está em um número",
      path: (path: string) => `${path} estão em uma reta, sem outra ficha no meio`,
    }),
  kept: {
    "kwatro-sinko.route": "a ficha foi por uma só reta",
    "kwatro-sinko.move-it-use-it": "moveu uma só ficha",
    "kwatro-sinko.piece-placed": "a ficha que soltou ficou ali",
    "kwatro-sinko.off-numbers": "nenhuma ficha sua está em um número",
    "kwatro-sinko.win-path": "as três fichas estão em uma reta, sem outra no meio, e não são todas pares nem todas ímpares",
    "kwatro-sinko.sentence": "a conta está certa",
    "kwatro-sinko.total": "a conta dá 4 ou 5",
    "kwatro-sinko.win-relocated": "o caminho não veio da ficha recolocada",
  },
  tally: (view: View, seat: number) => {
    return view.evens === null || view.turn.sentence !== null ? {} : { value: awayOf(view, seat), label: "de 5 fora" };
  },
  describe: (view: View, names: Names) => {
    const { evens } = view;
    if (evens === null) return "Ainda não se sabe quem começa. As fichas estão viradas para baixo.";
    const seats = [evens, 1 - evens].map((seat) => {
      const lie = Object.entries(view.board)
        .filter(([chip]) => seatOf(view, chip) === seat)
        .map(([chip, circle]) => `${numberOf(chip)} em ${circle}${spaceNumber(circle) === null ? "" : ` (espaço ${spaceNumber(circle)})`}`);
      return `${names(seat)}, ${seat === evens ? "pares" : "ímpares"}: ${lie.join(", ")}.`;
    });
    return `${seats.join(" ")} Ninguém cruza a área amarela do meio. Vez de ${names(view.turn.seat)}.`;
  },
} satisfies Words;

export const howto: Howto = {
  goal: "Tire suas cinco fichas dos espaços com número. Depois aponte três fichas em uma reta, duas de uma cor e uma da outra: some as duas iguais, tire a outra, e se der 4 ou 5, você vence.",
  turn: [
    "No começo cada um escolhe uma ficha sem olhar. A menor começa e joga com as pares; o outro, com as ímpares.",
    "No seu turno você move uma ficha sua por uma reta, por quantos círculos vazios quiser. Não pula fichas e não cruza a área amarela.",
    "Você pode tocar uma ficha e escolher outra. Mas a que move é a do turno, e a que solta fica.",
    "As três fichas não precisam estar coladas: pode haver círculos vazios entre elas, mas não outra ficha. O trajeto não cruza a área amarela.",
    "O par pode ser seu ou do rival: 7 + 3 − 6 = 4 também vence.",
    "Você vê um trajeto, e suas cinco fichas já estão fora dos números? Com a bandeirinha, antes ou depois de mover, declare a vitória: toque nas três fichas e diga a conta, como 6 + 2 − 3 = 5. Se não, passe a bandeirinha.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros. Desafie ao receber a bandeirinha e antes de tocar uma ficha: um caminho não permitido, uma ficha que foi solta e se moveu de novo, ou duas fichas movidas.",
    "Uma vitória declarada pode ser desafiada sem bandeirinha, em 20 segundos: um trajeto mal apontado, uma ficha em um número, uma conta mal feita ou um resultado que não é 4 nem 5.",
    "Se você acertar, põe uma ficha do rival em qualquer círculo vazio, também em um número, e depois joga. Com essa ficha você não pode vencer nesse turno. Se a vitória estava errada, não vale.",
    "Se errar, perde a vez e recebe uma falta; se desafiou uma vitória, ela fica confirmada. Desafiar fora de hora é uma falta. Com três faltas você perde.",
  ],
  end: [
    "O jogo termina quando uma vitória declarada é aceita ou ninguém a desafia. Se ninguém vê um trajeto, o jogo continua.",
    "Com o limite de tempo, se quem começou já tocou ou reposicionou uma ficha, os dois completam seu turno. Se ninguém vence, é empate.",
  ],
  clock: [
    "Cada turno dura um minuto, se a mesa não disser outra coisa. Depois há um aviso e mais 10 segundos.",
    "Se você moveu uma ficha, ela fica ali e a bandeirinha passa; se não, perde a vez. Com o terceiro aviso você perde o jogo.",
  ],
  line: [
    ["slot 3", "escolher a ficha coberta 3 (de 0 a 9)"],
    ["4>e6", "mover a ficha 4 para o círculo e6"],
    [".4", "só tocar a ficha 4"],
    ["win c6 e6 g6 6+2-3=5", "declarar a vitória com essas fichas e essa conta"],
    ["3/b8 · waive", "reposicionar a ficha 3 em b8 · renunciar a reposicionar"],
    ["!kwatro-sinko.route", "desafiar essa regra"],
    ["accept · pass", "aceitar a vitória · passar a bandeirinha"],
  ],
};

export const lesson: LessonWords = {
  move: [
    "Você joga com as fichas pares. Uma ficha se move em linha reta, sem pular outra. Toque no 4 e depois no círculo marcado.",
    "Ficha movida, ficha jogada.",
  ],
  pass: ["“{pass_flag}”: assim termina o seu turno.", "O outro tirou o 5 dele."],
  challenge: [
    "É um torneio e ninguém avisa das faltas. O 5 cruzou a área amarela do meio, e por ali não há linhas. Toque em “{challenge}” e escolha a regra do caminho.",
    "É um C (correto): a falta está aí.",
  ],
  relocate: ["Como você acertou, decide aonde vai o 5. Toque nele e mande o 5 de volta ao número dele.", "Ele vai começar de novo!"],
  line: [
    "Para vencer, junte três fichas em linha, duas de um tipo e uma do outro, que deem 4 ou 5, quando suas cinco fichas já saíram dos números. Leve o 6 ao círculo marcado, na linha do 2 e do 3.",
    "2 e 6 são pares, 3 é ímpar.",
  ],
  win: [
    "Some as duas do mesmo tipo e tire a outra: 2+6-3=5. Toque em “{declare_win}” e nas três fichas, escreva 2+6-3=5 e toque no botão marcado.",
    "Dá 5! Se ninguém desafiar, você venceu.",
  ],
};
