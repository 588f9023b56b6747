import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { readGameFile } from '../../../src/table/log/read-game-file.js';
import { tableFixture } from '../../table/fixture.js';

const PEOPLE = ['red', 'blue', 'green', 'yellow'];
async function begun(setup: Record<string, string>) {
  const t = tableFixture({ games: [HISPANIA] });
  await t.begun(PEOPLE, 'hispania', { scenario: 'D', ...setup });
  const seen = async (by: string) => {
    const file = readGameFile(JSON.parse((await t.does(by, 'export')).attachments?.[0]?.content ?? ''));
    if (!file.ok) throw new Error('unreadable');
    return file.value.entries;
  };
  return { ...t, seen };
}

describe('the record of a running game', () => {
  it('[14.7.1] does not tell an envelope with a bid from one without', async () => {
    const t = await begun({ version: 'advanced', 'secret-bids': 'on' });
    for (const [index, choice] of ['rome', 'carthage', 'wisigoth', 'omeyyad'].entries())
      await t.does(PEOPLE[index] ?? '', 'choose', { choice });
    expect((await t.does('red', 'bid', { count: 40 })).refused).toBeUndefined();
    await t.does('green', 'bid', {});
    const told = (await t.seen('blue')).slice(-2);
    const [bid, pass] = told.map(({ version: _version, at: _at, userId: _user, seat, ...rest }) =>
      JSON.stringify(rest).replaceAll(seat ?? '-', 'seat'),
    );
    expect(pass).toBe(bid);
    expect((await t.seen('green')).at(-1)?.actions).toEqual([{ verb: 'pass' }]);
  });

  it('[14.7.1] [14.2.1] bids are for one nation after the other, in playing order', async () => {
    const t = await begun({ version: 'advanced', 'secret-bids': 'on' });
    for (const [index, choice] of ['rome', 'carthage', 'wisigoth', 'omeyyad'].entries())
      await t.does(PEOPLE[index] ?? '', 'choose', { choice });
    const asked = async () => {
      const owed = await t.store.obligations((await t.game()).id);
      return [...new Set(owed.map(({ what, values }) => JSON.stringify([what, values?.nation])))];
    };
    const [first] = await asked();
    expect(first).toContain('galicien');
    expect(await asked()).toHaveLength(1);
    for (const person of PEOPLE) await t.does(person, 'bid', {});
    expect(await asked()).toHaveLength(1);
    expect((await asked())[0]).toContain('cantabrien');
  });

  it('[10.1.1] does not tell for how many groups somebody has bid', async () => {
    const t = await begun({ version: 'standard', 'group-bids': 'on' });
    expect((await t.does('red', 'bid', { nation: 'rome', count: 12 })).refused).toBeUndefined();
    await t.does('red', 'done');
    const entries = await t.seen('blue');
    expect(entries.filter(({ kind, seat }) => kind === 'act' && seat === 'p1')).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('"points":12');
  });
});

describe('the thread of a battle', () => {
  it('[10.3.25] is silent about a standing order given while it is fought', async () => {
    const t = tableFixture({ games: [HISPANIA] });
    await t.lay({
      turn: 18,
      nation: 'seville-nation',
      phase: 'move',
      options: { events: 'on' },
      seats: { red: ['seville-nation'], blue: ['castille'] },
      provinces: {
        tolede: { 'seville-nation': ['infantry'] },
        segovie: { castille: ['infantry'] },
        avila: { castille: ['infantry'] },
      },
      hands: { red: ['nul'], blue: ['nul'] },
    });
    await t.does('red', 'game settings', { threads: true });
    await t.does('red', 'move', { from: 'tolede', to: 'segovie' });
    await t.does('red', 'done');
    const inThread = () => t.memory.posts.filter(({ to }) => to.kind === 'battle-thread').length;
    const before = inThread();
    expect(before).toBeGreaterThan(0);
    expect((await t.does('blue', 'orders', { kind: 'stand', choice: 'half' })).refused).toBeUndefined();
    expect(inThread()).toBe(before);
  });
});
