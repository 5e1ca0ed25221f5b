/** The words that every table shares, in the Spanish of Argentina. */
import type { Overlay } from "./catalogue";
import { esAR as happenings } from "./happenings.es-AR";
import type { es } from "./table.es";

export const esAR = {
  happenings,
  waiting: {
    invite: "Invitá a jugar",
    inviteHint: "Mandá el enlace o mostrá el código QR.",
    you: "vos",
    sitHint: "Hay un asiento libre. ¿Jugás?",
    waitingStart: "Esperá a que empiece la partida quien abrió la mesa, o el réferi.",
    iAmNotReady: "Esperá, todavía no",
  },
  play: {
    grace: "¡Completá!",
    marks: "Desafíos",
    actions: "Qué podés hacer",
    log: "Qué pasó",
    resignAsk: "¿Rendirte? Perdés este juego.",
    referee: "Sos réferi",
    actionNames: {
      challenge: "Desafiar",
      no_challenge: "No desafío",
    },
    yourFlag: "¡Tenés la banderilla! Es tu turno.",
    challengedYou: (name: string) => `${name} te desafía.`,
  },
  challenge: {
    button: "Desafiar",

    otherWords: "Decilo con tus palabras",
    say: "¡Desafío!",
    noRules: "Acá no hay desafíos.",
  },
  result: {
    rematchLink: (name: string) => `¿${name} se fue? Mandale este enlace para la revancha:`,
  },
  referee: {
    challengeOf: (name: string) => `Desafío de ${name}`,
    action: "Desafío",
    rulingReasons: ["La regla se rompió", "La jugada vale", "No era el momento de desafiar"],
  },
  howto: {
    challenges: "Qué se puede desafiar",
    keys: "Tab va de un botón a otro, las flechas recorren el tablero, Enter o Espacio elige y Esc suelta. También podés escribir la jugada:",
  },
} satisfies Overlay<typeof es>;
