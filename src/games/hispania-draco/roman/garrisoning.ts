import { askOne } from '../../../kit/offers/domain.js';
import type { Verb } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import { type CityId, GARRISON_IDS, type GarrisonId, isCity, isRoman } from '../facts/ids.js';
import { placeGarrison, removeGarrison } from '../state/changes.js';
import { garrisonsAt, isFreeOfRevolt, MOST_DISCS } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { mustLeave, placeOf } from './actors.js';

/** The city where the general of the turn stands alone with a denarius to spend; null: none. */
function cityOf(state: Draco): CityId | null {
  const at = placeOf(state, state.turn.general);
  return at === null || !isCity(at) || mustLeave(state) || state.turn.denarii < 1 ? null : at;
}

/** His own, and the legion if it is in his reserve (5.2.1, 10.4.2); in a capital checked each time (5.2.4, 5.2.5). */
export function placeable(state: Draco): readonly GarrisonId[] {
  const city = cityOf(state);
  if (city === null || garrisonsAt(state.pieces, city).length >= MOST_DISCS) return [];
  const { capital, province } = board(state).cities[city];
  if (capital && !isRoman(province) && !isFreeOfRevolt(board(state), state.pieces, province)) return [];
  const { general } = state.turn;
  const { garrisons, legion } = state.pieces.reserve;
  return [...(garrisons[general] > 0 ? [general] : []), ...(legion === general ? (['legion'] as const) : [])];
}

/** His own, covered or not (5.2.2, 5.2.3), and the legion wherever he finds it (10.4.2). */
export function removable(state: Draco): readonly GarrisonId[] {
  const city = cityOf(state);
  if (city === null) return [];
  const here = garrisonsAt(state.pieces, city);
  return ([state.turn.general, 'legion'] as const).filter((garrison) => here.includes(garrison));
}

function verb(
  choices: (state: Draco) => readonly GarrisonId[],
  does: (play: CampaignPlay, city: CityId, garrison: GarrisonId) => void,
): Verb<Draco, CampaignPlay, unknown> {
  return {
    when: (state) => choices(state).length > 0,
    slots: [(state) => (choices(state).length === 1 ? null : askOne('garrison', 'garrison', choices(state)))],
    does(play, _here, _seat, action) {
      const [only, other] = choices(play.state);
      const garrison = other === undefined ? only : GARRISON_IDS.find((id) => id === action.garrison);
      const city = cityOf(play.state);
      if (city === null || garrison === undefined) return;
      play.spend(1);
      does(play, city, garrison);
    },
  };
}

export const PLACE = verb(placeable, (play, at, garrison) => {
  const { general } = play.state.turn;
  play.setPieces(placeGarrison(play.pieces, at, garrison));
  play.emit({ type: 'garrison-placed', general, garrison, at });
});

export const REMOVE = verb(removable, (play, at, garrison) => {
  const { general } = play.state.turn;
  play.setPieces(removeGarrison(play.pieces, at, garrison, general));
  play.emit({ type: 'garrison-removed', general, garrison, at });
});
