import type { Action } from '../../../core/action.js';
import type { Domain, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { freeCash } from '../events/turn-order.js';
import type { Article, PactOffer } from '../state/pact.js';
import type { Medioevo } from '../state/state.js';
import { articleOf, articlesAmong, isAlliance, isLasting, OFFERED_ARTICLES, takesToll } from './articles.js';
import { isPlaying } from './beside.js';
import { prisonerChoices, prisonersIn } from './prisoners-held.js';
import { atWar } from './relations.js';

/** Further parts of an offer, each with its own questions. */
const PEACE = 'peace';
/** The same pact is offered to others too, and binds all alike. */
const OTHERS = 'others';
/** Nobody offers everything: articles are picked, never all with one press. */
const MOST_ARTICLES = 10;
const MOST_TOLL = 500;
const MOST_UNITS = 20;
const MOST_ASKED = 5000;
/** Maximum length of the non-binding words beside a pact. */
export const MOST_WORDS = 200;

const chosenIn = ({ articles }: Filled | Action) => Object.keys(kit.tallyIn(articles) ?? {});

const othersIn = ({ others }: Filled | Action) => Object.keys(kit.tallyIn(others) ?? {});

function articlesIn(filled: Filled | Action, seat: SeatId, other: SeatId): readonly Article[] {
  const articles = chosenIn(filled).flatMap((name) => articleOf(name, seat, other) ?? []);
  const others = othersIn(filled);
  if (others.length === 0) return articles;
  const kinds = [...new Set(articles.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => articlesAmong(kind, [seat, other, ...others]));
}
const has = (filled: Filled | Action, what: string) => chosenIn(filled).includes(what);
const lasts = (filled: Filled | Action, seat: SeatId, other: SeatId) =>
  has(filled, 'words') || articlesIn(filled, seat, other).some(isLasting);

/** The possible parts of an offer: rights and promises, and what changes hands at once. */
function askArticles(state: Medioevo, seat: SeatId, other: SeatId): Domain {
  const enemies = state.realms[seat]?.wars[other] !== undefined;
  const names = [
    ...OFFERED_ARTICLES.filter((name) => name !== 'armistice' || atWar(state, seat, other)),
    ...(enemies ? [PEACE] : []),
    ...(freeCash(state, seat) > 0 ? ['pays'] : []),
    'receives',
    ...(prisonerChoices(state, seat).length > 0 ? ['frees'] : []),
    ...(prisonerChoices(state, other).length > 0 ? ['asks'] : []),
    ...(thirdParties(state, seat, other).length > 0 ? [OTHERS] : []),
    'words',
  ];
  return kit.askSome('articles', 'article', Object.fromEntries(names.map((name) => [name, 1])), { max: MOST_ARTICLES });
}

const thirdParties = (state: Medioevo, seat: SeatId, other: SeatId) =>
  state.seats.filter((one) => one !== seat && one !== other && isPlaying(state, one));

function askSeats(slot: 'others' | 'enemies', seats: readonly SeatId[]): Domain {
  const choices = seats.map((one) => ({ ...kit.named('seat', one), count: 1 }));
  return { kind: 'some', slot, choices, min: 1, max: choices.length };
}

function askPrisoners(state: Medioevo, slot: 'frees' | 'asks', holder: SeatId): Domain {
  const choices = prisonerChoices(state, holder);
  return { kind: 'some', slot, choices, min: 1, max: choices.reduce((sum, { count }) => sum + count, 0) };
}

/** Asks only about the parts that were chosen. */
export function askTerms(state: Medioevo, seat: SeatId, other: SeatId, filled: Filled): Domain {
  if (filled.articles === undefined) return askArticles(state, seat, other);
  const articles = articlesIn(filled, seat, other);
  const signing = othersIn(filled);
  const third = thirdParties(state, seat, other).filter((one) => !signing.includes(one));
  const offensive = articles.some(({ kind }) => kind === 'offensive-alliance');
  const questions: readonly (Domain | null)[] = [
    has(filled, OTHERS) ? askSeats('others', thirdParties(state, seat, other)) : null,
    articles.some(takesToll) ? kit.askNumber('toll', 0, MOST_TOLL, 10) : null,
    articles.some(isAlliance) ? kit.askNumber('help', 1, MOST_UNITS) : null,
    offensive && third.length > 0 ? askSeats('enemies', third) : null,
    has(filled, 'pays') ? kit.askNumber('pays', 1, freeCash(state, seat)) : null,
    has(filled, 'receives') ? kit.askNumber('receives', 1, MOST_ASKED) : null,
    has(filled, 'frees') ? askPrisoners(state, 'frees', seat) : null,
    has(filled, 'asks') ? askPrisoners(state, 'asks', other) : null,
    lasts(filled, seat, other) ? kit.askNumber('until', state.turn, state.options.turns) : null,
    lasts(filled, seat, other) ? kit.askWord('known', ['public', 'secret']) : null,
    has(filled, 'words') ? kit.askText('words', MOST_WORDS) : null,
  ];
  return questions.find((one) => one !== null && one.kind !== 'done' && filled[one.slot] === undefined) ?? kit.DONE;
}

/** The offer of an action. */
export function offerIn(state: Medioevo, seat: SeatId, other: SeatId, action: Action): Omit<PactOffer, 'id'> {
  const articles = articlesIn(action, seat, other);
  return {
    from: seat,
    to: other,
    others: othersIn(action),
    agreed: [],
    articles,
    // Enemies who promise to keep the peace make peace (data, `warPeace`).
    peace: has(action, PEACE) || articles.some(({ kind }) => kind === 'non-aggression'),
    toll: kit.numberIn(action, 'toll'),
    units: kit.numberIn(action, 'help'),
    against: Object.keys(kit.tallyIn(action.enemies) ?? {}),
    until: lasts(action, seat, other) ? kit.numberIn(action, 'until') : state.turn,
    secret: action.known === 'secret',
    words: kit.textIn(action, 'words'),
    pays: kit.numberIn(action, 'pays'),
    receives: kit.numberIn(action, 'receives'),
    frees: prisonersIn(kit.tallyIn(action.frees) ?? {}),
    asks: prisonersIn(kit.tallyIn(action.asks) ?? {}),
  };
}
