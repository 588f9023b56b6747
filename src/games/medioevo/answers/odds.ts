import { ok, refuse, type Terms } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { PROCEDURE } from '../engine/steps.js';
import { type Chances, chancesOf } from '../odds/chances.js';
import { chancesOfMove } from '../odds/foreseen.js';
import type { Medioevo } from '../state/state.js';
import { hide } from '../tells/view.js';
import { LEXICON } from '../typing/lexicon.js';
import { MANNERS } from '../typing/why-not.js';
import { WORDS } from '../words/index.js';
import { ownerTerm } from './named.js';

const ENGINE = kit.engineOf(PROCEDURE);

export function percentages({ wins, nobody, fled, open }: Chances): Terms {
  const rest = fled + open;
  return {
    wins: kit.percentOf(wins.attacker),
    loses: kit.percentOf(wins.defender),
    // Each side also loses men by its own dice: small armies may both be wiped out.
    ...(nobody < HARDLY ? {} : { gone: kit.percentOf(nobody) }),
    ...(rest < HARDLY ? {} : { rest: kit.percentOf(rest) }),
  };
}
/** Not worth a word of its own: that the others are not certain says it. */
const HARDLY = 0.005;

/** `/odds`: of the current battle, or of a move: `from`, `units` and `to`, as in `/move`. */
export const oddsAnswer: kit.Answer<Medioevo> = (whole, seat, options) => {
  const state = hide(whole, seat);
  const battle = state.frames.findLast((frame) => frame.kind === 'battle');
  if (Object.keys(options).length === 0 && battle !== undefined) {
    const { at, attacker, defender } = battle;
    const values = { at: { kind: 'place', id: at }, attacker: ownerTerm(attacker), defender: ownerTerm(defender) };
    const chances = percentages(chancesOf(state, battle));
    return ok({ kind: 'answer', lines: [{ key: 'odds', values: { ...values, ...chances } }] });
  }
  if (seat === null) return refuse('not-seated');
  if (!ENGINE.offers(whole, seat).some(({ verb }) => verb === 'move')) return refuse('odds-no-move');
  const lexicon = { ...LEXICON, words: WORDS };
  const read = kit.fillIn(lexicon, 'move', (filled) => ENGINE.ask(whole, seat, 'move', filled), options);
  if (!read.ok)
    return { ok: false, rejection: MANNERS.whyNot?.(whole, seat, 'move', options, read.rejection) ?? read.rejection };
  const chances = chancesOfMove(state, seat, read.value);
  const to = { kind: 'place', id: kit.textIn(read.value, 'to') };
  if (chances === null) return ok({ kind: 'answer', lines: [{ key: 'no-battle', values: { to } }] });
  return ok({ kind: 'answer', lines: [{ key: 'move-odds', values: { to, ...percentages(chances) } }] });
};
