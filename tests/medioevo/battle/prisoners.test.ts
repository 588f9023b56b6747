import { describe, expect, it } from 'vitest';
import { reserveOf } from '../../../src/games/medioevo/control/supply.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { carriedOn } from '../support/acts.js';
import { battleIn, battleOf, FIELD } from '../support/field.js';
import { vehicle } from '../support/full-move.js';
import { done } from '../support/world.js';

const STILL = { reroll: 'none' } as const;

describe('prisoners of a battle', () => {
  it('[6.9] whoever was taken is free, and holds the field, when his captor has nobody left', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { 'light-infantry': 3 }, order: { ...STILL, capture: 'always' } },
      defender: { owner: 'hungary', units: { cavalry: 1, 'heavy-infantry': 1 }, order: STILL },
    });
    const caught = done(state, (play) => {
      const here = battleIn(play.state);
      play.takeUnits(FIELD, 'hungary', { cavalry: 1, 'heavy-infantry': 1 });
      play.takeUnits(FIELD, 'byzantium', { 'light-infantry': 3 });
      play.replace({ ...here, taken: { ...here.taken, defender: { 'heavy-infantry': 2 } } });
    });
    expect(reserveOf(caught, 'hungary', 'heavy-infantry')).toBe(18);
    const after = carriedOn(caught);
    expect(after.lands[FIELD].armies).toMatchObject({ hungary: { units: { 'heavy-infantry': 2 } } });
    expect([after.lands[FIELD].holder, after.realms.byzantium?.prisoners]).toEqual(['hungary', {}]);
  });

  it('[6.9] at sea they come aboard their own galley again, as far as there is room', () => {
    const state = battleOf({
      at: 'aegean-sea',
      attacker: { owner: 'byzantium', units: { archer: 1 }, galleys: [1], order: STILL },
      defender: { owner: 'hungary', units: { archer: 4 }, galleys: [1], order: STILL },
    });
    const caught = done(state, (play) => {
      const here = battleIn(play.state);
      for (const { id } of play.state.vehicles) play.changeVehicle(id, { units: {} });
      play.replace({ ...here, taken: { ...here.taken, defender: { archer: 4 } } });
    });
    // The galley that has nobody left does not sink, and falls to whoever holds the sea.
    const after = carriedOn(caught, [8]);
    expect(after.vehicles.map(({ owner, units }) => [owner, units])).toEqual([
      ['hungary', { archer: 3 }],
      ['hungary', {}],
    ]);
    expect(reserveOf(after, 'hungary', 'archer')).toBe(7);
  });

  it('[6.9] prisoners are led away too by whoever breaks the battle off or flees', () => {
    const caught = (arrange: (play: Play) => void) =>
      done(
        battleOf({
          attacker: { owner: 'byzantium', units: { 'light-infantry': 3 }, order: STILL },
          defender: { owner: 'hungary', units: { archer: 2 }, order: STILL },
          pointsLeft: 2,
          arrange: (play) => vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: FIELD, stopped: true }),
        }),
        (play) => {
          const here = battleIn(play.state);
          const taken = { attacker: { cavalry: 1 }, defender: { 'heavy-infantry': 2 } };
          play.replace({ ...here, taken });
          arrange(play);
        },
      );
    const both = { byzantium: { hungary: { 'heavy-infantry': 2 } }, hungary: { byzantium: { cavalry: 1 } } };
    const held = (state: Medioevo) => ({
      byzantium: state.realms.byzantium?.prisoners,
      hungary: state.realms.hungary?.prisoners,
    });
    const banned = carriedOn(
      caught((play) => play.set({ lasting: [{ kind: 'ban', what: 'combat', at: FIELD, turn: play.state.turn }] })),
    );
    expect(held(banned)).toEqual(both);
    const fled = carriedOn(
      caught((play) => play.replace({ ...battleIn(play.state), flight: { to: 'halych', points: 1 } })),
    );
    expect(held(fled)).toEqual(both);
  });
});
