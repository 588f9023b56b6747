import type { SeatId } from '../../../core/seat.js';
import { oneIn, textIn } from '../../../kit/offers/chosen.js';
import { askOne, DONE } from '../../../kit/offers/domain.js';
import type { Verbs } from '../../../kit/steps/situation.js';
import type { CampaignPlay } from '../engine/play.js';
import { GENERAL_IDS, type GeneralId } from '../facts/ids.js';
import { romans } from '../state/reading.js';
import type { Draco } from '../state/state.js';

/** His generals who are at home; a shared consul stays with his two players. */
function lendable(state: Draco, seat: SeatId): readonly GeneralId[] {
  if (romans(state).length < 2) return [];
  return GENERAL_IDS.filter(
    (id) => state.commands[id] === seat && state.lent[id] === undefined && !(id === 'consul' && state.consulShared),
  );
}

function lentBy(state: Draco, seat: SeatId): readonly GeneralId[] {
  return GENERAL_IDS.filter((id) => state.commands[id] === seat && state.lent[id] !== undefined);
}

/** An absent player lends a general to a friend, until the end of that general's next turn (12.1). */
export const LENDING: Verbs<Draco, CampaignPlay> = {
  offers: (state, seat) => [
    ...(lendable(state, seat).length > 0 ? [{ verb: 'lend', optional: true }] : []),
    ...(lentBy(state, seat).length > 0 ? [{ verb: 'recall', optional: true }] : []),
  ],
  ask(state, seat, verb, filled) {
    if (filled.general === undefined) {
      return askOne('general', 'commander', verb === 'lend' ? lendable(state, seat) : lentBy(state, seat));
    }
    if (verb !== 'lend' || filled.to !== undefined) return DONE;
    return askOne(
      'to',
      'seat',
      romans(state).filter((other) => other !== seat),
    );
  },
  act(play, seat, action) {
    const general = oneIn(GENERAL_IDS, action.general);
    if (general === null) return;
    if (action.verb === 'lend') {
      const to = textIn(action, 'to');
      play.set({ lent: { ...play.state.lent, [general]: to } });
      play.emit({ type: 'lent', general, seat, friend: to });
    } else {
      const { [general]: _back, ...lent } = play.state.lent;
      play.set({ lent });
      play.emit({ type: 'taken-back', general, seat });
    }
  },
};
