/** Names offered to guests, in Spanish. The adjectives are the same for both genders, so every pair is right. */
export const es = {
  animals: "Zorro Puma Tucán Hornero Delfín Búho Ciervo Colibrí Jaguar Oso Tortuga Ballena Nutria Lechuza Mariposa Llama Jirafa Garza Liebre Vicuña Rana Foca Abeja Tigre",
  adjectives: "Azul Verde Celeste Naranja Veloz Audaz Valiente Alegre Feliz Tenaz Brillante Genial",
  pair: (animal: string, adjective: string) => `${animal} ${adjective}`,
};
