import { describe, expect, it } from 'vitest';
import { fits } from './fits.js';
import { tableFixture } from './fixture.js';

describe('shortcuts', () => {
  it('show what their commands show, and lead back', async () => {
    const t = tableFixture();
    await t.racing();
    const { version } = await t.game();
    let reply = await t.does('red', 'game status');
    for (const [label, said] of [
      ['More…', /What do you want to know/],
      ['Score', /red/],
      ['My turn', /Your turn/],
      ['Map', /./],
      ['More…', /What do you want to know/],
      ['Who plays', /blue/],
      ['Rules', /Whoever comes first/],
    ] as const) {
      reply = await t.press('red', t.tokenOf(reply, label));
      fits(reply);
      expect(reply.refused, label).toBeUndefined();
      expect(t.textOf(reply), label).toMatch(said);
    }
    expect((await t.game()).version).toBe(version);
  });

  it('ask before an undo what it would take back, and undo nothing once the game has gone on', async () => {
    const t = tableFixture();
    await t.racing();
    await t.does('red', 'sneak', { steps: 1 });
    const asked = await t.press('red', t.tokenOf(await t.does('red', 'game status'), 'Undo'));
    expect(t.textOf(asked)).toContain('would be taken back');
    const { version } = await t.game();
    const undone = await t.press('red', t.tokenOf(asked, 'Yes, undo'));
    expect(undone.refused).toBeUndefined();
    expect((await t.game()).version).toBe(version + 1);
    expect(await t.table.view(t.channel, 'red')).toMatchObject({ at: { p1: 0 } });
    await t.does('red', 'sneak', { steps: 1 });
    expect((await t.press('red', t.tokenOf(asked, 'Yes, undo'))).refused?.code).toBe('undo-late');
    expect((await t.press('green', t.tokenOf(await t.does('red', 'game status'), 'Undo'))).refused?.code).toBe(
      'not-seated',
    );
  });

  it('run nothing but what they name, however they are forged', async () => {
    const t = tableFixture();
    await t.racing();
    const { id } = await t.game();
    const { version } = await t.game();
    for (const path of ['end', 'game', 'ask-done-x', 'ask-sneak-steps', 'undo:zz', 'ask-'])
      expect((await t.press('red', `c.${id}.1..${path}`, ['1'])).refused, path).toBeDefined();
    expect((await t.game()).version).toBe(version);
  });
});
