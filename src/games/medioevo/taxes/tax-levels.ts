import type { Domain } from '../../../core/offer.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { players } from '../events/turn-order.js';
import { TAX_LEVELS, type TaxLevel } from '../facts/kinds.js';
import { usualTax } from '../policy/tax.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { incomeOf, interestOf, upkeepOf } from './income.js';

function taxOf(value: unknown): TaxLevel | undefined {
  return TAX_LEVELS.find((level) => String(level) === value);
}

export const askTax = (): Domain => kit.askOne('level', 'tax', TAX_LEVELS.map(String));

/** All choose their tax at once; then everybody gets his income and pays what is due in turn order (3.1 to 3.3). */
export const taxLevels: kit.Situation<Medioevo, Play, FrameOf<'tax-levels'>> = kit.inSecret({
  what: 'tax',
  verb: 'tax',
  who: (state) => players(state),
  slots: [askTax],
  asBefore(state, _here, seat) {
    const level = String(state.realms[seat]?.tax ?? 0);
    return state.turn > 1 ? { filled: { level }, values: { level: { kind: 'tax', id: level } } } : null;
  },
  byDefault: (state, _here, seat) => ({ verb: 'tax', level: String(usualTax(state, seat)) }),
  opened(play, _here, chosen) {
    for (const seat of play.state.order) {
      const tax = taxOf(chosen[seat]?.level) ?? play.realm(seat).tax;
      play.changeRealm(seat, { tax });
      play.emit({ type: 'tax-set', seat, tax });
      const florins = incomeOf(play.state, seat, tax);
      play.receive(seat, florins);
      play.emit({ type: 'income', seat, florins });
    }
    const dues = play.state.order.flatMap((seat) => [
      { kind: 'upkeep' as const, seat, due: upkeepOf(play.state, seat), interest: false, rebelled: [] },
      { kind: 'upkeep' as const, seat, due: interestOf(play.state, seat), interest: true, rebelled: [] },
    ]);
    play.next(...dues);
  },
});
