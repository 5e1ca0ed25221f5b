/** The five exercises of a day, and the small picture of how they went. */
import { nameOfGame } from "../games";
import { ownResults } from "../my_games/own_record";
import { type Lang } from "../words/languages";
import type { Question } from "./learner";

export const FIVE = 5;
const MIN_KNOWN = 2;
const SIDE = 600;
/** The side of the position in the picture. */
export const BOARD = 340;

/** A number of the second try for a position of the day, far from the days' own numbers. */
const APART = 1_000_000;

/** Returns the position of the day, which is the same for everybody: its game, and its questions and numbers to try in turn. */
export function ofTheDay(games: readonly string[], day: number): { game: string; tries: { question: Question; number: number }[] } {
  const sorted = [...games].sort();
  const game = sorted[day % sorted.length] ?? "";
  const numbers = [day, day + APART, day + 2 * APART];
  return { game, tries: [{ question: day % 2 === 0 ? "fault" : "rule", number: day }, ...numbers.map((number) => ({ question: "fault" as const, number }))] };
}

/** Returns the games of the other exercises: those that the learner has played, or all if these are few. They differ each day. */
export function gamesOf(games: readonly string[], day: number): string[] {
  const played = games.filter((game) => ownResults()[game] !== undefined);
  const some = [...(played.length < MIN_KNOWN ? games : played)].sort();
  return Array.from({ length: FIVE - 1 }, (_, index) => some[(day * (FIVE - 1) + index) % some.length] ?? "");
}

async function loaded(art: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = art;
  await image.decode().catch(() => undefined);
  return image.complete && image.naturalWidth > 0 ? image : null;
}

/**
 * Makes a square picture without names: the title, the day, the position, and one mark for each answer. `art` is the address of the game's
 * picture, which takes the place of a position that the browser could not draw.
 */
export async function pictureOf(title: string, date: string, game: string, lang: Lang, position: CanvasImageSource | null, art: string | undefined, right: readonly boolean[]): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const draw = canvas.getContext("2d");
  if (draw === null) return null;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim() || "#222";
  draw.fillStyle = colour("--paper");
  draw.fillRect(0, 0, SIDE, SIDE);
  draw.fillStyle = colour("--ink");
  draw.textAlign = "center";
  const font = style.getPropertyValue("--font").trim() || "sans-serif";
  draw.font = `700 44px ${font}`;
  draw.fillText(title, SIDE / 2, 72, SIDE - 40);
  draw.font = `28px ${font}`;
  draw.fillText(`${nameOfGame(game, lang)} · ${date}`, SIDE / 2, 116, SIDE - 40);
  const shown = position ?? (art === undefined ? null : await loaded(art));
  if (shown !== null) draw.drawImage(shown, (SIDE - BOARD) / 2, 136, BOARD, BOARD);
  draw.font = `64px ${font}`;
  draw.fillText(right.map((each) => (each ? "★" : "☆")).join(" "), SIDE / 2, 536);
  draw.font = `22px ${font}`;
  draw.fillText(location.host, SIDE / 2, 574, SIDE - 40);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Offers the picture to the device's share sheet, or downloads it. */
export async function share(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], "banderilla.png", { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
