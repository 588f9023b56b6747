import type { Action } from '../../../core/action.js';
import * as kit from '../../../kit/index.js';
import { isFreeOfEnemies, refugeOf } from '../battle/retreat.js';
import { march, retreatFromMarch } from '../campaign/march.js';
import { movableAt } from '../campaign/movable.js';
import { askUnits, goersTo, isMarchPossible, type Marching, startsFor, targetsFor } from '../campaign/orders.js';
import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { buy, goodsFor, landCrusaders, maySpend, placesForCrusaders, placesForGood } from '../income/purchase.js';
import { defaultMove } from '../policy/moving.js';
import { defaultPurchase } from '../policy/spending.js';
import { placeCid, placeOrder, placesForCid, placesForOrder } from '../random-events/christian.js';
import { plagueStep, removeByPlague } from '../random-events/plague.js';
import { resumeMarch } from '../reaction/host.js';
import { react } from '../reaction/raise.js';
import { rollRebellion } from '../rebellion/rebellion.js';
import { resolveSieges } from '../siege/siege.js';
import { strongest } from '../siege/strength.js';
import { GOODS } from '../state/events.js';
import type { Force, Frame, FrameOf } from '../state/frame.js';
import { unitsOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { sizeOf, type Troops, troopsIn } from '../state/troops.js';
import * as phases from './phases.js';
import { Play } from './play.js';

const player = (state: Reconquista) => state.seats;
const placeIn = (chosen: Omit<Action, 'verb'>, slot: string): PlaceId =>
  kit.oneIn(PLACE_IDS, chosen[slot]) ?? 'santiago';
const goodIn = (chosen: Omit<Action, 'verb'>) => kit.oneIn(GOODS, chosen.unit) ?? 'army';

type Rules<Kind extends Frame['kind']> = kit.Situation<Reconquista, Play, FrameOf<Kind>>;

/** A Military Order or El Cid is placed (9.9, 9.11). */
function placing(
  what: 'military-order' | 'el-cid',
  places: (state: Reconquista) => readonly PlaceId[],
  put: (play: Play, at: PlaceId) => void,
) {
  return kit.awaited<Reconquista, Play, FrameOf<'military-order'> | FrameOf<'el-cid'>>({
    what,
    who: player,
    verbs: {
      place: {
        byDefault: (state) => ({ verb: 'place', place: strongest(state, places(state)) }),
        slots: [(state) => kit.askOne('place', 'place', places(state))],
        does(play, _here, _seat, action) {
          play.pop();
          put(play, placeIn(action, 'place'));
        },
      },
    },
  });
}

/** The next counter lost to the Plague, if there is a choice (17.3.7). */
const plague: Rules<'plague'> = kit.awaited({
  what: 'plague',
  who: player,
  verbs: {
    choose: {
      byDefault: true,
      slots: [
        (state, here) => kit.askOne('place', 'place', plagueStep(state, bookOf(state.overrides), here)?.places ?? []),
      ],
      does(play, here, _seat, action) {
        const step = plagueStep(play.state, play.book, here);
        if (step !== null) removeByPlague(play, here, step.kind, placeIn(action, 'place'));
      },
    },
  },
  settles(play, here) {
    const step = plagueStep(play.state, play.book, here);
    if (step === null) play.pop();
    const [only, ...others] = step?.places ?? [];
    if (step !== null && only !== undefined && others.length === 0) removeByPlague(play, here, step.kind, only);
    return others.length === 0;
  },
});

/** Phase 3: purchases in any order and number (10.9), after the Crusaders have landed (9.16). */
const spending: Rules<'spending'> = kit.awaited({
  what: 'spending',
  who: player,
  values: (state) => ({
    points: state.purse,
    ...(placesForCrusaders(state, bookOf(state.overrides)).length > 0 ? { crusaders: state.fortune.crusaders } : {}),
  }),
  verbs: {
    place: {
      when: (state) => placesForCrusaders(state, bookOf(state.overrides)).length > 0,
      byDefault: (state) => ({
        verb: 'place',
        place: strongest(state, placesForCrusaders(state, bookOf(state.overrides))),
      }),
      slots: [(state) => kit.askOne('place', 'place', placesForCrusaders(state, bookOf(state.overrides)))],
      does: (play, _here, _seat, action) => landCrusaders(play, placeIn(action, 'place')),
    },
    buy: {
      when: (state) => maySpend(state, bookOf(state.overrides)),
      slots: [
        (state) => kit.askOne('unit', 'good', goodsFor(state, bookOf(state.overrides))),
        (state, _here, _seat, filled) =>
          kit.askOne('place', 'place', placesForGood(state, bookOf(state.overrides), goodIn(filled))),
      ],
      does: (play, _here, _seat, action) => buy(play, goodIn(action), placeIn(action, 'place')),
    },
    // Crusaders must land while there is a place for them.
    done: {
      when: (state) => placesForCrusaders(state, bookOf(state.overrides)).length === 0,
      byDefault: defaultPurchase,
      does: (play) => phases.endSpending(play),
    },
  },
});

/** Phase 4 (11.1). A step that starts a battle is an attack: its dice cannot be taken back. */
function marching(verb: Marching): kit.Verb<Reconquista, Play, FrameOf<'campaign'>> {
  return {
    final: verb === 'attack',
    when: (state, here) => isMarchPossible(verb, state, bookOf(state.overrides), here),
    slots: [
      (state, here) => kit.askOne('from', 'place', startsFor(verb, state, bookOf(state.overrides), here)),
      (state, here, _seat, filled) =>
        kit.askOne('to', 'place', targetsFor(verb, state, bookOf(state.overrides), here, placeIn(filled, 'from'))),
      (state, here, _seat, filled) =>
        askUnits(goersTo(state, bookOf(state.overrides), here, placeIn(filled, 'from'), placeIn(filled, 'to'))),
      (state, here, _seat, filled) =>
        choosesCid(state, here, placeIn(filled, 'from'), troopsIn(filled.units))
          ? kit.askWord('cid', ['yes', 'no'])
          : null,
    ],
    does(play, here, _seat, action) {
      const [from, to] = [placeIn(action, 'from'), placeIn(action, 'to')];
      march(play, here, from, to, troopsIn(action.units), action.cid === 'yes');
    },
  };
}

/** El Cid may go or stay if a unit he could stay with remains. */
function choosesCid(state: Reconquista, here: FrameOf<'campaign'>, from: PlaceId, units: Troops): boolean {
  const there = unitsOf(state.places[from], 'christian');
  return movableAt(state, bookOf(state.overrides), here, from).cid && sizeOf(there) > sizeOf(units);
}

const campaign: Rules<'campaign'> = kit.awaited({
  what: 'campaign',
  who: player,
  verbs: {
    move: marching('move'),
    attack: marching('attack'),
    done: {
      final: true,
      byDefault: (state, here) => defaultMove(state, here),
      does: (play) => play.pop(),
    },
  },
});

/** The ways back open to a beaten force: where no enemy stands now (12.5, 12.15). */
function waysOpen(state: Reconquista, { ways }: Force): readonly PlaceId[] {
  return ways.filter((at) => isFreeOfEnemies(state, bookOf(state.overrides).board, at, 'christian'));
}

/** A beaten force goes back by one of its ways (12.5); so do besiegers who are driven off (12.15). */
const retreat: Rules<'retreat'> = kit.awaited({
  what: 'retreat',
  who: player,
  values: (_state, { force }) => ({ place: { kind: 'place', id: force.at } }),
  verbs: {
    retreat: {
      byDefault: true,
      slots: [(state, { force }) => kit.askOne('to', 'place', waysOpen(state, force))],
      does(play, { force }, _seat, action) {
        play.pop();
        retreatFromMarch(play, force, placeIn(action, 'to'));
      },
    },
  },
  settles(play, { force }) {
    const [only = null, ...others] = waysOpen(play.state, force);
    if (others.length > 0) return false;
    play.pop();
    retreatFromMarch(play, force, only ?? refugeOf(play, force.at, 'christian'));
    return true;
  },
});

export const STEPS: kit.Steps<Reconquista, Play, Frame> = {
  turn: kit.doneOnce(phases.beginTurn),
  rebellion: kit.doneOnce(rollRebellion),
  'random-event': kit.doneOnce(phases.randomEvent),
  'military-order': placing('military-order', (state) => placesForOrder(state, bookOf(state.overrides)), placeOrder),
  'el-cid': placing('el-cid', (state) => placesForCid(state, bookOf(state.overrides)), placeCid),
  plague,
  neutrals: kit.doneOnce(phases.neutralsMarch),
  income: kit.doneOnce(phases.income),
  spending,
  campaign,
  retreat,
  reaction: kit.doneOnce(react),
  host: kit.doneOnce((play, { host }) => resumeMarch(play, host)),
  sieges: kit.doneOnce(resolveSieges),
  'end-of-turn': kit.doneOnce(phases.endTurn),
};

/** The turn by its steps; a fort left alone goes at once, for whatever reason (5.3). */
export const PROCEDURE: kit.Procedure<Reconquista, Play, Frame> = {
  ...kit.byFrames<Reconquista, Play>(STEPS, (state, dice) => new Play(state, dice)),
  always: (play) => play.removeLoneForts(),
};
