import * as kit from '../../../../kit/index.js';
import { hordeOf } from '../../barbarians/war-circle.js';
import { heldBy, homeSeat } from '../../control/holder.js';
import { unitsLeft } from '../../control/supply.js';
import { breakOut, rebelAt } from '../../events/rebellion.js';
import { territoriesWithin } from '../../facts/distance.js';
import { UNIT_IDS } from '../../facts/kinds.js';
import { bookOf } from '../../facts/override.js';
import { captainLevel } from '../../facts/pieces.js';
import { isTerritory, type TerritoryId } from '../../facts/place-ids.js';
import { arrive } from '../../movement/march.js';
import { entryOf } from '../../movement/reach.js';
import { BARBARIANS, unitsOf } from '../../state/land.js';
import type { Medioevo } from '../../state/state.js';
import { sizeOf, type Units } from '../../state/units.js';
import { type Ability, figureOf, priceOf, type Use } from '../ability.js';
import { stepUnderWay } from '../holding.js';

/** Steps in which something may break out: no battle, losses or loot in progress. */
const CALM: readonly string[] = [
  'bidding',
  'war-circle',
  'event-choice',
  'supply',
  'tax-levels',
  'purchases',
  'combat',
  'pursuit',
  'commerce',
];
export function mayMoveHordes(state: Medioevo): boolean {
  const here = stepUnderWay(state);
  return here !== null && CALM.includes(here.kind) && state.warCircle !== null;
}

/** Others' territories within three of one's own (15). */
function restless(state: Medioevo, { seat, card }: Use): readonly TerritoryId[] {
  if (!mayMoveHordes(state)) return [];
  const near = territoriesWithin(bookOf(state.overrides).board, heldBy(state, seat), figureOf(card, 'range', 3));
  return state.inPlay.filter((at) => {
    const { holder } = state.lands[at];
    return holder !== null && holder !== seat && near.has(at);
  });
}

/** Another player gets a rebellion (15). */
export const provoke: Ability = {
  fits: (state, use) => restless(state, use).length > 0,
  price: priceOf,
  slots: [(state, use) => kit.askOne('at', 'territory', restless(state, use))],
  does(play, _use, action) {
    const at = kit.textIn(action, 'at');
    if (!isTerritory(at)) return;
    const victim = homeSeat(play.state, at);
    if (victim === null) rebelAt(play, at);
    else breakOut(play, victim, at);
  },
};

/** The war circle's horde, as far as its owner has pieces beside the board. */
function hired(state: Medioevo, seat: string): Units {
  if (state.warCircle === null) return {};
  const horde = hordeOf(state.warCircle);
  return Object.fromEntries(
    UNIT_IDS.map((unit) => {
      const most = Math.min(unitsLeft(state, BARBARIANS, unit), unitsLeft(state, seat, unit));
      return [unit, Math.min(horde[unit] ?? 0, most)] as const;
    }).filter(([, count]) => count > 0),
  );
}
const garrisons = (state: Medioevo, { seat }: Use) =>
  mayMoveHordes(state) && sizeOf(hired(state, seat)) > 0
    ? heldBy(state, seat).filter((at) => sizeOf(unitsOf(state.lands[at], seat)) > 0)
    : [];

/** A horde of one's own until the end of the turn (65). */
export const ownHorde: Ability = {
  fits: (state, use) => garrisons(state, use).length > 0,
  price: priceOf,
  slots: [(state, use) => kit.askOne('at', 'territory', garrisons(state, use))],
  does(play, use, action) {
    const at = kit.textIn(action, 'at');
    const units = hired(play.state, use.seat);
    if (!isTerritory(at)) return;
    play.addUnits(at, use.seat, units);
    play.set({ lasting: [...play.state.lasting, { kind: 'mercenaries', seat: use.seat, at, units }] });
    play.emit({ type: 'raised', seat: use.seat, pieces: { ...units }, at });
  },
};

const PLAIN = UNIT_IDS.filter((unit) => captainLevel(unit) === 0);

/** A unit of the reserve anywhere outside the home: it enters as if it marched in (34). */
export const place: Ability = {
  fits: (state, use) => mayMoveHordes(state) && PLAIN.some((unit) => unitsLeft(state, use.seat, unit) > 0),
  slots: [
    (state, use) =>
      kit.askOne(
        'unit',
        'unit',
        PLAIN.filter((unit) => unitsLeft(state, use.seat, unit) > 0),
      ),
    (state, use) => ({
      kind: 'one',
      slot: 'at',
      choices: state.inPlay
        .filter((at) => homeSeat(state, at) !== use.seat)
        .map((at) => {
          const entry = entryOf(state, use.seat, at);
          return kit.named('territory', at, entry === 'free' ? undefined : entry);
        }),
    }),
  ],
  does(play, use, action) {
    const at = kit.textIn(action, 'at');
    const unit = kit.oneIn(UNIT_IDS, action.unit);
    if (!isTerritory(at) || unit === null) return;
    const entry = entryOf(play.state, use.seat, at);
    const held = play.land(at).holder;
    play.addUnits(at, use.seat, { [unit]: 1 }, { stopped: true });
    play.emit({ type: 'raised', seat: use.seat, pieces: { [unit]: 1 }, at });
    arrive(play, { seat: use.seat, at, entry, held, pointsLeft: 0 });
  },
};
