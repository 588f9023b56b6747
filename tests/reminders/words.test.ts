import { beforeEach, describe, expect, test } from 'vitest';
import { game, PLAIN, seat, World } from './world.js';

/** One rule of the reminders each, in a world with a clock of its own. */
let world: World;

beforeEach(() => {
  world = new World(new Date('2026-11-02T12:00:00Z'));
  world.people.set('ana', PLAIN);
  world.people.set('ben', PLAIN);
  world.games.set('race', game('race', [seat('ana'), seat('ben')], { turnHours: 72, graceHours: 12 }));
});

const said = (): readonly string[] => world.table().map((line) => line.replace(/ \| \w+ \d\d\. \d\d:\d\d \|/, ' |'));

describe('a wait', () => {
  test('is called once, reminded, warned, given grace, and lapses', async () => {
    world.await('race', ['t1', 'ana']);
    await world.until('2026-11-07T00:00:00Z');
    expect(said()).toEqual([
      '11-02T12:00 | post | call t1',
      '11-03T12:00 | mention | reminder t1',
      '11-04T12:00 | mention | warning t1',
      '11-05T12:00 | mention | grace t1',
    ]);
    expect(world.lapses.map(({ at }) => at.toISOString())).toEqual(['2026-11-06T00:00:00.000Z']);
  });

  test('where the table only reminds, runs over and is reminded ever more rarely, then no more', async () => {
    world.games.set('race', game('race', [seat('ana'), seat('ben')], { turnHours: 24, onAbsence: 'remind' }));
    world.await('race', ['t1', 'ana']);
    await world.until('2027-02-01T13:00:00Z');
    expect(said()).toEqual([
      '11-02T12:00 | post | call t1',
      '11-03T12:00 | mention | grace t1',
      '11-05T12:00 | mention | reminder t1',
      '11-09T12:00 | mention | reminder t1',
    ]);
    expect(world.lapses).toEqual([]);
    expect(world.posts[0]?.lines).toEqual([
      { from: 'table', key: 'remind.overdue' },
      { from: 'owed', module: 'race', seats: ['ana'], who: ['ana'], kind: 'turn', what: 'turn', dueAt: null },
    ]);
  });

  test('settled in time is never spoken of again, and one paused only after it resumed', async () => {
    world.await('race', ['t1', 'ana']);
    await world.until('2026-11-02T13:00:00Z');
    const playing = game('race', [seat('ana'), seat('ben')], { turnHours: 72 });
    world.games.set('race', { ...playing, phase: 'paused' });
    await world.until('2026-11-08T12:00:00Z');
    expect(said()).toHaveLength(1);
    world.games.set('race', playing);
    world.replace('t1', { dueAt: new Date('2026-11-20T00:00:00Z') });
    await world.until('2026-11-08T13:00:00Z');
    world.close('t1');
    await world.until('2026-11-20T12:00:00Z');
    expect(said().slice(1)).toEqual(['11-08T12:00 | mention | reminder t1']);
  });

  test('whose deadline is moved is warned anew', async () => {
    world.await('race', ['t1', 'ana']);
    await world.until('2026-11-04T13:00:00Z');
    world.replace('t1', { dueAt: new Date('2026-11-07T12:00:00Z') });
    await world.until('2026-11-08T01:00:00Z');
    expect(said().slice(2)).toEqual([
      '11-04T12:00 | mention | warning t1',
      '11-06T12:00 | mention | warning t1',
      '11-07T12:00 | mention | grace t1',
    ]);
  });

  test('that passes to another person calls that one', async () => {
    world.people.set('cid', PLAIN);
    world.await('race', ['t1', 'ana']);
    await world.until('2026-11-03T06:00:00Z');
    world.games.set('race', game('race', [seat('cid', { seat: 'ana' }), seat('ben')], { turnHours: 72 }));
    world.await('race', ['t1', 'ana']);
    await world.until('2026-11-04T06:00:00Z');
    expect(world.told.map(({ userId, about }) => `${userId} ${about}`)).toEqual([
      'ana call t1',
      'cid call t1',
      'cid reminder t1',
    ]);
  });

  test('of somebody who plays alone is not spoken of unless he asked for it', async () => {
    const alone = [seat('ana'), seat('ana', { seat: 'other' })];
    world.games.set('race', game('race', alone, { turnHours: 24, reactionHours: 24 }));
    world.await('race', ['t1', 'ana']);
    world.replace('t1', { dueAt: null });
    await world.until('2026-11-09T00:00:00Z');
    expect(said()).toEqual([]);
    world.games.set('race', game('race', alone, { nudgeHours: 48 }));
    await world.until('2026-12-30T00:00:00Z');
    expect(said()).toEqual(['11-09T00:00 | mention | reminder t1', '11-17T00:00 | mention | reminder t1']);
    expect(world.posts[0]?.lines[0]).toEqual({ from: 'table', key: 'remind.nudge' });
  });

  test('that any of a group may answer is one word to them all', async () => {
    world.people.set('ben', { ...PLAIN, remindBy: 'direct' });
    world.people.set('cid', { ...PLAIN });
    const seats = [seat('ana'), seat('ben'), seat('cid')];
    world.games.set('race', game('race', seats, { turnHours: 60 }));
    world.await('race', ['t1', 'ana']);
    world.replace('t1', { seats: ['ana', 'ben', 'cid'] });
    await world.until('2026-11-04T12:00:00Z');
    const posts = world.posts.map(({ to, mentions }) => `${to.kind} ${mentions.join('+')}`);
    expect(posts).toContain('channel ana+cid');
    expect(posts).not.toContain('channel cid');
    expect(posts).toContain('direct ');
  });

  test('for a window is told once, and lapses when its time is over, at a table that only reminds too', async () => {
    world.games.set('race', game('race', [seat('ana'), seat('ben')], { onAbsence: 'remind' }));
    world.await('race', ['w1', 'ana']);
    world.replace('w1', { kind: 'window', seats: ['ana', 'ben'], dueAt: new Date('2026-11-04T12:00:00Z') });
    await world.until('2026-11-06T12:00:00Z');
    expect(said().filter((word) => !word.includes('call'))).toEqual([]);
    expect(world.lapses).toEqual([{ at: new Date('2026-11-04T12:00:00Z'), obligation: 'w1' }]);
  });

  test('of a seat on autopilot, or of nobody, is not spoken of', async () => {
    world.games.set('race', game('race', [seat('ana', { autopilot: true }), seat('ben', { userId: null })]));
    world.await('race', ['t1', 'ana']);
    world.await('race', ['t2', 'ben']);
    await world.until('2026-11-09T12:00:00Z');
    expect(said()).toEqual([]);
  });
});

describe('a word', () => {
  test('after days without the bot is one word, the gravest', async () => {
    world.await('race', ['t1', 'ana']);
    world.now = new Date('2026-11-05T13:00:00Z');
    await world.reminders.round();
    await world.reminders.round();
    expect(said().slice(1)).toEqual(['11-05T13:00 | mention | grace t1']);
  });

  test('goes the way the person chose; the call is always a mention', async () => {
    world.people.set('ana', { ...PLAIN, remindBy: 'direct' });
    world.people.set('ben', { ...PLAIN, remindBy: 'none' });
    world.await('race', ['t1', 'ana']);
    world.await('race', ['t2', 'ben', 'reaction']);
    await world.until('2026-11-03T12:00:00Z');
    expect(world.told.map(({ userId, way, about }) => `${userId} ${way} ${about}`)).toEqual([
      'ana post call t1',
      'ben post call t2',
      'ana direct reminder t1',
    ]);
    // Called at night, they find it in the morning, in the channel: a mention even so.
    for (const id of ['t1', 't2']) world.close(id);
    world.people.set('ana', { ...PLAIN, remindBy: 'direct', quiet: { from: 10, to: 16 } });
    world.people.set('ben', { ...PLAIN, remindBy: 'none', quiet: { from: 10, to: 16 } });
    world.await('race', ['t3', 'ana'], ['t4', 'ben']);
    await world.until('2026-11-07T09:00:00Z');
    expect(said().slice(3)).toEqual([
      '11-03T16:00 | mention | call t3',
      '11-03T16:00 | mention | call t4',
      '11-04T16:00 | direct | reminder t3',
      '11-05T16:00 | direct | warning t3',
      '11-05T16:00 | mention | warning t4', // before he is played for, though he wants no words
      '11-06T16:00 | direct | grace t3',
    ]);
    expect(world.posts.map((post) => post.mentions)).toEqual([[], ['ana'], ['ben'], [], [], ['ben'], []]);
  });

  test('tells the whole of what is owed in the game, and its rhythm starts again for all of it', async () => {
    world.await('race', ['t1', 'ana']);
    await world.until('2026-11-03T00:00:00Z');
    world.await('race', ['r1', 'ana', 'reaction']);
    await world.until('2026-11-04T12:00:00Z');
    expect(said()).toEqual([
      '11-02T12:00 | post | call t1',
      '11-03T00:00 | post | call r1',
      '11-03T12:00 | mention | reminder t1, reminder r1',
      '11-04T12:00 | mention | warning t1, reminder r1',
    ]);
  });

  test('that warns comes an hour before the quiet hours when the morning would be too late', async () => {
    world.people.set('ana', { ...PLAIN, quiet: { from: 22, to: 8 } });
    world.await('race', ['t1', 'ana']);
    world.replace('t1', { dueAt: new Date('2026-11-06T10:00:00Z') });
    world.games.set('race', game('race', [seat('ana'), seat('ben')], { warnHours: 10 }));
    await world.until('2026-11-06T11:00:00Z');
    expect(said().slice(-2)).toEqual(['11-05T21:00 | mention | warning t1', '11-06T10:00 | mention | grace t1']);
  });

  test('has no rhythm where none is wanted', async () => {
    world.people.set('ana', { ...PLAIN, remindEveryHours: 0 });
    world.games.set('race', game('race', [seat('ana'), seat('ben')]));
    world.await('race', ['t1', 'ana']);
    await world.until('2026-12-02T12:00:00Z');
    expect(said()).toEqual(['11-02T12:00 | post | call t1']);
  });
});

describe('a lapse', () => {
  /** How long before it the last warning was. */
  const warnedBefore = () => {
    const [lapse] = world.lapses;
    const words = world.told.filter(({ about }) => about.some((one) => /^(warning|grace) t1$/.test(one)));
    const times = words.map(({ at }) => at.getTime()).filter((at) => lapse !== undefined && at <= lapse.at.getTime());
    return lapse === undefined ? 'no lapse' : times.length === 0 ? 'never' : lapse.at.getTime() - Math.max(...times);
  };

  test.each([
    ['warnings are turned off', { warnHours: 0, graceHours: 0 }, {}],
    ['the warning is longer than the allowance', { warnHours: 100, graceHours: 0 }, {}],
    ['no words are wanted', { graceHours: 0 }, { remindBy: 'none' as const }],
    ['all of it is night', { turnHours: 6, graceHours: 0 }, { quiet: { from: 12, to: 22 } }],
  ])('comes an hour after a warning at the least, also where %s', async (_where, settings, wishes) => {
    world.games.set('race', game('race', [seat('ana'), seat('ben')], { turnHours: 72, ...settings }));
    world.people.set('ana', { ...PLAIN, ...wishes });
    world.await('race', ['t1', 'ana']);
    await world.until('2026-11-10T12:00:00Z');
    expect(warnedBefore()).toBeGreaterThanOrEqual(3_600_000);
    expect(world.lapses).toHaveLength(1);
  });

  test('whose deadline moved, by a rest or an outage, waits for another warning', async () => {
    world.games.set('race', game('race', [seat('ana'), seat('ben')], { turnHours: 72, graceHours: 0 }));
    world.await('race', ['t1', 'ana']);
    await world.until('2026-11-05T11:59:00Z');
    // A day's rest, a minute before the end: what was said about the old deadline is void.
    const playing = world.games.get('race');
    if (playing === undefined) throw new Error('no game');
    world.games.set('race', { ...playing, phase: 'paused' });
    await world.until('2026-11-06T11:59:00Z');
    world.games.set('race', playing);
    world.replace('t1', { since: new Date('2026-11-03T12:00:00Z'), dueAt: new Date('2026-11-06T12:00:00Z') });
    await world.until('2026-11-07T12:00:00Z');
    expect(world.lapses.map(({ at }) => at.toISOString())).toEqual(['2026-11-06T12:59:00.000Z']);
    expect(warnedBefore()).toBe(3_600_000);
  });

  test('of somebody who announced that he is away waits for no warning', async () => {
    world.games.set('race', game('race', [seat('ana'), seat('ben')], { turnHours: 72, graceHours: 0 }));
    world.people.set('ana', { ...PLAIN, absences: [{ from: '2026-11-01', to: '2026-12-01' }] });
    world.await('race', ['t1', 'ana']);
    await world.until('2026-11-10T12:00:00Z');
    expect(world.lapses.map(({ at }) => at.toISOString())).toEqual(['2026-11-05T12:00:00.000Z']);
  });

  test('that fails in one game does not keep another from its due', async () => {
    world.games.set('other', game('other', [seat('ana'), seat('ben')], { turnHours: 72 }));
    world.await('race', ['t1', 'ana']);
    world.await('other', ['t2', 'ben']);
    await world.until('2026-11-05T13:00:00Z');
    world.now = new Date('2026-11-10T12:00:00Z');
    world.onLapse = (lapse) => {
      if (lapse.obligationId === 't1') throw new Error('the store is away');
      world.close(lapse.obligationId);
      return 'played';
    };
    const result = await world.reminders.round();
    expect(result.lapsed.map(({ lapse }) => lapse.obligationId)).toEqual(['t2']);
    expect(result.failures).toHaveLength(1);
  });

  test('may need many moves of the autopilot, but is asked for once a version', async () => {
    world.await('race', ['t1', 'ana']);
    await world.until('2026-11-05T13:00:00Z');
    world.now = new Date('2026-11-10T12:00:00Z');
    let moves = 0;
    world.onLapse = () => {
      moves += 1;
      const playing = game('race', [seat('ana'), seat('ben')], { turnHours: 72 });
      if (moves <= 5) world.games.set('race', { ...playing, version: 1 + moves });
      return moves <= 5 ? 'played' : 'settled';
    };
    await world.reminders.round();
    expect(moves).toBe(6);
  });
});
