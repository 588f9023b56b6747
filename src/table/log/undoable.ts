import type { SeatId } from '../../core/seat.js';
import { isFirstSight } from '../challenge/first-sight.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { withoutUndone } from './replay.js';
import type { LogSource } from './states.js';
import { showsChance } from './undo-plan.js';

/** How far back one can go. */
const FURTHEST = 400;
/** The own last action is nearly always among so many. */
const NEAR = 30;

/** The log that still stands, as far back as one can go. */
export async function undoableLog(
  source: Pick<LogSource, 'log'>,
  version: number,
  furthest = FURTHEST,
): Promise<readonly LogEntry[]> {
  return withoutUndone(await source.log(Math.max(1, version - furthest), version));
}

/** Which of these seats acted last; null: of all. */
export function lastActor(live: readonly LogEntry[], among: readonly SeatId[] | null): SeatId | undefined {
  return lastDeed(live, among)?.seat ?? undefined;
}

function lastDeed(live: readonly LogEntry[], among: readonly SeatId[] | null): LogEntry | undefined {
  return live.findLast(({ kind, seat }) => kind === 'act' && seat !== null && (among === null || among.includes(seat)));
}

/** Whether whoever plays these seats has done anything that an undo may take back. It depends on his own deeds alone. */
export async function hasUndoable(
  source: Pick<LogSource, 'log'>,
  game: GameRecord,
  mine: readonly SeatId[],
): Promise<boolean> {
  if (mine.length === 0) return false;
  const near = await undoableLog(source, game.version, NEAR);
  const isNear = lastDeed(near, mine) !== undefined || game.version <= NEAR;
  const live = isNear ? near : await undoableLog(source, game.version);
  const last = lastDeed(live, mine);
  if (last === undefined || (game.challenge !== null && isFirstSight(live))) return false;
  return game.settings.undo !== 'never' || !showsChance(last);
}
