import type { Title } from "../../contract";

export const es: Title = { name: "Damas", tag: "Salta, corona y sopla: que no se te escape ninguna captura" };
