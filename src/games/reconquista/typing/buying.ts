import type { Action } from '../../../core/action.js';
import { ok, refuse } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { PROCEDURE } from '../engine/steps.js';
import type { Reconquista } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { LEXICON } from './commands.js';

const ENGINE = kit.engineOf(PROCEDURE);
const MOST = 10;

/** `/buy unit:army place:Leon count:2`: so many purchases, all of them or none. */
export const buyCommand: kit.Answer<Reconquista> = (state, seat, options) => {
  if (seat === null) return refuse('not-seated');
  if (!ENGINE.offers(state, seat).some(({ verb }) => verb === 'buy')) {
    return ok({ kind: 'actions', actions: [{ verb: 'buy' }] });
  }
  const lexicon = { ...LEXICON, words: WORDS };
  const { count: _times, ...bought } = options;
  const read = kit.fillIn(lexicon, 'buy', (filled) => ENGINE.ask(state, seat, 'buy', filled), bought);
  if (!read.ok) return read;
  const count = kit.readValue(
    lexicon,
    { kind: 'number', slot: 'count', min: 1, max: MOST, step: 1 },
    Number(options.count ?? 1),
  );
  if (!count.ok) return count;
  const actions: readonly Action[] = Array.from({ length: Number(count.value) }, () => read.value);
  return ok({ kind: 'actions', actions });
};
