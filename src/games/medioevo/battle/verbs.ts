import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { UNIT_TYPES } from '../facts/kinds.js';
import { usualReply } from '../policy/battle.js';
import { type BattleStage, otherSide, type Side, sideOf } from '../state/battle.js';
import { AIMS } from '../state/battle-order.js';
import { BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, unitsIn } from '../state/units.js';
import { ABILITY_TYPES, CAPTAIN_USES } from './abilities.js';
import { refuges } from './aftermath/flight.js';
import { answerParley, beginParley, maySpeak } from './aftermath/parley.js';
import { askedIn } from './asking.js';
import { captureBy } from './begin.js';
import { askAim, askCaptainType, askCaptainUse, askCrew, askEngine, askPoints, askRefuge, askWho } from './choices.js';
import { carryOut, nextStage } from './course.js';
import { sacrifice, sacrificeable } from './losses/sacrifices.js';
import { takeWound } from './losses/wounds.js';
import type { Here } from './stages.js';
import { withCrew } from './throws/crews.js';
import { PROTECTIONS } from './throws/fire.js';
import { mostSpared } from './throws/melee.js';
import { reroll } from './throws/rolls.js';

type BattleVerb = kit.Verb<Medioevo, Play, Here>;

/** A stage's decision, when no wound is open and no surrender is proposed. */
const isAt =
  (...stages: readonly BattleStage[]) =>
  (_state: Medioevo, here: Here) =>
    here.wounds.length === 0 && here.parley === null && stages.includes(here.stage);
const PLAN = isAt('plan');
const SPEAKING = isAt('plan', 'word');
const CREWS = isAt('attacker-crews', 'defender-crews');
const REROLL = isAt('attacker-reroll', 'defender-reroll');
const SACRIFICE = isAt('attacker-sacrifice', 'defender-sacrifice');
const RESUMED = isAt(
  'protect',
  'attacker-crews',
  'defender-crews',
  'captains',
  'attacker-sacrifice',
  'defender-sacrifice',
  'attacker-reroll',
  'defender-reroll',
  'crush',
);

const sideIn = (here: Here, seat: SeatId): Side => sideOf(here, seat);
const maySpeakNow = (state: Medioevo, here: Here, seat: SeatId) =>
  SPEAKING(state, here) && maySpeak(here, sideIn(here, seat));

/** A side's decisions in a battle. Its order makes those it is not asked about (`carryOut`). */
export const BATTLE_VERBS: Readonly<Record<string, BattleVerb>> = {
  /** One round, and then he is asked again. */
  fight: { when: PLAN, final: true, does: nextStage },
  'fight-on': {
    when: PLAN,
    final: true,
    byDefault: true,
    does: (play, here) => nextStage(play, { ...here, toTheEnd: true }),
  },
  flee: {
    when: (state, here) => PLAN(state, here) && refuges(state, here).length > 0,
    final: true,
    slots: [askRefuge],
    does(play, here, _seat, action) {
      const refuge = refuges(play.state, here).find(({ at }) => at === action.to);
      if (refuge === undefined) return;
      play.emit({ type: 'flees', owner: here.attacker, to: refuge.at });
      nextStage(play, { ...here, flight: { to: refuge.at, points: refuge.cost } });
    },
  },
  'take-prisoners': {
    when(state, here, seat) {
      const side = sideIn(here, seat);
      const players = here.attacker !== BARBARIANS && here.defender !== BARBARIANS;
      return SPEAKING(state, here) && players && here.round === 1 && here.capture[side] === 'no';
    },
    does(play, here, seat) {
      const side = sideIn(here, seat);
      const capture = captureBy(here.began[side], here.began[otherSide(side)]);
      play.emit({ type: 'captures', owner: seat, way: capture });
      play.replace({ ...here, capture: { ...here.capture, [side]: capture } });
    },
  },
  'offer-surrender': {
    when: maySpeakNow,
    does: (play, here, seat) => beginParley(play, here, { by: sideIn(here, seat), kind: 'yield' }),
  },
  'demand-surrender': {
    when: maySpeakNow,
    does: (play, here, seat) => beginParley(play, here, { by: sideIn(here, seat), kind: 'demand' }),
  },
  stand: { when: isAt('word'), byDefault: true, does: nextStage },
  accept: {
    when: (_state, { parley }) => parley !== null,
    final: true,
    does: (play, here) => answerParley(play, here, true),
  },
  refuse: {
    when: (_state, { parley }) => parley !== null,
    byDefault: usualReply,
    does: (play, here) => answerParley(play, here, false),
  },
  protect: {
    when: isAt('protect'),
    slots: [() => kit.askOne('kind', 'protection', PROTECTIONS)],
    does: (play, here, _seat, action) => nextStage(play, { ...here, protection: kit.oneIn(PROTECTIONS, action.kind) }),
  },
  crew: {
    when: CREWS,
    slots: [
      (state, here, seat) => askEngine(state, here, sideIn(here, seat)),
      (state, here, seat) => askCrew(state, here, sideIn(here, seat)),
      (state, here, seat, filled) => askAim(state, here, sideIn(here, seat), filled),
    ],
    does(play, here, seat, action) {
      const engine = play.vehicle(Number(action.engine));
      const units = unitsIn(kit.tallyIn(action.units) ?? {});
      play.replace(withCrew(here, sideIn(here, seat), engine, units, kit.oneIn(AIMS, action.aim) ?? 'units'));
    },
  },
  lead: {
    when: isAt('captains'),
    slots: [
      (state, here, seat) => askCaptainUse(state, here, sideIn(here, seat)),
      (state, here, seat, filled) => askCaptainType(state, here, sideIn(here, seat), filled),
    ],
    does(play, here, seat, action) {
      const side = sideIn(here, seat);
      const [use, type] = [kit.oneIn(CAPTAIN_USES, action.use), kit.oneIn(ABILITY_TYPES, action.type)];
      if (use === null || type === null) return;
      play.replace({ ...here, captain: { ...here.captain, [side]: [...here.captain[side], { use, type }] } });
    },
  },
  /** As decided so far, and no more. */
  enough: { when: isAt('attacker-crews', 'defender-crews', 'captains'), does: nextStage },
  sacrifice: {
    when: SACRIFICE,
    final: true,
    slots: [(state, here, seat) => kit.askNumber('count', 0, sizeOf(sacrificeable(state, here, sideIn(here, seat))))],
    does: (play, here, seat, action) =>
      nextStage(play, sacrifice(play, here, sideIn(here, seat), kit.numberIn(action, 'count'))),
  },
  reroll: {
    when: REROLL,
    final: true,
    slots: [() => kit.askSome('dice', 'die', { d4: 1, d6: 1, d8: 1 })],
    does(play, here, seat, action) {
      const dice = kit.tallyIn(action.dice) ?? {};
      nextStage(play, reroll(play, here, sideIn(here, seat), [dice.d4 === 1, dice.d6 === 1, dice.d8 === 1]));
    },
  },
  'keep-dice': { when: REROLL, does: nextStage },
  crush: {
    when: isAt('crush'),
    slots: [(_state, here) => kit.askNumber('spared', 0, mostSpared(here))],
    does(play, here, _seat, action) {
      const { outcome } = here;
      if (outcome !== null)
        nextStage(play, { ...here, outcome: { ...outcome, spared: kit.numberIn(action, 'spared') } });
    },
  },
  lose: {
    when: (_state, { wounds }) => wounds.length > 0,
    slots: [askWho, (state, here, _seat, filled) => askPoints(state, here, filled)],
    does(play, here, _seat, action) {
      const points = Math.max(1, kit.numberIn(action, 'points'));
      play.replace(takeWound(play, here, kit.oneIn(UNIT_TYPES, action.type), points));
    },
  },
  /** By his order, here and now. */
  'by-order': {
    when: (state, here) => (here.wounds.length > 0 || RESUMED(state, here)) && askedIn(state, here) !== null,
    byDefault: true,
    does: (play, here) => carryOut(play, here),
  },
};
