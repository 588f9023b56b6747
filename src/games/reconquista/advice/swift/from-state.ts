import { PLACE_IDS, type PlaceId, SIDES, UNIT_KINDS } from '../../facts/ids.js';
import { bookOf } from '../../facts/override.js';
import type { Reconquista, Stand } from '../../state/state.js';
import { countOf, type Troops } from '../../state/troops.js';
import { groundOf, NOWHERE, placeNumber, regionNumber } from './ground.js';
import { CHRISTIAN, KINDS, MUSLIM, NOBODY, Position } from './position.js';

/** The standard game; every other is played by the real rules. */
export function isSwift({ options }: Reconquista): boolean {
  return options.events === 'standard' && options.moves === 'numbers' && options.temper === 'bold';
}

/** While the player spends or marches in the standard game. */
export function positionOf(state: Reconquista): Position | null {
  const here = state.frames.at(-1);
  if (!isSwift(state)) return null;
  if (here?.kind !== 'spending' && here?.kind !== 'campaign') return null;
  const position = new Position(groundOf(bookOf(state.overrides)));
  for (const [at, id] of PLACE_IDS.entries()) {
    const { city, fort, inside, outside } = state.places[id];
    position.city[at] = city === null ? NOBODY : city === 'christian' ? CHRISTIAN : MUSLIM;
    position.fort[at] = fort ? 1 : 0;
    position.inSide[at] = sideOf(inside);
    position.outSide[at] = sideOf(outside);
    if (inside !== null) write(position.inside, at, inside.units);
    if (outside !== null) write(position.outside, at, outside.units);
    position.approaches[at] = bitsOf(state.approaches[id] ?? []);
    if (here.kind === 'campaign') write(position.fresh, at, here.fresh[id] ?? {});
  }
  const { cid, fortune } = state;
  position.turn = state.turn;
  position.revolt = state.revolt === null ? NOWHERE : regionNumber(state.revolt);
  position.purse = state.purse;
  position.income = fortune.income;
  position.mercenaries = fortune.mercenaries;
  position.crusaders = fortune.crusaders;
  position.corruption = fortune.corruption;
  position.jihad = fortune.jihad;
  position.cidSide = cid === null ? NOBODY : cid.side === 'christian' ? CHRISTIAN : MUSLIM;
  position.cidAt = cid === null || cid.at === null ? NOWHERE : placeNumber(cid.at);
  if (here.kind === 'spending') return position;
  position.isCampaign = true;
  position.cidFresh = here.cidFresh;
  position.marching = here.region === null ? NOWHERE : regionNumber(here.region);
  for (const force of here.forces) {
    const at = placeNumber(force.at);
    write(position.force, at, force.units);
    position.forceCid[at] = force.cid ? 1 : 0;
    position.ways[at] = bitsOf(force.ways);
  }
  return position;
}

export function unitsFrom(troops: Troops): Int8Array {
  const units = new Int8Array(KINDS);
  write(units, 0, troops);
  return units;
}

export function troopsOf(units: Int8Array): Troops {
  return Object.fromEntries(
    UNIT_KINDS.flatMap((kind, place) => ((units[place] ?? 0) > 0 ? [[kind, units[place]]] : [])),
  );
}

function sideOf(stand: Stand | null): number {
  return stand === null ? NOBODY : 1 + SIDES.indexOf(stand.side);
}
function write(into: Int8Array, at: number, troops: Troops): void {
  for (const [kind, id] of UNIT_KINDS.entries()) into[at * KINDS + kind] = countOf(troops, id);
}
function bitsOf(places: readonly PlaceId[]): number {
  return places.reduce((bits, at) => bits | (1 << placeNumber(at)), 0);
}
