import { count, fields, list, oneOf, type Read, record } from '../../../kit/data/reader.js';
import { EVENT_EFFECTS, LEVELS, type Level, SOURCES } from './kinds.js';
import { TERRITORY_IDS } from './place-ids.js';

/** The levels on the two faces of each of a player's ten property tokens (1.2). */
const FACES: readonly (readonly Level[])[] = [[1, 3], [1, 3], [1, 2], [1, 2], [1, 2], [1, 2], [2, 3], [2, 3], [1], [1]];

/** Every set of levels, with the tokens that show one of them. */
const SETS = [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]].map((levels) => ({
  levels,
  tokens: FACES.filter((faces) => faces.some((face) => levels.includes(face))).length,
}));

/** Are there enough property tokens for all these vehicles at once (4.4)? By Hall's theorem. */
export function tokensSuffice(levels: readonly Level[], most: number): boolean {
  if (levels.length > most) return false;
  const wanted = (among: readonly number[]) => levels.filter((level) => among.includes(level)).length;
  return SETS.every((set) => wanted(set.levels) <= set.tokens);
}

/** The levels that still have a token besides those used. */
export function levelsLeft(used: readonly Level[], most: number): readonly Level[] {
  return LEVELS.filter((level) => tokensSuffice([...used, level], most));
}

const event = fields({
  number: count,
  /** Three, of which the first player chooses two. */
  effects: list(oneOf(EVENT_EFFECTS)),
  area: list(oneOf(TERRITORY_IDS)),
  /** On its back: the tolerated tax while it lies on top. */
  toleratedTax: count,
  sources: record(oneOf(SOURCES)),
});
export const eventsFile = fields({ events: list(event) });
export type EventCard = Read<typeof event>;
