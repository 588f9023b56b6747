import { describe, expect, it } from 'vitest';
import type { Control, Reply } from '../../src/table/ports/message.js';
import { diceRace } from '../games/dice-race/index.js';
import { fits } from './fits.js';
import { tableFixture } from './fixture.js';

describe('the panel', () => {
  it('plays a turn by pressing alone, asking before what cannot be taken back', async () => {
    const t = tableFixture();
    await t.racing();
    const { version } = await t.game();
    const status = await t.does('red', 'game status');
    fits(status);
    expect(t.controlsOf(status).map(t.labelOf).slice(0, 2)).toEqual(['Roll', 'Sneak']);
    const asked = await t.press('red', t.tokenOf(status, 'Roll'));
    expect(t.textOf(asked)).toContain('You stand at 0; a die decides how far you come.');
    expect(asked.confirm).toBe(t.tokenOf(asked, 'Yes, confirm'));
    expect((await t.game()).version).toBe(version);
    const rolled = await t.press('red', asked.confirm ?? '');
    expect(rolled.refused).toBeUndefined();
    expect(t.textOf(rolled)).toMatch(/red rolls [1-6]\./);
    const done = await t.press('red', t.tokenOf(rolled, 'Done'));
    expect(t.textOf(done)).toContain('**blue** to play');
  });

  it('has what is too much for one panel on further pages, nothing left out', async () => {
    const race = diceRace();
    const besides = Array.from({ length: 40 }, (_, place) => ({ verb: `beside-${place}`, optional: true }));
    const busy: typeof race = { ...race, offers: (state, seat) => [...race.offers(state, seat), ...besides] };
    const t = tableFixture({ games: [busy] });
    await t.racing();
    let page = await t.does('red', 'game status');
    const seen = new Set<string>();
    for (let pages = 1; pages <= 3; pages++) {
      fits(page);
      for (const control of t.controlsOf(page)) seen.add(t.labelOf(control));
      expect(t.controlsOf(page).map(t.labelOf)).toContain(pages === 1 ? 'Roll' : 'Back');
      page = await t.press('red', t.tokenOf(page, 'Other actions…'));
    }
    for (const control of t.controlsOf(page)) seen.add(t.labelOf(control));
    expect([...seen].filter((label) => label.includes('beside-'))).toHaveLength(besides.length);
    expect(t.controlsOf(page).map(t.labelOf)).not.toContain('Other actions…');
    const first = await t.press('red', t.tokenOf(page, 'Back'));
    expect(t.controlsOf(first).map(t.labelOf)).toContain('Roll');
  });

  it('refuses a second press and an old button with a sentence, and shows what can be done', async () => {
    const t = tableFixture();
    await t.racing();
    const status = await t.does('red', 'game status');
    const sneak = await t.press('red', t.tokenOf(status, 'Sneak'));
    const one = t.tokenOf(sneak, '1');
    const first = await t.press('red', one, undefined, 'click');
    expect(first.refused).toBeUndefined();
    expect(t.textOf(await t.press('red', one, undefined, 'click'))).toBe('That was done already.');
    const twice = await t.press('red', one);
    expect(twice.refused?.code).toBe('press-stale');
    expect(t.textOf(twice)).toContain('nothing was done');
    expect(t.controlsOf(twice).map(t.labelOf)).toContain('Done');
    expect(await t.table.view(t.channel, 'red')).toMatchObject({ at: { p1: 1 } });
    expect((await t.press('blue', t.tokenOf(first, 'Done'))).refused?.code).toBe('not-your-button');
    expect((await t.press('green', t.tokenOf(first, 'Done'))).refused?.code).toBe('not-seated');
    for (const token of ['', 'x', 'w.nowhere.1.p1.0', 'q.a.b.c.d', `t.${(await t.game()).id}.1..fly`]) {
      const reply = await t.press('red', token);
      expect(reply.refused?.code, token).toMatch(/press-unknown|game-gone/);
    }
    const forged = t.tokenOf(first, 'Done').replace(/\.[^.]*$/, '.zz');
    expect((await t.press('red', forged)).refused?.code).toBe('press-stale');
  });

  it('takes what others did meanwhile for no reason to refuse: all bid at once', async () => {
    const t = tableFixture();
    await t.begun(['red', 'blue', 'green']);
    const bids = new Map<string, string>();
    for (const user of ['red', 'blue', 'green']) {
      const open = await t.press(user, t.tokenOf(await t.does(user, 'game status'), 'Bid'));
      expect(t.controlsOf(open)[0]?.kind).toBe('field');
      bids.set(user, t.controlsOf(open)[0]?.token ?? '');
    }
    for (const [user, token] of bids) {
      expect((await t.press(user, token, ['12'])).refused, user).toBeUndefined();
    }
    expect(await t.table.view(t.channel, 'red')).toMatchObject({ round: 1 });
  });

  it('has one button for what all are asked alike: each answers for himself', async () => {
    const t = tableFixture();
    await t.begun(['red', 'blue', 'green']);
    const post = t.memory.posts.findLast((entry) => entry.to.kind === 'channel');
    const shown = post && (await t.table.resolve(post));
    const bid = shown?.controls.flat().find((control) => t.labelOf(control) === 'Bid')?.token ?? '';
    for (const user of ['green', 'red', 'blue']) {
      const asked = await t.press(user, bid);
      expect(asked.refused, user).toBeUndefined();
      expect((await t.press(user, t.controlsOf(asked)[0]?.token ?? '', ['3'])).refused, user).toBeUndefined();
    }
    expect(await t.table.view(t.channel, 'red')).toMatchObject({ round: 1 });
    expect((await t.press('yellow', bid)).refused?.code).toBe('not-seated');
  });

  it('turns pages of long lists, counts goods one by one, and takes typed words', async () => {
    const t = tableFixture();
    await t.racing();
    const status = await t.does('red', 'game status');
    const lanes = await t.press('red', t.tokenOf(status, 'Pack'));
    fits(lanes);
    const more = await t.press('red', t.tokenOf(lanes, 'Next'));
    fits(more);
    const select = (reply: Reply): Extract<Control, { kind: 'select' }> => {
      const found = t.controlsOf(reply).find((control) => control.kind === 'select');
      if (found?.kind !== 'select') throw new Error('no menu');
      return found;
    };
    expect(select(more).choices.map((choice) => t.labelOf({ ...select(more), label: choice.label }))).toEqual(
      [26, 27, 28, 29, 30].map((lane) => `Lane ${lane}`),
    );
    const goods = await t.press('red', select(more).token, [select(more).choices[1]?.value ?? '']);
    fits(goods);
    const menu = select(goods);
    expect(menu).toMatchObject({ min: 1, max: 3 });
    const [water, second] = menu.choices;
    const packed = await t.press('red', menu.token, [water?.value ?? '', second?.value ?? '']);
    expect(packed.refused).toBeUndefined();
    expect(await t.table.view(t.channel, 'red')).toMatchObject({ packs: { p1: { water: 2 } } });
    const tooMany = await t.press(
      'red',
      select(goods).token,
      menu.choices.map((choice) => choice.value),
    );
    expect(tooMany.refused).toBeDefined();

    const shout = await t.press('red', t.tokenOf(packed, 'Shout'));
    const field = t.controlsOf(shout)[0];
    expect(field).toMatchObject({ kind: 'field', maxLength: 40 });
    expect((await t.press('red', field?.token ?? '', ['x'.repeat(41)])).refused?.code).toBe('slot-illegal');
    expect(t.textOf(await t.press('red', field?.token ?? '', ['Hola, Ünïcode']))).toContain('red: Hola, Ünïcode');
  });

  it('shows in public only what the awaited seat owes, and nothing that tells a secret', async () => {
    const t = tableFixture();
    await t.racing();
    await t.does('red', 'sneak', { steps: 1 });
    await t.does('red', 'done');
    const post = t.memory.posts.findLast((entry) => entry.to.kind === 'channel');
    const shown = post && (await t.table.resolve(post));
    const labels = shown?.controls.flat().map(t.labelOf);
    expect(labels?.slice(0, 3)).toEqual(['Roll', 'Sneak', 'My turn']);
    const menu = shown?.controls.flat().find((control) => t.labelOf(control) === 'My turn')?.token ?? '';
    expect(t.controlsOf(await t.press('blue', menu)).map(t.labelOf)).toContain('Play the card');
    expect(t.controlsOf(await t.press('green', menu)).map(t.labelOf)).toEqual([
      'Map',
      'Score',
      'Log',
      'Rules',
      'More…',
    ]);
  });

  it('lets one join, start and leave by pressing', async () => {
    const t = tableFixture();
    await t.does('red', 'game create');
    const post = t.memory.posts.findLast((entry) => entry.to.kind === 'channel');
    const controls = post && (await t.table.resolve(post))?.controls.flat();
    const join = controls?.find((control) => t.labelOf(control) === 'Join')?.token ?? '';
    expect(t.textOf(await t.press('blue', join))).toContain('You have seat p1.');
    expect(t.textOf(await t.press('blue', join))).toContain('already');
    const green = await t.press('green', join);
    await t.press('green', t.tokenOf(green, 'Leave'));
    const red = await t.press('red', join);
    expect((await t.press('red', t.tokenOf(red, 'Start'))).refused).toBeUndefined();
    expect((await t.game()).seats.map((seat) => seat.userName)).toEqual(['blue', 'red']);
    expect((await t.press('green', join)).refused?.code).toBe('seats-full');
  });
});
