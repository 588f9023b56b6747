import { windowAt } from '../cards/holding.js';
import type { Play } from '../engine/play.js';
import { BATTLE_STAGES, type BattleStage } from '../state/battle.js';
import { BARBARIANS } from '../state/land.js';
import { without } from '../state/units.js';
import { usualRefuge } from './aftermath/flight.js';
import { agreesByOrder, answerParley, beginParley, yieldsByOrder } from './aftermath/parley.js';
import { shouldGiveUp } from './conditions.js';
import { protectByOrder } from './losses/protection.js';
import { sacrificeByOrder } from './losses/sacrifices.js';
import { takeWound, woundWithoutChoice } from './losses/wounds.js';
import { orderOf } from './sides.js';
import { archers, captainsByOrder, type Here, meleeBegins } from './stages.js';
import { crewsByOrder, fire } from './throws/crews.js';
import { emptiedGalleys } from './throws/galleys.js';
import { blows, crushByOrder, rerollByOrder, rollFor, settleComparison } from './throws/rolls.js';

function stageAfter(stage: BattleStage): BattleStage {
  return BATTLE_STAGES[(BATTLE_STAGES.indexOf(stage) + 1) % BATTLE_STAGES.length] ?? 'plan';
}

/** The next stage; after the blows, the next round. */
export function nextStage(play: Play, { thrown: _done, ...here }: Here): void {
  play.replace({ ...here, stage: stageAfter(here.stage) });
}

/** The next automatic step: a wound by the order of losses, an answer by order, or the stage by orders. */
export function carryOut(play: Play, here: Here): void {
  const [wound] = here.wounds;
  if (wound !== undefined) play.replace(takeWound(play, here, null, woundWithoutChoice(play.state, here, wound)));
  else if (here.parley !== null) answerParley(play, here, agreesByOrder(play.state, here, here.parley));
  else if (here.stage === 'plan') planByOrder(play, here);
  else if (here.stage === 'word' && yieldsByOrder(play.state, here, 'defender')) {
    beginParley(play, here, { by: 'defender', kind: 'yield' });
  } else {
    const after = stageByOrder(play, here);
    if (!lies(play, here, after)) nextStage(play, after);
  }
}

/** A rolled die may be lowered by somebody: he is asked before the stage goes on. */
function lies(play: Play, here: Here, after: Here): boolean {
  if (after.thrown === undefined || here.thrown !== undefined) return false;
  play.replace(after);
  play.next(windowAt('thrown', here.at));
  return true;
}

/** An attacker who is not asked gives up by his order, or fights the next round. */
function planByOrder(play: Play, here: Here): void {
  const { state } = play;
  if (here.attacker === BARBARIANS) nextStage(play, here);
  else if (yieldsByOrder(state, here, 'attacker')) beginParley(play, here, { by: 'attacker', kind: 'yield' });
  else nextStage(play, withFlight(play, here));
}

function withFlight(play: Play, here: Here): Here {
  const { state } = play;
  if (here.flight !== null || !shouldGiveUp(state, here, 'attacker', orderOf(state, here, 'attacker').flee))
    return here;
  const refuge = usualRefuge(state, here);
  if (refuge === null) return here;
  play.emit({ type: 'flees', owner: here.attacker, to: refuge.at });
  return { ...here, flight: { to: refuge.at, points: refuge.cost } };
}

/** One stage of the round (6.4). */
function stageByOrder(play: Play, here: Here): Here {
  switch (here.stage) {
    case 'plan':
    case 'word':
      return here;
    case 'protect':
      return protectByOrder(play, here);
    case 'attacker-crews':
      return crewsByOrder(play, here, 'attacker');
    case 'defender-crews':
      return crewsByOrder(play, here, 'defender');
    case 'fire':
      return fire(play, here);
    case 'captains':
      return captainsByOrder(play, here);
    case 'archers':
      return archers(play, here);
    case 'melee':
      return meleeBegins(play, here);
    case 'attacker-sacrifice':
      return sacrificeByOrder(play, here, 'attacker');
    case 'attacker-roll':
      return rollFor(play, here, 'attacker');
    case 'attacker-reroll':
      return rerollByOrder(play, here, 'attacker');
    case 'defender-sacrifice':
      return sacrificeByOrder(play, here, 'defender');
    case 'defender-roll':
      return rollFor(play, here, 'defender');
    case 'defender-reroll':
      return rerollByOrder(play, here, 'defender');
    case 'compare':
      return settleComparison(play, here);
    case 'crush':
      return crushByOrder(play, here);
    case 'blows':
      return blows(play, here);
    case 'rest':
      return rested(emptiedGalleys(play, here));
  }
}

/** All damage is taken: the round's decisions expire. */
function rested(here: Here): Here {
  return {
    ...here,
    round: here.round + 1,
    lostBefore: {
      attacker: without(here.lost.attacker, here.taken.attacker),
      defender: without(here.lost.defender, here.taken.defender),
    },
    protection: null,
    crews: { attacker: [], defender: [] },
    captain: { attacker: [], defender: [] },
    sacrificed: { attacker: 0, defender: 0 },
    dice: { attacker: [], defender: [] },
    bonuses: here.bonuses.filter(({ until }) => until === 'battle'),
    windows: [],
    delayed: { attacker: 0, defender: 0 },
  };
}
