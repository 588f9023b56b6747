import { describe, expect, it } from 'vitest';
import { conquer } from '../../../src/games/medioevo/battle/aftermath/conquest.js';
import { finalHonour, worthOf } from '../../../src/games/medioevo/closing/final-count.js';
import { heldBy } from '../../../src/games/medioevo/control/holder.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { rebellionsOf } from '../../../src/games/medioevo/events/rebellion.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import { stepsFrom } from '../../../src/games/medioevo/facts/distance.js';
import { transportAt } from '../../../src/games/medioevo/facts/pieces.js';
import { tokensSuffice } from '../../../src/games/medioevo/facts/tokens.js';
import { priceOfCard } from '../../../src/games/medioevo/purchases/empire-card.js';
import { carryOut } from '../../../src/games/medioevo/purchases/lists.js';
import { unitLimit } from '../../../src/games/medioevo/purchases/units.js';
import { newCard } from '../../../src/games/medioevo/setup/first-card.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { ArticleKind } from '../../../src/games/medioevo/state/pact.js';
import { incomeOf, interestOf, upkeepOf } from '../../../src/games/medioevo/taxes/income.js';
import { done, world } from '../support/world.js';

const { board, pieces, technologies } = STANDARD_BOOK;
const cash = (state: ReturnType<typeof world>, seat: string) => state.realms[seat]?.cash ?? 0;
const honour = (state: ReturnType<typeof world>, seat: string) => state.realms[seat]?.honour ?? 0;

describe('the worked examples of taxes and purchases', () => {
  it('[3.1] pays the tax for each territory and level, and each city by its market', () => {
    const state = world((play) => {
      play.changeLand('constantinople', { civil: { level: 3, damage: 0 }, market: ['salt', 'wine', 'furs'] });
      play.changeLand('nicaea', { civil: { level: 2, damage: 0 } });
      play.changeLand('smyrna', { civil: { level: 1, damage: 0 }, market: ['salt'] });
    });
    // Seven home territories, levels 3 + 2 + 1, and a city whose market is worth three.
    expect(incomeOf(state, 'byzantium', 40)).toBe(40 * (7 + 6) + 60);
  });

  it('[3.1] a territory where barbarians or others stand pays nothing, but where a pact lets them in', () => {
    const income = (arrange: (play: Play) => void) =>
      incomeOf(
        world((play) => {
          play.changeLand('buda', { civil: { level: 3, damage: 0 }, market: ['salt'] });
          play.addUnits('buda', 'hungary', { archer: 1 });
          arrange(play);
        }),
        'hungary',
        10,
      );
    const guests = (play: Play) => play.addUnits('buda', 'empire', { archer: 1 });
    const pact = (kind: ArticleKind) => (play: Play) => {
      guests(play);
      play.set({
        pacts: [
          {
            id: 1,
            between: ['hungary', 'empire'],
            articles: [{ kind, gives: 'hungary', gets: 'empire' }],
            toll: 0,
            units: 1,
            against: [],
            until: 8,
            secret: false,
            words: '',
            ending: [],
          },
        ],
      });
    };
    expect(income(() => undefined)).toBe(10 * (7 + 3) + 20);
    // A bishop keeps them from fighting: both stay, Hungary holds it.
    expect(income((play) => play.addUnits('buda', 'barbarians', { archer: 1 }))).toBe(10 * 6);
    expect(income(guests)).toBe(10 * 6);
    expect(income(pact('trade'))).toBe(10 * 6);
    for (const kind of ['passage', 'military-control', 'defensive-alliance'] as const)
      expect(income(pact(kind)), kind).toBe(10 * (7 + 3) + 20);
  });

  it('[6.11] gives 200 florins to whoever has neither territory nor unit', () => {
    const state = world((play) => {
      for (const at of heldBy(play.state, 'hungary')) play.addUnits(at, 'barbarians', { 'light-infantry': 1 });
    });
    expect(incomeOf(state, 'hungary', 50)).toBe(200);
  });

  it('[3.2] line 1208: costs 20 for each unit, transport and engine', () => {
    const state = world((play) => {
      play.addUnits('cologne', 'empire', {
        'light-infantry': 2,
        'heavy-infantry': 1,
        archer: 1,
        cavalry: 1,
        'captain-1': 1,
      });
      const vehicle = { ...NEW_VEHICLE, level: 1, owner: 'empire', at: 'cologne' } as const;
      play.addVehicle({ ...vehicle, kind: 'siege-engine', level: 3 });
      play.addVehicle({ ...vehicle, kind: 'war-wagon' });
      play.addVehicle({ ...vehicle, kind: 'war-wagon' });
      play.addVehicle({ ...vehicle, kind: 'galley', at: 'lubeck' });
    });
    expect(upkeepOf(state, 'empire')).toBe(200);
  });

  it('[8.3] pays 50 for each loan of an earlier turn', () => {
    const lent = (loans: number, borrowed: number) => world((play) => play.changeRealm('horde', { loans, borrowed }));
    expect(interestOf(lent(1, 1), 'horde')).toBe(50);
    expect(interestOf(lent(2, 1), 'horde')).toBe(100);
    expect(interestOf(lent(2, 2), 'horde')).toBe(50);
  });

  it('[10.3] counts 1000 florins and a loan as 450', () => {
    expect(
      worthOf(
        world((play) => play.changeRealm('horde', { cash: 1000, loans: 1 })),
        'horde',
      ),
    ).toBe(450);
  });

  it('[4.1] line 1238: sells a technology for 100 florins a level, one level of a branch a turn', () => {
    expect(technologies.cartography.florins).toBe(400);
    const bought = done(world(), (play) => {
      for (const technology of ['carpentry', 'commerce', 'edict']) {
        expect(carryOut(play, 'horde', { verb: 'technology', technology })).toBe(true);
      }
      expect(carryOut(play, 'horde', { verb: 'technology', technology: 'logistics' })).toBe(false);
    });
    expect(cash(bought, 'horde')).toBe(1600 - 300);
  });

  it('[4.2] line 1535, line 4172: raises a tower to a castle for two points and 200 florins', () => {
    const state = world((play) => {
      play.changeRealm('empire', {
        technologies: { ...play.realm('empire').technologies, green: 2 },
        points: { green: 2 },
      });
      play.changeLand('cologne', { military: { level: 1, damage: 0 } });
    });
    const raised = done(state, (play) => {
      const purchase = { verb: 'build', at: 'cologne', building: 'castle', tokens: {} };
      expect(carryOut(play, 'empire', purchase)).toBe(true);
    });
    expect(raised.lands.cologne.military).toEqual({ level: 3, damage: 0 });
    expect([cash(raised, 'empire'), raised.realms.empire?.points]).toEqual([1400, {}]);
    expect(honour(raised, 'empire')).toBe(11);
  });

  it('[4.2] buys each missing point for 100 florins', () => {
    const state = world((play) =>
      play.changeRealm('empire', {
        technologies: { ...play.realm('empire').technologies, green: 1 },
        points: { green: 1 },
      }),
    );
    const built = done(state, (play) => {
      expect(carryOut(play, 'empire', { verb: 'build', at: 'cologne', building: 'town' })).toBe(true);
    });
    expect(cash(built, 'empire')).toBe(1600 - 200 - 100);
  });

  it('[4.3] line 1575, line 1581: builds a galley of level II for two points and 200, and raises it for one and 100', () => {
    const state = world((play) =>
      play.changeRealm('byzantium', {
        technologies: { ...play.realm('byzantium').technologies, blue: 1 },
        points: { blue: 3 },
      }),
    );
    const built = done(state, (play) => {
      const galley = { verb: 'vehicle', vehicle: 'galley', level: '2', at: 'constantinople' };
      expect(carryOut(play, 'byzantium', galley)).toBe(true);
      expect(carryOut(play, 'byzantium', { verb: 'raise-vehicle', vehicle: '1', level: '3' })).toBe(true);
    });
    expect([cash(built, 'byzantium'), built.realms.byzantium?.points]).toEqual([1300, {}]);
    expect(built.vehicles).toMatchObject([{ kind: 'galley', level: 3 }]);
  });

  it('[4.5] line 1629: allows three units and one for each level of civil buildings', () => {
    const state = world((play) => {
      play.changeLand('cologne', { civil: { level: 1, damage: 0 } });
      play.changeLand('nuremberg', { civil: { level: 3, damage: 0 } });
    });
    expect(unitLimit(state, 'empire')).toBe(7);
  });

  it('[4.7] line 1694: asks 250 florins for the fourth Empire card', () => {
    const state = world((play) => play.changeRealm('horde', { cards: [newCard(1), newCard(2), newCard(3)] }));
    expect(priceOfCard(state, 'horde')).toBe(250);
  });

  it('[4.3] carries six on a wagon of level II and nine on a galley of level III', () => {
    expect(transportAt(pieces, 'war-wagon', 2).capacity).toBe(6);
    expect(transportAt(pieces, 'galley', 3).capacity).toBe(9);
  });

  it('[4.4] has at most ten property tokens, four of them of level III', () => {
    expect(tokensSuffice([3, 3, 3, 3, 2, 2, 2, 2, 1, 1], 10)).toBe(true);
    expect(tokensSuffice([3, 3, 3, 3, 3], 10)).toBe(false);
    expect(tokensSuffice([1, 1, 1, 1, 1, 1, 1, 1, 1], 10)).toBe(false);
    expect(tokensSuffice([3, 3, 3, 3, 2, 2, 2, 2, 2], 10)).toBe(false);
  });

  it('[2.4] counts a rebellion for each step of ten above what is tolerated', () => {
    const state = { ...world((play) => play.changeRealm('horde', { tax: 50 })), toleratedTax: 30 };
    expect(rebellionsOf(state, 'horde')).toBe(2);
    expect(rebellionsOf(state, 'hungary')).toBe(0);
  });

  it('[10.1] gives seven honour for a territory with a city and a castle, once a turn', () => {
    const state = world((play) => {
      play.changeLand('vienna', { civil: { level: 3, damage: 0 }, military: { level: 3, damage: 0 } });
      play.addUnits('vienna', 'empire', { cavalry: 1 });
    });
    const taken = done(state, (play) => conquer(play, 'vienna', 'empire', null));
    expect(honour(taken, 'empire')).toBe(17);
    expect(
      honour(
        done(taken, (play) => conquer(play, 'vienna', 'empire', null)),
        'empire',
      ),
    ).toBe(17);
  });

  it('[10.1] gives two more for the first conquest of Rome, and none to the Mamluks for their Jerusalem', () => {
    const rome = done(world(), (play) => {
      play.addUnits('rome', 'empire', { archer: 1 });
      conquer(play, 'rome', 'empire', null);
    });
    expect(honour(rome, 'empire')).toBe(10 + 1 + 2);
    const home = done(world(), (play) => conquer(play, 'jerusalem', 'mamluks', null));
    expect(honour(home, 'mamluks')).toBe(10);
    expect(home.firstConquests).toEqual([]);
  });

  it('[10.3] shares a majority with one each, and gives nobody one for nothing', () => {
    const counted = finalHonour(world());
    expect(counted.filter(({ why }) => why === 'territories').map(({ points }) => points)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(counted.some(({ why }) => why === 'castles')).toBe(false);
  });

  it('[1.5] reaches Saraj from Caffa in three steps and Trebisonda in two more', () => {
    const overLand = (at: string) => !board.seas.has(at as never);
    expect(stepsFrom(board, 'caffa', 9, overLand).get('saraj')).toBe(3);
    expect(stepsFrom(board, 'saraj', 9, overLand).get('trebisonda')).toBe(2);
    expect(stepsFrom(board, 'rome', 3).has('panormum')).toBe(true);
  });
});
