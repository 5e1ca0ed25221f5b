import type { Title } from "../../contract";

export const en: Title = { name: "Kwatro-Sinko", tag: "Three chips in a line that make 4 or 5" };
