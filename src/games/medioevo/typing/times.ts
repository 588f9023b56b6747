import { PURCHASES } from '../purchases/catalogue.js';
import type { Frame } from '../state/frame.js';
import type { TimeId } from '../words/reasons/languages/index.js';

/** When a verb can be used: in these steps, told as `time.<when>`. */
interface Time {
  readonly when: TimeId;
  readonly steps: readonly Frame['kind'][];
}

const at = (when: TimeId, ...steps: readonly Frame['kind'][]): Time => ({ when, steps });
const each = (time: Time, ...verbs: readonly string[]) => Object.fromEntries(verbs.map((verb) => [verb, time]));

/** Every verb of a step; what may be done in anybody's turn has reasons of its own (why-no-affair.ts). */
export const TIMES: Readonly<Record<string, Time>> = {
  ...each(at('setup', 'founding'), 'found'),
  ...each(at('setup', 'kingdom-auction', 'kingdom-choice'), 'kingdom', 'kingdom-bid'),
  ...each(at('card-pick', 'first-card', 'card-picks'), 'keep'),
  ...each(at('turn-order', 'bidding'), 'bid', 'bid-nothing', 'bid-as-before'),
  ...each(at('events', 'event-choice'), 'event'),
  ...each(at('events', 'event-pick'), 'pick-event'),
  ...each(at('events', 'supply'), 'add-barbarian', 'move-horde'),
  ...each(at('event-loss', 'event-loss'), 'damage-army', 'damage-building', 'lose-cubes', 'stop-transport'),
  ...each(at('rebellion', 'rebellion'), 'rebellion'),
  ...each(at('dice', 'war-circle', 'battle', 'event-dice', 'adrift'), 'reroll', 'keep-dice'),
  ...each(at('taxes', 'tax-levels'), 'tax', 'tax-as-before'),
  ...each(at('debts', 'upkeep'), 'borrow', 'remove-unit', 'remove-vehicle', 'unpaid', 'sell-peace'),
  ...each(at('purchases', 'purchases'), ...Object.keys(PURCHASES), 'strike-out', 'deploy'),
  ...each(at('deployment', 'deployment'), 'place'),
  ...each(at('combat', 'combat'), 'move', 'bring', 'halt', 'attack', 'assault', 'rob', 'rest', 'wake'),
  ...each(at('combat', 'combat', 'reactions', 'pursuit', 'purchases', 'commerce'), 'pass'),
  ...each(
    at('battle', 'battle'),
    'fight',
    'fight-on',
    'flee',
    'offer-surrender',
    'demand-surrender',
    'accept',
    'refuse',
  ),
  ...each(
    at('battle', 'battle'),
    'by-order',
    'crew',
    'crush',
    'enough',
    'lead',
    'lose',
    'protect',
    'sacrifice',
    'stand',
  ),
  ...each(at('battle', 'battle'), 'take-prisoners'),
  ...each(at('foes', 'foes'), 'engage', 'leave-be'),
  ...each(at('spoils', 'spoils', 'sack', 'upkeep'), 'plunder', 'plunder-building', 'plunder-transport', 'keep-all'),
  ...each(at('spoils', 'spoils'), 'swap-tokens'),
  ...each(at('commerce', 'commerce'), 'trade', 'buy-cubes', 'sell-cubes', 'open-route', 'drop-route'),
};
