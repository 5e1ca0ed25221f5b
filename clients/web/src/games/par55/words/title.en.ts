import type { Title } from "../../contract";

export const en: Title = { name: "Par 55", tag: "Blocks that are alike, and two pawns on their way to 55" };
