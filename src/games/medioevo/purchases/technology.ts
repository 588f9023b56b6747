import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { TECHNOLOGY_IDS, type TechnologyId } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import type { Medioevo } from '../state/state.js';

/** The next affordable level of each branch; one level per branch and turn (4.1). */
function technologiesFor(state: Medioevo, seat: SeatId): readonly TechnologyId[] {
  const realm = state.realms[seat];
  if (realm === undefined) return [];
  const { technologies } = bookOf(state.overrides);
  return TECHNOLOGY_IDS.filter((id) => {
    const { branch, level, florins } = technologies[id];
    const bought = realm.boughtBranches.includes(branch);
    return !bought && level === realm.technologies[branch] + 1 && florins <= realm.cash;
  });
}

export const buyTechnology: kit.Verb<Medioevo, Play, unknown> = {
  when: (state, _here, seat) => technologiesFor(state, seat).length > 0,
  slots: [(state, _here, seat) => kit.askOne('technology', 'technology', technologiesFor(state, seat))],
  does(play, _here, seat, action) {
    const id = kit.oneIn(TECHNOLOGY_IDS, action.technology);
    if (id === null) return;
    const { branch, level, florins } = play.book.technologies[id];
    const { technologies, boughtBranches } = play.realm(seat);
    play.pay(seat, florins, 'purchase');
    play.changeRealm(seat, {
      technologies: { ...technologies, [branch]: level },
      boughtBranches: [...boughtBranches, branch],
    });
    play.emit({ type: 'technology', seat, technology: id });
  },
};

/** Does the seat own this technology or a higher one of its branch, or has it borrowed it (8.2, Flight of time)? */
export function owns(state: Medioevo, seat: SeatId, id: TechnologyId): boolean {
  const card = bookOf(state.overrides).technologies[id];
  if ((state.realms[seat]?.technologies[card.branch] ?? 0) >= card.level) return true;
  return isBorrowed(state, seat, id);
}

function isBorrowed({ lasting }: Medioevo, seat: SeatId, id: TechnologyId): boolean {
  return lasting.some((one) => one.kind === 'technology' && one.seat === seat && one.technology === id);
}

/** A borrowed technology has been used once (Flight of time). */
export function returnBorrowed(play: Play, seat: SeatId, id: TechnologyId): void {
  if (!isBorrowed(play.state, seat, id)) return;
  const index = play.state.lasting.findIndex(
    (one) => one.kind === 'technology' && one.seat === seat && one.technology === id,
  );
  play.set({ lasting: play.state.lasting.filter((_, place) => place !== index) });
}
