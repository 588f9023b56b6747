/** The purposes of throws. */
export const [PROVINCE, CITY, MARCH, ROMAN, HISPANIC_DIE] = [1, 2, 3, 4, 5];
const PURPOSES = 6;

export interface Luck {
  nextTurn(): void;
  roll(purpose: number): number;
}

/**
 * Luck that two lines of play can share though they throw in different order: a face depends on the turn, the purpose,
 * and how often that was thrown in the turn.
 */
export class SwiftLuck implements Luck {
  private mixed = 0;
  private turn = 0;
  private seed = 0;
  private readonly counts = new Uint8Array(PURPOSES);

  begin(seed: number): void {
    this.seed = seed;
    this.turn = 0;
    this.nextTurn();
  }

  nextTurn(): void {
    this.turn += 1;
    this.mixed = stirred(this.seed + Math.imul(this.turn, 0x9e3779b9));
    this.counts.fill(0);
  }

  roll(purpose: number): number {
    const count = (this.counts[purpose] ?? 0) + 1;
    this.counts[purpose] = count;
    const hash = stirred(this.mixed + Math.imul(count, 0x85ebca6b) + Math.imul(purpose, 0xc2b2ae35));
    return 1 + Math.floor((hash / 2 ** 32) * 6);
  }
}

function stirred(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
