import type { Play } from '../../engine/play.js';
import { UNIT_IDS, type UnitId } from '../../facts/kinds.js';
import { typeOf } from '../../facts/pieces.js';
import { otherSide, type Side } from '../../state/battle.js';
import type { Medioevo } from '../../state/state.js';
import { sizeOf, together, type Units, unitsIn, without } from '../../state/units.js';
import { type Fighting, usersOf } from '../abilities.js';
import { sacrificeBy } from '../policies.js';
import { armyOn, ordersOfSide, setArmyOn } from '../sides.js';
import { bonusOf, fighting, type Here } from '../stages.js';
import { meleeValue } from '../throws/rolls.js';

/** A side's possible sacrifices this round: light infantry, and captains acting as such (6.5.2). */
export function victimsOf(own: Fighting, enemy: Fighting): Units {
  const captains = own.captain.filter(({ use, type }) => use === 'own' && type === 'light-infantry').length;
  const light = usersOf(own, enemy, 'light-infantry') - captains;
  const victims: { [Unit in UnitId]?: number } = light > 0 ? { 'light-infantry': light } : {};
  let open = captains;
  for (const unit of UNIT_IDS) {
    const count = typeOf(unit) === 'captain' ? Math.min(open, own.units[unit] ?? 0) : 0;
    if (count > 0) victims[unit] = count;
    open -= count;
  }
  return victims;
}

export function sacrificeable(state: Medioevo, here: Here, side: Side): Units {
  return victimsOf(fighting(state, here, side), fighting(state, here, otherSide(side)));
}

/** So many of them, light infantry before captains. */
export function firstToFall(victims: Units, count: number): Units {
  const fallen: { [Unit in UnitId]?: number } = {};
  let open = count;
  for (const unit of UNIT_IDS) {
    fallen[unit] = Math.min(open, victims[unit] ?? 0);
    open -= fallen[unit];
  }
  return unitsIn(fallen);
}

/** Sacrificed before the roll, light infantry before captains (6.5.2). */
export function sacrifice(play: Play, here: Here, side: Side, count: number): Here {
  if (count === 0) return here;
  const owner = here[side];
  const fallen = firstToFall(sacrificeable(play.state, here, side), count);
  setArmyOn(play, here.at, owner, without(armyOn(play.state, here.at, owner), fallen));
  play.emit({ type: 'sacrificed', owner, count });
  return {
    ...here,
    sacrificed: { ...here.sacrificed, [side]: count },
    lost: { ...here.lost, [side]: together(here.lost[side], fallen) },
  };
}

/** Before its own dice a side sacrifices by its order (6.5.2); a horde by its own rule (12.3). */
export function sacrificeByOrder(play: Play, here: Here, side: Side): Here {
  const { state } = play;
  const most = sizeOf(sacrificeable(state, here, side));
  const [own, enemy] = [armyOn(state, here.at, here[side]), armyOn(state, here.at, here[otherSide(side)])];
  const toBeat = side === 'defender' ? meleeValue(state, here, 'attacker') : null;
  const lead = ordersOfSide(state, here, side);
  return sacrifice(play, here, side, sacrificeBy(lead, most, own, enemy, bonusOf(state, here, side), toBeat));
}
