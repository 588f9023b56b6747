import { hmacSha256 } from '../dice/roller.js';
import type { GameRecord } from '../ports/store.js';

type Sealed = Pick<GameRecord, 'seed' | 'version'>;

/** Halves of 16 bits, mixed so often. */
const ROUNDS = [0, 1, 2, 3];
const HALF = 0x1_0000;
/** Marks are beyond any number of entries. */
const MARKS = HALF * HALF;

/**
 * The version of the game as its buttons carry it. Whoever reads their ids shall not learn how many lines others write in
 * secret: two marks tell nothing of how far apart they are, and only the table finds back from one.
 */
export function markOf(game: Sealed, version = game.version): number {
  let [left, right] = [Math.floor(version / HALF) % HALF, version % HALF];
  for (const round of ROUNDS) [left, right] = [right, left ^ mixed(game, round, right)];
  return MARKS + left * HALF + right;
}

/** Buttons of former versions say the number itself, and so may whoever tries numbers one after the other. */
export function isPlain(mark: number): boolean {
  return mark < MARKS;
}

/**
 * The version that somebody saw. Of what is no mark of this game any number comes out, most likely a far one; of a plain
 * number none: by trying those one after the other he would find the present one, and how many lines others wrote.
 */
export function versionOf(game: Sealed, mark: number): number {
  if (isPlain(mark)) return Number.POSITIVE_INFINITY;
  let [left, right] = [Math.floor(mark / HALF) % HALF, mark % HALF];
  for (const round of ROUNDS.toReversed()) [left, right] = [right ^ mixed(game, round, left), left];
  return left * HALF + right;
}

function mixed({ seed }: Sealed, round: number, half: number): number {
  const [high = 0, low = 0] = hmacSha256(seed, `postumus mark 1\n${round}\n${half}`);
  return high * 256 + low;
}
