import type { GameModule } from '../../core/game-module.js';
import type { Obligation } from '../../core/obligation.js';
import type { State } from '../../core/state.js';
import { inPublic } from '../change/awaited.js';
import type { TableContext } from '../context.js';
import { whereItStands } from '../controls/panel/panel.js';
import type { Reply } from '../ports/message.js';
import type { Part, Rulebook } from '../ports/rulebooks.js';
import type { GameRecord } from '../ports/store.js';
import type { PressRequest } from '../request.js';
import { peopleOf, seatsOf } from '../seats.js';
import { contentsReply, partReply } from './show.js';
import { topicReply } from './topics.js';

/** The rules of what this person is asked now, or else of what others are. */
export async function rulesNow(
  table: TableContext,
  game: GameRecord,
  { userId, locale }: Pick<PressRequest, 'userId' | 'locale'>,
): Promise<Reply> {
  const module = table.moduleOf(game);
  const about = { gameId: game.id, people: peopleOf(game) };
  const book = table.book(module, locale);
  if (book === null) return { ...about, ...topicReply(module, null) };
  const open = { module, book, limits: table.limits, gameId: game.id, searched: null };
  const state = game.phase === 'gathering' ? null : await table.stateOf(game);
  const part = state === null ? book.partWith('goal') : partNow(module, book, state, seatsOf(game, userId));
  const stands = game.phase === 'playing' ? await whereItStands(table, game, state, userId) : [];
  const reply = part === null ? contentsReply(open) : partReply(open, part);
  return { ...about, ...reply, lines: [...stands, ...reply.lines] };
}

function partNow(module: GameModule, book: Rulebook, state: State, mine: readonly string[]): Part | null {
  const owed = module.obligations(state);
  const isMine = ({ seats }: Obligation) => seats.some((seat) => mine.includes(seat));
  const asked = owed.find(isMine) ?? inPublic(owed)[0];
  const named = asked === undefined ? undefined : module.about.chapters[asked.what];
  return (named === undefined ? null : book.partWith(named)) ?? book.partWith('turn');
}
