import type { Choice } from '../../../core/offer.js';
import type { Term, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { ARTICLE_KINDS, type Article, type ArticleKind, type Treaty } from '../state/pact.js';

/** Articles that bind both sides alike. */
const MUTUAL: readonly ArticleKind[] = ['non-aggression', 'armistice'];
/** Rights that may carry a toll (11.10). */
const TAKING_TOLL: readonly ArticleKind[] = ['trade', 'passage'];

/** An article from one side's view: given, received or mutual. */
export function articleSeenBy({ kind, gives }: Article, viewer: SeatId): string {
  if (MUTUAL.includes(kind)) return kind;
  return `${gives === viewer ? 'give' : 'get'}-${kind}`;
}
/** What is given and received alike is said once. */
export function saidOnce(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const [way = '', kind] = [name.split('-')[0], name.slice(name.indexOf('-') + 1)];
    if (way === 'give' && names.includes(`get-${kind}`)) return [`both-${kind}`];
    return way === 'get' && names.includes(`give-${kind}`) ? [] : [name];
  });
}

export function articleTerms(names: readonly string[]): readonly Term[] {
  return saidOnce(names).map((id): Term => ({ kind: 'article', id }));
}

/** With several signatories each says the same; what two others exchange is not repeated. */
export function articlesSeenBy(articles: readonly Article[], viewer: SeatId): readonly string[] {
  const own = articles.filter(({ kind, gives, gets }) => MUTUAL.includes(kind) || gives === viewer || gets === viewer);
  return [...new Set(own.map((article) => articleSeenBy(article, viewer)))];
}

/** Every article by its names from the offering side. */
const NAMED = new Map<string, { readonly kind: ArticleKind; readonly gets: boolean }>();
for (const kind of ARTICLE_KINDS) {
  const mutual = MUTUAL.includes(kind);
  NAMED.set(mutual ? kind : `give-${kind}`, { kind, gets: false });
  if (!mutual) NAMED.set(`get-${kind}`, { kind, gets: true });
}
export const OFFERED_ARTICLES: readonly string[] = [...NAMED.keys()];

/** The article a name means from the offering side. */
export function articleOf(name: string, from: SeatId, to: SeatId): Article | null {
  const named = NAMED.get(name);
  if (named === undefined) return null;
  const { kind, gets } = named;
  return gets ? { kind, gives: to, gets: from } : { kind, gives: from, gets: to };
}

/** What each of several gives each other, or all observe (11.22). */
export function articlesAmong(kind: ArticleKind, seats: readonly SeatId[]): readonly Article[] {
  const pairs = seats.flatMap((gives) => seats.filter((gets) => gets !== gives).map((gets) => ({ kind, gives, gets })));
  return MUTUAL.includes(kind) ? pairs.slice(0, 1) : pairs;
}

export function isMutual({ kind }: Pick<Article, 'kind'>): boolean {
  return MUTUAL.includes(kind);
}
export function takesToll({ kind }: Pick<Article, 'kind'>): boolean {
  return TAKING_TOLL.includes(kind);
}
export function isAlliance({ kind }: Article): boolean {
  return kind === 'defensive-alliance' || kind === 'offensive-alliance';
}
/** It outlasts its signing and this turn. */
export function isLasting({ kind }: Article): boolean {
  return kind !== 'armistice';
}

/** The signatories besides the first. */
export function othersTerm(others: readonly SeatId[]): Readonly<Record<string, Term>> {
  return others.length === 0 ? {} : { others: others.map((id): Term => ({ kind: 'seat', id })) };
}

/** A treaty as values of a sentence: absent parts are left out. */
export function treatyTerms(treaty: Treaty, viewer: SeatId): Readonly<Record<string, Term>> {
  const { articles, toll, units, against, words, until } = treaty;
  return {
    ...(articles.length === 0 ? {} : { articles: articleTerms(articlesSeenBy(articles, viewer)) }),
    ...(toll === 0 ? {} : { toll }),
    ...(units === 0 ? {} : { units }),
    ...(against.length === 0 ? {} : { against: against.map((id): Term => ({ kind: 'seat', id })) }),
    ...(words === '' ? {} : { words }),
    until,
  };
}

/** The same in a line for a list: its first article, how many more there are, and what is paid. */
export function shortTerms({ articles, others, given, got, until = 0 }: Terms): Terms {
  const [first, ...more] = listIn(articles);
  const besides = listIn(others).length;
  return {
    until,
    ...(first === undefined ? {} : { first }),
    ...(more.length === 0 ? {} : { more: more.length }),
    ...(besides === 0 ? {} : { besides }),
    ...(given === undefined ? {} : { given }),
    ...(got === undefined ? {} : { got }),
  };
}

const listIn = (term: Term | undefined): readonly Term[] => (typeof term === 'object' && !('kind' in term) ? term : []);

/** Pacts that read alike in a list are numbered. */
export function numberedAlike(choices: readonly Choice[]): readonly Choice[] {
  const read = ({ name, values }: Choice) => JSON.stringify([name, values]);
  return choices.map((choice, at) => {
    const alike = choices.filter((other) => read(other) === read(choice));
    if (alike.length < 2) return choice;
    const before = choices.slice(0, at).filter((other) => read(other) === read(choice));
    return { ...choice, values: { ...choice.values, nth: 1 + before.length } };
  });
}
