/** Deals and changes the teams of a pentathlon for a tutor. Pure. */
import type { NamedTeam } from "@banderilla/client";

export type { NamedTeam };
export const MOST_TEAMS = 8;

/** Deals all pupils to teams of these names at random. Team sizes differ by at most one. */
export function dealt(pupils: readonly string[], names: readonly string[], random: () => number = Math.random): NamedTeam[] {
  const lots = new Map(pupils.map((person) => [person, random()]));
  const drawn = pupils.toSorted((one, other) => (lots.get(one) ?? 0) - (lots.get(other) ?? 0));
  return names.map((name, team) => ({ name, pupils: drawn.filter((_person, place) => place % names.length === team) }));
}

/** Moves the pupil to the team of that name, and out of all others. If the name is "", the pupil gets no team. */
export function withPupil(teams: readonly NamedTeam[], person: string, name: string): NamedTeam[] {
  return teams.map((team) => {
    const others = team.pupils.filter((each) => each !== person);
    return { name: team.name, pupils: team.name === name ? [...others, person] : others };
  });
}

export function withName(teams: readonly NamedTeam[], before: string, name: string): NamedTeam[] {
  return teams.map((team) => (team.name === before ? { ...team, name } : team));
}

export const teamOf = (teams: readonly NamedTeam[], person: string): string => teams.find((team) => team.pupils.includes(person))?.name ?? "";
