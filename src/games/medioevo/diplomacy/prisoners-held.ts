import type { Tally } from '../../../core/action.js';
import type { CountedChoice } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { UNIT_IDS } from '../facts/kinds.js';
import type { Prisoners } from '../state/pact.js';
import type { Medioevo } from '../state/state.js';
import { hasAll, sizeOf, tallyOf, together, unitsIn, without } from '../state/units.js';

/** A prisoner's owner and kind, as one key. */
const BETWEEN = '/';

/** A seat's prisoners as choices, each named with its owner. */
export function prisonerChoices({ realms }: Medioevo, holder: SeatId): readonly CountedChoice[] {
  return Object.entries(realms[holder]?.prisoners ?? {}).flatMap(([owner, units]) =>
    UNIT_IDS.flatMap((unit) => {
      const count = units[unit] ?? 0;
      if (count === 0) return [];
      const id = `${owner}${BETWEEN}${unit}`;
      const values = { owner: { kind: 'seat', id: owner } };
      return [{ id, name: { kind: 'unit', id: unit }, note: 'prisoner-of', values, count }];
    }),
  );
}

export function prisonersIn(chosen: Tally): Prisoners {
  const prisoners: Record<SeatId, Prisoners[SeatId]> = {};
  for (const [key, count] of Object.entries(chosen)) {
    const [owner, unit] = key.split(BETWEEN);
    if (owner === undefined || unit === undefined) continue;
    prisoners[owner] = together(prisoners[owner] ?? {}, unitsIn({ [unit]: count }));
  }
  return prisoners;
}

export function holdsPrisoners({ realms }: Medioevo, holder: SeatId, wanted: Prisoners): boolean {
  const held = realms[holder]?.prisoners ?? {};
  return Object.entries(wanted).every(([owner, units]) => hasAll(held[owner] ?? {}, units));
}

/** How many of each unit, of all owners. */
export function countedPrisoners(prisoners: Prisoners): Tally {
  return tallyOf(Object.values(prisoners).reduce(together, {}));
}

/** Prisoners change hands: one's own are free, and come back as after a surrender (11.11). */
export function handOver(play: Play, from: SeatId, to: SeatId, prisoners: Prisoners): void {
  for (const [owner, units] of Object.entries(prisoners)) {
    const { [owner]: held = {}, ...others } = play.realm(from).prisoners;
    const left = without(held, units);
    play.changeRealm(from, { prisoners: sizeOf(left) === 0 ? others : { ...others, [owner]: left } });
    const { prisoners: theirs, surrendered } = play.realm(to);
    if (owner === to) {
      play.changeRealm(to, { surrendered: together(surrendered, units), surrenderedIn: play.state.turn });
    } else {
      play.changeRealm(to, { prisoners: { ...theirs, [owner]: together(theirs[owner] ?? {}, units) } });
    }
  }
}
