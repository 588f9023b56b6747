import type { SeatId } from '../../../../core/seat.js';
import { homeSeat } from '../../control/holder.js';
import type { Play } from '../../engine/play.js';
import { territoryCard } from '../../facts/board.js';
import type { TerritoryId } from '../../facts/place-ids.js';
import { levelsIn } from '../../state/land.js';
import { giveBloodTokens } from '../blood.js';

const FIRST_CONQUESTS: readonly TerritoryId[] = ['rome', 'jerusalem'];

/**
 * Taking a territory (6.3.3, 6.10.1): its holder changes, another's token is lost for good (5.5), and an inhabited zone
 * gives honour by its buildings (10.1), but not twice in a turn nor for a retaken home.
 */
export function conquer(play: Play, at: TerritoryId, seat: SeatId, from: SeatId | null): void {
  const land = play.land(at);
  const token = land.token !== null && land.token.owner !== seat ? null : land.token;
  play.changeLand(at, { holder: seat, token });
  play.emit({ type: 'conquered', seat, at, from });
  const home = homeSeat(play.state, at);
  const again = play.state.conquered.includes(at);
  play.set({
    conquered: again ? play.state.conquered : [...play.state.conquered, at],
    uprisings: play.state.uprisings.filter((other) => other !== at),
  });
  if (home !== seat && !again && territoryCard(play.board, at).inhabited)
    play.honour(seat, 1 + levelsIn(land), 'conquest');
  firstConquest(play, at, seat, home);
  if (home !== seat) giveBloodTokens(play, [home]);
  play.next({ kind: 'spoils', seat, at, from, conquered: true });
}

/** The first conquest of Rome and of Jerusalem (10.1); the Mamluks retaking theirs do not count (RULINGS 80). */
function firstConquest(play: Play, at: TerritoryId, seat: SeatId, home: SeatId | null): void {
  if (!FIRST_CONQUESTS.includes(at) || play.state.firstConquests.includes(at) || home === seat) return;
  play.set({ firstConquests: [...play.state.firstConquests, at] });
  play.honour(seat, 2, 'first-conquest');
}
