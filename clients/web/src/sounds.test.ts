import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Sounds } from "./sounds";
import { setVolume } from "./storage";
import * as tones from "./tones";

class Silence {
  state = "running";
}

let played: unknown[][];

beforeEach(() => {
  vi.stubGlobal("AudioContext", Silence);
  played = [];
  vi.spyOn(tones, "sound").mockImplementation((_context, volume, tone, after_s) => void played.push([tone, volume, after_s]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  setVolume(0.5);
});

/** Lets the sounds load and play. */
const loaded = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function heard(sounds: Sounds): Promise<unknown[]> {
  sounds.land({ sound: "wood", after_ms: 0 });
  sounds.hear("ruling");
  sounds.play("flag");
  sounds.play("bell");
  await vi.waitFor(loaded);
  await loaded();
  return played.map(([tone]) => tone);
}

test("the page is silent until its first touch, and at volume 0", async () => {
  expect(await heard(new Sounds())).toEqual([]);
  const sounds = new Sounds();
  sounds.unlock();
  sounds.volume = 0;
  expect(await heard(sounds)).toEqual([]);
});

test("a touched page plays pieces and signals at the stored volume", async () => {
  setVolume(0.2);
  const sounds = new Sounds();
  sounds.unlock();
  expect(await heard(sounds)).toEqual(["wood", "challenge", "flag", "bell"]);
  expect(played.map(([, volume]) => volume)).toEqual([0.2, 0.2, 0.2, 0.2]);
});

test("a silent table of a class plays nothing; its tutor still hears a call", async () => {
  const sounds = new Sounds();
  sounds.unlock();
  sounds.isQuiet = () => true;
  expect(await heard(sounds)).toEqual(["bell"]);
});

test("a hidden tab plays the turn, and no pieces", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const sounds = new Sounds();
  sounds.unlock();
  expect(await heard(sounds)).toEqual(["flag", "bell"]);
});

test("each event has its signal, and the winner hears a fanfare", () => {
  expect(["ruling", "time_reminder", "game_ended", "moved"].map((kind) => tones.toneOf(kind))).toEqual(["challenge", "warn", "over", undefined]);
  expect(tones.toneOf("game_ended", true)).toBe("won");
});
