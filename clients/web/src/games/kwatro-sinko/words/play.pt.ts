/** The words of Kwatro-Sinko on the screen in Portuguese. */
import { pt as relocationWords } from "../../../board/circles/relocation_words.pt";
import { pt as boardWords } from "../../../board/words.pt";
import type { GameWords, Names } from "../../contract";
import { pt as sentences } from "./faults.pt";
import { isChip, isEven, numberOf, seatOf, written, type View } from "../view";
import { at, chipIn, list, pretty, spaceNumber } from "./wording";
import type { Words } from "./play.es";

const chipText = (chip: string): string => `ficha ${isEven(chip) ? "par" : "ímpar"} ${numberOf(chip)}`;

export const pt = {
  name: "Kwatro-Sinko",
  tag: "Três fichas em linha que dão 4 ou 5",
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
  refusals: {
    ...relocationWords.refusals,
    already_drawn: "Você já escolheu sua ficha.",
    slot_taken: "Essa ficha o outro já escolheu.",
  },
  rules: {
    "kwatro-sinko.route": "Caminho não permitido: a ficha vai por uma só reta, sem pular fichas nem cruzar a área amarela.",
    "kwatro-sinko.piece-placed": "Ficha movida, ficha jogada: depois de solta, não se move mais nesse turno.",
    "kwatro-sinko.move-it-use-it": "Moveu, usou: a primeira ficha que se move é a do turno; não se move outra.",
    "kwatro-sinko.off-numbers": "Fichas fora dos espaços com número: para vencer, nenhuma de suas cinco fichas pode estar em um espaço com número.",
    "kwatro-sinko.win-path":
      "Trajeto vencedor mal identificado: exatamente três fichas em uma reta, duas de uma cor e uma da outra, sem outra no meio e sem cruzar a área amarela.",
    "kwatro-sinko.sentence": "Sentença numérica incorreta: somam-se as duas fichas da mesma cor, tira-se a outra, e a conta tem que estar certa.",
    "kwatro-sinko.total": "O resultado não é 4 nem 5: essas três fichas não vencem.",
    "kwatro-sinko.win-relocated": "Vitória com a ficha recolocada: a ficha recolocada não vence nesse turno.",
    "kwatro-sinko.start": "Início: cada um escolhe uma ficha sem olhar; a menor começa com as pares.",
    "kwatro-sinko.move-one": "É preciso mover uma ficha em cada turno, se for possível.",
    "kwatro-sinko.challenge": "Desafie ao receber a bandeirinha e antes de tocar em uma ficha.",
    "kwatro-sinko.time": "O servidor controla o tempo: ninguém o desafia.",
    "kwatro-sinko.time-limit": "Tempo limite: se ninguém venceu, é empate.",
  },
  ...sentences,
  happenings: {
    ...relocationWords.happenings,
    chip_drawn: (event, names) => `${names(event.seat)} escolhe uma ficha sem olhar.`,
    start_shown: (event, names) => `As fichas: ${list(event.params?.numbers)}. A menor é de ${names(event.seat)}: começa com as pares.`,
    touched: (event, names) => `${names(event.seat)} toca a ficha ${chipIn(event)}.`,
    moved: (event, names) => `${names(event.seat)} move a ficha ${chipIn(event)} de ${at(event, "from")} para ${at(event, "to")}.`,
    relocated: (event, names) => `${names(event.seat)} recoloca a ficha ${chipIn(event)} de ${at(event, "from")} em ${at(event, "to")}.`,
    win_declared: (event, names) => `${names(event.seat)} declara a vitória: ${pretty(at(event, "sentence"))}, com ${list(event.params?.path)}.`,
  },
  actions: { ...relocationWords.actions, draw_chip: "Escolher uma ficha sem olhar" },
  options: {
    ...relocationWords.options,
    pair: { label: "As duas fichas iguais", values: { either: "De qualquer cor", own: "De quem declara" } },
    three_on: { label: "Exatamente três fichas", values: { path: "De ponta a ponta do trajeto", line: "Em toda a reta" } },
  } as GameWords["options"],
  reasons: { goal: "4 ou 5 em um trajeto", time: "tempo limite" },
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
    moveNow: "Toque em uma das suas fichas e depois um círculo livre.",
    board: "Estrela de círculos",
    circle: (circle: string, chip: string | null) =>
      [circle, ...(spaceNumber(circle) === null ? [] : [`espaço ${spaceNumber(circle)}`]), chip === null ? "vazio" : chipText(chip)].join(", "),
    faceDown: "Fichas viradas para baixo",
    slot: (place: number) => `Escolher a ficha coberta ${place}`,
    slotOf: (place: number, name: string) => `Ficha ${place}: escolhida por ${name}`,
    letGo: (chip: string, to: string) => `Pôr ${numberOf(chip)} em ${to}`,
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
    letGoNow: (chip: string) => `${numberOf(chip)}: toque no círculo onde vai pô-la.`,
    passNow: "Você já moveu: passe a bandeirinha, ou declare a vitória.",
    noHint: "Agora você não pode declarar nenhum trajeto.",
    nothing: "Não moveu nenhuma ficha",
    moved: (chip: string, from: string, to: string) => `moveu ${numberOf(chip)}: ${from} → ${to}`,
    relocated: (chip: string, to: string) => `recolocou ${numberOf(chip)} em ${to}`,
    declared: (path: readonly string[], sentence: string) => `declarou ${sentence} com ${path.join(", ")}`,
    pad: { ...boardWords.pad, field: "A conta", say: "Declarar", tile: (value: string) => `ficha: ${value}` },
  },
  side: (view: View, seat: number) => {
    if (view.evens === null) return null;
    return view.evens === seat ? { color: "blue", form: "disc", name: "as pares" } : { color: "red", form: "hexagon", name: "as ímpares" };
  },
  tally: (view: View, seat: number) => {
    if (view.evens === null) return {};
    const left = Object.entries(view.board).filter(([chip, circle]) => seatOf(view, chip) === seat && spaceNumber(circle) !== null);
    return { notes: [`por sair: ${left.length}`] };
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
    return `${seats.join(" ")} A área amarela do meio não se cruza. Vez de ${names(view.turn.seat)}.`;
  },
} satisfies Words;
