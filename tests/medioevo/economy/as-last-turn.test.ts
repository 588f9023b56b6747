import { describe, expect, it } from 'vitest';
import { isObject } from '../../../src/core/json.js';
import { LOCALES } from '../../../src/core/words.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { plainStyle } from '../../../src/table/words/words.js';
import { tableFixture } from '../../table/fixture.js';
import { acted, during, refusalOf, told, verbsOf } from '../support/acts.js';
import { SEATS, world } from '../support/world.js';

const bidding = (state: Medioevo): Medioevo =>
  during(
    { ...state, phase: 'turn-order' },
    { kind: 'tax-levels', id: 1, chosen: {} },
    { kind: 'bidding', id: 2, chosen: {}, among: [...SEATS], before: {} },
  );
/** The first three bid this; the others nothing. */
const bids = (...florins: readonly number[]) =>
  SEATS.map((seat, place) => [seat, { verb: 'bid', florins: florins[place] ?? 0 }] as const);
const again = (state: Medioevo, seat: string) =>
  MEDIOEVO.offers(state, seat).find(({ verb }) => verb.endsWith('-as-before'));

describe('as last turn', () => {
  it('[2.0] bids at one press what was bid in the last turn, as long as it is there', () => {
    const first = bidding(world());
    for (const seat of SEATS) expect(again(first, seat)).toBeUndefined();
    const next = bidding(acted(first, bids(120, 70)));
    expect(again(next, 'byzantium')).toMatchObject({ values: { florins: 120 }, secret: true, optional: true });
    // Of nothing there is a button anyway.
    expect(again(next, 'novgorod')).toBeUndefined();
    const { state, events } = told(next, [['byzantium', { verb: 'bid-as-before' }]]);
    expect(events.filter(({ type }) => type === 'chose')).toEqual([
      expect.objectContaining({ verb: 'bid', florins: 120, audience: ['byzantium'] }),
    ]);
    expect(state.frames.at(-1)).toMatchObject({ chosen: { byzantium: { verb: 'bid', florins: 120 } } });
    const seen = MEDIOEVO.view(state, 'hungary');
    expect(JSON.stringify(isObject(seen) ? seen.frames : null)).not.toContain('120');
    // A purse that has become too small for it: neither offered nor taken.
    const poor = bidding({
      ...next,
      realms: Object.fromEntries(
        Object.entries(next.realms).map(([seat, realm]) => [
          seat,
          { ...realm, cash: seat === 'byzantium' ? 119 : 800 },
        ]),
      ),
    });
    expect(again(poor, 'byzantium')).toBeUndefined();
    expect(refusalOf(poor, 'byzantium', { verb: 'bid-as-before' })).toBe('not-offered');
    expect(again(poor, 'mamluks')).toMatchObject({ values: { florins: 70 } });
  });

  it('[2.0] counts both bids of the tied, and is none among them', () => {
    const tied = acted(bidding(world()), bids(50, 50, 20));
    expect(tied.frames.at(-1)).toMatchObject({ kind: 'bidding', among: ['byzantium', 'mamluks'] });
    expect(again(tied, 'byzantium')).toBeUndefined();
    const over = acted(tied, [
      ['byzantium', { verb: 'bid', florins: 30 }],
      ['mamluks', { verb: 'bid', florins: 10 }],
    ]);
    const lastBids = SEATS.slice(0, 3).map((seat) => over.realms[seat]?.lastBid);
    expect(lastBids).toEqual([80, 60, 20]);
  });

  it('[3.1] sets the tax of the last turn at one press, after the first turn', () => {
    const taxing = (turn: number) => during({ ...world(), turn }, { kind: 'tax-levels', id: 1, chosen: {} });
    expect(verbsOf(taxing(1), 'empire')).not.toContain('tax-as-before');
    const state = taxing(2);
    const before = `${state.realms.empire?.tax}`;
    expect(again(state, 'empire')).toMatchObject({ values: { level: { kind: 'tax', id: before } } });
    expect(acted(state, [['empire', { verb: 'tax-as-before' }]]).frames.at(-1)).toMatchObject({
      chosen: { empire: { verb: 'tax', level: before } },
    });
  });

  it('stands in one’s own panel, with what it repeats, and under no post', async () => {
    const t = tableFixture({ games: [MEDIOEVO] });
    const position = MEDIOEVO.position.write(bidding(acted(bidding(world()), bids(120, 70))), (seat) => seat);
    if (!isObject(position)) throw new Error('no position');
    await t.lay(position, 'medioevo');
    const game = await t.game();
    const labels = async (user: string) =>
      (await t.table.panel(game.id, user))
        .flat()
        .map((control) => LOCALES.map((locale) => t.say(control.label, plainStyle(locale, {}))));
    expect(await labels('byzantium')).toContainEqual([
      'As last turn: 120 florins',
      'Comme au tour précédent : 120 florins',
      'Como el turno anterior: 120 florines',
    ]);
    expect((await labels('novgorod')).flat().join()).not.toContain('As last turn');
    const token = (await t.table.panel(game.id, 'byzantium'))
      .flat()
      .find((one) => t.labelOf(one).startsWith('As last'));
    const pressed = await t.press('byzantium', token?.token ?? '');
    expect(pressed.refused).toBeUndefined();
    const seat = game.seats.find(({ userId }) => userId === 'byzantium')?.seat ?? '';
    expect(await t.table.view(t.channel, 'byzantium')).toMatchObject({
      frames: [{ kind: 'tax-levels' }, { chosen: { [seat]: { florins: 120 } } }],
    });
    const { posts } = t.memory;
    expect(posts.length).toBeGreaterThan(0);
    for (const post of posts) {
      const shown = await t.table.resolve(post);
      expect(
        (shown?.controls ?? [])
          .flat()
          .map((one) => t.labelOf(one))
          .join(),
      ).not.toContain('As last turn');
    }
  });
});
