import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { percent } from '../answers/odds.js';
import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { maySpend } from '../income/purchase.js';
import { battleOdds } from '../odds/battle-odds.js';
import { meetingIn } from '../odds/meeting.js';
import { holderOf, unitsOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { sizeOf, troopsIn } from '../state/troops.js';

/** Irreversible effects, told in advance: the odds of an attack, the reaction that follows, points lost. */
export function preview(state: Reconquista, _seat: SeatId, action: Action): Preview | null {
  const frame = state.frames.at(-1);
  if (action.verb === 'attack') return attackPreview(state, action);
  if (action.verb !== 'done') return null;
  if (frame?.kind === 'spending') {
    const wasted = maySpend(state, bookOf(state.overrides));
    return wasted ? { key: 'unspent', values: { points: state.purse }, loses: true } : null;
  }
  return frame?.kind === 'campaign' ? reactionPreview(state) : null;
}

function attackPreview(state: Reconquista, action: Action): Preview | null {
  const [from, to] = [kit.oneIn(PLACE_IDS, action.from), kit.oneIn(PLACE_IDS, action.to)];
  if (from === null || to === null) return null;
  const units = troopsIn(action.units);
  const met = meetingIn(state, bookOf(state.overrides), to, units, action.cid === 'yes');
  if (met === null) return null;
  const chances = battleOdds(met.meeting);
  const alone = sizeOf(unitsOf(state.places[from], 'christian')) === sizeOf(units);
  return {
    key: 'attack',
    values: {
      place: { kind: 'place', id: to },
      percent: percent(chances['defender-gone'] + chances['defender-back'] + chances['defender-in']),
      worse: percent(
        chances['attacker-gone'] + chances['attacker-back'] + chances['attacker-in'] + chances['both-gone'],
      ),
      ...(alone ? { left: { kind: 'place', id: from } } : {}),
    },
  };
}

/** Our cities without troops, and sieges to be fought. */
function reactionPreview(state: Reconquista): Preview {
  const places = (fits: (at: PlaceId) => boolean): readonly Term[] =>
    PLACE_IDS.filter(fits).map((id) => ({ kind: 'place', id }));
  const empty = places((at) => {
    const place = state.places[at];
    return place.city !== null && place.inside === null && holderOf(place) === 'christian';
  });
  const sieges = places((at) => state.places[at].outside !== null);
  return {
    key: 'reaction',
    values: { ...(empty.length > 0 ? { empty } : {}), ...(sieges.length > 0 ? { sieges } : {}) },
  };
}
