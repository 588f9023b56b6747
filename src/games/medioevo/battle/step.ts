import type { Action } from '../../../core/action.js';
import type { Domain, Filled, Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { type BattleStage, otherSide, type Side } from '../state/battle.js';
import { BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { endBattle, leaveField, surrender } from './end.js';
import { refuges } from './flight.js';
import { compare, reroll, rerollByOrder, rollFor, sacrificeByOrder } from './rolls.js';
import { armyOn } from './sides.js';
import { archers, fire, type Here, meleeBegins } from './stages.js';

/** Who decides in a stage where anybody is asked: the attacker for his round and his dice, the other by his order. */
function askedIn(state: Medioevo, here: Here): Side | null {
  const asks = (side: Side) => here[side] !== BARBARIANS && state.realms[here[side]]?.battleOrder.ask === true;
  switch (here.stage) {
    case 'plan':
      return here.attacker === BARBARIANS || here.toTheEnd ? null : 'attacker';
    case 'attacker-reroll':
      return here.attacker === BARBARIANS || here.toTheEnd ? null : 'attacker';
    case 'defender-reroll':
      return asks('defender') && here.dice.defender.length > 0 ? 'defender' : null;
    case 'surrender':
      return otherSide('attacker');
    default:
      return null;
  }
}

const AFTER: { readonly [Stage in BattleStage]: BattleStage } = {
  plan: 'fire',
  fire: 'archers',
  archers: 'melee',
  melee: 'attacker-roll',
  'attacker-roll': 'attacker-reroll',
  'attacker-reroll': 'defender-plan',
  'defender-plan': 'defender-roll',
  'defender-roll': 'defender-reroll',
  'defender-reroll': 'compare',
  compare: 'plan',
  surrender: 'plan',
};
const goOn = (play: Play, here: Here) => play.replace({ ...here, stage: AFTER[here.stage] });

type BattleVerb = kit.Verb<Medioevo, Play, Here>;
const isAt = (stage: BattleStage) => (_state: Medioevo, here: Here) => here.stage === stage;

const VERBS: Readonly<Record<string, BattleVerb>> = {
  /** One round, and then he is asked again. */
  fight: { when: isAt('plan'), final: true, does: goOn },
  'fight-on': {
    when: isAt('plan'),
    final: true,
    byDefault: true,
    does: (play, here) => goOn(play, { ...here, toTheEnd: true }),
  },
  flee: {
    when: (state, here) => here.stage === 'plan' && refuges(state, here).length > 0,
    final: true,
    slots: [
      (state, here) => ({
        kind: 'one',
        slot: 'to',
        choices: refuges(state, here).map(({ at, points }) => ({
          ...kit.named('place', at),
          values: { cost: points },
        })),
      }),
    ],
    does(play, here, _seat, action) {
      const refuge = refuges(play.state, here).find(({ at }) => at === action.to);
      if (refuge !== undefined) play.emit({ type: 'flees', owner: here.attacker, to: refuge.at });
      goOn(play, { ...here, flight: refuge === undefined ? null : { to: refuge.at, points: refuge.points } });
    },
  },
  'offer-surrender': {
    when: (_state, here) => here.stage === 'plan' && here.defender !== BARBARIANS,
    does: (play, here) => play.replace({ ...here, stage: 'surrender' }),
  },
  reroll: {
    when: (_state, here) => here.stage === 'attacker-reroll' || here.stage === 'defender-reroll',
    final: true,
    slots: [() => kit.askSome('dice', 'die', { d4: 1, d6: 1, d8: 1 })],
    does(play, here, _seat, action) {
      const dice = kit.tallyIn(action.dice) ?? {};
      const side = here.stage === 'attacker-reroll' ? 'attacker' : 'defender';
      goOn(play, reroll(play, here, side, [dice.d4 === 1, dice.d6 === 1, dice.d8 === 1]));
    },
  },
  'keep-dice': {
    when: (_state, here) => here.stage === 'attacker-reroll' || here.stage === 'defender-reroll',
    byDefault: true,
    does: goOn,
  },
  accept: {
    when: isAt('surrender'),
    final: true,
    does: (play, here) => surrender(play, here, 'attacker'),
  },
  refuse: {
    when: isAt('surrender'),
    byDefault: true,
    does: (play, here) => play.replace({ ...here, stage: 'plan' }),
  },
};

const step = kit.awaited<Medioevo, Play, Here>({
  what: 'battle',
  kind: 'reaction',
  who(state, here) {
    const side = askedIn(state, here);
    return side === null ? [] : [here[side]];
  },
  values: (_state, { at }) => ({ at: { kind: 'place', id: at } }),
  verbs: VERBS,
});

/** A battle, round by round, until one side is gone (6.4). Only the attacker is asked, unless the other wants to be. */
export const battle: kit.Situation<Medioevo, Play, Here> = {
  owes: (state, here) =>
    step.owes(state, here).map((owed) => (here.stage === 'plan' ? { ...owed, kind: 'turn' as const } : owed)),
  offers: (state: Medioevo, here: Here, seat: SeatId): readonly Offer[] => step.offers(state, here, seat),
  ask: (state: Medioevo, here: Here, seat: SeatId, verb: string, filled: Filled): Domain =>
    step.ask(state, here, seat, verb, filled),
  act: (play: Play, here: Here, seat: SeatId, action: Action) => step.act(play, here, seat, action),
  fallback: (state, here, seat) => step.fallback(state, here, seat),
  settle(play, here) {
    const left = (side: Side) => sizeOf(armyOn(play.state, here.at, here[side]));
    if (left('attacker') === 0 || left('defender') === 0) {
      endBattle(play, here);
      return 'again';
    }
    if (here.stage === 'plan' && here.flight !== null) {
      leaveField(play, here);
      return 'again';
    }
    if (askedIn(play.state, here) !== null) return 'wait';
    goOn(play, carryOut(play, here));
    return 'again';
  },
};

/** What a stage does by itself. */
function carryOut(play: Play, here: Here): Here {
  switch (here.stage) {
    case 'plan':
    case 'surrender':
      return here;
    case 'fire':
      return fire(play, here);
    case 'archers':
      return archers(play, here);
    case 'melee':
      return sacrificeByOrder(play, meleeBegins(play, here), 'attacker');
    case 'attacker-roll':
      return rollFor(play, here, 'attacker');
    case 'attacker-reroll':
      return rerollByOrder(play, here, 'attacker');
    case 'defender-plan':
      return sacrificeByOrder(play, here, 'defender');
    case 'defender-roll':
      return rollFor(play, here, 'defender');
    case 'defender-reroll':
      return rerollByOrder(play, here, 'defender');
    case 'compare':
      return nextRound(compare(play, here));
  }
}

function nextRound(here: Here): Here {
  return {
    ...here,
    round: here.round + 1,
    crews: { attacker: [], defender: [] },
    captain: { attacker: [], defender: [] },
    sacrificed: { attacker: 0, defender: 0 },
    dice: { attacker: [], defender: [] },
    bonuses: here.bonuses.filter(({ until }) => until === 'battle'),
  };
}
