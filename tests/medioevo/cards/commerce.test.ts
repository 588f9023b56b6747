import { describe, expect, it } from 'vitest';
import { voyagesOf } from '../../../src/games/medioevo/commerce/voyage.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import type { GoodId } from '../../../src/games/medioevo/facts/kinds.js';
import type { TerritoryId } from '../../../src/games/medioevo/facts/place-ids.js';
import { isTerritory } from '../../../src/games/medioevo/facts/place-ids.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import { acted, choicesIn, verbsOf } from '../support/acts.js';
import { cardsOf, cash, hold, moving, plays, trading } from '../support/cards.js';
import { endOfTurn } from '../support/turn.js';

/** A caravan of level III of Byzantium with these cubes. */
function caravan(play: Play, at: TerritoryId, cubes: readonly GoodId[], owner = 'byzantium'): void {
  play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 3, owner, at, cubes });
}
const with1 = (card: number, at: TerritoryId, cubes: readonly GoodId[], more: (play: Play) => void = () => undefined) =>
  trading((play) => {
    hold(play, 'byzantium', card);
    caravan(play, at, cubes);
    more(play);
  });

describe('merchants, collectors and vendors', () => {
  it('[8.6.19] sells a cube where nobody is for 100 florins a colour aboard, less one', () => {
    const state = with1(19, 'antakya', ['salt', 'wine', 'furs', 'grain']);
    const after = plays(state, 'byzantium', 19, { vehicle: '1', good: 'wine' });
    expect(cash(after, 'byzantium')).toBe(cash(state, 'byzantium') + 300);
    expect(after.vehicles[0]).toMatchObject({ cubes: ['salt', 'furs', 'grain'], used: 1 });
    expect(after.lands.antakya.market).toEqual(['wine']);
    expect(cardsOf(with1(19, 'antakya', ['salt', 'salt']), 'byzantium')).toEqual([]);
    expect(cardsOf(with1(19, 'nicaea', ['salt', 'wine']), 'byzantium')).toEqual([]);
    const horde = with1(19, 'antakya', ['salt', 'wine'], (play) =>
      play.addUnits('antakya', 'barbarians', { archer: 1 }),
    );
    expect(cardsOf(horde, 'byzantium')).toEqual([]);
  });

  it('[8.6.20] sells cubes abroad for 50 each, where a colour lies already or trade is banned', () => {
    const state = with1(20, 'trebisonda', ['cloth', 'salt', 'salt'], (play) =>
      play.set({ lasting: [{ kind: 'ban', what: 'commerce', at: 'trebisonda', turn: 2 }] }),
    );
    const after = plays(state, 'byzantium', 20, { vehicle: '1', cubes: { cloth: 1, salt: 1 } });
    expect(cash(after, 'byzantium')).toBe(cash(state, 'byzantium') + 100);
    expect(after.vehicles[0]?.cubes).toEqual(['salt']);
    // Cloth is printed there; the salt stays.
    expect(after.lands.trebisonda.market).toEqual(['salt']);
    expect(cardsOf(with1(20, 'nicaea', ['salt']), 'byzantium')).toEqual([]);
  });

  it('[8.6.21] buys a cube of any good for 150 florins', () => {
    const state = with1(21, 'trebisonda', []);
    const after = plays(state, 'byzantium', 21, { vehicle: '1', good: 'furs' });
    expect(cash(after, 'byzantium')).toBe(cash(state, 'byzantium') - 150);
    expect(after.vehicles[0]).toMatchObject({ cubes: ['furs'], used: 1 });
    const poor = with1(21, 'trebisonda', [], (play) => play.changeRealm('byzantium', { cash: 149 }));
    expect(cardsOf(poor, 'byzantium')).toEqual([]);
    expect(cardsOf(with1(21, 'philadelphia', []), 'byzantium')).toEqual([]);
    // A purchase like any other: from there a route may be opened, and a partner in trade has his toll.
    expect(verbsOf(after, 'byzantium')).toContain('open-route');
    const partnerWith = (florins: number) =>
      with1(21, 'buda', [], (play) => {
        play.changeRealm('byzantium', { cash: florins });
        play.set({
          pacts: [
            {
              id: 1,
              between: ['byzantium', 'hungary'],
              articles: [{ kind: 'trade', gives: 'hungary', gets: 'byzantium' }],
              toll: 50,
              units: 0,
              against: [],
              until: 9,
              secret: false,
              words: '',
              ending: [],
            },
          ],
        });
      });
    // Anybody's zone will do, without a pact (RULINGS 129); but not where trade is forbidden to all.
    const abroad = with1(21, 'buda', []);
    expect(cash(plays(abroad, 'byzantium', 21, { vehicle: '1', good: 'furs' }), 'byzantium')).toBe(
      cash(abroad, 'byzantium') - 150,
    );
    const banned = with1(21, 'buda', [], (play) =>
      play.set({ lasting: [{ kind: 'ban', what: 'commerce', at: 'buda', turn: play.state.turn }] }),
    );
    expect(cardsOf(banned, 'byzantium')).toEqual([]);
    const partner = partnerWith(1000);
    expect([cardsOf(partnerWith(199), 'byzantium'), cardsOf(partnerWith(200), 'byzantium')]).toEqual([[], ['21']]);
    const bought = plays(partner, 'byzantium', 21, { vehicle: '1', good: 'furs' });
    expect(cash(partner, 'byzantium') - cash(bought, 'byzantium')).toBe(200);
    expect(cash(bought, 'hungary') - cash(partner, 'hungary')).toBe(50);
  });

  it('[8.6.22] takes 10 florins for each cube of others in one’s territories', () => {
    const state = moving((play) => {
      hold(play, 'byzantium', 22);
      caravan(play, 'nicaea', ['salt', 'wine', 'furs'], 'hungary');
      caravan(play, 'konya', ['salt'], 'hungary');
      caravan(play, 'nicaea', ['salt'], 'byzantium');
    });
    expect(cash(plays(state, 'byzantium', 22), 'byzantium')).toBe(cash(state, 'byzantium') + 30);
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 22)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.23] takes 20 florins for each of them', () => {
    const state = moving((play) => {
      hold(play, 'byzantium', 23);
      caravan(play, 'nicaea', ['salt', 'wine', 'furs'], 'hungary');
    });
    expect(cash(plays(state, 'byzantium', 23), 'byzantium')).toBe(cash(state, 'byzantium') + 60);
    const own = moving((play) => {
      hold(play, 'byzantium', 23);
      caravan(play, 'nicaea', ['salt'], 'byzantium');
    });
    expect(cardsOf(own, 'byzantium')).toEqual([]);
  });

  it('[8.6.22] [8.6.23] is asked before a load passes through what he holds, and has florins for it', () => {
    const state = trading((play) => {
      hold(play, 'hungary', 23);
      caravan(play, 'tarnovo', ['salt', 'salt'], 'byzantium');
    });
    const [loaded] = state.vehicles;
    if (loaded === undefined) throw new Error('no caravan');
    const holderOf = (at: string) => (isTerritory(at) ? state.lands[at].holder : null);
    const voyage = voyagesOf(state, 'byzantium', loaded).find(
      ({ at, way }) => holderOf(at) !== 'hungary' && way.some((one) => holderOf(one) === 'hungary'),
    );
    const goes = { verb: 'trade', vehicle: `${loaded.id}`, to: `${voyage?.at}` };
    const waiting = acted(state, [['byzantium', goes]]);
    expect(waiting.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'passing' });
    const taxed = plays(waiting, 'hungary', 23);
    expect(cash(taxed, 'hungary')).toBe(cash(state, 'hungary') + 40);
    const let1 = acted(waiting, [['hungary', { verb: 'pass' }]]);
    expect([taxed, let1].map(({ vehicles }) => vehicles[0]?.at)).toEqual([voyage?.at, voyage?.at]);
    // Who carries nothing is not waited for, nor is anybody whose lands he does not come through.
    const empty = { ...state, vehicles: state.vehicles.map((one) => ({ ...one, cubes: [] })) };
    expect(acted(empty, [['byzantium', goes]]).frames.at(-1)?.kind).toBe('commerce');
  });

  const route = (vehicle: number, reached: number) =>
    ({
      vehicle,
      origin: 'nicaea',
      stages: (['konya', 'antakya', 'tarnovo', 'trebisonda'] as const).map((at, index) => ({
        at,
        reached: index < reached,
      })),
    }) as const;

  it('[8.6.30] gives the route of a transport that is gone to another', () => {
    const lost = (card: number, captured = false) =>
      with1(card, 'nicaea', [], (play) => {
        caravan(play, 'konya', ['salt']);
        play.changeRealm('byzantium', { route: route(2, 2) });
        // A horde comes over the caravan of the route, or an enemy takes it.
        if (captured) play.changeVehicle(2, { owner: 'hungary' });
        else play.removeVehicle(2);
      });
    const state = lost(30);
    const after = plays(state, 'byzantium', 30, { vehicle: '1' });
    expect(after.realms.byzantium?.route).toEqual(route(1, 2));
    expect(endOfTurn(state).realms.byzantium?.route).toBeNull();
    expect([lost(31).realms.byzantium?.route, lost(30, true).realms.byzantium?.route]).toEqual([null, null]);
    const sound = with1(30, 'nicaea', [], (play) => play.changeRealm('byzantium', { route: route(1, 2) }));
    expect(cardsOf(sound, 'byzantium')).toEqual([]);
  });

  it('[8.6.31] lays a route anew, with as many stages reached as before', () => {
    const state = with1(31, 'nicaea', [], (play) => play.changeRealm('byzantium', { route: route(1, 2) }));
    const stages = { buda: 1, zagreb: 1, rome: 1 };
    const after = plays(state, 'byzantium', 31, { stages, reached: { buda: 1, rome: 1 }, destination: 'caffa' });
    const laid = after.realms.byzantium?.route?.stages ?? [];
    expect(
      laid
        .filter(({ reached }) => reached)
        .map(({ at }) => at)
        .toSorted(),
    ).toEqual(['buda', 'rome']);
    expect(laid.at(-1)).toEqual({ at: 'caffa', reached: false });
    const one = { stages, reached: { buda: 1 }, destination: 'caffa' };
    expect(() => plays(state, 'byzantium', 31, one)).toThrow();
    expect(cardsOf(with1(31, 'nicaea', []), 'byzantium')).toEqual([]);
  });

  it('[8.6.63] moves a cube to a neighbouring zone without one of its colour', () => {
    const state = moving((play) => {
      hold(play, 'byzantium', 63);
      play.changeLand('konya', { market: ['wine'] });
      play.changeLand('nicaea', { market: ['wine'] });
    });
    const from = { verb: 'play-card', card: '63', from: 'konya', good: 'wine' };
    expect(choicesIn(state, 'byzantium', from)).toContain('antakya');
    expect(choicesIn(state, 'byzantium', from)).not.toContain('nicaea');
    expect(choicesIn(state, 'byzantium', from)).not.toContain('philadelphia');
    const after = plays(state, 'byzantium', 63, { from: 'konya', good: 'wine', to: 'antakya' });
    expect(after.lands.konya.market).toEqual([]);
    expect(after.lands.antakya.market).toEqual(['wine']);
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 63)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.64] adds the bonus of the great market to the sale that ends a route', () => {
    const state = with1(64, 'trebisonda', ['salt', 'salt'], (play) => {
      play.changeRealm('byzantium', { route: route(1, 4) });
      play.changeLand('trebisonda', { market: ['wine', 'furs'] });
    });
    const sale = { verb: 'sell-cubes', vehicle: '1', cubes: { salt: 2 }, honour: 0 };
    const after = acted(plays(state, 'byzantium', 64), [['byzantium', sale]]);
    // Two cubes at 100, two points of commerce at 50 each, and 20 for each of two cubes in the market.
    expect(cash(after, 'byzantium')).toBe(cash(state, 'byzantium') + 2 * (100 + 100 + 40));
    expect(cash(acted(state, [['byzantium', sale]]), 'byzantium')).toBe(cash(state, 'byzantium') + 2 * 200);
    expect(cardsOf(with1(64, 'trebisonda', ['salt']), 'byzantium')).toEqual([]);
  });
});
