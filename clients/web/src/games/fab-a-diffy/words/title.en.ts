import type { Title } from "../../contract";

export const en: Title = { name: "Fab-A-Diffy", tag: "Fraction strips: add or subtract and take the trick" };
