import { beginBattle } from '../../../src/games/medioevo/battle/begin.js';
import type { Here } from '../../../src/games/medioevo/battle/stages.js';
import { Play } from '../../../src/games/medioevo/engine/play.js';
import { isTerritory, type PlaceId } from '../../../src/games/medioevo/facts/place-ids.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { BattleOrder } from '../../../src/games/medioevo/state/battle-order.js';
import { BARBARIANS } from '../../../src/games/medioevo/state/land.js';
import type { Medioevo, WarCircle } from '../../../src/games/medioevo/state/state.js';
import type { Units } from '../../../src/games/medioevo/state/units.js';
import * as kit from '../../../src/kit/index.js';
import { world } from './world.js';

type Level = 1 | 2 | 3;

/** A side as a test says it: who, with what, and at sea on which galleys. */
export interface Host {
  readonly owner: string;
  readonly units: Units;
  readonly engines?: readonly Level[];
  readonly galleys?: readonly Level[];
  readonly order?: Partial<BattleOrder>;
}

export interface Arranged {
  readonly attacker: Host;
  readonly defender: Host;
  readonly at?: PlaceId;
  /** A military building of whoever held the place before. */
  readonly building?: Level;
  readonly held?: string | null;
  readonly circle?: WarCircle;
  readonly pointsLeft?: number;
  readonly order?: readonly string[];
  readonly arrange?: (play: Play) => void;
}

/** Kiev: nobody's, inhabited, no home; the first of the seats attacks where nothing else is said. */
export const FIELD = 'kiev' as const;

/** A battle about to begin its first round, at war, with nothing else under way. */
export function battleOf({ attacker, defender, at = FIELD, ...more }: Arranged): Medioevo {
  const { building, held, circle, pointsLeft = 0, order, arrange } = more;
  const seats = [attacker.owner, defender.owner];
  const state = world((play) => {
    play.set({ warCircle: circle ?? { d4: 2, d6: 4, d8: 7 }, phase: 'combat', ...(order ? { order } : {}) });
    for (const one of seats) {
      const other = seats.find((seat) => seat !== one) ?? one;
      if (one !== BARBARIANS && other !== BARBARIANS) play.changeRealm(one, { wars: { [other]: 1 } });
    }
    if (isTerritory(at)) play.changeLand(at, { armies: {}, holder: null });
    for (const host of [defender, attacker]) place(play, at, host);
    if (isTerritory(at)) {
      play.changeLand(at, {
        holder: held === undefined ? (defender.owner === BARBARIANS ? null : defender.owner) : held,
        military: building === undefined ? null : { level: building, damage: 0 },
      });
    }
    arrange?.(play);
    beginBattle(play, {
      at,
      attacker: attacker.owner,
      defender: defender.owner,
      pointsLeft,
      ...(held === undefined ? { held: defender.owner === BARBARIANS ? null : defender.owner } : { held }),
    });
  });
  return state;
}

function place(play: Play, at: PlaceId, { owner, units, engines = [], galleys = [], order }: Host): void {
  if (order !== undefined && owner !== BARBARIANS) {
    play.changeRealm(owner, { battleOrder: { ...play.realm(owner).battleOrder, ...order } });
  }
  if (isTerritory(at)) {
    play.addUnits(at, owner, units);
    for (const level of engines) play.addVehicle({ ...NEW_VEHICLE, kind: 'siege-engine', level, owner, at });
    return;
  }
  const ids = galleys.map((level) => play.addVehicle({ ...NEW_VEHICLE, kind: 'galley', level, owner, at }));
  const [flag] = ids;
  if (flag === undefined) return;
  play.changeVehicle(flag, { units });
  for (const level of engines)
    play.addVehicle({ ...NEW_VEHICLE, kind: 'siege-engine', level, owner, at, aboard: flag });
}

/** The battle under way. */
export function battleIn(state: Medioevo): Here {
  const here = state.frames.find((frame) => frame.kind === 'battle');
  if (here?.kind !== 'battle') throw new Error('no battle');
  return here;
}

export function laterOn(state: Medioevo, does: (play: Play) => void): Medioevo {
  const play = new Play(state, kit.noDice());
  does(play);
  return play.state;
}
