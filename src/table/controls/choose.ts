import type { GameModule, State } from '../../core/game-module.js';
import { miscount } from '../../core/miscount.js';
import { allows } from '../../core/offer.js';
import type { Rejection } from '../../core/result.js';
import { slotTerm } from './choices.js';
import { goesOn, readTicks } from './ticks.js';
import type { Token } from './token.js';
import { fill, type Walk } from './walk.js';
import { inParts, writeCounts } from './walk-steps.js';

/** The walk with what was chosen in it, or why it cannot be. */
type Chosen = { readonly walk: Walk; readonly page: number } | { readonly wrong: Rejection };

/** What was chosen in a select or written in a field, put into the walk. */
export function choose(module: GameModule, state: State, token: Token, walk: Walk, values: readonly string[]): Chosen {
  const { domain } = walk;
  const seat = token.seat;
  const illegal: Chosen = { wrong: { code: 'slot-illegal', values: { slot: slotTerm(domain) } } };
  if (domain.kind === 'done' || seat === null) return illegal;
  const [value = ''] = values;
  const done = (filled: Walk | null): Chosen => (filled === null ? illegal : { walk: filled, page: 0 });
  switch (domain.kind) {
    case 'one': {
      const choice = domain.choices[Number.parseInt(value, 36)];
      return choice === undefined ? illegal : done(fill(module, state, seat, walk, choice.id));
    }
    case 'number': {
      const number = Number(value.trim());
      const filled = value.trim() === '' || !Number.isFinite(number) ? null : fill(module, state, seat, walk, number);
      const { min, max } = domain;
      return filled === null ? { wrong: { code: 'number-range', values: { min, max } } } : done(filled);
    }
    case 'text':
      return done(fill(module, state, seat, walk, value));
    case 'some': {
      const counts = readTicks(domain, walk.partial ?? {}, values);
      if (counts === null) return illegal;
      if (goesOn(domain, counts, token.page)) {
        const path = inParts(walk.path, writeCounts(domain, counts));
        return { walk: { ...walk, partial: counts, path }, page: token.page + 1 };
      }
      return allows(domain, counts)
        ? done(fill(module, state, seat, walk, counts))
        : { wrong: miscount(domain, counts) ?? illegal.wrong };
    }
  }
}
