import type { Dice } from '../../../core/dice.js';
import { march } from '../campaign/march.js';
import { type Campaign, movableAt } from '../campaign/movable.js';
import { goersTo, targetsOf } from '../campaign/orders.js';
import { Play } from '../engine/play.js';
import { roadsFrom } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import type { PlaceId } from '../facts/ids.js';
import { isSheltered, stopsEntry, unitsOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { countOf, firstOf, NONE, plus, sizeOf, type Troops, without } from '../state/troops.js';
import { inPeril } from './foresight.js';
import { gainOf } from './prospects.js';

/** The cost per step, so that the nearest way is taken. */
const FAR = 0.02;
/** A step without resistance throws no dice. */
const NO_DICE: Dice = { roll: () => 1 };

interface Step {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly units: Troops;
}

/** Steps in a row; the last one makes the gain. */
export interface Plan {
  readonly gain: number;
  readonly steps: readonly [Step, ...Step[]];
}

export function mostOf(plans: readonly Plan[]): Plan | null {
  return plans.reduce<Plan | null>((top, plan) => (top === null || plan.gain > top.gain ? plan : top), null);
}

export function carriedOut(play: Play, { steps }: Plan): void {
  for (const { from, to, units } of steps) {
    const frame = play.state.frames.at(-1);
    if (frame?.kind === 'campaign') march(play, frame, from, to, units, false);
  }
}

/** A place on a force's way, and the units left by then. */
interface Come {
  readonly state: Reconquista;
  readonly campaign: Campaign;
  readonly at: PlaceId;
  readonly units: Troops;
  readonly steps: readonly Step[];
}

/** These units' best gain, at once or after steps through undefended places. */
export function bestFrom(
  state: Reconquista,
  book: Book,
  campaign: Campaign,
  from: PlaceId,
  units: Troops,
): Plan | null {
  const come: Come[] = [{ state, campaign, at: from, units, steps: [] }];
  const seen = new Set([from]);
  // In peril the best move changes with each step: a moving force only goes straight to a gain, or it might circle
  // forever.
  const last = inPeril(state) && movableAt(state, book, campaign, from).force !== null;
  const plans: Plan[] = [];
  for (const here of come) {
    for (const to of targetsOf(here.state, book, here.campaign, here.at)) {
      const goers = goersTo(here.state, book, here.campaign, here.at, to);
      const going = limited(here.units, goers.units, goers.stays);
      if (sizeOf(going) === 0) continue;
      const gain = gainOf(here.state, book, to, going) - FAR * here.steps.length;
      plans.push({ gain, steps: appended(here.steps, { from: here.at, to, units: going }) });
      const marchers = plus(going, 'garrison', -countOf(going, 'garrison'));
      if (last || seen.has(to) || sizeOf(marchers) === 0 || !leadsOn(here.state, book, to)) continue;
      seen.add(to);
      come.push(further(here, book, to, marchers));
    }
  }
  return mostOf(plans);
}

function appended(steps: readonly Step[], last: Step): readonly [Step, ...Step[]] {
  const [first, ...others] = steps;
  return first === undefined ? [last] : [first, ...others, last];
}

/** Nobody stops a force there, and a road begins. */
function leadsOn({ places }: Reconquista, book: Book, at: PlaceId): boolean {
  return places[at].outside === null && !stopsEntry(places[at], 'christian') && roadsFrom(book.board, at).length > 0;
}

function further(here: Come, book: Book, to: PlaceId, units: Troops): Come {
  const play = new Play(here.state, NO_DICE);
  march(play, here.campaign, here.at, to, units, false);
  const frame = play.state.frames.at(-1);
  const campaign = frame?.kind === 'campaign' ? frame : here.campaign;
  const onward = unitsToSpare(play.state, book, campaign, to);
  const steps = [...here.steps, { from: here.at, to, units }];
  return { state: play.state, campaign, at: to, units: plus(onward, 'garrison', -countOf(onward, 'garrison')), steps };
}

/** The units a place can spare: a city or fort keeps one, a Garrison if possible. */
export function unitsToSpare(state: Reconquista, book: Book, campaign: Campaign, at: PlaceId): Troops {
  const { units } = movableAt(state, book, campaign, at);
  if (!isSheltered(state.places[at])) return units;
  const rest = without(unitsOf(state.places[at], 'christian'), units);
  if (sizeOf(rest) > 0) return units;
  return without(units, firstOf(units, 1, ['garrison', 'army', 'order', 'crusader', 'mercenary']));
}

function limited(units: Troops, allowed: Troops, stays: boolean): Troops {
  let going = NONE;
  for (const kind of ['garrison', 'army', 'order', 'crusader', 'mercenary'] as const) {
    going = plus(going, kind, Math.min(countOf(units, kind), countOf(allowed, kind)));
  }
  const builders = sizeOf(allowed) - countOf(allowed, 'order');
  const takesAll = stays && sizeOf(going) - countOf(going, 'order') >= builders;
  return takesAll ? without(going, firstOf(going, 1, ['garrison', 'army', 'crusader', 'mercenary'])) : going;
}
