import { type AreaId, type NationId, UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import { book, cardOf, isProvince } from '../state/reading.js';
import type { Hispania, Stack } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { heirOf, lastUse, ownLastTurn } from './calendar.js';

/** The worth of units besides the land they hold: future gains, and what their heirs receive. */

const WORTH: { readonly [U in UnitKind]: number } = {
  infantry: 0.6,
  elite: 0.75,
  cavalry: 0.8,
  knight: 1.2,
  crusader: 0.3,
  castle: 1.5,
  fort: 0.4,
  berber: 0.2,
};
const LEADER = 0.6;
/** By turns left to use them; more turns count alike. */
const BY_TURNS: readonly number[] = [0, 0.35, 0.7];

/** Fighting power; an Infantry is one. */
export const POWER: { readonly [U in UnitKind]: number } = {
  infantry: 1,
  elite: 1.35,
  cavalry: 1.2,
  knight: 2.2,
  crusader: 2.2,
  castle: 3.2,
  fort: 1.1,
  berber: 1,
};

export function powerOf(stack: Stack): number {
  let power = 0;
  for (const kind of UNIT_KINDS) power += POWER[kind] * (stack[kind] ?? 0);
  return stack.leaders === undefined || stack.leaders.length === 0 ? power : power * 1.4;
}

export class UnitWorth {
  private readonly factor: number;
  private readonly inside: number;
  private readonly outside: number;
  private readonly state: Hispania;
  private readonly nation: NationId;

  constructor(state: Hispania, nation: NationId) {
    this.state = state;
    this.nation = nation;
    const left = Math.max(0, lastUse(state, nation) - state.turn);
    this.factor = BY_TURNS[left] ?? 1;
    [this.inside, this.outside] = this.handedOn();
  }

  /** Near a transformation, units handed on are worth more than others (11.castille.1, 14.6.2). */
  private handedOn(): readonly [number, number] {
    const { becomes } = cardOf(this.state, this.nation);
    const end = ownLastTurn(this.state, this.nation);
    if (becomes === undefined || end - this.state.turn > 1 || this.factor === 0) return [1, 1];
    if (heirOf(this.state, this.nation) === null && becomes.leastForSuccessor === undefined) return [0, 0];
    const most = becomes.convert.most;
    if (most === undefined) return [1, 1];
    let units = 0;
    for (const area of areasWith(this.state, this.nation)) {
      const stack = this.state.areas[area][this.nation];
      if (this.isInside(area)) for (const kind of MOVERS) units += stack?.[kind] ?? 0;
    }
    const share = Math.min(1, most / Math.max(1, units));
    const soon = end === this.state.turn ? 1 : 0.5;
    return [1 + soon * (1.6 * share - 1), becomes.within === undefined ? 1 : 1 - soon];
  }

  private isInside(area: AreaId): boolean {
    const within = cardOf(this.state, this.nation).becomes?.within;
    if (within === undefined) return true;
    if (!isProvince(area)) return false;
    return within.provinces.includes(area) || within.zones.includes(book(this.state).provinces[area].zone);
  }

  of(stack: Stack, area: AreaId): number {
    if (this.factor === 0) return 0;
    let sum = 0;
    for (const kind of UNIT_KINDS) sum += WORTH[kind] * (stack[kind] ?? 0);
    if (stack.leaders !== undefined) sum += LEADER * stack.leaders.length;
    return sum * this.factor * (this.isInside(area) ? this.inside : this.outside);
  }

  /** An ordinary unit, anywhere. */
  get usual(): number {
    return WORTH.infantry * this.factor;
  }
}
const MOVERS: readonly UnitKind[] = ['infantry', 'elite', 'cavalry', 'knight', 'crusader'];
