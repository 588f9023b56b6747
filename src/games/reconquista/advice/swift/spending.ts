import { COSTS } from '../../income/purchase.js';
import { GOODS } from '../../state/events.js';
import { PLACES } from './ground.js';
import { beginCampaign } from './march.js';
import {
  ARMY,
  CHRISTIAN,
  CRUSADER,
  GARRISON,
  KINDS,
  MERCENARY,
  MUSLIM,
  NOBODY,
  ORDER,
  type Position,
  REBEL,
  sizeIn,
} from './position.js';

/** Goods as numbers, in their order. */
export const [AN_ARMY, A_GARRISON, A_CITY, A_FORT, A_CONVERSION, A_MERCENARY, A_BRIBE] = [0, 1, 2, 3, 4, 5, 6];
export const PRICES = GOODS.map((good) => COSTS[good]);

/** By `income/purchase.ts` (10.4 to 10.7, 9.6, 9.7). */
export function mayBuy(position: Position, good: number, at: number): boolean {
  if ((PRICES[good] ?? 99) > position.purse || position.ground.region[at] === position.revolt) return false;
  const { city, fort, outSide } = position;
  switch (good) {
    case AN_ARMY:
    case A_GARRISON:
      return mayRaise(position, at);
    case A_MERCENARY:
      return position.mercenaries > 0 && mayRaise(position, at);
    case A_CITY:
      return city[at] === NOBODY && outSide[at] === NOBODY && hasBuilders(position, at);
    case A_FORT: {
      if (fort[at] === 1 || outSide[at] !== NOBODY) return false;
      return (city[at] === CHRISTIAN && position.holderOf(at) === CHRISTIAN) || hasBuilders(position, at);
    }
    case A_CONVERSION:
      return city[at] === MUSLIM && hasBuilders(position, at);
    default:
      return position.corruption && position.inSide[at] === REBEL;
  }
}

export function mayRaise(position: Position, at: number): boolean {
  return position.isSheltered(at) && position.outSide[at] === NOBODY && position.holderOf(at) === CHRISTIAN;
}

/** 10.8 */
export function hasBuilders({ inside, inSide }: Position, at: number): boolean {
  return inSide[at] === CHRISTIAN && sizeIn(inside, at) > (inside[at * KINDS + ORDER] ?? 0);
}

export function buy(position: Position, good: number, at: number): void {
  const { city, fort, inside, inSide } = position;
  position.purse -= PRICES[good] ?? 0;
  switch (good) {
    case A_CITY:
    case A_CONVERSION:
      city[at] = CHRISTIAN;
      return;
    case A_FORT:
      fort[at] = 1;
      return;
    case A_BRIBE:
      position.corruption = false;
      position.clearInside(at);
      break;
    case A_MERCENARY:
      position.mercenaries -= 1;
  }
  const kind = good === AN_ARMY ? ARMY : good === A_MERCENARY ? MERCENARY : GARRISON;
  inside[at * KINDS + kind] = (inside[at * KINDS + kind] ?? 0) + 1;
  inSide[at] = CHRISTIAN;
}

/** Crusaders must land while there is a place (9.16). */
export function mustLand(position: Position): boolean {
  if (position.crusaders === 0) return false;
  for (let at = 0; at < PLACES; at++) if (mayLand(position, at)) return true;
  return false;
}

export function mayLand(position: Position, at: number): boolean {
  return position.ground.region[at] !== position.revolt && mayRaise(position, at);
}

export function landCrusaders(position: Position, at: number): void {
  const cell = at * KINDS + CRUSADER;
  position.inside[cell] = (position.inside[cell] ?? 0) + position.crusaders;
  position.inSide[at] = CHRISTIAN;
  position.crusaders = 0;
}

/** What is not spent is lost (10.3); then phase 4 begins. */
export function endSpending(position: Position): void {
  position.purse = 0;
  position.crusaders = 0;
  position.corruption = false;
  position.removeLoneForts();
  beginCampaign(position);
}
