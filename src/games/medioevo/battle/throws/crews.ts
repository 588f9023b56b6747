import { buildingDamage } from '../../control/structures.js';
import type { Play } from '../../engine/play.js';
import { engineOfLevel } from '../../facts/pieces.js';
import { isTerritory } from '../../facts/place-ids.js';
import { bonusPoints, type Crew, otherSide, SIDES, type Side } from '../../state/battle.js';
import { AIMS, type BattleOrder } from '../../state/battle-order.js';
import { BARBARIANS } from '../../state/land.js';
import type { Medioevo } from '../../state/state.js';
import { sizeOf, type Units } from '../../state/units.js';
import type { Vehicle } from '../../state/vehicle.js';
import { waitingWithDice } from '../lie.js';
import { wounded } from '../losses/wounds.js';
import { usualCrews } from '../policies.js';
import { inMelee, orderOf } from '../sides.js';
import type { Here } from '../stages.js';
import { type Battery, fireOf, HITS } from './fire.js';
import { openBeside, usableEngines } from './usable-engines.js';

/** An engine's possible targets: the enemy's men, and his buildings if it can damage any (6.5.6). */
export function aimsOf(play: Pick<Play, 'state' | 'book'>, here: Here, side: Side, engine: Vehicle): readonly Aim[] {
  const { at, held } = here;
  const harmless = engineOfLevel(play.book.pieces, engine.level).damageBuilding === 0;
  if (!isTerritory(at) || harmless || held !== here[otherSide(side)]) return ['units'];
  const land = play.state.lands[at];
  return AIMS.filter((aim) => aim === 'units' || land[aim] !== null);
}
export type Aim = BattleOrder['aim'];

const servedBy = (here: Here, side: Side) => here.crews[side].map(({ vehicle }) => vehicle);

/** A side's engines still without a crew this round; those aboard a galley are the owner's choice (6.6). */
export function openEngines(state: Medioevo, here: Here, side: Side): readonly Vehicle[] {
  if (here[side] === BARBARIANS || sizeOf(inMelee(state, here, side)) === 0) return [];
  return openBeside(state, here.at, here[side], servedBy(here, side));
}

export function withCrew(here: Here, side: Side, engine: Vehicle, units: Units, target: Aim): Here {
  const crew: Crew = { vehicle: engine.id, level: engine.level, crew: sizeOf(units), units, target };
  return { ...here, crews: { ...here.crews, [side]: [...here.crews[side], crew] } };
}

/** Crews by order for every engine without one (6.5.6, 6.12.1). */
export function crewsByOrder(play: Play, here: Here, side: Side): Here {
  if (openEngines(play.state, here, side).length === 0) return here;
  const engines = usableEngines(play.state, here.at, here[side], servedBy(here, side));
  const order = orderOf(play.state, here, side);
  const crews = usualCrews(inMelee(play.state, here, side), engines.length, order);
  return engines.reduce((after, engine, index) => {
    const units = crews[index] ?? {};
    if (sizeOf(units) === 0) return after;
    const aims = aimsOf(play, after, side, engine);
    return withCrew(after, side, engine, units, aims.includes(order.aim) ? order.aim : 'units');
  }, here);
}

/** The firing engines, with a shot per crew member; cards double them or add one, even without a crew. */
function firing(state: Medioevo, here: Here, side: Side): readonly Battery[] {
  const factor = bonusPoints(here, side, 'crew-double') || 1;
  const extra = bonusPoints(here, side, 'crew-extra');
  const served = here.crews[side].map((one) => ({ ...one, crew: one.crew * factor + extra }));
  if (extra === 0) return served;
  const unserved = usableEngines(state, here.at, here[side], servedBy(here, side));
  return [...served, ...unserved.map(({ level }) => ({ level, crew: extra, target: 'units' as const }))];
}

/** Both sides fire at once: men are hit less the building's protection, buildings in full (6.5.6, 6.5.8). */
export function fire(play: Play, here: Here): Here {
  const batteries = SIDES.flatMap((side) => firing(play.state, here, side).map((battery) => ({ side, battery })));
  const roll = (side: Side) => play.die(8, 'siege', { side: { kind: 'side', id: side } });
  const thrown =
    here.thrown ??
    batteries.flatMap(({ side, battery }) =>
      Array.from({ length: battery.crew }, () => ({ side, face: roll(side), needed: HITS })),
    );
  const open = waitingWithDice(play, here, thrown);
  if (open !== null) return open;
  let fired = 0;
  const shots = batteries.map(({ side, battery }) => {
    const faces = thrown.slice(fired, fired + battery.crew).map(({ face }) => face);
    fired += battery.crew;
    return { side, target: battery.target, points: fireOf(play.book.pieces, battery, faces) };
  });
  const onMen = (side: Side) =>
    shots
      .filter((shot) => shot.side === otherSide(side) && shot.target === 'units')
      .reduce((sum, { points }) => sum + points, 0);
  const after = SIDES.reduce(
    (so, side) => wounded(play, so, { side, points: onMen(side), by: 'siege', captured: false }),
    here,
  );
  for (const { side, target, points } of shots) {
    if (target === 'units' || points === 0 || !isTerritory(here.at)) continue;
    buildingDamage(play, here.at, target, points, here[side]);
  }
  return after;
}
