import type { Play } from '../engine/play.js';
import { PLACE_IDS, type Side } from '../facts/ids.js';
import type { Toll } from '../state/events.js';
import { citiesOf, standsIn } from '../state/reading.js';
import { type Ending, QUIET } from '../state/state.js';
import { countOf, onlyKinds } from '../state/troops.js';
import { pointsOf, verdictOf } from './points.js';

export const LAST_TURN = 20;
const NEUTRAL: readonly Side[] = ['french', 'bands'];

/** Phase 7: neutrals, El Cid and empty forts leave; the game ends, or another turn follows (15.1). */
export function closeTurn(play: Play): void {
  closeBoard(play);
  play.set({ cid: null, revolt: null, fortune: QUIET, approaches: {}, purse: 0 });
  const { turn, history } = play.state;
  const points = pointsOf(play.state, play.book).total;
  play.set({ history: [...history, points] });
  play.emit({ type: 'turn-ended', turn, points });
  const ending = endingOf(play);
  if (ending !== null) {
    play.set({ ending });
    play.emit({ type: 'game-over', ending, points, verdict: verdictOf(points, play.book) });
    return;
  }
  play.next({ kind: 'turn' });
}

/** Whoever does not stay leaves the board. */
export function closeBoard(play: Play): void {
  play.lose(
    'left-over',
    PLACE_IDS.flatMap((at) => leavers(play, at)),
  );
  play.removeLoneForts();
}

/** Advances the marker one box, if the game goes on. */
export function moveMarker(play: Play): void {
  const { turn, ending } = play.state;
  if (ending === null) play.set({ turn: turn + 1 });
}

/** The French and the Bands, Mercenaries and Crusaders (9.5, 15.1). */
function leavers(play: Play, at: (typeof PLACE_IDS)[number]): readonly Toll[] {
  return standsIn(play.at(at))
    .filter(({ side, units }) => NEUTRAL.includes(side) || countOf(units, 'mercenary') + countOf(units, 'crusader') > 0)
    .map(({ side, units }) => ({
      at,
      side,
      units: NEUTRAL.includes(side) ? units : onlyKinds(units, ['mercenary', 'crusader']),
    }));
}

/** No place to raise Muslims, no city left, or the last turn is over. */
function endingOf(play: Play): Ending | null {
  const { places, turn } = play.state;
  const barred = (at: (typeof PLACE_IDS)[number]) =>
    standsIn(places[at]).some((stand) => stand.side === 'christian' || stand.side === 'rebel');
  // 15.2
  if (PLACE_IDS.every(barred)) return 'no-landing';
  // 15.3
  if (citiesOf(places, 'christian').length === 0) return 'no-christian-city';
  // 15.4
  return turn >= LAST_TURN ? 'turn-20' : null;
}
