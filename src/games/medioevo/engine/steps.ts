import * as kit from '../../../kit/index.js';
import { sacking } from '../barbarians/plunder.js';
import { warCircleReroll } from '../barbarians/war-circle.js';
import { spoilsStep } from '../battle/aftermath/spoils.js';
import { BLOOD } from '../battle/blood.js';
import { foes } from '../battle/foes.js';
import { battle } from '../battle/step.js';
import { adrift } from '../battle/throws/galleys.js';
import { pursuit } from '../campaign/pursuit.js';
import { combat } from '../campaign/step.js';
import { CARDS_AT_ANY_TIME } from '../cards/at-any-time.js';
import { cardPlayed } from '../cards/card-step.js';
import { pledged, reactions } from '../cards/window-step.js';
import { endAtLimit, lastCheck } from '../closing/last-check.js';
import { LAST_TURN } from '../closing/last-turn.js';
import { commerce } from '../commerce/step.js';
import { DISMISSAL } from '../control/dismissal.js';
import { ANY_TIME } from '../diplomacy/any-time.js';
import { DISPUTES } from '../diplomacy/disputes.js';
import { DISSOLVING } from '../diplomacy/dissolving.js';
import { LETTERS_BETWEEN } from '../diplomacy/letters.js';
import { NEGOTIATION } from '../diplomacy/negotiation.js';
import { drawEvent, eventChoice, eventDice, eventPick } from '../events/event-card.js';
import { eventLoss } from '../events/event-loss.js';
import { checkRebellions, onslaught, rebellion, uprising } from '../events/rebellion.js';
import { supply } from '../events/supply.js';
import { bidding } from '../events/turn-order.js';
import { BATTLE_ORDERS } from '../orders/battle-orders.js';
import { LAID_AHEAD } from '../orders/laid-ahead.js';
import { PLANNED_MOVES } from '../orders/planned-moves.js';
import { RESTING } from '../orders/resting.js';
import { deployment } from '../purchases/deployment.js';
import { cardPicks } from '../purchases/empire-card.js';
import { purchases, REOPENING } from '../purchases/step.js';
import { dealFirstCards, firstCard } from '../setup/first-card.js';
import { founding } from '../setup/founding.js';
import { kingdomAuction, kingdomChoice } from '../setup/kingdom-steps.js';
import type { Frame } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { taxLevels } from '../taxes/tax-levels.js';
import { upkeep } from '../taxes/upkeep.js';
import { Play } from './play.js';
import { beginFoundation, beginPhase, beginTurn, finalCount } from './turn.js';

const STEPS: kit.Steps<Medioevo, Play, Frame> = {
  'kingdom-auction': kingdomAuction,
  'kingdom-choice': kingdomChoice,
  foundation: kit.doneOnce((play) => beginFoundation(play)),
  founding,
  'first-deal': kit.doneOnce((play) => dealFirstCards(play)),
  'first-card': firstCard,
  turn: kit.doneOnce((play, here) => beginTurn(play, here)),
  phase: kit.doneOnce((play, { phase }) => beginPhase(play, phase)),
  bidding,
  'war-circle': warCircleReroll,
  'tax-levels': taxLevels,
  upkeep,
  purchases,
  deployment,
  'card-picks': cardPicks,
  reactions,
  pledged,
  'card-played': cardPlayed,
  'event-pick': eventPick,
  'event-card': kit.doneOnce((play) => drawEvent(play)),
  'event-choice': eventChoice,
  'event-dice': eventDice,
  'event-loss': eventLoss,
  supply,
  rebellions: kit.doneOnce((play) => checkRebellions(play)),
  uprising,
  onslaught,
  rebellion,
  combat,
  pursuit,
  commerce,
  'last-check': kit.doneOnce((play) => lastCheck(play)),
  'final-count': kit.doneOnce((play) => finalCount(play)),
  battle,
  adrift,
  foes,
  spoils: spoilsStep,
  sack: sacking,
};

/** All kinds of steps, for tests that each occurs. */
export const STEP_KINDS: readonly string[] = Object.keys(STEPS);

/** Available in anybody's turn, besides the current wait. */
const BESIDES = [
  ANY_TIME,
  CARDS_AT_ANY_TIME,
  BATTLE_ORDERS,
  PLANNED_MOVES,
  RESTING,
  LAID_AHEAD,
  DISMISSAL,
  NEGOTIATION,
  DISSOLVING,
  DISPUTES,
  LETTERS_BETWEEN,
  REOPENING,
  BLOOD,
  LAST_TURN,
];

export const PROCEDURE: kit.Procedure<Medioevo, Play, Frame> = {
  ...kit.byFrames<Medioevo, Play>(STEPS, (state, dice) => new Play(state, dice)),
  besides: () => BESIDES,
  always: endAtLimit,
};
