import type { GameEvent } from '../../../../core/chronicle.js';
import type { JsonObject } from '../../../../core/json.js';
import type { Locale } from '../../../../core/words.js';
import { AUCTION } from './auction.js';
import { BATTLE } from './battle.js';
import { SPECIAL } from './special.js';
import { type EventMap, type EventType, Speech, type Tellers } from './speech.js';
import { TURN } from './turn.js';

/** Every event has its sentence: an event without one does not compile. */
const TELLERS: Tellers = { ...TURN, ...BATTLE, ...SPECIAL, ...AUCTION };

export function tellEvent(locale: Locale, event: GameEvent, people: JsonObject): string | null {
  const { type } = event;
  return isType(type) && isOf(event, type) ? tellAs(type, event, new Speech(locale, people)) : null;
}

function tellAs<T extends EventType>(type: T, event: EventMap[T], say: Speech): string | null {
  return TELLERS[type](say, event);
}

function isType(type: string): type is EventType {
  return Object.hasOwn(TELLERS, type);
}
/** Events are this game's own: the type determines the fields. */
function isOf<T extends EventType>(event: GameEvent, type: T): event is EventMap[T] {
  return event.type === type;
}
