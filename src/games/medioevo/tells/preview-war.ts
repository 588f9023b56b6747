import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { percentages } from '../answers/odds.js';
import { refuges } from '../battle/aftermath/flight.js';
import { beginBattle, captureBy } from '../battle/begin.js';
import { armyOn } from '../battle/sides.js';
import { pactsOf } from '../diplomacy/dissolving.js';
import { warRestsByArmistice } from '../diplomacy/relations.js';
import { Play } from '../engine/play.js';
import { isPlace, isTerritory } from '../facts/place-ids.js';
import { leavesCastle, militaryVehicles, pointsOf } from '../movement/movers.js';
import { type Course, type Move, moveIn } from '../movement/questions.js';
import { chancesOf } from '../odds/chances.js';
import { chancesOfMove } from '../odds/foreseen.js';
import { otherSide, sideOf } from '../state/battle.js';
import type { FrameOf } from '../state/frame.js';
import { BARBARIANS, unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { isTrade } from '../state/vehicle.js';
import { vehicleTerm } from './vehicle-term.js';
import { hide } from './view.js';

/** On the spot: an attack or a robbery without war. */
export function withoutWar(state: Medioevo, seat: SeatId, action: Action): Preview {
  const truce = warRestsByArmistice(state, seat, kit.textIn(action, 'enemy'));
  const key = truce ? 'truce' : action.verb === 'rob' ? 'robbery' : 'undeclared';
  return { key, values: { to: { kind: 'place', id: kit.textIn(action, 'at') } }, loses: true };
}

/** An attack without war costs honour that can still be saved. */
export function movePreview(state: Medioevo, seat: SeatId, action: Action, course: Course): Preview | null {
  const move = moveIn(state, seat, course, action);
  if (move === null) return null;
  const { from, destination } = move;
  const { at, entry, group } = destination;
  const there = isTerritory(from) ? unitsOf(state.lands[from], seat) : {};
  const empty = isTerritory(from) && sizeOf(group.units) > 0 && sizeOf(there) === sizeOf(group.units);
  const left: Terms = empty ? { left: { kind: 'place', id: from } } : strandedBy(state, seat, move);
  if (entry === 'free' || entry === 'take')
    return Object.keys(left).length === 0 ? null : { key: 'leaves', values: left };
  const chances = chancesOfMove(hide(state, seat), seat, action);
  const odds = chances === null ? {} : percentages(chances);
  const values = { to: { kind: 'place', id: at }, ...odds, ...left };
  if (entry === 'undeclared' || entry === 'truce') return { key: entry, values, loses: true };
  return { key: 'attack', values };
}

/** Units that stay where the last of what could carry them leaves (6.2.2). */
function strandedBy(state: Medioevo, seat: SeatId, { from, destination: { group } }: Move): Terms {
  if (!isTerritory(from) || leavesCastle(state, seat, from)) return {};
  const stay = sizeOf(unitsOf(state.lands[from], seat)) - sizeOf(group.units);
  const carriers = militaryVehicles(state, seat, from).filter(({ kind }) => kind !== 'siege-engine');
  const gone = carriers.filter(({ id }) => group.vehicles.includes(id));
  if (stay <= 0 || gone.length === 0 || gone.length < carriers.length) return {};
  return { stranded: stay, from: { kind: 'place', id: from } };
}

/** Opening a battle where one stands (6.1.2). */
export function attackPreview(state: Medioevo, seat: SeatId, action: Action): Preview | null {
  const [at, defender] = [kit.textIn(action, 'at'), kit.textIn(action, 'enemy')];
  if (!isPlace(at)) return null;
  const play = new Play({ ...hide(state, seat), frames: [] }, kit.noDice());
  beginBattle(play, { at, attacker: seat, defender });
  const here = play.state.frames.at(-1);
  if (here?.kind !== 'battle') return null;
  return { key: 'attack', values: { to: { kind: 'place', id: at }, ...percentages(chancesOf(play.state, here)) } };
}

/** Fighting on: the chances if both do so by their usual orders (6.14). */
export function fightPreview(state: Medioevo, seat: SeatId): Preview | null {
  const here = state.frames.at(-1);
  if (here?.kind !== 'battle') return null;
  const { wins, loses, ...rest } = percentages(chancesOf(hide(state, seat), here));
  const attacks = here.attacker === seat;
  return {
    key: 'fight',
    values: { ...rest, wins: (attacks ? wins : loses) ?? 0, loses: (attacks ? loses : wins) ?? 0 },
  };
}

/** Half of one's value, and as many losses more as the way costs (6.7); from barbarians also honour (10.2). */
export function fleePreview(state: Medioevo, { to }: Action): Preview | null {
  const here = state.frames.at(-1);
  const refuge = here?.kind === 'battle' ? refuges(state, here).find(({ at }) => at === to) : undefined;
  if (here?.kind !== 'battle' || refuge === undefined) return null;
  const honour = here.defender === BARBARIANS ? { honour: 1 } : {};
  return { key: 'flee', values: { to: { kind: 'place', id: refuge.at }, losses: refuge.cost, ...honour }, loses: true };
}

/** A capture with less than three to one halves one's value (6.9). */
export function capturePreview(state: Medioevo, seat: SeatId): Preview | null {
  const here = state.frames.at(-1);
  if (here?.kind !== 'battle') return null;
  const side = sideOf(here, seat);
  const halved = captureBy(here.began[side], here.began[otherSide(side)]) === 'halved';
  return halved ? { key: 'capture', loses: true } : null;
}

/** Who would lay down arms, and who would hold the field (6.8). */
export function surrenderPreview(state: Medioevo, seat: SeatId): Preview | null {
  const here = state.frames.at(-1);
  if (here?.kind !== 'battle' || here.parley === null) return null;
  const { by, kind } = here.parley;
  const side = kind === 'yield' ? by : otherSide(by);
  const count = sizeOf(armyOn(state, here.at, here[side]));
  const own = here[side] === seat;
  return {
    key: own ? 'surrender' : 'quarter',
    values: { units: count, at: { kind: 'place', id: here.at } },
    loses: true,
  };
}

/** What a declaration breaks (11.1, 11.17). */
export function warPreview(state: Medioevo, seat: SeatId, action: Action): Preview {
  const against = kit.textIn(action, 'against');
  const broken = pactsOf(state, seat).filter(({ between }) => between.includes(against)).length;
  const pacts = broken === 0 ? {} : { pacts: broken, honour: 2 * broken };
  return { key: 'war', values: { against: { kind: 'seat', id: against }, ...pacts }, binds: true };
}

/** If the others pass too the phase is over, whatever has not moved (6.1.1). */
export function passPreview(state: Medioevo, seat: SeatId, { passes, place }: FrameOf<'combat'>): Preview | null {
  if (passes < place) return null;
  const rested = state.vehicles
    .filter((one) => one.owner === seat && !isTrade(one) && one.aboard === null && pointsOf(state, one) > 0)
    .map((one) => vehicleTerm(one, state.vehicles));
  return { key: 'pass', values: rested.length === 0 ? {} : { rested } };
}
