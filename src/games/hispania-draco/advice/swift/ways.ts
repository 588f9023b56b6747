import { CITIES, SPACES } from './ground.js';
import type { Position } from './position.js';

const MOST_COST = 12;
const UNREACHED = 99;

/** The spaces that can be reached, and for how much. */
export class Ways {
  readonly cost = new Uint8Array(SPACES);
  readonly reached: number[] = [];
  private readonly settled = new Uint8Array(SPACES);
  private readonly chained = new Uint8Array(SPACES);
  private readonly queues: number[][] = Array.from({ length: MOST_COST + 1 }, () => []);
  private readonly along: number[] = [];

  /** Of a general (5.1.1 to 5.1.8); those where he may stop are `reached`. */
  of(position: Position, from: number, denarii: number): void {
    const { cost, settled, chained, queues, reached } = this;
    const { links } = position.ground;
    cost.fill(UNREACHED);
    settled.fill(0);
    chained.fill(0);
    reached.length = 0;
    for (const queue of queues) queue.length = 0;
    cost[from] = 0;
    queues[0]?.push(from);
    for (let paid = 0; paid <= denarii; paid++) {
      for (const here of queues[paid] ?? []) {
        if (settled[here] === 1) continue;
        settled[here] = 1;
        if (here !== from && position.generalAt(here) < 0) reached.push(here);
        if (paid === denarii) continue;
        if (here < CITIES && chained[here] === 0) this.alongRoads(position, here, paid + 1);
        for (const { to, segments } of links[here] ?? []) {
          if (isOpen(position, to)) this.reach(to, paid + segments, denarii);
        }
      }
    }
  }

  private reach(to: number, paid: number, denarii: number): void {
    if (paid > denarii || paid >= (this.cost[to] ?? 0)) return;
    this.cost[to] = paid;
    this.queues[paid]?.push(to);
  }

  /** An unbroken chain of roads is one segment (5.1.5). */
  private alongRoads(position: Position, from: number, paid: number): void {
    const { along, chained } = this;
    chained[from] = 1;
    along.length = 0;
    along.push(from);
    for (const here of along) {
      for (const { to, printedRoad, connection } of position.ground.links[here] ?? []) {
        if (chained[to] === 1 || (!printedRoad && position.laid[connection] !== 1) || !isOpen(position, to)) continue;
        chained[to] = 1;
        along.push(to);
        this.reach(to, paid, MOST_COST);
      }
    }
  }
}

/** No city in revolt, no sea without a fleet (5.1.2, 5.1.3). */
function isOpen({ discs, fleet }: Position, to: number): boolean {
  return to < CITIES ? discs[to] === 0 : fleet[to] === 1;
}

/** Seas that a fleet can reach and stop in, by their cost in order (5.1.4, 5.1.7). */
export function voyagesOf(position: Position, from: number, denarii: number): readonly (readonly [number, number])[] {
  const found: [number, number][] = [[from, 0]];
  for (const [here, paid] of found) {
    for (const { to, segments } of position.ground.links[here] ?? []) {
      if (to < CITIES || position.discs[to] !== 0 || found.some(([sea]) => sea === to)) continue;
      if (paid + segments <= denarii) found.push([to, paid + segments]);
    }
  }
  return found.filter(([sea]) => position.fleet[sea] === 0);
}
