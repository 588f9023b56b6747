import { pieceChoice } from '../engine/domain.js';
import type { AreaId } from '../facts/ids.js';
import { unitsIn } from '../interpret/units.js';
import { type Party, partiesAt } from '../movement/groups.js';
import { reachOf } from '../movement/reach.js';
import { enemiesAt } from '../state/reading.js';
import type { HispaniaView } from '../view.js';
import type { Emphasis } from './board.js';

/** Where the active nation's units here may go: those named together, or without a name each on its own. */
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
  const each = parties.map((party) => [party]);
  if (units === undefined || units.trim() === '') return each;
  const choices = parties.map((party) => ({ ...pieceChoice(party.piece), id: party.id, count: party.count }));
  const named = unitsIn(units, { kind: 'some', slot: 'units', choices, min: 1, max: Number.MAX_SAFE_INTEGER });
  if (!named.ok) return each;
  const tally = named.value;
  return [
    parties.flatMap((party) => (tally[party.id] === undefined ? [] : [{ ...party, count: tally[party.id] ?? 0 }])),
  ];
}
