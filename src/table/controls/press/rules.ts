import { refusal } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import type { Reply } from '../../ports/message.js';
import type { PressRequest } from '../../request.js';
import { partAt, placeIn } from '../../rulebook/place.js';
import { contentsReply, partReply, topicBeside } from '../../rulebook/show.js';
import { topicReply } from '../../rulebook/topics.js';
import type { Token } from '../token.js';

/** Another place of a book; no game is needed for it, and no database. */
export function pressRules(table: TableContext, token: Token, { locale, values }: PressRequest): Reply {
  const module = table.game(token.gameId);
  const place = placeIn(token, values?.[0]);
  if (module === null || place === null) return refusal({ code: 'press-unknown' }, null);
  const book = table.book(module, locale);
  if (book === null) return topicReply(module, null);
  const open = { module, book, limits: table.limits, gameId: place.gameId, searched: place.searched };
  const found = place.searched === null ? [] : book.search(place.searched);
  if (place.part === null) return contentsReply(open, found);
  const { id } = place.part;
  const part = partAt(book, place.part);
  if (part !== null) return partReply(open, part, found);
  return module.words.ruleTopics.includes(id) ? topicBeside(open, id, found) : refusal({ code: 'press-unknown' }, null);
}
