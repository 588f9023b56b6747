import { hmacSha256 } from '../dice/roller.js';
import type { GameRecord } from '../ports/store.js';

type Sealed = Pick<GameRecord, 'seed' | 'version'>;

/** 16-bit halves, and the number of mixing rounds. */
const ROUNDS = [0, 1, 2, 3];
const HALF = 0x1_0000;
/** Marks are larger than any number of entries. */
const MARKS = HALF * HALF;

/**
 * The game's version as buttons carry it. Ids must not reveal how many lines others write in secret: two marks do not
 * show how far apart they are, and only the table can decode one.
 */
export function markOf(game: Sealed, version = game.version): number {
  let [left, right] = [Math.floor(version / HALF) % HALF, version % HALF];
  for (const round of ROUNDS) [left, right] = [right, left ^ mixed(game, round, right)];
  return MARKS + left * HALF + right;
}

/** Buttons of earlier versions carry the number itself; so may someone trying numbers. */
export function isUnsealed(mark: number): boolean {
  return mark < MARKS;
}

/**
 * The version somebody saw. A foreign mark decodes to some number, most likely far off; a plain number decodes to none,
 * since trying them in turn would reveal the current version and how many lines others wrote.
 */
export function versionOf(game: Sealed, mark: number): number {
  if (isUnsealed(mark)) return Number.POSITIVE_INFINITY;
  let [left, right] = [Math.floor(mark / HALF) % HALF, mark % HALF];
  for (const round of ROUNDS.toReversed()) [left, right] = [right ^ mixed(game, round, left), left];
  return left * HALF + right;
}

function mixed({ seed }: Sealed, round: number, half: number): number {
  const [high = 0, low = 0] = hmacSha256(seed, `postumus mark 1\n${round}\n${half}`);
  return high * 256 + low;
}
