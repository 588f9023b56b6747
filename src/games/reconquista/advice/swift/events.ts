import { RANDOM_EVENTS } from '../../facts/ids.js';
import { NOWHERE, PLACES } from './ground.js';
import { moveHost } from './host.js';
import { BANDS_PLACE, EL_CID_DIE, EVENT, EVENT_COUNT, FRENCH_PLACE, type Luck } from './luck.js';
import { ARMY, BANDS, CHRISTIAN, FRENCH, KINDS, MUSLIM, NOBODY, ORDER, type Position, REBEL } from './position.js';
import { famine } from './rebellion.js';

/** Phase 2 in the standard game, by `random-events/carry-out.ts`; the player's choices are the usual ones. */
export function randomEvent(position: Position, luck: Luck): void {
  const sum = luck.roll(EVENT) + luck.roll(EVENT);
  switch (RANDOM_EVENTS[position.ground.events[sum] ?? 0]) {
    case 'french-intervention': {
      const count = luck.roll(EVENT_COUNT);
      let at = NOWHERE;
      do at = position.ground.french[luck.roll(FRENCH_PLACE)] ?? NOWHERE;
      while (isInRevolt(position, at));
      moveHost(position, at, FRENCH, count, 0, false, luck);
      return;
    }
    case 'bands': {
      const count = luck.roll(EVENT_COUNT);
      let at = NOWHERE;
      do at = position.ground.bands[luck.roll(BANDS_PLACE)]?.[luck.roll(BANDS_PLACE)] ?? NOWHERE;
      while (isInRevolt(position, at));
      moveHost(position, at, BANDS, count, 0, false, luck);
      return;
    }
    case 'corruption':
      position.corruption = true;
      return;
    case 'mercenaries':
      position.mercenaries = luck.roll(EVENT_COUNT);
      return;
    case 'military-orders': {
      const at = strongest(position, mayTakeOrder);
      if (at === NOWHERE) return;
      position.inside[at * KINDS + ORDER] = (position.inside[at * KINDS + ORDER] ?? 0) + 1;
      position.inSide[at] = CHRISTIAN;
      return;
    }
    case 'famine':
      famine(position);
      return;
    case 'el-cid':
      if (luck.roll(EL_CID_DIE) > 3) {
        position.cidSide = MUSLIM;
        position.cidAt = NOWHERE;
        return;
      }
      position.cidAt = strongest(position, mayTakeCid);
      position.cidSide = position.cidAt === NOWHERE ? NOBODY : CHRISTIAN;
      return;
    case 'tribute':
      position.income = 2;
      return;
    case 'expulsions':
      position.income = -2;
      return;
    case 'jihad':
      position.jihad = true;
      return;
    case 'crusade':
      position.crusaders = luck.roll(EVENT_COUNT);
  }
}

function isInRevolt({ ground, revolt }: Position, at: number): boolean {
  return at === NOWHERE || ground.region[at] === revolt;
}

/** The strongest walls and troops, the first of equals. */
export function strongest(position: Position, fits: (position: Position, at: number) => boolean): number {
  let [best, most] = [NOWHERE, -1];
  for (let at = 0; at < PLACES; at++) {
    if (!fits(position, at)) continue;
    const strength = position.besiegedStrength(at);
    if (strength <= most) continue;
    most = strength;
    best = at;
  }
  return best;
}

/** 9.9 */
function mayTakeOrder(position: Position, at: number): boolean {
  if (position.ground.region[at] === position.revolt) return false;
  if (position.controllerOf(at) === CHRISTIAN) return true;
  if (at !== position.ground.santiago) return false;
  const { inSide, outSide, city } = position;
  for (const side of [MUSLIM, REBEL, FRENCH, BANDS]) if (inSide[at] === side || outSide[at] === side) return false;
  return city[at] !== MUSLIM || inSide[at] !== NOBODY;
}

/** 9.11 */
function mayTakeCid(position: Position, at: number): boolean {
  if (position.ground.region[at] === position.revolt) return false;
  return position.countAt(at, CHRISTIAN, ARMY) + position.countAt(at, CHRISTIAN, ORDER) > 0;
}
