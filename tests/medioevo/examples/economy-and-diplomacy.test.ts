import { describe, expect, it } from 'vitest';
import { worthOf } from '../../../src/games/medioevo/closing/final-count.js';
import { travel } from '../../../src/games/medioevo/commerce/voyage.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import { buildingCard } from '../../../src/games/medioevo/facts/pieces.js';
import { newCard } from '../../../src/games/medioevo/setup/first-card.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { incomeOf } from '../../../src/games/medioevo/taxes/income.js';
import { type Act, acted, buying, choicesIn, during, notedIn, verbsOf } from '../support/acts.js';
import { done, world } from '../support/world.js';

/** The examples of the rulebook by their line, as far as they are about taxes, purchases, commerce and pacts. */
const waiting = { kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false } as const;
const cash = (state: Medioevo, seat: string) => state.realms[seat]?.cash;
const caravan = { ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'horde', at: 'caffa' } as const;
function quiet(play: Play): void {
  for (const at of play.state.inPlay) play.changeLand(at, { armies: {} });
}
const trading = (arrange: (play: Play) => void): Medioevo => ({
  ...during(
    world((play) => {
      quiet(play);
      arrange(play);
    }),
    waiting,
    { kind: 'commerce', id: 2, place: 5, bought: [] },
  ),
  phase: 'commerce',
});

describe('examples of taxes and purchases', () => {
  it('line 1177 [3.1] chooses the third of five levels', () => {
    const state = { ...during(world(), waiting, { kind: 'tax-levels', id: 2, chosen: {} }), phase: 'taxes' as const };
    expect(choicesIn(state, 'empire', { verb: 'tax' }).indexOf('30') + 1).toBe(3);
    const taxed = acted(
      state,
      state.seats.map((seat): Act => [seat, { verb: 'tax', level: seat === 'empire' ? '30' : '10' }]),
    );
    expect([taxed.realms.empire?.tax, cash(taxed, 'empire')]).toEqual([30, 1600 + incomeOf(state, 'empire', 30)]);
  });

  it('line 1264 [4.2] designs a village, a town or a city with one, two or three points', () => {
    const { pieces } = STANDARD_BOOK;
    expect((['village', 'town', 'city'] as const).map((id) => buildingCard(pieces, id).points)).toEqual([1, 2, 3]);
  });

  it('line 1524 [4.2] builds civil buildings where there is an inhabited zone, and nowhere else', () => {
    const state = buying(
      world((play) =>
        play.changeRealm('empire', { technologies: { ...play.realm('empire').technologies, green: 1 }, cash: 9000 }),
      ),
    );
    expect(choicesIn(state, 'empire', { verb: 'build' }).toSorted()).toEqual([
      'augsburg',
      'cologne',
      'lubeck',
      'nuremberg',
    ]);
  });

  it('line 1754 [4.2] [4.5] builds a village and recruits a captain with the points of two cards', () => {
    const state = buying(
      world((play) => {
        play.changeRealm('empire', {
          technologies: { ...play.realm('empire').technologies, green: 1, red: 1 },
          cards: [newCard(10), newCard(5)],
        });
        play.changeLand('saxony', { military: { level: 1, damage: 0 } });
        for (const seat of play.state.seats) if (seat !== 'empire') play.changeRealm(seat, { out: true });
      }),
    );
    const corners = choicesIn(state, 'empire', { verb: 'turn-card', card: '5' });
    const red = corners.find((corner) => corner === 'red');
    const turned = [
      ['empire', { verb: 'turn-card', card: '10' }],
      ['empire', { verb: 'turn-card', card: '5', ...(red === undefined ? {} : { points: red }) }],
    ] as const;
    const built = acted({ ...state, order: ['empire'] }, [
      ...turned,
      ['empire', { verb: 'build', at: 'cologne', building: 'village' }],
      ['empire', { verb: 'captain', level: '1', at: 'saxony' }],
      ['empire', { verb: 'done' }],
    ]);
    expect([cash(built, 'empire'), built.lands.cologne.civil?.level]).toEqual([1400, 1]);
    expect(built.lands.saxony.armies.empire?.units).toEqual({ 'captain-1': 1 });
  });

  it('line 2551 plunders a village and a cathedral for 200 florins and keeps the caravan', () => {
    const spoils = during(
      world((play) => {
        play.addUnits('buda', 'empire', { archer: 1 });
        play.changeRealm('empire', { battleOrder: { ...play.realm('empire').battleOrder, ask: 'all' } });
        play.changeLand('buda', {
          holder: 'empire',
          civil: { level: 1, damage: 0 },
          religious: { level: 3, damage: 0 },
        });
        play.addVehicle({ ...caravan, level: 2, owner: 'hungary', at: 'buda' });
      }),
      waiting,
      { kind: 'spoils', id: 2, seat: 'empire', at: 'buda', from: 'hungary', conquered: true },
    );
    const taken = acted({ ...spoils, phase: 'combat' }, [
      ['empire', { verb: 'plunder', lots: { 'building:civil': 1, 'building:religious': 1 } }],
    ]);
    expect(cash(taken, 'empire')).toBe(1800);
    expect([taken.lands.buda.civil, taken.lands.buda.religious]).toEqual([null, null]);
    expect(taken.vehicles).toMatchObject([{ kind: 'caravan', level: 2, owner: 'empire' }]);
  });

  it('line 2620 [5.1] [5.2] controls homes and territories with a token without units, and no others', () => {
    const state = world((play) => {
      play.changeLand('rome', { token: { owner: 'empire', from: 'cologne' } });
      play.addUnits('venice', 'empire', { archer: 1 });
    });
    const left = done(state, (play) => play.takeUnits('venice', 'empire', { archer: 1 }));
    expect([left.lands.cologne.holder, left.lands.rome.holder, left.lands.venice.holder]).toEqual([
      'empire',
      'empire',
      null,
    ]);
  });

  it('line 3070 [4.1] learns the first level of three branches for 300 florins', () => {
    const state = buying(
      world((play) => {
        for (const seat of play.state.seats) if (seat !== 'empire') play.changeRealm(seat, { out: true });
      }),
    );
    const learned = acted({ ...state, order: ['empire'] }, [
      ...(['carpentry', 'commerce', 'edict'] as const).map(
        (technology): Act => ['empire', { verb: 'technology', technology }],
      ),
      ['empire', { verb: 'done' }],
    ]);
    expect([cash(learned, 'empire'), learned.realms.empire?.technologies]).toMatchObject([
      1300,
      { blue: 1, yellow: 1, orange: 1 },
    ]);
  });

  it('line 3367 [10.3] is worth 450 with 1000 florins and a loan', () => {
    expect(
      worthOf(
        world((play) => play.changeRealm('horde', { cash: 1000, loans: 1 })),
        'horde',
      ),
    ).toBe(450);
  });

  it('line 3370 [8.3] pays 50 in the turn after the first loan, 100 after the second', () => {
    const interest = (turn: number, state: Medioevo) =>
      during({ ...state, turn, phase: 'taxes' }, waiting, { kind: 'tax-levels', id: 2, chosen: {} });
    const taxed = (state: Medioevo) =>
      acted(
        state,
        state.seats.map((seat): Act => [seat, { verb: 'tax', level: '10' }]),
      );
    const lent = acted(buying(world()), [['empire', { verb: 'loan' }]]);
    const income = incomeOf(lent, 'empire', 10);
    const first = taxed(interest(3, lent));
    expect(cash(first, 'empire')).toBe(2100 + income - 50);
    const again = acted(buying(first), [['empire', { verb: 'loan' }]]);
    expect(cash(taxed(interest(4, again)), 'empire')).toBe(2100 + 2 * income - 50 + 500 - 100);
  });
});

describe('examples of commerce', () => {
  it('line 2608 [7.1] buys at Caffa, sells and buys at Saraj: six points', () => {
    const state = trading((play) => play.addVehicle(caravan));
    const moved = acted(state, [
      ['horde', { verb: 'buy-cubes', vehicle: '1', count: 1 }],
      ['horde', { verb: 'trade', vehicle: '1', to: 'saraj' }],
      ['horde', { verb: 'sell-cubes', vehicle: '1', cubes: { slaves: 1 } }],
      ['horde', { verb: 'buy-cubes', vehicle: '1', count: 1 }],
    ]);
    expect(moved.vehicles).toMatchObject([{ at: 'saraj', used: 6, cubes: ['spices'] }]);
    expect(verbsOf(moved, 'horde')).not.toContain('trade');
  });

  it('line 2660 [7.1] stops before Saraj where a hostile army is', () => {
    const state = trading((play) => {
      play.addVehicle(caravan);
      play.addUnits('saraj', 'barbarians', { 'light-infantry': 1 });
    });
    const robbed = notedIn(state, 'horde', { verb: 'trade', vehicle: '1' }, 'robbed');
    expect(choicesIn(state, 'horde', { verb: 'trade', vehicle: '1' })).toContain('majar');
    expect([robbed.includes('saraj'), robbed.includes('majar')]).toEqual([true, false]);
  });

  it('line 2711 [7.2] buys two cubes of grain at Rome for 200 florins and a point', () => {
    const bought = acted(
      trading((play) => play.addVehicle({ ...caravan, at: 'rome' })),
      [['horde', { verb: 'buy-cubes', vehicle: '1', count: 2 }]],
    );
    expect([cash(bought, 'horde'), bought.vehicles[0]]).toMatchObject([1400, { cubes: ['grain', 'grain'], used: 1 }]);
  });

  it('line 2736 [7.3] sells a slave at Trebisonda for 140 where two cubes lie', () => {
    const sold = acted(
      trading((play) => {
        play.changeLand('trebisonda', { market: ['grain', 'salt'] });
        play.addVehicle({ ...caravan, at: 'trebisonda', cubes: ['slaves'] });
      }),
      [['horde', { verb: 'sell-cubes', vehicle: '1', cubes: { slaves: 1 } }]],
    );
    expect([cash(sold, 'horde'), sold.lands.trebisonda.market.length]).toEqual([1740, 3]);
  });

  it('line 2740 [7.3] places nothing at Saraj in passing where a slave lies', () => {
    const state = trading((play) => {
      play.changeLand('saraj', { market: ['slaves'] });
      play.addVehicle({ ...caravan, cubes: ['slaves'], used: 1 });
    });
    const way = ['majar', 'azaq', 'saraj', 'georgia', 'trebisonda'] as const;
    const passed = done(state, (play) => travel(play, play.vehicle(1), { at: 'trebisonda', cost: 5, way }, null));
    expect([passed.vehicles[0]?.used, passed.lands.saraj.market]).toEqual([6, ['slaves']]);
  });

  it('line 2749, line 2791 [7.4] ends a route of four stages, each turned when it was reached, for two honour', () => {
    const state = trading((play) => {
      play.addVehicle({ ...caravan, at: 'saraj', level: 3, cubes: ['slaves'] });
      play.changeRealm('horde', {
        route: {
          vehicle: 1,
          origin: 'azaq',
          stages: (['caffa', 'saraj', 'trebisonda', 'antakya'] as const).map((at) => ({
            at,
            reached: at === 'caffa' || at === 'saraj',
          })),
        },
      });
    });
    const there = acted(state, [['horde', { verb: 'trade', vehicle: '1', to: 'trebisonda' }]]);
    expect(there.realms.horde?.route?.stages.map(({ reached }) => reached)).toEqual([true, true, true, false]);
    const next = done(there, (play) => play.changeVehicle(1, { used: 0 }));
    const ended = acted({ ...next, frames: state.frames }, [
      ['horde', { verb: 'trade', vehicle: '1', to: 'antakya' }],
      ['horde', { verb: 'sell-cubes', vehicle: '1', cubes: { slaves: 1 }, honour: 2 }],
    ]);
    expect([ended.realms.horde?.honour, ended.realms.horde?.route]).toEqual([12, null]);
  });
});

describe('examples of pacts', () => {
  const offer = (articles: readonly string[], rest: object) => ({
    verb: 'offer-pact',
    with: 'hungary',
    articles: Object.fromEntries(articles.map((name) => [name, 1])),
    ...rest,
  });
  it.each([
    ['passage, to turn 3', offer(['get-passage'], { toll: 0, until: 3, known: 'public' })],
    ['trade, 50 florins each time, to turn 4', offer(['get-trade'], { toll: 50, until: 4, known: 'public' })],
    [
      'passage and non-aggression, 100 florins once, to turn 5',
      offer(['get-passage', 'non-aggression', 'pays'], { toll: 0, pays: 100, until: 5, known: 'public' }),
    ],
    [
      'defence with six units, for the game',
      offer(['get-defensive-alliance'], { help: 6, until: 10, known: 'public' }),
    ],
    [
      'attack on two with eight units, secret, to turn 8',
      offer(['get-offensive-alliance'], { help: 8, enemies: { horde: 1, mamluks: 1 }, until: 8, known: 'secret' }),
    ],
  ])('line 3427 [11.3] says %s', (_words, pact) => {
    const state = acted(buying(world()), [
      ['empire', pact],
      ['hungary', { verb: 'accept-pact', pact: '1' }],
    ]);
    expect(state.pacts).toHaveLength(1);
  });

  it('line 3334 [11.18] the vote finds an ally who did not help guilty: two honour', () => {
    const signed = acted(buying(world()), [
      ['empire', offer(['get-defensive-alliance'], { help: 5, until: 6, known: 'secret' })],
      ['hungary', { verb: 'accept-pact', pact: '1' }],
      ['empire', { verb: 'complain', pact: '2' }],
    ]);
    const vote = (seat: string, verdict: string): Act => [seat, { verb: 'vote', dispute: '3', verdict }];
    const voted = acted(signed, [
      vote('empire', 'broken'),
      vote('hungary', 'kept'),
      vote('horde', 'broken'),
      vote('novgorod', 'broken'),
      vote('byzantium', 'silent'),
      vote('mamluks', 'kept'),
    ]);
    expect([voted.realms.hungary?.honour, voted.pacts]).toEqual([8, []]);
  });
});
