import { NOWHERE, SPACES } from './ground.js';
import { GENERALS, MOST_ARMIES, type Position } from './position.js';

const seen = new Uint8Array(SPACES);
const ahead: number[] = [];

/** All revolts connected to an army's space, its own among them (6.5). */
export function revoltSupport({ ground, discs }: Position, at: number): number {
  seen.fill(0);
  seen[at] = 1;
  ahead.length = 0;
  ahead.push(at);
  let sum = 0;
  for (let here = ahead.pop(); here !== undefined; here = ahead.pop()) {
    sum += discs[here] ?? 0;
    for (const to of ground.near[here] ?? []) {
      if (seen[to] === 1 || discs[to] === 0) continue;
      seen[to] = 1;
      ahead.push(to);
    }
  }
  return sum;
}

/** A general's chains of garrisons: what each adds wherever he stands beside it (6.1 to 6.4). */
export class Chains {
  private readonly chain = new Int8Array(SPACES);
  private readonly discs: number[] = [];
  private readonly isServed: number[] = [];
  private position: Position | null = null;
  private general = 0;

  of(position: Position, general: number): void {
    this.position = position;
    this.general = general;
    const { ground, owned } = position;
    const first = general * SPACES;
    this.chain.fill(NOWHERE);
    this.discs.length = 0;
    this.isServed.length = 0;
    for (let city = 0; city < SPACES; city++) {
      if (owned[first + city] === 0 || this.chain[city] !== NOWHERE) continue;
      const number = this.discs.length;
      let [sum, served] = [0, 0];
      this.chain[city] = number;
      ahead.length = 0;
      ahead.push(city);
      for (let here = ahead.pop(); here !== undefined; here = ahead.pop()) {
        sum += owned[first + here] ?? 0;
        served |= ground.served[general]?.[here] ?? 0;
        for (const to of ground.near[here] ?? []) {
          if (owned[first + to] === 0 || this.chain[to] !== NOWHERE) continue;
          this.chain[to] = number;
          ahead.push(to);
        }
      }
      this.discs.push(sum);
      this.isServed.push(served);
    }
  }

  /** What he adds to his die there. */
  support(from: number): number {
    const { position, general } = this;
    if (position === null) return 0;
    const { ground } = position;
    let [sum, served, met] = [0, ground.served[general]?.[from] ?? 0, 0];
    const own = this.chain[from] ?? NOWHERE;
    if (own !== NOWHERE) {
      met |= 1 << own;
      sum += this.discs[own] ?? 0;
      served |= this.isServed[own] ?? 0;
    }
    if (this.discs.length > 0) {
      for (const to of ground.near[from] ?? []) {
        const number = this.chain[to] ?? NOWHERE;
        if (number === NOWHERE || (met & (1 << number)) !== 0) continue;
        met |= 1 << number;
        sum += this.discs[number] ?? 0;
        served |= this.isServed[number] ?? 0;
      }
    }
    return sum + served;
  }
}

/** Doubled for each other general connected to the enemy's space (6.6, 6.7). */
export function friendsBeside({ ground, at }: Position, enemy: number, except: number): number {
  let factor = 1;
  for (let other = 0; other < GENERALS; other++) {
    const where = at[other] ?? NOWHERE;
    if (other !== except && where !== NOWHERE && ground.joined[enemy * SPACES + where] === 1) factor *= 2;
  }
  return factor;
}

/** Doubled for each army, except the one there, connected to the space. */
export function armiesBeside({ ground, armies }: Position, space: number, except: number): number {
  let factor = 1;
  for (let place = 0; place < MOST_ARMIES; place++) {
    const at = armies[place] ?? NOWHERE;
    if (at !== NOWHERE && at !== except && ground.joined[space * SPACES + at] === 1) factor *= 2;
  }
  return factor;
}

/** How many of six faces make (face + added) * factor greater than the wall. */
export function facesOver(added: number, factor: number, wall: number): number {
  const least = Math.floor(wall / factor) - added + 1;
  return least <= 1 ? 6 : least > 6 ? 0 : 7 - least;
}

/** How many of 36 throws are greater for one side; the other's the other way round. */
export function throwsOver(added: number, factor: number, against: number, doubled: number): number {
  let sum = 0;
  for (let face = 1; face <= 6; face++) sum += facesOver(added, factor, (face + against) * doubled);
  return sum;
}
