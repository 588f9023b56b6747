import type { SeatId } from '../../../core/seat.js';
import { tokensHeld } from '../closing/final-count.js';
import { heldBy } from '../control/holder.js';
import type { EmpireCard } from '../facts/empire-cards.js';
import { BRANCHES, type Branch } from '../facts/kinds.js';
import type { Deed } from '../facts/objectives.js';
import { bookOf } from '../facts/override.js';
import { coloursFor } from '../objectives/claim.js';
import { isAbroad, piecesOf } from '../objectives/pieces.js';
import { isStateReached } from '../objectives/states.js';
import type { Medioevo } from '../state/state.js';
import { isTrade } from '../state/vehicle.js';
import { turnsLeft } from './purse.js';

/** How often these things happen to somebody who trades, builds and takes weak zones. */
const DEEDS: { readonly [What in Deed]: number } = {
  'attack-value': 0.05,
  auction: 0.1,
  conquer: 0.25,
  'destroy-army': 0.05,
  'destroy-building': 0.05,
  'event-unharmed': 0.5,
  'full-move': 0.3,
  income: 0.1,
  'no-rebellion': 0.05,
  'pact-payment': 0.05,
  peace: 0.05,
  plunder: 0.05,
  route: 0.9,
  sale: 0.85,
  sales: 0.5,
  'spend-points': 0.4,
  suppress: 0.25,
  'turn-cards': 0.4,
  'win-battle': 0.35,
  'win-naval-battle': 0.03,
};
/** Each piece that is still missing. */
const MISSING = 0.55;
/** A turn brings so much of it, and no more can come after the last. */
const TURNS_FOR_IT = 3;

/** How likely a card's objective is met before the game is over. */
export function likelihood(state: Medioevo, seat: SeatId, number: number): number {
  const card = bookOf(state.overrides).cards.get(number);
  if (card === undefined || coloursFor(state, number).length === 0) return 0;
  const { objective } = card;
  if (objective.deed === undefined && isStateReached(state, seat, objective)) return 1;
  const time = Math.min(1, turnsLeft(state) / TURNS_FOR_IT);
  return time * (objective.deed === undefined ? toCome(state, seat, card) : DEEDS[objective.deed]);
}

function toCome(state: Medioevo, seat: SeatId, { objective }: EmpireCard): number {
  const { atLeast = 1, level = 0 } = objective;
  switch (objective.state) {
    case 'own': {
      const pieces = piecesOf(state, seat).filter(
        (piece) =>
          (objective.of ?? []).some((kind) => piece.kinds.includes(kind)) &&
          piece.level >= level &&
          (objective.where === undefined || isAbroad(state, seat, piece.at)),
      );
      return MISSING ** Math.max(0, atLeast - pieces.reduce((sum, { count }) => sum + count, 0));
    }
    case 'technology': {
      const learned = state.realms[seat]?.technologies;
      if (learned === undefined || objective.branch === undefined) return 0;
      if (objective.branch !== 'all') return 0.5 ** Math.max(0, level - learned[objective.branch]);
      return 0.7 ** BRANCHES.filter((one) => learned[one] === 0).length;
    }
    case 'tokens':
      return 0.8 ** Math.max(0, atLeast - tokensHeld(state, seat));
    case 'cards':
      return 0.75 ** Math.max(0, atLeast - (state.realms[seat]?.cards.length ?? 0));
    case 'transportIn':
      return state.vehicles.some((one) => one.owner === seat && isTrade(one)) ? 0.9 : 0;
    case 'pacts':
      return 0.5;
    case 'market':
      return heldBy(state, seat).some((at) => state.lands[at].market.length > 0) ? 0.7 : 0.4;
    case 'presence':
    case 'control':
    case 'ownTogether':
    case 'levels':
    case 'ownIn':
      return 0.35;
    case 'home':
    case 'goods':
    case 'cargo':
    case 'ownEach':
      return 0.2;
    default:
      return 0.1;
  }
}

/** Honour of so many objective tokens at the end (10.5). */
const TOKENS = [0, 0, 1, 3, 5, 8, 11, 15, 20];

/** What one more token is worth: its honour, and a point each turn until then. */
export function worthOfToken(state: Medioevo, seat: SeatId): number {
  const held = tokensHeld(state, seat);
  const more = (TOKENS[Math.min(8, held + 1)] ?? 0) - (TOKENS[Math.min(8, held)] ?? 0);
  const ahead = (TOKENS[Math.min(8, held + 2)] ?? 0) - (TOKENS[Math.min(8, held + 1)] ?? 0);
  // The next one makes those after it worth more.
  const hope = turnsLeft(state) > 1 ? 0.4 * ahead : 0;
  return more + hope + 0.12 * turnsLeft(state);
}

/** The card to keep of those drawn: by its objective, and the points in its corner. */
export function bestCard(state: Medioevo, seat: SeatId, drawn: readonly string[]): string | undefined {
  const worth = (card: string) => {
    const number = Number(card);
    return likelihood(state, seat, number) * worthOfToken(state, seat) + 0.05 * pointsOn(state, number);
  };
  const worths = new Map(drawn.map((card) => [card, worth(card)]));
  return drawn.toSorted((one, other) => (worths.get(other) ?? 0) - (worths.get(one) ?? 0))[0];
}

function pointsOn(state: Medioevo, number: number): number {
  const corner = bookOf(state.overrides).cards.get(number)?.points ?? [];
  return Math.max(0, ...corner.map((colours) => colours.length));
}

/** The colour of points that is used most: transports to begin with, then cathedrals. */
export const FIRST_TOKEN: Branch = 'violet';
