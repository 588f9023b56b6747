import type { Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { ARTICLE_KINDS, type Article, type ArticleKind, type Treaty } from '../state/pact.js';

/** Articles that bind both alike. */
const MUTUAL: readonly ArticleKind[] = ['non-aggression', 'armistice'];
/** Those for whose use a toll may be asked (11.10). */
const USED: readonly ArticleKind[] = ['trade', 'passage'];

/** As whoever speaks calls an article: what he gives, what he gets, what is mutual. */
export function articleSeenBy({ kind, gives }: Article, viewer: SeatId): string {
  if (MUTUAL.includes(kind)) return kind;
  return `${gives === viewer ? 'give' : 'get'}-${kind}`;
}
export function articlesSeenBy(articles: readonly Article[], viewer: SeatId): readonly string[] {
  return articles.map((article) => articleSeenBy(article, viewer));
}

/** Every article by the names that it has for whoever offers it. */
const NAMED = new Map<string, { readonly kind: ArticleKind; readonly gets: boolean }>();
for (const kind of ARTICLE_KINDS) {
  const mutual = MUTUAL.includes(kind);
  NAMED.set(mutual ? kind : `give-${kind}`, { kind, gets: false });
  if (!mutual) NAMED.set(`get-${kind}`, { kind, gets: true });
}
export const OFFERED_ARTICLES: readonly string[] = [...NAMED.keys()];

/** The article that is meant by the name it has for whoever offers it. */
export function articleOf(name: string, from: SeatId, to: SeatId): Article | null {
  const named = NAMED.get(name);
  if (named === undefined) return null;
  const { kind, gets } = named;
  return gets ? { kind, gives: to, gets: from } : { kind, gives: from, gets: to };
}

export function isUsed({ kind }: Pick<Article, 'kind'>): boolean {
  return USED.includes(kind);
}
export function isAlliance({ kind }: Article): boolean {
  return kind === 'defensive-alliance' || kind === 'offensive-alliance';
}
/** It lasts beyond its signing and this turn. */
export function isLasting({ kind }: Article): boolean {
  return kind !== 'armistice';
}

/** What a treaty says, as values of a sentence: what there is none of is left out. */
export function treatyTerms(treaty: Treaty, viewer: SeatId): Readonly<Record<string, Term>> {
  const { articles, toll, units, against, words, until } = treaty;
  return {
    ...(articles.length === 0
      ? {}
      : { articles: articlesSeenBy(articles, viewer).map((id): Term => ({ kind: 'article', id })) }),
    ...(toll === 0 ? {} : { toll }),
    ...(units === 0 ? {} : { units }),
    ...(against.length === 0 ? {} : { against: against.map((id): Term => ({ kind: 'seat', id })) }),
    ...(words === '' ? {} : { words }),
    until,
  };
}
