/** Homework: its tasks in words, and the work of a pupil. Pure. */
import { nameOfGame } from "../../games";
import type { HomeworkTaskView, HomeworkView, ShareView } from "../view.gen";
import type { ClassView } from "../view";
import type { HomeworkWords } from "./words";

export type { HomeworkTaskView, HomeworkView, ShareView } from "../view.gen";

export function taskText(task: Omit<HomeworkTaskView, "skill"> & { skill?: string }, words: HomeworkWords, lang: string): string {
  const game = task.game === "" ? "" : nameOfGame(task.game, lang);
  if (task.kind === "boards") return words.boards;
  if (task.kind === "game") return words.play(game, task.wins === true, task.position === true);
  return words.exercises(game, task.count, task.skill === undefined ? "" : (words.skills[task.skill] ?? task.skill));
}

export const shareOf = (shares: readonly ShareView[], homework: number, task: number): ShareView | null =>
  shares.find((share) => share.homework === homework && share.task === task) ?? null;

/** Returns a text that changes with the homework of a class, and with the person's boards there, because these may be homework too. */
export function homeworkState(view: ClassView, person: string): string {
  const boards = view.rounds.flatMap((round) => round.boards.filter(({ seats }) => seats.includes(person)).map(({ code, state }) => `${code} ${state}`));
  return JSON.stringify([view.homework, view.homework_changes, boards]);
}

/** Returns all homework of a class as its tutors see it, the latest first. */
export const homeworkOf = (view: ClassView): HomeworkView[] =>
  [...(view.homework ?? []), ...(view.desk?.single_homework ?? [])].toSorted((one, other) => other.number - one.number);

/** Returns the work on a task in neutral words. */
export function shareText(share: ShareView | null, task: HomeworkTaskView, words: HomeworkWords): string {
  if (share === null) return task.kind === "boards" ? words.notFor : words.notYet;
  if (share.state === "done") return words.done;
  return share.of > 1 ? words.partOf(share.done, share.of) : words.begun;
}

/** Returns the tasks that the pupil has: games of the class are only for their players. */
export const tasksOf = (homework: HomeworkView, shares: readonly ShareView[]): { task: HomeworkTaskView; index: number; share: ShareView | null }[] =>
  homework.tasks
    .map((task, index) => ({ task, index, share: shareOf(shares, homework.number, index) }))
    .filter(({ task, share }) => task.kind !== "boards" || share !== null);
