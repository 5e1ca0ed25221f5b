import type { Title } from "../../contract";

export const en: Title = { name: "Takeaway", tag: "Take up to three and say how many are left" };
