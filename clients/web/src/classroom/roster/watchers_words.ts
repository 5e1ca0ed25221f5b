/** Words for the list of who watches the class and its boards. Spanish first. */
import type { Lang } from "../../room/view";

export const watchersWords = {
  es: {
    watching: (count: number) => `Miran: ${count}`,
    hint: "Quién mira la clase desde fuera, o una mesa en la que no juega. Los alumnos no ven esta lista.",
    nobody: "Nadie mira ahora.",
    atClass: "la página de la clase",
    board: (round: number, board: number) => `ronda ${round}, mesa ${board}`,
    since: (time: string) => `desde las ${time}`,
    stranger: "no es de la clase",
    part: "La clase está repartida en varios servidores: puede faltar quien mira desde otro.",
    again: "Actualizar",
  },
  en: {
    watching: (count: number) => `Watching: ${count}`,
    hint: "Who watches the class from outside, or a board at which they do not play. Pupils do not see this list.",
    nobody: "Nobody watches now.",
    atClass: "the class's page",
    board: (round: number, board: number) => `round ${round}, board ${board}`,
    since: (time: string) => `since ${time}`,
    stranger: "not of this class",
    part: "The class is spread over several servers: who watches from another may be missing.",
    again: "Refresh",
  },
} satisfies Record<Lang, unknown>;
