import type { Play } from '../engine/play.js';
import type { NationId } from '../facts/ids.js';
import { becomingOf, scopeOf } from './scope.js';

/**
 * If another player gets the new nation, the old one loses a point per unit not handed over (14.6.2 to 14.6.4, 14.6.6).
 */
export function settleHandover(play: Play, from: NationId, heir: NationId): void {
  const { state } = play;
  const least = becomingOf(state, from)?.leastForSuccessor;
  const [old, next] = [state.nations[from].seat, state.nations[heir].seat];
  if (state.options.version !== 'advanced' || least === undefined || old === null || next === null || old === next)
    return;
  const count = (kinds: readonly string[]) =>
    scopeOf(state, from).reduce(
      (sum, area) =>
        sum +
        Object.entries(state.areas[area][from] ?? {}).reduce(
          (n, [kind, some]) => n + (kinds.includes(kind) && typeof some === 'number' ? some : 0),
          0,
        ),
      0,
    );
  const missing = Math.max(0, least.count - count(least.units));
  const write = (points: number, why: string, units: number) => {
    if (points !== 0) play.ledger({ turn: state.turn, nation: from, seat: old, points, why, count: units });
  };
  write(-missing, 'handover', missing);
  if (least.bonus === undefined) return;
  const good = count([least.bonus.unit]);
  write(Math.min(least.bonus.most, least.bonus.pv * good), 'handover-bonus', good);
}
