/** The sentences of a game's first lesson, `src/games/<slug>/words/lesson.<language>.ts`. The positions and what is asked for are the engine's (`engines/<slug>/lesson.json`). */
import { type Catalogue, catalogues, want, withWords } from "../words/catalogue";

/** What a step asks for, and what is told once it is done. `{roll}` stands for the label of that action's button. */
export type StepWords = readonly [say: string, done?: string];

/** By the step's name in the engine's lesson. */
export type LessonWords = Record<string, StepWords>;

const lessons = catalogues<LessonWords>(import.meta.glob("./*/words/lesson.{??,??-??}.ts"));

/** Whether there is a lesson of a game. */
export const hasLesson = (slug: string): boolean => lessons.has(slug);

/** The sentences of a game's lesson, or null where it has none. Rejects when they cannot be fetched. */
export async function loadLesson(slug: string): Promise<Catalogue<LessonWords> | null> {
  const lesson = lessons.get(slug);
  if (lesson === undefined) return null;
  want(lesson);
  return withWords(async () => lesson);
}
