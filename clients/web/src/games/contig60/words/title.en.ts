import type { Title } from "../../contract";

export const en: Title = { name: "Contig 60", tag: "Three dice, a sum and five chips in a row" };
