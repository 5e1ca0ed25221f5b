/** The words of Queens & Guards, in Portuguese. */
import { pt as boardWords } from "../../board/words.pt";
import { plainSide } from "../../board/seats/sides";
import type { Title, FaultWords, GameWords, Names, Params } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { CROWNS, colorOf, guardsInRing, held, isQueen, THRONE, whyMove, type Color, type View } from "./view";
import { isDone, listed, many, text, kept } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Rainhas e Guardas", tag: "Sua Rainha no trono e seis guardas em volta; cuidado com as armadilhas" };

export const faults = {
  faults: {
    "queens-and-guards.one-space": "Esse espaço fica longe: |mova a peça a um de seus espaços vizinhos.",
    "queens-and-guards.backwards": "Assim a peça se afasta do centro: |mova para dentro, ou de lado por sua faixa.",
    "queens-and-guards.throne": "O centro é o trono, e ali só entra uma Rainha: |leve o guarda a outro espaço.",
    "queens-and-guards.crown": "Essa coroa é de outra peça: ali só entra a Rainha dela. |Escolha outro espaço.",
    "queens-and-guards.into-trap": "Ali a peça ficaria entre duas peças rivais: |escolha outro espaço.",
    "queens-and-guards.move-it-use-it": "Já se moveu neste turno, e só se move uma vez: |passe a bandeirinha.",
    "queens-and-guards.win": [
      "Ainda não é vitória: é preciso ter a Rainha no trono e seus seis guardas em volta.",
      ({ guards, needed, has_queen }) =>
        `${has_queen ? "A Rainha está no trono" : "A Rainha não está no trono"}, com ${guards} de seus ${needed} guardas em volta: é preciso ter a Rainha e os ${needed}.`,
    ],
  },
  missing: { move: "Você ainda pode mover: mova uma peça antes de passar." },
  stakes: {
    banish: "você pode levar essa peça à faixa externa",
  },
} satisfies FaultWords<Facts, Missing, Stake>;

const colorText = (color: unknown): string => (color === "red" ? "vermelho" : "azul");

const namedText = (piece: string): string =>
  isQueen(piece)
    ? `a Rainha ${colorOf(piece) === "red" ? "vermelha" : "azul"}`
    : `o guarda ${colorText(colorOf(piece))} ${piece.slice(1)}`;

const e = (value: unknown): string => listed(value, "e", namedText);

const first = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const pieceText = (piece: string): string =>
  isQueen(piece)
    ? `Rainha ${colorOf(piece) === "red" ? "vermelha" : "azul"}`
    : `guarda ${colorText(colorOf(piece))} ${piece.slice(1)}`;

const placeText = (space: string, crown: Color | null): string =>
  space === THRONE ? "trono" : crown ? `coroa ${crown === "red" ? "vermelha" : "azul"} ${space}` : space;

export const play = {
  ...title,
  phases: {
    start: "Uma cor e uma mão decidem quem começa",
    play: "Mova, e passe a bandeirinha",
    penalty: "Uma peça pode ir à faixa externa",
    result_pending: "Resultado a confirmar",
    over: "O jogo terminou",
  },
  watched: {
    start: (names: string) => `${names} escolhe no sorteio`,
    play: (names: string) => `${names} joga`,
    penalty: (names: string) => `${names} pode levar uma peça à faixa externa`,
    result_pending: (names: string, count: number) => `${names} responde${count === 1 ? "" : "m"} ao resultado`,
  },
  isDone,
  refusals: {
    not_caller: "O outro diz a cor.",
    not_picker: "O outro escolhe a mão.",
    already_called: "A cor já foi dita.",
    not_called: "Primeiro é preciso dizer que cor começa.",
    penalty_pending: "Primeiro se decide se a peça vai à faixa externa.",
    result_pending: "Há um resultado a confirmar.",
    unknown_piece: "Essa peça não está no jogo.",
    not_yours: "Essa peça não é sua.",
    unknown_space: "Esse espaço não existe.",
    same_space: "A peça já está ali.",
    occupied: "Esse espaço está ocupado.",
    turn_done: "Você já recuou ou saiu da armadilha: passe a bandeirinha.",
    piece_trapped: "Essa peça está presa e bloqueada: mova outra.",
    must_retreat: (params: Params) => `Armadilha: ${e(params.pieces)} ${many(params.pieces) ? "devem recuar (escolha qual primeiro)" : "deve recuar"}.`,
    must_leave_trap: (params: Params) => `${first(e(params.pieces))} ${many(params.pieces) ? "devem" : "deve"} sair da armadilha com um movimento sem falta.`,
    not_opponents: "Você só pode prender peças do rival.",
    you_are_trapped: "Preso não prende: primeiro recue sua peça.",
    wrong_moment: "Essa armadilha não pode mais ser anunciada: só logo depois de formar, ou no começo do seu turno.",
    no_trap: "Ali não há uma armadilha sua para anunciar.",
    too_late: "Sem bandeirinha, não vale mais depois que o outro moveu. Espere sua vez.",
    already_held: "O outro já tem uma peça presa.",
    no_penalty: "Não há nenhuma peça para levar à faixa externa.",
    not_challenger: "Quem desafiou decide isso.",
    wrong_piece: "Essa peça não pode ir à faixa externa.",
    not_outer_band: "Tem que ser um espaço da faixa externa, e não uma coroa.",
    moves_left: "Ainda há movimentos sem falta: não é empate.",
  },
  rules: {
    "queens-and-guards.one-space": "Um espaço por turno: a peça vai a um espaço vizinho.",
    "queens-and-guards.backwards": "Mover-se para trás: nenhuma peça se afasta do centro por sua conta.",
    "queens-and-guards.throne": "O trono é da Rainha: nenhum guarda entra no centro.",
    "queens-and-guards.crown": "A coroa é da Rainha: nessa posição de começo só entra ela.",
    "queens-and-guards.into-trap": "Mover-se para uma armadilha: ninguém entra entre duas peças rivais.",
    "queens-and-guards.move-it-use-it": "Moveu, usou: um só movimento por turno.",
    "queens-and-guards.win": "Não era vitória: é preciso ter a Rainha no trono e seus seis guardas em volta.",
    "queens-and-guards.trap": "Armadilha: é anunciada, não desafiada (o servidor lembra a palavra).",
    "queens-and-guards.start": "Início: um diz que cor começa e o outro escolhe uma mão.",
    "queens-and-guards.move-one": "Em cada turno é preciso mover uma peça; só passa quem não pode.",
    "queens-and-guards.trap-moment": "Armadilha na hora errada: sem bandeirinha, a peça sai andando.",
    "queens-and-guards.blocked": "Guarda bloqueado: se não pode recuar, outra peça se move.",
    "queens-and-guards.trapped-no-trap": "Preso não prende: primeiro recua.",
    "queens-and-guards.ring-draw": "Empate: os seis guardas cercam o trono e sua Rainha não está nele.",
    "queens-and-guards.agreed-draw": "Empate de comum acordo: os dois veem que ninguém pode mover sem falta.",
    "queens-and-guards.no-moves": "Empate: ninguém pode mover.",
    "queens-and-guards.time-limit": "Limite de tempo: se ninguém venceu, é empate.",
    "queens-and-guards.challenge": "Os desafios: na hora certa e com a regra certa.",
    "queens-and-guards.time": "O minuto de cada turno.",
  },
  ...faults,
  happenings: {
    start_called: (event, names) => `${names(event.seat)} diz que começa o ${colorText(event.params?.color)}.`,
    start_picked: (event, names) =>
      `${names(event.seat)} escolhe a mão ${event.params?.hand === "left" ? "esquerda" : "direita"} e joga com ${colorText(event.params?.color)}. Começa ${names(Number(event.params?.starter))}.`,
    touched: (event, names) => `${names(event.seat)} toca ${namedText(text(event.params?.piece))}.`,
    moved: (event, names, hasCodes) => {
      const { piece, from, to, kind } = event.params ?? {};
      const way = hasCodes ? ` de ${text(from)} a ${text(to)}` : to === THRONE ? " para o trono" : "";
      return `${names(event.seat)}: ${namedText(text(piece))} ${{ retreat: "recua", leave: "sai da armadilha" }[text(kind)] ?? "se move"}${way}.`;
    },
    trap_announced: (event, names) => {
      const said = `${names(event.seat)}: armadilha! ${first(e(event.params?.pieces))}.`;
      if (event.params?.way === "wrong_moment") return `${said} Sem bandeirinha: a peça sai andando.`;
      const back = e(event.params?.returned);
      return back ? `${said} A última jogada é desfeita: ${back}.` : said;
    },
    say_trap: (event, names) =>
      `${names(event.seat)}: a palavra é “armadilha”, não “desafio”.${event.params?.effect ? " E agora não há armadilha para anunciar." : ""}`,
    banished: (event, names, hasCodes) => `${names(event.seat)} leva ${namedText(text(event.params?.piece))} à faixa externa${hasCodes ? `, ${text(event.params?.to)}` : ""}.`,
    banish_waived: (event, names) => `${names(event.seat)} deixa a peça onde está.`,
    restored: (event, names) => `A jogada de ${names(event.seat)} é desfeita.`,
    flag_passed: (event, names) => `${names(event.seat)} passa a bandeirinha${event.params?.is_pass ? " sem mover" : ""}.`,
    end_announced: (event) =>
      event.params?.reason === "ring" ? "Os seis guardas cercam o trono sem sua Rainha: empate." : "Uma Rainha está no trono com seus seis guardas.",
  },
  actions: {
    ...boardWords.actions,
    start_call: "Dizer a cor",
    start_pick: "Escolher uma mão",
    select: "Tocar",
    move: "Mover",
    announce_trap: "Armadilha!",
    declare_win: "Declarar a vitória",
    banish: "Levar à faixa externa",
    waive_banish: "Deixar onde está",
  },
  options: {
    ...boardWords.options,
    starter: { label: "Quem começa", values: { null: "Cor e mão", "0": "O primeiro", "1": "O segundo" } },
    max_turns: { label: "Turnos no máximo", values: { "400": "400", "200": "200", "100": "100", "0": "Sem limite" } },
    hints: { label: "Mostrar as armadilhas não anunciadas (com ajuda)", values: { false: "Não", true: "Sim" } },
    repetition: { label: "Empate por repetição (três vezes)", values: { assisted: "Só com ajuda", always: "Sempre", never: "Nunca" } },
    check_agreed_draw: { label: "Conferir o empate de comum acordo", values: { assisted: "Só com ajuda", always: "Sempre", never: "Nunca" } },
  } as GameWords["options"],
  reasons: {
    goal: "a Rainha no trono com seus seis guardas",
    ring: "os guardas sem sua Rainha",
    no_moves: "ninguém pode mover",
    repetition: "a mesma posição pela terceira vez",
  },
  columns: { turns: "Turnos", traps: "Armadilhas", retreats: "Recuos" },
  hints: {
    start_call: "Toque em qualquer uma: é um sorteio.",
    start_pick: "Toque em qualquer uma: é um sorteio.",
    move: ({ piece, to }, view) => {
      const reasons = { trap: "assim sai da armadilha", throne: "é o lugar dela", ring: "assim cerca o trono", nearer: "assim chega mais perto do trono", other: "assim procura um lugar melhor" };
      return `Mova ${namedText(piece)} ${to === THRONE ? "para o trono" : "para o espaço marcado"}: ${reasons[whyMove(view, piece, to)]}.`;
    },
    announce_trap: ({ pieces }) => `Você prendeu ${pieces.map(namedText).join(" e ")}! Anuncie a armadilha.`,
    declare_win: "Sua Rainha está no trono com seus seis guardas: declare a vitória!",
  },
  ui: {
    passesSoon: "passa sozinha",
    board: "Tabuleiro hexagonal de 91 espaços",
    cell: (space: string, crown: Color | null, piece: string | null, trapped: boolean) =>
      `${placeText(space, crown)}, ${piece === null ? "livre" : pieceText(piece)}${trapped ? ", em uma armadilha" : ""}`,
    calls: "O que você pode fazer",
    callNow: "Sorteio: escolha uma cor. O outro tira uma mão sem olhar.",
    pickNow: "Escolha uma mão: você joga com a cor que está nela.",
    calling: (name: string) => `${name} diz que cor começa.`,
    picking: (name: string) => `${name} escolhe uma mão.`,
    called: (color: Color) => `Começa o ${colorText(color)}.`,
    starts: (color: Color): string => (color === "red" ? "Começa o vermelho" : "Começa o azul"),
    hand: { left: "Mão esquerda", right: "Mão direita" },
    goNow: (piece: string) => `Mova ${namedText(piece)} para lá, ou toque em outro espaço.`,
    pickPiece: "Toque em uma de suas peças e depois em um espaço vizinho.",
    pickSpace: (piece: string) => `Aonde vai ${namedText(piece)}? Toque em um espaço.`,
    move: (space: string, hasCodes: boolean) => (space === THRONE ? "Mover para o trono" : hasCodes ? `Mover para ${space}` : "Mover para lá"),
    judge: "É verdade? Aceite o resultado ou desafie.",
    judging: (name: string) => `${name} confere o resultado.`,
    movedNow: "Prendeu uma peça? Anuncie. Depois passe.",
    acceptNow: "Aceite o resultado.",
    passNow: "Pronto! Passe a bandeirinha.",
    won: "Venci!",
    trap: "Prendi uma peça",
    nameThem: "Toque nas peças do rival que estão presas.",
    naming: (pieces: readonly string[]) => `Presas: ${e(pieces)}.`,
    nobodyNamed: "Anunciar a armadilha",
    announce: (pieces: readonly string[]) => `Anunciar a armadilha: ${e(pieces)}`,
    back: "Voltar",
    mustRetreat: (pieces: readonly string[]) =>
      many(pieces) ? `Armadilha: ${e(pieces)} devem recuar, uma peça em cada turno.` : `Armadilha: ${e(pieces)} deve recuar.`,
    mustLeave: (pieces: readonly string[]) => (many(pieces) ? `Uma peça deve sair da armadilha: ${e(pieces)}.` : `${first(e(pieces))} deve sair da armadilha.`),
    banishNow: (pieces: readonly string[]) => `Você pode levar ${e(pieces)} a um espaço livre da faixa externa.`,
    banishing: (name: string, pieces: readonly string[]) => `${name} pode levar ${e(pieces)} à faixa externa.`,
    banish: (piece: string, space: string, hasCodes: boolean) => `Levar ${namedText(piece)} ${hasCodes ? `a ${space}` : "para lá"}`,
    moved: (piece: string, from: string, to: string, kind: string, hasCodes: boolean) =>
      `${{ retreat: "Recuou com", leave: "Saiu da armadilha com" }[kind] ?? "Moveu"} ${namedText(piece)}${hasCodes ? ` de ${from} a ${to}` : to === THRONE ? " para o trono" : ""}.`,
    endings: { pass: "Passou sem mover.", lost: "Perdeu a vez.", undone: "A jogada foi desfeita." },
    nothingDone: "Não moveu.",
    turnOf: (name: string) => `Vez de ${name}`,
    lastOf: (name: string) => `Jogada anterior: ${name}`,
  },
  side: (view: View, seat: number) => {
    const color = view.colors?.[seat] ?? null;
    return color === null ? plainSide(view, seat) : { color, form: color === "red" ? "shield" : "hexagon", name: color === "red" ? "as vermelhas" : "as azuis" };
  },
  sums: (view: View, rule: string | null) => kept(view, rule, {
    "one-space": (from, to) => `${from} e ${to} são vizinhos`,
    backwards: () => "não se afasta do centro",
    throne: () => "não entra no trono",
    "into-trap": () => "não fica entre dois contrários",
  }),
  kept: {
    "queens-and-guards.one-space": "moveu para uma casa vizinha",
    "queens-and-guards.backwards": "não se afastou do centro",
    "queens-and-guards.throne": "nenhum guarda entrou no trono",
    "queens-and-guards.crown": "nenhum guarda entrou na coroa",
    "queens-and-guards.into-trap": "a peça não ficou entre duas contrárias",
    "queens-and-guards.move-it-use-it": "fez um só movimento",
    "queens-and-guards.win": "a Rainha está no trono com seus seis guardas ao redor",
    "queens-and-guards.trap": "a armadilha foi anunciada na hora",
  },
  tally: (view: View, seat: number) => {
    const color = view.colors?.[seat];
    return color ? { value: guardsInRing(view, color), label: "de 6 ao trono" } : {};
  },
  aims: (rule: string, view: View) =>
    rule === "queens-and-guards.trap" ? Object.keys(view.board).map((piece) => ({ label: first(namedText(piece)), with: { target: piece } })) : [],
  describe: (view: View, names: Names) => {
    if (!view.colors) return "Ainda não se sabe quem começa.";
    const seats = view.colors.map((color, seat) => {
      const own = Object.entries(view.board).filter(([piece]) => colorOf(piece) === color);
      const places = own.map(([piece, space]) => `${isQueen(piece) ? "Rainha" : `guarda ${piece.slice(1)}`} ${space === THRONE ? "no trono" : `em ${space}`}`);
      return `${names(seat)}, ${colorText(color)}, coroa em ${CROWNS[color]}: ${places.join(", ")}.`;
    });
    const caught = held(view);
    return `${seats.join(" ")} ${caught.length ? `Presas: ${e(caught)}.` : "Nenhuma armadilha anunciada."} Vez de ${names(view.turn.seat)}.`;
  },
} satisfies Words;

export const howto: Howto = {
  goal: "Seja o primeiro a pôr sua Rainha no trono, o centro do tabuleiro, com seus seis guardas em volta.",
  turn: [
    "No começo um diz que cor começa e o outro escolhe uma mão: joga com a cor que está nela.",
    "Você recebe a bandeirinha. Olhe a jogada anterior: antes de tocar uma peça ainda pode desafiá-la, ou dizer “armadilha”.",
    "Mova uma peça um espaço, para o centro ou de lado, até um espaço livre. Nunca para trás, e só uma.",
    "O trono é da Rainha. As coroas, onde começam as Rainhas, também: cada Rainha entra só na sua.",
    "Duas peças suas dos dois lados de uma peça rival, em linha reta, são uma armadilha: quem faz a armadilha é a peça que chega. Ninguém entra entre duas peças rivais.",
    "A armadilha vale se você anunciar com a bandeirinha: depois de formar e antes de passar; ou no começo do seu turno, antes de tocar, e então a última jogada do outro é desfeita.",
    "Um guarda preso recua um espaço no seu turno; uma Rainha presa volta à sua coroa. A Rainha vai primeiro; entre guardas, seu jogador escolhe. Quem não pode recuar está bloqueado e move outra peça.",
    "Enquanto está preso você não anuncia nem forma armadilhas, a menos que esteja bloqueado.",
    "Se você disser “armadilha” sem a bandeirinha e o outro ainda não moveu, a peça não recua: sai andando com um movimento sem falta.",
    "Passe a bandeirinha. Só passa sem mover quem não pode mover sem falta.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros. Desafie ao receber a bandeirinha e antes de tocar uma peça.",
    "Se você acertar com um espaço a mais, o trono, uma coroa ou um segundo movimento, o tabuleiro volta a ficar como estava e é a sua vez.",
    "Se acertar que a peça se moveu para trás ou para uma armadilha, pode levar essa peça a um espaço livre da faixa externa que não seja coroa. Depois é a sua vez.",
    "Uma vitória declarada pode ser desafiada sem bandeirinha, em 20 segundos. Se era falsa, você vence.",
    "Se errar, perde a vez e recebe uma falta. Fora de hora, ou sobre algo que não pode ser desafiado, recebe só a falta. Com três faltas perde o jogo.",
    "Armadilha não é desafiada: é anunciada. Se você disser “desafio” em vez de “armadilha”, o servidor lembra você e pronto.",
  ],
  end: [
    "Vence quem tem sua Rainha no trono e seus seis guardas em volta. Anuncie; se não, o servidor anuncia ao passar a bandeirinha.",
    "É empate se seus seis guardas cercam o trono e sua Rainha não está nele; se os dois concordam que ninguém pode mover sem falta; ou se os dois passam sem mover.",
    "Com o limite de tempo, se quem começou já moveu, os dois completam seu turno. Se ninguém vence, é empate.",
  ],
  clock: [
    "Cada turno dura um minuto, se a mesa não disser outra coisa. Depois há um aviso e mais 10 segundos.",
    "O que você já moveu fica e a bandeirinha passa; se não moveu, perde a vez. Com o terceiro aviso você perde.",
    "O jogo dura 30 minutos.",
  ],
  line: [
    ["call red · left", "começa o vermelho · a mão esquerda"],
    ["B1 4.15", "mover B1 ao espaço 4.15"],
    ["trap R1 · trap R1 RQ", "anunciar a armadilha dessas peças"],
    ["B1", "tocar B1 sem mover"],
    ["R1 > 5.10", "levar R1 à faixa externa"],
    ["waive", "deixar a peça onde está"],
    ["win", "declarar a vitória"],
    ["!queens-and-guards.backwards", "desafiar essa regra"],
    ["pass", "passar a bandeirinha"],
    ["draw? · draw+ · draw-", "propor empate · aceitar · recusar"],
    ["accept · resign", "aceitar o resultado · desistir"],
  ],
};

export const lesson: LessonWords = {
  move: [
    "Leve sua Rainha ao trono do meio e ponha seus seis guardas em volta. Você joga com as azuis. Um passo: toque no guarda marcado, depois no espaço marcado e no botão.",
    "As peças vão para o centro ou de lado, nunca para trás.",
  ],
  trap: [
    "Armadilha! Um guarda vermelho ficou entre dois seus. Diga: toque no botão da armadilha, na peça vermelha e no botão marcado.",
    "Agora essa peça tem que recuar um passo.",
  ],
  pass: ["“{pass_flag}”: assim termina o seu turno.", "A peça presa foi para trás."],
  challenge: [
    "É um torneio e ninguém avisa das faltas. A peça vermelha marcada se afastou do centro sem estar presa. Toque em “{challenge}” e escolha a regra de não ir para trás.",
    "É um C (correto): agora você pode mandar essa peça para a borda.",
  ],
  ring: ["Sua Rainha está no trono e falta um guarda. Mova esse guarda para o lugar vazio do anel.", "Seis guardas em volta!"],
  win: ["Diga que venceu: toque no botão marcado.", "Se o outro não desafiar, a partida é sua."],
};
