import { expect, it } from 'vitest';
import { isList, isObject, type Json } from '../../src/core/json.js';
import { checkFile } from '../../src/table/log/check-file.js';
import { readGameFile } from '../../src/table/log/read-game-file.js';
import { diceRace } from '../games/dice-race/index.js';
import { tableFixture } from './fixture.js';

const HOSTILE: readonly Json[] = [
  ...['', 'constructor', '__proto__', '\0', '\ud800', 'x'.repeat(5000)],
  ...[-1, 0.5, 2 ** 31, 1e308, true, null, [], {}, [[]], { kind: 'user', id: '1> @everyone' }],
  JSON.parse('{"__proto__":{"kind":"seat","id":"constructor"},"constructor":1}'),
];
const LEAKED = /\[object |native code|undefined/;

/** Every value of a file, with the way to it. */
function placesOf(json: Json, way: readonly string[] = []): readonly (readonly string[])[] {
  const inside = isList(json)
    ? json.flatMap((part, at) => placesOf(part, [...way, String(at)]))
    : isObject(json)
      ? Object.entries(json).flatMap(([key, part]) => placesOf(part ?? null, [...way, key]))
      : [];
  return way.length === 0 ? inside : [way, ...inside];
}

function withAt(json: Json, [step, ...rest]: readonly string[], value: Json): Json {
  if (step === undefined) return value;
  if (isList(json)) return json.map((part, at) => (String(at) === step ? withAt(part, rest, value) : part));
  if (!isObject(json)) return value;
  return { ...json, [step]: withAt(json[step] ?? null, rest, value) };
}

it('whatever stands in an imported file is refused, or plays and is told without a fault', async () => {
  const t = tableFixture();
  await t.racing();
  await t.does('red', 'dice', { word: 'luck' });
  await t.does('red', 'advance');
  await t.does('red', 'undo', { force: true });
  await t.does('red', 'sneak', { steps: 2 });
  await t.does('red', 'game end');
  const file: Json = JSON.parse((await t.does('red', 'export')).attachments?.[0]?.content ?? '');
  let taken = 0;
  for (const way of placesOf(file)) {
    for (const [at, value] of HOSTILE.entries()) {
      const channel = `${way.join('.')}:${at}`;
      const reply = await t.does(
        'green',
        'game import',
        { file: JSON.stringify(withAt(file, way, value)) },
        { channel },
      );
      expect(t.textOf(reply), channel).not.toMatch(LEAKED);
      if (reply.refused !== undefined) continue;
      taken++;
      for (const command of ['log', 'dice', 'game status', 'score', 'export']) {
        const shown = t.textOf(await t.does('green', command, {}, { channel }));
        expect(shown, `${command} after ${channel}`).not.toMatch(LEAKED);
      }
    }
  }
  expect(taken).toBeGreaterThan(0);
});

it('an imported game tells what the rules give, whatever its file claims to have happened', async () => {
  const t = tableFixture();
  await t.racing();
  await t.does('red', 'sneak', { steps: 2 });
  await t.does('red', 'game end');
  const log = t.textOf(await t.does('onlooker', 'log'));
  const content = (await t.does('red', 'export')).attachments?.[0]?.content ?? '';
  const file = readGameFile(JSON.parse(content));
  if (!file.ok) throw new Error('unreadable');
  const swapped = file.value.entries.map((entry) => ({
    ...entry,
    events: entry.events.map((event) => (event.seat === 'p1' ? { ...event, seat: 'p2' } : event)),
  }));
  const forged = JSON.stringify({ ...file.value, entries: swapped });
  const refused = await t.does('red', 'game import', { file: forged }, { channel: 'forged' });
  expect(t.textOf(refused)).toContain('The rules tell of other events.');
  // Other rules may have told it otherwise: then what ours tell is kept.
  const older = JSON.stringify({ ...file.value, entries: swapped, rulesVersion: '1.99' });
  expect((await t.does('red', 'game import', { file: older }, { channel: 'forged' })).refused).toBeUndefined();
  expect(t.textOf(await t.does('onlooker', 'log', {}, { channel: 'forged' }))).toBe(log);
  expect((await checkFile(file.value, diceRace())).flaws).toEqual([]);
  expect((await checkFile({ ...file.value, entries: swapped }, diceRace())).flaws).not.toEqual([]);
});

it('refuses what the numbers of a file contradict, and rules that are not here', async () => {
  const t = tableFixture();
  await t.racing();
  await t.does('red', 'game end');
  const file: { [key: string]: Json } = JSON.parse((await t.does('red', 'export')).attachments?.[0]?.content ?? '');
  const seat = { seat: 'p1', name: 'red' };
  const broken: readonly (readonly [Json, string])[] = [
    [{ ...file, nextRoll: 0 }, 'file-broken'],
    [{ ...file, seats: [seat, seat] }, 'file-broken'],
    [{ ...file, rulesVersion: '99.0.0' }, 'import-rules'],
  ];
  for (const [json, code] of broken) {
    const reply = await t.does('red', 'game import', { file: JSON.stringify(json) }, { channel: 'other' });
    expect(reply.refused?.code).toBe(code);
  }
});
