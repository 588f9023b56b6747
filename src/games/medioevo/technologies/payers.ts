import type { SeatId } from '../../../core/seat.js';
import type { Moment } from '../facts/card-moments.js';
import { TECHNOLOGY_IDS, type TechnologyId } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { owns } from '../purchases/technology.js';
import type { Medioevo } from '../state/state.js';

/** The window in which a technology is asked for (8.8); null: in none. */
export const ASKED_AT: Readonly<Record<TechnologyId, Moment | null>> = {
  carpentry: null,
  logistics: null,
  machinery: 'meet',
  cartography: null,
  commerce: null,
  market: null,
  control: null,
  guilds: null,
  edict: null,
  law: null,
  nation: 'meet',
  influence: 'meet',
  'art-of-war': null,
  promotion: 'meet',
  tactics: 'damage',
  strategy: 'meet',
  masonry: null,
  architecture: null,
  mathematics: null,
  engineering: null,
  religion: null,
  monasticism: null,
  proselytism: null,
  'flight-of-time': null,
};

/** Is it visibly affordable: by points made, ready cards or ready tokens of its colour (8.8)? */
export function isPayableOpenly(state: Medioevo, seat: SeatId, id: TechnologyId): boolean {
  const { points } = bookOf(state.overrides).technologies[id];
  return pointsSeenFor(state, seat, id) >= points;
}

/** The points of its colour its owner could visibly make; florins pay the rest (8.2). */
export function pointsSeenFor(state: Medioevo, seat: SeatId, id: TechnologyId): number {
  const realm = state.realms[seat];
  if (realm === undefined || !owns(state, seat, id)) return 0;
  const { cards, technologies } = bookOf(state.overrides);
  const { branch } = technologies[id];
  const corners = realm.cards
    .filter(({ turned }) => !turned)
    .map(({ number }) => {
      const options = cards.get(number)?.points ?? [];
      return Math.max(0, ...options.map((colours) => colours.filter((colour) => colour === branch).length));
    });
  const made = (realm.points[branch] ?? 0) + (realm.tokens[branch] ?? 0);
  return corners.reduce((sum, count) => sum + count, made);
}

/** Does anybody own a visibly affordable technology for this moment? */
export function anybodyPays(state: Medioevo, moment: Moment): boolean {
  return TECHNOLOGY_IDS.some(
    (id) => ASKED_AT[id] === moment && state.seats.some((seat) => isPayableOpenly(state, seat, id)),
  );
}
