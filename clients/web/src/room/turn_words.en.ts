/** The English words of the table's headline, of the tab's title and of the calls to an absent player. */
import type { es } from "./turn_words.es";

export const en: typeof es = {
  yours: {
    turn: "It is your turn",
    answer: "Your turn to answer",
    result: "Your turn to accept the result",
    ruling: "Your turn to answer the ruling",
    move: "Your move",
  },
  theirs: {
    turn: (names) => `${names}'s turn`,
    answer: (names) => `Wait for ${names} to answer`,
    result: (names) => `Wait for ${names} to accept the result`,
    ruling: (names) => `Wait for ${names} to answer the ruling`,
    move: (names) => `Wait for ${names}`,
  },
  passing: (names) => `${names} ends the turn`,
  plays: { yours: (side) => `You play ${side}`, theirs: (side) => `Plays ${side}` },
  tab: "Your turn!",
  answerWithin: (seconds: number) => `You have ${seconds} seconds to answer.`,
  answerSoon: "10 seconds left to answer!",
  picked: (label: string) => `Picked: ${label}.`,
  letGo: (label: string) => `Let go: ${label}.`,
  mayGo: "you may go there",
  marked: (places: string) => `Look at: ${places}.`,
  arrived: (game: string, others: string) => (others === "" ? `${game}.` : `${game} with ${others}.`),
  calls: {
    title: "Alerts when it is your move",
    vibration: "Vibrate (on phones)",
    notification: "Ask for permission to notify me",
    notificationOn: "Notify me when I am not looking",
    blocked: "This browser does not allow notifications. Its permissions can be changed.",
    hint: "The title of the tab always says it.",
  },
};
