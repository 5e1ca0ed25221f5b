import type { Title } from "../../contract";

export const pt: Title = { name: "Tire e conte", tag: "Pegue até três e diga quantas ficam" };
