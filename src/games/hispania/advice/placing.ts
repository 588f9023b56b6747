import type { AdviceAsked } from '../../../core/adviser.js';
import { areaIn, pieceIn } from '../engine/domain.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { areasFor } from '../income/purchase.js';
import { mayStay } from '../movement/abroad.js';
import { isProvince, provincesOf } from '../state/reading.js';
import { isUnitKind, leaderOf, type Piece, unitCount, withPiece } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';
import { type Option, option, placeTerm } from './advised.js';
import { advanceTargetsNear } from './chances.js';
import { Outlook } from './outlook.js';

/** 3: where new units help most, to hold land or to reach more. */
export function placing(state: Hispania, nation: NationId, asked: AdviceAsked): readonly Option[] {
  const outlook = new Outlook(state, nation);
  const units = asked.ask('place', {});
  const options: Option[] = [];
  if (units.kind !== 'one') return options;
  for (const { id } of units.choices) {
    const piece = pieceIn(id);
    const areas = asked.ask('place', { unit: id });
    if (piece === null || areas.kind !== 'one') continue;
    for (const choice of areas.choices) {
      const area = areaIn(choice.id);
      if (area === null) continue;
      const many = asked.ask('place', { unit: id, to: area });
      const filled = { verb: 'place', unit: id, to: area };
      // A few at a time, then weighs again.
      const action = many.kind === 'number' ? { ...filled, count: Math.min(many.max, CHUNK) } : filled;
      options.push(option(action, gainAt(outlook, area, piece), 'place', { area: placeTerm(area) }));
    }
  }
  return options;
}
const CHUNK = 2;

/** The gain from one more unit there. */
export function gainAt(outlook: Outlook, area: AreaId, piece: Piece): number {
  const { state, nation } = outlook;
  const here: Stack = state.areas[area][nation] ?? {};
  const more = leaderOf(piece) === null || unitCount(here) > 0 ? withPiece(here, piece, 1) : here;
  const held =
    isProvince(area) || mayStay(state, nation, area) ? outlook.standing(area, more) - outlook.standing(area, here) : 0;
  const leads = leaderOf(piece) === null ? 0 : 0.2 * Math.min(6, unitCount(here));
  const mobile = !isUnitKind(piece) || (piece !== 'castle' && piece !== 'fort');
  return held + leads + (mobile ? REACHING * advanceTargetsNear(outlook, area, unitCount(here)) : 0);
}
/** Land within reach is not taken yet. */
const REACHING = 0.35;

/** The gain from buying one of these, placed at its best; so many units are placed before it. */
export function bestGain(outlook: Outlook, unit: 'infantry' | 'knight' | 'castle', before: number): number {
  const { state, nation } = outlook;
  const gains = areasFor(state, nation, unit).map((area) => gainAt(outlook, area, unit));
  gains.sort((one, other) => other - one);
  const gain = gains[before] ?? 0;
  if (unit === 'castle') return gain;
  const people = outlook.people() + before;
  const land = provincesOf(state, nation).length + growth(outlook);
  return gain + outlook.hunger(people + 1, land) - outlook.hunger(people, land);
}

/** Provinces it may well gain before its people are counted. */
function growth(outlook: Outlook): number {
  const { state, nation } = outlook;
  const best = provincesOf(state, nation).map((area) => advanceTargetsNear(outlook, area, 0));
  return Math.min(2, best.filter((chance) => chance > 0.8).length / 2);
}
