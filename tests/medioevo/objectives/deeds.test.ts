import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import { claimable } from '../../../src/games/medioevo/objectives/claim.js';
import type { MedioevoEvent } from '../../../src/games/medioevo/state/events.js';
import { hold } from '../support/cards.js';
import { world } from '../support/world.js';

const seat = 'byzantium';
const sale = (count: number, florins = 100, at: 'nicaea' | 'smyrna' | 'rome' = 'nicaea'): MedioevoEvent => ({
  type: 'cubes-sold',
  seat,
  at,
  count,
  florins,
});
const conquest = (at: 'konya' | 'rome' | 'buda', from: string | null = null): MedioevoEvent => ({
  type: 'conquered',
  seat,
  at,
  from,
});
const march = (units: number, from: 'nicaea' | 'aegean-sea' = 'nicaea'): MedioevoEvent => ({
  type: 'marched',
  seat,
  from,
  to: 'konya',
  units: { archer: units },
  vehicles: [],
  pieces: {},
});
const first = (who: string): MedioevoEvent => ({ type: 'bids-shown', bids: {}, order: [who, 'hungary'], tied: false });
const played: MedioevoEvent = { type: 'card-played', seat, card: 1 };
const fought = (attack: number, winner: string | null = seat): MedioevoEvent => ({
  type: 'round-fought',
  attacker: seat,
  defender: 'hungary',
  attack: [attack, 3],
  losses: [1, 1],
  winner,
});
const ended = (at: 'nicaea' | 'aegean-sea'): MedioevoEvent => ({
  type: 'battle-ended',
  at,
  winner: seat,
  loser: 'hungary',
});
const taken = (kind: string): MedioevoEvent => ({
  type: 'plundered',
  owner: seat,
  at: 'buda',
  pieces: { [kind]: 1 },
  florins: 50,
});
const rolled = (harmed: boolean): MedioevoEvent => ({ type: 'event-rolled', seat, effect: 'armies', die: 3, harmed });
const afterEvents: MedioevoEvent = { type: 'chapter-ended', chapter: 'events', turn: 2 };
const honour = (why: 'rebellion-suppressed' | 'great-army' | 'conquest'): MedioevoEvent => ({
  type: 'honour',
  seat,
  why,
  points: 1,
});
const wrecked = (destroyed: boolean, by?: string): MedioevoEvent => ({
  type: 'building-damaged',
  seat: 'hungary',
  at: 'buda',
  building: 'village',
  destroyed,
  ...(by === undefined ? {} : { by }),
});
const quiet = (tax: 40 | 50, tolerated: number) => (play: Play) => {
  play.changeRealm(seat, { tax });
  play.set({ toleratedTax: tolerated });
};
const cathedral = (play: Play) => play.changeLand('konya', { religious: { level: 3, damage: 0 } });

const toll = (payer: string, to: string, florins = 100): MedioevoEvent => ({
  type: 'toll-paid',
  seat: payer,
  with: to,
  florins,
});
const bargain = (sums: { pays?: number; receives?: number }): MedioevoEvent => ({
  type: 'pact-accepted',
  seat: 'hungary',
  with: seat,
  ...sums,
});

type Deeds = readonly MedioevoEvent[];
/** For each card with a deed: what does it, and what is one short of it; what stands there before. */
const DEEDS: readonly (readonly [card: number, done: Deeds, short: Deeds, before?: (play: Play) => void])[] = [
  [2, [sale(3)], [sale(2), sale(2)]],
  [3, [honour('rebellion-suppressed')], [honour('conquest')]],
  [5, [taken('caravan')], [taken('galley')]],
  [8, [sale(1), sale(1, 100, 'rome')], [sale(1), sale(1)]],
  [9, [afterEvents], [], quiet(50, 50)],
  [11, [honour('great-army')], [ended('nicaea')]],
  [14, [{ type: 'route-finished', seat, stages: 4 }], [{ type: 'route-finished', seat: 'hungary', stages: 4 }]],
  [17, [{ type: 'outnumbered', seat }], [ended('nicaea')]],
  [20, [{ type: 'route-finished', seat, stages: 6 }], [{ type: 'route-finished', seat, stages: 4 }]],
  [29, [conquest('buda', 'hungary')], [conquest('konya')]],
  [33, [first(seat), first(seat)], [first(seat), first('hungary'), first(seat)]],
  [37, [ended('aegean-sea')], [ended('nicaea')]],
  [
    39,
    [{ type: 'toll-paid', seat: 'hungary', with: seat, florins: 100 }],
    [toll(seat, 'hungary'), toll('hungary', seat, 99)],
  ],
  [43, [march(2, 'aegean-sea'), conquest('konya')], [march(2), conquest('konya')]],
  [48, [played, played, played], [played, played]],
  [50, [sale(2, 300), sale(2, 200)], [sale(2, 300), sale(1, 199)]],
  [51, [{ type: 'peace', seat: 'hungary', with: seat }], [{ type: 'peace', seat: 'hungary', with: 'horde' }]],
  [53, [conquest('konya'), conquest('rome')], [conquest('konya'), conquest('konya')]],
  [54, [{ type: 'points-spent', seat, points: 5 }], [{ type: 'points-spent', seat, points: 4 }]],
  [55, [march(6)], [march(5), march(5)]],
  [57, [{ type: 'income', seat, florins: 600 }], [{ type: 'income', seat, florins: 599 }]],
  [59, [wrecked(true, seat)], [wrecked(false, seat), wrecked(true), wrecked(true, 'hungary')]],
  [60, [conquest('konya')], [conquest('rome')], cathedral],
  [65, [fought(25)], [fought(24), fought(30, 'hungary'), fought(30, null)]],
  [72, [rolled(false), afterEvents], [rolled(false), rolled(true), afterEvents]],
];

const claims = (card: number, deeds: Deeds, before: (play: Play) => void = () => undefined) =>
  claimable(
    world((play) => {
      hold(play, seat, card);
      before(play);
      for (const deed of deeds) play.emit(deed);
    }),
    seat,
  );

describe('objectives of deeds', () => {
  it.each(DEEDS.map(([card]) => card))('[8.5] card %i is claimed when it was done, and not one short of it', (card) => {
    const [, done = [], short = [], before] = DEEDS.find(([other]) => other === card) ?? [];
    expect(claims(card, done, before)).toEqual([`${card}`]);
    expect(claims(card, short, before)).toEqual([]);
  });

  it('[8.5] counts what belongs to a turn within it only', () => {
    const split = (card: number, one: MedioevoEvent, other: MedioevoEvent) =>
      claims(card, [], (play) => {
        play.emit(one);
        play.set({ turn: 3 });
        play.emit(other);
      });
    expect(split(50, sale(2, 300), sale(2, 300))).toEqual([]);
    expect(split(8, sale(1), sale(1, 100, 'rome'))).toEqual([]);
    expect(split(53, conquest('konya'), conquest('rome'))).toEqual([]);
  });

  it('[8.5] takes what a pact pays at once for a payment under it', () => {
    expect(claims(39, [bargain({ pays: 100 })])).toEqual(['39']);
    expect(claims(39, [bargain({ receives: 500, pays: 99 })])).toEqual([]);
  });

  it('[8.5] wants a tax of 50 and no rebellion of one’s own', () => {
    expect(claims(9, [afterEvents], quiet(50, 40))).toEqual([]);
    expect(claims(9, [afterEvents], quiet(40, 40))).toEqual([]);
  });

  it('[8.5] counts a deed only while the card is owned, and only one’s own', () => {
    const late = world((play) => {
      play.emit(sale(3));
      hold(play, seat, 2);
    });
    expect(claimable(late, seat)).toEqual([]);
    expect(claims(2, [{ ...sale(3), seat: 'hungary' }])).toEqual([]);
  });

  it('[8.5] has a deed or a state tested for every one of the 72 cards', () => {
    const deeds = [...STANDARD_BOOK.cards.values()].filter(({ objective }) => objective.deed !== undefined);
    const tested = DEEDS.map(([card]) => card).toSorted((one, other) => one - other);
    expect(tested).toEqual(deeds.map(({ number }) => number));
  });
});
