import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { offeredToAll } from '../diplomacy/beside.js';
import type { Play } from '../engine/play.js';
import { sideOf } from '../state/battle.js';
import type { FrameOf } from '../state/frame.js';
import { BARBARIANS, type Owner } from '../state/land.js';
import type { Medioevo } from '../state/state.js';

/** The tokens of the whole game (9.3). */
const BLOOD_TOKENS = 18;

/** Everybody who was plundered or lost a home territory gets a token, while there are any (9.3). */
export function giveBloodTokens(play: Play, harmed: Iterable<Owner | null>): void {
  if (!play.state.options.blood) return;
  for (const seat of new Set(harmed)) {
    if (seat === null || seat === BARBARIANS || play.realm(seat).out) continue;
    const taken = play.state.seats.reduce((sum, one) => sum + play.realm(one).blood, 0);
    if (taken >= BLOOD_TOKENS) return;
    play.changeRealm(seat, { blood: play.realm(seat).blood + 1 });
    play.emit({ type: 'blood', seat });
  }
}

/** The current battle, until this round's values are compared. */
function openBattle({ frames }: Medioevo, seat: SeatId): FrameOf<'battle'> | null {
  const here = frames.at(-1);
  if (here?.kind !== 'battle' || here.outcome !== null) return null;
  return here.attacker === seat || here.defender === seat ? here : null;
}

/** Tokens spent in one's own battle: each adds one to the attack value of this round (9.3). */
export const BLOOD = offeredToAll({
  'spend-blood': {
    final: true,
    when: (state, seat) => (state.realms[seat]?.blood ?? 0) > 0 && openBattle(state, seat) !== null,
    slots: [(state, seat) => kit.askNumber('count', 1, state.realms[seat]?.blood ?? 1)],
    does(play, seat, action) {
      const here = openBattle(play.state, seat);
      if (here === null) return;
      const points = kit.numberIn(action, 'count');
      play.changeRealm(seat, { blood: play.realm(seat).blood - points });
      const bonus = { side: sideOf(here, seat), what: 'attack', points, until: 'round' } as const;
      play.replace({ ...here, bonuses: [...here.bonuses, bonus] });
      play.emit({ type: 'blood-spent', seat, count: points });
    },
  },
});
