import type { SlotValue } from '../../../core/action.js';
import { numberIn } from '../../../kit/offers/chosen.js';
import { awaited } from '../../../kit/steps/awaited.js';
import { areaIn, oneOfAreas, pieceChoice } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { type NationStage, OF_NATION } from '../engine/rules.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { arrive } from '../placement/arrivals.js';
import { placeFromPool, roomFor } from '../placement/pool.js';
import { defaultPlacing } from '../placement/settling.js';
import type { Hispania, Waiting } from '../state/state.js';
import { enterPhase } from './course.js';

/** Reinforcements arrive (3.2.1), then purchases and arrivals with a choice of place are placed. */
export const PLACE_PHASE = awaited<Hispania, Play, NationStage>({
  what: 'place',
  ...OF_NATION,
  verbs: {
    place: {
      shown(state, { nation }) {
        const most = lots(state, nation).reduce((sum, { count }) => sum + count, 0);
        return { several: { slot: 'to', most } };
      },
      slots: [
        (state, { nation }) => {
          const choices = placeable(state, nation).map(({ unit }) => pieceChoice(unit));
          return { kind: 'one', slot: 'unit', choices };
        },
        (state, { nation }, _seat, { unit }) => oneOfAreas('to', placesFor(state, nation, unit)),
        (state, { nation }, _seat, { unit, to }) => {
          const waiting = lotFor(state, nation, unit, to);
          if (waiting === null || waiting.bought || waiting.count < 2) return null;
          return { kind: 'number', slot: 'count', min: 1, max: waiting.count, step: 1, all: true };
        },
      ],
      does(play, { nation }, _seat, action) {
        const area = areaIn(action.to);
        const waiting = lotFor(play.state, nation, action.unit, action.to);
        if (area === null || waiting === null) return;
        placeFromPool(play, nation, waiting, area, Math.max(1, numberIn(action, 'count')));
      },
      byDefault: (state, { nation }) => defaultPlacing(state, nation, placeable(state, nation)),
    },
  },
  settles(play, { nation, task }) {
    if (task === 0) {
      play.stage({ task: 1 });
      arrive(play, nation);
      return true;
    }
    if (placeObvious(play, nation)) return true;
    if (placeable(play.state, nation).length > 0) return false;
    loseHomeless(play, nation);
    enterPhase(play, 'move');
    return true;
  },
});

/** Bought and arrived units of one kind differ in where they may go: allows what either may. */
function placesFor(state: Hispania, nation: NationId, unit: SlotValue): readonly AreaId[] {
  return [...new Set(lotsOf(state, nation, unit).flatMap((waiting) => roomFor(state, nation, waiting)))];
}

/** The first of several lots that may go there. */
function lotFor(state: Hispania, nation: NationId, unit: SlotValue, to: SlotValue): Waiting | null {
  const fits = (waiting: Waiting) => roomFor(state, nation, waiting).some((area) => area === to);
  return lotsOf(state, nation, unit).find(fits) ?? null;
}

function lotsOf(state: Hispania, nation: NationId, unit: SlotValue): readonly Waiting[] {
  return lots(state, nation).filter((waiting) => waiting.unit === unit);
}

/** Cached by state, because it is asked again and again. */
function lots(state: Hispania, nation: NationId): readonly Waiting[] {
  const known = kept?.nation === nation && sameBoard(kept.of, state) ? kept.list : null;
  if (known !== null) return known;
  const { overrides, areas, nations, stage } = state;
  const list = nations[nation].pool.filter((waiting) => roomFor(state, nation, waiting).length > 0);
  kept = { of: { overrides, areas, nations, stage }, nation, list };
  return list;
}
type Board = Pick<Hispania, 'overrides' | 'areas' | 'nations' | 'stage'>;
let kept: { readonly of: Board; readonly nation: NationId; readonly list: readonly Waiting[] } | null = null;
function sameBoard(one: Board, other: Board): boolean {
  const same = one.areas === other.areas && one.nations === other.nations;
  return same && one.stage === other.stage && one.overrides === other.overrides;
}

/** The first lot of each kind. */
function placeable(state: Hispania, nation: NationId): readonly Waiting[] {
  const all = lots(state, nation);
  return all.filter((waiting, index) => all.findIndex((other) => other.unit === waiting.unit) === index);
}

/** Automatic if there is one answer: a lot with a single area. */
function placeObvious(play: Play, nation: NationId): boolean {
  const { pool } = play.state.nations[nation];
  for (const waiting of pool) {
    if (waiting.bought && pool.length > 1) continue;
    const room: readonly AreaId[] = roomFor(play.state, nation, waiting);
    const [only] = room;
    if (only === undefined || room.length > 1) continue;
    placeFromPool(play, nation, waiting, only, waiting.bought ? 1 : waiting.count);
    return true;
  }
  return false;
}

/** Reinforcements for lost land are lost (3.2.12); a suzerain's purchases wait for better times. */
function loseHomeless(play: Play, nation: NationId): void {
  const { pool } = play.state.nations[nation];
  if (pool.some((waiting) => !waiting.bought)) play.nation(nation, { pool: pool.filter(({ bought }) => bought) });
}
