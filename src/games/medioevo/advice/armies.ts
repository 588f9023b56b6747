import type { SeatId } from '../../../core/seat.js';
import { heldBy, rebelHomes } from '../control/holder.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import { owns } from '../purchases/technology.js';
import { musterPlaces, unitsStillToBuy } from '../purchases/units.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { placeTerm, type Wits } from './idea.js';
import { distanceToPrey, PLACES } from './marching.js';
import { turnsLeft } from './purse.js';
import type { Want } from './want.js';

/** What a wagon of level I carries: three heavy infantry beat nearly every horde. */
const AN_ARMY = 3;
const SOLDIER = 50;
const WAGON = 100;
/** A zone so near is reached and fought for in one full move. */
const IN_REACH = 4;

interface Host {
  readonly at: TerritoryId;
  readonly size: number;
  readonly room: number;
}

/** Those who have a wagon to go with. */
function hostsOf(state: Medioevo, seat: SeatId): readonly Host[] {
  const hosts = new Map<TerritoryId, number>();
  for (const { owner, kind, at, level } of state.vehicles) {
    if (owner === seat && kind === 'war-wagon' && isTerritory(at))
      hosts.set(at, (hosts.get(at) ?? 0) + AN_ARMY * level);
  }
  return [...hosts].map(([at, room]) => ({ at, room, size: sizeOf(unitsOf(state.lands[at], seat)) }));
}

/** Armies that take weak zones, one after the other: filled up where they stand, then one more (4.5, 10.1). */
export function armyWants(state: Medioevo, seat: SeatId, wits: Wits): readonly Want[] {
  const muster = musterPlaces(state, seat);
  const open = unitsStillToBuy(state, seat);
  const hosts = hostsOf(state, seat);
  const turns = turnsLeft(state) + 1;
  const wants: Want[] = [];
  for (const { at, size, room } of hosts) {
    // One more stays in Rome or Jerusalem when the others go on.
    const lacking = Math.min(open, room + (PLACES.includes(at) ? 1 : 0) - size);
    if (lacking <= 0 || !muster.includes(at)) continue;
    const useful = distanceToPrey(state, seat, at) <= IN_REACH + 3 || rebelHomes(state, seat).length > 0;
    if (!useful) continue;
    wants.push({
      action: { verb: 'units', unit: 'heavy-infantry', count: lacking, at },
      florins: SOLDIER * lacking,
      // Two men are no army: the third makes it one.
      worth: (size < AN_ARMY ? 6 : 1) * Math.min(1, turns / 2),
      reason: { key: 'fills-army', values: { at: placeTerm(at), count: lacking } },
    });
  }
  const wanted = Math.min(wits.armies, wits.invests ? 1 + state.turn : 1 + Math.floor(state.turn / 2));
  if (hosts.length < wanted && open >= 2) wants.push(...newArmy(state, seat, hosts, turns, wits));
  return wants;
}

/** A wagon where a zone is near; its men come with the next line of the list. */
function newArmy(state: Medioevo, seat: SeatId, hosts: readonly Host[], turns: number, wits: Wits): readonly Want[] {
  if (!owns(state, seat, 'carpentry')) return [];
  const places = heldBy(state, seat)
    .filter((at) => musterPlaces(state, seat).includes(at) && !hosts.some((host) => host.at === at))
    .map((at) => ({ at, far: distanceToPrey(state, seat, at) }))
    .filter(({ far }) => far <= IN_REACH)
    .toSorted(
      (one, other) =>
        one.far - other.far ||
        sizeOf(unitsOf(state.lands[other.at], seat)) - sizeOf(unitsOf(state.lands[one.at], seat)),
    );
  const [best] = places;
  if (best === undefined) return [];
  return [
    {
      action: { verb: 'vehicle', vehicle: 'war-wagon', level: '1', at: best.at },
      // With its men: a wagon alone takes nothing.
      florins: WAGON + SOLDIER * Math.max(0, AN_ARMY - sizeOf(unitsOf(state.lands[best.at], seat))),
      colour: 'blue',
      points: 1,
      worth: hosts.length === 0 ? 6 : turns > 3 ? (wits.invests ? 5 : 3.5) : 0,
      reason: { key: 'new-army', values: { at: placeTerm(best.at) } },
    },
  ];
}
