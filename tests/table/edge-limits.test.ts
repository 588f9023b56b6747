import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import type { EdgeLimits } from '../../src/table/ports/edge-limits.js';
import type { Control, Form, Reply } from '../../src/table/ports/message.js';
import { LIMITS } from '../support/edge-limits.js';
import { fits } from './fits.js';
import { tableFixture } from './fixture.js';

const NARROW: EdgeLimits = { token: 70, rows: 5, buttons: 5, choices: 7, fields: 3, suggestions: 4, letters: 40 };
const WIDE: EdgeLimits = { token: 400, rows: 9, buttons: 8, choices: 60, fields: 12, suggestions: 60, letters: 300 };
const PRESSES = 120;

function chance(seed: number) {
  let state = seed;
  return (count: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

type Pick = ReturnType<typeof chance>;
type Table = ReturnType<typeof tableFixture>;

async function answered(t: Table, user: string, control: Control, pick: Pick): Promise<Reply> {
  if (control.kind === 'field') return t.press(user, control.token, [String(pick(30))]);
  if (control.kind !== 'select') return t.press(user, control.token);
  const first = pick(control.choices.length - control.min + 1);
  const chosen = control.choices.slice(first, first + Math.max(control.min, 1 + pick(control.max)));
  return t.press(
    user,
    control.token,
    chosen.slice(0, control.max).map(({ value }) => value),
  );
}

function filled({ fields }: Form, pick: Pick): readonly (readonly string[])[] {
  return fields.map((field) => {
    if (field.kind === 'text') return [String(pick(20))];
    const first = pick(field.choices.length);
    return field.choices.slice(first, first + Math.max(field.least, 1)).map(({ value }) => value);
  });
}

/** Plays by pressing whatever is shown; each panel, question, form and post has to fit. Returns the longest row and menu. */
async function playsBy(limits: EdgeLimits, system: string, people: readonly string[]) {
  const pick = chance(41);
  const t = tableFixture({ games: GAMES, seed: '7'.repeat(64), limits });
  const most = { choices: 0, buttons: 0 };
  const see = (reply: Reply) => {
    fits(reply, limits);
    for (const row of reply.controls ?? []) {
      most.buttons = Math.max(most.buttons, row.length);
      for (const one of row) if (one.kind === 'select') most.choices = Math.max(most.choices, one.choices.length);
    }
    return reply;
  };
  await t.gathered(people, system);
  see(await t.does('a', 'game settings'));
  see(await t.does('a', 'game start'));
  const { id } = await t.game();
  let [presses, posts] = [0, 0];
  while (presses < PRESSES) {
    const game = await t.game();
    if (game.phase !== 'playing') break;
    const owing = (await t.store.obligations(id)).flatMap(({ seats }) => seats);
    const seat = owing[pick(owing.length)];
    const user = game.seats.find((one) => one.seat === seat)?.userId ?? 'a';
    let reply = see({ lines: [], controls: await t.table.panel(id, user) });
    for (let depth = 0; depth < 12 && (await t.game()).version === game.version; depth++) {
      const controls = t.controlsOf(reply);
      const control = controls[pick(controls.length)];
      if (control === undefined) break;
      presses++;
      reply = see(await answered(t, user, control, pick));
      if (reply.form !== undefined) reply = see(await t.submit(user, reply.form.token, filled(reply.form, pick)));
    }
    for (; posts < t.memory.posts.length; posts++) {
      const post = t.memory.posts[posts];
      const resolved = post === undefined ? null : await t.table.resolve(post);
      if (resolved !== null) see({ lines: [], controls: resolved.controls });
    }
  }
  expect(presses).toBeGreaterThan(20);
  const suggested = await t.table.complete({ ...t.asker('a', t.channel), command: 'help', options: {}, focused: '' });
  expect(suggested.length).toBe(limits.suggestions);
  return most;
}

const TABLES = [
  ['hispania', ['a', 'b', 'c', 'd']],
  ['reconquista', ['a']],
  ['hispania-draco', ['a', 'b']],
  ['medioevo', ['a', 'b', 'c']],
] as const;

test.each(TABLES)('%s fits into an edge that shows little', async (system, people) => {
  await playsBy(NARROW, system, people);
});

test('An edge that shows more is shown more', async () => {
  const [usual, wide] = [
    await playsBy(LIMITS, 'hispania', TABLES[0][1]),
    await playsBy(WIDE, 'hispania', TABLES[0][1]),
  ];
  expect(wide.buttons).toBeGreaterThan(usual.buttons);
  expect(wide.choices).toBeGreaterThanOrEqual(usual.choices);
});
