import type { Phrase, Term, Terms } from '../../../core/result.js';
import { regionOf } from '../facts/board.js';
import type { PlaceId } from '../facts/ids.js';
import { UNIT_KINDS } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { gainOf } from '../odds/gain.js';
import { afterPlague, plagueStep } from '../random-events/plague.js';
import { besiegedStrength } from '../siege/strength.js';
import type { FrameOf } from '../state/frame.js';
import { comesOutToFight, isForeignCity, isSheltered, unitsOf } from '../state/reading.js';
import type { Place, Reconquista } from '../state/state.js';
import { countOf, onlyKinds, sizeOf, type Troops, together, without } from '../state/troops.js';
import { siegeBegun } from './siege-told.js';

/** Whom a choice of place joins, or what it costs: the same beside the choice and before the press. */
export function arrivalAt(state: Reconquista, at: PlaceId): Phrase | null {
  const here = state.frames.at(-1);
  switch (here?.kind) {
    case 'military-order':
      return { key: 'order', values: joined(state, at, { order: 1 }) };
    case 'spending':
      return state.fortune.crusaders === 0
        ? null
        : {
            key: 'crusaders',
            values: { count: state.fortune.crusaders, ...joined(state, at, { crusader: state.fortune.crusaders }) },
          };
    case 'el-cid':
      return {
        key: 'cid',
        values: { place: placeTerm(at), there: troopTerms(unitsOf(state.places[at], 'christian')) },
      };
    case 'plague':
      return plagueAt(state, here, at);
    case 'retreat':
      return retreatTo(state, here, at);
    default:
      return null;
  }
}

/** Who is there, and what a siege would add to its die without and with the newcomers (14.3). */
function joined(state: Reconquista, at: PlaceId, units: Troops): Terms {
  const place = state.places[at];
  const there = unitsOf(place, 'christian');
  const inside = { side: 'christian' as const, units: together(there, units) };
  return {
    place: placeTerm(at),
    ...(sizeOf(there) === 0 ? {} : { there: troopTerms(there) }),
    ...walls(place, { ...place, inside }),
    ...comingOut(place, { ...place, inside }),
  };
}

/** With an Army and another unit they come out of their walls to fight whoever attacks (11.8). */
export function comingOut(before: Place, after: Place): Terms {
  const comesOut = ({ inside }: Place) => inside?.side === 'christian' && comesOutToFight(inside);
  return isSheltered(after) && comesOut(after) && !comesOut(before) ? { sortie: '' } : {};
}

function walls(before: Place, after: Place): Terms {
  const [was, is] = [besiegedStrength(before), besiegedStrength(after)];
  return isSheltered(after) && was !== is ? { before: was, walls: is } : {};
}

/** The counter that goes, and what the place is without it (17.3.7). */
function plagueAt(state: Reconquista, plague: FrameOf<'plague'>, at: PlaceId): Phrase | null {
  const book = bookOf(state.overrides);
  const step = plagueStep(state, book, plague);
  if (step === null) return null;
  const before = state.places[at];
  const after = afterPlague(before, step.kind);
  const gain = gainOf(state, book, { ...state.places, [at]: after });
  const units = unitsOf(after, 'christian');
  const emptied = sizeOf(unitsOf(before, 'christian')) > 0 && sizeOf(units) === 0;
  return {
    key: 'plague',
    values: {
      place: placeTerm(at),
      counter: { kind: 'counter', id: step.kind },
      ...(sizeOf(units) === 0 ? {} : { there: troopTerms(units) }),
      ...(emptied ? { empty: '' } : {}),
      ...(gain < 0 ? { fewer: -gain } : gain > 0 ? { gain } : {}),
      ...walls(before, after),
    },
  };
}

/** Who gets there, who is lost on the road (12.11), and whom they join or besiege (12.10). */
function retreatTo(state: Reconquista, { force }: FrameOf<'retreat'>, at: PlaceId): Phrase {
  const { board } = bookOf(state.overrides);
  const byRoad = regionOf(board, force.at) !== regionOf(board, at);
  const lost = byRoad ? onlyKinds(force.units, ['garrison']) : {};
  const units = without(force.units, lost);
  const there = unitsOf(state.places[at], 'christian');
  if (sizeOf(units) === 0)
    return { key: 'retreat-none', values: { place: placeTerm(at), lost: troopTerms(lost), count: sizeOf(lost) } };
  const besieges = isForeignCity(state.places[at], 'christian') || state.places[at].outside !== null;
  return {
    key: 'retreat',
    values: {
      place: placeTerm(at),
      units: troopTerms(units),
      count: sizeOf(units),
      ...(sizeOf(lost) === 0 ? {} : { lost: troopTerms(lost) }),
      ...(sizeOf(there) === 0 ? {} : { there: troopTerms(there) }),
      ...(besieges ? { taken: siegeBegun(state, at, units, force.cid).taken ?? '' } : {}),
    },
  };
}

function troopTerms(units: Troops): readonly Term[] {
  return UNIT_KINDS.flatMap((kind): readonly Term[] =>
    countOf(units, kind) === 0 ? [] : [[countOf(units, kind), { kind: 'unit', id: kind }]],
  );
}

function placeTerm(id: PlaceId): { readonly kind: string; readonly id: string } {
  return { kind: 'place', id };
}
