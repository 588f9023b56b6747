import type { Phrase, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { percentOf } from '../../../kit/chance/percent.js';
import { ownerTerm } from '../answers/named.js';
import type { Menace } from '../odds/horde-menace.js';
import { warlike } from '../odds/menace.js';
import type { Frame } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { unrestTerms } from './unrest.js';
import { hide } from './view.js';

/** Where one can still do something about it: guards, and one's own full move. */
const TOLD: readonly Frame['kind'][] = ['purchases', 'combat'];
/** Less likely unrest is no news. */
const WORTH_TELLING = 10;

/** In the call to a turn: unrest, and who at war, barbarians first of all, can come upon which land. */
export function threatLine(whole: Medioevo, seat: SeatId): Phrase | null {
  const here = whole.frames.at(-1);
  if (here === undefined || !TOLD.includes(here.kind)) return null;
  if (here.kind === 'combat' && here.legs.length > 0) return null;
  // Public knowledge alone: what everybody sees.
  const state = hide(whole, null);
  const menaces = warlike(state, seat).filter(isFelt);
  const [worst] = menaces;
  const lands = new Set(menaces.map(({ at }) => at));
  const unrest = unrestTerms(whole, seat);
  const percent = unrest?.percent ?? 0;
  const stirs = percent === '>99' || Number(percent) >= WORTH_TELLING;
  if (worst === undefined && !stirs) return null;
  return {
    key: 'threat',
    values: {
      who: { kind: 'seat', id: seat },
      ...(worst === undefined ? {} : worstTerms(worst)),
      ...(lands.size > 1 ? { more: lands.size - 1 } : {}),
      ...(stirs ? { percent } : {}),
    },
  };
}

const FELT = 0.005;
/** Who would surely be beaten does not threaten. */
function isFelt({ bare, wins }: Menace): boolean {
  return bare || wins >= FELT;
}

/** Where nobody stands there is no battle, and no chance to tell. */
function worstTerms({ at, by, bare, wins }: Menace): Terms {
  return { at: { kind: 'place', id: at }, by: ownerTerm(by), ...(bare ? {} : { wins: percentOf(wins) }) };
}
