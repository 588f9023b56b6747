import type { Action } from '../../../../core/action.js';
import type { Dice } from '../../../../core/dice.js';
import type { SeatId } from '../../../../core/seat.js';
import type { Plan, PlayOut } from '../../../../kit/advice/ahead.js';
import { numberIn, oneIn } from '../../../../kit/offers/chosen.js';
import { ENGINE } from '../../engine/steps.js';
import { SPACE_IDS } from '../../facts/ids.js';
import { placeOfSpace } from '../../movement/network.js';
import type { Draco } from '../../state/state.js';
import { playOn } from './campaign.js';
import { carryOut, DEEDS, deedOf } from './deeds.js';
import { SwiftLuck } from './luck.js';
import { type Position, positionOf } from './position.js';
import { standingOf } from './standing.js';

/** Where a plan sets out, and what of it is left to do there. */
interface Setout {
  readonly position: Position;
  readonly deeds: readonly number[];
}

const NO_DICE: Dice = { roll: () => 1 };
/** More choices than a set-up has. */
const MOST_CHOICES = 12;

/** So many turns on numbers, in percent of a victory; null: this campaign needs the real rules. */
export function swiftly(state: Draco, seat: SeatId, turns: number): PlayOut | null {
  if (!isSwift(state)) return null;
  const known = new Map<Plan, Setout | null>();
  const setout = (plan: Plan) => {
    const found = known.get(plan);
    if (found !== undefined) return found;
    const made = setoutOf(state, seat, plan);
    known.set(plan, made);
    return made;
  };
  const luck = new SwiftLuck();
  let scratch: Position | null = null;
  return (plan, seed) => {
    const from = setout(plan);
    if (from === null) return null;
    scratch ??= from.position.copy();
    scratch.become(from.position);
    luck.begin(seed);
    for (const [place, deed] of from.deeds.entries()) {
      if (scratch.denarii === 0 || scratch.ended !== null) break;
      if (!carryOut(scratch, deed, luck) && place === 0) return null;
    }
    playOn(scratch, luck, turns);
    return standingOf(scratch);
  };
}

/** The Roman phase, and what the Romans choose without dice before one. */
function isSwift(state: Draco): boolean {
  const kind = state.frames.at(-1)?.kind;
  if (kind === 'roman') return positionOf(state) !== null;
  const { variants, scenario } = state.options;
  return variants.length === 0 && scenario === 'none' && (kind === 'roads' || kind === 'stations' || kind === 'return');
}

function setoutOf(state: Draco, seat: SeatId, { actions }: Plan): Setout | null {
  const here = positionOf(state);
  if (here !== null) {
    const deeds: number[] = [];
    for (const action of actions) {
      if (action.verb === 'hand-over') break;
      const deed = deedFrom(state, action);
      if (deed === null) return null;
      deeds.push(deed);
    }
    return { position: here, deeds };
  }
  const [first] = actions;
  const chosen = ENGINE.apply(state, seat, first, NO_DICE);
  if (!chosen.ok) return null;
  let after = chosen.value.state;
  for (let count = 0; count < MOST_CHOICES; count++) {
    const position = positionOf(after);
    if (position !== null) return { position, deeds: [] };
    const [owed] = ENGINE.obligations(after);
    if (owed === undefined) return null;
    after = ENGINE.follow(after, seat, ENGINE.fallback(after, owed), NO_DICE);
  }
  return null;
}

/** Of the general whose turn it is; null: something else, which the numbers do not know. */
function deedFrom(state: Draco, action: Action): number | null {
  const { general } = state.turn;
  const kind = DEEDS.indexOf(action.verb);
  if (kind < 0 || (action.figure !== undefined && action.figure !== general)) return null;
  if (action.fleet !== undefined && action.fleet !== state.pieces.commanders[general]) return null;
  const space = oneIn(SPACE_IDS, action.to ?? action.target);
  const least = action.verb === 'place' || action.verb === 'remove' ? 1 : 0;
  return deedOf(kind, space === null ? 0 : placeOfSpace(space), Math.max(least, numberIn(action, 'denarii')));
}
