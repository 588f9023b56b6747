import { describe, expect, test } from 'vitest';
import type { Domain, Filled } from '../../../src/core/offer.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import type { Pattern } from '../../selfplay/puzzles.js';
import { attempt, laidOut, owedBy, puzzles } from './puzzle.js';

/** Can the pattern be filled with what is offered? */
function isOffered(state: Medioevo, pattern: Pattern, filled: Filled = {}): boolean {
  const domain = MEDIOEVO.ask(state, 'byzantium', pattern.verb, filled);
  if (domain.kind === 'done') return true;
  return answersTo(domain, pattern[domain.slot]).some((value) =>
    isOffered(state, pattern, { ...filled, [domain.slot]: value }),
  );
}

function answersTo(
  domain: Exclude<Domain, { readonly kind: 'done' }>,
  wanted: unknown,
): readonly NonNullable<Filled[string]>[] {
  switch (domain.kind) {
    case 'one': {
      const ids = domain.choices.map(({ id }) => id);
      return wanted === undefined
        ? ids
        : ids.filter((id) => (Array.isArray(wanted) ? wanted.includes(id) : id === wanted));
    }
    case 'number':
      return wanted === undefined ? [domain.max] : typeof wanted === 'number' && wanted <= domain.max ? [wanted] : [];
    case 'some': {
      let room = domain.max ?? Number.POSITIVE_INFINITY;
      const all = domain.choices.map(({ id, count, free }) => {
        const most = free === true ? count : Math.min(count, room);
        if (free !== true) room -= most;
        return [id, most] as const;
      });
      return [Object.fromEntries(all.filter(([, count]) => count > 0))];
    }
    case 'text':
      return [''];
  }
}

describe('puzzles', () => {
  test('there are twenty, each its own, each a position that somebody is asked in', () => {
    const all = puzzles();
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
    expect(new Set(all.map((puzzle) => JSON.stringify(laidOut(puzzle)))).size).toBe(20);
    for (const puzzle of all) expect(owedBy(laidOut(puzzle)), puzzle.title).toBeDefined();
  });

  test('what is right to begin with may be done there, and some of what is wrong', () => {
    for (const puzzle of puzzles()) {
      const state = laidOut(puzzle);
      const { best = [], all = [], never = [] } = puzzle;
      const verbs = MEDIOEVO.offers(state, 'byzantium').map(({ verb }) => verb);
      const [right] = [...best, ...all];
      for (const pattern of right === undefined ? [] : [right]) {
        expect(verbs, puzzle.title).toContain(pattern.verb);
        expect(isOffered(state, pattern), puzzle.title).toBe(true);
      }
      if (never.length > 0)
        expect(
          never.some((one) => verbs.includes(one.verb) && isOffered(state, one)),
          puzzle.title,
        ).toBe(true);
    }
  });

  test.each(['middle', 'strong'] as const)('the %s player solves four in five', (strength) => {
    const unsolved = puzzles().flatMap((puzzle) => {
      const { actions, solved } = attempt(puzzle, strength);
      return solved ? [] : [`${puzzle.id} ${puzzle.title}: ${JSON.stringify(actions)}`];
    });
    expect(unsolved.length, unsolved.join('\n')).toBeLessThanOrEqual(4);
  });
});
