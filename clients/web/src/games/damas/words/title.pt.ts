import type { Title } from "../../contract";

export const pt: Title = { name: "Damas", tag: "Salte, coroe e sopre: que nenhuma captura escape" };
