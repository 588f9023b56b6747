import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/core/json.js';
import { territoryAnswer } from '../../src/games/medioevo/answers/territory.js';
import { landsBy, territoryCard } from '../../src/games/medioevo/facts/board.js';
import { STANDARD_BOOK } from '../../src/games/medioevo/facts/book.js';
import { bookFrom } from '../../src/games/medioevo/facts/override.js';
import { startGame } from '../../src/games/medioevo/setup/start.js';
import { SEATS, world } from './support/world.js';

function book(overrides: Json) {
  const found = bookFrom(overrides);
  if (!found.ok) throw new Error(`${found.rejection.code} ${JSON.stringify(found.rejection.values)}`);
  return found.value;
}
const refused = (overrides: Json) => {
  const found = startGame({}, SEATS, overrides);
  return found.ok ? null : found.rejection.code;
};

describe('corrections of a table that owns the game', () => {
  it('[1.6] replace what is reconstructed of the board, its links and borders', () => {
    const own = book({
      territories: { kiev: { fire: true, good: 'salt' }, achaea: { inhabited: true, good: 'wine', port: true } },
      // Names are in the catalogue; files that correct one are still taken.
      seas: { 'adriatic-sea': { name: { en: 'Gulf of Venice', fr: 'golfe de Venise', es: 'golfo de Venecia' } } },
      kingdoms: { 'golden-horde': { colour: 'white' } },
      links: [['golden-horde', 'mamluk-sultanate']],
      borders: [
        { between: ['kiev', 'halych'], open: false },
        { between: ['kiev', 'buda'], kind: 'river' },
      ],
    });
    expect(territoryCard(own.board, 'kiev')).toMatchObject({ fire: true, sources: { fire: 'O', terrain: 'C' } });
    expect(territoryCard(own.board, 'achaea')).toMatchObject({ inhabited: true, good: 'wine', port: true });
    expect(landsBy(own.board, 'kiev')).toContain('buda');
    expect(landsBy(own.board, 'kiev')).not.toContain('halych');
    // The four that are printed stay.
    expect(own.board.linked.get('golden-horde')?.toSorted()).toEqual(['byzantine-empire', 'mamluk-sultanate']);
    expect(landsBy(STANDARD_BOOK.board, 'kiev')).toContain('halych');
  });

  it('[1.6] replace what is reconstructed of cards, events and technologies', () => {
    const own = book({
      cards: {
        '7': { points: [['red']], gear: ['blue'], objective: { state: 'own', of: 'castle', atLeast: 2 } },
        '57': { params: { points: 2 } },
        '72': { params: { pointsPer: 3 } },
      },
      events: { '3': { area: ['prague'], effects: ['movement', 'armies', 'buildings'], toleratedTax: 20 } },
      technologies: { strategy: { points: 3 }, engineering: { points: 1 } },
    });
    expect(own.cards.get(7)).toMatchObject({ points: [['red']], gear: ['blue'], objective: { of: ['castle'] } });
    expect([own.cards.get(57)?.params, own.cards.get(72)?.params]).toMatchObject([{ points: 2 }, { pointsPer: 3 }]);
    expect(own.events.get(3)).toMatchObject({ area: ['prague'], toleratedTax: 20 });
    expect(own.technologies.strategy.points).toBe(3);
  });

  it('[1.6] are refused for what the rulebook says or its examples force, and for what there is not', () => {
    expect(refused({ technologies: { market: { points: 2 } } })).toBe('override-fixed');
    expect(refused({ cards: { '5': { objective: { deed: 'sale' } } } })).toBe('override-fixed');
    expect(refused({ cards: { '24': { hook: 'militia.march' } } })).toBe('override-fixed');
    expect(refused({ kingdoms: { 'holy-roman-empire': { colour: 'red' } } })).toBe('override-fixed');
    expect(refused({ borders: [{ between: ['constantinople', 'nicaea'], open: false }] })).toBe('override-fixed');
    expect(refused({ borders: [{ between: ['rome', 'kiev'], open: false }] })).toBe('override-unknown');
    expect(refused({ territories: { atlantis: { fire: true } } })).toBe('override-unknown');
    expect(refused({ honour: {} })).toBe('override-unknown');
    expect(refused({ territories: { kiev: { terrain: 'swamp' } } })).toBe('override-value');
    expect(refused({ links: 'all' })).toBe('override-shape');
  });

  it('[1.6] what is reconstructed is called so, and what a table has corrected no more', () => {
    const lines = (overrides: Json | null) => {
      const answer = territoryAnswer({ ...world(), overrides }, null, { place: 'kiev' });
      if (!answer.ok || answer.value.kind !== 'answer') throw new Error('no answer');
      return JSON.stringify(answer.value.lines.find(({ key }) => key === 'reconstructed')?.values);
    };
    expect(lines(null)).toContain('"fire"');
    expect(lines({ territories: { kiev: { fire: true } } })).not.toContain('"fire"');
    expect(lines({ territories: { kiev: { fire: true } } })).toContain('"terrain"');
  });
});
