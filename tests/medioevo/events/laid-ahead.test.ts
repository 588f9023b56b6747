import { describe, expect, it } from 'vitest';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import type { Frame } from '../../../src/games/medioevo/state/frame.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { acted, during, told, verbsOf } from '../support/acts.js';
import { SEATS, world } from '../support/world.js';

const TAXES: Frame = { kind: 'tax-levels', id: 3, chosen: {} };
const BUYING: Frame = { kind: 'purchases', id: 2, lists: {}, ready: [], deploying: false };
const BIDS: Frame = { kind: 'bidding', id: 5, chosen: {}, among: SEATS, before: {} };
const tax = (level: number) => ({ verb: 'tax', level: `${level}` });
const bid = (florins: number) => ({ verb: 'bid', florins });
const asked = (state: Medioevo) => MEDIOEVO.obligations(state).map(({ what, seats: [seat] }) => `${what} ${seat}`);

describe('a tax laid down with the bids', () => {
  const bidding: Medioevo = during({ ...world(), phase: 'turn-order' }, BUYING, TAXES, BIDS);
  const rest = SEATS.filter((seat) => seat !== 'byzantium');

  it('[3.1] is not asked for again, and is set with all others', () => {
    const laid = acted(bidding, [['byzantium', tax(30)]]);
    // The bids settle the order, then the taxes come.
    const bids = SEATS.map((seat, at) => [seat, bid(60 - 10 * at)] as const);
    const state = acted(laid, bids);
    expect(asked(state)).toEqual(rest.map((seat) => `tax ${seat}`));
    const { events } = told(
      state,
      rest.map((seat) => [seat, tax(10)] as const),
    );
    const set = events.filter(({ type }) => type === 'tax-set').map(({ seat, tax: level }) => [seat, level]);
    expect(set).toContainEqual(['byzantium', 30]);
  });

  it('[3.1] may be changed until all have chosen', () => {
    const twice = acted(bidding, [
      ['byzantium', tax(30)],
      ['byzantium', tax(20)],
    ]);
    const taxes = twice.frames.find(({ kind }) => kind === 'tax-levels');
    expect(taxes).toMatchObject({ chosen: { byzantium: tax(20) } });
  });

  it('[3.1] is nobody else’s business', () => {
    const laid = acted(bidding, [['byzantium', tax(30)]]);
    const seen = MEDIOEVO.view(laid, 'hungary').frames;
    expect(JSON.stringify(seen)).not.toContain('"30"');
    expect(JSON.stringify(MEDIOEVO.view(laid, 'byzantium').frames)).toContain('"30"');
  });
});

describe('a bid laid down in the turn before', () => {
  const ending = (turn: number): Medioevo =>
    during({ ...world(), turn, phase: 'commerce' }, { kind: 'turn', id: 1 }, BUYING);

  it('[2.0] counts in the next turn, as far as it is covered then', () => {
    const laid = acted(ending(2), [
      ['byzantium', bid(500)],
      ['hungary', bid(40)],
    ]);
    const poor = { ...laid, realms: { ...laid.realms, byzantium: { ...realmOf(laid, 'byzantium'), cash: 120 } } };
    const state = acted(
      poor,
      SEATS.map((seat) => [seat, { verb: 'done' }] as const),
    );
    expect(state.frames.at(-1)).toMatchObject({
      kind: 'bidding',
      chosen: { byzantium: bid(120), hungary: bid(40) },
    });
    expect(asked(state)).not.toContain('bid byzantium');
    expect(asked(state)).toContain('bid mamluks');
    expect(verbsOf(state, 'byzantium')).toContain('bid');
  });

  it('[2.0] is nobody else’s business, nor that there is one', () => {
    const laid = acted(ending(2), [['byzantium', bid(171)]]);
    expect(MEDIOEVO.view(laid, 'hungary').frames).toEqual(MEDIOEVO.view(ending(2), 'hungary').frames);
    expect(JSON.stringify(MEDIOEVO.view(laid, 'byzantium').frames)).toContain('171');
  });

  it('[2.0] is not asked for in the last turn, nor before the combat', () => {
    expect(verbsOf(ending(2), 'byzantium')).toContain('bid');
    expect(verbsOf(ending(world().options.turns), 'byzantium')).not.toContain('bid');
    expect(verbsOf({ ...ending(2), phase: 'purchases' }, 'byzantium')).not.toContain('bid');
  });
});

function realmOf(state: Medioevo, seat: string) {
  const realm = state.realms[seat];
  if (realm === undefined) throw new Error(`no realm of ${seat}`);
  return realm;
}

describe('the foundation', () => {
  const [one, other] = ['byzantium', 'mamluks'] as const;
  const waiting = during(
    world(),
    { kind: 'first-deal', id: 1 },
    { kind: 'founding', id: 2, seat: other },
    { kind: 'founding', id: 3, seat: one },
  );
  const founds = (village: string) => ({
    verb: 'found',
    village,
    archer: village,
    transport: 'caravan-2',
    at: village,
  });

  it('[1.4] is asked of all at once, and happens in turn order', () => {
    expect(asked(waiting)).toEqual([`founding ${one}`, `founding ${other}`]);
    const laid = told(waiting, [[other, founds('cairo')]]);
    expect(laid.events.map(({ type, audience }) => [type, audience])).toEqual([['chose', [other]]]);
    expect(laid.state.lands.cairo.civil).toBeNull();
    expect(asked(laid.state)).toEqual([`founding ${one}`]);
    expect(JSON.stringify(MEDIOEVO.view(laid.state, one).frames)).not.toContain('cairo');
    expect(JSON.stringify(MEDIOEVO.view(laid.state, other).frames)).toContain('cairo');
    const { events } = told(laid.state, [[one, founds('constantinople')]], ONES);
    expect(events.flatMap(({ type, at }) => (type === 'founded' ? [at] : []))).toEqual(['constantinople', 'cairo']);
  });
});

const ONES = Array.from({ length: 200 }, () => 1);
