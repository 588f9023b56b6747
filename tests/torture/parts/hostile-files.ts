import { isObject, type Json, type JsonObject } from '../../../src/core/json.js';
import { GAMES } from '../../../src/games/registry.js';
import { tableFixture } from '../../table/fixture.js';

/** Files as somebody would send them who wants to take the host down, by name. */
export interface HostileFile {
  readonly name: string;
  readonly text: () => string;
}

const MB = 2 ** 20;

/** A whole game of Hispania, played by nobody but the clock: a real file, and what the others are forged from. */
export async function wholeGame(): Promise<string> {
  const t = tableFixture({ games: GAMES });
  await t.begun(['a', 'b', 'c', 'd'], 'hispania', { scenario: 'A' });
  await t.does('a', 'game settings', { turn: 1, reaction: 1, grace: 0, absence: 'autopilot', strength: 'default' });
  for (let round = 0; (await t.game()).phase === 'playing'; round++) {
    t.wait(2);
    for (const { id } of await t.store.obligations((await t.game()).id))
      await t.table.lapse({ gameId: (await t.game()).id, obligationId: id, requestId: `lapse-${round}-${id}` });
  }
  return (await t.does('a', 'export')).attachments?.[0]?.content ?? '';
}

export function hostileFiles(real: string): readonly HostileFile[] {
  const file: Json = JSON.parse(real);
  if (!isObject(file) || !Array.isArray(file.entries)) throw new Error('no game file');
  const entries: readonly Json[] = file.entries;
  const withEntries = (more: readonly Json[]): JsonObject => ({ ...file, version: more.length, entries: more });
  const setup = entries.find((entry) => isObject(entry) && entry.kind === 'setup') ?? null;
  const numbered = (count: number, make: (version: number) => JsonObject) =>
    Array.from({ length: count }, (_, at) => ({ ...make(at + 1), version: at + 1 }));
  const table = (detail: Json): JsonObject => ({ ...blank(), kind: 'table', detail });
  const json = (name: string, make: () => Json): HostileFile => ({ name, text: () => JSON.stringify(make()) });
  const raw = (name: string, text: () => string): HostileFile => ({ name, text });
  /** Deeper than JSON.stringify can follow. */
  const nested = (depth: number, make: (hole: Json) => Json): (() => string) => {
    const [before = '', after = ''] = JSON.stringify(make('@hole')).split('"@hole"');
    return () => `${before}${'['.repeat(depth)}${']'.repeat(depth)}${after}`;
  };
  const forged = (key: string, value: Json): HostileFile => json(`${key} forged`, () => ({ ...file, [key]: value }));
  const act = (actions: Json, rolls: Json = []): JsonObject => ({
    ...blank(),
    kind: 'act',
    seat: 'p1',
    actions,
    rolls,
  });
  return [
    raw('nothing', () => ''),
    raw('null', () => 'null'),
    raw('not JSON, 8 MB', () => 'x'.repeat(8 * MB)),
    raw('beyond the bound', () => `"${'x'.repeat(9 * MB)}"`),
    raw('one text, 8 MB', () => `"${'x'.repeat(8 * MB - 10)}"`),
    raw('one number, 8 MB', () => '1'.repeat(8 * MB - 10)),
    raw('escapes, 8 MB', () => `"${'\\u0000'.repeat(MB)}"`),
    raw('pairs of surrogates', () => `"${'🎲'.repeat(MB)}"`),
    raw('brackets, 4 million deep', () => '['.repeat(4 * MB)),
    raw('brackets closed, 2 million deep', () => `${'['.repeat(2 * MB)}${']'.repeat(2 * MB)}`),
    raw('objects, a million deep', () => `${'{"a":'.repeat(MB)}1${'}'.repeat(MB)}`),
    raw('zeros, 4 million', () => `[${'0,'.repeat(4 * MB - 10)}0]`),
    raw('empty objects, 2 million', () => `[${'{},'.repeat(2.5 * MB)}{}]`),
    raw('the same key, half a million times', () => `{${'"a":1,'.repeat(MB)}"a":1}`),
    raw('other keys, half a million', () => `{${Array.from({ length: MB / 2 }, (_, at) => `"k${at}":1`).join()}}`),
    raw('keys that are numbers', () => `{${Array.from({ length: MB / 2 }, (_, at) => `"${at * 7919}":1`).join()}}`),
    raw('spaces, 8 MB', () => `${' '.repeat(8 * MB - 4)}{}`),
    json('a prototype', () => JSON.parse(`{"__proto__":${real}}`)),
    forged(
      'entries',
      Array.from({ length: 100_000 }, () => null),
    ),
    forged(
      'entries',
      Array.from({ length: 20_000 }, () => ({})),
    ),
    forged(
      'seats',
      Array.from({ length: 100_000 }, (_, at) => ({ seat: `p${at}`, name: 'x' })),
    ),
    forged(
      'seats',
      Array.from({ length: 16 }, (_, at) => ({ seat: `p${at + 1}`, name: 'x' })),
    ),
    forged(
      'words',
      Array.from({ length: 100_000 }, () => ({ seat: 'p1', word: 'x', fromRoll: 1 })),
    ),
    forged('overrides', { text: 'x'.repeat(4 * MB) }),
    forged('overrides', Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`o${at}`, at]))),
    raw(
      'overrides nested',
      nested(5_000, (hole) => ({ ...file, overrides: hole })),
    ),
    forged('setup', Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`s${at}`, 'A']))),
    forged('name', 'x'.repeat(MB)),
    forged('module', 'constructor'),
    forged('rulesVersion', '9'.repeat(4_000)),
    forged('nextRoll', 2 ** 31 - 1),
    forged('seed', 'ab'.repeat(2_000)),
    forged('stateHash', 'ab'.repeat(32)),
    json('twenty thousand words of the table', () => withEntries(numbered(20_000, () => table({ what: 'x' })))),
    json('thousands of beginnings', () =>
      withEntries(numbered(4_000, () => (isObject(setup) ? { ...setup } : blank()))),
    ),
    json('one beginning and thousands of undos', () =>
      withEntries([
        ...entries.slice(0, 40),
        ...numbered(15_000, (version) => ({ ...blank(), kind: 'undo', seat: 'p1', detail: { to: version + 30 } })).map(
          (entry) => ({ ...entry, version: entry.version + 40 }),
        ),
      ]),
    ),
    json('undos of undos to the beginning', () =>
      withEntries([
        ...entries,
        ...numbered(2_000, () => ({ ...blank(), kind: 'undo', seat: 'p1', detail: { to: 8, force: true } })).map(
          (entry) => ({ ...entry, version: entry.version + entries.length }),
        ),
      ]),
    ),
    json('an undo into the future', () =>
      withEntries([...entries.slice(0, 20), { ...blank(), kind: 'undo', version: 21, detail: { to: 1e9 } }]),
    ),
    json('an entry of a hundred thousand actions', () =>
      withEntries([...entries.slice(0, 20), { ...act(Array(100_000).fill({ verb: 'done' })), version: 21 }]),
    ),
    json('an entry of two thousand actions', () =>
      withEntries([...entries.slice(0, 20), { ...act(Array(2_000).fill({ verb: 'done' })), version: 21 }]),
    ),
    json('an action of thousands of slots', () =>
      withEntries([
        ...entries.slice(0, 20),
        {
          ...act([
            Object.fromEntries([['verb', 'move'], ...Array.from({ length: 20_000 }, (_, at) => [`s${at}`, at])]),
          ]),
          version: 21,
        },
      ]),
    ),
    json('rolls of dice with two thousand million sides', () =>
      withEntries([
        ...entries.slice(0, 20),
        {
          ...act(
            [{ verb: 'done' }],
            Array.from({ length: 2_000 }, (_, at) => ({
              number: at + 1,
              sides: 2 ** 31 - 1,
              face: 1,
              purpose: { what: 'x' },
            })),
          ),
          version: 21,
        },
      ]),
    ),
    json('events by the million', () =>
      withEntries(
        entries.map((entry) => (isObject(entry) ? { ...entry, events: Array(400).fill({ type: 'x' }) } : entry)),
      ),
    ),
    json('details of a megabyte', () =>
      withEntries([...entries.slice(0, 20), { ...table('x'.repeat(MB)), version: 21 }]),
    ),
    raw(
      'details nested',
      nested(3_000, (hole) => withEntries([...entries.slice(0, 20), { ...table(hole), version: 21 }])),
    ),
    json('a position of a thousand provinces', () =>
      withEntries([
        {
          ...blank(),
          kind: 'position',
          version: 1,
          detail: {
            position: {
              turn: 1,
              provinces: Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`p${at}`, {}])),
            },
            seatOf: {},
          },
        },
      ]),
    ),
    json('a game that stops in the midst of it', () => withEntries(entries.slice(0, Math.floor(entries.length / 2)))),
    json('a game with an entry left out', () => withEntries(entries.filter((_, at) => at !== 30))),
    json('a game with one die turned', () => JSON.parse(real.replace(/"face": ?(\d+)/, '"face":9'))),
    json('a game whose log is told five times', () => withEntries(Array(5).fill(entries).flat())),
    raw('a whole game', () => real),
  ];
}

function blank(): JsonObject {
  const at = '2026-01-01T00:00:00.000Z';
  return { version: 1, at, userId: 'x', kind: 'table', seat: null, actions: [], events: [], rolls: [], detail: null };
}
