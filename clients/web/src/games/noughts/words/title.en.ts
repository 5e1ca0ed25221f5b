import type { Title } from "../../contract";

export const en: Title = { name: "Noughts", tag: "Nine squares and three in a row" };
