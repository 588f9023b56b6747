import { setArmyOn } from '../../battle/sides.js';
import { unitsLeft } from '../../control/supply.js';
import type { Play } from '../../engine/play.js';
import { captainLevel } from '../../facts/pieces.js';
import { isTerritory } from '../../facts/place-ids.js';
import type { Side } from '../../state/battle.js';
import type { Medioevo } from '../../state/state.js';
import { sizeOf, together, type Units, without } from '../../state/units.js';
import { askVehicle, type Vehicle } from '../../state/vehicle.js';
import { type Ability, priceOf, type Use } from '../ability.js';
import { askUnit, beforeBattle, type OwnBattle, unitIn, unitsOn } from './own-battle.js';

/** A spy's d8: success on 1 to 3; on 7 and 8 he loses a unit of his own (16 to 18). */
const SUCCESS = 3;
const BACKFIRE = 7;

const SPIES = 8;

function spies(face: number): 'success' | 'nothing' | 'backfire' {
  return face <= SUCCESS ? 'success' : face >= BACKFIRE ? 'backfire' : 'nothing';
}

/** Out of a battle: units that leave the board count as lost. */
export function removeFrom(play: Play, { battle }: Pick<OwnBattle, 'battle'>, side: Side, units: Units): void {
  const owner = battle[side];
  const army = unitsOn(play.state, { battle, side, enemy: side }, side);
  setArmyOn(play, battle.at, owner, without(army, units));
  play.replace({ ...battle, lost: { ...battle.lost, [side]: together(battle.lost[side], units) } });
  play.emit({ type: 'slain', owner, units: { ...units }, at: battle.at });
}

const target: NonNullable<Ability['slots']>[number] = (state, use) => {
  const own = beforeBattle(state, use);
  return own === null ? null : askUnit('unit', unitsOn(state, own, own.enemy));
};
const pawn: NonNullable<Ability['slots']>[number] = (state, use) => {
  const own = beforeBattle(state, use);
  return own === null ? null : askUnit('own', unitsOn(state, own, own.side));
};

function backfires(play: Play, own: OwnBattle, value: unknown): void {
  const unit = unitIn(value);
  if (unit !== null) removeFrom(play, own, own.side, { [unit]: 1 });
}

/** An agent against one enemy unit before a battle; a unit of his own may pay for it. */
function againstUnit(succeeds: (play: Play, own: OwnBattle, unit: Units) => void): Ability {
  return {
    fits: (state, use) => beforeBattle(state, use) !== null,
    slots: [target, pawn],
    throws: () => SPIES,
    does(play, use, action, face) {
      const own = beforeBattle(play.state, use);
      const unit = unitIn(action.unit);
      if (own === null || unit === null) return;
      const came = spies(face);
      if (came === 'success') succeeds(play, own, { [unit]: 1 });
      else if (came === 'backfire') backfires(play, own, action.own);
    },
  };
}

/** An enemy unit is destroyed (17). */
export const ambush = againstUnit((play, own, unit) => removeFrom(play, own, own.enemy, unit));

/** An enemy unit is out of the battle, but may still be hit (18). */
export const trap = againstUnit((play, { battle, enemy }, unit) =>
  play.replace({ ...battle, trapped: { ...battle.trapped, [enemy]: together(battle.trapped[enemy], unit) } }),
);

/** Enemy war wagons and engines on the field. */
function targets(state: Medioevo, use: Use): readonly Vehicle[] {
  const own = beforeBattle(state, use);
  if (own === null) return [];
  const { battle, enemy } = own;
  return state.vehicles.filter(
    (one) =>
      one.at === battle.at && one.owner === battle[enemy] && (one.kind === 'war-wagon' || one.kind === 'siege-engine'),
  );
}

/** An enemy war wagon or engine loses a level; at level I it is destroyed (16). */
export const sabotage: Ability = {
  fits: (state, use) => targets(state, use).length > 0,
  slots: [(state, use) => askVehicle('vehicle', targets(state, use)), pawn],
  throws: () => SPIES,
  does(play, use, action, face) {
    const own = beforeBattle(play.state, use);
    const vehicle = targets(play.state, use).find(({ id }) => `${id}` === action.vehicle);
    if (own === null || vehicle === undefined) return;
    const came = spies(face);
    if (came === 'backfire') backfires(play, own, action.own);
    if (came !== 'success') return;
    if (vehicle.level === 1) play.removeVehicle(vehicle.id);
    else play.changeVehicle(vehicle.id, { level: vehicle.level === 3 ? 2 : 1 });
    play.emit({ type: 'sabotaged', owner: vehicle.owner, at: own.battle.at, destroyed: vehicle.level === 1 });
  },
};

/** Enemy units that could defect: no captains, and only types with a piece beside the board (14). */
function turncoats(state: Medioevo, use: Use): Units {
  const own = beforeBattle(state, use);
  if (own === null || !isTerritory(own.battle.at)) return {};
  const units = unitsOn(state, own, own.enemy);
  return Object.fromEntries(
    Object.entries(units).filter(([id]) => {
      const unit = unitIn(id);
      return unit !== null && captainLevel(unit) === 0 && unitsLeft(state, use.seat, unit) > 0;
    }),
  );
}

/** For 100 florins an enemy unit changes sides (14). */
export const defect: Ability = {
  fits: (state, use) => sizeOf(turncoats(state, use)) > 0,
  price: priceOf,
  slots: [(state, use) => askUnit('unit', turncoats(state, use))],
  does(play, use, action) {
    const own = beforeBattle(play.state, use);
    const unit = unitIn(action.unit);
    if (own === null || unit === null || !isTerritory(own.battle.at)) return;
    removeFrom(play, own, own.enemy, { [unit]: 1 });
    play.addUnits(own.battle.at, use.seat, { [unit]: 1 });
    play.emit({ type: 'raised', seat: use.seat, pieces: { [unit]: 1 }, at: own.battle.at });
  },
};
