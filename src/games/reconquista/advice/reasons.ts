import { type Action, isTally } from '../../../core/action.js';
import type { NameTerm, Phrase, Terms } from '../../../core/result.js';
import { percentOf } from '../../../kit/chance/percent.js';
import { oneIn } from '../../../kit/offers/chosen.js';
import { placesIn, regionOf } from '../facts/board.js';
import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { prospectOf } from '../policy/prospects.js';
import { besiegedStrength } from '../siege/strength.js';
import { GOODS } from '../state/events.js';
import { citiesOf, stopsEntry, unitsOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { sizeOf, troopsIn } from '../state/troops.js';
import { dangerOf } from './swift/danger.js';

/** A readable reason for a plan; `gain`: in points, if it was measured. */
export function reasonOf(state: Reconquista, [first, next]: readonly Action[], gain: number): Phrase {
  if (first === undefined) return { key: 'sensible' };
  const more: Terms = gain >= 0.05 ? { gain: Math.round(gain * 10) / 10 } : {};
  const { key, values } = aboutAct(state, first, next);
  return { key, values: { ...values, ...more } };
}

function aboutAct(state: Reconquista, action: Action, next: Action | undefined): Phrase {
  switch (action.verb) {
    case 'buy': {
      const at = placeIn(action.place);
      const good = oneIn(GOODS, action.unit);
      return at === null || good === null ? { key: 'sensible' } : { key: `buys-${good}`, values: { at: place(at) } };
    }
    case 'move':
    case 'attack':
      return aboutMarch(state, action, next);
    case 'place':
    case 'choose':
    case 'retreat': {
      const at = placeIn(action.place ?? action.to);
      return at === null ? { key: 'sensible' } : { key: action.verb, values: { at: place(at) } };
    }
    case 'done':
      return { key: state.frames.at(-1)?.kind === 'campaign' ? 'stays' : 'spent' };
    default:
      return { key: 'sensible' };
  }
}

/** A march is described by its destination and the chance to take it. */
function aboutMarch(state: Reconquista, action: Action, next: Action | undefined): Phrase {
  const goal = next?.verb === 'move' || next?.verb === 'attack' ? next : action;
  const at = placeIn(goal.to);
  if (at === null || !isTally(goal.units ?? {})) return { key: 'sensible' };
  if (!stopsEntry(state.places[at], 'christian')) return { key: 'gathers', values: { at: place(at) } };
  const book = bookOf(state.overrides);
  const { taken } = prospectOf(state, book, at, troopsIn(goal.units));
  const last = placesIn(book.board, regionOf(book.board, at)).every(
    (one) => one === at || (state.places[one].city !== 'muslim' && sizeOf(unitsOf(state.places[one], 'muslim')) === 0),
  );
  const key = last ? 'frees' : 'takes';
  return { key, values: { at: place(at), chance: percentOf(taken), region: region(regionOf(book.board, at)) } };
}

/** Not worth telling below this. */
const WORTH_FEARING = 0.05;

/** The Christians' greatest danger this turn, if the plan is followed; else the last city, or the weakest walls. */
export function fearOf(state: Reconquista, plan: readonly [Action, ...Action[]]): Phrase | undefined {
  const danger = dangerOf(state, plan);
  if (danger !== null && danger.all >= WORTH_FEARING) {
    return { key: 'fears-end', values: { chance: percentOf(danger.all) } };
  }
  if (danger !== null && danger.chance >= WORTH_FEARING) {
    return { key: 'fears-loss', values: { at: place(danger.at), chance: percentOf(danger.chance) } };
  }
  const cities = citiesOf(state.places, 'christian');
  const walls = (at: PlaceId) => besiegedStrength(state.places[at]);
  const [first, ...others] = cities;
  if (first === undefined) return undefined;
  const weakest = others.reduce((one, other) => (walls(other) < walls(one) ? other : one), first);
  const values = { at: place(weakest), strength: walls(weakest) };
  return { key: others.length === 0 ? 'fears-last' : 'fears-walls', values };
}

function placeIn(value: Action[string]): PlaceId | null {
  return oneIn(PLACE_IDS, value);
}
function place(id: PlaceId): NameTerm {
  return { kind: 'place', id };
}
function region(id: string): NameTerm {
  return { kind: 'region', id };
}
