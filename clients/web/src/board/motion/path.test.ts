import { expect, test } from "vitest";
import { passesAt, tripOf } from "./path";

const MANNER = { size: 40, scale: 1, lifts: false };
const STONES = [0, 40, 80, 120].map((x) => ({ x, y: 0 }));

test("a straight slide has two points and lands once", () => {
  const trip = tripOf([STONES[0]!, STONES[3]!], "slide", MANNER);
  expect(trip.way.map(({ x }) => x)).toEqual([0, 120]);
  expect(trip.landings_ms).toEqual([trip.ms]);
});

test("a hop touches each place of its path, and is in the air between them", () => {
  const trip = tripOf(STONES, "hop", MANNER);
  expect(trip.way.map(({ x }) => x)).toEqual([0, 40, 80, 120]);
  expect(trip.landings_ms).toEqual(trip.way.slice(1).map(({ at_ms }) => at_ms));
  const inTheAir = trip.postures.filter(({ rise }) => rise > 0);
  expect(inTheAir).toHaveLength(3);
  for (const landing of trip.landings_ms) expect(inTheAir.map(({ at_ms }) => at_ms)).not.toContain(landing);
});

test("many hops together take at most a second and a half", () => {
  const far = Array.from({ length: 15 }, (_, index) => ({ x: index * 40, y: 0 }));
  expect(tripOf(far, "hop", MANNER).ms).toBeLessThanOrEqual(1_500);
  expect(tripOf(far, "slide", MANNER).ms).toBeLessThanOrEqual(1_500);
});

test("a rolling chip turns whole times in the direction of its way, and ends upright", () => {
  const turns = (x: number): number => tripOf([{ x: 0, y: 0 }, { x, y: 0 }], "roll", MANNER).postures.at(-1)!.turn;
  expect(turns(300)).toBe(720);
  expect(turns(-100)).toBe(-360);
});

test("a thrown card turns to its place by the same angle for both players", () => {
  const [from, to] = [{ x: 10, y: 300 }, { x: 200, y: 80 }];
  const turn = tripOf([from, to], "throw", MANNER).postures[0]!.turn;
  expect(Math.abs(turn)).toBeGreaterThan(20);
  expect(tripOf([from, to], "throw", MANNER).postures[0]!.turn).toBe(turn);
  expect(tripOf([from, to], "throw", MANNER).postures.at(-1)!.turn).toBe(0);
});

test("the rival's piece first rises at its place", () => {
  const trip = tripOf(STONES.slice(0, 2), "slide", { ...MANNER, lifts: true });
  expect(trip.way[1]!.at_ms - trip.way[0]!.at_ms).toBeGreaterThanOrEqual(100);
  expect(trip.way[1]).toMatchObject({ x: 0 });
  expect(trip.postures[1]!.scale).toBeGreaterThan(1);
});

test("a captured piece waits until its captor passes it", () => {
  const trip = tripOf([{ x: 0, y: 0 }, { x: 80, y: 80 }, { x: 160, y: 0 }], "hop", MANNER);
  const first = passesAt(trip, { x: 40, y: 40 }, 20)!;
  const second = passesAt(trip, { x: 120, y: 40 }, 20)!;
  expect(0 < first && first < trip.landings_ms[0]!).toBe(true);
  expect(trip.landings_ms[0]! < second && second < trip.ms).toBe(true);
  expect(passesAt(trip, { x: 300, y: 300 }, 20)).toBeNull();
});
