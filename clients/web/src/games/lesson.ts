/** The sentences of a game's first lesson (`lesson` in `src/games/<slug>/words.<language>.ts`; `lesson_words.json` in a package). The
 * engine has the positions and the tasks (`lesson.json`). */
import { type Catalogue, catalogues, want, withWords } from "../words/catalogue";
import { packageHas } from "./packages.svelte";

/** A step's request, and the praise after it. `{roll}` is replaced by the label of that action's button. */
export type StepWords = readonly [say: string, done?: string];

/** Keyed by the step's name in the engine's lesson. */
export type LessonWords = Record<string, StepWords>;

const lessons = catalogues<LessonWords>(import.meta.glob("./*/words.{??,??-??}.ts", { query: "?part=lesson" }), "lesson");

/** Tells whether a game has a lesson. */
export const hasLesson = (slug: string): boolean => lessons.has(slug) || packageHas(slug, "lesson");

/** Returns the sentences of a game's lesson, or null if it has none. Rejects when they cannot be fetched. */
export async function loadLesson(slug: string): Promise<Catalogue<LessonWords> | null> {
  const lesson = lessons.get(slug) ?? (packageHas(slug, "lesson") && (await (await import("./packaged")).loadLessonWords(slug)));
  if (!lesson) return null;
  want(lesson);
  return withWords(async () => lesson);
}
