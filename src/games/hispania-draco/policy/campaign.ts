import type { Action } from '../../../core/action.js';
import type { Field } from '../combat/contest.js';
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

/** What a sensible Roman does next: he weighs every space that he can pay for by what he can do there. */
interface Prospect {
  readonly at: SpaceId;
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
  const { general: who, denarii } = state.turn;
  const field = fieldOf(state);
  const { board, pieces } = field;
  const worth = worthOf(board, pieces, roundsLeft(state), state.options.level.denarii);
  const outlook = { state, field, worth, threats: threatsOf(field), pull: pullOf(board, pieces, worth), who };
  const here = pieces.commanders[who];
  let best = here === null || mustLeave(state) ? null : prospect(outlook, here, 0);
  for (const { to, cost } of routesOf(board, pieces, who, { denarii })) {
    const other = prospect(outlook, to, cost);
    if (best === null || other.worth > best.worth) best = other;
  }
  for (const { to, cost } of here === null || !isSea(here) || mustLeave(state) ? [] : voyages(state, here)) {
    const other = prospect(outlook, to, cost);
    if (best === null || other.worth > best.worth) best = { ...other, next: sailTo(state, here, to) };
  }
  if (best !== null && best.next?.verb === 'sail') return best.next;
  if (best !== null && best.at !== here) return moveTo(state, who, best.at);
  return best?.next ?? closing(state);
}

function prospect(outlook: Outlook, at: SpaceId, cost: number): Prospect {
  const { state, field, worth, threats, pull, who } = outlook;
  const left = state.turn.denarii - cost;
  const standing = pull.at(at) - dangerAt(field, worth, threats, who, at);
  if (left === 0) return { at, worth: standing, next: null };
  const placing = garrisonToPlace(field, worth, who, at);
  const taking = placing > 0 ? 0 : garrisonToTake(field, worth, who, at);
  const spare = placing > 0 || taking > 0 ? left - 1 : left;
  const fights = fightsFrom(field, worth, who, at, spare);
  const [fight = null] = fights;
  const sum = placing + taking + gainOf(fights, spare) + standing - cost * WORTH.step;
  // What is worth most for its denarii comes first.
  const gain = fight === null ? 0 : fight.gain / fight.denarii;
  if (placing > gain) return { at, worth: sum, next: { verb: 'place', ...disc(placeable(state), who) } };
  if (taking > gain) return { at, worth: sum, next: { verb: 'remove', ...disc(removable(state), who) } };
  if (fight === null) return { at, worth: sum, next: null };
  const { verb, target, denarii } = fight;
  const named = fighters(state, verb).length > 1 ? { figure: who } : {};
  return { at, worth: sum, next: { verb, ...named, target, denarii } };
}

/** His own, where he has the legion to choose as well. */
function disc(choices: readonly GarrisonId[], who: GeneralId): { readonly garrison?: GarrisonId } {
  return choices.length > 1 ? { garrison: who } : {};
}

function moveTo(state: Draco, who: GeneralId, to: SpaceId): Action {
  return whoCanMove(state).length > 1 ? { verb: 'move', figure: who, to } : { verb: 'move', to };
}

/** On board, with his fleet. */
function sailTo(state: Draco, fleet: SpaceId | null, to: SpaceId): Action {
  return fleetsThatSail(state).length > 1 ? { verb: 'sail', fleet: fleet ?? to, to } : { verb: 'sail', to };
}

/** Of two who share the consul the first hands him over. */
function closing(state: Draco): Action {
  const { general, handedOver } = state.turn;
  return { verb: general === 'consul' && state.consulShared && !handedOver ? 'hand-over' : 'done' };
}

/** One connection for nothing, to where most is to be done, or out of danger (10.2.1). */
export function sensibleFreeMove(state: Draco, routes: readonly Route[]): Action {
  const who: GeneralId = 'praetor-ulterior';
  const field = fieldOf(state);
  const worth = worthOf(field.board, field.pieces, roundsLeft(state), state.options.level.denarii);
  const pull = pullOf(field.board, field.pieces, worth);
  const threats = threatsOf(field);
  const value = (at: SpaceId) => pull.at(at) - dangerAt(field, worth, threats, who, at);
  const here = field.pieces.commanders[who];
  const best = routes.reduce<SpaceId | null>(
    (one, { to }) => (one === null || value(to) > value(one) ? to : one),
    here,
  );
  return best === null || best === here ? { verb: 'done' } : { verb: 'move', to: best };
}
