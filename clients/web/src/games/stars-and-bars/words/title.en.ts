import type { Title } from "../../contract";

export const en: Title = { name: "Stars & Bars", tag: "The more your card differs from its neighbours, the more it scores" };
