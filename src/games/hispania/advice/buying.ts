import type { AdviceAsked } from '../../../core/adviser.js';
import type { NationId } from '../facts/ids.js';
import { priceOf } from '../income/purchase.js';
import { cardOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { type Option, option } from './advised.js';
import { ownLastTurn } from './calendar.js';
import { openingEvents } from './events.js';
import { hiring } from './hiring.js';
import { Outlook } from './outlook.js';
import { bestGain } from './placing.js';

/** Points for a gold saved for later; gold above the reserve is lost (2.4.2). */
const KEPT = 0.11;
const WARES = ['castle', 'knight', 'infantry'] as const;

/** 2.3: one unit at a time, as long as it brings more than its gold would later. */
export function buying(state: Hispania, nation: NationId, asked: AdviceAsked): readonly Option[] {
  const options: Option[] = [
    option({ verb: 'done' }, 0, 'save'),
    ...openingEvents(state, nation, asked),
    ...hiring(state, nation, asked),
  ];
  const wares = asked.ask('buy', {});
  if (!asked.offers.some(({ verb }) => verb === 'buy') || wares.kind !== 'one') return options;
  const outlook = new Outlook(state, nation);
  const { gold, pool } = state.nations[nation];
  const before = pool.reduce((sum, waiting) => sum + (waiting.bought ? waiting.count : 0), 0);
  const excess = gold - cardOf(state, nation).reserve;
  const lasting = ownLastTurn(state, nation) > state.turn;
  for (const unit of WARES) {
    if (!wares.choices.some(({ id }) => id === unit)) continue;
    const price = priceOf(unit) ?? 0;
    const fromKept = Math.max(0, price - Math.max(0, excess));
    const gain = bestGain(outlook, unit, before) - (lasting ? KEPT * fromKept : 0);
    const full = { verb: 'buy', unit };
    const action = asked.ask('buy', { unit }).kind === 'number' ? { ...full, count: 1 } : full;
    // Per gold: two cheap units may be better than an expensive one.
    options.push(option(action, (4 * gain) / price, 'buy', { unit: { kind: 'unit', id: unit } }));
  }
  return options;
}
