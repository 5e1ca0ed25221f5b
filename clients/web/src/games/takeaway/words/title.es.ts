import type { Title } from "../../contract";

export const es: Title = { name: "Quita y cuenta", tag: "Toma hasta tres y di cuántas quedan" };
