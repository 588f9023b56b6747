import { oneIn } from '../../../kit/offers/chosen.js';
import { askWord, DONE } from '../../../kit/offers/domain.js';
import type { Verbs } from '../../../kit/steps/situation.js';
import type { CampaignPlay } from '../engine/play.js';
import { type Draco, ORDER_TOPICS, ORDER_WAYS } from '../state/state.js';

/** Hispano may answer his questions in advance (12.3). Nobody else learns how. */
export const ORDERING: Verbs<Draco, CampaignPlay> = {
  offers: (state, seat) => (seat === state.hispano ? [{ verb: 'order', optional: true, secret: true }] : []),
  ask(_state, _seat, _verb, filled) {
    if (filled.topic === undefined) return askWord('topic', ORDER_TOPICS);
    return filled.way === undefined ? askWord('way', ORDER_WAYS) : DONE;
  },
  act(play, seat, action) {
    const topic = oneIn(ORDER_TOPICS, action.topic);
    const way = oneIn(ORDER_WAYS, action.way);
    if (topic === null || way === null) return;
    play.set({ orders: { ...play.state.orders, [topic]: way } });
    play.emit({ type: 'ordered', topic, way, audience: [seat] });
  },
};
