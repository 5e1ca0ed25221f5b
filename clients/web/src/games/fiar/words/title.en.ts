import type { Title } from "../../contract";

export const en: Title = { name: "FIAR", tag: "Four in a row on a net of circles" };
