import type { GameEvent } from '../../../core/chronicle.js';
import { isList, isObject, type Json } from '../../../core/json.js';
import type { SceneMark } from '../../../core/scene.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { PLACE_IDS, type PlaceId } from '../facts/place-ids.js';
import { BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { factionOf } from './board.js';

const placeIn = (value: Json | undefined) => PLACE_IDS.find((id) => id === value) ?? null;
const textIn = (value: Json | undefined) => (typeof value === 'string' ? value : null);

/** What happened: moves, fights, losses and conquests. Events come from the log and are read with care. */
export function marksOf(state: Medioevo, events: readonly GameEvent[]): readonly SceneMark[] {
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

/** One's trade route, whose stages are reached in any order: open ones, the destination, and the start. */
export function routeMarks({ realms }: Medioevo, seat: SeatId, faction: string): readonly SceneMark[] {
  const reached = (realms[seat]?.route?.stages ?? []).filter((stage) => stage.reached);
  return reached.map(({ at }): SceneMark => ({ kind: 'sign', look: 'gain', place: at, faction }));
}
export function routeEmphases({ realms }: Medioevo, seat: SeatId): ReadonlyMap<PlaceId, string> {
  const stages = realms[seat]?.route?.stages ?? [];
  const destination = stages.at(-1)?.at;
  return new Map(
    stages
      .filter(({ reached }) => !reached)
      .map(({ at }): [PlaceId, string] => [at, at === destination ? 'source' : 'reach']),
  );
}
