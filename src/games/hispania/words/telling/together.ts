import type { GameEvent } from '../../../../core/chronicle.js';
import type { JsonObject } from '../../../../core/json.js';
import type { GameWords, Locale } from '../../../../core/words.js';
import type { AreaId, NationId } from '../../facts/ids.js';
import type { WordKey } from '../sentence.js';
import { type EventMap, type EventType, Speech } from './speech.js';

/** Repeated actions of a nation in one sentence: ten Forts, the purchases of an income phase. */
type Gathering<T extends EventType> = {
  readonly alike: (one: EventMap[T], next: EventMap[T]) => boolean;
  readonly tell: (say: Speech, events: readonly EventMap[T][]) => string;
};

const GATHERINGS: { readonly [T in EventType]?: Gathering<T> } = {
  'fort-placed': { alike: sameNation, tell: (say, events) => provinces(say, 'told.forts-placed', events) },
  'castle-given': { alike: sameNation, tell: (say, events) => provinces(say, 'told.castles-given', events) },
  'unit-bought': {
    alike: sameNation,
    tell: (say, events) =>
      say.tell('told.unit-bought', { nation: nation(say, events), units: units(say, events).join(', ') }),
  },
  placed: {
    alike: sameNation,
    tell: (say, events) => {
      const units = byArea(say, events, ({ to }) => to).map(({ units, area }) => `${units.join(', ')} (${area})`);
      return say.tell('told.placed-several', { nation: nation(say, events), units: units.join(', ') });
    },
  },
  removed: {
    alike: (one, next) => sameNation(one, next) && one.why === next.why,
    tell: (say, events) => {
      const units = byArea(say, events, ({ area }) => area).map(({ units, area }) => `−${units.join(', ')} (${area})`);
      const why = say.tell(`why.${events[0]?.why ?? 'chosen'}`);
      return say.tell('told.removed-several', { nation: nation(say, events), units: units.join(', '), why });
    },
  },
  converted: {
    alike: sameNation,
    tell: (say, events) => {
      const areas = byArea(say, events, ({ province }) => province);
      const units = areas.map(({ units, area }) => `${units.join(', ')} (${area})`);
      return say.tell('told.converted-several', { nation: nation(say, events), units: units.join(', ') });
    },
  },
};

export const TOGETHER: NonNullable<GameWords['together']> = {
  alike(one, next) {
    const { type } = one;
    return isGathered(type) && isOf(one, type) && isOf(next, type) && alikeAs(type, one, next);
  },
  describe(locale: Locale, events: readonly GameEvent[], people: JsonObject) {
    const type = events[0]?.type ?? '';
    return isGathered(type) ? tellAs(type, events, new Speech(locale, people)) : '';
  },
};

type Of = { readonly nation: NationId };
function sameNation(one: Of, next: Of): boolean {
  return one.nation === next.nation;
}
function nation(say: Speech, [first]: readonly Of[]): string {
  return first === undefined ? '' : say.nation(first.nation);
}

function provinces(say: Speech, key: WordKey, events: readonly (Of & { readonly province: AreaId })[]): string {
  const names = events.map(({ province }) => say.area(province));
  return say.tell(key, { nation: nation(say, events), count: events.length, provinces: names.join(', ') });
}

type Some = { readonly unit: string; readonly count: number };

/** Each kind once, in order of first appearance. */
function units(say: Speech, events: readonly Some[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { unit, count } of events) counts.set(unit, (counts.get(unit) ?? 0) + count);
  return [...counts].map(([unit, count]) => say.piece(unit, count));
}

function byArea<E extends Some>(say: Speech, events: readonly E[], areaOf: (event: E) => AreaId) {
  const areas = [...new Set(events.map(areaOf))];
  return areas.map((area) => ({
    area: say.area(area),
    units: units(
      say,
      events.filter((event) => areaOf(event) === area),
    ),
  }));
}

function alikeAs<T extends EventType>(type: T, one: EventMap[T], next: EventMap[T]): boolean {
  return GATHERINGS[type]?.alike(one, next) ?? false;
}
function tellAs<T extends EventType>(type: T, events: readonly GameEvent[], say: Speech): string {
  const mine = events.flatMap((event) => (isOf(event, type) ? [event] : []));
  return GATHERINGS[type]?.tell(say, mine) ?? '';
}
function isGathered(type: string): type is EventType {
  return Object.hasOwn(GATHERINGS, type);
}
/** Events are this game's own: the type determines the fields. */
function isOf<T extends EventType>(event: GameEvent, type: T): event is EventMap[T] {
  return event.type === type;
}
