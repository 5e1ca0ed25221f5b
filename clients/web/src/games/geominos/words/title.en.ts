import type { Title } from "../../contract";

export const en: Title = { name: "Geominos", tag: "Dominoes of shapes: turn, flip and join equal numbers for few points" };
