import type { SeatId } from '../../../core/seat.js';
import { tokenGiver } from '../control/structures.js';
import { controlTokensLeft } from '../control/supply.js';
import type { Play } from '../engine/play.js';
import { landsBy, territoryCard } from '../facts/board.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';

interface Conquest {
  readonly seat: SeatId;
  readonly at: PlaceId;
  readonly conquered: boolean;
}

export const freedTokens = (state: Medioevo, seat: SeatId): number => controlTokensLeft(state, seat);

/**
 * Another player's control tokens from a conquered military building that none of his other buildings nearby can
 * support (5.5, 6.10.3): the building's keeper may replace them, inhabited zones first.
 */
export function tokensToSwap(state: Medioevo, { seat, at, conquered }: Conquest): readonly TerritoryId[] {
  if (!conquered || !isTerritory(at) || state.lands[at].military === null || freedTokens(state, seat) === 0) return [];
  const { board } = bookOf(state.overrides);
  const inhabited = (place: TerritoryId) => (territoryCard(board, place).inhabited ? 0 : 1);
  return state.inPlay
    .filter((place) => {
      const { token } = state.lands[place];
      if (token?.from !== at || token.owner === seat) return false;
      return tokenGiver(state, place, token.owner, landsBy(board, place), at) === null;
    })
    .toSorted((one, other) => inhabited(one) - inhabited(other));
}

/** Replaces these, or as many as there are tokens for; tokens supported by another building move to it. */
export function swapTokens(play: Play, at: TerritoryId, seat: SeatId, chosen: readonly string[] | null): void {
  for (const place of tokensToSwap(play.state, { seat, at, conquered: true })) {
    if (chosen !== null && !chosen.includes(place)) continue;
    if (freedTokens(play.state, seat) === 0) return;
    play.changeLand(place, { token: { owner: seat, from: at } });
    play.emit({ type: 'token-swapped', seat, at: place });
  }
  for (const place of play.state.inPlay) {
    const { token } = play.land(place);
    if (token?.from !== at || token.owner === seat) continue;
    const other = tokenGiver(play.state, place, token.owner, landsBy(play.board, place), at);
    if (other !== null) play.changeLand(place, { token: { ...token, from: other } });
  }
}
