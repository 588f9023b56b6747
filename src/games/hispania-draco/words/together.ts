import type { GameEvent } from '../../../core/chronicle.js';
import type { Json } from '../../../core/json.js';
import { isList } from '../../../core/json.js';
import type { NameTerm, Term, Terms } from '../../../core/result.js';
import type { GameWords, Locale } from '../../../core/words.js';

type Say = (locale: Locale, key: string, values: Terms) => string | null;

/** What each event of a kind adds to the sentence that tells several of them. */
const GATHERED: Readonly<Record<string, (event: GameEvent) => Term>> = {
  uprising: ({ city, count }) => [space(city), String(count)],
  'army-rose': ({ army, at }) => (army === 'special' ? { kind: 'special-at', id: String(at) } : space(at)),
  'road-laid': ({ between }) => ({ kind: 'road', id: isList(between) ? between.map(String).join('/') : '' }),
  stationed: ({ commander, at }) => [{ kind: 'commander', id: String(commander) }, space(at)],
};

/** The set-up in a few lines: the cities in revolt, the armies, the roads, where the generals begin. */
export function togetherWith(say: Say): NonNullable<GameWords['together']> {
  return {
    alike: (one, next) =>
      one.type === next.type && GATHERED[one.type] !== undefined && isAtSetUp(one) && isAtSetUp(next),
    describe(locale, events) {
      const [first] = events;
      const part = first === undefined ? undefined : GATHERED[first.type];
      if (first === undefined || part === undefined) return '';
      return say(locale, `told-together.${first.type}`, { all: events.map(part) }) ?? '';
    },
  };
}

/** Roads laid in play are paid, and told with their price. */
function isAtSetUp({ type, cost }: GameEvent): boolean {
  return type !== 'road-laid' || cost === 0;
}

function space(id: Json | undefined): NameTerm {
  return { kind: 'space', id: String(id) };
}
