import { describe, expect, it } from 'vitest';
import { fitsGalley, usableAboard, usableEngines } from '../../../src/games/medioevo/battle/throws/usable-engines.js';
import { Play } from '../../../src/games/medioevo/engine/play.js';
import { hordesToMove, moveHorde } from '../../../src/games/medioevo/events/supply.js';
import { noDice } from '../../../src/kit/index.js';
import { vehicle } from '../support/full-move.js';
import { world } from '../support/world.js';

const SEA = 'aegean-sea' as const;
const men = { archer: 1 } as const;

describe('engines that can be used', () => {
  it('[6.6] at sea only those aboard a galley with men, of their owner, in this sea', () => {
    const engines: number[] = [];
    const aboard = (play: Play, owner: string, at: typeof SEA | 'ionian-sea', units: object) => {
      const galley = vehicle(play, { kind: 'galley', owner, at, level: 2, units });
      engines.push(vehicle(play, { kind: 'siege-engine', owner, at, aboard: galley }));
    };
    const state = world((play) => {
      aboard(play, 'byzantium', SEA, men);
      aboard(play, 'byzantium', SEA, {});
      aboard(play, 'hungary', SEA, men);
      aboard(play, 'byzantium', 'ionian-sea', men);
      vehicle(play, { kind: 'merchant-ship', owner: 'byzantium', at: SEA });
    });
    const used = (owner: string, at: typeof SEA | 'ionian-sea') => usableEngines(state, at, owner).map(({ id }) => id);
    expect(used('byzantium', SEA)).toEqual(engines.slice(0, 1));
    expect(used('hungary', SEA)).toEqual(engines.slice(2, 3));
    expect(used('byzantium', 'ionian-sea')).toEqual(engines.slice(3));
    expect(used('hungary', 'ionian-sea')).toEqual([]);
  });

  it('[6.6] ashore all of their owner that stand there, and nothing else', () => {
    const state = world((play) => {
      for (const owner of ['byzantium', 'byzantium', 'hungary']) {
        vehicle(play, { kind: 'siege-engine', owner, at: 'kiev', level: 3 });
      }
      vehicle(play, { kind: 'siege-engine', owner: 'byzantium', at: 'halych' });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'kiev' });
    });
    expect(usableEngines(state, 'kiev', 'byzantium').map(({ id }) => id)).toEqual([1, 2]);
  });

  it('[6.6] on a galley levels together as high as its own, the highest first', () => {
    expect([fitsGalley(3, [3]), fitsGalley(3, [2, 1]), fitsGalley(2, [2, 1]), fitsGalley(1, [])]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    const state = world((play) => {
      vehicle(play, { kind: 'galley', owner: 'byzantium', at: SEA, level: 3, units: men });
      for (const level of [1, 2, 2, 1] as const) {
        vehicle(play, { kind: 'siege-engine', owner: 'byzantium', at: SEA, level, aboard: 1 });
      }
    });
    const [galley, ...engines] = state.vehicles;
    if (galley === undefined) throw new Error('no galley');
    expect(usableAboard(galley, engines).map(({ level }) => level)).toEqual([2, 1]);
  });
});

describe('hordes at sea', () => {
  const meeting = (arrange: (play: Play) => void) => {
    const begun = world((play) => {
      play.set({ order: ['horde', 'hungary', 'byzantium', 'mamluks', 'empire', 'novgorod'], phase: 'events' });
      for (const at of ['smyrna', SEA] as const)
        for (const { id } of play.state.vehicles.filter((one) => one.at === at)) play.removeVehicle(id);
      play.changeLand('smyrna', { armies: {} });
      play.addUnits('smyrna', 'barbarians', { archer: 2 });
      arrange(play);
    });
    const play = new Play(begun, noDice());
    moveHorde(play, 'smyrna', SEA);
    return play.state;
  };
  const met = (arrange: (play: Play) => void) => {
    const battle = meeting(arrange).frames.at(-1);
    return battle?.kind === 'battle' ? [battle.attacker, battle.defender, battle.at] : null;
  };

  it('[2.5] attack whoever has men aboard there, the first in the order of the turn', () => {
    expect(
      met((play) => {
        for (const owner of ['byzantium', 'hungary']) vehicle(play, { kind: 'galley', owner, at: SEA, units: men });
        // The first of all has his men in another sea, and none here.
        vehicle(play, { kind: 'galley', owner: 'horde', at: 'ionian-sea', units: men });
        vehicle(play, { kind: 'galley', owner: 'horde', at: SEA });
      }),
    ).toEqual(['barbarians', 'hungary', SEA]);
  });

  it('[12.4] fight nobody where no men are aboard, and take what swims there', () => {
    const ships = (play: Play) => {
      vehicle(play, { kind: 'galley', owner: 'horde', at: SEA });
      vehicle(play, { kind: 'merchant-ship', owner: 'hungary', at: SEA });
      vehicle(play, { kind: 'merchant-ship', owner: 'hungary', at: 'ionian-sea' });
    };
    expect(met(ships)).toBeNull();
    expect(meeting(ships).vehicles.map(({ owner, at }) => [owner, at])).toEqual([
      ['hungary', 'ionian-sea'],
      ['barbarians', SEA],
    ]);
  });

  it('[2.3] are moved on from sea, each galley by itself, and not what players’ galleys carry', () => {
    const state = world((play) => {
      vehicle(play, { kind: 'galley', owner: 'barbarians', at: SEA, units: men });
      vehicle(play, { kind: 'galley', owner: 'hungary', at: 'ionian-sea', units: men });
    });
    const seas = hordesToMove(state, 'byzantium').filter((at) => at === SEA || at === 'ionian-sea');
    expect(seas).toEqual([SEA]);
  });
});
