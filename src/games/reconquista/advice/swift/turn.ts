import { LAST_TURN } from '../../closing/end-of-turn.js';
import { randomEvent } from './events.js';
import { NOWHERE, PLACES } from './ground.js';
import type { Luck } from './luck.js';
import {
  BANDS,
  CHRISTIAN,
  CRUSADER,
  FRENCH,
  KINDS,
  MERCENARY,
  NOBODY,
  type Position,
  REBEL,
  sizeIn,
} from './position.js';
import { react } from './reaction.js';
import { rebellion } from './rebellion.js';
import { resolveSieges } from './sieges.js';

/** Phases 5 to 7 (13 to 15). */
export function answer(position: Position, luck: Luck): void {
  position.isCampaign = false;
  position.removeLoneForts();
  react(position, luck);
  position.removeLoneForts();
  resolveSieges(position, luck);
  closeTurn(position);
}

/** The next turn up to its income: phases 1 and 2 (8 to 10). */
export function openTurn(position: Position, luck: Luck): void {
  position.turn += 1;
  luck.nextTurn();
  rebellion(position, luck);
  position.removeLoneForts();
  randomEvent(position, luck);
  position.removeLoneForts();
  position.purse = position.revenue();
}

/** Phase 7, by `closing/end-of-turn.ts`. */
function closeTurn(position: Position): void {
  const { inSide, outSide, inside, outside } = position;
  for (let at = 0; at < PLACES; at++) {
    if (leaves(inside, at, inSide[at] ?? 0)) inSide[at] = NOBODY;
    if (leaves(outside, at, outSide[at] ?? 0)) outSide[at] = NOBODY;
  }
  position.removeLoneForts();
  position.cidSide = NOBODY;
  position.cidAt = NOWHERE;
  position.revolt = NOWHERE;
  position.income = 0;
  position.mercenaries = 0;
  position.crusaders = 0;
  position.corruption = false;
  position.jihad = false;
  position.approaches.fill(0);
  position.purse = 0;
  position.ended = position.turn >= LAST_TURN || position.citiesOf(CHRISTIAN) === 0 || isBarred(position);
}

/** Who does not stay leaves (15.1); true: nobody is left. */
function leaves(units: Int8Array, at: number, side: number): boolean {
  if (side === NOBODY) return true;
  const first = at * KINDS;
  if (side === FRENCH || side === BANDS) units.fill(0, first, first + KINDS);
  else {
    units[first + MERCENARY] = 0;
    units[first + CRUSADER] = 0;
  }
  return sizeIn(units, at) === 0;
}

/** 15.2 */
function isBarred(position: Position): boolean {
  for (let at = 0; at < PLACES; at++) if (!position.has(at, CHRISTIAN) && !position.has(at, REBEL)) return false;
  return true;
}
