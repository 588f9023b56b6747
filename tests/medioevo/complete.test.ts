import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/core/words.js';
import { STANDARD_BOOK } from '../../src/games/medioevo/facts/book.js';
import { HOOKS } from '../../src/games/medioevo/facts/empire-cards.js';
import { BUILDING_IDS, TECHNOLOGY_IDS, UNIT_IDS } from '../../src/games/medioevo/facts/kinds.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import { VEHICLE_KINDS } from '../../src/games/medioevo/state/vehicle.js';

const HERE = new URL('./', import.meta.url);

/** What the titles of the tests of a folder cite after `[8.6.` or `[8.7.`. */
function cited(folder: string, chapter: string): readonly string[] {
  const files = readdirSync(new URL(`${folder}/`, HERE)).filter((name) => name.endsWith('.test.ts'));
  const titles = files.flatMap((name) => {
    const source = readFileSync(new URL(`${folder}/${name}`, HERE), 'utf8');
    return [...source.matchAll(/(?:\bit\(|\)\()\s*['`]([^\n]*)['`],/g)].map(([, title]) => title ?? '');
  });
  const pattern = new RegExp(`\\[${chapter.replace('.', '\\.')}\\.([a-z0-9-]+)\\]`, 'g');
  return [...new Set(titles.flatMap((title) => [...title.matchAll(pattern)].map(([, id]) => id ?? '')))];
}

describe('nothing of the box is left untried', () => {
  it('each of the 72 Empire cards has a test of its own', () => {
    const numbers = Array.from({ length: 72 }, (_, index) => index + 1);
    expect([...STANDARD_BOOK.cards.keys()].toSorted((one, other) => one - other)).toEqual(numbers);
    expect(
      cited('cards', '8.6')
        .map(Number)
        .toSorted((one, other) => one - other),
    ).toEqual(numbers);
    // And no ability is of no card.
    expect(new Set([...STANDARD_BOOK.cards.values()].map(({ hook }) => hook)).size).toBe(HOOKS.length);
  });

  it('each of the 24 technologies has a test of its own', () => {
    expect(Object.keys(STANDARD_BOOK.technologies)).toHaveLength(24);
    expect(cited('technologies', '8.7').toSorted()).toEqual(TECHNOLOGY_IDS.toSorted());
  });

  it('there are 30 events, each with three of the four effects; `events/cards` tries every one', () => {
    const cards = [...STANDARD_BOOK.events.values()];
    expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    for (const { effects, area } of cards) {
      expect(new Set(effects).size).toBe(3);
      expect(area.length).toBeGreaterThan(0);
    }
  });

  it('all that is counted has a name and a plural', () => {
    const counted = [
      ...UNIT_IDS.map((id) => ({ kind: 'unit', id })),
      ...VEHICLE_KINDS.map((id) => ({ kind: 'vehicle-kind', id })),
    ];
    for (const id of [...UNIT_IDS, ...VEHICLE_KINDS, ...BUILDING_IDS]) {
      for (const locale of LOCALES) expect(MEDIOEVO.words.name(locale, { kind: 'piece', id }), id).not.toBe(id);
    }
    for (const term of counted) expect(MEDIOEVO.words.several?.('es', term) ?? null, term.id).not.toBeNull();
  });
});
