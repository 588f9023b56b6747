import { expect, it } from 'vitest';
import { checkFile } from '../../../src/table/log/check-file.js';
import { readGameFile } from '../../../src/table/log/read-game-file.js';
import { diceRace } from '../../games/dice-race/index.js';
import { tableFixture } from '../fixture.js';

it('what whoever manages the channel did in the game master’s place is noted, and nothing else', async () => {
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
    const { flaws, notes } = await checkFile(file.value, diceRace(), undefined, json);
    expect(flaws).toEqual([]);
    expect(notes.map(({ version, what }) => [version, what])).toEqual(
      moderator ? [[file.value.version, 'managed']] : [],
    );
  }
});
