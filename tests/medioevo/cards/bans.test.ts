import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import type { TerritoryId } from '../../../src/games/medioevo/facts/place-ids.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { acted, choicesIn, verbsOf } from '../support/acts.js';
import {
  battleIn,
  cardsOf,
  carried,
  FIELD,
  fight,
  hold,
  moving,
  plays,
  round,
  technologiesOf,
  trading,
  unitsIn,
} from '../support/cards.js';
import { lapsed } from '../support/turn.js';

const army = (play: Play) => {
  play.addUnits('konya', 'byzantium', { 'light-infantry': 2 });
  play.addVehicle({ ...NEW_VEHICLE, kind: 'war-wagon', level: 1, owner: 'byzantium', at: 'konya' });
};

describe('the Bishops', () => {
  it('[8.6.1] ends a battle when its round is over, and both stay where they are', () => {
    const state = fight({
      attacker: { 'light-infantry': 4 },
      defender: { 'light-infantry': 4 },
      arrange: (play) => hold(play, 'mamluks', 1),
    });
    const begun = round(state, 1, 2, 3, 1, 2, 3);
    expect(battleIn(begun)?.round).toBe(2);
    const after = plays(begun, 'mamluks', 1, { at: FIELD });
    expect(battleIn(after)).toBeNull();
    expect(unitsIn(after, 'byzantium')).toEqual({ 'light-infantry': 3 });
    expect(unitsIn(after, 'mamluks')).toEqual({ 'light-infantry': 2 });
    expect(after.lands[FIELD].holder).toBe('mamluks');
    expect(verbsOf(after, 'byzantium')).not.toContain('attack');
  });

  it('[8.6.1] stops a battle before it begins', () => {
    const state = moving((play) => {
      army(play);
      hold(play, 'hungary', 1);
      play.addUnits('cilicia', 'barbarians', { archer: 1 });
    });
    const banned = plays(state, 'hungary', 1, { at: 'cilicia' });
    const group = { 'light-infantry': 2, 'vehicle:1': 1 };
    const after = acted(banned, [['byzantium', { verb: 'move', from: 'konya', group, to: 'cilicia' }]]);
    expect(unitsIn(after, 'byzantium', 'cilicia')).toEqual({ 'light-infantry': 2 });
    expect(unitsIn(after, 'barbarians', 'cilicia')).toEqual({ archer: 1 });
    expect(battleIn(after)).toBeNull();
  });

  it.each([
    [1, 'combat'],
    [3, 'leave'],
  ] as const)('[8.6.%i] does not ban the same place in two turns running', (number, what) => {
    const state = moving((play) => {
      army(play);
      hold(play, 'hungary', number);
      play.set({ lasting: [{ kind: 'ban', what, at: 'konya', turn: 1 }] });
    });
    const card = { verb: 'play-card', card: `${number}` };
    expect(choicesIn(state, 'hungary', card)).not.toContain('konya');
    const next = { ...lapsed({ ...state, turn: 2 }), turn: 3 };
    expect(choicesIn(next, 'hungary', card)).toContain('konya');
  });

  it('[8.6.2] forbids to trade in a territory', () => {
    const state = trading((play) => {
      hold(play, 'hungary', 2);
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'byzantium', at: 'nicaea', cubes: ['salt'] });
    });
    expect(verbsOf(state, 'byzantium')).toEqual(expect.arrayContaining(['buy-cubes', 'sell-cubes']));
    const after = verbsOf(plays(state, 'hungary', 2, { at: 'nicaea' }), 'byzantium');
    expect(after).not.toContain('buy-cubes');
    expect(after).not.toContain('sell-cubes');
    // Also a zone where no transport is yet, but no land without a zone.
    const places = choicesIn(state, 'hungary', { verb: 'play-card', card: '2' });
    expect([places.includes('rome'), places.includes('philadelphia')]).toEqual([true, false]);
    // Long before the first trader has his turn, too (L3761).
    const early = moving((play) => hold(play, 'hungary', 2));
    expect(cardsOf(early, 'hungary')).toEqual(['2']);
    expect(plays(early, 'hungary', 2, { at: 'nicaea' }).lasting).toMatchObject([{ kind: 'ban', at: 'nicaea' }]);
  });

  it('[8.6.2] stops a sale or a purchase that is under way', () => {
    const state = trading((play) => {
      hold(play, 'hungary', 2);
      play.changeRealm('hungary', { cardOrders: { 2: 'ask' } });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'byzantium', at: 'nicaea', cubes: ['salt'] });
    });
    const sale = { verb: 'sell-cubes', vehicle: '1', cubes: { salt: 1 } };
    const waiting = acted(state, [['byzantium', sale]]);
    expect(waiting.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'trade', at: 'nicaea' });
    const stopped = plays(waiting, 'hungary', 2, { at: 'nicaea' });
    expect([stopped.vehicles[0]?.cubes, stopped.lands.nicaea.market]).toEqual([['salt'], []]);
    expect(verbsOf(stopped, 'byzantium')).not.toContain('sell-cubes');
    const sold = acted(waiting, [['hungary', { verb: 'pass' }]]);
    expect([sold.vehicles[0]?.cubes, sold.lands.nicaea.market]).toEqual([[], ['salt']]);
    const bought = acted(state, [['byzantium', { verb: 'buy-cubes', vehicle: '1', count: 1 }]]);
    expect(bought.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'trade' });
    expect(acted(bought, [['hungary', { verb: 'pass' }]]).vehicles[0]?.cubes).toHaveLength(2);
    // Whoever has ordered nothing is asked in what he holds alone, and the trader himself never.
    const others = trading((play) => {
      hold(play, 'byzantium', 2);
      hold(play, 'hungary', 2);
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'byzantium', at: 'nicaea', cubes: ['salt'] });
    });
    expect(acted(others, [['byzantium', sale]]).frames.at(-1)?.kind).toBe('commerce');
  });

  it('[8.6.3] keeps everybody in a territory, and whoever comes through', () => {
    const state = moving((play) => {
      army(play);
      hold(play, 'hungary', 3);
      play.addUnits('philadelphia', 'byzantium', { archer: 1 });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'war-wagon', level: 1, owner: 'byzantium', at: 'philadelphia' });
    });
    const group = { archer: 1, 'vehicle:2': 1 };
    const reach = (from: typeof state) =>
      choicesIn(from, 'byzantium', { verb: 'move', from: 'philadelphia', group }).toSorted();
    expect(reach(state)).toContain('constantinople');
    const through = plays(state, 'hungary', 3, { at: 'philadelphia' });
    expect(reach(through)).toEqual(['philadelphia']);
    // Nor is he asked where those who may not leave shall go.
    expect(choicesIn(state, 'byzantium', { verb: 'move' })).toContain('philadelphia');
    expect(choicesIn(through, 'byzantium', { verb: 'move' })).not.toContain('philadelphia');
    const nicaea = carried({ ...state, lasting: [{ kind: 'ban', what: 'leave', at: 'nicaea', turn: 2 }] });
    expect(reach(nicaea)).not.toContain('constantinople');
    expect(reach(nicaea)).toContain('nicaea');
    // Where nobody is yet, so that whoever comes stays (L3772).
    expect(choicesIn(state, 'hungary', { verb: 'play-card', card: '3' })).toContain('rome');
  });

  it('[8.6.3] keeps hordes too, and whom a Militia or a Marauder would take out', () => {
    const banned = <State extends Medioevo>(state: State, ...places: readonly TerritoryId[]): State => ({
      ...state,
      lasting: places.map((at) => ({ kind: 'ban' as const, what: 'leave' as const, at, turn: state.turn })),
    });
    const supplying = carried({
      ...moving((play) => play.addUnits('konya', 'barbarians', { archer: 1 })),
      phase: 'events',
      frames: [{ kind: 'supply', id: 5, left: 3 }],
    });
    const hordes = (state: Medioevo) => choicesIn(state, 'byzantium', { verb: 'move-horde' });
    expect([hordes(supplying).includes('konya'), hordes(banned(supplying, 'konya')).includes('konya')]).toEqual([
      true,
      false,
    ]);
    const nation = fight({
      attacker: { 'light-infantry': 3 },
      defender: { archer: 1 },
      against: 'barbarians',
      at: 'cilicia',
      arrange: (play) =>
        play.changeRealm('byzantium', { technologies: { ...play.realm('byzantium').technologies, orange: 3 } }),
    });
    expect(technologiesOf(nation, 'byzantium')).toContain('nation');
    expect(technologiesOf(banned(nation, 'cilicia'), 'byzantium')).not.toContain('nation');

    const militia = moving((play) => {
      hold(play, 'hungary', 25);
      play.addUnits('buda', 'hungary', { archer: 1 });
      play.addUnits('tarnovo', 'byzantium', { archer: 2 });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'war-wagon', level: 1, owner: 'byzantium', at: 'tarnovo' });
    });
    const wagon = militia.vehicles.find(({ at }) => at === 'tarnovo')?.id;
    const group = { archer: 2, [`vehicle:${wagon}`]: 1 };
    const invade = ['byzantium', { verb: 'move', from: 'tarnovo', group, to: 'banat' }] as const;
    expect(cardsOf(acted(militia, [invade]), 'hungary')).toEqual(['25']);
    for (const place of ['buda', 'kolozsvar'] as const)
      expect(cardsOf(acted(banned(militia, 'buda', place), [invade]), 'hungary'), place).toEqual([]);

    const marauder = moving((play) => {
      hold(play, 'hungary', 66);
      play.addUnits('buda', 'hungary', { archer: 1 });
      play.addUnits('konya', 'barbarians', { archer: 1 });
    });
    expect([cardsOf(marauder, 'hungary'), cardsOf(banned(marauder, 'buda'), 'hungary')]).toEqual([['66'], []]);
  });

  it('[8.8] asks a Bishop of the land before a move against it begins', () => {
    const state = moving((play) => {
      army(play);
      hold(play, 'hungary', 3);
      play.addVehicle({ ...NEW_VEHICLE, kind: 'war-wagon', level: 1, owner: 'byzantium', at: 'tarnovo' });
      play.addUnits('tarnovo', 'byzantium', { 'light-infantry': 1 });
    });
    const group = { 'light-infantry': 1, 'vehicle:2': 1 };
    const move = { verb: 'move', from: 'tarnovo', group, to: 'banat' };
    const waiting = acted(state, [['byzantium', move]]);
    expect(waiting.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'move', at: 'banat' });
    const forbidden = plays(waiting, 'hungary', 3, { at: 'tarnovo' });
    expect(unitsIn(forbidden, 'byzantium', 'tarnovo')).toEqual({ 'light-infantry': 1 });
    expect(forbidden.frames.at(-1)?.kind).toBe('combat');
    const let1 = acted(waiting, [['hungary', { verb: 'pass' }]]);
    expect(unitsIn(let1, 'byzantium', 'banat')).toEqual({ 'light-infantry': 1 });
    // By order it breaks the move off where that begins (L3773) [8.6.3].
    const orders = { ...state.realms.hungary, cardOrders: { 3: 'always' as const } };
    const hungary = state.realms.hungary === undefined ? undefined : { ...state.realms.hungary, ...orders };
    if (hungary === undefined) throw new Error('no Hungary');
    const ordered = acted({ ...state, realms: { ...state.realms, hungary } }, [['byzantium', move]]);
    expect(ordered.lasting).toEqual([expect.objectContaining({ kind: 'ban', what: 'leave', at: 'tarnovo' })]);
    expect(unitsIn(ordered, 'byzantium', 'tarnovo')).toEqual({ 'light-infantry': 1 });
  });
});
