import type { Title } from "../../contract";

export const en: Title = { name: "Queens & Guards", tag: "Your Queen on the throne and six guards round her; beware of the traps" };
