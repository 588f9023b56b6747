import { describe, expect, it } from 'vitest';
import { judgeGuests, noteGuests } from '../../../src/games/medioevo/diplomacy/overstaying.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import type { Units } from '../../../src/games/medioevo/state/units.js';
import { acted, during } from '../support/acts.js';
import { COMBAT, carried, hold, moving } from '../support/cards.js';
import { battleOf } from '../support/field.js';
import { done, world } from '../support/world.js';
import { usual } from './usual.js';

describe('Diplomats of whoever is away', () => {
  /** A horde is about to plunder Nicaea, a town with a cube, where a caravan stands. */
  const sacked = (card: number, arrange: (play: Play) => void = () => undefined): Medioevo => {
    const state = moving((play) => {
      hold(play, 'byzantium', card);
      play.changeLand('nicaea', { civil: { level: 2, damage: 0 }, market: ['salt'] });
      play.changeLand('smyrna', { civil: { level: 3, damage: 0 } });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'byzantium', at: 'nicaea' });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 3, owner: 'byzantium', at: 'smyrna' });
      arrange(play);
    });
    return carried({ ...state, frames: [{ kind: 'uprising', id: 30, at: 'nicaea' }] });
  };

  it('[8.6.51] protect what is worth most of what is plundered', () => {
    const lots = { 'nicaea|building:civil': 1 };
    expect(usual(sacked(51), 'byzantium')).toEqual({ verb: 'play-card', card: '51', lots });
    const full = sacked(51, (play) => play.changeVehicle(1, { cubes: ['salt', 'salt', 'salt'] }));
    expect(usual(full, 'byzantium').lots).toEqual({ 'vehicle:1': 1 });
    const after = acted(sacked(51), [['byzantium', usual(sacked(51), 'byzantium')]]);
    expect(after.lands.nicaea).toMatchObject({ civil: { level: 2 }, market: [] });
  });

  it('[8.6.50] name the three things that are in danger first', () => {
    expect(Object.keys(usual(sacked(50), 'byzantium').lots ?? {})).toEqual([
      'nicaea|building:civil',
      'vehicle:1',
      'nicaea|cubes',
    ]);
  });

  it('[8.8] are kept where he has ordered it', () => {
    const ordered = sacked(50, (play) => {
      hold(play, 'byzantium', 50, 51);
      play.changeRealm('byzantium', { cardOrders: { 50: 'never' } });
    });
    expect(usual(ordered, 'byzantium').card).toBe('51');
  });
});

describe('an army of whoever is away', () => {
  const asked = (own: Units, enemy: Units) =>
    acted(
      battleOf({
        attacker: { owner: 'byzantium', units: enemy, order: { reroll: 'none' } },
        defender: { owner: 'hungary', units: own, order: { reroll: 'none' } },
      }),
      [['byzantium', { verb: 'demand-surrender' }]],
    );

  it('[6.8] surrenders to who asks for it where it has no hope, and not before', () => {
    const hopeless = asked({ archer: 1 }, { cavalry: 4 });
    expect(usual(hopeless, 'hungary')).toEqual({ verb: 'accept' });
    const after = acted(hopeless, [['hungary', { verb: 'accept' }]]);
    expect(after.realms.hungary?.surrendered).toEqual({ archer: 1 });
    expect(usual(asked({ archer: 2 }, { archer: 3 }), 'hungary')).toEqual({ verb: 'refuse' });
    expect(usual(asked({ archer: 1 }, { cavalry: 1 }), 'hungary')).toEqual({ verb: 'refuse' });
    expect(usual(asked({ cavalry: 1 }, { 'light-infantry': 2 }), 'hungary')).toEqual({ verb: 'refuse' });
  });

  it('[6.8] refuses an enemy who offers to surrender', () => {
    const battle = battleOf({
      attacker: { owner: 'byzantium', units: { cavalry: 4 }, order: { reroll: 'none' } },
      defender: { owner: 'hungary', units: { archer: 1 }, order: { reroll: 'none' } },
    });
    const offered = acted(battle, [['byzantium', { verb: 'offer-surrender' }]]);
    expect(usual(offered, 'hungary')).toEqual({ verb: 'refuse' });
  });

  /** Byzantium, which holds Serbia, stands in Banat, of Hungary, where no pact lets it be any more. */
  const guest = (wagons: number, archers: number) =>
    carried({
      ...done(
        world((play) => {
          play.changeLand('serbia', { armies: {} });
          play.addUnits('serbia', 'byzantium', { archer: 1 });
          play.addUnits('banat', 'byzantium', { archer: archers });
          for (let wagon = 0; wagon < wagons; wagon++)
            play.addVehicle({ ...NEW_VEHICLE, kind: 'war-wagon', level: 1, owner: 'byzantium', at: 'banat' });
        }),
        noteGuests,
      ),
      phase: 'combat',
      frames: [COMBAT],
    });

  it('[11.21] goes home when its pact of passage is over', () => {
    const state = guest(2, 4);
    const action = usual(state, 'byzantium');
    expect(action).toMatchObject({ verb: 'move', from: 'banat', group: { archer: 4 }, to: 'serbia' });
    const after = acted(state, [['byzantium', action]]);
    expect(after.lands.banat.armies).toEqual({});
    expect(done(after, judgeGuests).realms.byzantium?.honour).toBe(10);
  });

  it('[11.21] stays where not all of it can go, or its way ends in a battle, or it is bound, or may stand there', () => {
    const passes = (state: Medioevo) => expect(usual(state, 'byzantium')).toEqual({ verb: 'pass' });
    passes(guest(1, 4));
    const held = done(guest(2, 4), (play) => {
      play.addUnits('serbia', 'barbarians', { archer: 1 });
    });
    passes(held);
    const ban = { kind: 'ban', what: 'leave', at: 'banat', turn: 2 } as const;
    passes(done(guest(2, 4), (play) => play.set({ lasting: [ban] })));
    const others = [{ seat: 'empire', at: 'banat' } as const];
    const invited = guest(2, 4);
    passes({ ...invited, diplomacy: { ...invited.diplomacy, overstaying: others } });
  });
});

describe('the event of whoever is away', () => {
  it('[2.2] has the two effects that strike others', () => {
    const state = during(
      world((play) => {
        // Movement, buildings, goods, in Cologne and around it.
        play.set({ phase: 'events', event: { number: 1, effects: [] } });
        play.set({ order: ['empire', 'hungary', 'byzantium', 'mamluks', 'novgorod', 'horde'] });
        play.addVehicle({ ...NEW_VEHICLE, kind: 'war-wagon', level: 1, owner: 'empire', at: 'cologne' });
      }),
      { kind: 'event-choice', id: 1 },
    );
    expect(usual(state, 'empire')).toEqual({ verb: 'event', first: 'buildings', second: 'goods' });
    const town = done(state, (play) => {
      for (const { id } of play.state.vehicles) play.removeVehicle(id);
      play.changeLand('cologne', { civil: { level: 1, damage: 0 } });
    });
    expect(usual(town, 'empire')).toEqual({ verb: 'event', first: 'movement', second: 'goods' });
  });
});
