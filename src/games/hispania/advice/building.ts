import type { AdviceAsked } from '../../../core/adviser.js';
import { areaIn, pieceIn } from '../engine/domain.js';
import type { NationId, ProvinceId } from '../facts/ids.js';
import { book, cardOf, isProvince } from '../state/reading.js';
import { withPiece } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { type Option, option } from './advised.js';
import { Outlook } from './outlook.js';

/** 9.5: a Castle for a unit, where it scores or guards something. */
export function rebuilding(state: Hispania, nation: NationId, asked: AdviceAsked): readonly Option[] {
  const provinces = asked.offers.some(({ verb }) => verb === 'rebuild') ? asked.ask('rebuild', {}) : null;
  if (provinces?.kind !== 'one') return [];
  const outlook = new Outlook(state, nation);
  const options: Option[] = [];
  for (const { id } of provinces.choices) {
    const area = areaIn(id);
    const units = asked.ask('rebuild', { province: id });
    if (area === null || !isProvince(area) || units.kind !== 'one') continue;
    const here = state.areas[area][nation] ?? {};
    const before = outlook.standing(area, here);
    for (const choice of units.choices) {
      const piece = pieceIn(choice.id);
      const from = asked.ask('rebuild', { province: id, unit: choice.id });
      if (piece === null || (from.kind === 'one' && !from.choices.some((one) => one.id === 'aside'))) continue;
      const built = { verb: 'rebuild', province: id, unit: choice.id };
      const action = from.kind === 'one' ? { ...built, from: 'aside' } : built;
      const after = outlook.standing(area, withPiece(withPiece(here, piece, -1), 'castle', 1));
      const gain = after - before + rewards(state, nation, area);
      options.push(option(action, gain, 'rebuild', { area: { kind: 'province', id: area } }));
    }
  }
  return options;
}

/** 11.seville.4, 11.almoravide.4. */
function rewards(state: Hispania, nation: NationId, province: ProvinceId): number {
  let points = 0;
  for (const power of cardOf(state, nation).powers ?? []) {
    if (power.power === 'rebuilt-castles') points += power.pv + book(state).provinces[province].income;
    if (power.power === 'great-emirate' && power.turns.includes(state.turn) && power.provinces.includes(province))
      points += power.pv;
  }
  return points;
}

/** 11.wisigoth.6: where walls matter most. */
export function placingCastle(state: Hispania, nation: NationId, asked: AdviceAsked): readonly Option[] {
  const sites = asked.ask('choose', {});
  if (sites.kind !== 'one') return [];
  const outlook = new Outlook(state, nation);
  return sites.choices.flatMap(({ id }) => {
    const area = areaIn(id);
    if (area === null) return [];
    const here = state.areas[area][nation] ?? {};
    const gain = outlook.standing(area, withPiece(here, 'castle', 1)) - outlook.standing(area, here);
    return [option({ verb: 'choose', choice: id }, gain, 'build', { area: { kind: 'province', id } })];
  });
}
