import * as kit from '../../../../kit/index.js';
import { heldBy } from '../../control/holder.js';
import { unitsLeft } from '../../control/supply.js';
import { stepsFrom } from '../../facts/distance.js';
import { UNIT_IDS, type UnitId } from '../../facts/kinds.js';
import { bookOf } from '../../facts/override.js';
import { isTerritory, type TerritoryId } from '../../facts/place-ids.js';
import { armiesIn, unitsOf } from '../../state/land.js';
import type { Medioevo } from '../../state/state.js';
import { sizeOf, tallyOf, unitsIn } from '../../state/units.js';
import { type Ability, figureOf, type Use } from '../ability.js';

/** The territory of whoever plays the card into which troops come, or in which a rebellion breaks out. */
function threatened(state: Medioevo, { seat }: Use): TerritoryId | null {
  const threat = state.frames.findLast((frame) => frame.kind === 'reactions' && frame.moment === 'threat');
  const at = threat?.kind === 'reactions' ? threat.at : null;
  return at !== null && isTerritory(at) && state.lands[at].holder === seat ? at : null;
}

/** Plain units, and captains of level I. */
const CALLED: readonly UnitId[] = UNIT_IDS.filter((unit) => unit !== 'captain-2' && unit !== 'captain-3');
const called = (state: Medioevo, { seat }: Use) => CALLED.filter((unit) => unitsLeft(state, seat, unit) > 0);

/** A unit of the reserve stands there before any die (24). */
export const militiaUnit: Ability = {
  fits: (state, use) => threatened(state, use) !== null && called(state, use).length > 0,
  slots: [(state, use) => kit.askOne('unit', 'unit', called(state, use))],
  does(play, use, action) {
    const at = threatened(play.state, use);
    const unit = kit.oneIn(UNIT_IDS, action.unit);
    if (at === null || unit === null) return;
    play.addUnits(at, use.seat, { [unit]: 1 });
    play.emit({ type: 'raised', seat: use.seat, pieces: { [unit]: 1 }, at });
  },
};

/** From where units come with three points together, on foot, through what is not an enemy's. */
function sources(state: Medioevo, use: Use): ReadonlyMap<TerritoryId, number> {
  const to = threatened(state, use);
  if (to === null) return new Map();
  const open = (at: string) => isTerritory(at) && armiesIn(state.lands[at]).every((owner) => owner === use.seat);
  const steps = stepsFrom(bookOf(state.overrides).board, to, figureOf(use.card, 'points', 3), open);
  return new Map(
    heldBy(state, use.seat).flatMap((at) => {
      const distance = steps.get(at);
      const there = sizeOf(unitsOf(state.lands[at], use.seat));
      return at === to || distance === undefined || there === 0 ? [] : [[at, distance] as const];
    }),
  );
}

/** Three movement points for units that come to defend it (25). */
export const militiaMarch: Ability = {
  fits: (state, use) => sources(state, use).size > 0,
  slots: [
    (state, use) => kit.askOne('from', 'territory', [...sources(state, use).keys()]),
    (state, use, { from }) => {
      if (typeof from !== 'string' || !isTerritory(from)) return null;
      const most = Math.floor(figureOf(use.card, 'points', 3) / (sources(state, use).get(from) ?? 1));
      return kit.askSome('units', 'unit', tallyOf(unitsOf(state.lands[from], use.seat)), { min: 1, max: most });
    },
  ],
  does(play, use, action) {
    const at = threatened(play.state, use);
    const from = kit.textIn(action, 'from');
    const units = unitsIn(kit.tallyIn(action.units) ?? {});
    if (at === null || !isTerritory(from)) return;
    play.takeUnits(from, use.seat, units);
    play.addUnits(at, use.seat, units);
    play.emit({
      type: 'marched',
      seat: use.seat,
      from,
      to: at,
      units: { ...units },
      vehicles: [],
      pieces: { ...units },
    });
  },
};

/** With units there, it counts as having a tower until the end of the turn; a building takes a point more (26). */
export const militiaTower: Ability = {
  fits(state, use) {
    const at = threatened(state, use);
    return at !== null && sizeOf(unitsOf(state.lands[at], use.seat)) > 0;
  },
  does(play, use) {
    const at = threatened(play.state, use);
    if (at !== null) play.set({ lasting: [...play.state.lasting, { kind: 'tower', seat: use.seat, at }] });
  },
};
