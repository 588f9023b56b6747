import type { Phrase, Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { percentSaid } from '../../../kit/chance/percent.js';
import { menacesTo } from '../odds/threat.js';
import { seatOf } from '../state/reading.js';
import type { Phase } from '../state/stage.js';
import type { Hispania } from '../state/state.js';

/** As long as something can be done about it. */
const BEFORE_BATTLE: readonly Phase[] = ['income', 'place', 'move'];
const NAMED = 2;

/** One line in the call to a nation's turn: the likeliest attacks on it before it plays again. */
export function threatened(state: Hispania, seat: SeatId): Phrase | null {
  const { nation, phase } = state.stage;
  if (nation === null || seatOf(state, nation) !== seat) return null;
  if (state.frames.length > 0 || !BEFORE_BATTLE.includes(phase)) return null;
  const worst = new Map<string, (typeof menaces)[number]>();
  const menaces = menacesTo(state, nation);
  for (const menace of menaces) if (!worst.has(menace.province)) worst.set(menace.province, menace);
  if (worst.size === 0) return null;
  const named = [...worst.values()].slice(0, NAMED).map(
    ({ province, by, wins }): Term => [
      { kind: 'province', id: province },
      { kind: 'menace', id: `${by}/${percentSaid(wins)}` },
    ],
  );
  const more = worst.size - named.length;
  return {
    key: 'threat',
    values: { nation: { kind: 'nation', id: nation }, worst: named, ...(more === 0 ? {} : { more }) },
  };
}
