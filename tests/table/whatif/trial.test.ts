import { beforeEach, describe, expect, it } from 'vitest';
import { readToken } from '../../../src/table/controls/token.js';
import { diceRace } from '../../games/dice-race/index.js';
import { tableFixture } from '../fixture.js';
import { type Fixture, Tryer } from './tryer.js';

const GAMES = [diceRace()];

describe('a trial', () => {
  let t: Fixture;
  let red: Tryer;

  beforeEach(async () => {
    t = tableFixture({ games: GAMES });
    await t.racing();
    red = new Tryer(t, GAMES, 'red');
  });

  it('is two presses from the panel, and says that nothing of it counts', async () => {
    red.last = await t.does('red', 'game status');
    const before = await t.game();
    await red.presses('More…');
    await red.presses('What if');
    expect(red.text).toContain('What if: nothing here counts');
    expect(red.text).toContain('**red** to play');
    expect(red.labels).toEqual(expect.arrayContaining(['From the beginning', 'Leave']));
    expect(red.last.picture?.('en')?.kind).toBe('scene');
    expect(red.last.gameId).toBeUndefined();
    expect(await t.game()).toEqual(before);
  });

  it('is played in all seats with dice of its own; the game, its dice and its channel hear nothing', async () => {
    await red.tries();
    const [game, posts] = [await t.game(), t.memory.posts.length];
    for (let time = 0; time < 6; time++) await red.goesOn();
    const { module, state } = await red.trial();
    expect(new Set((await (await red.trial()).standing()).map(({ seat }) => seat)).size).toBe(2);
    expect(module.outcome(state)).toBeNull();
    expect(await t.game()).toEqual(game);
    expect(t.memory.posts).toHaveLength(posts);
    expect(red.kept.seed).not.toBe(game.seed);
    expect(await t.table.panel(game.id, 'red')).not.toEqual([]);
  });

  it('begins after any step, counted as the reader of the page counts them', async () => {
    await t.does('red', 'sneak', { steps: 1 });
    const { id } = await t.game();
    const trail = await t.table.trail({ gameId: id, seat: 'p1' });
    const last = trail?.steps ?? 0;
    await red.tries(last - 1);
    expect(red.text).toContain(`step ${last - 1}`);
    expect((await red.trial()).state).not.toEqual(await t.table.state(t.channel));
    await red.tries(last);
    expect((await red.trial()).seat).toBe('p1');
    for (const step of [0, last + 1, 1.5, -3]) expect((await red.tries(step)).refused?.code).toBe('whatif-step');
  });

  it('takes back what was done last with one press, once for each press', async () => {
    await red.tries();
    const begun = (await red.trial()).state;
    await red.goesOn();
    const after = (await red.trial()).state;
    await red.goesOn();
    const token = t.tokenOf(red.last, 'Take back');
    await red.presses('Take back');
    expect((await red.trial()).state).toEqual(after);
    await red.pressesToken(token);
    expect(red.last.refused?.code).toBe('press-stale');
    expect((await red.trial()).state).toEqual(after);
    await red.presses('Take back');
    expect((await red.trial()).state).toEqual(begun);
    expect(red.labels).not.toContain('Take back');
  });

  it('begins anew with other dice, and leaves the old buttons without effect', async () => {
    await red.tries();
    await red.goesOn();
    const [before, old] = [red.kept, red.last];
    await red.presses('From the beginning');
    expect(red.kept.deeds).toEqual([]);
    expect(red.kept.seed).not.toBe(before.seed);
    expect(red.kept.version).toBe(before.version);
    expect((await red.pressesToken(t.tokenOf(old, 'Take back'))).refused?.code).toBe('whatif-none');
  });

  it('goes on after a restart where it was left, and its old buttons work', async () => {
    await red.tries();
    await red.goesOn();
    const left = red.last;
    const [memo] = [red.memo];
    const later = tableFixture({ games: GAMES, store: t.store });
    const map = await later.press('red', t.tokenOf(left, 'Map'));
    expect(map.refused).toBeUndefined();
    expect(map.picture?.('en')?.kind).toBe('scene');
    const there = await later.table.execute({ ...t.asker('red', t.channel), command: 'whatif', options: {} });
    expect(t.textOf(there)).toContain('step');
    const opened = await later.press('red', later.controlsOf(there)[0]?.token ?? '');
    expect(later.textOf(opened)).toContain('Here is where you left it');
    expect(red.memo).toBe(memo);
  });

  it('is nobody else’s: on its buttons a stranger does nothing', async () => {
    await red.tries();
    await red.goesOn();
    const kept = red.memo;
    for (const control of t.controlsOf(red.last)) {
      const reply = await t.press('blue', control.token);
      expect([t.labelOf(control), reply.refused?.code]).toEqual([t.labelOf(control), 'whatif-none']);
    }
    const blue = new Tryer(t, GAMES, 'blue');
    await blue.tries();
    for (const control of t.controlsOf(red.last))
      expect((await t.press('blue', control.token)).refused?.code).toBe('whatif-none');
    expect(red.memo).toBe(kept);
    expect(blue.kept.deeds).toEqual([]);
  });

  it('does nothing of what is forged', async () => {
    await red.tries();
    await red.goesOn();
    const [game, kept, { id }] = [await t.game(), red.memo, red];
    const forged = [
      `i.${id}.0..sure:0:abc`,
      `i.${id}.0..sure:2:${'x'.repeat(40)}`,
      `i.${id}.0..back:zzzz`,
      `i.${id}.0..nonsense`,
      `i.${game.id}.0..sure:2:abc`,
      `i.${game.id}.0..begin:0`,
      `i.${game.id}.0..begin:x`,
      `i.${game.id}.0..begin::whatif-2-0123456789`,
      `i.nothing.0..begin`,
      `i.${id}.0..begin`,
      `t.${id}.0..end`,
      `t.${id}.1..start`,
      `o.${id}.0..0.1`,
      `c.${id}.0..undo`,
      `c.${id}.0..settings`,
      `w.${id}.0.p1.0`,
      `w.${id}.1z141z4.p2.0`,
      `y.${id}.zzzzzz.p1.0`,
      `w.whatif-4-0123456789.0.p1.0`,
    ];
    for (const token of forged)
      expect([token, (await t.press('red', token)).refused === undefined]).toEqual([token, false]);
    expect(await t.game()).toEqual(game);
    expect(red.memo).toBe(kept);
  });

  it('presses once, however often it is delivered', async () => {
    await red.tries();
    const { module, state, game } = await red.trial();
    const [offer] = module.offers(state, 'p1');
    expect(offer).toBeDefined();
    await red.goesOn();
    const [deed] = red.kept.deeds;
    const kept = red.memo;
    const token = t.controlsOf(red.last).find((one) => readToken(one.token)?.kind === 'walk')?.token ?? '';
    expect(game.version).toBe(1);
    const again = await t.press('red', token, undefined, deed?.requestId);
    expect(again.refused).toBeUndefined();
    expect(red.memo).toBe(kept);
  });

  it('leads on from what is looked at, and has no lookups of the table', async () => {
    await red.tries();
    await red.presses('More…');
    expect(red.text).toContain('nothing here counts');
    expect(red.labels).not.toContain('Settings');
    expect(red.labels).not.toContain('What if');
    await red.presses('Score');
    await red.presses('My turn');
    expect(red.labels).toContain('From the beginning');
    await red.presses('Leave');
    expect(red.text).toContain('/whatif');
  });

  it('says in `/help` how it is played', async () => {
    expect(t.textOf(await t.does('red', 'help', { command: 'whatif' }))).toContain('by buttons');
  });
});
