import { describe, expect, it } from 'vitest';
import { isInPlay } from '../../src/games/medioevo/control/in-play.js';
import {
  buildingsLeft,
  enginesLeft,
  reserveOf,
  transportsLeft,
  unitsLeft,
} from '../../src/games/medioevo/control/supply.js';
import { STANDARD_BOOK } from '../../src/games/medioevo/facts/book.js';
import { KINGDOM_IDS } from '../../src/games/medioevo/facts/ids.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import { newCard } from '../../src/games/medioevo/setup/first-card.js';
import { NEW_VEHICLE } from '../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../src/games/medioevo/state/state.js';
import { affordable } from '../../src/games/medioevo/technologies/technology-use.js';
import { acted, carriedOn, choicesIn, during, refusalOf, told, verbsOf } from './support/acts.js';
import { faces, SEATS, world } from './support/world.js';

const ones = Array.from({ length: 200 }, () => 1);
function started(seats: readonly string[], setup: Readonly<Record<string, string>> = {}): Medioevo {
  const begun = MEDIOEVO.setup.begin(setup, seats, faces(...ones));
  if (!begun.ok) throw new Error(begun.rejection.code);
  return begun.value.state;
}
const bids = (florins: Readonly<Record<string, number>>) =>
  Object.entries(florins).map(([seat, amount]) => [seat, { verb: 'bid', florins: amount }] as const);
const kingdom = (id: string) => ({ verb: 'kingdom', kingdom: id });
const FIRES = [...STANDARD_BOOK.board.territories.values()].filter(({ fire }) => fire).map(({ id }) => id);

/** Three seats that took these kingdoms one after the other; the only one that is left is taken by itself. */
function three(...ids: readonly [string, string, string]): Medioevo {
  const state = acted(started(['a', 'b', 'c']), bids({ a: 30, b: 20, c: 10 }), ones);
  return (['a', 'b', 'c'] as const).reduce(
    (so, seat, at) => (verbsOf(so, seat).includes('kingdom') ? acted(so, [[seat, kingdom(ids[at] ?? '')]], ones) : so),
    state,
  );
}

describe('the choice of kingdoms', () => {
  it('[1.3] line 80: takes one in turn order, each linked to one already taken', () => {
    const state = acted(started(['a', 'b', 'c']), [
      ...bids({ a: 0, b: 20, c: 10 }),
      ['b', kingdom('byzantine-empire')],
    ]);
    expect(choicesIn(state, 'c', { verb: 'kingdom' })).toEqual([
      'mamluk-sultanate',
      'kingdom-of-hungary',
      'golden-horde',
    ]);
    expect(refusalOf(state, 'a', kingdom('kingdom-of-hungary'))).toBe('not-your-turn');
    const alone = acted(started(['a', 'b', 'c']), [
      ...bids({ a: 0, b: 20, c: 10 }),
      ['b', kingdom('holy-roman-empire')],
    ]);
    // There was nothing else for the second.
    expect(alone.realms.c?.kingdom).toBe('kingdom-of-hungary');
    expect(choicesIn(alone, 'a', { verb: 'kingdom' })).toEqual([
      'byzantine-empire',
      'republic-of-novgorod',
      'golden-horde',
    ]);
  });

  it('[1.3] links the Empire to Hungary alone, Byzantium to three', () => {
    const { linked } = STANDARD_BOOK.board;
    expect(linked.get('holy-roman-empire')).toEqual(['kingdom-of-hungary']);
    expect(linked.get('byzantine-empire')).toEqual(['mamluk-sultanate', 'kingdom-of-hungary', 'golden-horde']);
  });

  it('[1.3] leaves all free to six, and gives the last by itself', () => {
    const state = acted(started(SEATS), [
      ...bids({ byzantium: 60, mamluks: 50, hungary: 40, empire: 30, novgorod: 20, horde: 10 }),
      ['byzantium', kingdom('holy-roman-empire')],
    ]);
    expect(choicesIn(state, 'mamluks', { verb: 'kingdom' })).toHaveLength(5);
    const all = acted(state, [
      ['mamluks', kingdom('mamluk-sultanate')],
      ['hungary', kingdom('golden-horde')],
      ['empire', kingdom('republic-of-novgorod')],
      ['novgorod', kingdom('kingdom-of-hungary')],
    ]);
    expect(all.realms.horde?.kingdom).toBe('byzantine-empire');
    expect(all.inPlay).toHaveLength(95);
  });

  it('[1.3] gives them by lot where the table wants it, linked too', () => {
    const state = acted(started(['a', 'b', 'c'], { kingdoms: 'random' }), bids({ a: 3, b: 2, c: 1 }), ones);
    const taken = state.seats.map((seat) => state.realms[seat]?.kingdom);
    expect(taken).toEqual(['byzantine-empire', 'mamluk-sultanate', 'kingdom-of-hungary']);
    expect(new Set(KINGDOM_IDS).size).toBe(6);
  });

  it.each([
    ['mamluk-sultanate', 'byzantine-empire', 'kingdom-of-hungary', 80],
    ['mamluk-sultanate', 'byzantine-empire', 'golden-horde', 74],
    ['holy-roman-empire', 'kingdom-of-hungary', 'byzantine-empire', 83],
  ] as const)('[1.3] plays %s, %s and %s on what lies within three steps', (one, two, other, territories) => {
    const state = three(one, two, other);
    expect(state.inPlay).toHaveLength(territories);
    const absent = KINGDOM_IDS.find((id) => ![one, two, other].includes(id as never)) ?? 'golden-horde';
    const homes = STANDARD_BOOK.board.homes.get(absent) ?? [];
    expect(homes.map((at) => state.lands[at].holder)).toEqual(homes.map(() => null));
  });

  it('[1.3] closes seas that touch nothing in play', () => {
    const south = three('mamluk-sultanate', 'byzantine-empire', 'golden-horde');
    expect((['north-sea', 'ligurian-sea', 'adriatic-sea'] as const).map((at) => isInPlay(south, at))).toEqual([
      false,
      false,
      true,
    ]);
    expect([isInPlay(south, 'cologne'), isInPlay(south, 'rome')]).toEqual([false, true]);
    expect(isInPlay(world(), 'north-sea')).toBe(true);
  });
});

describe('the foundation', () => {
  const founding = three('holy-roman-empire', 'kingdom-of-hungary', 'byzantine-empire');
  it('[1.4] places a village, an archer and two levels of transports in the home, ships in a port', () => {
    expect(choicesIn(founding, 'a', { verb: 'found' }).toSorted()).toEqual([
      'augsburg',
      'cologne',
      'lubeck',
      'nuremberg',
    ]);
    const begun = { verb: 'found', village: 'cologne', archer: 'saxony' };
    expect(choicesIn(founding, 'a', { ...begun, transport: 'merchant-ship-2' })).toEqual(['lubeck']);
    const state = acted(founding, [
      ['a', { ...begun, transport: 'galley', at: 'lubeck', second: 'caravan', 'second-at': 'cologne' }],
    ]);
    expect([state.lands.cologne.civil, state.lands.saxony.armies.a?.units]).toEqual([
      { level: 1, damage: 0 },
      { archer: 1 },
    ]);
    expect(state.vehicles).toMatchObject([
      { kind: 'galley', level: 1, owner: 'a', at: 'lubeck' },
      { kind: 'caravan', level: 1, owner: 'a', at: 'cologne' },
    ]);
    const single = acted(founding, [['a', { ...begun, transport: 'merchant-ship-2', at: 'lubeck' }]]);
    expect(single.vehicles).toMatchObject([{ kind: 'merchant-ship', level: 2 }]);
    // Hungary has no port.
    expect(choicesIn(state, 'b', { verb: 'found', village: 'buda', archer: 'buda' })).toEqual([
      'war-wagon',
      'caravan',
      'war-wagon-2',
      'caravan-2',
    ]);
  });

  it('[1.4] begins with 10 honour, 1600 florins and barbarians at the fires', () => {
    const paid = { a: 1570, b: 1600, c: 1630 };
    for (const [seat, cash] of Object.entries(paid)) expect(founding.realms[seat]).toMatchObject({ honour: 10, cash });
    const here = FIRES.filter((at) => founding.inPlay.includes(at));
    expect(here.map((at) => founding.lands[at].armies.barbarians?.units)).toEqual(
      here.map(() => ({ 'light-infantry': 1 })),
    );
    expect(FIRES.length).toBeGreaterThan(10);
  });

  it('[1.4] deals three cards to each, of which one is kept in secret, and a token of any colour', () => {
    const wagons = (seat: string, at: string) =>
      [seat, { verb: 'found', village: at, archer: at, transport: 'caravan-2', at }] as const;
    const dealt = acted(founding, [wagons('a', 'cologne'), wagons('b', 'buda'), wagons('c', 'nicaea')], ones);
    const cards = choicesIn(dealt, 'a', { verb: 'keep' });
    expect(cards).toHaveLength(3);
    expect(JSON.stringify(MEDIOEVO.view(dealt, 'b').frames)).not.toContain(`"${cards[0]}","${cards[1]}"`);
    const [card = '', other = ''] = cards;
    const { state, events } = told(
      dealt,
      [
        ['a', { verb: 'keep', card, token: 'violet' }],
        ['b', { verb: 'keep', card: choicesIn(dealt, 'b', { verb: 'keep' })[0] ?? '', token: 'red' }],
        ['c', { verb: 'keep', card: choicesIn(dealt, 'c', { verb: 'keep' })[0] ?? '', token: 'red' }],
      ],
      ones,
    );
    expect(state.realms.a).toMatchObject({ cards: [{ number: Number(card) }], tokens: { violet: 1 } });
    expect(events.filter(({ type }) => type === 'chose').every(({ audience }) => Array.isArray(audience))).toBe(true);
    const { top, middle, bottom } = state.empireDeck;
    const deck = [...top, ...middle, ...bottom];
    expect([deck.length, deck.includes(other), deck.includes(card)]).toEqual([69, true, false]);
    // The first turn has no event: the barbarian dice alone (2.1).
    expect([state.phase, state.event, state.frames.at(-1)?.kind]).toEqual(['events', null, 'war-circle']);
  });
});

describe('the box', () => {
  it('[1.2] holds so many pieces and no more', () => {
    const state = world((play) => {
      play.addUnits('cologne', 'empire', { cavalry: 4, 'captain-2': 1 });
      play.addVehicle({
        ...NEW_VEHICLE,
        kind: 'galley',
        level: 1,
        owner: 'empire',
        at: 'north-sea',
        units: { cavalry: 1 },
      });
      play.changeRealm('horde', { prisoners: { empire: { cavalry: 2 } } });
      play.changeRealm('empire', { surrendered: { cavalry: 1 } });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'siege-engine', level: 3, owner: 'empire', at: 'cologne' });
      play.changeLand('cologne', { civil: { level: 3, damage: 0 } });
    });
    expect([reserveOf(state, 'empire', 'cavalry'), reserveOf(state, 'horde', 'cavalry')]).toEqual([2, 10]);
    expect([unitsLeft(state, 'empire', 'captain-2'), unitsLeft(state, 'empire', 'captain-1')]).toEqual([2, 2]);
    expect([transportsLeft(state, 'galley'), enginesLeft(state, 3), buildingsLeft(state, 'city')]).toEqual([
      14, 11, 11,
    ]);
    expect(reserveOf(state, 'barbarians', 'light-infantry')).toBe(40 - FIRES.length);
  });
});

describe('the auction of the order', () => {
  const bidding = (order: readonly string[]) =>
    during(
      { ...world(), order, phase: 'turn-order' },
      { kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false },
      {
        kind: 'bidding',
        id: 2,
        chosen: {},
        among: SEATS,
        before: {},
      },
    );
  const all = (...florins: readonly number[]) =>
    bids(Object.fromEntries(SEATS.map((seat, index) => [seat, florins[index] ?? 0])));

  it('[2.0] ranks by the bids; the first alone pays, to the last', () => {
    const state = acted(bidding(SEATS), all(10, 50, 20, 40, 30, 5));
    expect(state.order).toEqual(['mamluks', 'empire', 'novgorod', 'hungary', 'byzantium', 'horde']);
    expect(SEATS.map((seat) => state.realms[seat]?.cash)).toEqual([1600, 1550, 1600, 1600, 1600, 1650]);
    expect([state.realms.mamluks?.firstRunning, state.realms.empire?.firstRunning]).toEqual([1, 0]);
  });

  it('[2.0] lets those tied for the first place bid again, and adds it', () => {
    const tied = acted(bidding(SEATS), all(50, 50, 20, 10, 0, 0));
    expect([verbsOf(tied, 'byzantium').includes('bid'), verbsOf(tied, 'hungary').includes('bid')]).toEqual([
      true,
      false,
    ]);
    const state = acted(tied, bids({ byzantium: 5, mamluks: 10 }));
    expect(state.order).toEqual(['mamluks', 'byzantium', 'hungary', 'empire', 'horde', 'novgorod']);
    expect(state.realms.mamluks?.cash).toBe(1540);
    expect(state.realms.novgorod?.cash).toBe(1660);
    expect(refusalOf(tied, 'byzantium', { verb: 'bid', florins: 1551 })).toBe('slot-illegal');
  });

  it('[2.0] leaves what is bid in the fist, whatever is played meanwhile', () => {
    const learned = { blue: 0, yellow: 0, orange: 0, red: 0, green: 0, violet: 3 };
    const taught = world((play) => {
      play.changeRealm('byzantium', { technologies: learned, cash: 150 });
      play.changeRealm('hungary', { cards: [newCard(5)] });
    });
    const bidding = { kind: 'bidding', id: 2, chosen: {}, among: SEATS, before: {} } as const;
    const state = during({ ...taught, order: SEATS, phase: 'turn-order' }, bidding);
    const asked = { kind: 'reactions', id: 3, moment: 'card', at: null, answers: {}, passed: [] } as const;
    const canPay = (so: Medioevo) =>
      [so, { ...so, frames: [...so.frames, asked] }].map((one) => affordable(one, 'byzantium', 'proselytism'));
    expect(canPay(state)).toEqual([1, 1]);
    expect(canPay(acted(state, bids({ byzantium: 51 })))).toEqual([0, 0]);
  });

  it('[2.0] keeps those who bid again before all others', () => {
    const tied = acted(bidding(SEATS), all(20, 20, 19, 0, 0, 0));
    const state = acted(tied, bids({ byzantium: 0, mamluks: 5 }));
    expect(state.order.slice(0, 3)).toEqual(['mamluks', 'byzantium', 'hungary']);
  });

  it('[2.0] reverses the last order among the tied, and draws lots in the first turn', () => {
    const again = acted(acted(bidding(SEATS), all(0, 0, 0, 0, 0, 0)), all(0, 0, 0, 0, 0, 0));
    expect(again.order).toEqual(SEATS.toReversed());
    expect(SEATS.map((seat) => again.realms[seat]?.cash)).toEqual(SEATS.map(() => 1600));
    const first = acted(bidding([]), [...all(9, 5, 5, 0, 0, 0)], [2, 1, 1, 1, 1, 1]);
    expect(first.order[0]).toBe('byzantium');
    expect(new Set(first.order).size).toBe(6);
    expect(carriedOn(first).order).toEqual(first.order);
  });
});
