import type { AdviceAsked } from '../../../core/adviser.js';
import { areaIn, pieceIn } from '../engine/domain.js';
import type { NationId } from '../facts/ids.js';
import { stayLimit } from '../movement/stack-limit.js';
import { enemiesAt, isProvince } from '../state/reading.js';
import { isUnitKind, stackedCount, unitCount, withPiece } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';
import { type Option, option, placeTerm } from './advised.js';
import { Outlook } from './outlook.js';

/** 4.5, 7: if there are too many, the least needed unit goes. */
export function removing(state: Hispania, nation: NationId, asked: AdviceAsked): readonly Option[] {
  const outlook = new Outlook(state, nation);
  const areas = asked.ask('remove', {});
  const options: Option[] = [...capitals(state, nation, asked)];
  if (areas.kind !== 'one') return options;
  for (const { id } of areas.choices) {
    const units = asked.ask('remove', { area: id });
    const area = areaIn(id);
    if (units.kind !== 'one' || area === null) continue;
    for (const choice of units.choices) {
      const piece = pieceIn(choice.id);
      if (piece === null || !isUnitKind(piece)) continue;
      const here: Stack = state.areas[area][nation] ?? {};
      const rest = withPiece(here, piece, -1);
      const loss = missed(outlook, area, here, rest);
      options.push(option({ verb: 'remove', area, unit: piece }, -loss, 'spare', { area: placeTerm(area) }));
    }
  }
  return options;
}

/** An emptied province feeds two fewer (7.3). */
function missed(outlook: Outlook, area: Parameters<Outlook['standing']>[0], here: Stack, rest: Stack): number {
  const { state, nation } = outlook;
  const fights = isProvince(area) && enemiesAt(state, area, nation).length > 0;
  const before = fights ? outlook.assault(area, here).value : outlook.standing(area, here);
  const after = fights ? outlook.assault(area, rest).value : outlook.standing(area, rest);
  const emptied = isProvince(area) && unitCount(rest) === 0 ? 2 * outlook.worth.usual + 0.1 : 0;
  // If it makes no difference now, the more useful units stay.
  return before - after + emptied + 0.01 * outlook.worth.of(here, area) - 0.01 * outlook.worth.of(rest, area);
}

/** 4.3: before removing units, moves the capital to where they are too many, if it is not needed where it is. */
function capitals(state: Hispania, nation: NationId, asked: AdviceAsked): readonly Option[] {
  if (!asked.offers.some(({ verb }) => verb === 'capital')) return [];
  const { capital } = state.nations[nation];
  const { phase } = state.stage;
  if (phase === 'population') return [];
  if (capital !== null && stackedCount(state.areas[capital][nation]) > stayLimit(state, nation, capital) - 1) return [];
  const provinces = asked.ask('capital', { nation });
  const open = provinces.kind === 'one' ? provinces.choices.map(({ id }) => id) : [];
  const areas = asked.ask('remove', {});
  const crowded = areas.kind === 'one' ? areas.choices.map(({ id }) => id) : [];
  return crowded.flatMap((id) => {
    const area = areaIn(id);
    if (area === null || !isProvince(area) || !open.includes(area) || area === capital) return [];
    if (enemiesAt(state, area, nation).length > 0) return [];
    return [
      option({ verb: 'capital', nation, province: area }, 1, 'capital', { area: { kind: 'province', id: area } }),
    ];
  });
}
