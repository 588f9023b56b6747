import type { CountedChoice } from '../../../../core/offer.js';
import * as kit from '../../../../kit/index.js';
import { openWindow } from '../../cards/holding.js';
import { loseTokensOf } from '../../control/structures.js';
import { vehicleLevelsLeft } from '../../control/supply.js';
import { atWar } from '../../diplomacy/relations.js';
import type { Play } from '../../engine/play.js';
import { BUILDING_CLASSES, type BuildingClass } from '../../facts/kinds.js';
import { bookOf } from '../../facts/override.js';
import { buildingCard, buildingOf } from '../../facts/pieces.js';
import { isTerritory } from '../../facts/place-ids.js';
import type { FrameOf } from '../../state/frame.js';
import { BARE } from '../../state/land.js';
import type { Medioevo } from '../../state/state.js';
import type { Vehicle } from '../../state/vehicle.js';
import { priceOfVehicle } from '../../taxes/property.js';
import { giveBloodTokens } from '../blood.js';
import { ownersAt } from '../field.js';
import { orderAt } from '../sides.js';
import { freedTokens, swapTokens, tokensToSwap } from '../token-swap.js';
import { isSpared, lotChoice } from './lots.js';

type Here = FrameOf<'spoils'>;

/** For a great market, per cube; for anything else half of its cost (6.10.1). */
export const CUBE_PLUNDERED = 50;

const landOf = (state: Medioevo, { at }: Here) => (isTerritory(at) ? state.lands[at] : BARE);

/**
 * Of a conquest the buildings and the market; of the beaten, and of enemies without men there, the vehicles (6.10.1,
 * 6.10.2).
 */
const spoils = (state: Medioevo, here: Here) => ({
  buildings: BUILDING_CLASSES.filter((category) => here.conquered && landOf(state, here)[category] !== null),
  vehicles: beatenVehicles(state, here),
  cubes: here.conquered ? landOf(state, here).market.length : 0,
});

function beatenVehicles(state: Medioevo, { at, seat, from }: Here): readonly Vehicle[] {
  const defended = ownersAt(state, at);
  // Wagons and ships without men take nothing.
  if (!defended.includes(seat)) return [];
  const isBeaten = (owner: string) => owner === from || atWar(state, seat, owner);
  return state.vehicles.filter(
    (one) => one.at === at && one.owner !== seat && isBeaten(one.owner) && !defended.includes(one.owner),
  );
}

function halfOf(state: Medioevo, here: Here, category: BuildingClass): number {
  const building = landOf(state, here)[category];
  if (building === null) return 0;
  return buildingCard(bookOf(state.overrides).pieces, buildingOf(category, building.level)).cost / 2;
}

/** As keys of one question: `building:civil`, `cubes`, `vehicle:12`. */
function askLots(state: Medioevo, here: Here): readonly CountedChoice[] {
  const { buildings, vehicles, cubes } = spoils(state, here);
  const lots = [
    ...buildings.map((category) => `building:${category}`),
    ...(cubes > 0 ? ['cubes'] : []),
    ...vehicles.map(({ id }) => `vehicle:${id}`),
  ];
  return lots.filter((lot) => !isProtected(state, here, lot)).map((lot) => lotChoice(state, lot));
}

function isProtected(state: Medioevo, { at }: Here, lot: string): boolean {
  return isSpared(state, at, lot);
}

/** What is not plundered is kept, as far as there are property tokens (6.10.1); the rest is plundered. */
function take(play: Play, here: Here, wanted: (lot: string) => boolean, swaps: readonly string[] | null): void {
  play.pop();
  const plunders = (lot: string) => wanted(lot) && !isProtected(play.state, here, lot);
  let florins = 0;
  const harmed: (string | null)[] = [];
  const { at } = here;
  const { buildings, vehicles, cubes } = spoils(play.state, here);
  const plundered: Record<string, number> = {};
  for (const category of isTerritory(at) ? buildings : []) {
    if (!isTerritory(at) || !plunders(`building:${category}`)) continue;
    florins += halfOf(play.state, here, category);
    harmed.push(here.from);
    play.changeLand(at, { [category]: null });
    if (category === 'military') loseTokensOf(play, at);
  }
  if (isTerritory(at) && cubes > 0 && plunders('cubes')) {
    florins += CUBE_PLUNDERED * cubes;
    harmed.push(here.from);
    play.changeLand(at, { market: [] });
  }
  const afloat = (vehicle: Vehicle) =>
    vehicle.aboard === null || play.state.vehicles.some(({ id }) => id === vehicle.aboard);
  // Galleys first: the cargo of a plundered galley has nothing to stand on and is plundered too (RULINGS 121).
  for (const vehicle of vehicles.toSorted(
    (one, other) => Number(one.aboard !== null) - Number(other.aboard !== null),
  )) {
    const marked = vehicleLevelsLeft(play.state, here.seat).includes(vehicle.level);
    if (!plunders(`vehicle:${vehicle.id}`) && marked && afloat(vehicle)) {
      play.changeVehicle(vehicle.id, { owner: here.seat, stopped: true });
      continue;
    }
    // Protected things without a token stay with their owner (cards 50, 51).
    if (isProtected(play.state, here, `vehicle:${vehicle.id}`)) continue;
    plundered[vehicle.kind] = (plundered[vehicle.kind] ?? 0) + 1;
    florins += priceOfVehicle(play.state, vehicle) / 2 + CUBE_PLUNDERED * vehicle.cubes.length;
    harmed.push(vehicle.owner);
    play.removeVehicle(vehicle.id);
  }
  if (isTerritory(at) && here.conquered) swapTokens(play, at, here.seat, swaps);
  if (florins > 0) {
    play.receive(here.seat, florins);
    play.emit({ type: 'plundered', owner: here.seat, at, pieces: plundered, florins });
    giveBloodTokens(play, harmed);
  }
}

/**
 * Each lot is kept or plundered (6.10.1); his own tokens may replace those of a military building he keeps (6.10.3).
 */
export const spoilsStep: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'spoils',
  who: (_state, { seat }) => [seat],
  values: (_state, { at }) => ({ at: { kind: 'place', id: at } }),
  verbs: {
    'keep-all': { byDefault: true, does: (play, here) => take(play, here, () => false, null) },
    plunder: {
      when: (state, here) => askLots(state, here).length > 0,
      slots: [
        (state, here) => {
          const choices = askLots(state, here);
          return { kind: 'some', slot: 'lots', choices, min: 1, max: choices.length };
        },
      ],
      does(play, here, _seat, action) {
        const lots = kit.tallyIn(action.lots) ?? {};
        take(play, here, (lot) => lots[lot] !== undefined, null);
      },
    },
    /** Keeps everything, and replaces these control tokens of the beaten. */
    'swap-tokens': {
      when: (state, here) => tokensToSwap(state, here).length > 0,
      slots: [
        (state, here) => {
          const there = Object.fromEntries(tokensToSwap(state, here).map((at) => [at, 1]));
          return kit.askSome('swaps', 'territory', there, { max: freedTokens(state, here.seat) });
        },
      ],
      does: (play, here, _seat, action) => take(play, here, () => false, Object.keys(kit.tallyIn(action.swaps) ?? {})),
    },
  },
  settles(play, here) {
    const { seat, at } = here;
    if (here.asked !== true && askLots(play.state, here).length > 0) {
      play.replace({ ...here, asked: true });
      if (openWindow(play, 'spoils', at)) return true;
    }
    const lots = askLots(play.state, here);
    const order = orderAt(play.state, seat, at);
    const came = here.conquered || here.attacking === true;
    const asked = order.ask === 'all' || (came && order.ask === 'attacking');
    if (asked && lots.length + tokensToSwap(play.state, here).length > 0) return false;
    take(play, here, () => order.spoils === 'plunder', null);
    return true;
  },
});
