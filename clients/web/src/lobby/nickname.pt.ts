/** Names offered to guests, in Portuguese. The adjectives are the same for both genders, so every pair is right. */
import type { es } from "./nickname.es";

export const pt = {
  animals: "Raposa Puma Tucano Golfinho Coruja Jaguar Urso Tartaruga Baleia Lontra Borboleta Lhama Girafa Garça Lebre Capivara Sapo Foca Abelha Tigre Arara Tatu Quati Mico",
  adjectives: "Azul Verde Celeste Laranja Veloz Audaz Valente Alegre Feliz Tenaz Brilhante Genial",
  pair: (animal: string, adjective: string) => `${animal} ${adjective}`,
} satisfies typeof es;
