/** The Spanish words of the table's headline, of the tab's title and of the calls to an absent player. */
import type { Reason } from "./must_act";

export const es = {
  yours: {
    turn: "Es tu turno",
    answer: "Te toca contestar",
    result: "Te toca aceptar el resultado",
    ruling: "Te toca contestar la decisión",
    move: "Te toca a ti",
  } as Record<Reason, string>,
  theirs: {
    turn: (names: string) => `Turno de ${names}`,
    answer: (names: string, count: number) => `Espera a que ${names} ${count === 1 ? "conteste" : "contesten"}`,
    result: (names: string, count: number) => `Espera a que ${names} ${count === 1 ? "acepte" : "acepten"} el resultado`,
    ruling: (names: string, count: number) => `Espera a que ${names} ${count === 1 ? "conteste" : "contesten"} la decisión`,
    move: (names: string) => `Espera a ${names}`,
  } as Record<Reason, (names: string, count: number) => string>,
  /** The pieces of a seat: the reader's, and another player's. */
  /** Read by watchers: the seat has acted and only ends its turn. */
  passing: (names: string) => `${names} termina su turno`,
  plays: { yours: (side: string) => `Juegas con ${side}`, theirs: (side: string) => `Juega con ${side}` },
  tab: "¡Tu turno!",
  /** Spoken to a screen reader: the time for an answer, and a reminder shortly before its end. */
  answerWithin: (seconds: number) => `Tienes ${seconds} segundos para contestar.`,
  answerSoon: "¡Quedan 10 segundos para contestar!",
  /** Spoken to a screen reader: the picked or dropped piece or cell, and after a cell's name the places that the piece may go to. */
  picked: (label: string) => `Elegiste: ${label}.`,
  letGo: (label: string) => `Soltaste: ${label}.`,
  mayGo: "puedes ir ahí",
  /** Spoken to a screen reader: the places that a refusal or a ruling means. */
  marked: (places: string) => `Mira: ${places}.`,
  /** Spoken to a screen reader at its arrival at a table: the game, and the other players. */
  arrived: (game: string, others: string) => (others === "" ? `${game}.` : `${game} con ${others}.`),
  calls: {
    title: "Avisos cuando te toca",
    vibration: "Vibrar (en teléfonos)",
    notification: "Pedir permiso para avisarme",
    notificationOn: "Avisarme cuando no miro la página",
    blocked: "Este navegador no deja avisar. Se cambia en sus permisos.",
    hint: "El título de la pestaña lo dice siempre.",
  },
};
