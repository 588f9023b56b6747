import type { Rejection } from '../../../core/result.js';
import { type CommanderId, isCity, isSea, type SpaceId } from '../facts/ids.js';
import { voyagesOf } from '../movement/fleets.js';
import { routesOf } from '../movement/ways.js';
import { commandersToMove, mustLeave } from '../roman/actors.js';
import { commandersAt, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { because, commanderTerm, spaceTerm, whereGeneralStands } from './reasons.js';

/** More than the cost of any way. */
const ANY = 99;

/** Why nobody moves there (5.1). */
export function whyNoMove(state: Draco, space: SpaceId | null, named: CommanderId | null): Rejection | null {
  const who = named ?? state.turn.general;
  if (state.pieces.commanders[who] === null) return because('not-there', { who: commanderTerm(who) });
  if (!commandersToMove(state).includes(who))
    return because(mustLeave(state) ? 'must-leave' : 'not-mover', {
      ...whereGeneralStands(state),
      who: commanderTerm(who),
    });
  return space === null ? because('move-nowhere', whereGeneralStands(state)) : whyNoRoute(state, who, space);
}

function whyNoRoute(state: Draco, who: CommanderId, to: SpaceId): Rejection | null {
  const { pieces, turn } = state;
  const facts = board(state);
  const values = { to: spaceTerm(to), who: commanderTerm(who) };
  if (pieces.commanders[who] === to) return because('already-there', values);
  if (revoltsAt(pieces, to) > 0) return because('in-revolt', values);
  if (isSea(to) && !pieces.fleets.includes(to)) return because('no-fleet', values);
  const [other] = commandersAt(pieces, to);
  if (other !== undefined) return because('occupied', { to: spaceTerm(to), who: commanderTerm(other) });
  const route = routesOf(facts, { ...pieces }, who, { denarii: ANY }).find((one) => one.to === to);
  if (route !== undefined && route.cost > turn.denarii)
    return because('too-dear', { ...values, cost: route.cost, denarii: turn.denarii });
  if (pieces.stick && isCity(to) && facts.cities[to].north) return because('beyond-lethe', values);
  return because('no-way', values);
}

/** Why no fleet sails there (5.1.4, 5.1.7, 10.5.2). */
export function whyNoVoyage(state: Draco, space: SpaceId | null, from: SpaceId | null): Rejection | null {
  const { pieces, turn } = state;
  if (mustLeave(state)) return because('must-leave', whereGeneralStands(state));
  if (space !== null && isCity(space)) return because('not-a-sea', { to: spaceTerm(space) });
  const fleets = pieces.fleets;
  if (from !== null && (!isSea(from) || !fleets.includes(from)))
    return because('no-fleet-from', { from: spaceTerm(from) });
  if (space === null || !isSea(space)) return because('sail-nowhere');
  if (revoltsAt(pieces, space) > 0) return because('pirates-there', { to: spaceTerm(space) });
  if (fleets.includes(space)) return because('fleet-there', { to: spaceTerm(space) });
  const facts = board(state);
  const costs = fleets
    .filter((fleet) => from === null || fleet === from)
    .flatMap((fleet) => voyagesOf(facts, pieces, fleet, ANY).filter(({ to }) => to === space));
  const cost = Math.min(...costs.map((voyage) => voyage.cost));
  if (costs.length > 0 && cost > turn.denarii)
    return because('too-dear', { to: spaceTerm(space), cost, denarii: turn.denarii });
  return costs.length === 0 ? because('sail-nowhere') : null;
}
