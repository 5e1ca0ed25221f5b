import type { Title } from "../../contract";

export const en: Title = { name: "Qwinto", tag: "Three coloured dice and a sheet: everybody writes at once" };
