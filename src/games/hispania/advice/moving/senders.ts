import type { Book } from '../../facts/book.js';
import { type AreaId, type NationId, type ProvinceId, UNIT_KINDS } from '../../facts/ids.js';
import { REACH } from '../../movement/groups.js';
import { killPoints } from '../../scoring/kills.js';
import { book, cardOf } from '../../state/reading.js';
import type { Hispania, Stack } from '../../state/state.js';
import { areasWith } from '../../state/whereabouts.js';
import { type Prospects, prospectsOf } from '../prospects.js';
import { POWER } from '../unit-worth.js';
import { provincesWithin } from './distances.js';

/** Likely attackers: strength and motive. */
export interface Threat {
  readonly by: NationId;
  readonly power: number;
  /** From 0 to 1. */
  readonly desire: number;
  /** Plays before this turn ends. */
  readonly thisTurn: boolean;
}

/** Berbers only accompany others. */
const ATTACKS_AT: typeof REACH = { ...REACH, berber: 0 };
/** One's own nations are attacked only for good reasons. */
const SAME_HANDS = 0.25;

type ForceAt = { readonly area: AreaId; readonly stack: Stack };

/** Its units on the board, and those arriving with its next turn (3.2). */
function forcesOf(state: Hispania, by: NationId, turn: number): readonly ForceAt[] {
  const { status } = state.nations[by];
  if (status === 'gone' || status === 'neutral') return [];
  const forces: ForceAt[] = [];
  for (const area of areasWith(state, by)) {
    const stack = state.areas[area][by];
    if (stack !== undefined) forces.push({ area, stack });
  }
  for (const { turn: due, at, units, upTo } of cardOf(state, by).arrivals ?? []) {
    const coming = units ?? upTo;
    if (due !== turn || coming === undefined) continue;
    const areas = at.flatMap((area) => (area === 'own' ? [] : [area]));
    for (const area of areas) forces.push({ area, stack: coming });
  }
  return forces;
}

/** How much of a nation can reach each province; null: it has nobody to send. */
type Coming = ReadonlyMap<ProvinceId, number> | null;
type Sent = { readonly facts: Book; readonly forces: readonly ForceAt[]; readonly power: Coming };
/** By nation, for this turn and the next: one that has not moved reaches the same places with the same power. */
const sent = new Map<string, Sent>();

export function powerBy(state: Hispania, by: NationId, turn: number): Coming {
  const facts = book(state);
  const forces = forcesOf(state, by, turn);
  const key = `${by}${turn}`;
  const before = sent.get(key);
  if (before?.facts === facts && sameForces(before.forces, forces)) return before.power;
  const power = forces.length === 0 ? null : powerOfAll(facts, forces, invades(state, by, turn));
  sent.set(key, { facts, forces, power });
  return power;
}
function sameForces(one: readonly ForceAt[], other: readonly ForceAt[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ area, stack }, at) => area === other[at]?.area && stack === other[at].stack)
  );
}

function invades(state: Hispania, by: NationId, turn: number): boolean {
  return cardOf(state, by).invasion?.turn === turn;
}

function powerOfAll(facts: Book, forces: readonly ForceAt[], invasion: boolean): ReadonlyMap<ProvinceId, number> {
  const power = new Map<ProvinceId, number>();
  for (const { area, stack } of forces) {
    const led = stack.leaders !== undefined && stack.leaders.length > 0 ? 1 : 0;
    for (const kind of UNIT_KINDS) {
      const count = stack[kind] ?? 0;
      if (count === 0 || ATTACKS_AT[kind] === 0) continue;
      const sends = count * POWER[kind] * (led === 1 ? 1.3 : 1);
      for (const province of provincesWithin(facts, area, (ATTACKS_AT[kind] + led) * (invasion ? 2 : 1)))
        power.set(province, (power.get(province) ?? 0) + sends);
    }
  }
  return power;
}

/** A potential attacker. */
export class Sender {
  private wish: { readonly prospects: Prospects; readonly kill: number } | null = null;
  private readonly state: Hispania;
  private readonly nation: NationId;
  private readonly by: NationId;
  private readonly power: ReadonlyMap<ProvinceId, number>;
  private readonly thisTurn: boolean;

  constructor(
    state: Hispania,
    nation: NationId,
    by: NationId,
    power: ReadonlyMap<ProvinceId, number>,
    thisTurn: boolean,
  ) {
    this.state = state;
    this.nation = nation;
    this.by = by;
    this.power = power;
    this.thisTurn = thisTurn;
  }

  to(province: ProvinceId): Threat | null {
    const { state, nation, by, thisTurn } = this;
    const most = this.power.get(province);
    if (most === undefined) return null;
    this.wish ??= {
      prospects: prospectsOf(state, by),
      kill: killPoints(state, { by, of: nation, unit: 'infantry', ledBy: [] }),
    };
    const { prospects, kill } = this.wish;
    const hands = state.nations[by].seat === state.nations[nation].seat ? SAME_HANDS : 1;
    const motive = prospects.now[province] + prospects.later[province] + 0.7 * kill;
    const more = invades(state, by, thisTurn ? state.turn : state.turn + 1) ? 2 : 1;
    const limit = (book(state).provinces[province].stacking + more) * 1.3;
    const desire = (hands * (motive + 0.15)) / (motive + 1.8);
    return { by, power: Math.min(most, limit), desire, thisTurn };
  }
}
