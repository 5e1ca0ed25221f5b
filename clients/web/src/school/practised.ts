/** The connection between the learner's skills and the server: the kinds of exercises of a game, the next exercise, and an answer. */
import type { Connection } from "../page/connection.svelte";
import { fetchExercise } from "./moment";
import { keepLearner, learnerNow, type Question } from "./learner";
import { type Answered, chosen, type Kind, learnt, ratingOf, type Wanted } from "./skills";
import type { Exercise } from "./view.gen";

const NUMBERS = 100_000_000;
export const someNumber = (): number => Math.floor(Math.random() * NUMBERS);

/** Returns the kinds of exercises of a game; empty if the server gives none. */
export async function kindsOf(connection: Connection, game: string): Promise<readonly Kind[]> {
  const outcome = await connection.ask({ type: "practise", game });
  return outcome.ok ? (outcome.params.kinds as unknown as Kind[]) : [];
}

/** Fetches the first of these exercises that exists: the search for a number may find nothing. */
export async function firstOf(game: string, tries: readonly { question: Question; number: number; kind?: string }[]): Promise<Exercise> {
  const [{ question, number, kind }, ...others] = tries as [(typeof tries)[number], ...typeof tries];
  const found = fetchExercise(game, question, number, kind);
  return others.length === 0 ? found : found.catch(() => firstOf(game, others));
}

/** Fetches the exercise that suits the learner. A kind without exercises for its question gives way to any kind. */
export async function suitable(game: string, kinds: readonly Kind[]): Promise<Exercise> {
  const { question, kind }: Wanted = chosen(learnerNow(), kinds, Date.now(), Math.random()) ?? { question: "fault", kind: "", skill: "counting" };
  const number = someNumber();
  return firstOf(game, [{ question, number, kind }, { question, number: someNumber(), kind }, { question, number }, { question: "fault", number }]);
}

/** Records an answer on this device, and tells the server how it went. */
export function noted(connection: Connection, exercise: Exercise, kinds: readonly Kind[], how: Answered): void {
  const kind = kinds.find(({ id }) => id === exercise.kind);
  const learner = learnerNow();
  if (exercise.skill === null || kind === undefined) return;
  const rating = ratingOf(learner, exercise.skill);
  keepLearner(learnt(learner, exercise.game, exercise.skill, kind.ratings[exercise.question], how, Date.now()));
  const done = { kind: kind.id, question: exercise.question, rating, right: how === "right" };
  void connection.ask({ type: "practise", game: exercise.game, done });
}
