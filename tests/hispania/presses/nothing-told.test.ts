import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { tableFixture } from '../../table/fixture.js';
import { pressed } from './pressed.js';

const BUYING = {
  turn: 3,
  nation: 'galicien',
  phase: 'income',
  provinces: { galice: { galicien: ['infantry', 'infantry'] }, asturies: { galicien: ['infantry'] } },
  gold: { galicien: 9 },
  seats: { red: ['galicien'], blue: ['rome'] },
};

describe('what is done though nothing is told of it', () => {
  it('is answered by its name, and named before it is undone', async () => {
    const red = await pressed(BUYING);
    await red.t.does('red', 'buy', { unit: 'infantry', count: 2 });
    const bought = await red.open();
    const done = await red.click(bought, 'Done');
    expect(red.t.textOf(done)).toMatch(/^✓ Done – end the purchases of GALICIANS: nothing can be bought/);
    const asked = await red.click(done, 'Undo');
    expect(red.t.textOf(asked)).toBe('This would be taken back. Undo it?\nDone');
  });
});

describe('a scenario that is played in the advanced version only', () => {
  it('brings that version along, typed or pressed', async () => {
    const typed = tableFixture({ games: [HISPANIA] });
    const made = await typed.does('red', 'game create', { scenario: 'B' });
    expect(made.refused).toBeUndefined();
    expect((await typed.game()).setup).toMatchObject({ scenario: 'B', version: 'advanced' });
    const t = tableFixture({ games: [HISPANIA] });
    const shown = await t.press('red', t.tokenOf(await t.does('red', 'game create'), 'Options'));
    expect((await t.game()).setup).toMatchObject({ scenario: 'A', version: 'standard' });
    const asked = await t.press('red', t.controlsOf(shown)[0]?.token ?? '', ['0']);
    expect((await t.press('red', t.tokenOf(asked, 'E: turns 1 to 21 (advanced)'))).refused).toBeUndefined();
    expect((await t.game()).setup).toMatchObject({ scenario: 'E', version: 'advanced' });
  });

  it('is refused in the standard version that was asked for', async () => {
    const t = tableFixture({ games: [HISPANIA] });
    const made = await t.does('red', 'game create', { scenario: 'B', version: 'standard' });
    expect(made.refused?.code).toBe('setup-standard-absent');
  });
});
