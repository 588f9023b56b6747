import type { Domain, Filled } from '../../../core/offer.js';
import * as kit from '../../../kit/index.js';
import { UNIT_TYPES } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { otherSide, type Side } from '../state/battle.js';
import type { Medioevo } from '../state/state.js';
import { countOf, type Units } from '../state/units.js';
import { askVehicle } from '../state/vehicle.js';
import { abilitiesAt, CAPTAIN_USES } from './abilities.js';
import { refuges } from './aftermath/flight.js';
import { exposedTypes, unitsToHit } from './losses/wounds.js';
import { inMelee } from './sides.js';
import type { Here } from './stages.js';
import { aimsOf, openEngines } from './throws/crews.js';
import { MOST_CREW } from './throws/fire.js';

/** The questions of a battle, with their answers. */

export function askRefuge(state: Medioevo, here: Here): Domain {
  const choices = refuges(state, here).map(({ at, cost, entry }) => ({
    ...kit.named('place', at, entry === 'free' ? undefined : entry),
    values: { cost },
  }));
  return { kind: 'one', slot: 'to', choices };
}

export function askEngine(state: Medioevo, here: Here, side: Side): Domain {
  return askVehicle('engine', openEngines(state, here, side));
}

/** One to three units of the melee serve it (6.5.6). */
export function askCrew(state: Medioevo, here: Here, side: Side): Domain {
  return kit.askSome('units', 'unit', { ...inMelee(state, here, side) }, { max: MOST_CREW });
}

/** Its target, if there is any besides men (6.5.6). */
export function askAim(state: Medioevo, here: Here, side: Side, { engine }: Filled): Domain | null {
  const vehicle = state.vehicles.find(({ id }) => `${id}` === engine);
  if (vehicle === undefined) return null;
  const aims = aimsOf({ state, book: bookOf(state.overrides) }, here, side, vehicle);
  return aims.length < 2 ? null : kit.askOne('aim', 'aim', aims);
}

/** Useful captain actions: fight as a type, free one of ours, block one of theirs. */
export function askCaptainUse(state: Medioevo, here: Here, side: Side): Domain {
  const uses = CAPTAIN_USES.filter((use) => captainTypes(state, here, side, use).length > 0);
  return kit.askOne('use', 'captain-use', uses);
}

export function askCaptainType(state: Medioevo, here: Here, side: Side, { use }: Filled): Domain {
  return kit.askOne('type', 'unit-type', captainTypes(state, here, side, use));
}

function captainTypes(state: Medioevo, here: Here, side: Side, use: unknown) {
  const [own, enemy] = [inMelee(state, here, side), inMelee(state, here, otherSide(side))];
  const has = (units: Units, type: (typeof UNIT_TYPES)[number]) => countOf(units, type) > 0;
  return abilitiesAt(here.at).filter((type) => {
    if (here.captain[side].some((one) => one.use === use && one.type === type)) return false;
    if (use === 'own') return true;
    return use === 'free' ? has(own, type) && has(enemy, type) : has(enemy, type);
  });
}

export function askWho(state: Medioevo, here: Here): Domain {
  const [wound] = here.wounds;
  return kit.askOne('type', 'unit-type', wound === undefined ? [] : exposedTypes(state, here, wound.side));
}

/** Points this type takes: at most its number of units. */
export function askPoints(state: Medioevo, here: Here, { type }: Filled): Domain | null {
  const [wound] = here.wounds;
  const hit = kit.oneIn(UNIT_TYPES, type);
  if (wound === undefined || hit === null) return null;
  const most = Math.min(wound.points, countOf(unitsToHit(state, here, wound.side), hit));
  return most < 2 ? null : kit.askNumber('points', 1, most);
}
