import type { CountedChoice } from '../../../../core/offer.js';
import type { SeatId } from '../../../../core/seat.js';
import * as kit from '../../../../kit/index.js';
import { isSpared, lotChoice, lotsOfLand } from '../../battle/aftermath/lots.js';
import { losesLand, thingsAtStake } from '../../control/at-stake.js';
import { heldBy } from '../../control/holder.js';
import { isPlace, isTerritory, type PlaceId } from '../../facts/place-ids.js';
import type { Medioevo } from '../../state/state.js';
import { type Ability, figureOf, type Use } from '../ability.js';
import { windowNow } from '../holding.js';

/** As many as a d3 shows (50). */
const MOST = 3;
/** Joins a lot's territory and kind: `nicaea|cubes`. */
const IN = '|';

/** Transports and engines anywhere, and buildings and markets one controls or is losing right now. */
function lotsOf(state: Medioevo, seat: SeatId): readonly CountedChoice[] {
  const vehicles = state.vehicles.filter(
    ({ id, owner, at }) => owner === seat && !isSpared(state, at, `vehicle:${id}`),
  );
  const lands = [...new Set([...state.inPlay.filter((at) => losesLand(state, seat, at)), ...heldBy(state, seat)])];
  const about = windowNow(state)?.at;
  const here = (at: PlaceId) => Number(at === about);
  return [
    ...vehicles.map((one) => ({ at: one.at, choice: lotChoice(state, `vehicle:${one.id}`) })),
    ...lands.flatMap((at) => lotsOfLand(state, at).map((lot) => ({ at, choice: inLand(state, at, lot) }))),
  ]
    .toSorted((one, other) => here(other.at) - here(one.at))
    .map(({ choice }) => choice);
}

function inLand(state: Medioevo, at: PlaceId, lot: string): CountedChoice {
  return {
    ...lotChoice(state, lot),
    id: `${at}${IN}${lot}`,
    note: 'stands',
    values: { at: { kind: 'place', id: at } },
  };
}

/** A lot's place and kind. */
function lotIn({ vehicles }: Medioevo, id: string): { readonly at: PlaceId; readonly lot: string } | null {
  const [at = '', lot] = id.split(IN);
  if (lot !== undefined) return isTerritory(at) ? { at, lot } : null;
  const vehicle = vehicles.find((one) => `vehicle:${one.id}` === id);
  return vehicle === undefined || !isPlace(vehicle.at) ? null : { at: vehicle.at, lot: id };
}

/** In a window only those with something at stake there are asked. */
function isTime(state: Medioevo, { seat }: Use): boolean {
  const window = windowNow(state);
  return state.phase !== 'end' && (window?.moment !== 'spoils' || thingsAtStake(state, seat));
}

/** Transports, engines, buildings or markets are safe from plunder this turn, wherever they are (50, 51). */
export const protectFromPlunder: Ability = {
  fits: (state, use) => isTime(state, use) && lotsOf(state, use.seat).length > 0,
  slots: [
    (state, use) => {
      const choices = lotsOf(state, use.seat);
      const max = Math.min(choices.length, figureOf(use.card, 'elements', MOST));
      return { kind: 'some', slot: 'lots', choices, min: 1, max };
    },
  ],
  throws: (use) => (figureOf(use.card, 'elements', 0) > 0 ? 0 : MOST),
  does(play, use, action, face) {
    const fixed = figureOf(use.card, 'elements', 0);
    const chosen = Object.keys(kit.tallyIn(action.lots) ?? {}).slice(0, fixed > 0 ? fixed : face);
    const lots = chosen.flatMap((id) => lotIn(play.state, id) ?? []);
    play.set({ lasting: [...play.state.lasting, ...lots.map((lot) => ({ kind: 'spared', ...lot }) as const)] });
    const places = [...new Set(lots.map(({ at }) => at))];
    play.emit({ type: 'protected', seat: use.seat, places, lots: lots.map(({ lot }) => lot) });
  },
};
