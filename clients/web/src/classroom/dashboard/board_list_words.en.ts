/** The words of the dashboard's list of boards in English. They come with the dashboard. */
import type { es } from "./board_list_words.es";

export const en: typeof es = {
  layout: "How the boards are shown",
  layouts: { tiles: "Boards", list: "List" },
  large: "Large",
  largeHint: "Six boards in the whole window, to share in a video call",
  pages: "Pages",
  earlier: "Earlier boards",
  later: "Later boards",
  page: (from, to, all) => `Boards ${from} to ${to} of ${all}`,
  always: "All boards, always at hand",
  away: (names) => `Away: ${names}`,
  hand: "Hand raised",
  summary: (boards, waiting) =>
    `${boards === 1 ? "1 board" : `${boards} boards`}, ${waiting === 0 ? "none needs anybody" : waiting === 1 ? "1 needs somebody" : `${waiting} need somebody`}`,
};
