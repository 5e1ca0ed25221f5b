import type { Title } from "../../contract";

export const pt: Title = { name: "Qwinto", tag: "Três dados coloridos e uma planilha: todos anotam ao mesmo tempo" };
