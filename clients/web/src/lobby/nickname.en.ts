/** Names offered to guests, in English. */
import type { es } from "./nickname.es";

export const en: typeof es = {
  animals: "Fox Puma Toucan Robin Dolphin Owl Deer Hummingbird Jaguar Bear Turtle Whale Otter Heron Butterfly Llama Giraffe Hare Frog Seal Bee Tiger Falcon Lynx",
  adjectives: "Blue Green Golden Orange Swift Bold Brave Merry Happy Silver Bright Clever",
  pair: (animal, adjective) => `${adjective} ${animal}`,
};
