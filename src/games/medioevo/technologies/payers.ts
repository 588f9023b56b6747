import type { SeatId } from '../../../core/seat.js';
import type { Moment } from '../facts/card-moments.js';
import { TECHNOLOGY_IDS, type TechnologyId } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { technologyCard } from '../facts/technologies.js';
import { owns } from '../purchases/technology.js';
import type { Medioevo } from '../state/state.js';

/** Technologies asked for in windows, and in which (8.8). */
export const ASKED_AT: { readonly [Id in TechnologyId]?: Moment } = {
  machinery: 'meet',
  promotion: 'meet',
  strategy: 'meet',
  nation: 'meet',
  influence: 'meet',
  tactics: 'damage',
};

/** Is it visibly affordable: by points made, ready cards or ready tokens of its colour (8.8)? */
export function isPayableOpenly(state: Medioevo, seat: SeatId, id: TechnologyId): boolean {
  const { points } = technologyCard(bookOf(state.overrides).technologies, id);
  return pointsSeenFor(state, seat, id) >= points;
}

/** The points of its colour its owner could visibly make; florins pay the rest (8.2). */
export function pointsSeenFor(state: Medioevo, seat: SeatId, id: TechnologyId): number {
  const realm = state.realms[seat];
  if (realm === undefined || !owns(state, seat, id)) return 0;
  const { cards, technologies } = bookOf(state.overrides);
  const { branch } = technologyCard(technologies, id);
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
