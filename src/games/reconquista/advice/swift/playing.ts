import type { SeatId } from '../../../../core/seat.js';
import type { Plan, PlayOut } from '../../../../kit/advice/ahead.js';
import { PairedLuck } from '../../../../kit/advice/paired-luck.js';
import { pointsOf } from '../../closing/points.js';
import { ENGINE } from '../../engine/engine.js';
import { bookOf } from '../../facts/override.js';
import type { Reconquista } from '../../state/state.js';
import { carryOut, type Deed, deedFrom } from './deeds.js';
import { isSwift, positionOf } from './from-state.js';
import { SwiftLuck } from './luck.js';
import type { Position } from './position.js';
import { Sensible } from './sensible.js';
import { standingOf } from './standing.js';
import { openTurn } from './turn.js';
import { WEIGHTS } from './weights.js';

export const SENSIBLE = new Sensible(WEIGHTS);

/** So many turns to their ends on numbers, in final points to be expected; null: this game needs the real rules. */
export function swiftly(state: Reconquista, seat: SeatId, turns: number): PlayOut | null {
  if (!isSwift(state)) return null;
  const here = positionOf(state);
  return here === null ? afterAnswers(state, seat, turns) : playingFrom(here, turns);
}

/** Where the player spends or marches. */
export function playingFrom(here: Position, turns: number): PlayOut {
  const known = new Map<Plan, readonly Deed[] | null>();
  const deedsOf = (plan: Plan) => {
    const found = known.get(plan);
    if (found !== undefined) return found;
    const deeds = plan.actions.map(deedFrom).filter((deed) => deed !== null);
    const made = deeds.length < plan.actions.length ? null : deeds;
    known.set(plan, made);
    return made;
  };
  const luck = new SwiftLuck();
  const scratch = here.copy();
  return (plan, seed, number) => {
    const deeds = deedsOf(plan);
    if (deeds === null) return null;
    scratch.become(here);
    luck.begin(seed, number);
    let isOver = false;
    for (const [place, deed] of deeds.entries()) {
      const ends = scratch.isCampaign && deed.verb === 'done';
      if (!carryOut(scratch, deed, luck)) {
        if (place === 0) return null;
        break;
      }
      isOver = ends;
      if (ends) break;
    }
    playedOn(scratch, luck, turns, isOver);
    return standingOf(scratch);
  };
}

/** The turn under way may be over already. */
function playedOn(position: Position, luck: SwiftLuck, turns: number, isOver: boolean): void {
  if (position.ended) return;
  if (!isOver) SENSIBLE.playOn(position, luck, turns);
  else if (turns > 1) {
    openTurn(position, luck);
    SENSIBLE.playOn(position, luck, turns - 1);
  }
}

/** More questions than follow each other. */
const MOST_QUESTIONS = 12;

/** Where something else is asked: by the real rules up to where the numbers go on. */
function afterAnswers(state: Reconquista, seat: SeatId, turns: number): PlayOut {
  const luck = new SwiftLuck();
  return ({ actions: [first] }, seed, number) => {
    const dice = new PairedLuck(seed);
    const done = ENGINE.apply(state, seat, first, dice);
    if (!done.ok) return null;
    let after = done.value.state;
    for (let count = 0; count < MOST_QUESTIONS; count++) {
      if (after.ending !== null) return pointsOf(after, bookOf(after.overrides)).total;
      const position = positionOf(after);
      if (position !== null) {
        luck.begin(seed, number);
        SENSIBLE.playOn(position, luck, Math.max(1, state.turn + turns - position.turn));
        return standingOf(position);
      }
      const [owed] = ENGINE.obligations(after);
      if (owed === undefined) return null;
      after = ENGINE.follow(after, seat, ENGINE.fallback(after, owed), dice);
    }
    return null;
  };
}
