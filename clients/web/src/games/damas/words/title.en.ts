import type { Title } from "../../contract";

export const en: Title = { name: "Draughts", tag: "Jump, crown and huff: let no capture slip by" };
