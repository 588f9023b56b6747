import type { AreaId, NationId } from '../facts/ids.js';
import { book, hasUnitIn, isOffMap, isProvince, othersAt } from '../state/reading.js';
import { isUnitKind, type Piece, unitCount } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';
import { ableToRetreat } from './destinations.js';

/** Why a place is no refuge, and why a unit stays (6.6.3 to 6.6.7): the first rule in the way. */

/** A retreating nation, its area, and the places closed to it. */
export type Retreating = {
  readonly nation: NationId;
  readonly area: AreaId;
  /** Where attackers came from, or land being taken. */
  readonly barred: readonly AreaId[];
  readonly fighting: boolean;
  readonly woundedKnights: number;
};

export function currentRetreat({ frames }: Hispania): Retreating | null {
  const frame = frames.at(-1);
  if (frame?.kind === 'retreat') {
    const [next] = frame.queue;
    return next === undefined ? null : { ...next, barred: frame.barred, fighting: false, woundedKnights: 0 };
  }
  if (frame?.kind !== 'battle') return null;
  const side = frame.step === 'retreat-attacker' ? 'attacker' : frame.step === 'retreat-defender' ? 'defender' : null;
  if (side === null) return null;
  const { nation, woundedKnights } = frame[side];
  const barred = side === 'defender' ? frame.came : [];
  return { nation, area: frame.province, barred, fighting: true, woundedKnights };
}

const NO_REFUGE = [
  'retreat-far',
  'retreat-abroad',
  'retreat-came',
  'retreat-taken',
  'retreat-battle',
  'retreat-others',
  'retreat-full',
] as const;
type NoRefuge = (typeof NO_REFUGE)[number];

export function whyNoRefuge(state: Hispania, who: Retreating, to: AreaId): NoRefuge {
  const near = (book(state).neighbours.get(who.area) ?? []).some((border) => border.to === to);
  if (isOffMap(to) || !isProvince(to)) return 'retreat-abroad';
  if (!near && !(book(state).straits.get(who.area) ?? []).includes(to)) return 'retreat-far';
  if (who.barred.includes(to)) return who.fighting ? 'retreat-came' : 'retreat-taken';
  if (othersAt(state, to, who.nation).length > 0)
    return hasUnitIn(state, who.nation, to) ? 'retreat-battle' : 'retreat-others';
  return 'retreat-full';
}

/** No retreat can be chosen: nobody can leave, or there is nowhere to go. */
export function whyNoRetreat(state: Hispania, who: Retreating): 'retreat-nobody' | 'retreat-nowhere' {
  return unitCount(unitsAbleToRetreat(state, who)) === 0 ? 'retreat-nobody' : 'retreat-nowhere';
}

/** All units able to leave. */
export function unitsAbleToRetreat(state: Hispania, { nation, area, woundedKnights }: Retreating): Stack {
  return ableToRetreat(state, nation, area, woundedKnights);
}

const STAYS = ['stays-fixed', 'stays-wounded', 'stays-bound'] as const;
type Stays = (typeof STAYS)[number];

/** Why not all of these may go; null: another reason. */
export function whyStays(state: Hispania, who: Retreating, piece: Piece): Stays | null {
  if (!isUnitKind(piece)) return null;
  const here = state.areas[who.area][who.nation]?.[piece] ?? 0;
  if (here === 0) return null;
  if (piece === 'castle' || piece === 'fort') return 'stays-fixed';
  const able = (wounded: number) => ableToRetreat(state, who.nation, who.area, wounded)[piece] ?? 0;
  if (able(0) < here) return 'stays-bound';
  return able(who.woundedKnights) < here ? 'stays-wounded' : null;
}
