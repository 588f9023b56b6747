import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { protectedSide } from '../battle/begin.js';
import { endurance } from '../battle/losses/damage.js';
import { armyOn, reserveFor } from '../battle/sides.js';
import { mostDealt } from '../battle/throws/rolls.js';
import { guardLevel } from '../battle/throws/shields.js';
import { openBeside } from '../battle/throws/usable-engines.js';
import {
  addBonus,
  beforeRound,
  beforeRoundOrDamage,
  type OwnBattle,
  unitIn,
  unitsOn,
} from '../cards/battle/own-battle.js';
import { unitsLeft } from '../control/supply.js';
import { UNIT_TYPES, type UnitId, type UnitType } from '../facts/kinds.js';
import { typeOf } from '../facts/pieces.js';
import { isTerritory } from '../facts/place-ids.js';
import { bonusPoints, SIDES } from '../state/battle.js';
import { BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { tallyOf, type Units } from '../state/units.js';
import { askVehicle } from '../state/vehicle.js';
import { affordable, type TechnologyUse } from './technology-use.js';

const engines = (state: Medioevo, seat: SeatId) => {
  const own = beforeRound(state, { seat });
  if (own === null) return [];
  return openBeside(state, own.battle.at, seat).filter(
    ({ id }) => !state.lasting.some((one) => one.kind === 'machinery' && one.vehicle === id),
  );
};

/** An engine's crew fights in the melee too, until the end of the turn (Machinery). */
export const machinery: TechnologyUse = {
  fits: (state, seat) => engines(state, seat).length > 0,
  slots: [(state, seat) => askVehicle('vehicle', engines(state, seat))],
  times: () => 1,
  does: (play, _seat, action) =>
    play.set({ lasting: [...play.state.lasting, { kind: 'machinery', vehicle: Number(action.vehicle) }] }),
};

/** The rungs of the ladder; light infantry and archers share one, and count as a step apart (8.3). */
const RUNGS: { readonly [Unit in UnitId]: number } = {
  'light-infantry': 0,
  archer: 0,
  'heavy-infantry': 1,
  cavalry: 2,
  'captain-1': 3,
  'captain-2': 4,
  'captain-3': 5,
};
export function stepsBetween(was: UnitId, is: UnitId): number {
  return was === is ? 0 : Math.max(1, Math.abs(RUNGS[was] - RUNGS[is]));
}

function fighters(state: Medioevo, seat: SeatId, whose: unknown): Units {
  const own = beforeRound(state, { seat });
  const side = SIDES.find((one) => own?.battle[one] === whose);
  return own === null || side === undefined ? {} : unitsOn(state, own, side);
}

/** What a unit can become for the affordable points; a player's only if he has the piece. */
function shapes(state: Medioevo, seat: SeatId, whose: unknown, unit: unknown): readonly UnitId[] {
  const was = unitIn(unit);
  if (was === null) return [];
  const most = affordable(state, seat, 'promotion');
  return (Object.keys(RUNGS) as readonly string[]).flatMap((id) => {
    const is = unitIn(id);
    if (is === null || is === was || stepsBetween(was, is) > most) return [];
    return whose === BARBARIANS || unitsLeft(state, String(whose), is) > 0 ? [is] : [];
  });
}

/** A side's units that could become anything else. */
function changeable(state: Medioevo, seat: SeatId, whose: unknown): readonly string[] {
  const there = Object.keys(tallyOf(fighters(state, seat, whose)));
  return there.filter((unit) => shapes(state, seat, whose, unit).length > 0);
}

/** The sides of one's battle with such units. */
function changeableSides(state: Medioevo, seat: SeatId): readonly string[] {
  const own = beforeRound(state, { seat });
  const sides = own === null ? [] : [own.battle[own.side], own.battle[own.enemy]];
  return sides.filter((whose) => changeable(state, seat, whose).length > 0);
}

/** A unit of either side counts as another until the end of the turn, a point per step of the ladder (Promotion). */
export const promotion: TechnologyUse = {
  fits(state, seat) {
    const own = beforeRound(state, { seat });
    return own !== null && isTerritory(own.battle.at);
  },
  usable: (state, seat) => changeableSides(state, seat).length > 0,
  slots: [
    (state, seat) => kit.askOne('whose', 'seat', changeableSides(state, seat)),
    (state, seat, { whose }) => kit.askOne('unit', 'unit', changeable(state, seat, whose)),
    (state, seat, { whose, unit }) => kit.askOne('becomes', 'unit', shapes(state, seat, whose, unit)),
  ],
  times(action) {
    const [was, is] = [unitIn(action.unit), unitIn(action.becomes)];
    return was === null || is === null ? 1 : stepsBetween(was, is);
  },
  does(play, seat, action) {
    const own = beforeRound(play.state, { seat });
    const [was, is] = [unitIn(action.unit), unitIn(action.becomes)];
    const owner = kit.textIn(action, 'whose');
    if (own === null || was === null || is === null || !isTerritory(own.battle.at)) return;
    play.takeUnits(own.battle.at, owner, { [was]: 1 });
    play.addUnits(own.battle.at, owner, { [is]: 1 });
    play.set({ lasting: [...play.state.lasting, { kind: 'changed', owner, at: own.battle.at, was, is }] });
    play.emit({ type: 'unit-changed', owner, at: own.battle.at, unit: is });
  },
};

/** The most points these can take in one's own battle. */
const bearable = (state: Medioevo, { battle, enemy }: OwnBattle, units: Units) =>
  endurance(units, reserveFor(state, battle[enemy]), !isTerritory(battle.at));

/** The most points that can be aimed at a type: what it can take and, of rolled dice, what they deal. */
function aimable(state: Medioevo, seat: SeatId, type: UnitType): number {
  const own = beforeRoundOrDamage(state, { seat });
  if (own === null) return 0;
  const { battle, side, enemy } = own;
  const there = Object.entries(armyOn(state, battle.at, battle[enemy])).filter(([unit]) => {
    const id = unitIn(unit);
    return id !== null && typeOf(id) === type;
  });
  const dealt = battle.stage === 'compare' ? mostDealt(state, battle, side) : Number.POSITIVE_INFINITY;
  const aimed = bonusPoints(battle, side, 'tactics');
  return Math.max(0, Math.min(bearable(state, own, Object.fromEntries(there)), dealt - aimed));
}
const targets = (state: Medioevo, seat: SeatId) => UNIT_TYPES.filter((type) => aimable(state, seat, type) > 0);

/** Damage one deals goes to a type of one's own choice (Tactics). */
export const tactics: TechnologyUse = {
  fits: (state, seat) => targets(state, seat).length > 0,
  slots: [
    (state, seat) => kit.askOne('target', 'unit-type', targets(state, seat)),
    (state, seat, { target }) => {
      const type = kit.oneIn(UNIT_TYPES, target);
      const most = type === null ? 0 : aimable(state, seat, type);
      return kit.askNumber('count', 1, Math.min(most, affordable(state, seat, 'tactics')));
    },
  ],
  times: (action) => kit.numberIn(action, 'count'),
  does(play, seat, action) {
    const own = beforeRoundOrDamage(play.state, { seat });
    const type = kit.oneIn(UNIT_TYPES, action.target);
    if (own === null || type === null) return;
    const points = kit.numberIn(action, 'count');
    addBonus(play, own.battle, { side: own.side, what: 'tactics', points, until: 'round', type });
  },
};
/** As many points as the enemy can take, plus those his building may absorb. */
function shootable(state: Medioevo, seat: SeatId): number {
  const own = beforeRound(state, { seat });
  if (own === null) return 0;
  const { battle, side, enemy } = own;
  const shield = protectedSide(state, battle) === enemy ? guardLevel(state, battle, enemy) : 0;
  const taken = shield + bonusPoints(battle, enemy, 'ignore') - bonusPoints(battle, side, 'strategy');
  return Math.max(0, bearable(state, own, unitsOn(state, own, enemy)) + taken);
}

/** Points of damage before the melee, dealt like archers' but without dice (Strategy). */
export const strategy: TechnologyUse = {
  fits: (state, seat) => shootable(state, seat) > 0,
  slots: [
    (state, seat) => kit.askNumber('count', 1, Math.min(shootable(state, seat), affordable(state, seat, 'strategy'))),
  ],
  times: (action) => kit.numberIn(action, 'count'),
  does(play, seat, action) {
    const own = beforeRound(play.state, { seat });
    if (own === null) return;
    addBonus(play, own.battle, {
      side: own.side,
      what: 'strategy',
      points: kit.numberIn(action, 'count'),
      until: 'round',
    });
  },
};
