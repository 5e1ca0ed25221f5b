/** The words of Kwatro-Sinko, in the Spanish of Argentina. */
import { esAR as relocationWords } from "../../board/circles/relocation_words.es-AR";
import { pretty } from "../../dice/sentence";
import type { Overlay } from "../../words/catalogue";
import type { FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { numberOf, written, type Sentence, type View } from "./view";
import { spaceNumber } from "./wording";
import type { Words } from "./words.es";

export const title = {};

export const faults = {
  faults: {
    "kwatro-sinko.route jump": relocationWords.routes.jump,
    "kwatro-sinko.route yellow": relocationWords.routes.yellow,
    "kwatro-sinko.route off_line": relocationWords.routes.off_line,
    "kwatro-sinko.piece-placed": "Esa ficha ya se movió en este turno y se queda ahí: |pasá la banderilla.",
    "kwatro-sinko.move-it-use-it": "Ya se movió otra ficha en este turno, y solo se mueve una: |pasá la banderilla.",
    "kwatro-sinko.off-numbers": "No todas las fichas propias están fuera de los números: |sacalas todas antes de declarar.",
    "kwatro-sinko.win-path empty": "Uno de esos círculos está vacío: |señalá solo círculos con ficha.",
    "kwatro-sinko.win-path mixed": "Tienen que ser dos fichas de un color y una del otro: |elegí otras tres.",
    "kwatro-sinko.win-path line": "Los círculos no están en una misma recta: |elegí tres en una sola línea.",
    "kwatro-sinko.win-path between": "En esa recta hay otra ficha de más: tienen que ser solo tres. |Buscá otro trayecto.",
    "kwatro-sinko.sentence": [
      "La cuenta no es la de esas fichas: |sumá las dos del mismo color, restá la otra y revisá la cuenta.",
      ({ said, right }) => `Esas fichas dan ${pretty(right)}, y se dijo ${pretty(said)}: |sumá las dos del mismo color y restá la otra.`,
    ],
    "kwatro-sinko.total": [
      "Esas tres fichas no dan 4 ni 5: para ganar tienen que dar 4 o 5. |Buscá otras.",
      ({ sentence }) => `Esas tres fichas dan ${pretty(sentence)}: para ganar tienen que dar 4 o 5. |Buscá otras.`,
    ],
    "kwatro-sinko.win-relocated": "Ese trayecto salió de la ficha recolocada: con ella no se gana en este turno. |Seguí jugando.",
  },
  missing: { move: "Todavía no moviste: mové una ficha antes de pasar." },
  stakes: {
    relocate: "recolocás cualquier ficha del otro en un círculo vacío",
    void_relocate: "la victoria no vale y recolocás cualquier ficha del otro en un círculo vacío",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

export const play = {
  phases: {
    start: "Quién empieza: elegí una ficha sin mirar",
    moving: "Mové una ficha",
  },
  refusals: {
    ...relocationWords.refusals,
  },
  rules: {
    "kwatro-sinko.move-it-use-it": "Movela, usala: la primera ficha que se mueve es la del turno; no se mueve otra.",
    "kwatro-sinko.challenge": "Se desafía al recibir la banderilla y antes de tocar una ficha.",
    "kwatro-sinko.time": "El servidor controla el tiempo: nadie lo desafía.",
  },
  faults: faults.faults,
  missing: faults.missing,
  stakes: faults.stakes,
  actions: {
    ...relocationWords.actions,
  },
  hints: {
    draw_chip: "Tocá cualquiera: es un sorteo.",
    move: ({ chip }: { chip: string }, view: View) =>
      `Mové tu ${numberOf(chip)} al círculo marcado: ${spaceNumber(view.board[chip] ?? "") === null ? "así preparás tres en línea" : "así sale de su espacio con número"}.`,
    declare_win: ({ sentence }: { sentence: Sentence }) => `Declará la victoria con las fichas marcadas: ${written(sentence)}.`,
  },
  ui: {
    ...relocationWords.ui,
    passOnly: "¡Listo! Pasá la banderilla.",
    moveNow: "Tocá una de tus fichas y después un círculo libre.",
    drawNow: "Sorteo: tocá una ficha. El número más chico empieza, con los pares.",
    answerNow: (name: string) => `${name} dice que ganó con las fichas marcadas. ¿Es verdad? Aceptá, o desafiá.`,
    acceptNow: (name: string) => `${name} ganó con las fichas marcadas. Aceptá la victoria.`,
    nameNow: "Tocá las tres fichas del trayecto.",
    sayNow: "Decí la cuenta: las dos del mismo color, menos la otra.",
    unclear: "Decila así: número + número − número = resultado.",
    letGoNow: (chip: string) => `${numberOf(chip)}: tocá el círculo donde la ponés.`,
    passNow: "Ya moviste: pasá la banderilla, o declará la victoria.",
    noHint: "Ahora no podés declarar ningún trayecto.",
  },
} satisfies Overlay<Words>;

export const howto = {
  goal: "Sacá tus cinco fichas de los espacios con número. Después señalá tres fichas en una recta, dos de un color y una del otro: sumá las dos iguales, restá la otra, y si da 4 o 5, ganás.",
  turn: [
    "Al comienzo cada uno elige una ficha sin mirar. La menor empieza y juega con las pares; el otro, con las impares.",
    "En tu turno movés una ficha tuya por una recta, tantos círculos vacíos como quieras. No saltás fichas y no cruzás el área amarilla.",
    "Podés tocar una ficha y elegir otra. Pero la que movés es la del turno, y la que ponés se queda.",
    "Las tres fichas no tienen que estar pegadas: puede haber círculos vacíos entre ellas, pero no otra ficha. El trayecto no cruza el área amarilla.",
    "El par puede ser tuyo o del rival: 7 + 3 − 6 = 4 también gana.",
    "¿Ves un trayecto, y tus cinco fichas ya están fuera de los números? Con la banderilla, antes o después de mover, declará la victoria: tocá las tres fichas y decí la cuenta, como 6 + 2 − 3 = 5. Si no, pasá la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Desafiá al recibir la banderilla y antes de tocar una ficha: un recorrido no permitido, una ficha que se soltó y volvió a moverse, o dos fichas movidas.",
    "Una victoria declarada se desafía sin banderilla, en 20 segundos: un trayecto mal señalado, una ficha en un número, una cuenta mal hecha o un resultado que no es 4 ni 5.",
    "Si acertás, ponés una ficha del rival en cualquier círculo vacío, también en un número, y después jugás. Con esa ficha no podés ganar en ese turno. Si la victoria estaba mal, no vale.",
    "Si te equivocás, perdés el turno y recibís una falta; si desafiabas una victoria, queda firme. Desafiar a destiempo es una falta. Con tres faltas perdés.",
  ],
  end: [
    "El juego termina cuando una victoria declarada se acepta o nadie la desafía. Si nadie ve un trayecto, el juego sigue.",
    "Con el límite de tiempo, si quien empezó ya tocó o recolocó una ficha, los dos completan su turno. Si nadie gana, es empate.",
  ],
  clock: [
    "Cada turno dura un minuto, si la mesa no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si moviste una ficha, ahí queda y la banderilla pasa; si no, perdés el turno. Con el tercer aviso perdés el juego.",
  ],
  line: [
    ["slot 3", "elegir la ficha tapada 3 (de 0 a 9)"],
    ["4>e6", "mover la ficha 4 al círculo e6"],
    [".4", "solo tocar la ficha 4"],
    ["win c6 e6 g6 6+2-3=5", "declarar la victoria con esas fichas y esa cuenta"],
    ["3/b8 · waive", "recolocar la ficha 3 en b8 · renunciar a recolocar"],
    ["!kwatro-sinko.route", "desafiar esa regla"],
    ["accept · pass", "aceptar la victoria · pasar la banderilla"],
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  move: [
    "Vos jugás con las fichas pares. Una ficha se mueve en línea recta, sin saltar a otra. Tocá el 4 y después el círculo marcado.",
    "Ficha puesta, ficha jugada.",
  ],
  challenge: [
    "Es un torneo: nadie avisa las faltas. El 5 cruzó la zona amarilla del medio, y por ahí no hay líneas. Tocá «{challenge}» y elegí la regla del camino.",
    "Es una C (correcto): la falta está.",
  ],
  relocate: ["Como acertaste, vos decidís adónde va el 5. Tocalo y mandalo de vuelta a su número.", "¡A empezar de nuevo!"],
  line: [
    "Se gana con tres fichas en fila, dos de una clase y una de la otra, que den 4 o 5, cuando tus cinco fichas salieron de sus números. Llevá el 6 al círculo marcado, en la fila del 2 y del 3.",
    "2 y 6 son pares, 3 es impar.",
  ],
  win: [
    "Sumá las dos de la misma clase y restá la otra: 2+6-3=5. Tocá «{declare_win}», las tres fichas, escribí 2+6-3=5 y tocá el botón marcado.",
    "¡Da 5! Si nadie te desafía, ganaste.",
  ],
} satisfies Overlay<LessonWords>;
