import { PLACES } from './ground.js';

/** The purposes of throws, as the real dice are told them; battles and sieges are told apart by their places. */
export const [REBELLION_REGION, REBELLION_KIND, REBELLION_PLACE, EVENT, EVENT_COUNT] = [0, 1, 2, 3, 4];
export const [FRENCH_PLACE, BANDS_PLACE, EL_CID_DIE] = [5, 6, 7];
export const [REACTION_REGION, REACTION_FORCE, REACTION_PLACE, PORT, SIEGE_RETREAT] = [8, 9, 10, 11, 12];
export const BATTLE = 13;
export const SIEGE = BATTLE + PLACES;
export const PURPOSES = SIEGE + PLACES;

export interface Luck {
  nextTurn(): void;
  roll(purpose: number): number;
}

/** Each pair of faces of the first rising comes as often as the others. */
const PAIRS = 36;
/** Coprime to the pairs, so that neighbours differ in both faces. */
const STRIDE = 7;

/**
 * Luck that two lines of play can share though they throw in different order: a face depends on the turn, the purpose,
 * and how often that was thrown in the turn. Where the Muslims rise first, and how strong, goes through all faces.
 */
export class SwiftLuck implements Luck {
  private mixed = 0;
  private turn = 0;
  private seed = 0;
  private region = 0;
  private force = 0;
  private readonly counts = new Uint8Array(PURPOSES);

  begin(seed: number, number: number): void {
    this.seed = seed;
    this.turn = 0;
    this.nextTurn();
    const pair = (number * STRIDE) % PAIRS;
    this.region = 1 + (pair % 6);
    this.force = 1 + Math.floor(pair / 6);
  }

  nextTurn(): void {
    this.turn += 1;
    this.region = 0;
    this.force = 0;
    this.mixed = stirred(this.seed + Math.imul(this.turn, 0x9e3779b9));
    this.counts.fill(0);
  }

  roll(purpose: number): number {
    const count = (this.counts[purpose] ?? 0) + 1;
    this.counts[purpose] = count;
    if (count === 1) {
      if (purpose === REACTION_REGION && this.region > 0) return this.region;
      if (purpose === REACTION_FORCE && this.force > 0) return this.force;
    }
    const hash = stirred(this.mixed + Math.imul(count, 0x85ebca6b) + Math.imul(purpose + 1, 0xc2b2ae35));
    return 1 + Math.floor((hash / 2 ** 32) * 6);
  }
}

function stirred(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
