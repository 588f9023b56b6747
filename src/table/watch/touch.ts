import type { GameModule } from '../../core/game-module.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import type { TableContext } from '../context.js';
import { button } from '../controls/buttons.js';
import { markOf } from '../controls/mark.js';
import { choiceLine, verbLine } from '../controls/question/choices.js';
import { offersOf } from '../controls/question/offers.js';
import { followPath, nameOf, writeStep } from '../controls/question/walk.js';
import { writeToken } from '../controls/token.js';
import type { Control } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { seatsOf } from '../seats.js';

/**
 * Every answer to the first question of every offer as a button that names its thing: where the board can be touched,
 * touching a place chooses it there.
 */
export function touchControls(table: TableContext, game: GameRecord, state: State, userId: string): readonly Control[] {
  if (game.phase !== 'playing') return [];
  const module = table.moduleOf(game);
  return seatsOf(game, userId).flatMap((seat) => touchable(table, game, module, state, seat));
}

function touchable(
  table: TableContext,
  game: GameRecord,
  module: GameModule,
  state: State,
  seat: SeatId,
): readonly Control[] {
  return offersOf(module, state, seat).flatMap((offer, place): readonly Control[] => {
    const walk = followPath(module, state, seat, place.toString(36));
    if (walk?.domain.kind !== 'one') return [];
    const { domain, path } = walk;
    return domain.choices.flatMap((choice): readonly Control[] => {
      const token = writeToken({
        kind: 'walk',
        gameId: game.id,
        version: markOf(game),
        seat,
        path: `${path},${writeStep(domain, choice.id)}`,
        page: 0,
      });
      if (token.length > table.limits.token) return [];
      const line = choiceLine(module, choice);
      const label = {
        from: 'noted',
        line: line.from === 'noted' ? line.line : line,
        note: verbLine(module, offer),
      } as const;
      return [{ ...button(token, label, offer.optional === true ? 'secondary' : 'primary'), thing: nameOf(choice) }];
    });
  });
}
