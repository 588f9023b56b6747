import { describe, expect, it } from 'vitest';
import { hordeOf } from '../../../src/games/medioevo/barbarians/war-circle.js';
import { reserveOf } from '../../../src/games/medioevo/control/supply.js';
import { Play } from '../../../src/games/medioevo/engine/play.js';
import { checkRebellions } from '../../../src/games/medioevo/events/rebellion.js';
import { placesToAdd } from '../../../src/games/medioevo/events/supply.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import type { TerritoryId } from '../../../src/games/medioevo/facts/place-ids.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { raiseHorde } from '../../../src/games/medioevo/movement/march.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import { layOutBoard, takeKingdom } from '../../../src/games/medioevo/setup/kingdoms.js';
import { startGame } from '../../../src/games/medioevo/setup/start.js';
import { NO_ARMY } from '../../../src/games/medioevo/state/land.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { noDice } from '../../../src/kit/index.js';
import { acted, carriedOn, choicesIn, during, refusalOf, told, verbsOf } from '../support/acts.js';
import { done, world } from '../support/world.js';

const CIRCLE = { d4: 4, d6: 6, d8: 8 };
const purchases = { kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false } as const;
const supplying = (arrange: (play: Play) => void = () => undefined, left = 3): Medioevo => ({
  ...during(world(arrange), purchases, { kind: 'supply', id: 2, left }),
  phase: 'events',
  warCircle: CIRCLE,
});
const FIRES = [...STANDARD_BOOK.board.territories.values()].filter(({ fire }) => fire).map(({ id }) => id);
const men = (state: Medioevo, at: TerritoryId) => state.lands[at].armies.barbarians?.units;
const add = (at: string, unit: string) => ({ verb: 'add-barbarian', at, unit });
const go = (from: string, to: string) => ({ verb: 'move-horde', from, to });

describe('homes of absent kingdoms', () => {
  it('[1.3] [2.3] [1.4] are nobody’s: barbarians stand at their fires, and are added there (RULINGS 136)', () => {
    const begun = startGame({}, ['a', 'b', 'c'], undefined);
    if (!begun.ok) throw new Error(begun.rejection.code);
    const play = new Play({ ...begun.value, frames: [], order: ['a', 'b', 'c'], turn: 2 }, noDice());
    takeKingdom(play, 'a', 'byzantine-empire');
    takeKingdom(play, 'b', 'kingdom-of-hungary');
    takeKingdom(play, 'c', 'golden-horde');
    layOutBoard(play);
    const absent = play.state.inPlay.filter(
      (at) => STANDARD_BOOK.board.territories.get(at)?.home === 'mamluk-sultanate',
    );
    expect(absent.length).toBeGreaterThan(0);
    expect(absent.map((at) => play.land(at).holder)).toEqual(absent.map(() => null));
    // All fires are held: any empty land outside the homes of those who play.
    for (const at of FIRES) {
      play.setArmy(at, 'barbarians', NO_ARMY);
      play.addUnits(at, 'a', { archer: 1 });
    }
    const empty = absent.filter((at) => !FIRES.includes(at));
    expect(placesToAdd(play.state)).toEqual(expect.arrayContaining(empty));
    const homes = play.state.inPlay.filter(
      (at) => STANDARD_BOOK.board.territories.get(at)?.home === 'kingdom-of-hungary',
    );
    for (const home of homes) expect(placesToAdd(play.state)).not.toContain(home);
  });
});

describe('the barbarian dice', () => {
  it('[2.1] makes a horde of the faces, and rerolls any of them once', () => {
    expect(hordeOf({ d4: 3, d6: 5, d8: 1 })).toEqual({ 'light-infantry': 2, 'captain-1': 1 });
    expect(hordeOf({ d4: 4, d6: 3, d8: 4 })).toEqual({ 'light-infantry': 1, archer: 1 });
    const rolled = {
      ...during(world(), purchases, { kind: 'war-circle', id: 2 }),
      warCircle: { d4: 3, d6: 5, d8: 1 },
    };
    const again = acted(rolled, [['byzantium', { verb: 'reroll', dice: { d8: 1 } }]], [4]);
    expect(again.warCircle).toEqual({ d4: 3, d6: 5, d8: 4 });
    expect(hordeOf(again.warCircle ?? CIRCLE)).toEqual({ 'light-infantry': 2 });
    expect(verbsOf(again, 'byzantium')).not.toContain('reroll');
    expect(verbsOf(rolled, 'mamluks')).not.toContain('reroll');
  });
});

describe('a horde', () => {
  it('[1.2] [2.1] has as many as there are pieces for, and where there are none nothing is told', () => {
    const told = (placed: number) => {
      const state = world((play) => {
        play.set({ warCircle: { d4: 1, d6: 6, d8: 8 } });
        play.addUnits('rome', 'barbarians', { 'light-infantry': placed });
      });
      const play = new Play(state, noDice());
      raiseHorde(play, 'kiev');
      return play.events.map(({ type, ...event }) => [type, 'units' in event ? event.units : null]);
    };
    const standing = reserveOf(world(), 'barbarians', 'light-infantry');
    expect(told(standing - 5)).toEqual([['horde', { 'light-infantry': 2 }]]);
    expect(told(standing - 1)).toEqual([['horde', { 'light-infantry': 1 }]]);
    expect(told(standing)).toEqual([]);
  });
});

describe('barbarian points', () => {
  it('[2.3] adds beside barbarians and at fires of nobody, archers to two and captains to four', () => {
    const [fire = 'rome', other = 'rome'] = FIRES;
    const state = supplying((play) => play.addUnits(other, 'empire', { archer: 1 }));
    expect(choicesIn(state, 'byzantium', { verb: 'add-barbarian' }).toSorted()).toEqual(FIRES.toSorted());
    expect(choicesIn(state, 'byzantium', { verb: 'add-barbarian', at: fire })).toEqual(['light-infantry']);
    const three = acted(state, [
      ['byzantium', add(fire, 'light-infantry')],
      ['byzantium', add(fire, 'archer')],
      ['byzantium', add(fire, 'archer')],
    ]);
    expect([men(three, fire), three.frames.at(-1)?.kind]).toEqual([{ 'light-infantry': 2, archer: 2 }, 'purchases']);
    const four = supplying((play) => play.addUnits(fire, 'barbarians', { archer: 3 }));
    expect(choicesIn(four, 'byzantium', { verb: 'add-barbarian', at: fire })).toContain('captain-1');
    expect(refusalOf(state, 'mamluks', add(fire, 'light-infantry'))).toBe('not-your-turn');
  });

  it('[2.3] adds in empty lands outside the homes once players control all fires', () => {
    const held = supplying((play) => {
      for (const at of FIRES)
        play.changeLand(at, { armies: {}, holder: 'horde', token: { owner: 'horde', from: 'saraj' } });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'horde', at: 'rome' });
      play.changeLand('krakow', { religious: { level: 3, damage: 0 } });
    });
    const places = placesToAdd(held);
    expect(places).toContain('tuscany');
    for (const at of ['rome', 'krakow', 'cologne', ...FIRES]) expect(places).not.toContain(at);
    expect(placesToAdd(supplying())).not.toContain('tuscany');
  });

  it('[2.3] moves all of a place, but none beside a player nor out of the own home', () => {
    const state = supplying((play) => {
      play.addUnits('tuscany', 'barbarians', { 'light-infantry': 2, archer: 1 });
      play.addUnits('nicaea', 'barbarians', { 'light-infantry': 1 });
      play.addUnits('buda', 'barbarians', { 'light-infantry': 1 });
      play.addUnits('rome', 'barbarians', { 'light-infantry': 1 });
      play.addUnits('rome', 'empire', { archer: 1 });
    });
    const from = choicesIn(state, 'byzantium', { verb: 'move-horde' });
    expect(from).toEqual(expect.arrayContaining(['tuscany', 'buda']));
    expect([from.includes('nicaea'), from.includes('rome')]).toEqual([false, false]);
    const moved = acted(state, [['byzantium', go('tuscany', 'genoa')]]);
    expect([men(moved, 'tuscany'), men(moved, 'genoa')]).toEqual([undefined, { 'light-infantry': 2, archer: 1 }]);
    expect(moved.frames.at(-1)).toMatchObject({ kind: 'supply', left: 2 });
  });

  it('[2.5] plunders each territory that a horde passes alone, and fights whoever is there', () => {
    const { state, events } = told(
      supplying((play) => {
        play.changeLand('lubeck', { civil: { level: 2, damage: 0 }, market: ['wine'] });
        play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'hungary', at: 'lubeck' });
        play.addUnits('denmark', 'barbarians', { 'light-infantry': 3 });
        play.addUnits('cologne', 'empire', { 'light-infantry': 1 });
      }),
      [
        ['byzantium', go('denmark', 'lubeck')],
        ['byzantium', go('lubeck', 'cologne')],
      ],
      Array.from({ length: 60 }, () => 2),
    );
    expect([state.lands.lubeck.civil, state.lands.lubeck.market, state.vehicles]).toEqual([null, [], []]);
    expect(events.filter(({ type }) => type === 'battle-began')).toMatchObject([
      { at: 'cologne', attacker: 'barbarians', defender: 'empire' },
    ]);
  });

  it('[2.3] rides one galley at sea, joins another horde there, and leaves it ashore', () => {
    const state = supplying((play) => {
      play.addUnits('tuscany', 'barbarians', { archer: 1 });
      play.addUnits('genoa', 'barbarians', { 'light-infantry': 2 });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'merchant-ship', level: 1, owner: 'horde', at: 'ligurian-sea' });
    });
    const afloat = acted(state, [
      ['byzantium', go('tuscany', 'ligurian-sea')],
      ['byzantium', go('genoa', 'ligurian-sea')],
    ]);
    expect(afloat.vehicles).toMatchObject([
      { kind: 'galley', owner: 'barbarians', at: 'ligurian-sea', units: { archer: 1, 'light-infantry': 2 } },
    ]);
    const landed = acted(afloat, [['byzantium', go('ligurian-sea', 'provence')]]);
    expect([landed.vehicles, men(landed, 'provence')]).toEqual([[], { archer: 1, 'light-infantry': 2 }]);
    const full = supplying((play) => {
      play.addUnits('tuscany', 'barbarians', { archer: 1 });
      for (let more = 0; more < 4; more++) {
        play.addVehicle({
          ...NEW_VEHICLE,
          kind: 'galley',
          level: 1,
          owner: 'barbarians',
          at: 'north-sea',
          units: { archer: 1 },
        });
      }
    });
    expect(choicesIn(full, 'byzantium', { ...go('tuscany', ''), to: undefined })).not.toContain('ligurian-sea');
  });
});

describe('rebellions', () => {
  const rebels = (arrange: (play: Play) => void, tax: 40 | 50 = 50) =>
    carriedOn(
      done(
        {
          ...during(
            world((play) => {
              play.changeRealm('horde', { tax });
              arrange(play);
            }),
            purchases,
          ),
          toleratedTax: 30,
          warCircle: CIRCLE,
        },
        (play) => checkRebellions(play),
      ),
      Array.from({ length: 60 }, () => 2),
    );

  it('[2.4] breaks out where fewest units stand, a horde in each, as the victim chooses', () => {
    const state = rebels((play) => {
      for (const at of ['azaq', 'cumania', 'majar', 'oleshia'] as const) play.addUnits(at, 'horde', { archer: 1 });
    });
    expect(choicesIn(state, 'horde', { verb: 'rebellion' }).toSorted()).toEqual(['saraj', 'saraychik', 'ukek']);
    const first = acted(state, [['horde', { verb: 'rebellion', at: 'ukek' }]]);
    expect(men(first, 'ukek')).toEqual({ 'light-infantry': 1 });
    expect(choicesIn(first, 'horde', { verb: 'rebellion' }).toSorted()).toEqual(['saraj', 'saraychik']);
    const [owed] = MEDIOEVO.obligations(first);
    expect(owed).toMatchObject({ seats: ['horde'], what: 'rebellion', values: { left: 1 } });
    const second = acted(first, [['horde', { verb: 'rebellion', at: 'saraj' }]]);
    expect([second.frames.at(-1)?.kind, second.realms.horde?.honour]).toEqual(['purchases', 10]);
  });

  it('[2.4] counts the units of everybody, and usually spares the best built', () => {
    const state = rebels((play) => {
      for (const at of ['azaq', 'cumania', 'majar', 'oleshia'] as const) play.addUnits(at, 'empire', { archer: 1 });
      play.changeLand('saraj', { civil: { level: 3, damage: 0 } });
      play.changeLand('ukek', { civil: { level: 1, damage: 0 } });
    }, 40);
    expect(choicesIn(state, 'horde', { verb: 'rebellion' })).toEqual(['saraychik', 'ukek', 'saraj']);
    const [owed] = MEDIOEVO.obligations(state);
    if (owed === undefined) throw new Error('nothing is owed');
    expect(MEDIOEVO.fallback(state, owed)).toEqual({ verb: 'rebellion', at: 'saraychik' });
  });

  it('[2.4] takes by default the place where least is lost, transports with their goods too', () => {
    const least = (arrange: (play: Play) => void) => {
      const state = rebels((play) => {
        for (const at of ['azaq', 'cumania', 'majar', 'oleshia'] as const) play.addUnits(at, 'empire', { archer: 1 });
        arrange(play);
      }, 40);
      const [owed] = MEDIOEVO.obligations(state);
      return owed === undefined ? null : MEDIOEVO.fallback(state, owed).at;
    };
    const caravan = { ...NEW_VEHICLE, kind: 'caravan', level: 3, owner: 'horde', cubes: ['wine'] } as const;
    const first = least(() => undefined);
    const second = least((play) => {
      for (const at of ['saraj', 'saraychik', 'ukek'] as const) if (at === first) play.addVehicle({ ...caravan, at });
    });
    expect(second).not.toBe(first);
  });

  it('[2.4] breaks out by itself where there is no choice, and in no home twice', () => {
    const state = rebels((play) => {
      for (const at of ['azaq', 'cumania', 'majar', 'oleshia', 'saraj', 'saraychik'] as const)
        play.addUnits(at, 'horde', { archer: 2 });
    }, 40);
    expect([men(state, 'ukek'), state.frames.at(-1)?.kind]).toEqual([{ 'light-infantry': 1 }, 'purchases']);
  });
});
