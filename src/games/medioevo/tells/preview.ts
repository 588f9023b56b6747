import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { percentages } from '../answers/odds.js';
import { losesRoute } from '../commerce/trade.js';
import { voyagesOf } from '../commerce/voyage.js';
import { debtPreview, dismissPreview } from '../control/removal-preview.js';
import { pactChoice, pactNamed, pactTerms } from '../diplomacy/dissolving.js';
import { offerNamed, offerTerms } from '../diplomacy/negotiation.js';
import { restsOnly } from '../diplomacy/relations.js';
import { isTerritory } from '../facts/place-ids.js';
import { type Course, moveIn } from '../movement/questions.js';
import { chancesOfMove } from '../odds/foreseen.js';
import { cashIn } from '../purchases/lists.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { hide } from './view.js';

/** The meaning of an action: a battle's chances, places left empty, its cost in honour and florins. */
export function preview(state: Medioevo, seat: SeatId, action: Action): Preview | null {
  const frame = state.frames.at(-1);
  switch (action.verb) {
    case 'move':
    case 'bring':
      return frame?.kind === 'combat' ? movePreview(state, seat, action, frame) : null;
    case 'assault':
    case 'rob':
      return withoutWar(state, seat, action);
    case 'dismiss':
      return dismissPreview(state, seat, action);
    case 'remove-vehicle':
    case 'plunder-transport':
      return debtPreview(state, seat, action);
    case 'sell-cubes': {
      const vehicle = state.vehicles.find(({ id }) => `${id}` === action.vehicle);
      return vehicle !== undefined && losesRoute(state, seat, vehicle) ? { key: 'ends-route', loses: true } : null;
    }
    case 'trade': {
      const vehicle = state.vehicles.find(({ id }) => `${id}` === action.vehicle);
      const voyage = vehicle && voyagesOf(state, seat, vehicle).find(({ at }) => at === action.to);
      const values: Terms = { to: { kind: 'place', id: `${action.to}` } };
      return voyage?.robbed === true ? { key: 'robbed', values, loses: true } : null;
    }
    case 'war':
      return { key: 'war', values: { against: { kind: 'seat', id: kit.textIn(action, 'against') } }, binds: true };
    case 'done': {
      if (frame?.kind !== 'purchases') return null;
      const listed = (frame.lists[seat] ?? []).length;
      return { key: 'purchases', values: { listed, left: cashIn(state, frame, seat) } };
    }
    case 'accept-pact': {
      const offer = offerNamed(state, action.pact);
      if (offer === undefined) return null;
      return { key: 'pact', values: { who: { kind: 'seat', id: offer.from }, ...offerTerms(offer, seat) } };
    }
    case 'break-pact':
    case 'complain': {
      const pact = pactNamed(state, action.pact);
      if (pact === undefined) return null;
      const { name } = pactChoice(pact, seat);
      return { key: 'pact', values: { ...(name === undefined ? {} : { who: name }), ...pactTerms(pact, seat) } };
    }
    default:
      return null;
  }
}

/** On the spot: an attack or a robbery without war. */
function withoutWar(state: Medioevo, seat: SeatId, action: Action): Preview {
  const truce = restsOnly(state, seat, kit.textIn(action, 'enemy'));
  const key = truce ? 'truce' : action.verb === 'rob' ? 'robbery' : 'undeclared';
  return { key, values: { to: { kind: 'place', id: kit.textIn(action, 'at') } }, loses: true };
}

/** An attack without war costs honour that can still be saved. */
function movePreview(state: Medioevo, seat: SeatId, action: Action, course: Course): Preview | null {
  const move = moveIn(state, seat, course, action);
  if (move === null) return null;
  const { from, destination } = move;
  const { at, entry, group } = destination;
  const there = isTerritory(from) ? unitsOf(state.lands[from], seat) : {};
  const empty = isTerritory(from) && sizeOf(group.units) > 0 && sizeOf(there) === sizeOf(group.units);
  const left: Terms = empty ? { left: { kind: 'place', id: from } } : {};
  if (entry === 'free' || entry === 'take') return empty ? { key: 'leaves', values: left } : null;
  const chances = chancesOfMove(hide(state, seat), seat, action);
  const odds = chances === null ? {} : percentages(chances);
  const values = { to: { kind: 'place', id: at }, ...odds, ...left };
  if (entry === 'undeclared' || entry === 'truce') return { key: entry, values, loses: true };
  return { key: 'attack', values };
}
