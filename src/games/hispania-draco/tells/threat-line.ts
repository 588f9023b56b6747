import type { Phrase, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { percentSaid } from '../../../kit/chance/percent.js';
import { isRoman, PROVINCE_IDS } from '../facts/ids.js';
import { followingOf } from '../odds/following.js';
import { revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { endangered, WORTH_TELLING } from './danger.js';
import { capitalsHeld } from './outcome.js';

/** In the call to a Roman's turn: the reserve, the capitals, and who is in danger as the pieces stand. */
export function threatLine(state: Draco, seat: SeatId): Phrase | null {
  if (state.frames.at(-1)?.kind !== 'roman' || seat === state.hispano) return null;
  const { revolts } = state.pieces.reserve;
  const { lost, time } = followingOf(state);
  const danger = endangered(state, WORTH_TELLING).slice(0, MOST);
  const facts = board(state);
  const inRevolt = PROVINCE_IDS.filter(isRoman)
    .flatMap((province) => facts.citiesOf[province])
    .filter((city) => revoltsAt(state.pieces, city) > 0);
  return {
    key: revolts === 0 ? 'threat-empty' : 'threat',
    values: {
      reserve: revolts,
      held: capitalsHeld(state),
      all: facts.capitals.length,
      ...(inRevolt.length === 0 ? {} : { roman: inRevolt.map((id) => ({ kind: 'space', id })) }),
      ...(lost > 0 ? { lost: percentSaid(lost) } : {}),
      ...(time > 0 ? { last: '' } : {}),
      ...(danger.length === 0 ? {} : { danger }),
      ...specialRule(state),
    },
  };
}

/** What a scenario changes just now. */
function specialRule({ demonstration, turn, pieces }: Draco): Terms {
  if (demonstration && turn.general === 'consul') return { special: { kind: 'special-rule', id: 'demonstration' } };
  return pieces.stick ? { special: { kind: 'special-rule', id: 'lethe' } } : {};
}

const MOST = 2;
