import type { Title } from "../../contract";

export const en: Title = { name: "Chess", tag: "The game of kings, with clocks, score sheet and referee" };
