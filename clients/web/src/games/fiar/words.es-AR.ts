/** The words of FIAR, in the Spanish of Argentina. */
import { esAR as relocationWords } from "../../board/circles/relocation_words.es-AR";
import type { Overlay } from "../../words/catalogue";
import type { FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { Color } from "./view";
import { colorEs, oneEs, type Words } from "./words.es";

export const title = {};

export const faults = {
  faults: {
    "fiar.route jump": relocationWords.routes.jump,
    "fiar.route yellow": relocationWords.routes.yellow,
    "fiar.route off_line": relocationWords.routes.off_line,
    "fiar.piece-placed": "Esa ficha ya se soltó en este turno y se queda ahí: |pasá la banderilla.",
    "fiar.move-it-use-it": "Ya se jugó otra ficha en este turno, y solo se juega una: |pasá la banderilla.",
    "fiar.win-path few": [
      "Son muy pocos círculos: |señalá cuatro o más, todos diferentes.",
      ({ circles, least }) => `Son ${circles} círculos diferentes: |señalá ${least} o más.`,
    ],
    "fiar.win-path empty": "Uno de esos círculos está vacío: |señalá solo círculos con ficha.",
    "fiar.win-path line": "Los círculos no están en una misma recta: |seguí una sola línea.",
    "fiar.win-path between": "Hay una ficha del otro color en medio: así no es un trayecto ganador. |Buscá otro.",
    "fiar.win-path extinguished": "Un extinguidor del otro color está unido a una de esas fichas: |buscá otro trayecto, o apartate de él.",
    "fiar.win-relocated": "Ese trayecto salió de la ficha recolocada: con ella no se gana en este turno. |Seguí jugando.",
  },
  missing: { place: "Todavía no pusiste: poné una ficha.", move: "Todavía no moviste: mové una ficha antes de pasar." },
  stakes: {
    relocate: "recolocás cualquier ficha del otro en un círculo vacío",
    void_relocate: "la victoria no vale y recolocás cualquier ficha del otro en un círculo vacío",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

export const play = {
  phases: {
    placing: "Fase I: poné una ficha de tu mano",
    moving: "Fase II: mové una ficha",
  },
  refusals: {
    ...relocationWords.refusals,
  },
  rules: {
    "fiar.move-it-use-it": "Movela, usala: la primera ficha que se mueve es la del turno; no se mueve otra.",
    "fiar.opponent-path": "Ganar con las fichas del rival: también vale su trayecto, si lo dejó pasar o si vos lo completás.",
    "fiar.challenge": "Se desafía al recibir la banderilla y antes de tocar una ficha.",
    "fiar.time": "El servidor controla el tiempo: nadie lo desafía.",
  },
  faults: faults.faults,
  missing: faults.missing,
  stakes: faults.stakes,
  actions: {
    ...relocationWords.actions,
  },
  hints: {
    start_call: "Tocá cualquiera: es un sorteo.",
    start_pick: "Tocá cualquiera: es un sorteo.",
    place: ({ chip }: { chip: string }) => `Poné ${oneEs(chip)} en el círculo marcado: así preparás tu línea de cuatro.`,
    move: ({ chip }: { chip: string }) => `Mové ${oneEs(chip)}, la marcada, hasta el círculo libre marcado: así preparás tu línea de cuatro.`,
    declare_win: "Las fichas marcadas están en línea: ¡declará la victoria!",
  },
  ui: {
    passOnly: "¡Listo! Pasá la banderilla.",
    placeNow: "Primero tocá una ficha de tu mano; después, un círculo libre.",
    moveNow: "Tocá una ficha tuya del tablero; después, adónde va.",
    ...relocationWords.ui,
    callNow: "Sorteo: elegí un color. El otro saca una mano a ciegas.",
    pickNow: (color: Color) => `Empieza el ${colorEs[color]}. Elegí una mano: ahí está tu color.`,
    answerNow: (name: string) => `${name} dice que ganó con los círculos marcados. ¿Es verdad? Aceptá, o desafiá.`,
    acceptNow: (name: string) => `${name} ganó con los círculos marcados. Aceptá la victoria.`,
    nameNow: (count: number) => `Tocá los círculos del trayecto (${count} o más).`,
    letGoNow: (_chip: string) => "Tocá el círculo donde la ponés.",
    passNow: "Ya jugaste: pasá la banderilla, o declará la victoria.",
  },
} satisfies Overlay<Words>;

export const howto = {
  turn: [
    "Al comienzo uno dice qué color empieza y el otro elige una mano: ahí está su color.",
    "Cada uno tiene siete fichas. Dos llevan una X: son extinguidores.",
    "Fase I: por turnos, cada uno pone una ficha en un círculo vacío y pasa la banderilla, hasta que las dos manos quedan vacías.",
    "Fase II: en tu turno movés una ficha tuya por una recta, tantos círculos vacíos como quieras. No saltás fichas y no cruzás el área amarilla.",
    "Podés tocar una ficha y elegir otra. Pero la que movés es la del turno, y la que ponés se queda.",
    "Las cuatro fichas no tienen que estar pegadas: puede haber círculos vacíos entre ellas, pero el trayecto no cruza el área amarilla.",
    "Un extinguidor apaga las fichas del otro color que están unidas a él por una línea: esas no sirven para un trayecto.",
    "¿Ves un trayecto, de cualquier color? Con la banderilla, antes o después de mover, declará la victoria y tocá sus círculos. Si no, pasá la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Desafiá al recibir la banderilla y antes de tocar una ficha: un recorrido no permitido, una ficha que se soltó y volvió a moverse, o dos fichas movidas.",
    "Una victoria declarada se desafía sin banderilla, en 20 segundos.",
    "Si acertás, ponés una ficha del rival en cualquier círculo vacío, y después jugás. Con esa ficha no podés ganar en ese turno. Si la victoria estaba mal, no vale.",
    "Si te equivocás, perdés el turno y recibís una falta; si desafiabas una victoria, queda firme. Desafiar a destiempo es una falta. Con tres faltas perdés.",
  ],
  end: [
    "El juego termina cuando una victoria declarada se acepta o nadie la desafía. Si nadie ve un trayecto, el juego sigue.",
    "Con el límite de tiempo, si quien empezó ya tocó o recolocó una ficha, los dos completan su turno. Si nadie gana, es empate.",
  ],
  clock: [
    "Cada turno dura un minuto, si la mesa no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si soltaste una ficha, ahí queda y la banderilla pasa; si no, perdés el turno. Con el tercer aviso perdés el juego.",
  ],
  line: [
    ["call blue · pick left", "empieza el azul · elegir la mano izquierda"],
    ["B1@c3r3", "poner B1 en el círculo c3r3"],
    ["B1>c3r0", "mover B1 a c3r0"],
    [".B1", "solo tocar B1"],
    ["win c1r2 c2r2 c3r2 c5r2", "declarar la victoria con esos círculos"],
    ["R1/c0r3 · waive", "recolocar R1 en c0r3 · renunciar a recolocar"],
    ["!fiar.route", "desafiar esa regla"],
    ["accept · pass", "aceptar la victoria · pasar la banderilla"],
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  place: [
    "En FIAR gana quien señala cuatro fichas de un mismo color en línea. Vos jugás con las azules. Tocá una ficha de tu mano y un círculo vacío: los marcados.",
    "Primero se ponen todas las fichas, una por turno.",
  ],
  challenge: [
    "Ahora es un torneo: nadie avisa las faltas. La ficha roja cruzó la zona amarilla del medio, y por ahí no pasa ninguna línea. Tocá «{challenge}» y elegí la regla del camino.",
    "Es una C (correcto): la falta está.",
  ],
  relocate: [
    "Como acertaste, la ficha mal movida la ponés vos donde quieras. Tocala y después tocá el círculo marcado, bien lejos.",
    "¡Ahí no molesta!",
  ],
  move: [
    "Cuando no hay fichas en la mano, una ficha se mueve por una línea recta, sin saltar. Bajá tu ficha hasta el círculo marcado.",
    "¡Ya hay cuatro azules seguidas!",
  ],
  win: [
    "Nadie te lo avisa: decilo vos. Tocá «{declare_win}», los cuatro círculos y el botón marcado.",
    "Si el otro no lo desafía, ganaste.",
  ],
} satisfies Overlay<LessonWords>;
