import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import type { TerritoryId } from '../facts/place-ids.js';
import { armiesIn, BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { attackUndeclared, atWar } from './relations.js';
import { isArmistice } from './rights.js';

type Guest = { readonly seat: SeatId; readonly at: TerritoryId };

/** May its units stand in the other's land: at war, under an armistice, or by a pact. */
function mayStand(state: Medioevo, seat: SeatId, holder: SeatId): boolean {
  return atWar(state, seat, holder) || isArmistice(state, seat, holder) || isLetIn(state, seat, holder);
}

/** Does a pact let a seat's units stand in the other's land (11.5, 11.6)? */
export function isLetIn(state: Medioevo, seat: SeatId, holder: SeatId): boolean {
  return (['passage', 'military-control'] as const).some((right) => hasRight(state, seat, holder, right));
}

/** The toll is for passing through, not for standing there. */
function hasRight(state: Medioevo, seat: SeatId, holder: SeatId, right: 'passage' | 'military-control'): boolean {
  return state.pacts.some(({ articles }) =>
    articles.some(({ kind, gives, gets }) => kind === right && gives === holder && gets === seat),
  );
}

function guestsIn(state: Medioevo): readonly Guest[] {
  return state.inPlay.flatMap((at) => {
    const { holder } = state.lands[at];
    if (holder === null) return [];
    return armiesIn(state.lands[at])
      .filter((seat) => seat !== BARBARIANS && seat !== holder && !mayStand(state, seat, holder))
      .map((seat) => ({ seat, at }));
  });
}

/** After a pact of passage ends, units may still leave in this combat phase (11.21, RULINGS 87). */
export function noteGuests(play: Play): void {
  play.set({ diplomacy: { ...play.state.diplomacy, overstaying: guestsIn(play.state) } });
}

/** Units that should have left count as an attack without war; not if war was declared (RULINGS 87). */
export function judgeGuests(play: Play): void {
  const { overstaying } = play.state.diplomacy;
  if (overstaying.length === 0) return;
  for (const { seat, at } of guestsIn(play.state)) {
    const { holder } = play.land(at);
    const warned = overstaying.some((one) => one.seat === seat && one.at === at);
    if (!warned || holder === null || play.realm(seat).wars[holder] !== undefined) continue;
    play.emit({ type: 'overstayed', seat, with: holder, at });
    attackUndeclared(play, seat, holder);
  }
  play.set({ diplomacy: { ...play.state.diplomacy, overstaying: [] } });
}
