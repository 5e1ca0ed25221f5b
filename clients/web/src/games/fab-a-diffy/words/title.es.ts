import type { Title } from "../../contract";

export const es: Title = { name: "Fab-A-Diffy", tag: "Tiras de fracciones: suma o resta y toma el trío" };
