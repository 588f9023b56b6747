import type { Action, Tally } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { isTerritory } from '../facts/place-ids.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, without } from '../state/units.js';
import { dismissed } from './dismissal.js';
import { type Along, losesRoute, takenAlong } from './taken-along.js';

/** The losses from removing pieces: passengers, goods, a trade route, a land left without units (3.3). */
export function dismissPreview(state: Medioevo, seat: SeatId, action: Action): Preview {
  const at = kit.textIn(action, 'at');
  const { ids, pieces, elsewhere, along } = dismissed(state, action.pieces);
  const there = isTerritory(at) ? unitsOf(state.lands[at], seat) : {};
  const empty = sizeOf(there) > 0 && sizeOf(without(there, elsewhere)) === 0;
  const left = empty ? { left: { kind: 'place', id: at } } : {};
  return said(state, seat, { pieces, at, ids, along }, left);
}

/** For a vehicle sold for a debt: only if more than the vehicle is lost. */
export function debtPreview(state: Medioevo, seat: SeatId, action: Action): Preview | null {
  const vehicle = state.vehicles.find(({ id }) => `${id}` === action.vehicle);
  if (vehicle === undefined) return null;
  const { id, kind, at } = vehicle;
  const along = takenAlong(state, [id]);
  if (along.aboard === undefined && along.goods === undefined && !losesRoute(state, seat, [id])) return null;
  return said(state, seat, { pieces: { [kind]: 1 }, at, ids: [id], along });
}

interface Gone {
  readonly pieces: Tally;
  readonly at: string;
  readonly ids: readonly number[];
  readonly along: Along;
}

function said(state: Medioevo, seat: SeatId, { pieces, at, ids, along }: Gone, more: Preview['values'] = {}): Preview {
  const { aboard, goods } = along;
  const route = losesRoute(state, seat, ids)
    ? state.vehicles.find(({ id }) => id === state.realms[seat]?.route?.vehicle)
    : undefined;
  const values = {
    pieces: terms('piece', pieces),
    at: { kind: 'place', id: at },
    ...(aboard === undefined ? {} : { aboard: terms('piece', aboard) }),
    ...(goods === undefined ? {} : { goods: terms('good', goods) }),
    ...(route === undefined ? {} : { route: { kind: 'vehicle-kind', id: route.kind } }),
    ...more,
  };
  return { key: 'removed', values, loses: true };
}

function terms(kind: string, tally: Tally): readonly Term[] {
  return Object.entries(tally).map(([id, count]): Term => [count, { kind, id }]);
}
