import type { Title } from "../../contract";

export const en: Title = { name: "Ramrod", tag: "Coloured rods: fill rectangles and capture" };
