/** The words of Pebbles, in Portuguese. */
const pedras = (count) => `${count} ${Number(count) === 1 ? "pedrinha" : "pedrinhas"}`;

export const pt = {
  play: {
    phases: {
      review: "Pegue uma, duas ou três pedrinhas",
      taken: "Diga quantas ficam e passe a bandeirinha",
      result_pending: "Resultado a confirmar",
      over: "O jogo terminou",
    },
    reviewing: { review: "Confira a jogada anterior: desafie ou pegue pedrinhas", result_pending: "Aceite o resultado, ou desafie" },
    watched: {
      review: (names) => `${names} pega pedrinhas`,
      taken: (names) => `${names} diz quantas ficam`,
      result_pending: (names, count) => `${names} responde${count === 1 ? "" : "m"} ao resultado`,
    },
    refusals: { not_enough: ({ left }) => `Só restam ${pedras(left)}.` },
    rules: {
      "pebbles.take": "Pegue uma, duas ou três pedrinhas por turno.",
      "pebbles.count": "Quem pega diz quantas pedrinhas ficam, e tem que ser verdade.",
      "pebbles.time-limit": "Com o limite de tempo o jogo termina em empate.",
    },
    faults: {
      "pebbles.take many": "São mais de três: |pegue uma, duas ou três pedrinhas.",
      "pebbles.count missing": "Falta dizer quantas ficam: |conte o monte e diga.",
      "pebbles.count value": [
        "Esse não é o número de pedrinhas que ficam: |conte de novo.",
        ({ said, left }) => `Disse ${said}, e ficam ${left}: |conte as pedrinhas de novo.`,
      ],
    },
    missing: {
      take: "Você ainda não pegou: pegue uma, duas ou três pedrinhas.",
      say: "Falta você dizer quantas ficam: conte o monte e diga.",
    },
    happenings: {
      taken: (event, names) => `${names(event.seat)} pega ${pedras(event.params?.count)}.`,
      said: (event, names) => `${names(event.seat)} diz: ficam ${event.params?.left}.`,
      restored: (event, names) => `A jogada de ${names(event.seat)} é desfeita.`,
    },
    actions: { take: "Pegar pedrinhas", say: "Dizer quantas ficam", pass_flag: "Passar a bandeirinha" },
    reasons: { emptied: "última pedrinha" },
    columns: { taken: "Pegou", said: "Disse", note: "Obs." },
    hints: {
      take: ({ count }, view) => `Pegue ${pedras(count)}: assim ficam ${view.pile - count} para o outro.`,
      say: ({ left }) => `Conte o monte: diga que ficam ${left}.`,
    },
    ui: {
      board: (left) => `Monte: ${pedras(left)}`,
      take: (count) => `Pegar ${count}`,
      left: "Pedrinhas que ficam",
      say: "Dizer",
      turn: (name, { taken, said }) => `${name}: pegou ${taken}, ${said === null ? "não disse quantas ficam" : `disse que ficam ${said}`}.`,
    },
    describe: (view, names) => `Ficam ${pedras(view.pile)}. Vez de ${names(view.turn.seat)}.`,
  },
  howto: {
    goal: "Há um monte de vinte e uma pedrinhas. Quem pega a última perde.",
    turn: [
      "Você recebe a bandeirinha. Olhe a jogada anterior: ainda pode desafiá-la.",
      "Pegue uma, duas ou três pedrinhas.",
      "Diga quantas ficam.",
      "Passe a bandeirinha.",
    ],
    challenges: [
      "No torneio, o servidor não aponta os erros: quem descobre é você. Desafie depois de receber a bandeirinha e antes de pegar.",
      "Se acertar, as pedrinhas voltam ao monte e é a sua vez. Se errar, perde a vez e recebe uma falta.",
      "Com três faltas você perde o jogo.",
    ],
    end: ["Quando o monte fica vazio, o outro pode desafiar essa jogada ou aceitar o resultado.", "Com o limite de tempo é empate."],
    clock: ["Cada vez dura um minuto. Depois há um aviso e mais dez segundos; então a jogada é desfeita."],
    line: [
      ["take 2", "pegar duas pedrinhas"],
      ["say 13", "dizer que ficam treze"],
      ["pass · accept", "passar a bandeirinha · aceitar o resultado"],
      ["!pebbles.count", "desafiar essa regra"],
      ["resign", "desistir"],
    ],
  },
};
