import { type Advice, isSeatView, type Strength } from './adviser.js';
import type { Dice } from './dice.js';
import type { GameModule } from './game-module.js';
import { firstAwaited, type Obligation } from './obligation.js';
import { type Filled, misfitOf } from './offer.js';
import type { Phrase } from './result.js';
import type { SeatId } from './seat.js';
import type { State } from './state.js';

export const DEFAULT_REASON: Phrase = { key: 'default' };

/**
 * What this strength would do for the first seat of the obligation. The advice must be among the offers, like anybody's
 * action; otherwise, or without an adviser, the game's default is used.
 */
export function adviceFor<S extends State>(
  module: GameModule<S>,
  state: S,
  obligation: Obligation,
  strength: Strength,
  chance: Dice,
  playouts?: number,
): Advice {
  const seat = firstAwaited(obligation);
  const advice = strength === 'default' ? null : advised(module, state, obligation, seat, strength, chance, playouts);
  return advice ?? { action: module.fallback(state, obligation), reason: DEFAULT_REASON };
}

function advised<S extends State>(
  module: GameModule<S>,
  state: S,
  obligation: Obligation,
  seat: SeatId,
  strength: Exclude<Strength, 'default'>,
  chance: Dice,
  playouts: number | undefined,
): Advice | null {
  const view = module.view(state, seat);
  if (module.adviser === undefined || !isSeatView(view)) return null;
  const offers = module.offers(state, seat);
  const ask = (verb: string, filled: Filled) => module.ask(state, seat, verb, filled);
  const asked = { view, seat, obligation, offers, ask, chance, strength };
  const advice = module.adviser(playouts === undefined ? asked : { ...asked, playouts });
  if (advice === null) return null;
  const misfit = misfitOf(offers, (_seat, verb, filled) => ask(verb, filled), seat, advice.action);
  return misfit === null ? advice : null;
}
