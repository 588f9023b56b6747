import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { beginBattle } from '../battle/begin.js';
import { ownersAt } from '../battle/field.js';
import { worthOfDice } from '../battle/throws/dice.js';
import { Play } from '../engine/play.js';
import { hordesToMove, SUPPLY, waysOfHorde } from '../events/supply.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { BARBARIANS, type Owner, unitsOf } from '../state/land.js';
import type { Medioevo, WarCircle } from '../state/state.js';
import type { Units } from '../state/units.js';
import { chancesOf } from './chances.js';

/** Somebody who can come upon a land, with the strongest group from one place, and his chance to win the battle. */
export interface Menace {
  readonly at: TerritoryId;
  readonly by: Owner;
  readonly from: PlaceId;
  readonly units: Units;
  /** Without a war that has been declared. */
  readonly undeclared: boolean;
  /** Nobody of one's own stands there: no battle. */
  readonly bare: boolean;
  readonly wins: number;
}

/** Barbarian points of the coming events; in their midst those that are left. None after the last turn's. */
function pointsToCome(state: Medioevo): number {
  const here = state.frames.findLast(({ kind }) => kind === 'supply');
  if (here?.kind === 'supply') return here.left;
  const isBefore = state.phase === 'turn-order' || state.phase === 'setup';
  // Nothing but the dice comes in the first turn (2.1).
  if (isBefore) return state.turn > 1 ? SUPPLY : 0;
  if (state.phase === 'events') return 0;
  return state.turn < state.options.turns ? SUPPLY : 0;
}

/** Hordes that the first player could move upon these lands: a step for each point, past whoever has nobody there. */
export function hordesThatReach(state: Medioevo, seat: SeatId, lands: ReadonlySet<PlaceId>): readonly Menace[] {
  const points = pointsToCome(state);
  if (points === 0) return [];
  return hordesToMove(state, null).flatMap((from) => {
    const units = hordeIn(state, from);
    return reached(state, from, points).flatMap((at): readonly Menace[] => {
      if (!lands.has(at) || !isTerritory(at)) return [];
      const bare = !ownersAt(state, at).includes(seat);
      const wins = bare ? 1 : chanceOf(state, seat, at, units);
      return [{ at, by: BARBARIANS, from, units, undeclared: false, bare, wins }];
    });
  });
}

function hordeIn(state: Medioevo, from: PlaceId): Units {
  if (isTerritory(from)) return unitsOf(state.lands[from], BARBARIANS);
  return state.vehicles.find(({ owner, at }) => owner === BARBARIANS && at === from)?.units ?? {};
}

function reached(state: Medioevo, from: PlaceId, points: number): readonly PlaceId[] {
  const seen = new Set<PlaceId>([from]);
  let edge: readonly PlaceId[] = [from];
  for (let spent = 0; spent < points; spent++) {
    const next: PlaceId[] = [];
    for (const here of edge)
      for (const to of waysOfHorde(state, here)) {
        if (seen.has(to)) continue;
        seen.add(to);
        // It fights whoever it meets, and goes no further for the moment.
        if (ownersAt(state, to).every((owner) => owner === BARBARIANS)) next.push(to);
      }
    edge = next;
  }
  seen.delete(from);
  return [...seen];
}

/** The mean over all throws of the war circle, which stays as it falls for a whole turn (2.1); known in its events. */
function chanceOf(state: Medioevo, seat: SeatId, at: TerritoryId, horde: Units): number {
  const circles = state.phase === 'events' && state.warCircle !== null ? [circleOnly(state.warCircle)] : CIRCLES;
  const chances = circles.map(({ circle, chance }) => {
    const play = new Play({ ...state, warCircle: circle, frames: [] }, kit.noDice());
    play.addUnits(at, BARBARIANS, horde);
    beginBattle(play, { at, attacker: BARBARIANS, defender: seat });
    const here = play.state.frames.at(-1);
    // A ban forbids battles there.
    return here?.kind === 'battle' ? chance * chancesOf(play.state, here).wins.attacker : 0;
  });
  return chances.reduce((sum, one) => sum + one, 0);
}

interface Thrown {
  readonly circle: WarCircle;
  readonly chance: number;
}
const circleOnly = (circle: WarCircle): Thrown => ({ circle, chance: 1 });

/** Throws that count alike, once, with their chance. */
const CIRCLES: readonly Thrown[] = (() => {
  const alike = new Map<string, Thrown>();
  const [fours, sixes, eights] = [4, 6, 8].map((sides) => Array.from({ length: sides }, (_, less) => less + 1));
  for (const d4 of fours ?? [])
    for (const d6 of sixes ?? [])
      for (const d8 of eights ?? []) {
        const worth = JSON.stringify(worthOfDice([d4, d6, d8]));
        const known = alike.get(worth);
        alike.set(worth, { circle: { d4, d6, d8 }, chance: (known?.chance ?? 0) + 1 / (4 * 6 * 8) });
      }
  return [...alike.values()];
})();
