import { describe, expect, it } from 'vitest';
import { plunderByBarbarians } from '../../../src/games/medioevo/barbarians/plunder.js';
import { reserveOf } from '../../../src/games/medioevo/control/supply.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import { USUAL_BATTLE_ORDER } from '../../../src/games/medioevo/state/battle-order.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { acted, choicesIn } from '../support/acts.js';
import { battleIn, cardsOf, carried, cash, fight, hold, moving, plays, unitsIn } from '../support/cards.js';
import { endOfTurn } from '../support/turn.js';
import { done } from '../support/world.js';

/** Byzantium moves into the home of Hungary, which holds this card. */
const invading = (card: number, more: (play: Play) => void = () => undefined): Medioevo =>
  acted(
    moving((play) => {
      hold(play, 'hungary', card);
      play.addUnits('tarnovo', 'byzantium', { 'light-infantry': 2 });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'war-wagon', level: 1, owner: 'byzantium', at: 'tarnovo' });
      more(play);
    }),
    [['byzantium', { verb: 'move', from: 'tarnovo', group: { 'light-infantry': 2, 'vehicle:1': 1 }, to: 'banat' }]],
  );

describe('the militia', () => {
  it('[8.6.24] puts a unit of the reserve where an enemy comes', () => {
    const state = invading(24);
    expect(state.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'threat', at: 'banat' });
    expect(() => plays(state, 'hungary', 24, { unit: 'captain-2' })).toThrow();
    const after = plays(state, 'hungary', 24, { unit: 'captain-1' });
    expect(unitsIn(after, 'hungary', 'banat')).toEqual({ 'captain-1': 1 });
    expect(battleIn(after)).toMatchObject({ attacker: 'byzantium', defender: 'hungary', at: 'banat' });
    expect(
      cardsOf(
        moving((play) => hold(play, 'hungary', 24)),
        'hungary',
      ),
    ).toEqual([]);
  });

  it('[8.6.24] is asked at a rebellion too, before the horde strikes', () => {
    const state = moving((play) => {
      hold(play, 'hungary', 24);
      play.changeRealm('hungary', { battleOrder: { ...USUAL_BATTLE_ORDER, ask: 'all' } });
    });
    const risen = carried({
      ...state,
      phase: 'events',
      frames: [{ kind: 'rebellion', id: 5, seat: 'hungary', left: 1, done: [] }],
    });
    const waiting = acted(risen, [['hungary', { verb: 'rebellion', at: 'banat' }]]);
    const after = plays(waiting, 'hungary', 24, { unit: 'cavalry' }, 4, 5, 8);
    expect(unitsIn(after, 'hungary', 'banat')).toEqual({ cavalry: 1 });
    expect(battleIn(after)).toMatchObject({ attacker: 'barbarians', defender: 'hungary' });
  });

  it('[8.6.24] [12.5] is asked when the first player leads a horde there, before it strikes', () => {
    const state = moving((play) => {
      hold(play, 'hungary', 24);
      play.changeRealm('hungary', { battleOrder: { ...USUAL_BATTLE_ORDER, ask: 'all' } });
      play.addUnits('serbia', 'barbarians', { 'light-infantry': 2 });
      play.changeLand('banat', { civil: { level: 1, damage: 0 } });
    });
    const supply = carried({ ...state, phase: 'events', frames: [{ kind: 'supply', id: 5, left: 2 }] });
    const waiting = acted(supply, [['byzantium', { verb: 'move-horde', from: 'serbia', to: 'banat' }]]);
    expect(waiting.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'threat', at: 'banat' });
    expect(reserveOf(waiting, 'barbarians', 'light-infantry')).toBe(reserveOf(state, 'barbarians', 'light-infantry'));
    const stands = plays(waiting, 'hungary', 24, { unit: 'cavalry' }, 4, 5, 8);
    expect(battleIn(stands)).toMatchObject({ attacker: 'barbarians', defender: 'hungary', at: 'banat' });
    const gone = acted(waiting, [['hungary', { verb: 'pass' }]]);
    expect([gone.lands.banat.civil, gone.lands.banat.holder]).toEqual([null, null]);
  });

  it('[8.6.25] brings units within three points of movement to the land that is attacked', () => {
    const state = invading(25, (play) => {
      play.addUnits('buda', 'hungary', { cavalry: 2, archer: 1 });
      play.addUnits('kolozsvar', 'hungary', { archer: 4 });
    });
    const from = (at: string) => choicesIn(state, 'hungary', { verb: 'play-card', card: '25', from: at });
    expect(from('buda')).toEqual(['archer', 'cavalry']);
    // Buda is two steps away: one unit for three points; Kolozsvar touches it: three.
    expect(() => plays(state, 'hungary', 25, { from: 'buda', units: { cavalry: 2 } })).toThrow();
    const alone = plays(state, 'hungary', 25, { from: 'buda', units: { cavalry: 1 }, also: 'nobody-else' });
    expect(unitsIn(alone, 'hungary', 'banat')).toEqual({ cavalry: 1 });
    // The point that is left brings one from beside it.
    const also = { also: 'kolozsvar', 'also-units': { archer: 1 } };
    const both = plays(state, 'hungary', 25, { from: 'buda', units: { cavalry: 1 }, ...also });
    expect(unitsIn(both, 'hungary', 'banat')).toEqual({ cavalry: 1, archer: 1 });
    const most = { also: 'kolozsvar', 'also-units': { archer: 2 } };
    expect(() => plays(state, 'hungary', 25, { from: 'buda', units: { cavalry: 1 }, ...most })).toThrow();
    const three = plays(state, 'hungary', 25, { from: 'kolozsvar', units: { archer: 3 } });
    expect(unitsIn(three, 'hungary', 'banat')).toEqual({ archer: 3 });
    expect(cardsOf(invading(25), 'hungary')).toEqual([]);
  });

  it('[8.6.25] brings them from three places, and their wagons with them', () => {
    const state = invading(25, (play) => {
      for (const at of ['slavonia', 'alfold', 'kolozsvar'] as const) play.addUnits(at, 'hungary', { archer: 1 });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'war-wagon', level: 1, owner: 'hungary', at: 'alfold' });
    });
    const wagon = Number(state.vehicles.find(({ owner }) => owner === 'hungary')?.id);
    const answers = {
      from: 'slavonia',
      units: { archer: 1 },
      also: 'alfold',
      'also-units': { archer: 1 },
      'also-wagons': { [`vehicle:${wagon}`]: 1 },
      third: 'kolozsvar',
      'third-units': { archer: 1 },
    };
    const after = plays(state, 'hungary', 25, answers);
    expect(unitsIn(after, 'hungary', 'banat')).toEqual({ archer: 3 });
    expect(after.vehicles.find(({ id }) => id === wagon)?.at).toBe('banat');
    const without = plays(state, 'hungary', 25, { ...answers, 'also-wagons': {} });
    expect(without.vehicles.find(({ id }) => id === wagon)?.at).toBe('alfold');
  });

  it('[8.6.26] counts as a tower where units defend, or adds a point to a building', () => {
    const state = invading(26, (play) => play.addUnits('banat', 'hungary', { 'light-infantry': 2 }));
    const after = plays(state, 'hungary', 26);
    expect(after.lasting).toContainEqual({ kind: 'tower', seat: 'hungary', at: 'banat' });
    // The tower takes one point of the melee away: 3 against 3 less 1 does no harm but their own losses.
    const fought = acted(
      after,
      [
        ['byzantium', { verb: 'fight' }],
        ['byzantium', { verb: 'keep-dice' }],
      ],
      [1, 2, 3, 1, 2, 4],
    );
    expect(unitsIn(fought, 'hungary', 'banat')).toEqual({ 'light-infantry': 1 });
    expect(cardsOf(invading(26), 'hungary')).toEqual([]);
  });
});

describe('rebels, hordes and Templars', () => {
  it('[8.6.15] raises a rebellion with a neighbour for 100 florins', () => {
    const state = moving((play) => {
      hold(play, 'byzantium', 15);
      play.addUnits('banat', 'hungary', { archer: 1 });
      play.changeRealm('hungary', { battleOrder: { ...USUAL_BATTLE_ORDER, ask: 'all' } });
    });
    const places = choicesIn(state, 'byzantium', { verb: 'play-card', card: '15' });
    expect(places).toContain('banat');
    expect(places).not.toContain('nicaea');
    expect(places).not.toContain('konya');
    const after = plays(state, 'byzantium', 15, { at: 'banat' }, 8, 1, 2, 3);
    expect(battleIn(after)).toMatchObject({ attacker: 'barbarians', defender: 'hungary', at: 'banat' });
    expect(cash(after, 'byzantium')).toBe(cash(state, 'byzantium') - 100);
    const poor = moving((play) => {
      hold(play, 'byzantium', 15);
      play.changeRealm('byzantium', { cash: 50 });
    });
    expect(cardsOf(poor, 'byzantium')).toEqual([]);
  });

  it('[8.6.65] hires a horde until the end of the turn', () => {
    const state = moving((play) => {
      hold(play, 'byzantium', 65);
      play.set({ warCircle: { d4: 1, d6: 2, d8: 8 } });
      play.addUnits('nicaea', 'byzantium', { cavalry: 1 });
    });
    expect(choicesIn(state, 'byzantium', { verb: 'play-card', card: '65' })).toEqual(['nicaea']);
    const after = plays(state, 'byzantium', 65, { at: 'nicaea' });
    expect(unitsIn(after, 'byzantium', 'nicaea')).toEqual({ cavalry: 1, 'light-infantry': 2, archer: 1 });
    expect(unitsIn(endOfTurn(after), 'byzantium', 'nicaea')).toEqual({ cavalry: 1 });
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 65)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.34] puts a unit outside the home, where a horde may rise against it', () => {
    const state = moving((play) => hold(play, 'byzantium', 34));
    const places = choicesIn(state, 'byzantium', { verb: 'play-card', card: '34', unit: 'cavalry' });
    expect(places).not.toContain('nicaea');
    const after = plays(state, 'byzantium', 34, { unit: 'cavalry', at: 'rome' });
    expect(battleIn(after)).toMatchObject({ attacker: 'byzantium', defender: 'barbarians', at: 'rome' });
    expect(() => plays(state, 'byzantium', 34, { unit: 'captain-1', at: 'rome' })).toThrow();
    const fighting = fight({
      attacker: { archer: 1 },
      defender: { archer: 1 },
      arrange: (play) => hold(play, 'hungary', 34),
    });
    expect(cardsOf(fighting, 'hungary')).toEqual([]);
  });
});

describe('the Plague doctors, the Saviour and the Diplomats', () => {
  const drawn = (card: number): Medioevo =>
    carried({
      ...moving((play) => hold(play, 'hungary', card)),
      phase: 'events',
      event: { number: 1, effects: [] },
      frames: [
        { kind: 'event-choice', id: 20 },
        { kind: 'reactions', id: 21, moment: 'event', at: null, answers: {}, passed: [] },
      ],
    });
  const area = (state: Medioevo) =>
    choicesIn(state, 'hungary', { verb: 'play-card', card: `${state.realms.hungary?.cards[0]?.number}` });

  it('[8.6.43] spares a territory of the event', () => {
    const state = drawn(43);
    const [one = '', two = ''] = area(state);
    expect(plays(state, 'hungary', 43, { places: { [one]: 1 } }).lasting).toEqual([{ kind: 'healthy', at: one }]);
    expect(() => plays(state, 'hungary', 43, { places: { [one]: 1, [two]: 1 } })).toThrow();
    // A caravan there is not stopped, and nobody even throws for it.
    const stopped = (spared: boolean) => {
      const there = done(state, (play) =>
        play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'hungary', at: 'cologne' }),
      );
      const answered = spared
        ? plays(there, 'hungary', 43, { places: { cologne: 1 } })
        : acted(there, [['hungary', { verb: 'pass' }]]);
      const event = { verb: 'event', first: 'movement', second: 'goods' };
      const struck = acted(answered, [['byzantium', event]], spared ? [] : [1]);
      return struck.vehicles.some((one) => one.owner === 'hungary' && one.stopped);
    };
    expect([stopped(true), stopped(false)]).toEqual([false, true]);
    expect(
      cardsOf(
        moving((play) => hold(play, 'hungary', 43)),
        'hungary',
      ),
    ).toEqual([]);
  });

  it('[8.6.42] spares one to three of them, by a d6', () => {
    const state = drawn(42);
    const places = Object.fromEntries(
      area(state)
        .slice(0, 3)
        .map((at) => [at, 1]),
    );
    expect(Object.keys(places)).toHaveLength(3);
    expect(plays(state, 'hungary', 42, { places }, 2).lasting).toHaveLength(1);
    expect(plays(state, 'hungary', 42, { places }, 3).lasting).toHaveLength(2);
    expect(plays(state, 'hungary', 42, { places }, 6).lasting).toHaveLength(3);
    expect(
      cardsOf(
        moving((play) => hold(play, 'hungary', 42)),
        'hungary',
      ),
    ).toEqual([]);
  });

  it('[8.6.61] draws three events, of which one is that of the turn', () => {
    const state = plays(drawn(61), 'hungary', 61, {}, 1, 1, 1);
    const here = state.frames.at(-1);
    const cards = here?.kind === 'event-pick' ? here.drawn : [];
    expect(cards).toHaveLength(3);
    const [, pick = ''] = cards;
    const after = acted(state, [['hungary', { verb: 'pick-event', event: pick }]], [1]);
    expect(after.event?.number).toBe(Number(pick));
    expect(after.eventDeck.bottom).toEqual([...cards.filter((card) => card !== pick), '1']);
    expect(after.frames.at(-1)?.kind).toBe('event-choice');
    expect(
      cardsOf(
        moving((play) => hold(play, 'hungary', 61)),
        'hungary',
      ),
    ).toEqual([]);
  });

  const losing = (card: number) =>
    moving((play) => {
      hold(play, 'byzantium', card);
      play.changeLand('nicaea', { civil: { level: 2, damage: 0 }, market: ['salt'] });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'byzantium', at: 'nicaea' });
    });

  it('[8.6.51] protects one thing from plunder, also by barbarians', () => {
    const state = losing(51);
    const chosen = { lots: { 'nicaea|building:civil': 1 } };
    // Each is called by its name, and where it is.
    const asked = MEDIOEVO.ask(state, 'byzantium', 'play-card', { card: '51' });
    expect(asked).toMatchObject({
      choices: expect.arrayContaining([
        expect.objectContaining({ id: 'nicaea|building:civil', name: { kind: 'building-class', id: 'civil' } }),
        expect.objectContaining({ id: 'nicaea|cubes', name: { kind: 'lot', id: 'cubes' } }),
        expect.objectContaining({ id: 'vehicle:1', name: { kind: 'vehicle-kind', id: 'caravan' }, note: 'vehicle' }),
      ]),
    });
    const after = plays(state, 'byzantium', 51, chosen);
    expect(after.lasting).toEqual([{ kind: 'spared', at: 'nicaea', lot: 'building:civil' }]);
    expect(() => plays(state, 'byzantium', 51, { lots: { 'nicaea|building:civil': 1, 'nicaea|cubes': 1 } })).toThrow();
    const struck = carried({ ...after, frames: [{ kind: 'uprising', id: 30, at: 'nicaea' }, ...[]] });
    expect(struck.lands.nicaea).toMatchObject({ civil: { level: 2 }, market: [] });
    expect(struck.vehicles.some(({ kind }) => kind === 'caravan')).toBe(false);
    // A conqueror must keep it too.
    const conquered = carried({
      ...done(after, (play) => play.addUnits('nicaea', 'hungary', { archer: 1 })),
      frames: [
        { kind: 'spoils', id: 31, seat: 'hungary', at: 'nicaea', from: 'byzantium', conquered: true, asked: true },
      ],
    });
    const lots = choicesIn(conquered, 'hungary', { verb: 'plunder' });
    expect([lots.includes('building:civil'), lots.includes('cubes')]).toEqual([false, true]);
    const plundered = acted(conquered, [['hungary', { verb: 'plunder', lots: { cubes: 1 } }]]);
    expect(plundered.lands.nicaea).toMatchObject({ civil: { level: 2 }, market: [] });
    expect(
      cardsOf(
        moving((play) => hold(play, 'hungary', 51)),
        'hungary',
      ),
    ).toEqual([]);
  });

  it('[8.6.50] things of several places, and what is outside of one’s own lands', () => {
    const state = done(losing(50), (play) => {
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'byzantium', at: 'konya' });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'merchant-ship', level: 1, owner: 'byzantium', at: 'aegean-sea' });
    });
    const lots = { 'nicaea|cubes': 1, 'vehicle:3': 1, 'vehicle:4': 1 };
    const after = plays(state, 'byzantium', 50, { lots }, 3);
    expect(after.lasting).toEqual(
      expect.arrayContaining([
        { kind: 'spared', at: 'konya', lot: 'vehicle:3' },
        { kind: 'spared', at: 'aegean-sea', lot: 'vehicle:4' },
      ]),
    );
    // A horde that comes there by land or by sea leaves it alone, wherever it has gone meanwhile.
    const struck = done(after, (play) => {
      play.changeVehicle(3, { at: 'kiev' });
      play.changeLand('kiev', { armies: {} });
      play.addUnits('kiev', 'barbarians', { archer: 1 });
      plunderByBarbarians(play, 'kiev');
      plunderByBarbarians(play, 'aegean-sea');
    });
    expect(struck.vehicles.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('[8.6.51] [8.8] is asked before barbarians plunder, at home and abroad', () => {
    const state = losing(51);
    const coming = carried({ ...state, frames: [{ kind: 'uprising', id: 30, at: 'nicaea' }] });
    expect(coming.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'spoils', at: 'nicaea' });
    const spared = plays(coming, 'byzantium', 51, { lots: { 'nicaea|building:civil': 1 } });
    expect(spared.lands.nicaea).toMatchObject({ civil: { level: 2 }, market: [] });
    const let1 = acted(coming, [['byzantium', { verb: 'pass' }]]);
    expect(let1.lands.nicaea).toMatchObject({ civil: null, market: [] });
    const abroad = done(state, (play) => {
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 3, owner: 'byzantium', at: 'konya' });
    });
    const robbed = carried({ ...abroad, frames: [{ kind: 'uprising', id: 30, at: 'konya' }] });
    expect(robbed.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'spoils', at: 'konya' });
    // Nobody is asked where nothing of his is at stake.
    const elsewhere = carried({ ...state, frames: [{ kind: 'uprising', id: 30, at: 'konya' }] });
    expect(elsewhere.frames.at(-1)?.kind).not.toBe('reactions');
  });

  it('[8.6.50] protects one to three things, by a d3', () => {
    const lots = { 'nicaea|building:civil': 1, 'nicaea|cubes': 1, 'vehicle:1': 1 };
    const state = losing(50);
    expect(plays(state, 'byzantium', 50, { lots }, 1).lasting).toHaveLength(1);
    expect(plays(state, 'byzantium', 50, { lots }, 3).lasting).toHaveLength(3);
    expect(
      cardsOf(
        moving((play) => hold(play, 'hungary', 50)),
        'hungary',
      ),
    ).toEqual([]);
  });
});
