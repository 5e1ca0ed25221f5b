import type { Title } from "../../contract";

export const es: Title = { name: "Reinas y Guardias", tag: "Tu Reina al trono y seis guardias alrededor; cuidado con las trampas" };
