import type { GameEvent } from '../../../core/chronicle.js';
import type { JsonObject } from '../../../core/json.js';
import type { Term, Terms } from '../../../core/result.js';
import type { GameWords, Locale } from '../../../core/words.js';
import { doingOf, doingsWith } from './doings.js';
import { nameIn } from './name-in.js';

/**
 * What all do at once, or one after the other, in a line: taxes with what they bring, upkeep, passes; and what one does
 * in a row, purchases and a transport's stops.
 */
export function togetherWith(words: GameWords): NonNullable<GameWords['together']> {
  const { say } = words;
  const doings = doingsWith(words);
  return {
    alike: (one, next) => doings.alike(one, next) || (lineOf(one) !== null && lineOf(one) === lineOf(next)),
    describe(locale, events, people) {
      const [first] = events;
      if (first !== undefined && doingOf(first) !== null) return doings.describe(locale, events, people);
      const line = first === undefined ? null : lineOf(first);
      if (line === null) return '';
      const seats = [...new Set(events.map(({ seat }) => String(seat)))];
      const all = seats.map((seat): Term => {
        const own = events.filter((event) => event.seat === seat);
        const values = { who: nameIn(people, seat), ...sums(own) };
        return say(locale, `told-together.${line}-each`, values) ?? '';
      });
      if (first?.type === 'no-full-move') return noFullMove(locale, first, seats, people);
      const key = seats.length === 1 ? `told-together.${line}-one` : `told-together.${line}`;
      return say(locale, key, { all }) ?? '';
    },
  };

  /** Whoever lacks the same, in one sentence. */
  function noFullMove(locale: Locale, { stuck }: GameEvent, seats: readonly string[], people: JsonObject): string {
    const values = { seat: seats.map((seat) => nameIn(people, seat)), stuck: { kind: 'stuck', id: String(stuck) } };
    return say(locale, 'told.no-full-move', values) ?? '';
  }
}

function lineOf({ type, why, stuck }: GameEvent): string | null {
  switch (type) {
    case 'tax-set':
    case 'income':
      return 'taxes';
    case 'paid':
      return why === 'upkeep' ? 'upkeep' : null;
    case 'passed-round':
      return 'passes';
    case 'no-full-move':
      return `stuck-${String(stuck)}`;
    default:
      return null;
  }
}

/** Somebody's tax, and the florins of his events. */
function sums(events: readonly GameEvent[]): Terms {
  const tax = events.find(({ type }) => type === 'tax-set')?.tax;
  const florins = events.filter((event) => typeof event.florins === 'number');
  return {
    ...(typeof tax === 'string' || typeof tax === 'number' ? { tax } : {}),
    ...(florins.length === 0 ? {} : { florins: florins.reduce((sum, event) => sum + Number(event.florins), 0) }),
  };
}
