import type { Rejection } from '../../../core/result.js';
import { isCity, isRoman, type SpaceId } from '../facts/ids.js';
import { mustLeave } from '../roman/actors.js';
import { garrisonsAt, MOST_DISCS, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { because, spaceTerm, whereGeneralStands } from './reasons.js';

/** Why no garrison is placed or taken back (5.2). */
export function whyNoGarrison(state: Draco, verb: 'place' | 'remove', space: SpaceId | null): Rejection | null {
  const { pieces, turn } = state;
  const at = pieces.commanders[turn.general];
  const values = whereGeneralStands(state);
  if (at === null) return null;
  if (mustLeave(state)) return because('must-leave', values);
  if (!isCity(at)) return because('at-sea', values);
  if (space !== null && space !== at) return because('where-he-is', { ...values, city: spaceTerm(space) });
  const here = garrisonsAt(pieces, at);
  if (verb === 'remove') return here.includes(turn.general) ? null : because('no-own-garrison', values);
  if (here.length >= MOST_DISCS) return because('discs-full', values);
  const facts = board(state);
  const { capital, province } = facts.cities[at];
  const revolting = facts.citiesOf[province].filter((city) => revoltsAt(pieces, city) > 0);
  if (capital && !isRoman(province) && revolting.length > 0)
    return because('capital-barred', { ...values, count: revolting.length, revolting: revolting.map(spaceTerm) });
  return pieces.reserve.garrisons[turn.general] === 0 ? because('no-garrisons', values) : null;
}
