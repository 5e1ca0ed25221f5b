/** The English words about the stored data of a pupil. */
import type { es } from "./privacy_words.es";

export const en: typeof es = {
  title: "What we store about a pupil",
  lead: "For families and for a school's officer. There are no accounts, no e-mail, no passwords, no pictures, no advertisements.",
  parts: [
    {
      head: "What we store",
      lines: [
        "The name with which they come into the class: one they type, an invented one, or the one that their tutor put on the list. A nickname is enough.",
        "Their games: each action with its time, results, score cards, and sanctions with their reasons.",
        "Their messages to the referee when they appeal or disagree. Pupils cannot write to each other: there are only ready-made phrases.",
        "A random number that identifies their device, and whether it is connected. We do not store the place, except for six signs that identify a removed person in that class.",
        "Their answers to the tutor's questions to the class: the screen never names them. The tutor's private words to them, and the pupils they should not play. The tutors' notes, which only tutors read, and which are erased with the class.",
        "If they enter the weekend hour, which is no part of a class: a nickname from the server, their opponents and their points. It is erased within a week.",
        "On the device: a key, the name, the last class, their progress in the lessons and in the referees' school, and their results and ratings outside classes, which nobody else sees. «I am not …» erases all of it from that device.",
      ],
    },
    {
      head: "How long",
      lines: [
        "A class erases itself 30 days after its last round or its last date, or when its tutor says (between 1 and 365 days). The page of the class shows the date.",
        "The tutor may erase the class at any time, or a single pupil: the name disappears from the class, its boards and their logs.",
        "The list of the class is kept with the class, and erased with it.",
      ],
    },
    {
      head: "Who sees it",
      lines: [
        "Pupils of the class see the names, boards and results of their class. Tutors also see the messages to the referee.",
        "Anybody with the code sees the title of the class, its dates, and whether entry is open. If the class has a list and entry is open, they also see the missing names; the tutor can switch that off and hand out slips with QR.",
        "The class's screen shows names, boards and results. The tutor can open it to everybody with the code; at first it is closed.",
        "If the director of the class publishes the page for families, anybody with its link sees pairings, results and standings, and the boards if the director wants, with a delay. Names have the initial, unless the director shows them in full. At first there is no page.",
        "The operator of the server can see everything. Third parties get nothing.",
        "The slip with a pupil's QR lets anybody enter under that name: treat it like a key, and do not publish it.",
      ],
    },
    {
      head: "What families can ask for",
      lines: [
        "Their child's data in a file: the tutor downloads it on the page «Pupils», without the names of others.",
        "A correction of a name, or its erasure. Results stay without the name, because they also belong to the other players.",
        "Nobody has to come into the class to ask: ask the tutor or the school, who is responsible for the data.",
      ],
    },
    {
      head: "For the school's officer",
      lines: [
        "The details, item by item, with place and time, are in docs/privacy.md of the program; SECURITY.md says how to report a weakness.",
        "The log of the class records, with time and name, each entry, each download of its files and each tutor's orders.",
      ],
    },
  ],
};
