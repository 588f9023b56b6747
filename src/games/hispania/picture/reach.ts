import { pieceChoice } from '../engine/domain.js';
import type { AreaId } from '../facts/ids.js';
import { unitsIn } from '../interpret/units.js';
import { type Party, partiesAt } from '../movement/groups.js';
import { reachOf } from '../movement/reach.js';
import { enemiesAt } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import type { HispaniaView } from '../view.js';
import type { Emphasis } from './board.js';

/** Where the active nation's units here may go: those named together, or without a name each kind, also with the Leaders. */
export function reachFrom(view: HispaniaView, from: AreaId, units: string | undefined): Emphasis {
  const shown = new Map<AreaId, 'source' | 'reach' | 'attack'>([[from, 'source']]);
  const { nation } = view.stage;
  if (nation === null) return shown;
  for (const group of groupsMeant(partiesAt(view, nation, from), units))
    for (const area of reachOf(view, nation, from, group).keys())
      if (area !== from) shown.set(area, enemiesAt(view, area, nation).length > 0 ? 'attack' : 'reach');
  return shown;
}

function groupsMeant(parties: readonly Party[], units: string | undefined): readonly (readonly Party[])[] {
  const each = eachWithItsLeaders(parties);
  if (units === undefined || units.trim() === '') return each;
  const choices = parties.map((party) => ({ ...pieceChoice(party.piece), id: party.id, count: party.count }));
  const named = unitsIn(units, { kind: 'some', slot: 'units', choices, min: 1, max: Number.MAX_SAFE_INTEGER });
  if (!named.ok) return each;
  const tally = named.value;
  return [
    parties.flatMap((party) => (tally[party.id] === undefined ? [] : [{ ...party, count: tally[party.id] ?? 0 }])),
  ];
}

function eachWithItsLeaders(parties: readonly Party[]): readonly (readonly Party[])[] {
  const leaders = parties.filter((party) => !isUnitKind(party.piece));
  const units = parties.filter((party) => isUnitKind(party.piece));
  if (units.length === 0) return leaders.map((leader) => [leader]);
  return units.flatMap((unit) => (leaders.length === 0 ? [[unit]] : [[unit], [unit, ...leaders]]));
}
