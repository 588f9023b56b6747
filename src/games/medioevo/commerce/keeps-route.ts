import type { Book } from '../facts/book.js';
import type { Realm } from '../state/realm.js';

/** A ready Vendor keeps the route of a lost transport until the end of the turn (card 30, 7.4). */
export function keepsRoute({ cards }: Realm, book: Book): boolean {
  return cards.some(({ number, turned }) => !turned && book.cards.get(number)?.hook === 'route.keep');
}
