import { describe, expect, it } from 'vitest';
import { diceRace } from '../games/dice-race/index.js';
import { tableFixture } from './fixture.js';

describe('the life of a table', () => {
  it('refuses to create what cannot be, with what could', async () => {
    const t = tableFixture({ games: [diceRace(), diceRace('solitaire', 'alone')] });
    expect((await t.does('red', 'game create')).refused?.code).toBe('system-missing');
    const chess = await t.does('red', 'game create', { system: 'chess' });
    expect(t.textOf(chess)).toBe('There is no game “chess”. Games: dice-race and alone.');
    const wrong = await t.does('red', 'game create', { system: 'dice-race', length: 'endless' });
    expect(t.textOf(wrong)).toContain('“endless” is no choice for `length`. Choices: short and long.');
    expect((await t.does('red', 'game create', { system: 'dice-race', wind: 'north' })).refused?.code).toBe(
      'setup-option',
    );
    expect((await t.does('red', 'game create', { system: 'dice-race', overrides: '{' })).refused?.code).toBe(
      'overrides-broken',
    );
    for (const [overrides, code] of [
      [`{"a":${'['.repeat(50)}${']'.repeat(50)}}`, 'overrides-broken'],
      [JSON.stringify({ a: ['x'.repeat(3_000), ...Array(50).fill('x'.repeat(2_000))] }), 'overrides-large'],
    ] as const)
      expect((await t.does('red', 'game create', { system: 'dice-race', overrides })).refused?.code).toBe(code);
    expect((await t.does('red', 'game create', { system: 'DICE-RACE', length: 'LONG' })).refused).toBeUndefined();
    expect((await t.game()).setup).toEqual({ length: 'long' });
    expect((await t.does('red', 'game create', { system: 'alone' })).refused?.code).toBe('channel-taken');
  });

  it('seats by choice, moves seats before the start, and keeps numbers within bounds', async () => {
    const t = tableFixture();
    await t.does('host', 'game create');
    expect((await t.does('host', 'game start')).refused?.code).toBe('seats-too-few');
    await t.does('red', 'game join', { seat: 'p3' });
    await t.does('blue', 'game join', { seat: '1' });
    expect((await t.does('green', 'game join', { seat: 'p3' })).refused?.code).toBe('seat-taken');
    expect((await t.does('green', 'game join', { seat: 'p9' })).refused?.code).toBe('seat-unknown');
    await t.does('red', 'game join', { seat: 'p2' });
    expect((await t.game()).seats.map((seat) => seat.userName)).toEqual(['blue', 'red', '', '']);
    expect((await t.does('green', 'game start')).refused?.code).toBe('not-master');
    await t.does('host', 'game start');
    expect((await t.game()).seats.map((seat) => seat.userName)).toEqual(['blue', 'red']);
    expect((await t.does('host', 'game start')).refused?.code).toBe('started-already');
  });

  it('gives the creator a seat where one is lacking', async () => {
    const t = tableFixture();
    await t.does('red', 'game create');
    await t.does('blue', 'game join');
    await t.does('red', 'game start');
    expect((await t.game()).seats.map((seat) => seat.userName)).toEqual(['red', 'blue']);
    const alone = tableFixture({ games: [diceRace('solitaire')] });
    await alone.does('red', 'game create');
    expect((await alone.does('red', 'game start')).refused).toBeUndefined();
  });

  it('leaves the game unchanged when the game refuses its setup', async () => {
    const t = tableFixture();
    await t.does('red', 'game create', { overrides: '"only-two"' });
    for (const name of ['red', 'blue', 'green']) await t.does(name, 'game join');
    const before = await t.game();
    expect((await t.does('red', 'game start')).refused?.code).toBe('bad-overrides');
    expect(await t.game()).toEqual(before);
  });

  it('refuses replaced data that the game will not have, before anybody sits down', async () => {
    const t = tableFixture();
    expect((await t.does('red', 'game create', { overrides: '"refuse-me"' })).refused?.code).toBe('bad-overrides');
    expect(await t.store.inChannel(t.channel)).toBeNull();
  });

  it('rests, and deadlines move by as long', async () => {
    const t = tableFixture();
    await t.racing();
    const id = (await t.game()).id;
    const due = (await t.store.obligations(id))[0]?.dueAt?.getTime() ?? 0;
    t.wait(10);
    expect((await t.does('green', 'game pause')).refused?.code).toBe('not-master');
    await t.does('blue', 'game pause');
    expect((await t.does('red', 'advance')).refused?.code).toBe('game-paused');
    expect((await t.does('blue', 'game pause')).refused?.code).toBe('cannot-pause');
    t.wait(100);
    await t.does('red', 'game resume');
    const after = (await t.store.obligations(id))[0]?.dueAt?.getTime() ?? 0;
    expect(after - due).toBe(100 * 3_600_000);
    expect((await t.does('red', 'advance')).refused).toBeUndefined();
  });

  it('ends and is archived by its master, then the channel is free', async () => {
    const t = tableFixture();
    await t.racing();
    expect((await t.does('blue', 'game end')).refused?.code).toBe('not-master');
    expect((await t.does('red', 'game archive')).refused?.code).toBe('cannot-archive');
    await t.does('red', 'game end');
    const over = await t.does('red', 'advance');
    expect(over.refused?.code).toBe('game-over');
    await t.does('red', 'game archive');
    expect((await t.does('red', 'game status')).refused?.code).toBe('no-game-here');
    expect((await t.does('blue', 'game create')).refused).toBeUndefined();
  });

  it('lists the games of a person, and where he is awaited', async () => {
    const t = tableFixture();
    await t.racing();
    await t.does('red', 'game create', { name: 'Other' }, { channel: 'elsewhere' });
    const mine = t.textOf(await t.does('red', 'game mine'));
    expect(mine).toContain('**your turn**');
    expect(mine).toContain('Other');
    expect(t.textOf(await t.does('green', 'game mine'))).toBe('You have no game.');
  });

  it('changes settings within reason, for all to see', async () => {
    const t = tableFixture();
    await t.racing();
    expect((await t.does('red', 'game settings', { turn: -1 })).refused?.code).toBe('hours-wrong');
    expect((await t.does('red', 'game settings', { absence: 'panic' })).refused?.code).toBe('choice-wrong');
    await t.does('red', 'game settings', { turn: 0, reaction: 6, absence: 'autopilot', language: 'fr', threads: true });
    const game = await t.game();
    expect(game.settings).toMatchObject({
      turnHours: null,
      reactionHours: 6,
      onAbsence: 'autopilot',
      battleThreads: true,
    });
    expect(game.locale).toBe('fr');
    expect((await t.store.obligations(game.id))[0]?.dueAt).toBeNull();
    await t.does('red', 'game settings', { master: 'blue' });
    expect((await t.does('red', 'game settings', { turn: 5 })).refused?.code).toBe('not-master');
    expect((await t.does('blue', 'game settings', { turn: 5 })).refused).toBeUndefined();
  });

  it('keeps the seat when the person changes', async () => {
    const t = tableFixture();
    await t.racing();
    const state = await t.table.state(t.channel);
    expect((await t.does('blue', 'substitute', { user: 'green', seat: 'p1' })).refused?.code).toBe('not-master');
    expect((await t.does('red', 'substitute', { user: 'blue' })).refused?.code).toBe('user-seated');
    await t.does('red', 'substitute', { user: 'green', seat: 'p2' });
    await t.answers('green', 'Take seat p2');
    expect(await t.table.state(t.channel)).toEqual(state);
    expect((await t.does('blue', 'shout', { words: 'me?' })).refused?.code).toBe('not-seated');
    expect((await t.does('green', 'shout', { words: 'me!' })).refused).toBeUndefined();
    const told = await Promise.all(t.memory.posts.map((post) => t.post(post)));
    expect(told.join('\n')).toContain('Done by the game master, red.');
    await t.does('green', 'game leave');
    expect((await t.game()).seats[1]).toMatchObject({ userId: null, userName: 'green' });
    await t.does('yellow', 'game join');
    expect((await t.game()).seats[1]).toMatchObject({ userId: null });
    await t.answers('red', 'Let yellow play');
    expect((await t.game()).seats[1]).toMatchObject({ userId: 'yellow' });
  });

  it('lets the autopilot play defaults until a person is awaited', async () => {
    const t = tableFixture();
    await t.racing();
    await t.does('blue', 'autopilot', { on: true });
    await t.does('red', 'sneak', { steps: 2 });
    await t.does('red', 'done');
    expect(await t.table.view(t.channel, 'red')).toMatchObject({ at: { p1: 2, p2: 1 }, turn: 'p1', round: 2 });
    expect((await t.does('red', 'autopilot', { on: true })).refused?.code).toBe('autopilot-alone');
    await t.does('blue', 'autopilot', { on: false });
    await t.does('red', 'sneak', { steps: 2 });
    await t.does('red', 'done');
    expect(await t.table.view(t.channel, 'red')).toMatchObject({ turn: 'p2', round: 2 });
  });

  it('settles a deadline that has passed as the table wants it', async () => {
    const t = tableFixture();
    await t.racing();
    const owed = async () => (await t.store.obligations((await t.game()).id))[0];
    const lapse = async (requestId: string, obligationId?: string) =>
      t.table.lapse({ gameId: (await t.game()).id, obligationId: obligationId ?? (await owed())?.id ?? '', requestId });
    t.wait(72 + 12);
    // The table only reminds.
    expect(await lapse('one')).toBe('running');
    await t.does('red', 'game settings', { absence: 'autopilot' });
    const first = (await owed())?.id ?? '';
    // What could not lapse until now leaves the whole time.
    expect(await lapse('at-the-change')).toBe('running');
    t.wait(72 + 12 - 1);
    expect(await lapse('early')).toBe('running');
    t.wait(1);
    expect(await lapse('two')).toBe('played');
    expect(await t.table.view(t.channel, 'red')).toMatchObject({ at: { p1: 1 } });
    // The rest of the turn went with it: the next is awaited.
    expect((await owed())?.seats).toEqual(['p2']);
    expect(await lapse('two', first)).toBe('settled');
    expect(await lapse('three', 'turn-99-p1')).toBe('settled');
    await t.does('red', 'game settings', { absence: 'substitute' });
    await t.does('blue', 'substitute', { user: 'green', when: 'absent' });
    await t.answers('green', 'Take seat p2');
    expect((await t.game()).seats[1]?.userId).toBe('blue');
    expect(await lapse('at-once')).toBe('running');
    t.wait(72 + 12);
    expect(await lapse('four')).toBe('substituted');
    expect((await t.game()).seats[1]?.userId).toBe('green');
  });

  it('takes absences and rhythms, and refuses nonsense', async () => {
    const t = tableFixture();
    expect(t.textOf(await t.does('red', 'remind'))).toContain('A reminder every 24 hours.');
    const kept = await t.does('red', 'remind', {
      every: 6,
      by: 'direct',
      zone: 'Europe/Madrid',
      from: 22,
      to: 8,
      language: 'es',
    });
    expect(t.textOf(kept)).toContain('Quiet from 22:00 to 8:00.');
    expect(await t.store.preferences('red')).toMatchObject({
      locale: 'es',
      remindBy: 'direct',
      quiet: { from: 22, to: 8 },
    });
    for (const [options, code] of [
      [{ every: 'often' }, 'hours-wrong'],
      [{ by: 'pigeon' }, 'choice-wrong'],
      [{ zone: 'Middle/Earth' }, 'zone-unknown'],
      [{ from: 25, to: 3 }, 'quiet-wrong'],
      [{ language: 'la' }, 'choice-wrong'],
    ] as const) {
      expect((await t.does('red', 'remind', options)).refused?.code).toBe(code);
    }
    expect((await t.does('red', 'away', { from: 'soon' })).refused?.code).toBe('date-wrong');
    expect((await t.does('red', 'away', { from: '2026-12-09', to: '2026-12-01' })).refused?.code).toBe(
      'away-backwards',
    );
    await t.does('red', 'away', { from: '2026-12-01', to: '2026-12-09' });
    expect(t.textOf(await t.does('red', 'away'))).toBe('Away from 2026-12-01 to 2026-12-09.');
    await t.does('red', 'away', { clear: true });
    expect((await t.store.preferences('red')).absences).toEqual([]);
  });

  it('does not mention whoever is away or asleep', async () => {
    const t = tableFixture();
    await t.racing();
    await t.does('blue', 'away', { from: '2026-11-18', to: '2026-11-20' });
    await t.does('red', 'sneak', { steps: 1 });
    await t.does('red', 'done');
    const post = t.memory.posts.findLast((entry) => entry.to.kind === 'channel');
    expect(post?.mentions).toEqual([]);
  });

  it('plays with several seats in one hand where the game is played together', async () => {
    const t = tableFixture({ games: [diceRace('cooperative')] });
    await t.does('red', 'game create');
    await t.does('red', 'game join');
    await t.does('red', 'game join', { seat: 'p2' });
    await t.does('red', 'game start');
    expect((await t.does('red', 'bid', { amount: 1 })).refused).toBeUndefined();
    expect((await t.does('red', 'bid', { amount: 2 })).refused).toBeUndefined();
    expect((await t.does('red', 'sneak', { steps: 1 })).refused).toBeUndefined();
  });
});
