import type { Play } from '../engine/play.js';
import type { NationId, ProvinceId, UnitKind } from '../facts/ids.js';
import type { CombatRow } from '../facts/nation.js';
import { book, religion } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** A unit kind, or a Leader, destroyed by a nation in attack. */
type Kill = {
  readonly by: NationId;
  readonly of: NationId;
  readonly unit: UnitKind | 'leader';
  readonly leader?: string;
  /** The attackers' Leaders. */
  readonly ledBy: readonly string[];
};

/** Points for one such kill: only the card's most specific row (8.2), or Barbarian Hispania's if better (14.8.2). */
export function killPoints(state: Hispania, kill: Kill): number {
  const { nations, prey } = book(state);
  const upon = prey.filter(({ nation }) => nation !== kill.by).map(({ row }) => row);
  let best: { readonly rank: number; readonly pv: number } | null = null;
  for (const row of [...(nations[kill.by].combatVp ?? []), ...upon]) {
    const rank = rankOf(state, row, kill);
    if (rank !== null && (best === null || rank > best.rank)) best = { rank, pv: row.pv };
  }
  const printed = best?.pv ?? 0;
  return state.options.barbarian ? Math.max(printed, barbarianPoints(state, kill)) : printed;
}

/** How specifically a row fits, or null: a named Leader, then the kind, then the owner. */
function rankOf(state: Hispania, row: CombatRow, kill: Kill): number | null {
  if (row.turns !== undefined && !row.turns.includes(state.turn)) return null;
  if (row.fromTurn !== undefined && state.turn < row.fromTurn) return null;
  if (row.by !== undefined && !kill.ledBy.includes(row.by)) return null;
  if (row.leader !== undefined) return row.leader === kill.leader ? 8 : null;
  const kind = kill.unit === 'crusader' ? 'knight' : kill.unit;
  if (row.kill === 'leader' ? kind !== 'leader' : kind === 'leader' || (row.kill !== 'any' && row.kill !== kind)) {
    return null;
  }
  const whose = rankOfVictim(state, row.of, kill.of);
  return whose === null ? null : (row.kill === 'any' ? 0 : 4) + whose;
}

function rankOfVictim(state: Hispania, of: CombatRow['of'], victim: NationId): number | null {
  if (of === undefined || of === 'any') return 0;
  if (typeof of === 'string') return religion(state, victim) === of ? 1 : null;
  return of.includes(victim) ? 2 : null;
}

/** 14.8.2: before turn 11 all nations are of different religions (14.8.3). */
function barbarianPoints(state: Hispania, kill: Kill): number {
  const [mine, theirs] = [religion(state, kill.by), religion(state, kill.of)];
  const foreign = mine === null || theirs === null || mine !== theirs;
  switch (kill.unit) {
    case 'leader':
      return foreign ? 5 : 0;
    case 'knight':
    case 'crusader':
    case 'castle':
      return foreign ? 3 : 0;
    case 'elite':
    case 'cavalry':
    case 'fort':
      return 2;
    case 'infantry':
      return mine !== null && theirs !== null && mine !== theirs ? 1 : 0;
    case 'berber':
      return 0;
  }
}

/** Half of the points, rounded up to a half (8.7, 8.10). */
export function halved(points: number): number {
  return Math.ceil(points) / 2;
}

/** A submitted nation keeps half of what it earns; the rest is lost (8.10, 9.6). */
export function earnPoints(
  play: Play,
  nation: NationId,
  points: number,
  why: string,
  extra: { province?: ProvinceId; count?: number } = {},
): void {
  const submitted = play.state.nations[nation].suzerain !== null;
  play.score(nation, submitted && points > 0 ? halved(points) : points, why, extra);
}
