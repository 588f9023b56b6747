import { armiesBeside, Chains, facesOver, friendsBeside, revoltSupport } from './battle.js';
import { CITIES, SPACES } from './ground.js';
import { type Luck, ROMAN } from './luck.js';
import type { Position } from './position.js';
import { diceOf } from './revolt.js';
import { voyagesOf, Ways } from './ways.js';

/** What a general may do, as a number: the deed, where, and for how many denarii. */
export const DEEDS: readonly string[] = ['done', 'move', 'sail', 'place', 'remove', 'siege', 'attack'];
export const [DONE, MOVE, SAIL, PLACE, REMOVE, SIEGE, ATTACK] = [0, 1, 2, 3, 4, 5, 6];
const [A_DEED, A_SPACE] = [1000, 10];

export function deedOf(kind: number, space: number, denarii: number): number {
  return kind * A_DEED + space * A_SPACE + denarii;
}
export function kindOf(deed: number): number {
  return Math.floor(deed / A_DEED);
}
export function spaceOf(deed: number): number {
  return Math.floor((deed % A_DEED) / A_SPACE);
}
export function denariiOf(deed: number): number {
  return deed % A_SPACE;
}

const chains = new Chains();
const ways = new Ways();

/** Carried out for the general whose turn it is; false: not possible any more. */
export function carryOut(position: Position, deed: number, luck: Luck): boolean {
  const { general, at } = position;
  const [kind, space, denarii] = [kindOf(deed), spaceOf(deed), denariiOf(deed)];
  const here = at[general] ?? -1;
  if (denarii > position.denarii || here < 0) return false;
  switch (kind) {
    case DONE:
      position.denarii = 0;
      return true;
    case MOVE:
      ways.of(position, here, position.denarii);
      if (!ways.reached.includes(space)) return false;
      position.denarii -= ways.cost[space] ?? 0;
      at[general] = space;
      return true;
    case SAIL:
      return sails(position, here, space);
    case PLACE:
      return garrisons(position, here);
    case REMOVE:
      if (position.owned[general * SPACES + here] === 0) return false;
      position.denarii -= 1;
      position.take(general, here);
      return true;
    default:
      return fights(position, kind, here, space, denarii, luck);
  }
}

/** With his fleet (5.1.4). */
function sails(position: Position, here: number, to: number): boolean {
  if (position.fleet[here] !== 1) return false;
  const voyage = voyagesOf(position, here, position.denarii).find(([sea]) => sea === to);
  if (voyage === undefined) return false;
  position.denarii -= voyage[1];
  position.fleet[here] = 0;
  position.fleet[to] = 1;
  position.at[position.general] = to;
  return true;
}

function garrisons(position: Position, here: number): boolean {
  const { general, reserve, ground, height } = position;
  if (here >= CITIES || position.denarii < 1 || reserve[general] === 0 || (height[here] ?? 0) >= 3) return false;
  const province = ground.province[here] ?? 0;
  if (ground.isCapital[here] === 1 && position.discsIn(province) > 0) return false;
  position.denarii -= 1;
  position.place(general, here);
  position.watch();
  return true;
}

/** 5.3, 5.4 */
function fights(position: Position, kind: number, here: number, target: number, denarii: number, luck: Luck) {
  const { general } = position;
  const isArmy = position.armed[target] === 1;
  if (position.discs[target] === 0 || isArmy !== (kind === ATTACK)) return false;
  if (position.ground.joined[here * SPACES + target] === 0) return false;
  position.denarii -= denarii;
  chains.of(position, general);
  const added = chains.support(here) + denarii;
  const doubled = friendsBeside(position, target, general);
  if (!isArmy) {
    const wall = (position.ground.shield[target] ?? 0) * armiesBeside(position, here, -1);
    const faces = facesOver(added, doubled, wall);
    if (faces === 6 || (faces > 0 && (luck.roll(ROMAN) + added) * doubled > wall)) position.lift(target);
    return true;
  }
  const support = revoltSupport(position, target);
  const factor = armiesBeside(position, here, target);
  const [roman, hispanic] = diceOf(luck, support, factor, added, doubled);
  const [ours, theirs] = [(roman + added) * doubled, (hispanic + support) * factor];
  if (ours > theirs) position.destroyArmy(target);
  else if (ours < theirs) {
    position.beat(general);
    position.denarii = 0;
  }
  return true;
}
