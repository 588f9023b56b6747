import type { GameEvent } from '../../../core/chronicle.js';
import { isList, isObject, type Json } from '../../../core/json.js';
import type { SceneMark } from '../../../core/scene.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { placesBy } from '../facts/board.js';
import { bookOf } from '../facts/override.js';
import { PLACE_IDS, type PlaceId } from '../facts/place-ids.js';
import { BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { factionOf } from './board.js';

const placeIn = (value: Json | undefined) => PLACE_IDS.find((id) => id === value) ?? null;
const textIn = (value: Json | undefined) => (typeof value === 'string' ? value : null);

/** What happened: who went where, what was fought, lost and taken. Events come from the log and are read with care. */
export function happened(state: Medioevo, events: readonly GameEvent[]): readonly SceneMark[] {
  let field: string | null = null;
  const changes = events.flatMap((event): readonly kit.Change[] => {
    if (event.type === 'battle-began') field = placeIn(event.at);
    const made = changeOf(state, event, field);
    if (event.type === 'battle-ended') field = null;
    return made;
  });
  return kit.marksOf(changes);
}

function changeOf(state: Medioevo, event: GameEvent, field: string | null): readonly kit.Change[] {
  const own = factionOf(state, textIn(event.seat));
  switch (event.type) {
    case 'marched':
      return way('move', own, event, sizeOf(event.units));
    case 'voyage':
      return way('voyage', own, event);
    case 'horde-moved':
      return way('move', BARBARIANS, event, sizeOf(event.units));
    case 'horde':
      return sign('gain', BARBARIANS, event.at, sizeOf(event.units));
    case 'battle-began':
      return sign('battle', undefined, event.at);
    case 'damaged':
      return sign('loss', factionOf(state, textIn(event.owner)), field, sizeOf(event.lost));
    case 'event-damage':
      return sign('loss', own, event.at, sizeOf(event.lost));
    case 'conquered':
      return sign('gain', own, event.at, 1);
    default:
      return [];
  }
}

function way(look: string, faction: string, { from, to, way: by }: GameEvent, count?: number): readonly kit.Change[] {
  const steps = isList(by) ? by : [to ?? null];
  const path = [from, ...steps].map(placeIn).filter((at) => at !== null);
  if (path.length < 2 || count === 0) return [];
  return [{ look, faction, path, ...(count === undefined ? {} : { count }) }];
}

function sign(look: string, faction: string | undefined, at: Json | undefined, count?: number): readonly kit.Change[] {
  const place = placeIn(at);
  if (place === null || count === 0) return [];
  return [{ look, place, ...(faction === undefined ? {} : { faction }), ...(count === undefined ? {} : { count }) }];
}

function sizeOf(units: Json | undefined): number {
  if (!isObject(units)) return 0;
  return Object.values(units).reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
}

/** The stages of one's trade route, from its origin on. */
export function routeMarks(state: Medioevo, seat: SeatId): readonly SceneMark[] {
  const route = state.realms[seat]?.route ?? null;
  if (route === null) return [];
  const faction = factionOf(state, seat);
  const stops = [route.origin, ...route.stages.map(({ at }) => at)];
  const arrows = stops.slice(1).map((to, index): SceneMark => {
    const path = wayBetween(state, stops[index] ?? to, to);
    return { kind: 'arrow', look: 'voyage', path, faction, text: `${index + 1}` };
  });
  const reached = route.stages.filter((stage) => stage.reached);
  return [...arrows, ...reached.map(({ at }): SceneMark => ({ kind: 'sign', look: 'gain', place: at, faction }))];
}

/** The shortest way over the board, by land and sea, to draw an arrow along. */
function wayBetween(state: Medioevo, from: PlaceId, to: PlaceId): readonly PlaceId[] {
  const { board } = bookOf(state.overrides);
  const before = new Map<PlaceId, PlaceId>();
  const open: PlaceId[] = [from];
  for (let here = open.shift(); here !== undefined && !before.has(to); here = open.shift()) {
    for (const next of placesBy(board, here)) {
      if (next === from || before.has(next)) continue;
      before.set(next, here);
      open.push(next);
    }
  }
  const way = [to];
  for (let last = before.get(to); last !== undefined; last = before.get(last)) way.unshift(last);
  return way;
}
