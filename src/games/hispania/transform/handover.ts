import type { Play } from '../engine/play.js';
import type { NationId, UnitKind } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';
import { becomingOf, scopeOf } from './scope.js';

/** What the old nation has of the units that it must hand over (14.6.2, 14.6.6). */
export interface Handover {
  readonly kinds: readonly UnitKind[];
  readonly due: number;
  readonly counted: number;
  readonly missing: number;
}

/** Null: it need hand over nothing (14.6.4), or nothing is auctioned in this game. */
export function handoverOf(state: Hispania, from: NationId): Handover | null {
  const least = becomingOf(state, from)?.leastForSuccessor;
  if (state.options.version !== 'advanced' || least === undefined) return null;
  const counted = countedFor(state, from, least.units);
  return { kinds: least.units, due: least.count, counted, missing: Math.max(0, least.count - counted) };
}

/**
 * If another player gets the new nation, the old one loses a point per unit not handed over (14.6.2 to 14.6.4, 14.6.6).
 */
export function settleHandover(play: Play, from: NationId, heir: NationId): void {
  const { state } = play;
  const handover = handoverOf(state, from);
  const [old, next] = [state.nations[from].seat, state.nations[heir].seat];
  if (handover === null || old === null || next === null || old === next) return;
  const { missing } = handover;
  const write = (points: number, why: string, units: number) => {
    if (points !== 0) play.ledger({ turn: state.turn, nation: from, seat: old, points, why, count: units });
  };
  write(-missing, 'handover', missing);
  const bonus = becomingOf(state, from)?.leastForSuccessor?.bonus;
  if (bonus === undefined) return;
  const good = countedFor(state, from, [bonus.unit]);
  write(Math.min(bonus.most, bonus.pv * good), 'handover-bonus', good);
}

function countedFor(state: Hispania, from: NationId, kinds: readonly UnitKind[]): number {
  return scopeOf(state, from).reduce(
    (sum, area) => sum + kinds.reduce((n, kind) => n + (state.areas[area][from]?.[kind] ?? 0), 0),
    0,
  );
}
