import type { Title } from "../../contract";

export const en: Title = { name: "Truco", tag: "Flor, envido and truco for two to eight, with signs and calls" };
