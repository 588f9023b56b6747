import type { Choice } from '../../../core/offer.js';
import type { Terms } from '../../../core/result.js';
import { isBare, numberIn } from '../../../kit/offers/chosen.js';
import { awaited } from '../../../kit/steps/awaited.js';
import { mightHold } from '../counters/hand.js';
import { eventsAt } from '../counters/timing.js';
import { areaIn, oneOfAreas, pieceChoice, pieceIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { type NationStage, OF_NATION } from '../engine/rules.js';
import type { AreaId, NationId, UnitKind } from '../facts/ids.js';
import { buy, buyable, capReserve, priceOf, whyNothing } from '../income/purchase.js';
import { ownShare, revenue, tribute } from '../income/revenue.js';
import { thriftyPurchase } from '../income/thrift.js';
import { missionTargets } from '../special/recruiting.js';
import { cardOf, seatOf, unusedCounters } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { enterPhase } from './course.js';

/** Income (2.1.1), then purchases until the player is done (2.3.1). */
export const INCOME_PHASE = awaited<Hispania, Play, NationStage>({
  what: 'income',
  who: OF_NATION.who,
  values: (state, { nation }) => ({ nation: { kind: 'nation', id: nation }, ...whyItWaits(state, nation) }),
  verbs: {
    buy: {
      when: (state, { nation }) => goods(state, nation).length > 0,
      shown: (state, { nation }) => ({ several: { slot: 'unit', most: goods(state, nation).length } }),
      slots: [
        (state, { nation }) => {
          const choices = goods(state, nation).map((ware) => wareChoice(state, nation, ware));
          return { kind: 'one', slot: 'unit', choices };
        },
        (state, { nation }, _seat, { unit }) =>
          typeof unit === 'string' && isUnitKind(unit)
            ? { kind: 'number', slot: 'count', min: 1, max: buyable(state, nation, unit), step: 1, all: true }
            : null,
      ],
      does(play, { nation }, _seat, action) {
        const unit = pieceIn(action.unit);
        if (unit !== null && isUnitKind(unit)) buy(play, nation, unit, numberIn(action, 'count'));
      },
    },
    done: {
      does: (play, { nation }) => leave(play, nation),
      byDefault: (state, { nation }) => thriftyPurchase(state, nation) ?? { verb: 'done' },
    },
    remove: {
      when: (state, { nation }) => spareable(state, nation).length > 0,
      slots: [
        (state, { nation }) => oneOfAreas('area', [...new Set(spareable(state, nation).map(({ area }) => area))]),
        (state, { nation }, _seat, filled) => {
          const here = spareable(state, nation).filter(({ area }) => area === filled.area);
          return { kind: 'one', slot: 'unit', choices: here.map(({ unit }) => pieceChoice(unit)) };
        },
      ],
      does(play, { nation }, _seat, action) {
        const [area, unit] = [areaIn(action.area), pieceIn(action.unit)];
        if (area !== null && unit !== null) play.discard(area, nation, unit, 1, 'chosen');
      },
    },
    // A nation may give up any part of its income (2.1.4).
    waive: {
      optional: true,
      when: (state, { nation }) => state.nations[nation].gold > 0,
      slots: [
        (state, { nation }) => {
          const { gold } = state.nations[nation];
          return { kind: 'number', slot: 'gold', min: HALF, max: gold, step: HALF };
        },
      ],
      does(play, { nation }, _seat, action) {
        play.gold(nation, -numberIn(action, 'gold'));
        play.emit({ type: 'gold-lost', nation, gold: numberIn(action, 'gold') });
      },
    },
  },
  proves: (state, { nation }, seat, action) => seatOf(state, nation) === seat && isBare(action, 'done'),
  settles(play, { nation, task }) {
    if (task === 0) {
      play.stage({ task: 1 });
      collect(play, nation);
      return true;
    }
    if (task > 1) return false;
    if (choosing(play.state, nation)) {
      // Stays until he says so: an emptied purse does not end the phase by itself.
      play.stage({ task: 2 });
      return false;
    }
    leave(play, nation);
    return true;
  },
});

const HALF = 0.5;

/** This moment's events (10.3): all possible holders stop here, so that nothing is revealed. */
const EVENTS = eventsAt('income');

function asksForEvents(state: Hispania, nation: NationId): boolean {
  const seat = seatOf(state, nation);
  return state.options.events && seat !== null && EVENTS.some((event) => mightHold(state, seat, event));
}

/** Why nothing can be bought, and whether an event might be played, regardless of the hand. */
function whyItWaits(state: Hispania, nation: NationId): Terms {
  const why = whyNothing(state, nation);
  if (why === null) return {};
  const event: Terms = asksForEvents(state, nation) ? { waits: { kind: 'choice', id: 'event-maybe' } } : {};
  return { why: { kind: 'choice', id: `no-${why}` }, ...event };
}

function choosing(state: Hispania, nation: NationId): boolean {
  return (
    asksForEvents(state, nation) ||
    missionTargets(state, nation).length > 0 ||
    goods(state, nation).length > 0 ||
    spareable(state, nation).length > 0
  );
}

function leave(play: Play, nation: NationId): void {
  capReserve(play, nation);
  enterPhase(play, 'place');
}

function goods(state: Hispania, nation: NationId): UnitKind[] {
  return cardOf(state, nation).buys.filter((unit) => buyable(state, nation, unit) > 0);
}

/** With its price and available number. */
function wareChoice(state: Hispania, nation: NationId, unit: UnitKind): Choice {
  const values = { gold: priceOf(unit) ?? 0, most: buyable(state, nation, unit) };
  return { ...pieceChoice(unit), note: 'price', values };
}

/** A unit may be given up to be built elsewhere (2.3.4), if its counters are used up and its price is available. */
function spareable(state: Hispania, nation: NationId): { area: AreaId; unit: UnitKind }[] {
  const { gold } = state.nations[nation];
  const short = cardOf(state, nation).buys.filter(
    (unit) => (priceOf(unit) ?? Number.POSITIVE_INFINITY) <= gold && unusedCounters(state, nation, unit) === 0,
  );
  if (short.length === 0) return [];
  return areasWith(state, nation).flatMap((area) =>
    short.filter((unit) => (state.areas[area][nation]?.[unit] ?? 0) > 0).map((unit) => ({ area, unit })),
  );
}

/** The nation's gold (2.1.1), and at once its suzerain's (2.2.2, 2.2.3): gold passes in no other way (2.4.1). */
function collect(play: Play, nation: NationId): void {
  const { state } = play;
  if (cardOf(state, nation).income.kind === 'none') return;
  const own = ownShare(state, nation);
  const share = tribute(state, nation);
  const { suzerain } = state.nations[nation];
  if (revenue(state, nation) > 0) {
    play.gold(nation, own);
    play.emit({ type: 'income', nation, gold: own, held: play.state.nations[nation].gold });
  }
  if (suzerain === null || share === 0) return;
  play.gold(suzerain, share);
  play.emit({ type: 'tribute', nation, suzerain, gold: share });
  if (play.state.nations[suzerain].gold > cardOf(state, suzerain).reserve) {
    play.push({ kind: 'purchase', id: play.nextId(), nation: suzerain });
  }
}
