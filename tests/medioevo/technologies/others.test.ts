import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import type { Branch } from '../../../src/games/medioevo/facts/kinds.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { acted, buying, choicesIn, verbsOf } from '../support/acts.js';
import { battleIn, cash, fight, hold, isTurned, moving, technologiesOf, unitsIn, uses } from '../support/cards.js';
import { done, world } from '../support/world.js';

const NONE = { blue: 0, yellow: 0, orange: 0, red: 0, green: 0, violet: 0 };
const learn = (play: Play, branch: Branch, level: number, seat = 'byzantium') =>
  play.changeRealm(seat, { technologies: { ...NONE, [branch]: level }, cash: 2000 });
const shop = (branch: Branch, level: number, more: (play: Play) => void = () => undefined) =>
  buying(
    world((play) => {
      learn(play, branch, level);
      more(play);
    }),
  );
const bought = (state: Medioevo, ...list: readonly Parameters<typeof acted>[1][number][1][]) =>
  acted(state, [
    ...list.map((action) => ['byzantium', action] as const),
    ...state.seats.map((seat) => [seat, { verb: 'done' }] as const),
  ]);
const cost = (before: Medioevo, after: Medioevo) => cash(before, 'byzantium') - cash(after, 'byzantium');

describe('the designs', () => {
  it('[8.7.carpentry] line 4022, line 4025: costs a point and 100 florins a level of a transport', () => {
    // Line 4022: a caravan II, with one point from a card and one bought, is 300 florins.
    const state = shop('blue', 1, (play) => hold(play, 'byzantium', 55));
    const caravan = { verb: 'vehicle', vehicle: 'caravan', level: '2', at: 'nicaea' };
    const after = bought(state, { verb: 'turn-card', card: '55' }, caravan);
    expect(cost(state, after)).toBe(300);
    // Line 4025: a galley from I to II with a point of a card is 100 florins.
    const harbour = shop('blue', 1, (play) => {
      hold(play, 'byzantium', 55);
      play.addVehicle({ ...NEW_VEHICLE, kind: 'galley', level: 1, owner: 'byzantium', at: 'smyrna' });
    });
    const raised = bought(
      harbour,
      { verb: 'turn-card', card: '55' },
      { verb: 'raise-vehicle', vehicle: '1', level: '2' },
    );
    expect(cost(harbour, raised)).toBe(100);
    expect(verbsOf(shop('yellow', 1), 'byzantium')).not.toContain('vehicle');
  });

  it('[8.7.art-of-war] line 4134: enlists captains for a point and 100 florins a level', () => {
    // Line 4134: a captain II is 200 florins and two points, bought here.
    const state = shop('red', 1);
    const after = bought(state, { verb: 'captain', level: '2', at: 'nicaea' });
    expect(cost(state, after)).toBe(400);
    expect(unitsIn(after, 'byzantium', 'nicaea')).toEqual({ 'captain-2': 1 });
    expect(verbsOf(shop('yellow', 1), 'byzantium')).not.toContain('captain');
  });

  it('[8.7.masonry] line 4165: designs civil buildings, and raises them by the difference', () => {
    // Line 4165: from a village to a city, two points and 200 florins.
    const state = shop('green', 1, (play) => play.changeLand('nicaea', { civil: { level: 1, damage: 0 } }));
    const after = bought(state, { verb: 'build', at: 'nicaea', building: 'city' });
    expect(cost(state, after)).toBe(400);
    expect(after.lands.nicaea.civil?.level).toBe(3);
    const skilled = done(state, (play) => play.changeRealm('byzantium', { points: { green: 2 } }));
    const made = bought(skilled, { verb: 'build', at: 'nicaea', building: 'city' });
    expect([cost(skilled, made), made.realms.byzantium?.points]).toEqual([200, {}]);
    expect(choicesIn(state, 'byzantium', { verb: 'build', at: 'smyrna' })).toEqual(['village', 'town', 'city']);
    expect(verbsOf(shop('red', 1), 'byzantium')).not.toContain('build');
  });

  it('[8.7.architecture] line 4172: designs military buildings', () => {
    // Line 4172: from a tower to a castle, two points and 200 florins.
    const state = shop('green', 2, (play) => play.changeLand('nicaea', { military: { level: 1, damage: 0 } }));
    const after = bought(state, { verb: 'build', at: 'nicaea', building: 'castle', tokens: { konya: 1 } });
    expect(cost(state, after)).toBe(400);
    expect(after.lands.nicaea.military?.level).toBe(3);
    expect(choicesIn(shop('green', 1), 'byzantium', { verb: 'build', at: 'nicaea' })).not.toContain('tower');
  });

  it('[8.7.mathematics] line 4181: designs siege engines', () => {
    // Line 4181: a catapult for a point and 100 florins, where a tower stands.
    const state = shop('green', 3, (play) => play.changeLand('philadelphia', { military: { level: 1, damage: 0 } }));
    const after = bought(state, { verb: 'vehicle', vehicle: 'siege-engine', level: '1', at: 'philadelphia' });
    expect(cost(state, after)).toBe(200);
    expect(verbsOf(shop('green', 2), 'byzantium')).not.toContain('vehicle');
  });

  it('[8.7.religion] line 4201: designs cathedrals', () => {
    // Line 4201: a point and 300 florins.
    const state = shop('violet', 1);
    const after = bought(state, { verb: 'build', at: 'nicaea', building: 'cathedral' });
    expect(cost(state, after)).toBe(400);
    expect(after.lands.nicaea.religious).not.toBeNull();
    expect(choicesIn(state, 'byzantium', { verb: 'build', at: 'smyrna' })).toEqual(['cathedral']);
  });

  it('[8.7.engineering] line 4195: raises a building or an engine without florins', () => {
    // Line 4195: a catapult becomes a trebuchet for two points, here one of them made and one bought.
    const state = moving((play) => {
      learn(play, 'green', 4);
      play.changeRealm('byzantium', { points: { green: 1 } });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'siege-engine', level: 1, owner: 'byzantium', at: 'nicaea' });
      play.changeLand('smyrna', { civil: { level: 2, damage: 0 } });
    });
    const engine = uses(state, 'byzantium', 'engineering', { work: 'vehicle:1' });
    expect(engine.vehicles.find(({ id }) => id === 1)?.level).toBe(2);
    expect(cost(state, engine)).toBe(100);
    // On a list of purchases too, with the points of what is turned there.
    const list = shop('green', 4, (play) => {
      play.changeRealm('byzantium', { points: { green: 2 } });
      play.changeLand('smyrna', { civil: { level: 2, damage: 0 } });
    });
    const raised = bought(list, { verb: 'engineer', work: 'smyrna', class: 'civil' });
    expect([raised.lands.smyrna.civil?.level, cost(list, raised)]).toEqual([3, 0]);
    const city = uses(state, 'byzantium', 'engineering', { work: 'smyrna', class: 'civil' });
    expect(city.lands.smyrna.civil?.level).toBe(3);
    expect(
      technologiesOf(
        moving((play) => learn(play, 'green', 4)),
        'byzantium',
      ),
    ).not.toContain('engineering');
  });
});

describe('the technologies of religion', () => {
  it('[8.7.monasticism] line 4204: turns a violet point into another', () => {
    const state = moving((play) => {
      learn(play, 'violet', 2);
      play.changeRealm('byzantium', { points: { violet: 1 } });
    });
    const after = uses(state, 'byzantium', 'monasticism', { colour: 'red' });
    expect(after.realms.byzantium?.points).toEqual({ red: 1 });
    expect(technologiesOf(after, 'byzantium')).not.toContain('monasticism');
  });

  it('[8.7.proselytism] line 4213: uses the card of a neighbour, once a turn, without turning it', () => {
    // Line 4213: the Warlord of a neighbour adds two.
    const state = fight({
      attacker: { 'light-infantry': 2 },
      defender: { 'light-infantry': 2 },
      arrange(play) {
        learn(play, 'violet', 3);
        hold(play, 'hungary', 5, 13);
        hold(play, 'novgorod', 5);
      },
    });
    const how = { verb: 'use-technology', technology: 'proselytism' };
    expect(choicesIn(state, 'byzantium', { ...how, card: '5' })).toEqual(['ability', 'points']);
    const after = uses(state, 'byzantium', 'proselytism', { card: '5', how: 'ability', side: 'attacker' });
    expect(battleIn(after)?.bonuses).toEqual([{ side: 'attacker', what: 'attack', points: 2, until: 'round' }]);
    expect(isTurned(after, 'hungary', 5)).toBe(false);
    expect(cost(state, after)).toBe(100);
    expect(choicesIn(after, 'byzantium', how)).toEqual(['13']);
    const corner = uses(state, 'byzantium', 'proselytism', { card: '5', how: 'points', points: 'blue' });
    expect(corner.realms.byzantium?.points).toEqual({ blue: 1 });
    const far = moving((play) => {
      learn(play, 'violet', 3);
      hold(play, 'novgorod', 57);
    });
    expect(technologiesOf(far, 'byzantium')).not.toContain('proselytism');
  });

  it('[8.7.proselytism] uses the ability of a card that costs florins only with enough for both', () => {
    const poor = (cash: number) =>
      fight({
        attacker: { 'light-infantry': 2 },
        defender: { 'light-infantry': 2 },
        arrange(play) {
          learn(play, 'violet', 3);
          hold(play, 'byzantium', 5);
          hold(play, 'hungary', 45);
          const [card] = play.realm('byzantium').cards;
          play.changeRealm('byzantium', { cash, cards: card === undefined ? [] : [{ ...card, turned: true }] });
        },
      });
    const how = { verb: 'use-technology', technology: 'proselytism', card: '45' };
    expect(choicesIn(poor(150), 'byzantium', how)).toEqual(['ability', 'points']);
    expect(choicesIn(poor(149), 'byzantium', how)).toEqual(['points']);
  });

  it('[8.7.flight-of-time] line 4222: uses a technology of a neighbour once, at its own cost', () => {
    // Line 4222: two points for the technology, then a point and 100 florins for the captain.
    const state = shop('violet', 4, (play) => play.changeRealm('hungary', { technologies: { ...NONE, red: 1 } }));
    const borrow = { verb: 'borrow-technology', technology: 'art-of-war' };
    const captain = { verb: 'captain', level: '1', at: 'nicaea' };
    const after = bought(state, borrow, captain);
    expect(cost(state, after)).toBe(200 + 200);
    expect(unitsIn(after, 'byzantium', 'nicaea')).toEqual({ 'captain-1': 1 });
    const listed = acted(state, [
      ['byzantium', borrow],
      ['byzantium', captain],
    ]);
    expect(verbsOf(listed, 'byzantium')).not.toContain('captain');
    expect(verbsOf(shop('violet', 4), 'byzantium')).not.toContain('borrow-technology');
  });

  it('[8.7.flight-of-time] does so in any phase, until the phase is over', () => {
    const state = fight({
      attacker: { 'light-infantry': 2 },
      defender: { 'light-infantry': 4 },
      arrange(play) {
        learn(play, 'violet', 4);
        play.changeRealm('mamluks', { technologies: { ...NONE, red: 4 } });
      },
    });
    const lent = uses(state, 'byzantium', 'flight-of-time', { other: 'strategy' });
    expect(technologiesOf(lent, 'byzantium')).toContain('strategy');
    const used = uses(lent, 'byzantium', 'strategy', { count: 1 });
    expect(cost(state, used)).toBe(200 + 200);
    expect(technologiesOf(used, 'byzantium')).not.toContain('strategy');
  });
});
