import type { GameModule, State } from '../../core/game-module.js';
import { allows } from '../../core/offer.js';
import { goesOn, readTicks } from './ticks.js';
import type { Token } from './token.js';
import { fill, type Walk } from './walk.js';
import { inParts, writeCounts } from './walk-steps.js';

/** What was chosen in a select or written in a field, put into the walk; null where it is none of what may be. */
export function choose(
  module: GameModule,
  state: State,
  token: Token,
  walk: Walk,
  values: readonly string[],
): { readonly walk: Walk; readonly page: number } | null {
  const { domain } = walk;
  const seat = token.seat;
  if (domain.kind === 'done' || seat === null) return null;
  const [value = ''] = values;
  const done = (filled: Walk | null) => (filled === null ? null : { walk: filled, page: 0 });
  switch (domain.kind) {
    case 'one': {
      const choice = domain.choices[Number.parseInt(value, 36)];
      return choice === undefined ? null : done(fill(module, state, seat, walk, choice.id));
    }
    case 'number': {
      const number = Number(value.trim());
      return value.trim() === '' || !Number.isFinite(number) ? null : done(fill(module, state, seat, walk, number));
    }
    case 'text':
      return done(fill(module, state, seat, walk, value));
    case 'some': {
      const counts = readTicks(domain, walk.partial ?? {}, values);
      if (counts === null) return null;
      if (goesOn(domain, counts, token.page)) {
        const path = inParts(walk.path, writeCounts(domain, counts));
        return { walk: { ...walk, partial: counts, path }, page: token.page + 1 };
      }
      return allows(domain, counts) ? done(fill(module, state, seat, walk, counts)) : null;
    }
  }
}
