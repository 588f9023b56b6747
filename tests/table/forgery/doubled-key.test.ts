import { expect, it } from 'vitest';
import { doubledKeyIn } from '../../../src/table/log/doubled-key.js';
import { diceRace } from '../../games/dice-race/index.js';
import { tableFixture } from '../fixture.js';
import { judged } from './judged.js';

it('a key that stands twice in one object is found, however it is written and wherever it stands', () => {
  const twice = (text: string) => {
    JSON.parse(text);
    return doubledKeyIn(text);
  };
  expect(twice('{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}')).toBeNull();
  expect(twice('{"a":1,"a":1}')).toBe('a');
  expect(twice('{"a":1,"\\u0061":2}')).toBe('a');
  expect(twice('{"e":[{},{"rolls":[{"face":6, "face":3}]}]}')).toBe('e[1].rolls[0].face');
  expect(twice('{"a":"a\\",\\"a\\":\\\\","b":["a","a"],"":{"":{}}}')).toBeNull();
  expect(twice('"a"')).toBeNull();
});

it('and in a file it is wrong, with its entry, whatever programs make of it', async () => {
  const t = tableFixture();
  await t.racing();
  await t.does('red', 'game end');
  const text = String((await t.does('blue', 'export')).attachments?.[0]?.content);
  expect(await judged(diceRace(), text)).toMatchObject({ code: 0 });
  const [setup, rest] = text.split('"kind": "setup"');
  const forged = `${setup}"kind": "act", "kind": "setup"${rest}`;
  const entry = JSON.parse(text).entries.findIndex(({ kind }: { kind: string }) => kind === 'setup') + 1;
  expect(await judged(diceRace(), forged)).toMatchObject({ code: 1, entry, said: `entries[${entry - 1}].kind` });
  const refused = await tableFixture().does('red', 'game import', { file: forged });
  expect(refused.refused?.code).toBe('file-broken');
});
