/** The sentences of the first lesson of Queens & Guards, in English. */
import type { LessonWords } from "../../lesson";

export const en: LessonWords = {
  move: [
    "Bring your queen to the throne in the middle, with your six guards around it. You play blue. One step: tap the marked guard, then the marked space and the button.",
    "You go inwards or sideways, never back.",
  ],
  trap: [
    "A trap! A red guard stands between two of yours. Say it: tap the trap button, the red piece and the marked button.",
    "Now that piece must go one step back.",
  ],
  pass: ["“{pass_flag}”: this ends your turn.", "The trapped piece went back."],
  challenge: [
    "It is a tournament: nobody points out faults. The marked red piece went away from the middle without being trapped. Tap “{challenge}” and choose the rule about going backwards.",
    "It is a C: now you may send it to the edge.",
  ],
  ring: ["Your queen is on the throne and one guard is missing. Move it to the empty place of the ring.", "Six guards around it!"],
  win: ["Say that you have won: tap the marked button.", "If the other one does not challenge it, the game is yours."],
};
