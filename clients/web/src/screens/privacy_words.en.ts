/** The English words about the stored data of a pupil. */
import type { es } from "./privacy_words.es";

export const en: typeof es = {
  title: "What is stored of a pupil",
  lead: "For families and for a school's officer. There are no accounts, no e-mail, no passwords, no pictures, no advertisements.",
  parts: [
    {
      head: "What is stored",
      lines: [
        "The name with which they come into the class: one they type, an invented one, or the one that their tutor put on the list. A nickname is enough.",
        "Their games: each action with its time, results, score cards, and sanctions with their reasons.",
        "What they write to the referee when they appeal or disagree. Pupils write nothing to each other: there are only ready-made phrases.",
        "A random number by which their device is known again, and whether it is connected. Where from is not stored, but for six signs by which somebody who was sent out is known again in that class.",
        "What they answer to a question of their tutor's to the class: on the screen nobody sees whose it is. What their tutor writes to them alone, and with whom they had better not play.",
        "On the device: a key, the name, the last class, and what they have learnt in the lessons and in the referees' school. «I am not …» erases all of it from that device.",
      ],
    },
    {
      head: "How long",
      lines: [
        "A class erases itself 30 days after its last round, or when its tutor says (between 1 and 365 days). The date stands on the page of the class.",
        "The tutor may erase the class at any time, or one pupil alone: the name goes from the class, from its boards and from their logs.",
        "The list of the class is kept with the class, and erased with it.",
      ],
    },
    {
      head: "Who sees it",
      lines: [
        "Pupils of the class see the names, boards and results of their class. Tutors also see what is written to the referee.",
        "Whoever has only the code sees the title of the class and whether one may come in. Where the class has a list and the door is open, they see the names that are missing too; the tutor can switch that off and hand out slips with QR.",
        "The class's screen shows names, boards and results. Where the tutor opens it to everybody who has the code, they see them too; at first it is closed.",
        "Whoever runs the server can see everything. Nothing is sent to third parties.",
        "The slip with a pupil's QR brings in whoever has it under that name: it is like a key, and is not published.",
      ],
    },
    {
      head: "What families can ask for",
      lines: [
        "Their child's data in a file: the tutor downloads it on the page «Pupils», without the names of others.",
        "That a name is corrected, or all of it erased. Results stay, without a name, because they are also of whoever played there.",
        "Nobody has to come into the class to ask: ask the tutor or the school, who is responsible for the data.",
      ],
    },
    {
      head: "For the school's officer",
      lines: [
        "The details, item by item, with place and time, stand in docs/privacy.md of the program; how to report a weakness, in SECURITY.md.",
        "Who came in, who took the files of the class and what each tutor ordered is written, with time and name, in the log of the class.",
      ],
    },
  ],
};
