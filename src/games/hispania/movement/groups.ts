import { isTally, type SlotValue } from '../../../core/action.js';
import type { AreaId, NationId, UnitKind } from '../facts/ids.js';
import { cardOf, isMountain } from '../state/reading.js';
import { countOf, isLeader, isUnitKind, leaderOf, leaderPiece, type Piece } from '../state/stack.js';
import type { Hispania, Marched } from '../state/state.js';

/** How many provinces a unit enters per movement (5.1.1). Castles and Forts never move. */
export const REACH: { readonly [U in UnitKind]: number } = {
  infantry: 2,
  knight: 2,
  crusader: 2,
  elite: 3,
  cavalry: 4,
  berber: 2,
  castle: 0,
  fort: 0,
};
/** A Leader alone (5.2.4), and his bonus to units with him all the way (5.2.1). */
const LEADER_REACH = 3;
const LED = 1;

/** Units of one kind in one area with the same movement so far. */
export type Party = {
  /**
   * Its name in actions: the kind, or on the move `kind/<used>/<from>`, with `/led` behind it; and by whom, if that
   * differs.
   */
  readonly id: string;
  readonly piece: Piece;
  readonly count: number;
  readonly used: number;
  readonly led: readonly string[];
  readonly halted: boolean;
  readonly marched: Marched | null;
};

/** The nation's units here that could still come along, in a fixed order: longest remaining movement first. */
export function partiesAt(state: Hispania, nation: NationId, area: AreaId): readonly Party[] {
  const stack = state.areas[area][nation];
  if (stack === undefined) return [];
  const marched = state.march[area] ?? [];
  const parties: Party[] = [];
  const fresh = (piece: Piece) => {
    let count = countOf(stack, piece);
    for (const moved of marched) if (moved.unit === piece) count -= moved.count;
    if (count > 0) parties.push({ id: piece, piece, count, used: 0, led: NOBODY, halted: false, marched: null });
  };
  for (const kind of MOVERS) fresh(kind);
  for (const leader of stack.leaders ?? []) fresh(leaderPiece(leader));
  const furthest = marched.length < 2 ? marched : marched.toSorted((one, other) => leftToGo(other) - leftToGo(one));
  for (const moved of furthest) {
    const { unit, count, used, led, halted } = moved;
    const id = marchedId(moved);
    const twin = furthest.some((other) => other !== moved && marchedId(other) === id);
    const named = twin ? `${id}:${led.join('+')}` : id;
    parties.push({ id: named, piece: unit, count, used, led, halted, marched: moved });
  }
  return parties;
}
const MOVERS: readonly UnitKind[] = ['infantry', 'elite', 'cavalry', 'knight', 'crusader', 'berber'];

function marchedId(moved: Marched): string {
  if (isLeader(moved.unit)) return moved.unit;
  return `${moved.unit}/${moved.used}/${moved.from}${moved.led.length > 0 ? '/led' : ''}${moved.halted ? '/halted' : ''}`;
}

/** The parties tallies name, with the chosen counts; null for one that is not here or named twice. */
export function chosenParties(parties: readonly Party[], ...tallies: readonly SlotValue[]): readonly Party[] | null {
  const group: Party[] = [];
  for (const tally of tallies) {
    if (!isTally(tally)) continue;
    for (const id of Object.keys(tally)) {
      const count = tally[id] ?? 0;
      const party = parties.find((one) => one.id === id);
      if (party === undefined || count < 1 || count > party.count || !Number.isInteger(count)) return null;
      if (group.some((one) => one.id === id)) return null;
      group.push(count === party.count ? party : { ...party, count });
    }
  }
  return group.length === 0 ? null : group;
}

/** A group's Leaders by name, in a canonical order. */
export function leadersOf(group: readonly Party[]): readonly string[] {
  let leaders: string[] | null = null;
  for (const { piece } of group) {
    const leader = leaderOf(piece);
    if (leader === null) continue;
    if (leaders === null) leaders = [leader];
    else leaders.push(leader);
  }
  return leaders === null ? NOBODY : leaders.sort();
}
const NOBODY: readonly string[] = [];

export function ledBy(group: readonly Party[]): boolean {
  return group.some(({ piece }) => isLeader(piece));
}

/** A Leader takes along (5.2.5) units that have not moved, and those with him, not another, all the way. */
export function mayFollow({ piece, used, led }: Party, leaders: readonly string[]): boolean {
  return used === 0 || isLeader(piece) || led.some((leader) => leaders.includes(leader));
}

/**
 * How many more provinces the group may enter together (5.1.7, 5.2.6); 0 if it cannot move on as it is. A Leader goes
 * as far as his original companions, or his own three provinces.
 */
export function rangeOf(state: Hispania, area: AreaId, group: readonly Party[]): number {
  const leaders = leadersOf(group);
  const led = leaders.length > 0;
  const mountain = isMountain(state, area);
  let range = Number.POSITIVE_INFINITY;
  for (const party of group) {
    if (party.halted) return 0;
    if (led && !mayFollow(party, leaders)) return 0;
    if (party.used > 0 && mountain && !led) return 0;
    if (party.piece === 'berber' && !ledByTheirs(state, group)) return 0;
    range = Math.min(range, reachOf(party, led, group) - party.used);
  }
  return Math.max(0, range);
}

/** How much further a moving unit would get by itself, or with the Leader who brought it. */
export function leftToGo({ unit, used, led }: Marched): number {
  return isUnitKind(unit) ? REACH[unit] + (led.length > 0 ? LED : 0) - used : LEADER_REACH - used;
}

/** 11.omeyyad.12: Berbers follow only Al Mansur, even if another Leader survives his turn. */
function ledByTheirs(state: Hispania, group: readonly Party[]): boolean {
  const { nation } = state.stage;
  const powers = nation === null ? [] : (cardOf(state, nation).powers ?? []);
  const theirs = powers.flatMap((power) => (power.power === 'berbers' ? [power.leader] : []));
  return group.some(({ piece }) => theirs.some((leader) => leaderOf(piece) === leader));
}

function reachOf(party: Party, led: boolean, group: readonly Party[]): number {
  if (isUnitKind(party.piece)) return REACH[party.piece] + (led ? LED : 0);
  const leader = leaderOf(party.piece) ?? '';
  let reach = LEADER_REACH;
  for (const other of group) {
    if (other.used !== party.used || !isUnitKind(other.piece) || !mayFollow(other, [leader])) continue;
    reach = Math.max(reach, REACH[other.piece] + LED);
  }
  return reach;
}
