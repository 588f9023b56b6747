import type { GameEvent } from '../../../core/chronicle.js';
import { isList, isObject, type Json } from '../../../core/json.js';
import { inEach, type Locale } from '../../../core/languages.js';
import type { GameWords } from '../../../core/words.js';
import { wordsFrom } from '../../../kit/index.js';
import { saidOnce } from '../diplomacy/articles.js';
import { ABOUT_SENTENCES } from './about/index.js';
import { bidsWith } from './bids.js';
import { SENTENCES } from './languages/index.js';
import { SENTENCES as LESSON } from './learn/languages/index.js';
import { catalogued, nameOf } from './names.js';
import { SENTENCES as POLICIES } from './policies/languages/index.js';
import { SENTENCES as REASONS } from './reasons/languages/index.js';
import { togetherWith } from './together.js';

/** The kinds of things that event fields name. */
const FIELDS = {
  at: 'place',
  from: 'place',
  to: 'place',
  destination: 'place',
  archer: 'place',
  village: 'place',
  through: 'place',
  places: 'place',
  transports: 'transport',
  cards: 'empire-card',
  kingdom: 'kingdom',
  card: 'empire-card',
  token: 'branch',
  colour: 'branch',
  tax: 'tax',
  building: 'building',
  technology: 'technology',
  verb: 'verb',
  purchase: 'verb',
  bought: 'vehicle-kind',
  level: 'numeral',
  what: 'verb',
  first: 'effect',
  second: 'effect',
  effect: 'effect',
  unit: 'unit',
  hit: 'unit-type',
  units: 'unit',
  lost: 'unit',
  pieces: 'piece',
  aboard: 'piece',
  good: 'good',
  goods: 'good',
  why: 'why',
  attacker: 'seat',
  defender: 'seat',
  owner: 'seat',
  winner: 'seat',
  loser: 'seat',
  against: 'seat',
  bids: 'seat',
  articles: 'article',
  enemies: 'seat',
  others: 'seat',
  frees: 'unit',
  asks: 'unit',
  verdict: 'choice',
  way: 'parley',
  fate: 'fate',
  ban: 'ban',
  made: 'branch',
  turns: 'branch',
  order: 'card-order',
  keeps: 'keeps',
  lender: 'seat',
  stuck: 'stuck',
  losses: 'unit-type',
  field: 'order-field',
} as const;

/** The story already shows who is still awaited, so these are not told. */
const UNTOLD: readonly string[] = ['has-chosen', 'choices-opened'];

type Sentence = (key: string, filling?: Filling) => string;

/** A different sentence than the event type's; undefined: the default. */
function toldOtherwise(event: GameEvent, sentence: Sentence): string | null | undefined {
  switch (event.type) {
    case 'chose':
      return sentence(`told.chose.${choiceMade(event)}`, {
        level: String(event.level),
        change: event.opened === true ? undefined : sentence('told.change'),
      });
    case 'paid':
      return TOLD_PAYMENTS.includes(String(event.why)) ? sentence(`told.paid.${event.why}`) : null;
    case 'damaged':
      return sentence(`told.damaged.${event.by}`, isEmpty(event.lost) ? { lost: undefined } : {});
    case 'event-effects': {
      const does = (effect: Json | undefined) => sentence(`about.effect.${effect}`);
      return sentence('told.event-effects', { does: does(event.first), alsoDoes: does(event.second) });
    }
    case 'noted':
      return event.verb === 'pass' ? sentence('told.noted-pass') : undefined;
    case 'building-damaged':
      return event.destroyed === true ? sentence('told.building-destroyed') : undefined;
    case 'war':
      return event.declared === true ? sentence('told.war-declared') : undefined;
    case 'plundered':
      return event.florins === 0 ? sentence('told.plundered', { florins: undefined }) : undefined;
    default:
      return UNTOLD.includes(event.type) ? null : undefined;
  }
}

/** Purchases have their own sentences. */
const TOLD_PAYMENTS: readonly string[] = ['upkeep', 'interest'];

/** A choice is told by its effect, not as a list of slots. */
function choiceMade({ verb, florins }: GameEvent): string {
  return verb === 'bid' && florins === 0 ? 'bid-nothing' : String(verb);
}

function isEmpty(tally: Json | undefined): boolean {
  return !isObject(tally) || Object.keys(tally).length === 0;
}

/** The only place of a founder's transports: then it is named once. */
function onlyPlace({ type, places }: GameEvent): string | null {
  if (type !== 'founded' || !Array.isArray(places)) return null;
  const [place, ...others] = new Set(places.map(String));
  return place === undefined || others.length > 0 ? null : place;
}

/** Empire cards have numbers and characters; event cards only numbers. */
function characterOf(locale: Locale, { type, card }: GameEvent): Readonly<Record<string, string>> {
  if (typeof card !== 'number' || type === 'event-drawn') return {};
  return { card: nameOf(locale, { kind: 'empire-card', id: `${card}` }) ?? `${card}` };
}

/** Whose battle order it is, and the word it was given: each kind of order has its own. */
function orderIn(locale: Locale, { type, for: at, field, value }: GameEvent): Filling | null {
  if (type !== 'order-given' && type !== 'order-dropped') return null;
  const named = at === 'all' ? { kind: 'order-for', id: 'all' } : { kind: 'place', id: String(at) };
  const word = typeof value === 'string' ? OWN.name(locale, { kind: `order-${String(field)}`, id: value }) : undefined;
  return { for: OWN.name(locale, named), value: word };
}
type Filling = Readonly<Record<string, string | undefined>>;

const OWN: GameWords = wordsFrom({
  catalogue: inEach((locale) => ({
    ...ABOUT_SENTENCES[locale],
    ...SENTENCES[locale],
    ...LESSON[locale],
    ...POLICIES[locale],
    ...REASONS[locale],
  })),
  catalogued,
  fields: FIELDS,
  name: nameOf,
  tell(locale, event, sentence) {
    const card = characterOf(locale, event);
    const place = onlyPlace(event);
    if (place !== null)
      return sentence(`told.${event.type}`, { places: OWN.name(locale, { kind: 'place', id: place }) });
    const order = orderIn(locale, event);
    if (order !== null) return sentence(`told.${event.type}`, order);
    const own = toldOtherwise(event, (key, filling = {}) => sentence(key, { ...card, ...filling }));
    return own !== undefined || card.card === undefined ? own : sentence(`told.${event.type}`, card);
  },
});

const bids = bidsWith(OWN);

/** What opens all choices: none of them can be changed any more. */
const OPENS: readonly string[] = ['choices-opened', 'bids-shown', 'kingdom-bids'];

export const WORDS: GameWords = {
  ...OWN,
  // The last choice that was awaited opens all.
  condense: (events) => {
    const opening = events.findLastIndex(({ type }) => OPENS.includes(type));
    return events.map((event, at) => {
      if (event.type === 'chose' && at < opening) return { ...event, opened: true };
      return isList(event.articles) ? { ...event, articles: saidOnce(event.articles.map(String)) } : event;
    });
  },
  describe: (locale, event, people) => bids(locale, event, people) ?? OWN.describe(locale, event, people),
  together: togetherWith(OWN),
};
