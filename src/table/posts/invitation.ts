import type { GameModule } from '../../core/game-module.js';
import { takenUpLines } from '../challenge/taken-up.js';
import { setupSummary } from '../controls/panel/setup.js';
import { fingerprintMark } from '../dice/sealed-words.js';
import type { Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';

/** What is to be played, for whoever is to join: as it is chosen now, however often that is changed until the game begins. */
export function invitationLines(module: GameModule, game: GameRecord): readonly Line[] {
  const places = module.seatsFor(game.setup);
  return [
    ...setupSummary(module, game),
    ...(places.ok ? [seatsLine(places.value)] : []),
    ...(game.challenge === null ? [] : takenUpLines(game.challenge)),
    fingerprintMark(game),
    { from: 'table', key: 'game.rules-hint' },
  ];
}

function seatsLine({ min, max }: { readonly min: number; readonly max: number }): Line {
  return min === max
    ? { from: 'table', key: 'game.seats-exactly', values: { count: max } }
    : { from: 'table', key: 'game.seats-wanted', values: { min, max } };
}
