import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { homeOf } from '../facts/board.js';
import { territoriesWithin } from '../facts/distance.js';
import { KINGDOM_IDS, type KingdomId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { TERRITORY_IDS, type TerritoryId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';

/** Below six players only territories within this distance of a home are in play (1.3). */
const PLAY_AREA = 3;

export function takenKingdoms({ seats, realms }: Medioevo): readonly KingdomId[] {
  return seats.flatMap((seat) => realms[seat]?.kingdom ?? []);
}

/** The kingdoms that may be taken next: below six players, one linked to one already taken (1.3). */
export function freeKingdoms(state: Medioevo): readonly KingdomId[] {
  const taken = takenKingdoms(state);
  const free = KINGDOM_IDS.filter((id) => !taken.includes(id));
  if (state.seats.length === KINGDOM_IDS.length || taken.length === 0) return free;
  const { linked } = bookOf(state.overrides).board;
  return free.filter((id) => linked.get(id)?.some((other) => taken.includes(other)) === true);
}

/** The free ones that still allow a linked choice for all players together with those taken (1.3). */
export function linkableKingdoms(state: Medioevo): readonly KingdomId[] {
  const taken = takenKingdoms(state);
  return KINGDOM_IDS.filter((id) => !taken.includes(id) && canLink(state, [...taken, id]));
}
function canLink(state: Medioevo, wanted: readonly KingdomId[]): boolean {
  const { linked } = bookOf(state.overrides).board;
  const extend = (chosen: readonly KingdomId[]): boolean => {
    if (chosen.length === state.seats.length) return wanted.every((id) => chosen.includes(id));
    return KINGDOM_IDS.some(
      (id) =>
        !chosen.includes(id) &&
        (chosen.length === 0 || linked.get(id)?.some((other) => chosen.includes(other)) === true) &&
        extend([...chosen, id]),
    );
  };
  return state.seats.length === KINGDOM_IDS.length || extend([]);
}

export function takeKingdom(play: Play, seat: SeatId, kingdom: KingdomId): void {
  play.changeRealm(seat, { kingdom });
  play.emit({ type: 'kingdom-taken', seat, kingdom });
  for (const at of homeOf(play.board, kingdom)) play.changeLand(at, { holder: seat });
}

/** All kingdoms are chosen: sets the play area, and the barbarians at the fires (1.3, 1.4). */
export function layOutBoard(play: Play): void {
  const inPlay = territoriesInPlay(play.state);
  play.set({ inPlay });
  for (const at of inPlay) {
    const card = play.board.territories.get(at);
    if (card?.fire === true && play.land(at).holder === null) play.addUnits(at, 'barbarians', { 'light-infantry': 1 });
  }
}

export function territoriesInPlay(state: Medioevo): readonly TerritoryId[] {
  if (state.seats.length === KINGDOM_IDS.length) return TERRITORY_IDS;
  const { board } = bookOf(state.overrides);
  const homes = takenKingdoms(state).flatMap((kingdom) => homeOf(board, kingdom));
  const within = territoriesWithin(board, homes, PLAY_AREA);
  return TERRITORY_IDS.filter((at) => within.has(at));
}
