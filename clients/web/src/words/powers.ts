/** What a referee may do at a board, in words, with the reasons that are given most. They come with the referee's desk. */
import type { Lang } from "../room/view";

const es = {
  title: "Qué hacer",
  why: "¿Por qué? (lo ven los dos lados)",
  ready: "Motivos listos",
  cancel: "Cancelar",
  minute: (minutes: number) => (minutes < 1 ? `${minutes * 60} segundos` : minutes === 1 ? "1 minuto" : `${minutes} minutos`),
  both: "A todos",
  asks: { who: "A quién", howLong: "Cuánto", kind: "Qué", result: "Resultado", seat: "En el lugar de", pupil: "Quién se sienta" },
  names: {
    pause: "Pausar",
    resume: "Seguir",
    adjourn: "Guardar para otro día",
    take_up: "Seguir la partida guardada",
    give_time: "Dar tiempo",
    call_time: "Pedir el límite de tiempo",
    warn: "Advertir o sancionar",
    force_result: "Decidir el resultado",
    replace_result: "Corregir el resultado",
    close_cards: "Cerrar las tarjetas",
    computer_in: "Que juegue la computadora",
    pupil_in: "Sentar a un alumno",
  },
  reasons: {
    pause: ["Escuchen un momento", "Recreo", "Problema con un aparato"],
    resume: ["Seguimos", "Ya está resuelto"],
    adjourn: ["Se acabó la hora", "Falta un jugador"],
    take_up: ["Seguimos hoy", "Ya están los dos"],
    give_time: ["Problema con un aparato", "Los interrumpieron"],
    call_time: ["Se acaba la hora", "Empieza otra ronda"],
    warn: ["No respeta al rival", "Habla con otros sobre la partida", "Golpea o tira cosas"],
    force_result: ["Un jugador no volvió", "Los dos estuvieron de acuerdo", "Se acabó la hora"],
    replace_result: ["Se contó mal", "Se anotó al revés", "Lo resolvió una opinión"],
    close_cards: ["Las revisé: están bien", "Un jugador no firmó"],
    computer_in: ["Se fue", "Se le rompió el aparato"],
    pupil_in: ["Llegó tarde", "Volvió", "No tenía con quién jugar"],
    remove: ["No es de esta clase", "No respeta a los demás"],
  } as Record<string, string[]>,
};

const en: typeof es = {
  title: "What to do",
  why: "Why? (both sides see it)",
  ready: "Ready reasons",
  cancel: "Cancel",
  minute: (minutes) => (minutes < 1 ? `${minutes * 60} seconds` : minutes === 1 ? "1 minute" : `${minutes} minutes`),
  both: "Everybody",
  asks: { who: "Who", howLong: "How much", kind: "What", result: "Result", seat: "In the place of", pupil: "Who sits down" },
  names: {
    pause: "Pause",
    resume: "Go on",
    adjourn: "Put away for another day",
    take_up: "Take up the game again",
    give_time: "Give time",
    call_time: "Call the time limit",
    warn: "Warn or sanction",
    force_result: "Decide the result",
    replace_result: "Put the result right",
    close_cards: "Close the cards",
    computer_in: "Let the computer play",
    pupil_in: "Seat a pupil",
  },
  reasons: {
    pause: ["Listen for a moment", "Break", "Trouble with a device"],
    resume: ["On we go", "That is settled"],
    adjourn: ["The lesson is over", "A player is missing"],
    take_up: ["We go on today", "Both are here"],
    give_time: ["Trouble with a device", "They were interrupted"],
    call_time: ["The lesson ends", "Another round begins"],
    warn: ["Does not respect the opponent", "Talks to others about the game", "Hits or throws things"],
    force_result: ["A player did not come back", "Both agreed", "The lesson is over"],
    replace_result: ["It was counted wrongly", "It was written the wrong way round", "An opinion settled it"],
    close_cards: ["I have looked at them: they are right", "A player did not sign"],
    computer_in: ["Has left", "The device broke"],
    pupil_in: ["Came late", "Is back", "Had nobody to play with"],
    remove: ["Is not of this class", "Does not respect the others"],
  },
};

export type PowerWords = typeof es;
export type PowerName = keyof PowerWords["names"];
export const powerWords: Record<Lang, PowerWords> = { es, en };
