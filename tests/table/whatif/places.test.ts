import { beforeEach, describe, expect, it } from 'vitest';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import { readToken } from '../../../src/table/controls/token.js';
import { trialKey } from '../../../src/table/whatif/kept-trial.js';
import { diceRace } from '../../games/dice-race/index.js';
import { tableFixture } from '../fixture.js';
import { type Fixture, Tryer } from './tryer.js';

const GAMES = [diceRace()];
const DAY = 24;

describe('the trials of a person', () => {
  let t: Fixture;
  let red: Tryer;
  let steps: number;

  beforeEach(async () => {
    t = tableFixture({ games: GAMES });
    await t.racing(['red', 'blue', 'green']);
    red = new Tryer(t, GAMES, 'red');
    steps = (await t.table.trail({ gameId: (await t.game()).id, seat: 'p1' }))?.steps ?? 0;
  });
  const trialsOf = (name: string) =>
    [1, 2, 3].map((place) => t.memory.memos.get(trialKey(name, place === 1 ? 1 : place === 2 ? 2 : 3)));

  it('from the same step is taken up, not begun twice', async () => {
    await red.tries();
    await red.goesOn();
    const { id } = red;
    await red.tries(steps);
    expect(red.id).toBe(id);
    expect(red.text).toContain('Here is where you left it');
    expect(trialsOf('red').filter((memo) => memo !== undefined)).toHaveLength(1);
  });

  it('are listed with their step and when they were begun, and opened from there', async () => {
    await red.tries();
    await red.goesOn();
    const { id } = red;
    await red.tries(1);
    await red.tries();
    expect(red.text).toContain(`step ${steps}: begun 2026-11-18 12:00 UTC, 1 action so far`);
    expect(red.text).toContain('step 1: begun');
    expect(red.labels).toContain('Try from now');
    await red.pressesToken(t.controlsOf(red.last).find((one) => readToken(one.token)?.gameId === id)?.token ?? '');
    expect(red.text).toContain('Here is where you left it');
  });

  it('are three: of a fourth it is asked which makes room', async () => {
    for (const step of [1, 2, 3]) await red.tries(step);
    const before = trialsOf('red');
    const asked = await red.tries(steps);
    expect(red.text).toContain('Which one makes room?');
    expect(red.labels).toHaveLength(3);
    expect(trialsOf('red')).toEqual(before);
    const [, second] = t.controlsOf(asked);
    await red.pressesToken(second?.token ?? '');
    expect(red.text).toContain(`step ${steps}`);
    const after = trialsOf('red');
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(after[1]).not.toBe(before[1]);
    // The same answer again names what is no longer there.
    expect((await red.pressesToken(second?.token ?? '')).refused?.code).toBe('press-stale');
    expect(trialsOf('red')).toEqual(after);
  });

  it('are gone after seven days, however lately they were played', async () => {
    await red.tries();
    const opened = red.last;
    t.wait(7 * DAY - 1);
    await red.goesOn();
    t.wait(1);
    expect((await red.pressesToken(t.tokenOf(opened, 'From the beginning'))).refused?.code).toBe('whatif-none');
    expect(red.text).toContain('seven days');
    await red.tries();
    expect(red.text).toContain('It is deleted 2026-12-02 12:00 UTC');
    expect(trialsOf('red').filter((memo) => memo !== undefined)).toHaveLength(1);
  });

  it('are closed to whoever gave the seat away, and to who came into it', async () => {
    await red.tries();
    const opened = red.last;
    await t.does('red', 'substitute', { user: 'pat', when: 'now' });
    await t.answers('pat', 'Take seat p1');
    const holder = (await t.game()).seats[0]?.userId;
    expect(holder).toBe('pat');
    expect((await red.pressesToken(t.tokenOf(opened, 'From the beginning'))).refused?.code).toBe('whatif-not-yours');
    expect((await t.press('pat', t.tokenOf(opened, 'From the beginning'))).refused?.code).toBe('whatif-none');
  });

  it('is refused to whoever does not sit there, until the game is over', async () => {
    const pat = new Tryer(t, GAMES, 'pat');
    expect((await pat.tries()).refused?.code).toBe('whatif-not-seated');
    expect((await pat.tries(1)).refused?.code).toBe('whatif-not-seated');
    await t.does('red', 'game end');
    expect((await t.game()).phase).toBe('over');
    await pat.tries(2);
    expect(pat.text).toContain('step 2');
    expect(pat.kept.seat).toBeNull();
    expect(pat.labels).not.toContain('Do this in the game');
    // Played on, it has secrets again.
    const opened = pat.last;
    await t.does('red', 'game resume');
    for (const user of ['blue', 'green']) await t.answers(user, 'Play on');
    expect((await t.game()).phase).toBe('paused');
    expect((await pat.pressesToken(t.tokenOf(opened, 'From the beginning'))).refused?.code).toBe('whatif-not-yours');
  });

  it('is refused before the game has begun, and where none is', async () => {
    const early = tableFixture({ games: GAMES });
    await early.gathered();
    expect((await early.does('red', 'whatif')).refused?.code).toBe('not-started');
    expect((await t.does('red', 'whatif', {}, { channel: 'elsewhere' })).refused?.code).toBe('no-game-here');
  });

  it('is refused in a game that keeps secrets and cannot deal them anew', async () => {
    const hiding = tableFixture({ games: [{ ...diceRace(), keepsSecrets: true }] });
    await hiding.racing();
    expect((await hiding.does('red', 'whatif')).refused?.code).toBe('whatif-secrets');
  });

  it('is refused in a challenge until it is closed, also to those whose game of it is over', async () => {
    const shared = tableFixture({ games: [RECONQUISTA], guild: 'club' });
    const options = { system: 'reconquista', challenge: 'Race of May', scenario: '20' };
    await shared.does('red', 'game create', options);
    await shared.does('red', 'game start');
    expect((await shared.game()).challenge).not.toBeNull();
    expect((await shared.does('red', 'whatif')).refused?.code).toBe('whatif-challenge');
    await shared.does('red', 'game end');
    expect((await shared.does('red', 'whatif', { step: 1 })).refused?.code).toBe('whatif-challenge');
    shared.wait(100 * DAY);
    expect((await shared.does('red', 'whatif', { step: 1 })).refused).toBeUndefined();
  });

  it('shows by a link what is of its game alone', async () => {
    await red.tries();
    const opened = red.last;
    const linked = { ...t.asker('red', t.channel), linked: true, onlyGame: 'another' };
    const token = t.tokenOf(opened, 'From the beginning');
    expect((await t.table.press({ ...linked, token })).refused?.code).toBe('press-unknown');
    expect((await t.table.execute({ ...linked, command: 'whatif', options: {} })).refused?.code).toBe('press-unknown');
    const own = { ...linked, onlyGame: (await t.game()).id };
    expect((await t.table.press({ ...own, token })).refused).toBeUndefined();
  });
});
