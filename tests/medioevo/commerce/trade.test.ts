import { describe, expect, it } from 'vitest';
import { travel } from '../../../src/games/medioevo/commerce/voyage.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import type { GoodId } from '../../../src/games/medioevo/facts/kinds.js';
import { transportAt } from '../../../src/games/medioevo/facts/pieces.js';
import type { PlaceId } from '../../../src/games/medioevo/facts/place-ids.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import type { Vehicle } from '../../../src/games/medioevo/state/vehicle.js';
import { acted, choicesIn, during, notedIn, refusalOf, told, verbsOf } from '../support/acts.js';
import { done, world } from '../support/world.js';

const caravan = (at: PlaceId, more: Partial<Vehicle> = {}) =>
  ({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'horde', at, ...more }) as const;
/** The Horde trades, last in the order; the purchases of all come after. */
function trading(arrange: (play: Play) => void, seat = 'horde'): Medioevo {
  const state = world(arrange);
  const place = state.order.indexOf(seat);
  return {
    ...during(
      state,
      { kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false },
      { kind: 'commerce', id: 2, place, bought: [] },
    ),
    phase: 'commerce',
  };
}
const one = (state: Medioevo) => state.vehicles.find(({ id }) => id === 1);
const cash = (state: Medioevo, seat = 'horde') => state.realms[seat]?.cash;
const go = (to: string) => ['horde', { verb: 'trade', vehicle: '1', to }] as const;
const buy = (count: number) => ['horde', { verb: 'buy-cubes', vehicle: '1', count }] as const;
const sell = (cubes: Readonly<Record<string, number>>, more: object = {}) =>
  ['horde', { verb: 'sell-cubes', vehicle: '1', cubes, ...more }] as const;
/** No barbarians anywhere: all ways are open. */
function quiet(play: Play): void {
  for (const at of play.state.inPlay) {
    const { barbarians: _gone, ...armies } = play.land(at).armies;
    if (_gone !== undefined) play.changeLand(at, { armies });
  }
}

describe('trade transports', () => {
  it('[7.1] have 6, 7 or 8 points and room for two, four or six cubes', () => {
    const table = (kind: 'caravan' | 'merchant-ship') =>
      ([1, 2, 3] as const).map((level) => {
        const { movement, capacity } = transportAt(STANDARD_BOOK.pieces, kind, level);
        return [movement, capacity];
      });
    expect([table('caravan'), table('merchant-ship')]).toEqual([
      [
        [6, 2],
        [7, 4],
        [8, 6],
      ],
      [
        [6, 2],
        [7, 4],
        [8, 6],
      ],
    ]);
  });

  it('[7.1] [7.2] [7.3] buys at Caffa, goes to Saraj, sells and buys again with six points', () => {
    const state = trading((play) => {
      quiet(play);
      play.addVehicle(caravan('caffa'));
    });
    const there = acted(state, [buy(1), go('saraj')]);
    expect(one(there)).toMatchObject({ at: 'saraj', cubes: ['slaves'], used: 4 });
    const sold = acted(there, [sell({ slaves: 1 })]);
    expect([cash(sold), sold.lands.saraj.market]).toEqual([1600, ['slaves']]);
    const again = acted(sold, [buy(1)]);
    expect(one(again)).toMatchObject({ cubes: ['spices'], used: 6 });
    expect(refusalOf(again, 'horde', go('ukek')[1])).toBe('not-offered');
  });

  it('[7.1] are plundered at once where barbarians or enemies stand, and pass everybody else (RULINGS 90)', () => {
    const state = trading((play) => {
      play.addVehicle(caravan('azaq'));
      play.addUnits('majar', 'barbarians', { 'light-infantry': 1 });
      play.addUnits('saraj', 'empire', { archer: 1 });
      play.addUnits('ukek', 'hungary', { archer: 1 });
      play.changeRealm('horde', { wars: { empire: 1 } });
      play.changeRealm('empire', { wars: { horde: 1 } });
    });
    const to = choicesIn(state, 'horde', { verb: 'trade', vehicle: '1' });
    expect([to.includes('majar'), to.includes('saraj'), to.includes('ukek')]).toEqual([true, true, true]);
    const noted = notedIn(state, 'horde', { verb: 'trade', vehicle: '1' }, 'robbed');
    expect([noted.includes('majar'), noted.includes('saraj'), noted.includes('ukek')]).toEqual([true, true, false]);
    expect(MEDIOEVO.foresee.action?.(state, 'horde', { verb: 'trade', vehicle: '1', to: 'saraj' })).toMatchObject({
      key: 'robbed',
      loses: true,
    });
    // Barbarians take it off; who is at war with its owner keeps or plunders it.
    expect(acted(state, [go('majar')]).vehicles).toEqual([]);
    const asking = done(state, (play) =>
      play.changeRealm('empire', { battleOrder: { ...play.realm('empire').battleOrder, ask: 'all' } }),
    );
    const met = acted({ ...asking, frames: state.frames }, [go('saraj')]);
    expect(MEDIOEVO.obligations(met)).toMatchObject([{ seats: ['empire'], what: 'spoils' }]);
    const kept = acted(met, [['empire', { verb: 'keep-all' }]]);
    expect(kept.vehicles).toMatchObject([{ owner: 'empire', at: 'saraj' }]);
    const lots = { 'vehicle:1': 1 };
    const plundered = acted(met, [['empire', { verb: 'plunder', lots }]]);
    expect([plundered.vehicles, plundered.realms.empire?.cash]).toEqual([[], 1650]);
    const peace = done(state, (play) => play.changeRealm('horde', { wars: {} }));
    expect(choicesIn({ ...peace, frames: state.frames }, 'horde', { verb: 'trade', vehicle: '1' })).toContain('saraj');
  });

  it('[7.1] are plundered by a horde also where others stand beside it, and nothing of theirs is', () => {
    const state = trading((play) => {
      play.addVehicle(caravan('azaq'));
      play.addUnits('majar', 'barbarians', { 'light-infantry': 1 });
      play.addUnits('majar', 'hungary', { archer: 1 });
      play.addVehicle(caravan('majar', { owner: 'hungary' }));
    });
    expect(acted(state, [go('majar')]).vehicles).toMatchObject([{ owner: 'hungary', at: 'majar' }]);
  });

  it('[7.1] meet enemies at sea only aboard, and go no farther', () => {
    const at = (units: object) =>
      choicesIn(
        trading((play) => {
          play.addVehicle(caravan('azaq', { kind: 'merchant-ship' }));
          play.addVehicle({ ...NEW_VEHICLE, kind: 'galley', level: 1, owner: 'empire', at: 'sea-of-azov', units });
          play.changeRealm('horde', { wars: { empire: 1 } });
          play.changeRealm('empire', { wars: { horde: 1 } });
        }),
        'horde',
        { verb: 'trade', vehicle: '1' },
      ).length;
    expect(at({ archer: 1 })).toBe(1);
    expect(at({})).toBeGreaterThan(2);
  });
});

describe('purchases and sales', () => {
  it('[7.2] buys the own good of a zone for 100 a cube and one point, as far as there is room', () => {
    const state = trading((play) => {
      quiet(play);
      play.addVehicle(caravan('rome'));
    });
    const bought = acted(state, [buy(2)]);
    expect([cash(bought), one(bought)]).toMatchObject([1400, { cubes: ['grain', 'grain'], used: 1 }]);
    expect(verbsOf(bought, 'horde')).not.toContain('buy-cubes');
    expect(refusalOf(state, 'horde', buy(3)[1])).toBe('slot-illegal');
    const poor = { ...state, realms: { ...state.realms, horde: { ...world().realms.horde, cash: 199 } } } as Medioevo;
    expect(refusalOf(poor, 'horde', buy(2)[1])).toBe('slot-illegal');
  });

  it('[7.2] trades with others by a pact alone, in ports with ships, and where no enemies meet', () => {
    const at = (place: PlaceId, more: Partial<Vehicle> = {}, arrange: (play: Play) => void = () => undefined) =>
      verbsOf(
        trading((play) => {
          play.addVehicle(caravan(place, more));
          arrange(play);
        }),
        'horde',
      ).includes('buy-cubes');
    expect([at('ukek'), at('azaq'), at('majar')]).toEqual([true, true, false]);
    expect([at('buda'), at('ukek', { kind: 'merchant-ship' }), at('azaq', { kind: 'merchant-ship' })]).toEqual([
      false,
      false,
      true,
    ]);
    const fight = (play: Play) => {
      play.addUnits('ukek', 'empire', { archer: 1 });
      play.addUnits('ukek', 'hungary', { archer: 1 });
      play.changeRealm('hungary', { wars: { empire: 1 } });
      play.changeRealm('empire', { wars: { hungary: 1 } });
    };
    expect(at('ukek', {}, fight)).toBe(false);
    expect(at('ukek', { used: 6 })).toBe(false);
  });

  it('[11.10] [7.3] pays the toll of a sale with what the sale brings (RULINGS 131)', () => {
    const state = (cash: number, cubes: readonly GoodId[], toll = 250) =>
      trading((play) => {
        play.addVehicle(caravan('buda', { cubes, level: 3 }));
        play.changeRealm('horde', { cash });
        const treaty = { toll, units: 0, against: [], until: 9, secret: false, words: '', ending: [] };
        const articles = [{ kind: 'trade', gives: 'hungary', gets: 'horde' }] as const;
        play.set({ pacts: [{ id: 1, between: ['horde', 'hungary'], articles, ...treaty }] });
      });
    const [vehicle] = state(0, ['salt']).vehicles.map(({ id }) => `${id}`);
    const sale = { verb: 'sell-cubes', vehicle: `${vehicle}` };
    // 250 are due, 60 are there: two cubes at least.
    const two = state(60, ['salt', 'salt', 'furs']);
    expect(refusalOf(two, 'horde', { ...sale, cubes: { salt: 1 } })).not.toBeNull();
    const sold = acted(two, [['horde', { ...sale, cubes: { salt: 2 } }]]);
    expect([sold.realms.horde?.cash, sold.realms.hungary?.cash]).toEqual([10, 1850]);
    expect(verbsOf(state(60, ['salt']), 'horde')).not.toContain('sell-cubes');
    // The bonus of the market is part of it: a cube brings 140.
    const market = (cubes: readonly GoodId[]) => {
      const found = state(0, cubes, 130);
      const land = { ...found.lands.buda, market: ['spices', 'wine'] as const };
      return { ...found, lands: { ...found.lands, buda: land } };
    };
    for (const cubes of [['salt'], ['salt', 'salt']] as const) {
      const after = acted(market(cubes), [['horde', { ...sale, cubes: { salt: 1 } }]]);
      expect([after.realms.horde?.cash, after.realms.hungary?.cash]).toEqual([10, 1730]);
    }
  });

  it('[7.2] [11.4] [11.10] pays the toll of a pact for each purchase and each sale', () => {
    const state = trading((play) => {
      play.addVehicle(caravan('buda', { cubes: ['salt'] }));
      const treaty = { toll: 50, units: 0, against: [], until: 9, secret: false, words: '', ending: [] };
      const articles = [{ kind: 'trade', gives: 'hungary', gets: 'horde' }] as const;
      play.set({ pacts: [{ id: 1, between: ['horde', 'hungary'], articles, ...treaty }] });
    });
    const traded = acted(state, [sell({ salt: 1 }), buy(1)]);
    expect([cash(traded), cash(traded, 'hungary')]).toEqual([1600 + 100 - 50 - 100 - 50, 1700]);
    const poor = done(state, (play) => play.changeRealm('horde', { cash: 149 }));
    expect(verbsOf({ ...poor, frames: state.frames }, 'horde')).not.toContain('buy-cubes');
  });

  it('[7.3] sells at 100 and 20 a cube of the market, then places one of those sold', () => {
    const state = trading((play) => {
      quiet(play);
      play.changeLand('trebisonda', { market: ['grain', 'salt'] });
      play.addVehicle(caravan('trebisonda', { level: 2, cubes: ['slaves', 'slaves', 'grain', 'furs'] }));
    });
    expect(choicesIn(state, 'horde', { verb: 'sell-cubes', vehicle: '1' }).toSorted()).toEqual(['furs', 'slaves']);
    const sold = acted(state, [sell({ slaves: 1 })]);
    expect([cash(sold), sold.lands.trebisonda.market]).toEqual([1740, ['grain', 'salt', 'slaves']]);
    expect(choicesIn(sold, 'horde', { verb: 'sell-cubes', vehicle: '1' })).toEqual(['furs']);
    const both = acted(state, [sell({ slaves: 2, furs: 1 }, { stays: 'furs' })]);
    expect([cash(both), both.lands.trebisonda.market]).toEqual([1600 + 3 * 140, ['grain', 'salt', 'furs']]);
    expect(one(both)).toMatchObject({ cubes: ['grain'], used: 1 });
  });

  it('[7.3] places a cube in each zone that it leaves or passes, of a colour that is not there', () => {
    const state = (cubes: Vehicle['cubes'], there: Vehicle['cubes']) =>
      trading((play) => {
        quiet(play);
        play.changeLand('saraj', { market: there });
        play.addVehicle(caravan('caffa', { cubes, level: 3 }));
      });
    const way = ['majar', 'saraj', 'georgia', 'trebisonda'] as const;
    const gone = (cubes: Vehicle['cubes'], there: Vehicle['cubes']) =>
      done(state(cubes, there), (play) => travel(play, play.vehicle(1), { at: 'trebisonda', cost: 5, way }, null));
    // Passing Saraj with a slave where there is one: nothing falls there.
    const passed = gone(['slaves'], ['slaves']);
    expect([one(passed)?.used, passed.lands.saraj.market, passed.lands.caffa.market]).toEqual([5, ['slaves'], []]);
    const left = gone(['slaves', 'wine', 'wine'], ['slaves']);
    expect([left.lands.caffa.market, left.lands.majar.market, left.lands.saraj.market]).toEqual([
      ['wine'],
      [],
      ['slaves', 'wine'],
    ]);
    expect(left.lands.trebisonda.market).toEqual([]);
    const chosen = acted(state(['furs', 'wine'], []), [
      ['horde', { verb: 'trade', vehicle: '1', to: 'trebisonda', leaves: 'wine' }],
    ]);
    expect(chosen.lands.caffa.market).toEqual(['wine']);
  });
});

describe('trade routes', () => {
  const stages = { caffa: 1, saraj: 1, trebisonda: 1 };
  const open = { verb: 'open-route', vehicle: '1', length: '4', stages, destination: 'antakya' };
  const atAzaq = trading((play) => {
    quiet(play);
    play.addVehicle(caravan('azaq', { level: 3 }));
    play.addVehicle(caravan('azaq', { level: 3, cubes: ['wine'] }));
  });
  const opened = acted(atAzaq, [buy(1), ['horde', open]]);
  const ending = (reached: boolean, at: PlaceId, length = 4): Medioevo =>
    trading((play) => {
      play.addVehicle(caravan(at, { cubes: ['slaves', 'slaves'] }));
      play.changeLand('antakya', { armies: {}, holder: null, market: ['wine'] });
      const zones = ['caffa', 'saraj', 'trebisonda', 'buda', 'zagreb', 'rome', 'genoa'] as const;
      const before = zones.slice(0, length - 1).map((zone) => ({ at: zone, reached }));
      play.changeRealm('horde', {
        route: { vehicle: 1, origin: 'azaq', stages: [...before, { at: 'antakya', reached: true }] },
      });
    });

  it('[7.4] is opened where one has bought, to 4, 6 or 8 zones without that of the purchase', () => {
    expect(refusalOf(atAzaq, 'horde', open)).toBe('not-offered');
    expect(opened.realms.horde?.route).toEqual({
      vehicle: 1,
      origin: 'azaq',
      stages: ['caffa', 'saraj', 'trebisonda', 'antakya'].map((at) => ({ at, reached: false })),
    });
    const bought = acted(atAzaq, [buy(1)]);
    expect(choicesIn(bought, 'horde', { verb: 'open-route', vehicle: '1' })).toEqual(['4', '6', '8']);
    const zones = choicesIn(bought, 'horde', { verb: 'open-route', vehicle: '1', length: '4' });
    expect([zones.includes('azaq'), zones.includes('majar'), zones.includes('rome')]).toEqual([false, false, true]);
    expect(refusalOf(bought, 'horde', { ...open, destination: 'caffa' })).toBe('slot-illegal');
    expect(verbsOf(opened, 'horde')).not.toContain('open-route');
  });

  it('[7.4] turns the stages that its transport reaches or passes', () => {
    const gone = acted(opened, [go('trebisonda')]);
    expect(gone.realms.horde?.route?.stages.filter(({ reached }) => reached).map(({ at }) => at)).toContain(
      'trebisonda',
    );
    const other = acted(opened, [['horde', { verb: 'trade', vehicle: '2', to: 'saraj' }]]);
    expect(other.realms.horde?.route?.stages.some(({ reached }) => reached)).toBe(false);
  });

  it('[7.4] brings two, four or six points for a sale at its end, as honour or 50 florins a cube', () => {
    const honour = acted(ending(true, 'antakya'), [sell({ slaves: 2 }, { honour: 2 })]);
    expect([honour.realms.horde?.honour, cash(honour), honour.realms.horde?.route]).toEqual([12, 1800, null]);
    const florins = acted(ending(true, 'antakya'), [sell({ slaves: 2 }, { honour: 0 })]);
    expect([florins.realms.horde?.honour, cash(florins)]).toEqual([10, 2000]);
    const split = acted(ending(true, 'antakya', 6), [sell({ slaves: 1 }, { honour: 3 })]);
    expect([split.realms.horde?.honour, cash(split)]).toEqual([13, 1750]);
    const long = acted(ending(true, 'antakya', 8), [sell({ slaves: 1 }, { honour: 6 })]);
    expect(long.realms.horde?.honour).toBe(16);
    expect(refusalOf(ending(true, 'antakya', 8), 'horde', sell({ slaves: 1 }, { honour: 7 })[1])).toBe('slot-illegal');
  });

  it('[7.4] ends without points by a sale before or elsewhere, or at will, but not by that of another', () => {
    const early = acted(ending(false, 'antakya'), [sell({ slaves: 1 })]);
    expect([early.realms.horde?.honour, cash(early), early.realms.horde?.route]).toEqual([10, 1720, null]);
    const elsewhere = acted(ending(true, 'ukek'), [sell({ slaves: 1 })]);
    expect([elsewhere.realms.horde?.honour, elsewhere.realms.horde?.route]).toEqual([10, null]);
    expect(acted(opened, [['horde', { verb: 'drop-route' }]]).realms.horde?.route).toBeNull();
    const other = acted(opened, [['horde', { verb: 'sell-cubes', vehicle: '2', cubes: { wine: 1 } }]]);
    expect(other.realms.horde?.route).not.toBeNull();
  });

  it('[7.4] that a sale ends it without points is told, and asked about before', () => {
    const tellsAnd = (state: Medioevo, [seat, action] = sell({ slaves: 1 })) => [
      told(state, [[seat, action]]).events.some(({ type }) => type === 'route-dropped'),
      MEDIOEVO.foresee.action(state, seat, action)?.loses === true,
    ];
    expect(tellsAnd(ending(false, 'antakya'))).toEqual([true, true]);
    expect(tellsAnd(ending(true, 'ukek'))).toEqual([true, true]);
    expect(tellsAnd(ending(true, 'antakya'), sell({ slaves: 1 }, { honour: 2 }))).toEqual([false, false]);
    expect(
      MEDIOEVO.foresee.action(opened, 'horde', { verb: 'sell-cubes', vehicle: '2', cubes: { wine: 1 } }),
    ).toBeNull();
  });

  it('[7.4] ends with the loss or capture of its transport', () => {
    expect(done(opened, (play) => play.removeVehicle(1)).realms.horde?.route).toBeNull();
    expect(done(opened, (play) => play.changeVehicle(1, { owner: 'empire' })).realms.horde?.route).toBeNull();
    expect(done(opened, (play) => play.removeVehicle(2)).realms.horde?.route).not.toBeNull();
    expect(done(opened, (play) => play.changeVehicle(1, { used: 3 })).realms.horde?.route).not.toBeNull();
  });
});
