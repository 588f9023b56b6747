import { describe, expect, it } from 'vitest';
import { moveHorde } from '../../../src/games/medioevo/events/supply.js';
import { acted, choicesIn } from '../support/acts.js';
import {
  asked,
  battleIn,
  cardsOf,
  carried,
  FIELD,
  fight,
  hold,
  moving,
  plays,
  round,
  unitsIn,
} from '../support/cards.js';
import { endOfTurn } from '../support/turn.js';
import { done } from '../support/world.js';

describe('cards that bring units to a battle or change them', () => {
  it('[8.6.35] lets a unit of the reserve join one’s own battle', () => {
    const state = fight({
      attacker: { 'light-infantry': 2 },
      defender: { 'light-infantry': 2 },
      arrange: (play) => hold(play, 'byzantium', 35),
    });
    const after = plays(state, 'byzantium', 35, { unit: 'cavalry' });
    expect(unitsIn(after, 'byzantium')).toEqual({ 'light-infantry': 2, cavalry: 1 });
    expect(() => plays(state, 'byzantium', 35, { unit: 'captain-1' })).toThrow();
    expect(
      cardsOf(
        moving((play) => hold(play, 'byzantium', 35)),
        'byzantium',
      ),
    ).toEqual([]);
  });

  it('[8.6.67] makes a captain of a unit in an army without a leader, until the end of the turn', () => {
    const state = fight({
      attacker: { 'light-infantry': 2 },
      defender: { 'heavy-infantry': 2, 'captain-1': 1 },
      arrange: (play) => asked(play, 'hungary', 67),
    });
    expect(choicesIn(state, 'hungary', { verb: 'play-card', card: '67' })).toEqual(['byzantium']);
    const after = plays(state, 'hungary', 67, { whose: 'byzantium', unit: 'light-infantry' });
    expect(unitsIn(after, 'byzantium')).toEqual({ 'light-infantry': 1, 'captain-1': 1 });
    expect(unitsIn(endOfTurn(after), 'byzantium')).toEqual({ 'light-infantry': 2 });
  });

  it('[8.6.67] needs an army without a leader', () => {
    const led = fight({
      attacker: { 'light-infantry': 2, 'captain-1': 1 },
      defender: { 'heavy-infantry': 2, 'captain-2': 1 },
      arrange: (play) => hold(play, 'byzantium', 67),
    });
    expect(cardsOf(led, 'byzantium')).toEqual([]);
  });

  it('[8.6.68] promotes a captain by a level, III at most, until the end of the turn', () => {
    const battle = (captain: 'captain-1' | 'captain-3') =>
      fight({
        attacker: { 'light-infantry': 2, [captain]: 1 },
        defender: { 'heavy-infantry': 2 },
        arrange: (play) => hold(play, 'byzantium', 68),
      });
    const after = plays(battle('captain-1'), 'byzantium', 68, { whose: 'byzantium', unit: 'captain-1' });
    expect(unitsIn(after, 'byzantium')).toEqual({ 'light-infantry': 2, 'captain-2': 1 });
    expect(unitsIn(endOfTurn(after), 'byzantium')).toEqual({ 'light-infantry': 2, 'captain-1': 1 });
    expect(cardsOf(battle('captain-3'), 'byzantium')).toEqual([]);
  });

  it('[8.6.66] lends up to two units to a horde, and gets back those that are left', () => {
    const state = fight({
      attacker: { cavalry: 1 },
      defender: { 'light-infantry': 1 },
      against: 'barbarians',
      arrange(play) {
        asked(play, 'hungary', 66);
        play.addUnits('buda', 'hungary', { 'heavy-infantry': 3 });
      },
    });
    const lend = { from: 'buda', units: { 'heavy-infantry': 2 } };
    const after = plays(state, 'hungary', 66, lend);
    expect(unitsIn(after, 'barbarians')).toEqual({ 'light-infantry': 1, 'heavy-infantry': 2 });
    expect(unitsIn(after, 'hungary', 'buda')).toEqual({ 'heavy-infantry': 1 });
    expect(() => plays(state, 'hungary', 66, { from: 'buda', units: { 'heavy-infantry': 3 } })).toThrow();
    const over = endOfTurn(after);
    expect(unitsIn(over, 'hungary', 'buda')).toEqual({ 'heavy-infantry': 3 });
    expect(unitsIn(over, 'barbarians')).toEqual({ 'light-infantry': 1 });
  });

  it('[8.6.66] comes back from wherever the horde has gone, ashore or at sea', () => {
    const state = fight({
      attacker: { cavalry: 1 },
      defender: { 'light-infantry': 1 },
      against: 'barbarians',
      arrange(play) {
        asked(play, 'hungary', 66);
        play.addUnits('buda', 'hungary', { 'heavy-infantry': 3 });
      },
    });
    const lent = plays(state, 'hungary', 66, { from: 'buda', units: { 'heavy-infantry': 2 } });
    const calm = { ...lent, frames: lent.frames.filter(({ kind }) => kind === 'combat') };
    for (const to of ['cumania', 'sea-of-azov'] as const) {
      const over = endOfTurn(carried(done(calm, (play) => moveHorde(play, FIELD, to))));
      expect(unitsIn(over, 'hungary', 'buda')).toEqual({ 'heavy-infantry': 3 });
    }
  });

  it('[8.6.66] lends one unit from each of two territories, to any horde, while nothing is fought (RULINGS 128)', () => {
    const state = moving((play) => {
      hold(play, 'hungary', 66);
      play.addUnits('buda', 'hungary', { cavalry: 2 });
      play.addUnits('banat', 'hungary', { archer: 1 });
      for (const at of ['konya', 'kiev'] as const) play.addUnits(at, 'barbarians', { 'light-infantry': 1 });
    });
    const ask = { verb: 'play-card', card: '66' };
    expect(choicesIn(state, 'hungary', ask)).toEqual(expect.arrayContaining(['kiev', 'konya', 'poland']));
    const lent = plays(state, 'hungary', 66, {
      at: 'kiev',
      from: 'buda',
      units: { cavalry: 1 },
      besides: { banat: 1 },
      unit: 'archer',
    });
    expect(unitsIn(lent, 'barbarians', 'kiev')).toEqual({ 'light-infantry': 1, cavalry: 1, archer: 1 });
    const over = endOfTurn(lent);
    expect([unitsIn(over, 'hungary', 'buda'), unitsIn(over, 'hungary', 'banat')]).toEqual([
      { cavalry: 2 },
      { archer: 1 },
    ]);
    expect(unitsIn(over, 'barbarians', 'kiev')).toEqual({ 'light-infantry': 1 });
  });

  it('[8.6.66] joins no horde that oneself fights, and no army of a player', () => {
    const own = fight({
      attacker: { cavalry: 1 },
      defender: { 'light-infantry': 1 },
      against: 'barbarians',
      arrange: (play) => hold(play, 'byzantium', 66),
    });
    expect(cardsOf(own, 'byzantium')).toEqual([]);
    const players = fight({
      attacker: { cavalry: 1 },
      defender: { 'light-infantry': 1 },
      arrange(play) {
        hold(play, 'hungary', 66);
        play.addUnits('buda', 'hungary', { 'heavy-infantry': 3 });
      },
    });
    expect(cardsOf(players, 'hungary')).toEqual([]);
  });

  it('[8.6.35] is over with the battle', () => {
    const state = fight({
      attacker: { 'light-infantry': 3 },
      defender: { 'light-infantry': 1 },
      arrange: (play) => hold(play, 'byzantium', 35),
    });
    const over = round(acted(state, [['byzantium', { verb: 'pass' }]]), 4, 5, 8, 1, 2, 3);
    expect(battleIn(over)).toBeNull();
    expect(unitsIn(over, 'mamluks', FIELD)).toEqual({});
    expect(cardsOf(over, 'byzantium')).toEqual([]);
  });
});
