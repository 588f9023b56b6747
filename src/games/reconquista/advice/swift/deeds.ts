import type { Action } from '../../../../core/action.js';
import { isTally } from '../../../../core/action.js';
import { oneIn } from '../../../../kit/offers/chosen.js';
import { PLACE_IDS } from '../../facts/ids.js';
import { GOODS } from '../../state/events.js';
import { troopsIn } from '../../state/troops.js';
import { unitsFrom } from './from-state.js';
import { NOWHERE, placeNumber } from './ground.js';
import type { Luck } from './luck.js';
import { march } from './march.js';
import { mayMarch } from './orders.js';
import type { Position } from './position.js';
import { buy, endSpending, landCrusaders, mayBuy, mayLand, mustLand } from './spending.js';
import { answer } from './turn.js';

/** An action as numbers. */
export interface Deed {
  readonly verb: 'buy' | 'place' | 'march' | 'done';
  readonly good: number;
  readonly at: number;
  readonly to: number;
  readonly units: Int8Array;
  readonly cid: boolean;
}

const NOBODY_GOES = new Int8Array(0);

/** Null: something else, which the numbers do not know. */
export function deedFrom(action: Action): Deed | null {
  const place = (value: Action[string]) => {
    const at = oneIn(PLACE_IDS, value);
    return at === null ? NOWHERE : placeNumber(at);
  };
  const plain = { good: 0, at: NOWHERE, to: NOWHERE, units: NOBODY_GOES, cid: false };
  switch (action.verb) {
    case 'done':
      return { ...plain, verb: 'done' };
    case 'place':
      return { ...plain, verb: 'place', at: place(action.place) };
    case 'buy': {
      const good = oneIn(GOODS, action.unit);
      return good === null ? null : { ...plain, verb: 'buy', good: GOODS.indexOf(good), at: place(action.place) };
    }
    case 'move':
    case 'attack': {
      const units = unitsFrom(isTally(action.units ?? {}) ? troopsIn(action.units) : {});
      return {
        ...plain,
        verb: 'march',
        at: place(action.from),
        to: place(action.to),
        units,
        cid: action.cid === 'yes',
      };
    }
    default:
      return null;
  }
}

/** Carried out where the player is asked, with what follows up to the end of the turn; false: not possible. */
export function carryOut(position: Position, { verb, good, at, to, units, cid }: Deed, luck: Luck): boolean {
  switch (verb) {
    case 'place':
      if (position.isCampaign || position.crusaders === 0 || at === NOWHERE || !mayLand(position, at)) return false;
      landCrusaders(position, at);
      return true;
    case 'buy':
      if (position.isCampaign || at === NOWHERE || !mayBuy(position, good, at)) return false;
      buy(position, good, at);
      return true;
    case 'march':
      if (!position.isCampaign || !mayMarch(position, at, to, units)) return false;
      march(position, at, to, units, cid, luck);
      return true;
    case 'done':
      if (position.isCampaign) answer(position, luck);
      else if (mustLand(position)) return false;
      else endSpending(position);
      return true;
  }
}
