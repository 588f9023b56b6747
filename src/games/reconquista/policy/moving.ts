import type { Action } from '../../../core/action.js';
import { type Campaign, movableAt, startingPlaces } from '../campaign/movable.js';
import { startsBattle, targetsOf } from '../campaign/orders.js';
import { placesIn, regionOf } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import type { PlaceId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { unitsOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { NONE, onlyKinds, sizeOf, type Troops, together, without } from '../state/troops.js';
import { afterAnswers, inPeril } from './foresight.js';
import { gainOf } from './prospects.js';
import { bestFrom, carriedOut, mostOf, type Plan, unitsToSpare } from './ways.js';

const ENOUGH = 0.12;
/** Minimum gain from waiting for others. */
const BETTER = 0.14;
/** In peril: the number of plans played out, and the weight of their first estimate. */
const TRIED = 3;
const FIRST_SIGHT = 0.5;

/** The best step, alone or with others of the region; otherwise the phase is done. */
export function defaultMove(state: Reconquista, campaign: Campaign): Action {
  const book = bookOf(state.overrides);
  const starts = startingPlaces(state, book, campaign).filter(
    (at) => sizeOf(unitsToSpare(state, book, campaign, at)) > 0,
  );
  const plans = starts.flatMap((from) => {
    const alone = bestFrom(state, book, campaign, from, unitsToSpare(state, book, campaign, from));
    const gathered = gathering(state, book, campaign, from, starts);
    return [alone, gathered].filter((plan) => plan !== null);
  });
  const best = inPeril(state) ? safest(state, book, campaign, starts, plans) : mostOf(plans);
  if (best === null || best.gain < ENOUGH) return { verb: 'done' };
  const [{ from, to, units }] = best.steps;
  const verb = startsBattle(state.places[to]) ? 'attack' : 'move';
  const cid =
    movableAt(state, book, campaign, from).cid && sizeOf(unitsOf(state.places[from], 'christian')) > sizeOf(units);
  return { verb, from, to, units, ...(cid ? { cid: 'yes' } : {}) };
}

/** If one answer may end the game: the plan with the best result after all answers, including staying. */
function safest(
  state: Reconquista,
  book: Book,
  campaign: Campaign,
  starts: readonly PlaceId[],
  plans: readonly Plan[],
): Plan | null {
  const parted = starts.flatMap((from) =>
    partsOf(unitsToSpare(state, book, campaign, from)).map((units) => bestFrom(state, book, campaign, from, units)),
  );
  const promising = [...plans, ...parted]
    .filter((plan) => plan !== null)
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, TRIED);
  if (promising.length === 0) return null;
  const staying = afterAnswers(state);
  return mostOf(
    promising.map((plan) => {
      const seen = afterAnswers(state, (play) => carriedOut(play, plan));
      return { ...plan, gain: seen - staying + FIRST_SIGHT * plan.gain };
    }),
  );
}

/** Garrisons alone, or the others alone: the rest keep the walls. */
function partsOf(units: Troops): readonly Troops[] {
  const garrisons = onlyKinds(units, ['garrison']);
  const others = without(units, garrisons);
  return sizeOf(garrisons) === 0 || sizeOf(others) === 0 ? [] : [garrisons, others];
}

/** Units elsewhere in the region may make a bigger gain possible: join them first, place by place. */
function gathering(
  state: Reconquista,
  book: Book,
  campaign: Campaign,
  from: PlaceId,
  starts: readonly PlaceId[],
): Plan | null {
  const own = unitsToSpare(state, book, campaign, from);
  const alone = bestFrom(state, book, campaign, from, own)?.gain ?? 0;
  const others = placesIn(book.board, regionOf(book.board, from)).filter(
    (at) => at !== from && starts.includes(at) && sizeOf(campaign.fresh[at] ?? NONE) > 0,
  );
  const plans = others.flatMap((at): Plan[] => {
    const both = together(own, unitsToSpare(state, book, campaign, at));
    const there = bestTogether(state, book, campaign, at, both);
    return there - BETTER > alone ? [{ gain: there - BETTER, steps: [{ from, to: at, units: own }] }] : [];
  });
  return mostOf(plans);
}

function bestTogether(state: Reconquista, book: Book, campaign: Campaign, at: PlaceId, units: Troops): number {
  const region = regionOf(book.board, at);
  const gains = targetsOf(state, book, campaign, at)
    .filter((to) => regionOf(book.board, to) === region)
    .map((to) => gainOf(state, book, to, units));
  return Math.max(0, ...gains);
}
