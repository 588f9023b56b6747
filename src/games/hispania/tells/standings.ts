import type { Standing } from '../../../core/contract/seat-seen.js';
import type { Phrase } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';

/** Below a seat's score: its nations, its bids, other gains. */
export function scoreParts(state: Hispania, seat: SeatId): Standing['parts'] {
  return [...nationParts(state, seat), ...otherParts(state, seat)];
}

function nationParts(state: Hispania, seat: string): Standing['parts'] {
  const scores = new Map<NationId, number>();
  for (const nation of NATION_IDS) {
    const { status } = state.nations[nation];
    if (state.nations[nation].seat === seat && status === 'playing') scores.set(nation, 0);
  }
  for (const entry of state.ledger) {
    if (entry.seat !== seat || entry.nation === null) continue;
    scores.set(entry.nation, (scores.get(entry.nation) ?? 0) + entry.points);
  }
  return NATION_IDS.flatMap((nation) => {
    const score = scores.get(nation);
    return score === undefined ? [] : [{ kind: 'nation', id: nation, score }];
  });
}

/** Compensation (16.1), and bids (15). */
function otherParts(state: Hispania, seat: string): Standing['parts'] {
  const given = state.ledger
    .filter((entry) => entry.seat === seat && entry.nation === null)
    .map((entry) => ({ kind: 'score', id: entry.why, score: entry.points }));
  const paid = (state.players[seat]?.bids ?? []).map((bid) => ({
    kind: bid.kind === 'initial' ? 'initial' : 'bid',
    id: bid.nation,
    score: -bid.points,
  }));
  return [...given, ...paid];
}

/** `status.nation`: turn, nation, phase; `status.turn` between the nations; `status.over`. */
export function status({ turn, stage }: Hispania): Phrase {
  const { phase, nation, pass } = stage;
  if (phase === 'over') return { key: 'over', values: { turn } };
  if (nation === null) return { key: 'turn', values: { turn, phase: { kind: 'phase', id: phase } } };
  const shown = pass === 2 && phase === 'move' ? 'second-move' : phase;
  return {
    key: 'nation',
    values: { turn, nation: { kind: 'nation', id: nation }, phase: { kind: 'phase', id: shown } },
  };
}
