import { ok } from '../../core/result.js';
import { alter, replyTo } from '../change/alter.js';
import { gameReply, numberOption, tableEntry } from '../commands/handler.js';
import type { TableContext } from '../context.js';
import type { Reply } from '../ports/message.js';
import { isEnded } from '../ports/phase.js';
import type { GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { seatsOf } from '../seats.js';
import { DICE_SEEN, isFirstSight } from './first-sight.js';

/**
 * Dice of a first-sight challenge are hidden from its players. Asking for a number of rolls by name shows them and
 * moves the game to the open table. Null: nothing prevents showing them.
 */
export async function diceOfChallenge(
  table: TableContext,
  game: GameRecord,
  request: CommandRequest,
): Promise<Reply | null> {
  if (game.challenge === null || isEnded(game) || seatsOf(game, request.userId).length === 0) return null;
  const entries = await table.deps.store.log(game.id, 1, game.version);
  if (!isFirstSight(entries)) return null;
  if (numberOption(request.options, 'count') === null) {
    return gameReply(
      game,
      { from: 'table', key: 'challenge.dice-later' },
      { from: 'table', key: 'game.seed-hash', values: { hash: game.seedHash } },
    );
  }
  const altered = await alter(table, game.id, request.requestId, async ({ game: current, state }) =>
    ok({
      change: {
        game: current,
        state,
        entry: tableEntry(request.userId, { what: DICE_SEEN }),
        announce: [{ from: 'table', key: 'challenge.dice-seen' }],
      },
      answer: null,
    }),
  );
  return altered.kind === 'done' || altered.kind === 'seen' ? null : replyTo(altered, () => ({ lines: [] }));
}
