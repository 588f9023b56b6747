import type { GameEvent } from '../../../core/chronicle.js';
import { isList, isObject, type Json } from '../../../core/json.js';
import type { SceneMark } from '../../../core/scene.js';
import { percentSaid } from '../../../kit/chance/percent.js';
import { threatOf } from '../revolt/threat.js';
import type { Draco } from '../state/state.js';
import { REVOLT, ROME } from './board.js';

/** Events as arrows and signs on the map. */
export function marksOf(events: readonly GameEvent[]): readonly SceneMark[] {
  return events.flatMap(markOf);
}

function markOf(event: GameEvent): readonly SceneMark[] {
  const arrow = (path: readonly string[], faction: string): readonly SceneMark[] =>
    path.length < 2 ? [] : [{ kind: 'arrow', look: 'move', path, faction }];
  const sign = (look: string, place: Json | undefined, faction: string, text?: number): readonly SceneMark[] => [
    { kind: 'sign', look, place: String(place), faction, ...(text === undefined ? {} : { text: String(text) }) },
  ];
  switch (event.type) {
    case 'moved':
      return arrow(pathOf(event.legs), String(event.commander));
    case 'sailed':
      return arrow(strings(event.path), ROME);
    case 'army-marched':
      return arrow([String(event.from), String(event.to)], REVOLT);
    case 'fought':
      return sign('battle', event.target, REVOLT);
    case 'revolt-spread':
    case 'uprising':
      return sign('uprising', event.at ?? event.city, REVOLT, Number(event.count));
    case 'army-rose':
      return sign('uprising', event.at, REVOLT);
    case 'revolt-removed':
      return sign('loss', event.at, REVOLT, 1);
    case 'army-destroyed':
      return sign('loss', event.at, REVOLT, Number(event.revolts));
    case 'commander-beaten':
      return sign('loss', event.at, String(event.commander));
    case 'garrison-lost':
      return sign('loss', event.at, String(event.garrison), 1);
    default:
      return [];
  }
}

function strings(list: Json | undefined): readonly string[] {
  return isList(list) ? list.map(String) : [];
}

function pathOf(legs: Json | undefined): readonly string[] {
  const paths = isList(legs) ? legs.map((leg) => (isObject(leg) ? strings(leg.path) : [])) : [];
  return paths.flatMap((path, place) => (place === 0 ? path : path.slice(1)));
}

/** The armies' possible next moves, with their chances. */
export function threats(state: Draco): readonly SceneMark[] {
  const here = new Set<string>(state.pieces.armies.map(({ at }) => at));
  return threatOf(state)
    .armies.filter(({ at }) => here.has(at))
    .flatMap(({ at, ways }) =>
      ways.flatMap(({ to, chance }): readonly SceneMark[] =>
        to === null
          ? []
          : [{ kind: 'arrow', look: 'threat', path: [at, to], faction: REVOLT, text: percentSaid(chance) }],
      ),
    );
}

/** The stick along the Durius, at the middle of one of its crossings. */
export function stickMark({ pieces }: Draco): readonly SceneMark[] {
  return pieces.stick ? [{ kind: 'sign', look: 'stick', place: 'talabriga' }] : [];
}
