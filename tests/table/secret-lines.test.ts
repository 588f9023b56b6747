import { expect, it } from 'vitest';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { countedFor, isSecretTo } from '../../src/table/log/secret.js';
import type { LogEntry } from '../../src/table/ports/store.js';
import { tableFixture } from './fixture.js';

const act = (seat: string, events: LogEntry['events']): LogEntry => ({
  ...{ version: 1, requestId: '', at: new Date(0), userId: seat, kind: 'act', seat },
  ...{ actions: [], events, rolls: [], detail: null },
});
const secret = (seat: string) => act(seat, [{ type: 'listed', audience: [seat] }]);
const open = (seat: string) => act(seat, [{ type: 'moved' }]);

it('an undo counts what its reader knows of, and at least one action', () => {
  const fallen = [open('p1'), secret('p2'), secret('p2'), secret('p1'), open('p2')];
  expect(countedFor(fallen, null)).toBe(2);
  expect(countedFor(fallen, 'p1')).toBe(3);
  expect(countedFor(fallen, 'p2')).toBe(4);
  expect(countedFor([secret('p2'), secret('p2')], 'p1')).toBe(1);
});

it('what has anything for all in it is no secret, nor is what the table did', () => {
  expect(isSecretTo(act('p1', []), null)).toBe(false);
  expect(isSecretTo(act('p1', [{ type: 'noted', audience: ['p1'] }, { type: 'moved' }]), 'p2')).toBe(false);
  expect(isSecretTo(secret('p1'), 'p1')).toBe(false);
  expect(isSecretTo({ ...secret('p1'), kind: 'spent' }, 'p2')).toBe(false);
});

it('a board that a script laid is in the export of whoever sits there alone, and of nobody else', async () => {
  const laid = async (seats: { readonly [name: string]: readonly string[] }) => {
    const t = tableFixture({ games: [HISPANIA] });
    const provinces = { leon: { rome: ['elite'] }, galice: { basque: ['infantry'] } };
    await t.lay({ turn: 4, nation: 'rome', phase: 'move', provinces, seats: JSON.parse(JSON.stringify(seats)) });
    return async (user: string) => (await t.does(user, 'export')).attachments?.[0]?.content;
  };
  const together = await laid({ Ann: ['rome'], Bob: ['basque'] });
  for (const user of ['Ann', 'Bob', 'onlooker']) {
    const content = String(await together(user));
    expect(content).not.toContain('provinces');
    expect(content).toContain('"hidden": true');
  }
  const alone = await laid({ Ann: ['rome', 'basque'] });
  expect(String(await alone('Ann'))).toContain('provinces');
  expect(String(await alone('onlooker'))).not.toContain('provinces');
});

it('the id of a post, which Discord shows to everybody as its nonce, does not tell how many entries there are', async () => {
  const t = tableFixture();
  await t.racing();
  const { id, version } = await t.game();
  const numbers = t.memory.posts.map((post) => post.id.slice(id.length + 1).split('.')[0] ?? '');
  expect(numbers.length).toBeGreaterThan(version);
  for (const number of numbers) expect(Number.parseInt(number, 36)).toBeGreaterThan(2 ** 32 - 1);
});
