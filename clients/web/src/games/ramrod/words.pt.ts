/** The words of Ramrod, in Portuguese. */
import { listed as listedIn } from "../../words/arithmetic";
import { pt as boardWords } from "../../board/words.pt";
import type { Title, FaultWords, GameWords, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { type Box, placeOf, planned, type Rod, rodOf, rodsIn, type View } from "./view";
import { isTwin, list, seatOf, sideOf, text, withRods, sums } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Ramrod", tag: "Barrinhas coloridas: encha retângulos e capture" };

export const faults = {
  faults: {
    "ramrod.hot-rod": "Essa barra está quente: acabou de ser movida ou reposicionada. |Mova outra neste turno.",
    "ramrod.fit": [
      "A barra não cabe: é mais longa que o lugar que resta. |Escolha outro retângulo, ou outra barra.",
      ({ length, room }) => `A barra mede ${length} e restam ${Math.max(room, 0)}: |escolha outro retângulo, ou outra barra.`,
    ],
    "ramrod.capture other_rectangle": "Nada foi movido para esse retângulo neste turno: só vale capturar aquele onde a barra foi posta.",
    "ramrod.capture one_rod": [
      "Ali há uma só barra: para capturar é preciso ter duas ou mais.",
      ({ rods, least }) => `Ali há ${rods === 1 ? "1 barra" : `${rods} barras`}: para capturar é preciso ter ${least} ou mais.`,
    ],
    "ramrod.capture not_full": [
      "O retângulo ainda não está cheio: a captura é quando não resta lugar.",
      ({ room }) => (room > 0 ? `Ainda ${room === 1 ? "resta" : "restam"} ${room} de lugar: a captura é quando não resta nada.` : `As barras passam ${-room}: a captura é quando enchem certinho.`),
    ],
    "ramrod.win": [
      "O retângulo longo não está cheio: declare assim que encher ou passar.",
      ({ content, goal }) => `O retângulo longo tem ${content} de ${goal}: declare assim que encher ou passar.`,
    ],
  },
  missing: { move: "Você ainda não jogou: mova uma barra, ou capture, antes de passar." },
  stakes: {
    rods: "você reposiciona as barras dessa jogada: onde estavam ou em retângulos roxos vazios",
    captured_rods: "você reposiciona as barras capturadas: onde estavam ou em retângulos roxos vazios",
    void: "a vitória não vale",
    void_rods: "a vitória não vale e você reposiciona as barras: onde estavam ou em retângulos roxos vazios",
    void_captured_rods: "a vitória não vale e você reposiciona as barras capturadas",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

const colours: Record<string, string> = {
  white: "branca",
  red: "vermelha",
  lime: "verde-clara",
  purple: "roxa",
  yellow: "amarela",
  green: "verde-escura",
  black: "preta",
  brown: "marrom",
};

const listed = (items: readonly string[]): string => listedIn("pt", items);

const colourOf = (rod: Rod): string => colours[rod.colour] ?? rod.colour;

/** Both sides have a rod of each colour. */
const rodText = (rod: Rod, names: Names): string => `${colourOf(rod)} de ${names(rod.side)}`;

/** A rod in the sentence of a seat's act. */
const herRodText = (seat: number | null, rod: Rod, names: Names): string => (rod.side === seat ? `sua barra ${colourOf(rod)}` : `a barra ${rodText(rod, names)}`);

const rodsText = (ids: unknown): string => listed(list(ids).map((id) => `a ${colourOf(rodOf(id))}`));

/** `seat` is the seat whose act the sentence tells. */
function placeText(id: unknown, before: "de" | "para" | "em" | "", names: Names, hasCodes: boolean, seat?: number | null): string {
  const { zone, length, side } = placeOf(id);
  const isOwn = zone !== "purple" && side === seat;
  const article = { de: "do", para: "para o", em: "no", "": "o" }[before] + (isOwn ? " seu" : "");
  if (zone === "purple") return `${article} retângulo de ${length}${hasCodes ? ` (${text(id)})` : ""}`;
  const named = zone === "long" ? "retângulo longo" : `espaço de ${length}`;
  return `${article} ${named}${isOwn ? "" : ` de ${names(side)}`}`;
}

function wayText(from: unknown, to: unknown, names: Names, hasCodes: boolean, seat: number | null): string {
  const target = isTwin(from, to) ? `para o outro de ${placeOf(to).length}${hasCodes ? ` (${text(to)})` : ""}` : placeText(to, "para", names, hasCodes, seat);
  return `${placeText(from, "de", names, hasCodes, seat)} ${target}`;
}

export const play = {
  ...title,
  phases: {
    start: "Duas barras escondidas: uma mão decide quem começa",
    moving: "Mova uma barra",
    moved: "Capture se encheu o retângulo, e passe a bandeirinha",
    relocating: "As barras são reposicionadas",
    result_pending: "Resultado a confirmar",
    over: "O jogo terminou",
  },
  reviewing: {
    ...boardWords.reviewing,
  },
  watched: {
    start: (names: string) => `${names} escolhe no sorteio`,
    moving: (names: string) => `${names} move uma barra`,
    moved: (names: string) => `${names} termina sua vez`,
    relocating: (names: string) => `${names} reposiciona as barras`,
    result_pending: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} ao resultado`,
  },
  refusals: {
    not_caller: "O outro escolhe as barras.",
    already_called: "As barras já estão escondidas.",
    not_picker: "O outro escolhe a mão.",
    not_called: "Ainda não há barras escondidas.",
    relocation_pending: "Primeiro reposicione as barras do desafio.",
    result_pending: "Há um resultado a confirmar: aceite ou desafie.",
    already_moved: "Você já jogou: uma barra por turno.",
    not_your_rod: "Essa barra está do lado do outro.",
    bad_destination: "Essa barra não pode ir para lá.",
    copies_first_play: "Isso copia a primeira jogada: escolha outra cor ou outro comprimento.",
    quiet_shift_again: "No turno anterior você já moveu uma barra entre retângulos sem encher nada: agora faça outra coisa.",
    already_captured: "Você já capturou neste turno.",
    empty_rectangle: "Nesse retângulo não há barras.",
    no_relocation: "Não há nada para reposicionar.",
    not_challenger: "Quem desafiou reposiciona.",
    not_to_relocate: "Essa barra não está na mão.",
    rectangle_not_empty: "Esse retângulo não está vazio.",
    does_not_fit: "Essa barra não cabe ali.",
  },
  rules: {
    "ramrod.hot-rod": "Barra quente: a barra que o outro acabou de mover não passa a outro retângulo no turno seguinte.",
    "ramrod.fit": "A barra não cabe: no retângulo resta menos lugar que seu comprimento.",
    "ramrod.capture": "Captura errada: capture o retângulo onde você moveu, cheio certinho, com duas barras ou mais.",
    "ramrod.win": "Retângulo longo sem encher: é preciso declarar a vitória assim que encher ou passar.",
    "ramrod.move-it-use-it": "Moveu, usou: uma barra por turno, e fica onde você a soltou.",
    "ramrod.recycle": "Reciclar: uma barra do seu retângulo longo volta a um retângulo de início seu onde caiba.",
    "ramrod.start": "Início: duas barras escondidas; a mais curta dá a bandeirinha a quem a escolheu.",
    "ramrod.copy": "Sem copiar a primeira jogada: nem a mesma cor no retângulo do mesmo comprimento. O servidor controla isso.",
    "ramrod.quiet": "Não passe barras de um retângulo a outro duas vezes seguidas sem encher nada. O servidor controla isso.",
    "ramrod.no-move": "Sem jogada possível: só então você passa sem mover.",
    "ramrod.challenge": "Desafios: ao receber a bandeirinha e antes de tocar uma barra.",
    "ramrod.declared-win": "Vitória declarada: o outro pode desafiar sem a bandeirinha.",
    "ramrod.roundoff": "Fim da rodada: se declara quem começou, o outro completa seu turno.",
    "ramrod.time-limit": "Limite de tempo: a rodada é completada; se ninguém encheu seu retângulo, é empate.",
    "ramrod.time": "O servidor controla o tempo.",
  },
  ...faults,
  happenings: {
    rods_hidden: (event, names) =>
      `${names(event.seat)} escolhe duas barras: ${list(event.params?.colours)
        .map((colour) => colours[colour])
        .join(" e ")}.`,
    hand_picked: (event, names) =>
      `${names(event.seat)} escolhe a mão ${event.params?.hand === "left" ? "esquerda" : "direita"}: a barra ${colours[text(event.params?.colour)]}. Começa ${names(Number(event.params?.starter))}.`,
    selected: (event, names) => `${names(event.seat)} toca ${herRodText(seatOf(event), rodOf(text(event.params?.rod)), names)}.`,
    moved: (event, names, hasCodes) =>
      `${names(event.seat)} move ${herRodText(seatOf(event), rodOf(text(event.params?.rod)), names)} ${wayText(event.params?.from, event.params?.to, names, hasCodes, seatOf(event))}.`,
    captured: (event, names, hasCodes) =>
      `${names(event.seat)} captura ${placeText(event.params?.rectangle, "", names, hasCodes)}: ${rodsText(event.params?.rods)}.`,
    lifted: (event) => `${list(event.params?.rods).length === 1 ? "Sai" : "Saem"} do tabuleiro ${rodsText(event.params?.rods)}.`,
    relocated: (event, names, hasCodes) =>
      `${names(event.seat)} reposiciona ${herRodText(seatOf(event), rodOf(text(event.params?.rod)), names)} ${placeText(event.params?.to, "em", names, hasCodes, seatOf(event))}.`,
    minute_over: (event) => `O minuto passou. Volta ao lugar: ${rodsText(event.params?.rods)}.`,
    win_void: (event, names) => `A vitória de ${names(event.seat)} não vale.`,
    end_announced: () => "A rodada terminou: quem começou ainda pode desafiar o último turno.",
  },
  actions: {
    ...boardWords.actions,
    start_rods: "Esconder as duas barras",
    start_pick: "Escolher uma mão",
    select: "Tocar uma barra",
    move: "Mover uma barra",
    capture: "Capturar",
    relocate: "Reposicionar",
    declare_win: "Declarar a vitória",
  },
  options: {
    ...boardWords.options,
    hints: { label: "Ajudas no tabuleiro", values: { true: "Sim", false: "Não" } },
    starter: { label: "Quem começa", values: { null: "Duas barras escondidas", "0": "O primeiro", "1": "O segundo" } },
  } as GameWords["options"],
  reasons: { goal: "retângulo longo cheio", both: "os dois encheram seu retângulo", no_moves: "ninguém pode mover" },
  cell: (value: string) => withRods(value, (rod) => `${colourOf(rod)} ${sideOf(rod)}`),
  columns: {
    round: "Rodada",
    rod: "Barra",
    captured: "Captura",
    length: "Comprimento",
    note: "Obs.",
    starter: "começa",
    declared: "declara",
    lost: "vez perdida",
    no_move: "sem jogada",
    undone: "desafiado",
  },
  hints: {
    start_rods: "Esconda duas barras quaisquer: é um sorteio.",
    start_pick: "Toque em qualquer uma: é um sorteio.",
    move: ({ rod, to }, view) => {
      const { zone, length, fills } = planned(view, rod, to);
      const colour = colours[rodOf(rod).colour] ?? "";
      if (zone === "start") return `Devolva a barra ${colour} ao lugar marcado: assim ela serve outra vez.`;
      return `Leve a barra ${colour} ao retângulo marcado, de comprimento ${length}: ${fills ? "ela enche certinho" : "ali ela cabe"}.`;
    },
    capture: "O retângulo marcado está cheio: capture as barras.",
    declare_win: "Seu retângulo longo está cheio: declare a vitória!",
  },
  ui: {
    board: "Tabuleiro de Ramrod",
    calls: "O que você pode fazer",
    colour: (rod: Rod) => colours[rod.colour] ?? rod.colour,
    rod: rodText,
    rodIn: (rod: Rod, place: string, hot: boolean, names: Names) => `Barra ${rodText(rod, names)}, comprimento ${rod.length}${hot ? ", quente" : ""}, em ${place}`,
    rectangle: (box: Box, names: Names) =>
      box.zone === "purple" ? `roxo ${box.id}, comprimento ${box.length}` : box.zone === "long" ? `o retângulo longo de ${names(box.side)}` : `início ${box.id}`,
    room: (box: Box, names: Names, hints: boolean) => {
      const place =
        box.zone === "purple"
          ? `Roxo ${box.id}, comprimento ${box.length}`
          : box.zone === "long"
            ? `Retângulo longo de ${names(box.side)}, comprimento ${box.length}`
            : `Início ${box.id}`;
      if (box.lying.length === 0) return `${place}, vazio`;
      const rods = box.lying.map(({ rod }) => colourOf(rod)).join(", ");
      return `${place}, com ${rods}${hints ? `, faltam ${box.length - box.content}` : ""}`;
    },
    hot: "Acabou de se mover: essa não se move agora.",
    hideTwo: "Sorteio: esconda duas barras de cores diferentes. Começa quem tirar a mais curta.",
    pickHand: (hidden: string[]) =>
      `Há duas barras escondidas: ${hidden.map((colour) => colours[colour]).join(" e ")}. Escolha uma mão: se é a mais curta, começa você.`,
    hands: { left: "Mão esquerda", right: "Mão direita" },
    fill: (goal: number) => `Encha até ${goal}`,
    lacks: (rest: number) => `faltam ${rest}`,
    takeOne: "Toque em uma barra. Encha um retângulo exato e capture.",
    takeRod: "Toque em uma barra, ou em um retângulo cheio para capturar.",
    passNow: "Pronto! Passe a bandeirinha.",
    takeTo: (rod: Rod, names: Names) => `A ${rodText(rod, names)}: toque aonde vai.`,
    relocate: (rod: Rod, names: Names) => `A ${rodText(rod, names)}: toque em um retângulo roxo vazio ou devolva.`,
    inHand: "Barras para reposicionar",
    which: "Qual barra?",
    back: (rod: Rod, place: string, names: Names, hasCodes: boolean) => `Devolver a ${colourOf(rod)} ${placeText(place, "para", names, hasCodes)}`,
    capture: (rectangle: string, hasCodes: boolean) => `Capturar ${placeText(rectangle, "", () => "", hasCodes)}`,
    letGo: "Voltar",
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
    moved: (seat: number, rod: Rod, from: string, to: string, names: Names, hasCodes: boolean) =>
      `Moveu ${herRodText(seat, rod, names)} ${wayText(from, to, names, hasCodes, seat)}.`,
    captured: (rectangle: string, rods: Rod[], hasCodes: boolean) =>
      `Capturou ${placeText(rectangle, "", () => "", hasCodes)}: ${listed(rods.map((rod) => `a ${colourOf(rod)}`))}.`,
    declared: "Declarou a vitória.",
    turnLost: "Perdeu a vez.",
    noMove: "Passou sem mover.",
  },
  sums,
  kept: {
    "ramrod.hot-rod": "não moveu a barra que o outro acabava de mover",
    "ramrod.fit": "a barra cabe",
    "ramrod.capture": "o retângulo estava cheio, com duas barras ou mais",
    "ramrod.win": "o retângulo longo está cheio",
  },
  tally: (view: View, seat: number) => ({
    value: view.hints ? (view.lengths[seat] ?? 0) : undefined,
    label: `de ${view.goal}`,
    notes: view.declared[seat] ? ["Vitória declarada"] : [],
  }),
  describe: (view: View, names: Names) => {
    const places = [...new Set(Object.values(view.rods))].filter((place) => place !== null && place.startsWith("P"));
    const purple = places.map((place) => `${place}: ${rodsIn(view, place ?? "").map(colourOf).join(", ")}`);
    const seats = [0, 1].map((seat) => {
      const own = rodsIn(view, seat === 0 ? "AL" : "BL").map(colourOf);
      return `Retângulo longo de ${names(seat)}: ${own.length ? own.join(", ") : "vazio"}.`;
    });
    const middle = purple.length ? `Área roxa: ${purple.join("; ")}.` : "A área roxa está vazia.";
    return `${middle} ${seats.join(" ")} Vez de ${names(view.turn.seat)}.`;
  },
} satisfies Words;

export const howto: Howto = {
  goal: "Capture barras e ponha no seu retângulo longo. Vence quem, no fim da rodada, é o único que o encheu ou passou (30 de comprimento). Se os dois encherem, é empate.",
  turn: [
    "No começo um escolhe duas barras de cores diferentes, que ficam escondidas em duas mãos. O outro escolhe uma mão: se for a barra mais curta, ele começa; se não, começa quem escolheu as barras.",
    "Você recebe a bandeirinha. Olhe o turno anterior: ainda pode desafiá-lo. Tocar uma barra fecha esse momento.",
    "Mova uma barra, uma só. Pode entrar de um retângulo de início seu a um roxo; pode passar de um roxo a outro, de qualquer lado; ou você pode reciclar uma do seu retângulo longo a um início seu onde caiba.",
    "A barra tem que caber. E a barra quente, a que o outro acabou de mover, não pode passar a outro retângulo.",
    "Se com sua barra o retângulo roxo ficar cheio certinho, com duas barras ou mais, capture: todas passam ao seu retângulo longo. O servidor não faz isso por você.",
    "Se há um retângulo cheio que ninguém capturou, capturá-lo pode ser seu turno inteiro.",
    "A primeira jogada não pode ser copiada: nem a mesma cor no retângulo do mesmo comprimento. E você não pode passar barras de um retângulo a outro duas vezes seguidas sem encher nada.",
    "Passe a bandeirinha. Sem mover só passa quem não tem nenhuma jogada possível.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros: quem descobre é você. Desafie ao receber a bandeirinha e antes de tocar uma barra: barra quente, barra que não cabe, captura errada ou retângulo longo sem encher.",
    "Se você acertar, tem na mão a barra mal movida e as capturadas nesse turno. Ponha cada uma no lugar de antes ou em um retângulo roxo vazio, e depois jogue. Essas barras estão quentes para você.",
    "Se errar, perde a vez e recebe uma falta. Um desafio fora de hora, ou sobre o início, a cópia ou o minuto, também é uma falta. Com três faltas você perde o jogo.",
    "Uma vitória declarada pode ser desafiada sem a bandeirinha. Se o desafio errar, a vitória fica confirmada.",
  ],
  end: [
    "Assim que seu retângulo longo encher ou passar, declare a vitória antes de passar a bandeirinha.",
    "Se declara quem começou, o outro completa seu turno. Se ele também encher, é empate.",
    "Com o limite de tempo a rodada é completada. Vence quem for o único que encheu seu retângulo; se ninguém encheu, é empate.",
    "Antes de um resultado no fim da rodada, quem começou ainda pode desafiar o último turno.",
  ],
  clock: [
    "Cada turno dura um minuto. Depois há um aviso e mais 10 segundos.",
    "Se você já moveu, o servidor passa a bandeirinha. Se não, perde a vez. Com o terceiro aviso você perde o jogo.",
    "Para reposicionar barras há um minuto à parte; o que fica na mão volta ao seu lugar.",
  ],
  line: [
    ["hide red lime", "esconder a vermelha e a verde-clara"],
    ["left · right", "escolher a mão esquerda · a direita"],
    ["touch red-A", "tocar uma barra"],
    ["red-A P9a", "mover a vermelha de A ao retângulo P9a"],
    ["lime-B A8", "reciclar para o seu início A8"],
    ["x P9a", "capturar P9a"],
    ["win", "declarar a vitória"],
    ["put red-A back", "devolver uma barra ao seu lugar"],
    ["put red-A P13b", "reposicionar essa barra em P13b"],
    ["!ramrod.hot-rod", "desafiar essa regra"],
    ["!!ramrod.fit|ramrod.capture", "desafiar duas regras"],
    ["pass · accept", "passar a bandeirinha · aceitar o resultado"],
  ],
};

export const lesson: LessonWords = {
  move: [
    "Encha os retângulos roxos certinho, sem sobrar. No marcado já há uma barra de 8 e faltam 5. Toque na sua barra de 5 e depois no retângulo marcado.",
    "8 + 5 = 13: cheio!",
  ],
  capture: ["Você encheu: capture. Toque no botão marcado.", "As duas barras vão para o seu retângulo longo."],
  pass: ["“{pass_flag}”: assim termina o seu turno. Vence quem enche seu retângulo longo.", "O outro entrou com uma barra de 3."],
  challenge: [
    "No torneio, ninguém avisa. No retângulo de 9 havia uma barra de 7: restavam 2. E o computador pôs uma de 3! Toque em “{challenge}” e escolha a regra da barra que não cabe.",
    "É um C (correto): a falta está aí.",
  ],
  relocate: [
    "Como você acertou, decide aonde vai essa barra. Mande a barra de volta ao lugar dela com o botão marcado.",
    "E agora é a sua vez de jogar!",
  ],
};
