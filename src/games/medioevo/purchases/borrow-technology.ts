import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { heldBy } from '../control/holder.js';
import type { Play } from '../engine/play.js';
import { territoriesWithin } from '../facts/distance.js';
import { TECHNOLOGY_IDS, type TechnologyId } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import type { Medioevo } from '../state/state.js';
import { canPay, spendPoints } from './points.js';
import { owns } from './technology.js';

/** How far a neighbour may be (1.5). */
const NEIGHBOUR = 3;

/** Other players with a territory within three of one's own. */
export function neighboursOf(state: Medioevo, seat: SeatId): readonly SeatId[] {
  const near = territoriesWithin(bookOf(state.overrides).board, heldBy(state, seat), NEIGHBOUR);
  return state.seats.filter((other) => other !== seat && heldBy(state, other).some((at) => near.has(at)));
}

/** Technologies a neighbour has and oneself lacks (Flight of time). */
export function foreignTechnologies(state: Medioevo, seat: SeatId): readonly TechnologyId[] {
  const near = neighboursOf(state, seat);
  const { technologies } = bookOf(state.overrides);
  return TECHNOLOGY_IDS.filter((id) => {
    const { branch, level } = technologies[id];
    if (id === 'flight-of-time' || owns(state, seat, id)) return false;
    return near.some((other) => (state.realms[other]?.technologies[branch] ?? 0) >= level);
  });
}

/** Usable once in this phase. */
export function lendTechnology(play: Play, seat: SeatId, technology: TechnologyId): void {
  play.set({ lasting: [...play.state.lasting, { kind: 'technology', seat, technology }] });
}

const points = (state: Medioevo) => bookOf(state.overrides).technologies['flight-of-time'].points;

/** On a list of purchases: a neighbour's design for the next building, vehicle or captain (Flight of time). */
export const borrowTechnology: kit.Verb<Medioevo, Play, unknown> = {
  when: (state, _here, seat) =>
    owns(state, seat, 'flight-of-time') &&
    canPay(state, seat, 0, 'violet', points(state)) &&
    foreignTechnologies(state, seat).length > 0,
  slots: [(state, _here, seat) => kit.askOne('technology', 'technology', foreignTechnologies(state, seat))],
  does(play, _here, seat, action) {
    const technology = kit.oneIn(TECHNOLOGY_IDS, action.technology);
    if (technology === null) return;
    spendPoints(play, seat, 'violet', points(play.state));
    lendTechnology(play, seat, technology);
    play.emit({ type: 'technology-used', seat, technology: 'flight-of-time' });
  },
};
