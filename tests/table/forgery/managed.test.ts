import { expect, it } from 'vitest';
import { checkFile } from '../../../src/table/log/check-file.js';
import { readGameFile } from '../../../src/table/log/read-game-file.js';
import { diceRace } from '../../games/dice-race/index.js';
import { tableFixture } from '../fixture.js';
import { judged } from './judged.js';

it('what whoever manages the channel did in the game master’s place is never called right', async () => {
  for (const [user, moderator] of [
    ['red', false],
    ['eve', true],
  ] as const) {
    const t = tableFixture();
    await t.racing();
    const asked = { ...t.asker(user, t.channel), moderator, command: 'game', subcommand: 'end', options: {} };
    expect((await t.table.execute(asked)).refused).toBeUndefined();
    const json = JSON.parse(String((await t.does('blue', 'export')).attachments?.[0]?.content));
    const file = readGameFile(json);
    if (!file.ok) throw new Error('no file');
    const { flaws, doubts } = await checkFile(file.value, diceRace(), undefined, json);
    expect(flaws).toEqual([]);
    expect(doubts.map(({ version, what }) => [version, what])).toEqual(
      moderator ? [[file.value.version, 'managed']] : [],
    );
  }
});

it('the settings of a rematch are the word of the file, whatever they are', async () => {
  const t = tableFixture();
  await t.racing();
  await t.does('red', 'game settings', { grace: 3 });
  await t.does('red', 'game end');
  expect((await t.does('red', 'game rematch')).refused).toBeUndefined();
  const text = String((await t.does('red', 'export')).attachments?.[0]?.content);
  const { code, what } = await judged(diceRace(), text);
  expect([code, what]).toEqual([3, ['settings', 'sealed']]);
});

it('whoever sets another name over the first entry makes the game master a stranger to what he did', async () => {
  const t = tableFixture();
  await t.racing();
  await t.does('red', 'game end');
  const json = JSON.parse(String((await t.does('red', 'export')).attachments?.[0]?.content));
  expect(await judged(diceRace(), JSON.stringify(json))).toMatchObject({ code: 0 });
  json.entries[0].userId = 'eve';
  expect(await judged(diceRace(), JSON.stringify(json))).toMatchObject({ code: 3, what: ['managed'] });
});
