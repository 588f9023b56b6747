import type { SeatId } from '../../../core/seat.js';
import { homeOf, landsBy, territoryCard } from '../facts/board.js';
import type { KingdomId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import { freeKingdoms } from '../setup/kingdoms.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { type Idea, idea, placeTerm, type Wits } from './idea.js';
import { bestCard, FIRST_TOKEN } from './outlook.js';
import { stepsTo } from './ways.js';

/** Zones so near are stages of a route, or are taken. */
const NEAR = 5;

/** How many zones lie around, the nearer the more. */
function zonesAround(state: Medioevo, at: TerritoryId): number {
  const { board } = bookOf(state.overrides);
  let worth = 0;
  for (const [to, distance] of stepsTo(state, at, false, () => true)) {
    if (!isTerritory(to) || distance === 0 || distance > NEAR) continue;
    if (territoryCard(board, to).inhabited) worth += 1 / distance;
  }
  return worth;
}

const inhabited = (state: Medioevo, kingdom: KingdomId) => {
  const { board } = bookOf(state.overrides);
  return homeOf(board, kingdom).filter((at) => territoryCard(board, at).inhabited);
};

export function choosingKingdom(state: Medioevo): Idea | null {
  const worth = (kingdom: KingdomId) => Math.max(0, ...inhabited(state, kingdom).map((at) => zonesAround(state, at)));
  const [best] = freeKingdoms(state).toSorted((one, other) => worth(other) - worth(one));
  return best === undefined ? null : idea({ verb: 'kingdom', kingdom: best }, 'zones-near');
}

/** The village amid the zones, a caravan of level II for the route beside it (1.4). */
export function founding(state: Medioevo, seat: SeatId): Idea | null {
  const kingdom = state.realms[seat]?.kingdom ?? null;
  if (kingdom === null) return null;
  const { board } = bookOf(state.overrides);
  const worth = (at: TerritoryId) => zonesAround(state, at) + landsBy(board, at).length / 10;
  const [village] = inhabited(state, kingdom).toSorted((one, other) => worth(other) - worth(one));
  if (village === undefined) return null;
  const action = { verb: 'found', village, archer: village, transport: 'caravan-2', at: village };
  return idea(action, 'founds', { at: placeTerm(village) });
}

export function firstCard(state: Medioevo, here: FrameOf<'first-card'>, seat: SeatId, { invests }: Wits): Idea | null {
  const card = bestCard(state, seat, here.dealt[seat] ?? []);
  return card === undefined ? null : idea({ verb: 'keep', card, token: invests ? 'blue' : FIRST_TOKEN }, 'keeps-card');
}

export function cardPick(state: Medioevo, here: FrameOf<'card-picks'>, seat: SeatId): Idea | null {
  const card = bestCard(state, seat, here.drawn[seat] ?? []);
  return card === undefined ? null : idea({ verb: 'keep', card }, 'keeps-card');
}
