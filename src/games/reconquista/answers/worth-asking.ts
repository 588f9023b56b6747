import type { Question } from '../../../core/contract/typing.js';
import * as kit from '../../../kit/index.js';
import { startingPlaces } from '../campaign/movable.js';
import { startsBattle, targetsOf } from '../campaign/orders.js';
import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { wouldBesiege } from '../odds/meeting.js';
import type { Reconquista } from '../state/state.js';

/** Useful odds: current sieges, and targets within reach now. */
export function questions(state: Reconquista): readonly Question[] {
  const book = bookOf(state.overrides);
  const frame = state.frames.at(-1);
  const reached: ReadonlySet<PlaceId> = new Set(
    frame?.kind === 'campaign'
      ? startingPlaces(state, book, frame).flatMap((from) => targetsOf(state, book, frame, from))
      : [],
  );
  const places = PLACE_IDS.filter((at) => {
    const place = state.places[at];
    return place.outside !== null || (reached.has(at) && (startsBattle(place) || wouldBesiege(state, at)));
  });
  return [
    { command: 'odds', option: 'place', choices: places.map((at) => kit.named('place', at)) },
    { command: 'threat' },
  ];
}
