/** The words of the page in English. */
import { en as codes } from "./codes.en";
import type { PageWords } from "./page.es";
import { plural } from "./plural";

export const en: PageWords = {
  codes: codes as PageWords["codes"],

  app: {
    klass: "Class",
    name: "Banderilla",
    skip: "Skip to content",
    home: "Home",
    settings: "Settings",
    close: "Close",
    cancel: "Cancel",
    back: "Back",
    copy: "Copy",
    copied: "Copied",
    unknownGame: "This page has no board for this game yet.",
    chunkFailed: "The game could not be loaded. Are you online?",
    chunkLate: "The game is slow to load: it is on its way.",
    retry: "Try again",
    reload: "Update",
    code: "Code",
    entering: "Entering the table…",
    enteringClass: "Entering the class…",
    rules: "Rules of the game",
    dismiss: "All right",
  },

  link: {
    label: "Connection",
    live: "Online",
    connecting: "Connecting…",
    waiting: "No connection. Trying again…",
    blocked: (host, isSecure) =>
      `The server is there, but the network stops the game's connection. Try another network, or ask for WebSocket to ${host} to be allowed.${isSecure ? "" : " An https address usually passes."}`,
    offline: "Your device is offline.",
    again: "Try now",
    sending: "Sending…",
    unsent: (count) => `${plural("en", count, "action waits", "actions wait")} for the connection.`,
  },

  home: {
    title: "What shall we play?",
    lead: "Tabletop games with a referee, to play with someone or with the computer. No account: two taps open a table.",
    yourName: "Your name",
    nameHint: "This is how the table sees you.",
    join: "Join a table",
    code: "Table or class code",
    codeHint: "6 letters and digits; a class has 5",
    enter: "Join",
    badLink: "We could not read that link. Type the code.",
    badCode: "A code has 6 letters and digits (5 for a class), without O, 0, I and 1.",
    games: "Games",
    loading: "Loading the games…",
    seats: (counts) =>
      counts.length === 1 ? plural("en", counts[0] ?? 0, "player", "players") : `${counts[0]} to ${counts[counts.length - 1]} players`,
    shelves: { III: "Division III, Mathematics Pentathlon", II: "Division II, Mathematics Pentathlon", classic: "Classic boards", cards: "Cards", tiles: "Dice and tiles" },
    learned: "Lesson done",
    beaten: (won, all) => `Levels beaten: ${won} of ${all}`,
    play: "Play",
    modes: { assisted: "At home, with help", tournament: "Tournament" },
  },

  settings: {
    title: "Settings",
    language: "Language",
    sound: "Sound",
    soundOn: "Sound on",
    soundHint: "Never the only signal.",
    volume: "Volume",
    theme: "Colours",
    themes: { system: "Like the device", light: "Light", dark: "Dark" },
    motion: "Motion",
    motionOn: "Gentle animation",
    name: "Your name",
    save: "Save",
    saved: "Saved",
    notMe: "This is not me: forget who was at this device",
  },
};
