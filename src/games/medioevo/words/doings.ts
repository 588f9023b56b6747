import type { GameEvent } from '../../../core/chronicle.js';
import type { JsonObject } from '../../../core/json.js';
import type { Term, Terms } from '../../../core/result.js';
import type { GameWords, Locale } from '../../../core/words.js';
import { nameIn } from './name-in.js';

/** Purchases, with what was turned for them and the honour of a building. */
const BUYING: readonly string[] = ['technology', 'raised', 'built', 'card-bought', 'card-turned', 'token-turned'];
/** A transport on its way, what it reaches, and the cubes it leaves behind. */
const TRADING: readonly string[] = ['voyage', 'stage-reached', 'cube-placed'];

type Doing = 'buys' | 'trades';

export function doingOf({ type, why }: GameEvent): Doing | null {
  if (BUYING.includes(type) || (type === 'honour' && why === 'built')) return 'buys';
  return TRADING.includes(type) ? 'trades' : null;
}

/** One after the other does a row of things: each person's in a sentence. */
export function doingsWith(words: Pick<GameWords, 'say' | 'name' | 'describe'>) {
  return {
    alike: (one: GameEvent, next: GameEvent): boolean => {
      const doing = doingOf(one);
      if (doing === null || doing !== doingOf(next)) return false;
      return doing === 'trades' || one.seat === next.seat;
    },
    describe(locale: Locale, events: readonly GameEvent[], people: JsonObject): string {
      return bySeat(events)
        .map((own) => sentenceOf(locale, own, people) ?? apart(locale, own, people))
        .join(' ');
    },
  };

  function sentenceOf(locale: Locale, own: readonly GameEvent[], people: JsonObject): string | null {
    const [first] = own;
    if (first === undefined || own.length === 1) return null;
    const who = nameIn(people, String(first.seat));
    const filling = doingOf(first) === 'buys' ? bought(locale, own) : traded(locale, own);
    if (filling === null) return null;
    // Only where goods are left is it trade.
    const key = doingOf(first) === 'trades' && filling.markets === undefined ? 'travels' : doingOf(first);
    return words.say(locale, `told-together.${key}`, { who, ...filling });
  }

  function apart(locale: Locale, own: readonly GameEvent[], people: JsonObject): string {
    return own.flatMap((event) => words.describe(locale, event, people) ?? []).join(' ');
  }

  function bought(locale: Locale, own: readonly GameEvent[]): Terms | null {
    const said = (event: GameEvent): Term[] => {
      const text = words.describe(locale, { ...event, type: `${event.type}-listed` }, {});
      return text === null ? [] : [text];
    };
    const isTurned = ({ type }: GameEvent) => type === 'card-turned' || type === 'token-turned';
    const all = own.filter((event) => !isTurned(event)).flatMap(said);
    const turned = own.filter(isTurned).flatMap(said);
    const honour = own.reduce((sum, { type, points }) => sum + (type === 'honour' ? Number(points) : 0), 0);
    if (all.length === 0) return null;
    return { all, ...(turned.length === 0 ? {} : { turned }), ...(honour === 0 ? {} : { honour }) };
  }

  function traded(locale: Locale, own: readonly GameEvent[]): Terms | null {
    const voyages = own.filter(({ type }) => type === 'voyage');
    const [first] = voyages;
    if (first === undefined) return null;
    const place = (id: unknown) => words.name(locale, { kind: 'place', id: String(id) });
    const stages = own.filter(({ type }) => type === 'stage-reached').length;
    const cubes = own.filter(({ type }) => type === 'cube-placed');
    const markets = [...new Set(cubes.map(({ good }) => String(good)))].map((good): Term => {
      const places = cubes.filter((event) => event.good === good).map(({ at }): Term => place(at));
      return words.say(locale, 'told-together.market', { good: { kind: 'good', id: good }, places }) ?? '';
    });
    return {
      way: wayOf(voyages).map(place).join(' → '),
      ...(stages === 0 ? {} : { stages }),
      ...(markets.length === 0 ? {} : { markets }),
    };
  }
}

/** Every stop once; another transport's voyage begins elsewhere. */
function wayOf(voyages: readonly GameEvent[]): readonly string[] {
  const stops: string[] = [];
  for (const { from, to } of voyages) {
    if (stops.at(-1) !== String(from)) stops.push(String(from));
    stops.push(String(to));
  }
  return stops;
}

/** What lies in a market has no owner: it belongs to whoever traded last. */
function bySeat(events: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const parts: GameEvent[][] = [];
  let seat: unknown;
  for (const event of events) {
    const part = parts.at(-1);
    if (part !== undefined && (event.seat === undefined || event.seat === seat || seat === undefined)) part.push(event);
    else parts.push([event]);
    seat = event.seat ?? seat;
  }
  return parts;
}
