import { describe, expect, test } from 'vitest';
import { limitPersons } from '../../src/operation/person-limits.js';
import { wrapped } from '../../src/table/around.js';
import { plainStyle } from '../../src/table/words/words.js';
import { tableFixture } from '../table/fixture.js';

function limited() {
  const t = tableFixture();
  let at = 0;
  const table = limitPersons(
    t.table,
    { acts: { atOnce: 5, perSecond: 2 }, suggestions: { atOnce: 3, perSecond: 1 }, underWay: 2 },
    () => at,
  );
  const ask = (user: string) => table.execute({ ...t.asker(user, t.channel), command: 'help', options: {} });
  return { t, table, ask, pass: (ms: number) => (at += ms) };
}

describe('one person', () => {
  test('who asks without end is told what and when again, and is heard again then', async () => {
    const { t, ask, pass } = limited();
    const answers = await Promise.all(Array.from({ length: 9 }, () => ask('flood')));
    expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(5);
    const last = answers.at(-1);
    expect(last?.refused).toEqual({ code: 'person-quick', values: { most: 5, seconds: 1 } });
    for (const locale of ['en', 'fr', 'es'] as const) {
      const text = (last?.lines ?? []).map((line) => t.say(line, plainStyle(locale, {}))).join();
      expect(text).toMatch(/1 s/);
    }
    expect((await ask('other')).refused).toBeUndefined();
    pass(400);
    expect((await ask('flood')).refused?.code).toBe('person-quick');
    pass(200);
    expect((await ask('flood')).refused).toBeUndefined();
    expect((await ask('flood')).refused?.code).toBe('person-quick');
  });

  test('has few requests under way; nobody else waits with the rest of his', async () => {
    const { t, ask, table } = limited();
    let underWay = 0;
    let most = 0;
    const release: (() => void)[] = [];
    const slow = limitPersons(
      wrapped(table, {
        execute: async (_call, request) => {
          underWay += 1;
          most = Math.max(most, underWay);
          if (request.userId === 'slow') await new Promise<void>((resolve) => release.push(resolve));
          underWay -= 1;
          return t.table.execute(request);
        },
      }),
      undefined,
      () => 0,
    );
    const of = (user: string) => slow.execute({ ...t.asker(user, t.channel), command: 'help', options: {} });
    const slowly = Array.from({ length: 6 }, () => of('slow'));
    expect((await of('quick')).refused).toBeUndefined();
    expect([release.length, most]).toEqual([2, 3]);
    while (release.length > 0) {
      for (const done of release.splice(0)) done();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await Promise.all(slowly)).every(({ refused }) => refused === undefined)).toBe(true);
    expect((await ask('x')).refused).toBeUndefined();
    expect(table.commands()).toBe(t.table.commands());
  });

  test('who types wildly gets no more suggestions for a while, and his commands are heard', async () => {
    const { t, table, ask } = limited();
    const typed = () =>
      table.complete({ ...t.asker('a', t.channel), command: 'help', options: { command: '' }, focused: 'command' });
    const lists = [await typed(), await typed(), await typed(), await typed()];
    expect(lists.map((list) => list.length > 0)).toEqual([true, true, true, false]);
    expect((await ask('a')).refused).toBeUndefined();
  });
});
