import type { Action } from '../../../core/action.js';
import type { Field } from '../battle/contest.js';
import { type GarrisonId, type GeneralId, isSea, type SpaceId } from '../facts/ids.js';
import { type Route, routesOf } from '../movement/ways.js';
import { mustLeave } from '../roman/actors.js';
import { fighters } from '../roman/fighting.js';
import { placeable, removable } from '../roman/garrisoning.js';
import { fleetsThatSail, voyages, whoCanMove } from '../roman/moving.js';
import { roundsLeft } from '../sequence/calendar.js';
import { fieldOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { dangerAt, type Threats, threatsOf } from './danger.js';
import { fightsFrom, gainOf } from './fights.js';
import { garrisonToPlace, garrisonToTake } from './garrisons.js';
import { type Pull, pullOf } from './pull.js';
import { WORTH, type Worth, worthOf } from './worth.js';

/** A sensible Roman's next action: weighs every affordable space by what can be done there. */
interface Prospect {
  readonly worth: number;
  readonly next: Action | null;
}

interface Outlook {
  readonly state: Draco;
  readonly field: Field;
  readonly worth: Worth;
  readonly threats: Threats;
  readonly pull: Pull;
  readonly who: GeneralId;
}

export function sensibleAction(state: Draco): Action {
  return sensibleActions(state)[0];
}

/** The step and its purpose. */
export function sensibleActions(state: Draco): readonly [Action, ...Action[]] {
  const best = prospectsOf(state).reduce<Way | null>(
    (one, other) => (one === null || other.worth > one.worth ? other : one),
    null,
  );
  const [first = endingAction(state), ...rest] = best?.actions ?? [];
  return [first, ...rest];
}

/** One way to spend the rest: a step to a space, or none, and the first action there. */
export interface Way {
  readonly worth: number;
  readonly actions: readonly Action[];
}

/** Every affordable space, starting with the general's own. */
export function prospectsOf(state: Draco): readonly Way[] {
  const { general: who, denarii } = state.turn;
  const field = fieldOf(state);
  const { board, pieces } = field;
  const worth = worthOf(board, pieces, roundsLeft(state));
  const outlook = { state, field, worth, threats: threatsOf(field), pull: pullOf(board, pieces, worth), who };
  const here = pieces.commanders[who];
  const ways: Way[] = here === null || mustLeave(state) ? [] : [wayOf(prospect(outlook, here, 0), null)];
  const several = whoCanMove(state).length > 1;
  for (const { to, cost } of routesOf(board, pieces, who, { denarii })) {
    ways.push(wayOf(prospect(outlook, to, cost), moveTo(several, who, to)));
  }
  for (const { to, cost } of here === null || !isSea(here) || mustLeave(state) ? [] : voyages(state, here)) {
    ways.push(wayOf(prospect(outlook, to, cost), sailTo(state, here, to)));
  }
  return ways;
}

function wayOf({ worth, next }: Prospect, step: Action | null): Way {
  return { worth, actions: [step, next].filter((action) => action !== null) };
}

function prospect(outlook: Outlook, at: SpaceId, cost: number): Prospect {
  const { state, field, worth, threats, pull, who } = outlook;
  const left = state.turn.denarii - cost;
  const standing = pull.at(at) - dangerAt(field, threats, who, at);
  if (left === 0) return { worth: standing, next: null };
  const placing = garrisonToPlace(field, who, at);
  const taking = placing > 0 ? 0 : garrisonToTake(field, who, at);
  const spare = placing > 0 || taking > 0 ? left - 1 : left;
  const fights = fightsFrom(field, worth, who, at, spare);
  const [fight = null] = fights;
  const sum = placing + taking + gainOf(fights, spare) + standing - cost * WORTH.step;
  // The best gain per denarius first.
  const gain = fight === null ? 0 : fight.gain / fight.denarii;
  if (placing > gain) return { worth: sum, next: { verb: 'place', ...disc(placeable(state), who) } };
  if (taking > gain) return { worth: sum, next: { verb: 'remove', ...disc(removable(state), who) } };
  if (fight === null) return { worth: sum, next: null };
  const { verb, target, denarii } = fight;
  const named = fighters(state, verb).length > 1 ? { figure: who } : {};
  return { worth: sum, next: { verb, ...named, target, denarii } };
}

/** His own, if he could also take the legion. */
function disc(choices: readonly GarrisonId[], who: GeneralId): { readonly garrison?: GarrisonId } {
  return choices.length > 1 ? { garrison: who } : {};
}

function moveTo(several: boolean, who: GeneralId, to: SpaceId): Action {
  return several ? { verb: 'move', figure: who, to } : { verb: 'move', to };
}

/** On board, with his fleet. */
function sailTo(state: Draco, fleet: SpaceId | null, to: SpaceId): Action {
  return fleetsThatSail(state).length > 1 ? { verb: 'sail', fleet: fleet ?? to, to } : { verb: 'sail', to };
}

/** If two share the consul, the first hands him over. */
export function endingAction(state: Draco): Action {
  const { general, handedOver } = state.turn;
  return { verb: general === 'consul' && state.consulShared && !handedOver ? 'hand-over' : 'done' };
}

/** One free connection, to where most is to be done, or out of danger (10.2.1). */
export function sensibleFreeMove(state: Draco, routes: readonly Route[]): Action {
  const who: GeneralId = 'praetor-ulterior';
  const field = fieldOf(state);
  const worth = worthOf(field.board, field.pieces, roundsLeft(state));
  const pull = pullOf(field.board, field.pieces, worth);
  const threats = threatsOf(field);
  const value = (at: SpaceId) => pull.at(at) - dangerAt(field, threats, who, at);
  const here = field.pieces.commanders[who];
  const best = routes.reduce<SpaceId | null>(
    (one, { to }) => (one === null || value(to) > value(one) ? to : one),
    here,
  );
  return best === null || best === here ? { verb: 'done' } : { verb: 'move', to: best };
}
