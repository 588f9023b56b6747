import type { Play } from '../../engine/play.js';
import { UNIT_IDS, UNIT_TYPES, type UnitId, type UnitType } from '../../facts/kinds.js';
import { isTerritory } from '../../facts/place-ids.js';
import {
  type BattleBonus,
  type BattleEffect,
  bonusPoints,
  otherSide,
  type Side,
  type Wound,
} from '../../state/battle.js';
import type { FrameOf } from '../../state/frame.js';
import { BARBARIANS } from '../../state/land.js';
import type { Medioevo } from '../../state/state.js';
import { countOf, sizeOf, together, type Units, without } from '../../state/units.js';
import { protectedSide } from '../begin.js';
import { crewOf, damageSide, inMelee, orderOf, reserveFor } from '../sides.js';
import { guardLevel, shields } from '../throws/shields.js';
import { becomesLesser, endurance, HORDE_ORDER } from './damage.js';

type Here = FrameOf<'battle'>;

/** Points of one kind against a side, less what its building absorbs; taken wound by wound (6.4.9). */
export function wounded(play: Play, here: Here, wound: Wound): Here {
  const { side, by } = wound;
  const points = afterShield(play.state, here, wound);
  if (points === 0) return here;
  const { delayed } = here;
  // A surgeon keeps units that were shot fighting until the round is over (card 29).
  if ((by === 'siege' || by === 'archers') && bonusPoints(here, side, 'delay') > 0)
    return { ...here, delayed: { ...delayed, [side]: delayed[side] + points } };
  const ignored = Math.min(points, bonusPoints(here, side, 'ignore'));
  const after = ignored === 0 ? here : lessEffect(here, side, 'ignore', ignored);
  return points === ignored ? after : { ...after, wounds: [...after.wounds, { ...wound, points: points - ignored }] };
}

/** The points of a kind left after the building's protection (6.5.8). */
export function afterShield(state: Medioevo, here: Here, { side, by, points }: Omit<Wound, 'captured'>): number {
  const guarded = by !== 'losses' && protectedSide(state, here) === side && shields(state, here, side, by);
  return guarded ? Math.max(0, points - guardLevel(state, here, side)) : points;
}

/** Uses up points of an effect. */
function lessEffect(here: Here, side: Side, what: BattleEffect, points: number): Here {
  let open = points;
  const bonuses = here.bonuses.flatMap((one) => {
    if (one.side !== side || one.what !== what || open === 0) return [one];
    const used = Math.min(open, one.points);
    open -= used;
    return one.points === used ? [] : [{ ...one, points: one.points - used }];
  });
  return { ...here, bonuses };
}

/** The type the enemy paid to hit, as far as he paid (Tactics). */
function aimedAt(here: Here, { side, by }: Wound): BattleBonus | undefined {
  if (by === 'losses') return undefined;
  return here.bonuses.find((one) => one.side !== side && one.what === 'tactics');
}

/** Units that may be hit now: the melee, and crews when nobody else is left (6.5.6). */
export function unitsToHit(state: Medioevo, here: Here, side: Side): Units {
  const front = inMelee(state, here, side);
  return sizeOf(front) > 0 ? front : crewOf(state, here, side);
}

export function exposedTypes(state: Medioevo, here: Here, side: Side): readonly UnitType[] {
  const units = unitsToHit(state, here, side);
  return UNIT_TYPES.filter((type) => countOf(units, type) > 0);
}

/**
 * The side hit has a choice: several types, or units of one type that may each become lesser or fall (6.4.9), and not
 * enough points to destroy all.
 */
export function mayChoose(state: Medioevo, here: Here, wound: Wound): boolean {
  const { side, points } = wound;
  if (here[side] === BARBARIANS || aimedAt(here, wound) !== undefined) return false;
  const units = unitsToHit(state, here, side);
  const [reserve, atSea] = [reserveFor(state, here[side]), !isTerritory(here.at)];
  const [only, ...others] = UNIT_TYPES.filter((type) => countOf(units, type) > 0);
  if (only === undefined || points >= endurance(units, reserve, atSea)) return false;
  return others.length > 0 || (points > 1 && countOf(units, only) > 1 && becomesLesser(only, reserve, atSea));
}

/**
 * The part of a wound without a choice: all, or as much as the melee takes, since the crews may offer a choice again.
 */
export function woundWithoutChoice(state: Medioevo, here: Here, { side, points }: Wound): number {
  if (sizeOf(crewOf(state, here, side)) === 0) return points;
  return Math.min(
    points,
    endurance(unitsToHit(state, here, side), reserveFor(state, here[side]), !isTerritory(here.at)),
  );
}

/** Takes the first wound, or so many of its points with one type; by default by the order of losses. */
export function takeWound(play: Play, here: Here, type: UnitType | null, most: number): Here {
  const [wound, ...rest] = here.wounds;
  if (wound === undefined) return here;
  const { side } = wound;
  const aim = aimedAt(here, wound);
  const first = aim?.type ?? type;
  const points = aim === undefined ? most : Math.min(most, aim.points);
  const usual = here[side] === BARBARIANS ? HORDE_ORDER : orderOf(play.state, here, side).losses;
  const order = first === null ? usual : [first, ...usual.filter((other) => other !== first)];
  const { lost } = damageSide(play, here, side, points, order);
  play.emit({ type: 'damaged', side, owner: here[side], points, by: wound.by, lost: { ...lost } });
  const left = wound.points - points;
  const taken = wound.captured ? lost : wound.by === 'losses' ? {} : keptAlive(here, side, lost);
  if (bonusPoints(here, side, 'rebuy') > 0) mayBuyBack(play, here[side], without(lost, taken));
  const after: Here = {
    ...here,
    wounds: left > 0 ? [{ ...wound, points: left }, ...rest] : rest,
    lost: { ...here.lost, [side]: together(here.lost[side], lost) },
    taken: { ...here.taken, [side]: together(here.taken[side], taken) },
  };
  const aimed = aim === undefined ? after : lessEffect(after, otherSide(side), 'tactics', points);
  return wound.captured ? aimed : lessEffect(aimed, otherSide(side), 'take', sizeOf(taken));
}

/** A Jailer captures losses alive, as many as the card allows (39). */
function keptAlive(here: Here, side: Side, lost: Units): Units {
  let open = here[side] === BARBARIANS ? 0 : bonusPoints(here, otherSide(side), 'take');
  const kept: { [Unit in UnitId]?: number } = {};
  for (const unit of UNIT_IDS) {
    const count = Math.min(open, lost[unit] ?? 0);
    if (count > 0) kept[unit] = count;
    open -= count;
  }
  return kept;
}

/** A side's losses this round so far, without prisoners. */
export function lostThisRound({ lost, taken, lostBefore }: Here, side: Side): Units {
  return without(without(lost[side], taken[side]), lostBefore[side]);
}

/** A Surgeon lets the owner buy these back in the next phase 4 (28). */
export function mayBuyBack(play: Play, owner: string, lost: Units): void {
  if (owner === BARBARIANS || sizeOf(lost) === 0) return;
  const { rebuy, rebuyIn } = play.realm(owner);
  const turn = play.state.turn + 1;
  play.changeRealm(owner, { rebuy: together(rebuyIn === turn ? rebuy : {}, lost), rebuyIn: turn });
}
