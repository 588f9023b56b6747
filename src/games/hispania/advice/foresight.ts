import type { Action } from '../../../core/action.js';
import type { AdviceAsked } from '../../../core/adviser.js';
import { firstAwaited, type Obligation } from '../../../core/obligation.js';
import type { SeatId } from '../../../core/seat.js';
import type { Foresight } from '../../../kit/advice/playing-on.js';
import { SeededDice } from '../../../kit/advice/seeded-dice.js';
import { apply, ask, fallback, obligations, offers } from '../engine/steps.js';
import { NATION_IDS } from '../facts/ids.js';
import { seatScore } from '../scoring/final.js';
import { enemiesAt, isProvince, seatOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { imagined } from '../tells/imagined.js';
import { type Option, ranked } from './advised.js';
import { Outlook } from './outlook.js';

/** Look-ahead to the end of the active nation's turn, with everybody playing by the adviser. */
export function foresight(optionsOf: (state: Hispania, asked: AdviceAsked) => readonly Option[]): Foresight<Hispania> {
  return {
    obligations,
    apply,
    outcome: (state) => (state.stage.phase === 'over' ? { ranking: [] } : null),
    imagine: imagined,
    usual(state, obligation) {
      if (isAiming(state)) return fallback(state, obligation);
      const [best] = ranked(optionsOf(state, asking(state, obligation)));
      return best?.action ?? fallback(state, obligation);
    },
    value: valueFor,
    enough: (state, from) => state.stage.nation !== from.stage.nation || state.turn !== from.turn,
  };
}

/** On the way the easiest target is good enough: weighing all aims takes longer than the rest of a battle. */
function isAiming({ frames }: Hispania): boolean {
  const frame = frames.at(-1);
  return frame?.kind === 'battle' && (frame.step === 'aim-attacker' || frame.step === 'aim-defender');
}

const THOUGHT = new SeededDice(1);

function asking(state: Hispania, obligation: Obligation): AdviceAsked {
  const seat = firstAwaited(obligation);
  return {
    view: { ...state, viewer: seat },
    seat,
    obligation,
    offers: offers(state, seat),
    ask: (verb: Action['verb'], filled) => ask(state, seat, verb, filled),
    chance: THOUGHT,
    strength: 'middle',
  };
}

/** Its score, and the standing of all its nations. */
function valueFor(state: Hispania, seat: SeatId): number {
  let sum = seatScore(state, seat);
  for (const nation of NATION_IDS) {
    if (seatOf(state, nation) !== seat || state.nations[nation].status !== 'playing') continue;
    const areas = areasWith(state, nation);
    if (areas.length === 0) continue;
    const outlook = new Outlook(state, nation);
    for (const area of areas) {
      const stack = state.areas[area][nation] ?? {};
      const fights = isProvince(area) && enemiesAt(state, area, nation).length > 0;
      sum += fights ? outlook.assault(area, stack).value : outlook.standing(area, stack);
    }
    sum += outlook.hunger(outlook.people(), outlook.provinces()) + 0.1 * state.nations[nation].gold;
  }
  return sum;
}
