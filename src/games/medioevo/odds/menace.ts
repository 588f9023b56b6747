import type { SeatId } from '../../../core/seat.js';
import { ownersAt } from '../battle/field.js';
import { heldBy } from '../control/holder.js';
import { atWar } from '../diplomacy/relations.js';
import { players } from '../events/turn-order.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { sizesOf } from '../movement/carriers.js';
import { destinations, startsFor } from '../movement/destinations.js';
import { moversAt } from '../movement/movers.js';
import { strongest } from '../movement/strongest.js';
import { BARBARIANS, levelsIn } from '../state/land.js';
import type { Entry } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, tallyOf, unitsIn } from '../state/units.js';
import { chancesOfMove } from './foreseen.js';
import { hordesThatReach, type Menace } from './horde-menace.js';

/** Lands of a seat, and those where it has an army. */
export function landsOf(state: Medioevo, seat: SeatId): readonly TerritoryId[] {
  const held = heldBy(state, seat);
  return state.inPlay.filter((at) => held.includes(at) || ownersAt(state, at).includes(seat));
}

/** Who can come upon which land in one full move or with the barbarian points of one turn, the likeliest first. */
export function menacesTo(state: Medioevo, seat: SeatId): readonly Menace[] {
  const lands = new Set<PlaceId>(landsOf(state, seat));
  const ready = withMovement(state);
  const others = players(state).filter((other) => other !== seat);
  const found = [...hordesThatReach(state, seat, lands), ...others.flatMap((other) => of(ready, seat, other, lands))];
  return found.toSorted((one, other) => rank(other) - rank(one));
}
const rank = ({ wins, undeclared }: Menace) => wins - (undeclared ? 1 : 0);

/** What the call to a turn tells: those with whom there is war, and hordes where they would find something. */
export function warlike(state: Medioevo, seat: SeatId): readonly Menace[] {
  const isWorthIt = (at: TerritoryId) =>
    levelsIn(state.lands[at]) > 0 || state.vehicles.some((one) => one.owner === seat && one.at === at);
  return menacesTo(state, seat).filter(
    ({ at, by, bare }) => atWar(state, seat, by) && (by !== BARBARIANS || !bare || isWorthIt(at)),
  );
}

/** In a combat that goes on they go as far as they still can; else with all their points, as in the next. */
function withMovement(state: Medioevo): Medioevo {
  if (state.phase === 'combat') return state;
  const lands = Object.entries(state.lands).map(([at, land]) => {
    const armies = Object.entries(land.armies).map(([owner, army]) => [owner, { ...army, stopped: {} }] as const);
    return [at, { ...land, armies: Object.fromEntries(armies) }] as const;
  });
  return {
    ...state,
    lands: { ...state.lands, ...Object.fromEntries(lands) },
    vehicles: state.vehicles.map((one) => ({ ...one, used: 0, stopped: false })),
  };
}

/** For each land the best of this player's groups. */
function of(state: Medioevo, seat: SeatId, other: SeatId, lands: ReadonlySet<PlaceId>): readonly Menace[] {
  const best = new Map<PlaceId, Menace>();
  for (const from of startsFor(state, other)) {
    const units = unitsIn(moversAt(state, other, from));
    for (const size of sizesOf(state, other, from, sizeOf(units))) {
      const group = strongest(tallyOf(units), size);
      for (const { at, entry } of destinations(state, other, from, group)) {
        if (entry === 'free' || !lands.has(at) || !isTerritory(at)) continue;
        const bare = !ownersAt(state, at).includes(seat);
        const wins = bare ? 1 : (chancesOfMove(state, other, { from, group, to: at })?.wins.attacker ?? 1);
        const known = best.get(at);
        if (known !== undefined && known.wins >= wins) continue;
        best.set(at, { at, by: other, from, units: unitsIn(group), undeclared: isUndeclared(entry), bare, wins });
      }
    }
  }
  return [...best.values()];
}

const isUndeclared = (entry: Entry) => entry === 'undeclared' || entry === 'truce';
