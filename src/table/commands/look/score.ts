import type { GameModule } from '../../../core/game-module.js';
import type { JsonObject } from '../../../core/json.js';
import { refusal } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import { historyLines } from '../../people/past-games.js';
import type { Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { seatsOf, seenBy } from '../../seats.js';
import { type Shared, sharedStandings, standingLine } from '../../words/standing-words.js';
import { gameReply } from '../handler.js';

/** Seat by seat, best first, with the parts of its points. */
export function scoreLines(module: GameModule, game: GameRecord, view: JsonObject): readonly Line[] {
  return bestFirst(module, game, view).flatMap((standing) => [
    standingLine(module, standing),
    ...standing.parts.map(
      (part): Line => ({
        from: 'table',
        key: 'score.part',
        module: module.id,
        values: { part: { kind: part.kind, id: part.id }, score: part.score },
      }),
    ),
  ]);
}

/** The same without the parts, to compare several. */
export function totalLines(module: GameModule, game: GameRecord, view: JsonObject): readonly Line[] {
  const standings = bestFirst(module, game, view);
  return standings.length === 1
    ? scoreLines(module, game, view)
    : standings.map((standing) => standingLine(module, standing));
}

function bestFirst(module: GameModule, game: GameRecord, view: JsonObject): readonly Shared[] {
  const seats = game.seats.map((seat) => seat.seat);
  const standings = module.seats(view).filter((standing) => seats.includes(standing.seat));
  return sharedStandings(module, standings).toSorted((one, other) => other.score - one.score);
}

export async function scoreReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const module = table.moduleOf(game);
  const state = await table.stateOf(game);
  if (state === null) return refusal({ code: 'not-started' }, game);
  const view = seenBy(module, game, state, seatsOf(game, request.userId)[0] ?? null);
  const history = module.mode === 'competitive' ? [] : await historyLines(table, request.userId, module);
  return {
    ...gameReply(game, ...scoreLines(module, game, view), ...history),
    picture: (locale) => {
      const chart = module.pictures.chart(view, locale);
      return chart === null ? null : { kind: 'chart', chart };
    },
  };
}
