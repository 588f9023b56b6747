import { describe, expect, it } from 'vitest';
import { loseTokensOf } from '../../../src/games/medioevo/control/structures.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import type { Branch } from '../../../src/games/medioevo/facts/kinds.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { placesForTokens } from '../../../src/games/medioevo/purchases/building.js';
import { carryOut } from '../../../src/games/medioevo/purchases/lists.js';
import { newCard } from '../../../src/games/medioevo/setup/first-card.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { LIMITS } from '../../support/edge-limits.js';
import { acted, buying, choicesIn, refusalOf, told, verbsOf } from '../support/acts.js';
import { done, world } from '../support/world.js';

const LEVELS = { blue: 2, yellow: 2, orange: 2, red: 2, green: 4, violet: 2 } as const;
const skilled = (play: Play, points: { readonly [Colour in Branch]?: number } = {}, cash = 1600) =>
  play.changeRealm('empire', { technologies: LEVELS, points, cash });
const cash = (state: Medioevo, seat = 'empire') => state.realms[seat]?.cash;
/** What the Empire's list comes to, each of its purchases possible. */
const bought = (state: Medioevo, ...list: readonly { readonly verb: string; readonly [slot: string]: unknown }[]) =>
  done(state, (play) => {
    for (const purchase of list)
      expect([purchase, carryOut(play, 'empire', purchase as never)]).toEqual([purchase, true]);
  });
const isPossible = (state: Medioevo, purchase: { readonly verb: string; readonly [slot: string]: unknown }) => {
  let possible = false;
  done(state, (play) => {
    possible = carryOut(play, 'empire', purchase as never);
  });
  return possible;
};

describe('technologies and buildings', () => {
  it('[4.1] needs the level below, and florins', () => {
    const state = world((play) => play.changeRealm('empire', { technologies: { ...LEVELS, blue: 1 }, cash: 250 }));
    const offered = choicesIn(buying(state), 'empire', { verb: 'technology' });
    expect(offered).toEqual(['logistics']);
    expect(cash(bought(state, { verb: 'technology', technology: 'logistics' }))).toBe(50);
  });

  it('[4.2] puts one building of a class in a controlled territory, civil ones in an inhabited zone', () => {
    const state = buying(world((play) => skilled(play)));
    const at = (place: string) => choicesIn(state, 'empire', { verb: 'build', at: place });
    expect(at('saxony')).toEqual(['tower', 'fort', 'castle', 'cathedral']);
    expect(at('cologne')).toEqual(['village', 'town', 'city', 'tower', 'fort', 'castle', 'cathedral']);
    expect(choicesIn(state, 'empire', { verb: 'build' })).not.toContain('buda');
    const held = buying(
      world((play) => {
        skilled(play);
        play.changeLand('cologne', {
          civil: { level: 2, damage: 0 },
          military: { level: 3, damage: 0 },
          religious: { level: 3, damage: 0 },
        });
      }),
    );
    expect(choicesIn(held, 'empire', { verb: 'build', at: 'cologne' })).toEqual(['city']);
  });

  it('[4.2] designs with points first, and pays 100 florins for each that is missing', () => {
    const state = world((play) => skilled(play, { green: 2, violet: 1 }));
    const castle = bought(state, { verb: 'build', at: 'saxony', building: 'castle', tokens: {} });
    expect([cash(castle), castle.realms.empire?.points, castle.realms.empire?.honour]).toEqual([
      1600 - 300 - 100,
      { violet: 1 },
      11,
    ]);
    const cathedral = bought(state, { verb: 'build', at: 'saxony', building: 'cathedral' });
    expect([cash(cathedral), cathedral.realms.empire?.honour]).toEqual([1300, 11]);
    const village = bought(state, { verb: 'build', at: 'cologne', building: 'village' });
    expect([cash(village), village.realms.empire?.honour]).toEqual([1500, 10]);
    expect(
      isPossible(
        world((play) => skilled(play, {}, 199)),
        { verb: 'build', at: 'cologne', building: 'village' },
      ),
    ).toBe(false);
    expect(
      isPossible(
        world((play) => skilled(play, {}, 200)),
        { verb: 'build', at: 'cologne', building: 'village' },
      ),
    ).toBe(true);
    expect(isPossible(world(), { verb: 'build', at: 'cologne', building: 'village' })).toBe(false);
  });

  it('[4.2] keeps the damage of what is raised, and repairs it for 50 a token', () => {
    const state = world((play) => {
      skilled(play);
      play.changeLand('cologne', { military: { level: 1, damage: 2 } });
    });
    const raised = bought(state, { verb: 'build', at: 'cologne', building: 'fort', tokens: {} });
    expect([raised.lands.cologne.military, cash(raised)]).toEqual([{ level: 2, damage: 2 }, 1400]);
    const mended = bought(state, { verb: 'repair', at: 'cologne', class: 'military', tokens: 2 });
    expect([mended.lands.cologne.military, cash(mended)]).toEqual([{ level: 1, damage: 0 }, 1500]);
    expect(isPossible(mended, { verb: 'repair', at: 'cologne', class: 'military', tokens: 1 })).toBe(false);
    const poor = done(state, (play) => play.changeRealm('empire', { cash: 99 }));
    expect(isPossible(poor, { verb: 'repair', at: 'cologne', class: 'military', tokens: 2 })).toBe(false);
  });
});

describe('transports, engines and units', () => {
  it('[4.3] builds caravans in zones, wagons and engines beside military buildings too, ships in ports', () => {
    const state = buying(
      world((play) => {
        skilled(play);
        play.changeLand('saxony', { military: { level: 1, damage: 0 } });
      }),
    );
    const places = (vehicle: string) => choicesIn(state, 'empire', { verb: 'vehicle', vehicle, level: '1' }).toSorted();
    const zones = ['augsburg', 'cologne', 'lubeck', 'nuremberg'];
    expect(places('caravan')).toEqual(zones);
    expect(places('war-wagon')).toEqual([...zones, 'saxony']);
    expect(places('siege-engine')).toEqual([...zones, 'saxony']);
    expect([places('galley'), places('merchant-ship')]).toEqual([['lubeck'], ['lubeck']]);
  });

  it('[4.3] raises a vehicle where it could be built', () => {
    const state = world((play) => {
      skilled(play);
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'empire', at: 'cologne' });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'empire', at: 'saxony' });
    });
    const abroad = done(state, (play) =>
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'empire', at: 'buda' }),
    );
    expect(choicesIn(buying(abroad), 'empire', { verb: 'raise-vehicle' })).toEqual(['1']);
    expect(choicesIn(buying(state), 'empire', { verb: 'raise-vehicle', vehicle: '1' })).toEqual(['2', '3']);
  });

  it('[4.6] raises a catapult to a bombard for two points and 200 florins', () => {
    const state = world((play) => {
      skilled(play, { green: 2 });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'siege-engine', level: 1, owner: 'empire', at: 'cologne' });
    });
    const raised = bought(state, { verb: 'raise-vehicle', vehicle: '1', level: '3' });
    expect([cash(raised), raised.realms.empire?.points, raised.vehicles[0]?.level]).toEqual([1400, {}, 3]);
    const catapult = bought(
      world((play) => skilled(play, { green: 1 })),
      { verb: 'vehicle', vehicle: 'siege-engine', level: '1', at: 'cologne' },
    );
    expect(cash(catapult)).toBe(1500);
  });

  it('[4.5] sells units at their prices, in zones and beside military buildings, as far as the limit goes', () => {
    const state = world((play) => skilled(play));
    const units = (unit: string, count: number, at = 'cologne') => ({ verb: 'units', unit, count, at });
    const three = bought(state, units('light-infantry', 1), units('archer', 1), units('cavalry', 1));
    expect([cash(three), three.lands.cologne.armies.empire?.units]).toEqual([
      1600 - 20 - 50 - 100,
      { 'light-infantry': 1, archer: 1, cavalry: 1 },
    ]);
    expect(isPossible(three, units('archer', 1))).toBe(false);
    expect(cash(bought(state, units('heavy-infantry', 3)))).toBe(1450);
    expect([isPossible(state, units('archer', 4)), isPossible(state, units('archer', 1, 'saxony'))]).toEqual([
      false,
      false,
    ]);
    const tower = done(state, (play) => play.changeLand('saxony', { military: { level: 1, damage: 0 } }));
    expect(isPossible(tower, units('archer', 1, 'saxony'))).toBe(true);
  });

  it('[4.5] recruits captains for 100 florins and a red point a level, and raises them by the difference', () => {
    const state = world((play) => skilled(play, { red: 2 }));
    const two = bought(state, { verb: 'captain', level: '2', at: 'cologne' });
    expect([cash(two), two.realms.empire?.points, two.realms.empire?.unitsBought]).toEqual([1400, {}, 1]);
    // He is called by his level and where he stands.
    const list = buying(two);
    expect(MEDIOEVO.ask(list, 'empire', 'raise-captain', {})).toMatchObject({
      choices: [{ id: 'cologne:2', name: { kind: 'unit', id: 'captain-2' }, values: { at: { id: 'cologne' } } }],
    });
    expect(choicesIn(list, 'empire', { verb: 'raise-captain', captain: 'cologne:2' })).toEqual(['3']);
    expect(
      MEDIOEVO.typing.interpret(list, 'empire', 'improve', { unit: 'Captain II', level: 'niveau III' }),
    ).toMatchObject({
      ok: true,
      value: { actions: [{ verb: 'raise-captain', captain: 'cologne:2', level: '3' }] },
    });
    const three = bought(two, { verb: 'raise-captain', captain: 'cologne:2', level: '3' });
    expect([cash(three), three.lands.cologne.armies.empire?.units, three.realms.empire?.unitsBought]).toEqual([
      1200,
      { 'captain-3': 1 },
      1,
    ]);
    expect(isPossible(world(), { verb: 'captain', level: '1', at: 'cologne' })).toBe(false);
  });

  it('[4.8] brings surrendered units back for nothing and prisoners for double their price', () => {
    const state = (surrenderedIn: number) =>
      world((play) => {
        play.changeRealm('empire', { surrendered: { archer: 2 }, surrenderedIn });
        play.changeRealm('horde', { prisoners: { empire: { cavalry: 1, 'captain-2': 1 } } });
      });
    const back = bought(state(1), { verb: 'redeploy', units: { archer: 2 }, at: 'cologne' });
    expect([cash(back), back.lands.cologne.armies.empire?.units, back.realms.empire?.unitsBought]).toEqual([
      1600,
      { archer: 2 },
      2,
    ]);
    expect(isPossible(state(2), { verb: 'redeploy', units: { archer: 1 }, at: 'cologne' })).toBe(false);
    const free = bought(
      state(1),
      { verb: 'ransom', holder: 'horde', unit: 'cavalry', count: 1, at: 'cologne' },
      { verb: 'ransom', holder: 'horde', unit: 'captain-2', count: 1, at: 'cologne' },
    );
    expect([cash(free), cash(free, 'horde')]).toEqual([1600 - 200 - 400, 1600 + 200 + 400]);
    expect([free.lands.cologne.armies.empire?.units, free.realms.empire?.unitsBought]).toEqual([
      { cavalry: 1, 'captain-2': 1 },
      2,
    ]);
    const full = done(state(1), (play) => play.changeRealm('empire', { unitsBought: 3 }));
    expect(isPossible(full, { verb: 'ransom', holder: 'horde', unit: 'cavalry', count: 1, at: 'cologne' })).toBe(false);
  });
});

describe('cards and lists', () => {
  const only = (state: Medioevo, ...seats: readonly string[]): Medioevo => ({
    ...state,
    order: seats,
    realms: Object.fromEntries(
      Object.entries(state.realms).map(([seat, one]) => [seat, { ...one, out: !seats.includes(seat) }]),
    ),
  });

  it('[4.7] draws two cards, two more for a cathedral, and keeps one', () => {
    const drawn = (cathedral: boolean) => {
      const state = only(
        buying(
          world((play) => {
            play.changeRealm('empire', { cards: [newCard(7)] });
            if (cathedral) play.changeLand('cologne', { religious: { level: 3, damage: 0 } });
          }),
        ),
        'empire',
        'horde',
      );
      const deck = { top: ['11', '12', '13', '14', '15'], middle: [], bottom: [] };
      return acted({ ...state, empireDeck: deck }, [
        ['empire', { verb: 'card' }],
        ['empire', { verb: 'done' }],
        ['horde', { verb: 'done' }],
      ]);
    };
    const plain = drawn(false);
    expect([choicesIn(plain, 'empire', { verb: 'keep' }), cash(plain)]).toEqual([['11', '12'], 1450]);
    expect(choicesIn(drawn(true), 'empire', { verb: 'keep' })).toEqual(['11', '12', '13', '14']);
    const { state, events } = told(plain, [['empire', { verb: 'keep', card: '12' }]]);
    expect(state.realms.empire?.cards.map(({ number }) => number)).toEqual([7, 12]);
    expect([...state.empireDeck.top, ...state.empireDeck.bottom]).toEqual(['13', '14', '15', '11']);
    expect(events.some(({ type }) => type === 'card-picked')).toBe(true);
    const twice = buying(world((play) => play.changeRealm('empire', { cardBought: true })));
    expect(verbsOf(twice, 'empire')).not.toContain('card');
  });

  it('[4.9] carries lists out in turn order, and drops what is not possible any more', () => {
    const scarce = only(
      buying(
        world((play) => {
          for (const seat of ['empire', 'horde']) play.changeRealm(seat, { technologies: LEVELS });
          for (let more = 0; more < 11; more++) {
            play.addVehicle({ ...NEW_VEHICLE, kind: 'merchant-ship', level: 1, owner: 'hungary', at: 'north-sea' });
          }
        }),
      ),
      'horde',
      'empire',
    );
    const ship = (at: string) => ({ verb: 'vehicle', vehicle: 'merchant-ship', level: '1', at });
    const { state, events } = told(scarce, [
      ['empire', ship('lubeck')],
      ['empire', { verb: 'done' }],
      ['horde', ship('azaq')],
      ['horde', { verb: 'done' }],
    ]);
    expect(state.vehicles.at(-1)).toMatchObject({ owner: 'horde', kind: 'merchant-ship' });
    expect(events.filter(({ type }) => type === 'purchase-dropped')).toMatchObject([{ seat: 'empire' }]);
    expect([cash(state, 'horde'), cash(state)]).toEqual([1400, 1600]);
  });

  it('[4.9] hides lists, and lets them be changed until the last is ready', () => {
    const state = acted(only(buying(world()), 'empire', 'horde'), [
      ['empire', { verb: 'technology', technology: 'edict' }],
      ['empire', { verb: 'technology', technology: 'masonry' }],
      ['empire', { verb: 'strike-out' }],
      ['empire', { verb: 'done' }],
    ]);
    expect(state.frames.at(-1)).toMatchObject({ lists: { empire: [{ technology: 'edict' }] }, ready: ['empire'] });
    expect(refusalOf(state, 'empire', { verb: 'technology', technology: 'masonry' })).not.toBeNull();
    const again = acted(state, [
      ['empire', { verb: 'reopen' }],
      ['empire', { verb: 'strike-out' }],
      ['empire', { verb: 'done' }],
      ['horde', { verb: 'done' }],
    ]);
    expect([again.realms.empire?.technologies.orange, cash(again)]).toEqual([0, 1600]);
  });
});

describe('control of territories', () => {
  it('[5.1] leaves a home to its own kingdom, but for conquerors and barbarians', () => {
    const conquered = done(
      world((play) => play.addUnits('buda', 'empire', { archer: 1 })),
      (play) => play.changeLand('buda', { holder: 'empire' }),
    );
    expect(conquered.lands.buda.holder).toBe('empire');
    expect(done(conquered, (play) => play.takeUnits('buda', 'empire', { archer: 1 })).lands.buda.holder).toBe(
      'hungary',
    );
    const rebels = world((play) => play.addUnits('buda', 'barbarians', { archer: 1 }));
    expect(rebels.lands.buda.holder).toBeNull();
    expect(done(rebels, (play) => play.takeUnits('buda', 'barbarians', { archer: 1 })).lands.buda.holder).toBe(
      'hungary',
    );
  });

  it('[5.2] needs a unit or a token anywhere else', () => {
    const state = world((play) => {
      play.addUnits('rome', 'empire', { archer: 1 });
      play.changeLand('tuscany', { token: { owner: 'empire', from: 'rome' } });
    });
    expect([state.lands.rome.holder, state.lands.tuscany.holder, state.lands.saxony.holder]).toEqual([
      'empire',
      'empire',
      'empire',
    ]);
    expect(done(state, (play) => play.takeUnits('rome', 'empire', { archer: 1 })).lands.rome.holder).toBeNull();
    expect(done(state, (play) => play.changeLand('tuscany', { token: null })).lands.tuscany.holder).toBeNull();
  });

  it('[5.3] stays his who held it, while he has a unit or a token there', () => {
    const state = world((play) => {
      play.addUnits('rome', 'horde', { archer: 1 });
      play.addUnits('rome', 'byzantium', { archer: 1 });
    });
    expect(state.lands.rome.holder).toBe('horde');
    const left = done(state, (play) => play.takeUnits('rome', 'horde', { archer: 1 }));
    expect([left.lands.rome.holder, left.realms.byzantium?.honour]).toEqual(['byzantium', 10]);
    const token = done(state, (play) => {
      play.changeLand('rome', { token: { owner: 'horde', from: 'saraj' } });
      play.takeUnits('rome', 'horde', { archer: 1 });
    });
    expect(token.lands.rome.holder).toBe('horde');
  });

  it('[5.5] gives tokens for the new levels, beside the building, where nobody else is', () => {
    const state = world((play) => {
      skilled(play);
      play.changeLand('brandenburg', { military: { level: 1, damage: 0 } });
      play.addUnits('poland', 'barbarians', { archer: 1 });
    });
    const places = placesForTokens(state, 'empire', 'brandenburg');
    expect(places).not.toContain('poland');
    const free = places.filter((at) => state.lands[at].holder === null);
    const [first = 'rome', second = 'rome'] = places;
    expect(free.length).toBeGreaterThan(0);
    const castle = bought(state, {
      verb: 'build',
      at: 'brandenburg',
      building: 'castle',
      tokens: { [first]: 1, [second]: 1 },
    });
    expect([castle.lands[first].token, castle.lands[second].holder]).toEqual([
      { owner: 'empire', from: 'brandenburg' },
      'empire',
    ]);
    expect(
      isPossible(state, { verb: 'build', at: 'brandenburg', building: 'fort', tokens: { [first]: 1, [second]: 1 } }),
    ).toBe(false);
  });

  it('[5.5] has eight tokens, and loses those that a lost building gave unless another can give them', () => {
    const held = (other: boolean) =>
      done(
        world((play) => {
          play.changeLand('augsburg', { military: { level: 2, damage: 0 } });
          if (other) play.changeLand('bavaria', { military: { level: 1, damage: 0 } });
          for (const at of ['carinthia', 'genoa'] as const)
            play.changeLand(at, { token: { owner: 'empire', from: 'augsburg' } });
        }),
        (play) => {
          play.changeLand('augsburg', { military: null });
          loseTokensOf(play, 'augsburg');
        },
      );
    expect([held(false).lands.carinthia.holder, held(false).lands.genoa.holder]).toEqual([null, null]);
    expect([held(true).lands.carinthia.token, held(true).lands.genoa.token]).toEqual([
      { owner: 'empire', from: 'bavaria' },
      null,
    ]);
    const spent = world((play) => {
      skilled(play);
      for (const at of ['rome', 'tuscany', 'genoa', 'venice', 'apulia', 'provence', 'burgundy', 'denmark'] as const) {
        play.changeLand(at, { token: { owner: 'empire', from: 'cologne' }, armies: {} });
      }
    });
    expect(isPossible(spent, { verb: 'build', at: 'saxony', building: 'tower', tokens: {} })).toBe(false);
    expect(isPossible(spent, { verb: 'build', at: 'saxony', building: 'tower' })).toBe(true);
  });
});

describe('what is suggested while a purchase is typed', () => {
  const suggested = (
    state: Medioevo,
    option: string,
    options: Readonly<Record<string, string>>,
    locale: 'en' | 'fr' | 'es',
  ) => MEDIOEVO.typing.suggest(state, 'hungary', 'buy', option, options, locale, LIMITS).map(({ name }) => name);
  const state = buying(world((play) => play.changeLand('buda', { military: { level: 1, damage: 0 } })));

  it('[4.5] names what can be had, in three languages, and nothing that cannot', () => {
    const all = suggested(state, 'unit', { unit: '' }, 'en');
    expect(all).toEqual(expect.arrayContaining(['Archer', 'Cavalry', 'Carpentry']));
    expect(all).not.toContain('Logistics');
    expect(all).not.toContain('Castle');
    expect(suggested(state, 'unit', { unit: 'infant' }, 'fr')).toContain('Infanterie légère');
    expect(suggested(state, 'unit', { unit: 'caba' }, 'es')).toEqual(['Caballería']);
  });

  it('[4.5] names for it only where it can be placed', () => {
    const places = suggested(state, 'place', { unit: 'archer', place: '' }, 'en');
    expect(places).toContain('Buda');
    expect(places).not.toContain('Kiev');
    expect(suggested(state, 'place', { unit: 'dragon', place: 'kie' }, 'en')).toEqual(['Kiev']);
  });
});
