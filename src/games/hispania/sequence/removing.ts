import type { Action } from '../../../core/action.js';
import type { Domain, Filled } from '../../../core/offer.js';
import { DONE } from '../../../kit/offers/domain.js';
import { areaIn, oneOfAreas, pieceChoice, pieceIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { acrossRivers, forgetGone, forgetMarchOfOne } from '../movement/forget.js';
import type { RemovalReason } from '../state/events.js';
import { isProvince } from '../state/reading.js';
import { isUnitKind, type Piece, piecesOf, stackedCount, unitCount, withPiece } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';

/** The verb `remove`, for all checks of surplus units (4.3.3, 4.5.4, 7.1): first the area, then the unit. */

export function askRemoval(
  state: Hispania,
  nation: NationId,
  areas: readonly AreaId[],
  removable: (piece: Piece) => boolean,
  filled: Filled,
): Domain {
  if (filled.area === undefined) return oneOfAreas('area', areas);
  const area = areaIn(filled.area);
  if (area === null || filled.unit !== undefined) return DONE;
  const pieces = unitsAt(state, nation, area).filter(removable);
  return { kind: 'one', slot: 'unit', choices: pieces.map(pieceChoice) };
}

export function actRemoval(play: Play, nation: NationId, action: Action, why: RemovalReason): void {
  const [area, piece] = [areaIn(action.area), pieceIn(action.unit)];
  if (area === null || piece === null) return;
  takeOff(play, nation, area, piece);
  play.emit({ type: 'removed', nation, unit: piece, count: 1, area, why });
}

/** All remaining surplus, one by one as by default, and told together. */
export function removeRest(
  play: Play,
  nation: NationId,
  areas: () => readonly AreaId[],
  removable: (piece: Piece) => boolean,
  why: RemovalReason,
): void {
  const gone = new Map<string, { readonly area: AreaId; readonly unit: Piece; count: number }>();
  while (areas().length > 0) {
    const next = defaultRemoval(play.state, nation, areas(), removable);
    const [area, unit] = [areaIn(next.area), pieceIn(next.unit)];
    if (area === null || unit === null) break;
    takeOff(play, nation, area, unit);
    const key = `${area} ${unit}`;
    const known = gone.get(key) ?? { area, unit, count: 0 };
    gone.set(key, { ...known, count: known.count + 1 });
  }
  for (const { area, unit, count } of gone.values()) play.emit({ type: 'removed', nation, unit, count, area, why });
}

function takeOff(play: Play, nation: NationId, area: AreaId, piece: Piece): void {
  play.remove(area, nation, piece, 1);
  // Only the active nation marches.
  if (nation !== play.state.stage.nation) return;
  forgetMarchOfOne(play, area, piece, acrossRivers);
  forgetGone(play, nation, area, piece);
}

/** A stack with its least valuable units removed, as the coming check will leave it. */
export function fittedTo(stack: Stack, most: number, removable: (piece: Piece) => boolean): Stack {
  let left = stack;
  for (let over = stackedCount(stack) - most; over > 0; over--) {
    const unit = unitsIn(left).find(removable);
    if (unit === undefined) break;
    left = withPiece(left, unit, -1);
  }
  return left;
}

/**
 * The default: the least valuable unit, off the map first, then from the largest stack. A province's last unit would
 * lose the province, and lower the limit again (7.3).
 */
export function defaultRemoval(
  state: Hispania,
  nation: NationId,
  areas: readonly AreaId[],
  removable: (piece: Piece) => boolean,
): Action {
  const crowd = (area: AreaId) => unitCount(state.areas[area][nation]) + (isProvince(area) ? 0 : OFF_THE_MAP);
  for (const area of [...areas].sort((one, other) => crowd(other) - crowd(one))) {
    const unit = unitsAt(state, nation, area).find(removable);
    if (unit !== undefined) return { verb: 'remove', area, unit };
  }
  return { verb: 'remove' };
}

/** More than ever stand in a province. */
const OFF_THE_MAP = 1000;

function unitsAt(state: Hispania, nation: NationId, area: AreaId): readonly Piece[] {
  return unitsIn(state.areas[area][nation]);
}
function unitsIn(stack: Stack | undefined): readonly Piece[] {
  return piecesOf(stack).flatMap(([piece]) => (isUnitKind(piece) ? [piece] : []));
}
