import { describe, expect, it } from 'vitest';
import { pressed } from './pressed.js';

const GALICIANS = {
  turn: 3,
  nation: 'galicien',
  phase: 'income',
  provinces: {
    galice: { galicien: ['infantry', 'infantry'] },
    asturies: { galicien: ['infantry'] },
  },
  gold: { galicien: 9 },
  seats: { red: ['galicien'], blue: ['rome'] },
};

describe('purchases and placements by buttons', () => {
  it('take four presses for all units of a kind: how many, done, where each', async () => {
    const red = await pressed(GALICIANS);
    const count = await red.choose(await red.open(), 'Buy');
    expect(red.labels(count).slice(0, 2)).toEqual([
      '1 – 4 gold, 7 left; 3 too much to keep',
      'All: 2 – 8 gold, 3 left',
    ]);
    const bought = await red.choose(count, 'All: 2 – 8 gold, 3 left');
    expect(red.t.textOf(bought)).toMatch(/2 infantry/i);
    const where = await red.choose(bought, 'Done');
    const placed = await red.choose(where, 'Galicia', 'Asturias');
    expect(placed.refused).toBeUndefined();
    expect(red.presses).toBeLessThanOrEqual(4);
    const { galice, asturies } = await red.position();
    expect(galice?.galicien).toHaveLength(3);
    expect(asturies?.galicien).toHaveLength(2);
  });

  it('buy nothing where not all that was ticked has room, and say so', async () => {
    const red = await pressed({
      turn: 16,
      nation: 'castille',
      phase: 'income',
      provinces: { calatayud: { castille: ['infantry'] }, segovie: { 'seville-nation': ['infantry'] } },
      gold: { castille: 12 },
      seats: { red: ['castille'], blue: ['seville-nation'] },
    });
    const refused = await red.choose(await red.open(), 'Infantry', 'Knight');
    expect(red.t.textOf(refused)).toContain('Only 1 of that is possible at once: nothing was done.');
    // There is room for one: how many is no question.
    const bought = await red.choose(refused, 'Knight');
    expect(red.t.textOf(bought)).toContain('1 knight bought');
  });

  it('place a single unit by one of few buttons, without a menu that says the same', async () => {
    const red = await pressed({
      turn: 16,
      nation: 'castille',
      phase: 'income',
      provinces: { calatayud: { castille: ['infantry'] }, avila: { castille: ['infantry'] } },
      gold: { castille: 4 },
      seats: { red: ['castille'], blue: ['seville-nation'] },
    });
    const bought = await red.choose(await red.open(), 'Infantry');
    const one = red.labels(bought).includes('1') ? await red.click(bought, '1') : bought;
    const done = await red.click(one, 'Done');
    const asked = done.confirm === undefined ? done : await red.click(done, 'Yes, confirm');
    expect(red.labels(asked).slice(0, 2)).toEqual(['Ávila', 'Calatayud']);
  });
});
