import type { Action, Tally } from '../../../core/action.js';
import type { Choice, CountedChoice, Domain, Filled } from '../../../core/offer.js';
import { tallyIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import { killLoneLeaders } from '../battle/lone-leaders.js';
import { areaChoice, pieceChoice } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { countsAsStopped } from '../movement/force.js';
import { stayLimit } from '../movement/stack-limit.js';
import { turnBack } from '../movement/turn-back.js';
import { isProvince } from '../state/reading.js';
import {
  isPiece,
  isUnitKind,
  leaderPiece,
  type Piece,
  piecesOf,
  stackedCount,
  stackOf,
  unitCount,
} from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';
import { isRefuge, type Refuge, roomIn } from './destinations.js';

/** The verb `retreat`: a refuge, then the units. Several retreats may follow one another (6.6.1). */

export function refugeChoice(refuge: Refuge): Choice {
  return refuge === 'aside' ? { id: refuge } : areaChoice(refuge);
}

export function askRetreat(
  state: Hispania,
  nation: NationId,
  refuges: readonly Refuge[],
  able: Stack,
  filled: Filled,
): Domain {
  if (filled.to === undefined) return { kind: 'one', slot: 'to', choices: refuges.map(refugeChoice) };
  const refuge = refugeIn(filled.to);
  if (refuge === null) return DONE;
  const room = roomIn(state, nation, refuge);
  if (filled.units === undefined) {
    const free = berbersFree(able, room);
    const choices = unitsOnly(able).map(
      ([piece, count]): CountedChoice => ({
        ...pieceChoice(piece),
        count: free && !countsAsStopped(piece) ? count : Math.min(count, room),
      }),
    );
    const max = free ? Math.min(stackedCount(able), room) + (able.berber ?? 0) : Math.min(unitCount(able), room);
    return { kind: 'some', slot: 'units', choices, min: 1, max };
  }
  const leaders = able.leaders ?? [];
  if (filled.leaders === undefined && leaders.length > 0) {
    const choices = leaders.map((leader): CountedChoice => ({ ...pieceChoice(leaderPiece(leader)), count: 1 }));
    return { kind: 'some', slot: 'leaders', choices, min: 0, max: leaders.length };
  }
  return DONE;
}

/**
 * Berbers take no room (11.omeyyad.12). A tally has only one sum: beside several kinds short of room they would let too
 * many of those go, so they count too.
 */
function berbersFree(able: Stack, room: number): boolean {
  const others = unitsOnly(able).filter(([piece]) => countsAsStopped(piece));
  return others.length <= 1 || stackedCount(able) <= room;
}

function unitsOnly(stack: Stack): readonly (readonly [Piece, number])[] {
  return piecesOf(stack).filter(([piece]) => isUnitKind(piece));
}

export function refugeIn(value: unknown): Refuge | null {
  return typeof value === 'string' && isRefuge(value) ? value : null;
}

function groupOf(units: Tally): Stack {
  return stackOf(Object.entries(units).flatMap(([id, count]) => (isPiece(id) ? [[id, count] as const] : [])));
}

/** As many of one's own as this refuge takes, with the Leaders. */
export function allInto(state: Hispania, nation: NationId, refuge: Refuge, able: Stack): Action {
  let room = roomIn(state, nation, refuge);
  const units: Record<string, number> = {};
  const free = berbersFree(able, room);
  for (const [piece, count] of unitsOnly(able)) {
    const go = free && !countsAsStopped(piece) ? count : Math.min(count, room);
    if (countsAsStopped(piece) || !free) room -= go;
    if (go > 0) units[piece] = go;
  }
  const leaders = able.leaders ?? [];
  const action = { verb: 'retreat', to: refuge, units };
  if (leaders.length === 0) return action;
  return { ...action, leaders: Object.fromEntries(leaders.map((leader) => [leaderPiece(leader), 1])) };
}

/** The units and Leaders of a chosen retreat. */
export function groupIn(action: Action): Stack {
  return groupOf({ ...(tallyIn(action.units) ?? {}), ...(tallyIn(action.leaders) ?? {}) });
}

/** Carries out a retreat. Leaders go with their last units, if they may (6.6.9). */
export function withdraw(
  play: Play,
  nation: NationId,
  from: AreaId,
  refuge: Refuge,
  chosen: Stack,
  able: Stack,
): Stack {
  let group = chosen;
  const staying = unitCount(play.state.areas[from][nation]) - unitCount(group);
  if (staying === 0) {
    const left = (able.leaders ?? []).filter((leader) => group.leaders?.includes(leader) !== true);
    group = stackOf([...piecesOf(group), ...left.map((leader): [Piece, number] => [leaderPiece(leader), 1])]);
  }
  for (const [piece, count] of piecesOf(group)) {
    play.remove(from, nation, piece, count);
    if (refuge === 'aside')
      play.wait(nation, { unit: piece, count, to: isProvince(from) ? [from] : 'own', bought: false });
    else play.add(refuge, nation, piece, count);
  }
  if (refuge !== 'aside' && nation === play.state.stage.nation) turnBack(play, from, refuge, group);
  play.emit({ type: 'retreated', nation, units: group, from, to: refuge });
  if (refuge !== 'aside') {
    markOverfull(play, nation, refuge);
    killLoneLeaders(play, nation, refuge);
    play.specials[nation]?.retreated?.(play, group, from, refuge);
  }
  return group;
}

function markOverfull(play: Play, nation: NationId, refuge: AreaId): void {
  const { overfull } = play.state.nations[nation];
  if (!isProvince(refuge) || overfull.includes(refuge)) return;
  if (stackedCount(play.state.areas[refuge][nation]) > stayLimit(play.state, nation, refuge)) {
    play.nation(nation, { overfull: [...overfull, refuge] });
  }
}
