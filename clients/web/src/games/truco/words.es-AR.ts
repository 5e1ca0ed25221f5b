/** The words of Truco, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { FaultWords, GameEvent, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { View } from "./view";
import { card, type Words } from "./words.es";

export const title = {};

export const faults = {
  faults: {
    "truco.flor-callada": "Tener flor obliga a cantarla, y no se cantó: |cantala antes de jugar o de cantar otra cosa.",
    "truco.flor-sin-tener": "No hay flor: hacen falta tres cartas del mismo palo. |Cantá otra cosa.",
    "truco.flor-mal-cantada": [
      "Esos no son los puntos de la flor: 20 más las tres cartas; las figuras valen 0. |Contalos otra vez.",
      ({ said, right }) => `Se cantó ${said} de flor${right === null ? ", y no es lo que dicen las cartas" : `, y son ${right}`}: 20 más las tres cartas; las figuras valen 0.`,
    ],
    "truco.entrometerse": "En el pica-pica solo hablan los dos que juegan: |esperá tu turno.",
    "truco.palabras": "La palabra se dice exacta, sin diminutivos: |usá el botón, o decila como es.",
  },
  stakes: {
    false_flor: "el otro lado gana los puntos de pedir flor sin razón, y no te llevás una falta",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

export const play = {
  phases: {
    cut: "Cortá el mazo, o que repartan sin cortar",
    play: "Jugá una carta o cantá",
    review: "Revisión: recogé los tantos",
  },
  reviewing: {
    review: "Así terminó la mano: recogé los tantos o desafiá",
  },
  refusals: {
    nothing_to_beat: "Nadie cantó un punto todavía: decí el tuyo.",
    no_partner: "No tenés compañero.",
    signal_spent: "Ya hiciste una seña; esperá a que pase algo en la mesa.",
    look_spent: "Ya cambiaste la mirada; esperá a que pase algo en la mesa.",
    reserved_word: "En tu frase hay una palabra reservada: cantala con su botón.",
    need_both: "Contestá las dos: el envido y el truco.",
    own_team: "No se desafía al propio lado.",
    flor_closed: "Ya no podés cantar flor.",
  },
  actions: { challenge: "Desafiar" },
  happenings: { challenge: (event: GameEvent, names: Names) => `${names(event.seat)} desafía.` },
  rules: { "truco.impugnar": "Los desafíos: en la revisión, antes de recoger los tantos." },
  faults: faults.faults,
  stakes: faults.stakes,
  hints: {
    cut: "Cortá por donde quieras, o que repartan sin cortar: da igual, es un sorteo.",
    discard: ({ card: id }: { card: string }) => `Dejá tu ${card(id)}: así te quedan las mejores.`,
    play: ({ card: id }: { card: string }, view: View) => `Jugá tu ${card(id)}: ${(view.hand?.length ?? 0) > 1 ? "así cuidás las otras" : "es la que te queda"}.`,
    declare: ({ value }: { value: number | null }) => (value === null ? "El otro tiene más puntos: decí «son buenas» y guardás tus cartas." : `Cantá ${value}: es lo que suman tus cartas.`),
    accept: "La mano terminó: recogé los tantos.",
    signal: "Hacele a tu compañero la seña de tu mejor carta: así sabe cómo jugar.",
  },
  ui: {
    cutNow: "Tocá «Sin cortar» y se reparte. O cortá por donde quieras.",
    florNow: (name: string | null) => `${name === null ? "Hay flor" : `${name} cantó flor`}. ¿Tenés tres del mismo palo?`,
    singNow: "Tenés flor: cantala antes de seguir.",
    playNow: (calls: boolean) => `Tocá la carta que jugás${calls ? ", o cantá" : ""}.`,
    beatNow: (name: string, card: string) => `${name} jugó ${card}. ¿Le ganás?`,
    leadNow: (calls: boolean) => `La baza es tuya. Tocá otra carta${calls ? ", o cantá" : ""}.`,
    discardNow: "Tocá la carta que dejás.",
    layNow: (card: string) => `Jugá el ${card}, o tocá otra carta.`,
    declareNow: "Cantá tu envido: los puntos de dos cartas del mismo palo, más 20.",
    declareFlorNow: "Cantá tu flor: los puntos de tus tres cartas, más 20.",
    answerNow: "¿Querés o no querés?",
    answerOrRaise: "¿Querés, no querés o subís?",
    acceptNow: "Así terminó la mano. Recogé los tantos.",
    givesUp: "dejás la mano",
    doings: "Qué podés hacer",
    calls: "Qué podés decir",
    chooseWords: "Elegí las palabras en orden",
    lookAt: "Mirás a",
  },
} satisfies Overlay<Words>;

export const howto = {
  goal: "Juntá 30 tantos antes que los otros: así se gana un chico, y con dos chicos la partida. Ganás tantos con las cartas, con la flor, con el envido y haciendo creer lo que no tenés.",
  turn: [
    "Cada uno recibe tres cartas. Se juega hacia la derecha y empieza el mano, a la derecha del que da. Entre tres, el gallo recibe cuatro y descarta una.",
    "En tu turno jugá una carta. La más alta gana la baza; si empatan los dos bandos es parda. Quien gana dos bazas gana la mano. Después de una parda decide la baza siguiente. Si la última es parda, gana quien ganó la primera; con tres pardas, el mano.",
    "Las mejores son el as de espadas, el as de bastos, el siete de espadas y el siete de oros. Siguen los tres, los dos y los otros ases; después rey, caballo, sota, los otros sietes, seis, cinco y cuatro.",
    "Flor: tres cartas del mismo palo. Cantala en la primera baza, antes de jugar tu carta. Vale 3 y anula el envido. Si el otro bando también canta, se puede subir con contraflor.",
    "Envido: en la primera baza, antes de jugar tu carta. Dos cartas del mismo palo valen 20 más sus números; las figuras valen 0. Si no hay dos del mismo palo, cuenta la carta más alta. Envido querido vale 2, real envido 3 y falta envido lo que le falta al que más tiene para llegar a 30. El número más alto gana; si son iguales, el más cercano al mano.",
    "Truco querido vale 2, retruco 3 y vale cuatro 4. Para subir hay que querer antes, y sube el bando que quiso. Si el otro bando no quiere, ganás lo que valía antes.",
    "También podés irte al mazo: dejás tus cartas.",
    "La palabra obliga: lo que decís en la charla también vale.",
  ],
  challenges: [
    "Al terminar la mano hay una revisión. Ahí podés desafiar a uno del otro bando.",
    "Pido flor (flor callada): si tenía flor y no la cantó, todos los tantos de su bando pasan al tuyo, con 3 más. Si no la tenía, muestra dos cartas y su bando gana 3.",
    "Flor sin tenerla: si acertás, todos los tantos de su bando pasan al tuyo.",
    "Envido o flor mal cantados: quien ganó dijo un número falso. Esos tantos pasan a tu bando.",
    "Entrometerse: en el pica-pica, entre seis, solo hablan los dos que juegan. El duelo termina sin sus tantos y tu bando gana 4.",
    "Un desafío equivocado es una falta (menos «pido flor») y uno fuera de lugar también. Tres faltas en un chico lo pierden.",
  ],
  line: [
    ["E7", "jugar una carta: E espadas, B bastos, O oros, C copas; 10 sota, 11 caballo, 12 rey"],
    ["envido · real_envido · falta_envido", "decirlo"],
    ["truco · retruco · vale_cuatro", "decirlo"],
    ["quiero retruco", "varias palabras juntas"],
    ["flor", "cantar la flor"],
    ["declare 33 · declare -", "cantar 33 · son buenas"],
    ["mazo", "irse al mazo"],
    ["cut 10 · knock", "cortar · sin cortar (golpear)"],
    ["discard O1", "descartar (el gallo)"],
    ["signal malas · look 2", "hacer una seña · mirar al tercer jugador"],
    ["challenge 1 truco.flor-callada", "desafiar al segundo jugador"],
    ["accept", "recoger los tantos"],
    ['"hola', "charlar"],
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  envido: ["Tenés 7 y 6 de espadas: son 20 + 7 + 6 = 33 para el envido, lo máximo. ¡Cantalo! Tocá «Envido».", "El otro quiso."],
  points: ["Decí cuánto tenés: 33. Escribilo y tocá el botón marcado.", "«Son buenas»: 2 puntos para vos, que se anotan al final de la mano."],
  first: [
    "Ahora las cartas. La más alta gana la baza, y quien gana dos se lleva la mano. Tu 7 de espadas es muy fuerte: tocalo y después el botón.",
    "Solo el 1 de espadas y el 1 de bastos le ganan. La primera es tuya.",
  ],
  truco: [
    "Con la primera ganada, subí la apuesta: tocá «Truco». Si el otro no quiere, ganás 1 punto; si quiere, se juega por 2.",
    "El otro quiso.",
  ],
  second: ["Te queda el 1 de oros, que le gana a los 12. Jugalo.", "Dos bazas: la mano es tuya, con 2 puntos de envido y 2 de truco."],
} satisfies Overlay<LessonWords>;
