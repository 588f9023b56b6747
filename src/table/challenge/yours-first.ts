import { refusal } from '../change/alter.js';
import type { TableContext } from '../context.js';
import type { Reply } from '../ports/message.js';
import { isEnded } from '../ports/phase.js';
import type { GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { seatsOf } from '../seats.js';
import { challengeTerms } from './taken-up.js';

type Shows = (table: TableContext, game: GameRecord, request: CommandRequest) => Promise<Reply>;

/** While you still play a challenge, a friend's game of it is hidden: its dice are yours to come. */
export function yoursFirst(shows: Shows): Shows {
  return async (table, game, request) => {
    const { challenge } = game;
    if (challenge === null || seatsOf(game, request.userId).length > 0) return shows(table, game, request);
    const games = await table.deps.store.gamesOfChallenge(challenge.id);
    const plays = games.some((one) => !isEnded(one) && seatsOf(one, request.userId).length > 0);
    if (!plays) return shows(table, game, request);
    return refusal({ code: 'challenge-yours-first', values: challengeTerms(challenge) }, game);
  };
}
