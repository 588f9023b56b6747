import type { AreaId, NationId, UnitKind } from '../../facts/ids.js';
import { book, cardOf } from '../../state/reading.js';
import { peopleCount } from '../../state/stack.js';
import type { Hispania, Stack } from '../../state/state.js';
import { areasWith } from '../../state/whereabouts.js';
import { distances } from './distances.js';

/** Points for leaving the board, and for being on the way there (11.carthage.4, 11.omeyyad.6, 11.vandale.7). */
export class Exits {
  private readonly ways: readonly Way[];
  private readonly again: boolean;
  private readonly state: Hispania;

  constructor(state: Hispania, nation: NationId, again: boolean) {
    this.state = state;
    this.again = again;
    this.ways = waysOut(state, nation);
  }

  /** For entering it now; nothing if not allowed. */
  at(area: AreaId): number {
    return this.ways.find(({ to, from }) => to === area && from <= this.state.turn)?.points ?? 0;
  }

  /** For a stack that may leave in a turn or two. */
  ahead(area: AreaId, stack: Stack): number {
    let sum = 0;
    for (const way of this.ways) {
      for (const [kind, reach] of MARCHES) {
        const count = stack[kind] ?? 0;
        if (count > 0) sum += count * way.share * this.hope(way, area, reach);
      }
    }
    return sum;
  }

  private hope({ to, gates, from, until, points }: Way, area: AreaId, reach: number): number {
    const far = distances(book(this.state));
    const steps = gates === null ? far[to][area] : Math.min(...gates.map((gate) => far[gate][area])) + reach;
    const turns = Math.ceil(steps / reach) - (this.again ? 1 : 0);
    const turn = Math.max(from, this.state.turn + turns);
    if (turn > until) return 0;
    return points * PER_TURN ** Math.max(1, turn - this.state.turn);
  }
}

const MARCHES: readonly (readonly [UnitKind, number])[] = [
  ['infantry', 2],
  ['elite', 3],
  ['cavalry', 4],
];
/** Discount per turn for what may come between. */
const PER_TURN = 0.7;

type Way = {
  readonly to: AreaId;
  /** Leaving is possible only from these, by a move that began there; null: from any neighbour. */
  readonly gates: readonly AreaId[] | null;
  readonly from: number;
  readonly until: number;
  readonly points: number;
  /** The share of all units that may leave. */
  readonly share: number;
};

function waysOut(state: Hispania, nation: NationId): readonly Way[] {
  return (cardOf(state, nation).powers ?? []).flatMap((power): readonly Way[] => {
    if (power.power !== 'exit' && power.power !== 'migration') return [];
    const [from = 0, until = power.turns.at(-1) ?? 0] = [power.turns[0], power.turns.at(-1)];
    if (until < state.turn) return [];
    const gone = state.nations[nation].notes.exited;
    const most = power.power === 'exit' ? power.most - (typeof gone === 'number' ? gone : 0) : 99;
    const share = Math.max(0, Math.min(1, most / Math.max(1, people(state, nation))));
    const gates = power.power === 'migration' ? power.from : null;
    return [{ to: power.to, gates, from, until, points: power.pv, share }];
  });
}

function people(state: Hispania, nation: NationId): number {
  let sum = 0;
  for (const area of areasWith(state, nation)) sum += peopleCount(state.areas[area][nation]);
  return sum;
}
