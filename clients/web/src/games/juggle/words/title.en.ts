import type { Title } from "../../contract";

export const en: Title = { name: "Juggle", tag: "Cover your board with polyominoes; no two of a colour may touch" };
