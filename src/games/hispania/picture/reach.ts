import { pieceChoice } from '../engine/domain.js';
import type { AreaId } from '../facts/ids.js';
import { chosenParties, type Party, partiesAt } from '../movement/groups.js';
import { movableParties, oneOfEach, reachable } from '../movement/movable.js';
import { enemiesAt } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import type { HispaniaView } from '../tells/view.js';
import { unitsIn } from '../typing/lexicon.js';
import type { Emphasis } from './board.js';

/**
 * Where the active nation's units here may still go in this movement, including a Fougue: those named together, or by
 * default each kind, with and without Leaders.
 */
export function reachFrom(view: HispaniaView, from: AreaId, units: string | undefined): Emphasis {
  const shown = new Map<AreaId, 'source' | 'reach' | 'attack'>([[from, 'source']]);
  const { nation } = view.stage;
  if (nation === null) return shown;
  const able = movableParties(view, nation, from);
  const named = namedIn(partiesAt(view, nation, from), units);
  for (const group of named === null ? eachWithItsLeaders(able) : [named]) {
    if (!group.every(({ id }) => able.some((party) => party.id === id))) continue;
    for (const area of reachable(view, nation, from, group).keys())
      if (area !== from) shown.set(area, enemiesAt(view, area, nation).length > 0 ? 'attack' : 'reach');
  }
  return shown;
}

/** The named parties among those here; null if none is named or present. */
function namedIn(parties: readonly Party[], units: string | undefined): readonly Party[] | null {
  if (units === undefined || units.trim() === '') return null;
  const choices = parties.map((party) => ({ ...pieceChoice(party.piece), id: party.id, count: party.count }));
  const tally = unitsIn(units, { kind: 'some', slot: 'units', choices, min: 1, max: Number.MAX_SAFE_INTEGER });
  return tally.ok ? chosenParties(parties, tally.value) : null;
}

function eachWithItsLeaders(parties: readonly Party[]): readonly (readonly Party[])[] {
  const leaders = parties.filter((party) => !isUnitKind(party.piece));
  const units = parties.filter((party) => isUnitKind(party.piece));
  if (units.length === 0) return leaders.map((leader) => [leader]);
  const companies = leaders.length > 1 ? [...leaders.map((leader) => [leader]), leaders] : [leaders];
  return units.flatMap((unit) => [[unit], ...companies.map((some) => [unit, ...some])]).map(oneOfEach);
}
