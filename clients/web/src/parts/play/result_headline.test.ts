import { beforeAll, describe, expect, it } from "vitest";

import type { ResultView } from "../../room/view";
import { loadWords } from "../../words/catalogue";
import { languages } from "../../words/languages";
import { wordsIn } from "../../words/page";
import { resultHeadline, type Said } from "./result_headline";
import { playWords } from "./words";

const names = (seat: number): string => ["Ana", "Bruno"][seat] ?? "";
const won = { result: "win", winners: [0], reason: "resign", score: "" } as unknown as ResultView;
const match = (ended: number, points: number[]) => ({ game: ended - 1, games: 2, ended, over: ended === 2, points, totals: [0, 0], past: [] });

describe.each([...languages.keys()])("the headline of a result in %s", (lang) => {
  let said: Said;
  beforeAll(async () => {
    await loadWords(lang);
    said = { lang, words: wordsIn(lang), own: playWords.of(lang), names };
  });

  it("names the winner of a single game", () => {
    expect(resultHeadline(won, { ...match(1, [1, 0]), games: 1, over: true }, 0, said)).toBe(said.words.result.youWin);
  });

  it("says which game of a match was won while the match goes on", () => {
    for (const seat of [0, 1, null]) expect(resultHeadline(won, match(1, [1, 0]), seat, said)).toMatch(new RegExp(`^${said.words.play.game(1, 2)} · `));
  });

  it("says who won the match after its last game, not who won that game", () => {
    expect(resultHeadline(won, match(2, [1, 3]), 1, said)).toBe(said.own.match.youWin);
    expect(resultHeadline(won, match(2, [1, 3]), 0, said)).toContain("Bruno");
    expect(resultHeadline(won, match(2, [1, 1]), null, said)).toBe(said.own.match.draw);
  });
});
