import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { plunderByBarbarians } from '../barbarians/plunder.js';
import { beginBattle } from '../battle/begin.js';
import { takeGuestsAlong } from '../cards/lapse.js';
import { homeSeat } from '../control/holder.js';
import { isInPlay } from '../control/in-play.js';
import { reserveOf } from '../control/supply.js';
import type { Play } from '../engine/play.js';
import { placesBy, territoryCard } from '../facts/board.js';
import type { UnitId } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { typeOf } from '../facts/pieces.js';
import { isPlace, isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { NEW_VEHICLE } from '../setup/founding.js';
import type { FrameOf } from '../state/frame.js';
import { armiesIn, BARBARIANS, unitsOf } from '../state/land.js';
import { isBanned } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, tallyOf, together } from '../state/units.js';
import { fightHorde, hordeEnters } from './rebellion.js';

type Here = FrameOf<'supply'>;

/** How many must be there before it joins them (2.3). */
const NEEDS: readonly { readonly unit: UnitId; readonly there: number }[] = [
  { unit: 'light-infantry', there: 0 },
  { unit: 'archer', there: 2 },
  { unit: 'captain-1', there: 4 },
];
/** Barbarian points of a turn (2.3). */
export const SUPPLY = 3;
/** Barbarian galleys are marked with four tokens. */
const GALLEYS = 4;

const hordeAt = (state: Medioevo, at: TerritoryId) => unitsOf(state.lands[at], BARBARIANS);

/** An empty, uncontrolled land outside the homes: no armies, engines, transports or buildings (2.3). */
function isEmpty(state: Medioevo, at: TerritoryId): boolean {
  const { armies, civil, military, religious, holder } = state.lands[at];
  const bare = Object.keys(armies).length === 0 && civil === null && military === null && religious === null;
  return bare && holder === null && !state.vehicles.some((one) => one.at === at);
}

/** Where a barbarian may be added: beside another, at a fire no player controls; else in any empty land (2.3). */
export function placesToAdd(state: Medioevo): readonly TerritoryId[] {
  const { board } = bookOf(state.overrides);
  const fires = state.inPlay.filter((at) => territoryCard(board, at).fire);
  const free = fires.filter((at) => state.lands[at].holder === null);
  const hordes = state.inPlay.filter((at) => sizeOf(hordeAt(state, at)) > 0);
  const empty = free.length > 0 ? [] : state.inPlay.filter((at) => homeSeat(state, at) === null && isEmpty(state, at));
  return [...new Set([...hordes, ...free, ...empty])].filter((at) => unitsToAdd(state, at).length > 0);
}

function unitsToAdd(state: Medioevo, at: unknown): readonly UnitId[] {
  if (typeof at !== 'string' || !isTerritory(at)) return [];
  const there = sizeOf(hordeAt(state, at));
  return NEEDS.flatMap(({ unit, there: needed }) =>
    there >= needed && reserveOf(state, BARBARIANS, typeOf(unit)) > 0 ? [unit] : [],
  );
}

/** Hordes the first player may move: not beside a player's units, not in his own home (2.3); null: whoever that is. */
export function hordesToMove(state: Medioevo, first: SeatId | null): readonly PlaceId[] {
  const lands = state.inPlay.filter((at) => {
    const there = armiesIn(state.lands[at]);
    return there.length === 1 && there[0] === BARBARIANS && (first === null || homeSeat(state, at) !== first);
  });
  const seas = state.vehicles.filter((one) => one.owner === BARBARIANS && !isTerritory(one.at)).map(({ at }) => at);
  return [...lands, ...seas].filter((at) => waysOfHorde(state, at).length > 0);
}

export function waysOfHorde(state: Medioevo, from: unknown): readonly PlaceId[] {
  // A ban stops hordes too (card 3).
  if (typeof from !== 'string' || !isPlace(from) || isBanned(state, 'leave', from)) return [];
  const galleys = state.vehicles.filter(({ owner }) => owner === BARBARIANS).length;
  return placesBy(bookOf(state.overrides).board, from).filter(
    (to) => isInPlay(state, to) && (isTerritory(to) || !isTerritory(from) || galleys < GALLEYS),
  );
}

/** Three barbarian points of the first player: each adds a unit or moves a horde (2.3). */
export const supply: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'supply',
  who: ({ order }) => order.slice(0, 1),
  values: (_state, { left }) => ({ left }),
  verbs: {
    'add-barbarian': {
      when: (state) => placesToAdd(state).length > 0,
      slots: [
        (state) => kit.askOne('at', 'territory', placesToAdd(state)),
        (state, _here, _seat, { at }) => kit.askOne('unit', 'unit', unitsToAdd(state, at)),
      ],
      does(play, here, _seat, action) {
        const at = kit.textIn(action, 'at');
        const unit = NEEDS.find((one) => one.unit === action.unit)?.unit;
        spend(play, here);
        if (!isTerritory(at) || unit === undefined) return;
        play.addUnits(at, BARBARIANS, { [unit]: 1 });
        play.emit({ type: 'barbarian-added', at, unit });
        fightHorde(play, at);
      },
    },
    'move-horde': {
      when: (state, _here, seat) => hordesToMove(state, seat).length > 0,
      slots: [
        (state, _here, seat) => kit.askOne('from', 'place', hordesToMove(state, seat)),
        (state, _here, _seat, { from }) => kit.askOne('to', 'place', waysOfHorde(state, from)),
      ],
      does(play, here, _seat, action) {
        const [from, to] = [kit.textIn(action, 'from'), kit.textIn(action, 'to')];
        spend(play, here);
        if (isPlace(from) && isPlace(to)) moveHorde(play, from, to);
      },
    },
    done: { byDefault: true, does: (play) => play.pop() },
  },
  settles(play, { left }) {
    if (left > 0) return false;
    play.pop();
    return true;
  },
});

function spend(play: Play, here: Here): void {
  play.replace({ ...here, left: here.left - 1 });
}

/** All barbarians of a place move together; at sea they have a galley, which disappears when they land (2.3). */
export function moveHorde(play: Play, from: PlaceId, to: PlaceId): void {
  const galley = play.state.vehicles.find((one) => one.owner === BARBARIANS && one.at === from);
  const horde = isTerritory(from) ? hordeAt(play.state, from) : (galley?.units ?? {});
  if (isTerritory(from)) {
    play.takeUnits(from, BARBARIANS, horde);
    // A horde that moved away can no longer be put down.
    play.set({ uprisings: play.state.uprisings.filter((at) => at !== from) });
  }
  takeGuestsAlong(play, from, to, horde);
  play.emit({ type: 'horde-moved', from, to, units: tallyOf(horde) });
  if (isTerritory(to)) {
    if (galley !== undefined) play.removeVehicle(galley.id);
    hordeEnters(play, to, horde);
    return;
  }
  const met = play.state.vehicles.find((one) => one.owner === BARBARIANS && one.at === to);
  if (met !== undefined) {
    if (galley !== undefined) play.removeVehicle(galley.id);
    play.changeVehicle(met.id, { units: together(met.units, horde) });
  } else if (galley === undefined) {
    play.addVehicle({ ...NEW_VEHICLE, kind: 'galley', level: 1, owner: BARBARIANS, at: to, units: horde });
  } else {
    play.changeVehicle(galley.id, { at: to });
  }
  const [defender] = play.state.order.filter((seat) =>
    play.state.vehicles.some((one) => one.owner === seat && one.at === to && sizeOf(one.units) > 0),
  );
  if (defender !== undefined) beginBattle(play, { at: to, attacker: BARBARIANS, defender });
  // Things without men aboard are plundered before the battle.
  plunderByBarbarians(play, to);
}
