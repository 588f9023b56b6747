import type { AreaId, ProvinceId } from '../facts/ids.js';
import { type Party, partiesAt } from '../movement/groups.js';
import { oneOfEach, reachable } from '../movement/movable.js';
import { enemiesAt, isProvince } from '../state/reading.js';
import { isLeader, leaderOf, type Piece } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import type { Lot, NextTurn } from './next-turns.js';

/** What gets to a province in one movement: alone, or with a Leader. */
export interface Coming {
  readonly lot: Lot;
  /** Without a Leader from any of these; `dry`: across no river. */
  readonly alone: Way | null;
  /** Beside this Leader, if he starts there too. */
  readonly led: readonly { readonly leader: string; readonly from: AreaId; readonly way: Way }[];
}
type Way = { readonly dry: boolean };
type Ways = ReadonlyMap<AreaId, Way>;

/**
 * Who gets where in a nation's next movement, or by two movements of an Invasion or a Fougue. Units that a Leader would
 * pick up on his way are counted as going alone.
 */
export class Marches {
  private readonly next: NextTurn;
  private readonly known = new Map<string, Ways>();

  constructor(next: NextTurn) {
    this.next = next;
  }

  /** `twice`: with the second movement. */
  to(province: ProvinceId, twice: boolean): readonly Coming[] {
    return this.next.lots.flatMap((lot): readonly Coming[] => {
      const alone = lot.areas.flatMap((area) => this.ways(area, lot.piece, null, twice).get(province) ?? []);
      const led = lot.areas.flatMap((from) =>
        isLeader(lot.piece)
          ? []
          : this.leadersFrom(from).flatMap((leader) => {
              const way = this.ways(from, lot.piece, leader, twice).get(province);
              return way === undefined ? [] : [{ leader, from, way }];
            }),
      );
      const best = alone.length === 0 ? null : { dry: alone.some(({ dry }) => dry) };
      return best === null && led.length === 0 ? [] : [{ lot, alone: best, led }];
    });
  }

  private leadersFrom(area: AreaId): readonly string[] {
    return this.next.lots.flatMap(({ piece, areas }) => {
      const leader = leaderOf(piece);
      return leader !== null && areas.includes(area) ? [leader] : [];
    });
  }

  private ways(from: AreaId, piece: Piece, leader: string | null, twice: boolean): Ways {
    const key = `${from}/${piece}/${leader}/${twice}`;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const { state } = this.next;
    const once = this.movement(state, from, piece, leader);
    const found =
      twice && mayMoveTwice(state, leaderOf(piece) ?? leader) ? this.again(from, piece, leader, once) : once;
    const ways = isProvince(from) && !found.has(from) ? new Map([...found, [from, STAYS] as const]) : found;
    this.known.set(key, ways);
    return ways;
  }

  /** From everywhere it may stay after the first movement without a fight, itself included. */
  private again(from: AreaId, piece: Piece, leader: string | null, once: Ways): Ways {
    const { state, by } = this.next;
    const then: Hispania = { ...state, march: {}, stage: { ...state.stage, pass: 2, second: { kind: 'invasion' } } };
    const all = new Map(once);
    const peaceful = [...once.keys()].filter((area) => isProvince(area) && enemiesAt(state, area, by).length === 0);
    for (const area of new Set([...(isProvince(from) ? [from] : []), ...peaceful]))
      for (const [to, way] of this.movement(then, area, piece, leader))
        all.set(to, { dry: way.dry || all.get(to)?.dry === true });
    return all;
  }

  /** One movement of such a unit: on the way already, or as if it started there. */
  private movement(state: Hispania, from: AreaId, piece: Piece, leader: string | null): Ways {
    const { by } = this.next;
    const here = state.march[from] === undefined ? [] : partiesAt(state, by, from);
    const parties = (wanted: Piece): readonly Party[] => {
      const there = here.filter((party) => party.piece === wanted);
      return there.length > 0 ? there : [fresh(wanted)];
    };
    const ways = new Map<AreaId, Way>();
    for (const party of parties(piece)) {
      const group = leader === null ? [[party]] : parties(`leader:${leader}`).map((one) => [party, one]);
      for (const some of group) {
        for (const [to, list] of reachable(state, by, from, oneOfEach(some))) {
          const dry = list.some(({ river }) => !river);
          ways.set(to, { dry: dry || ways.get(to)?.dry === true });
        }
      }
    }
    return ways;
  }
}

const STAYS: Way = { dry: true };

function fresh(piece: Piece): Party {
  return { id: piece, piece, count: 1, used: 0, led: [], halted: false, marched: null };
}

/** 9.1.2, 9.2.1: all of an Invasion, the stack of a Leader, the units of a province. */
function mayMoveTwice({ stage: { second, pass } }: Hispania, leader: string | null): boolean {
  if (second === null || pass === 2) return false;
  return second.kind === 'invasion' || second.leader === null || second.leader === leader;
}
