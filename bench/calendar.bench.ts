import { GAMES } from '../src/games/registry.js';
import type { Tempo } from '../src/table/ports/settings.js';
import { figuresOf } from '../tests/calendar/figures.js';
import { playThrough } from '../tests/calendar/play-through.js';
import { SYSTEMS } from '../tests/calendar/systems.js';
import { type Bench, measure } from './measure.js';

/** Median days at most that a game whose answers are settled ahead may take. */
const GOALS: Readonly<Record<string, number>> = {
  A: 15,
  'A-events': 18,
  D: 24,
  'A-advanced-events': 24,
  'medioevo-8': 13,
  'draco-hispano': 4,
};
const GAMES_EACH = 30;

/** How many days games last with people in several time zones, in tempo "days"; the baseline is "at the table". */
export const bench: Bench = async () =>
  Object.entries(GOALS).map(([name, atMost]) =>
    measure({
      name: `${name}: median days`,
      value: daysOf(name, 'days'),
      unit: 'days',
      baseline: daysOf(name, 'table'),
      goal: { of: 'value', atMost },
    }),
  );

function daysOf(name: string, tempo: Tempo): number {
  const system = SYSTEMS[name];
  const module = GAMES.find(({ id }) => id === system?.game);
  if (system === undefined || module === undefined) throw new Error(`no such system: ${name}`);
  const games = Array.from({ length: GAMES_EACH }, (_, at) => playThrough(module, { ...system, tempo }, at + 1));
  return figuresOf(games).median;
}
