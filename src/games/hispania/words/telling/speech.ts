import { isText, type JsonObject } from '../../../../core/json.js';
import type { SeatId } from '../../../../core/seat.js';
import type { Locale } from '../../../../core/words.js';
import { tenthsOf } from '../../../../kit/chance/percent.js';
import { figure, listed, signed } from '../../../../kit/words/number.js';
import { type Filling, fill } from '../../../../kit/words/template.js';
import type { AreaId, NationId, River } from '../../facts/ids.js';
import type { Units } from '../../state/battle.js';
import type { HispaniaEvent } from '../../state/events.js';
import type { Stack } from '../../state/state.js';
import { areaName, nameOf, nationName } from '../names.js';
import { sentence, type WordKey } from '../sentence.js';
import { pieceIn, stackInWords } from '../units.js';

/** A language and the persons in the seats: all a sentence needs besides the event. */
export class Speech {
  readonly locale: Locale;
  private readonly people: JsonObject;

  constructor(locale: Locale, people: JsonObject) {
    this.locale = locale;
    this.people = people;
  }

  tell(key: WordKey, filling: Filling = {}): string {
    return fill(this.locale, sentence(this.locale, key), filling);
  }
  nation(nation: NationId): string {
    return nationName(this.locale, nation);
  }
  area(area: AreaId): string {
    return area === 'sea' ? this.tell('area.at-sea') : areaName(this.locale, area);
  }
  /** "62.0 %"; undefined if unknown. */
  chance(chance: number | undefined): string | undefined {
    return chance === undefined ? undefined : nameOf(this.locale, { kind: 'chance', id: tenthsOf(chance) });
  }
  river(river: River): string {
    return nameOf(this.locale, { kind: 'river', id: river });
  }
  units(stack: Stack | Units): string {
    return stackInWords(this.locale, stack);
  }
  piece(piece: string, count: number): string {
    return pieceIn(this.locale, piece, count);
  }
  person(seat: SeatId): string {
    const name = this.people[seat];
    return isText(name) ? name : seat;
  }
  list(parts: readonly string[]): string {
    return listed(this.locale, parts);
  }
  /** Several statements of one sentence. */
  statements(parts: readonly string[]): string {
    return parts.join(this.tell('list.statements'));
  }
  points(points: number): string {
    return signed(this.locale, points);
  }
  figure(value: number): string {
    return figure(this.locale, value);
  }
}

export type EventType = HispaniaEvent['type'];
export type EventMap = { readonly [T in EventType]: Extract<HispaniaEvent, { readonly type: T }> };
/** An event's sentence, or null if another sentence tells it already. */
type Teller<T extends EventType> = (say: Speech, event: EventMap[T]) => string | null;
export type Tellers<T extends EventType = EventType> = { readonly [K in T]: Teller<K> };

export const SILENT = (): null => null;
