import { expect, it } from 'vitest';
import { countedUnits } from '../../../src/games/hispania/words/units.js';

it('units are counted as each language counts: none, one and a half, two', () => {
  const knights = (count: number) =>
    (['en', 'fr', 'es'] as const).map((locale) => countedUnits(locale, 'knight', count));
  expect(knights(0)).toEqual(['0 knights', '0 Chevalier', '0 caballeros']);
  expect(knights(1)).toEqual(['1 knight', '1 Chevalier', '1 caballero']);
  expect(knights(1.5)).toEqual(['1½ knights', '1½ Chevalier', '1½ caballeros']);
  expect(knights(2)).toEqual(['2 knights', '2 Chevaliers', '2 caballeros']);
});

it('a people is written with a capital where the language does so', () => {
  expect((['en', 'fr', 'es'] as const).map((locale) => countedUnits(locale, 'berber', 2))).toEqual([
    '2 Berbers',
    '2 Berbères',
    '2 bereberes',
  ]);
});
