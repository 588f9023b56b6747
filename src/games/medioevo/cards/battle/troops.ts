import * as kit from '../../../../kit/index.js';
import { armyOn } from '../../battle/sides.js';
import { heldBy } from '../../control/holder.js';
import { captainsLeft, unitsLeft } from '../../control/supply.js';
import type { Play } from '../../engine/play.js';
import { UNIT_IDS, type UnitId } from '../../facts/kinds.js';
import { captainLevel, captainOf } from '../../facts/pieces.js';
import { isTerritory, type TerritoryId } from '../../facts/place-ids.js';
import { SIDES } from '../../state/battle.js';
import { BARBARIANS, type Owner, unitsOf } from '../../state/land.js';
import { isBanned } from '../../state/lasting.js';
import type { Medioevo } from '../../state/state.js';
import { captainLevels, sizeOf, tallyOf, type Units, unitsIn } from '../../state/units.js';
import { type Ability, figureOf } from '../ability.js';
import { battleNow, sideIn } from '../holding.js';
import { mayMoveHordes } from '../realm/hordes.js';
import { beforeRound, isAshore, isBeforeRound, unitIn } from './own-battle.js';

const PLAIN = UNIT_IDS.filter((unit) => captainLevel(unit) === 0);

/** A unit of the reserve joins one's own battle, between two rounds (35). */
export const join: Ability = {
  fits(state, use) {
    const own = beforeRound(state, use);
    return own !== null && isAshore(own) && PLAIN.some((unit) => unitsLeft(state, use.seat, unit) > 0);
  },
  slots: [
    (state, { seat }) =>
      kit.askOne(
        'unit',
        'unit',
        PLAIN.filter((unit) => unitsLeft(state, seat, unit) > 0),
      ),
  ],
  does(play, use, action) {
    const own = beforeRound(play.state, use);
    const unit = unitIn(action.unit);
    if (own === null || unit === null || !isTerritory(own.battle.at)) return;
    play.addUnits(own.battle.at, use.seat, { [unit]: 1 }, { stopped: true });
    play.emit({ type: 'raised', seat: use.seat, pieces: { [unit]: 1 }, at: own.battle.at });
  },
};

/** Any battle ashore before a round. */
function field(state: Medioevo): { readonly at: TerritoryId; readonly owners: readonly Owner[] } | null {
  const battle = battleNow(state);
  if (battle === null || !isTerritory(battle.at) || !isBeforeRound(state, battle)) return null;
  return { at: battle.at, owners: SIDES.map((side) => battle[side]) };
}

const armyAt = (state: Medioevo, owner: Owner): Units => {
  const here = field(state);
  return here === null ? {} : armyOn(state, here.at, owner);
};

/** The battle's armies without a leader, with a unit that can become one. */
function leaderless(state: Medioevo): readonly Owner[] {
  return (field(state)?.owners ?? []).filter(
    (owner) => captainLevels(armyAt(state, owner)) === 0 && captainsLeft(state, owner, 'captain-1') > 0,
  );
}
function changeUnit(play: Parameters<Ability['does']>[0], owner: Owner, was: UnitId, is: UnitId): void {
  const here = field(play.state);
  if (here === null) return;
  play.takeUnits(here.at, owner, { [was]: 1 });
  play.addUnits(here.at, owner, { [is]: 1 });
  play.set({ lasting: [...play.state.lasting, { kind: 'changed', owner, at: here.at, was, is }] });
  play.emit({ type: 'unit-changed', owner, at: here.at, unit: is });
}

/** Until the end of the turn a unit of any leaderless army is a captain I (67). */
export const makeCaptain: Ability = {
  fits: (state) => leaderless(state).length > 0,
  slots: [
    (state, { seat }) => {
      const owners = leaderless(state).toSorted((one, other) => Number(other === seat) - Number(one === seat));
      return kit.askOne('whose', 'seat', owners);
    },
    (state, _use, { whose }) =>
      kit.askOne(
        'unit',
        'unit',
        PLAIN.filter((unit) => (armyAt(state, String(whose))[unit] ?? 0) > 0),
      ),
  ],
  does(play, _use, action) {
    const unit = unitIn(action.unit);
    if (unit !== null) changeUnit(play, kit.textIn(action, 'whose'), unit, 'captain-1');
  },
};

/** The battle's captains whose next level has a standard left. */
function promotable(state: Medioevo, owner: Owner): readonly UnitId[] {
  const army = armyAt(state, owner);
  return (['captain-1', 'captain-2'] as const).filter((unit) => {
    const above = captainOf(captainLevel(unit) + 1);
    return (army[unit] ?? 0) > 0 && (owner === BARBARIANS || unitsLeft(state, owner, above) > 0);
  });
}

/** Until the end of the turn any captain is one level higher (68). */
export const promoteCaptain: Ability = {
  fits: (state) => (field(state)?.owners ?? []).some((owner) => promotable(state, owner).length > 0),
  slots: [
    (state, { seat }) =>
      kit.askOne(
        'whose',
        'seat',
        (field(state)?.owners ?? [])
          .filter((owner) => promotable(state, owner).length > 0)
          .toSorted((one, other) => Number(other === seat) - Number(one === seat)),
      ),
    (state, _use, { whose }) => kit.askOne('unit', 'unit', promotable(state, String(whose))),
  ],
  does(play, _use, action) {
    const unit = unitIn(action.unit);
    if (unit !== null) changeUnit(play, kit.textIn(action, 'whose'), unit, captainOf(captainLevel(unit) + 1));
  },
};

/** Hordes the card's player may join: in another's battle or, when nothing is fought, any. */
function hordesOfOthers(state: Medioevo, seat: string): readonly TerritoryId[] {
  const here = field(state);
  const battle = battleNow(state);
  if (battle === null) {
    return mayMoveHordes(state) ? state.inPlay.filter((at) => sizeOf(unitsOf(state.lands[at], BARBARIANS)) > 0) : [];
  }
  return here !== null && sideIn(battle, seat) === null && here.owners.includes(BARBARIANS) ? [here.at] : [];
}
/** Where they may come from: places no ban closes (3). */
const camps = (state: Medioevo, seat: string) =>
  heldBy(state, seat).filter((at) => sizeOf(unitsOf(state.lands[at], seat)) > 0 && !isBanned(state, 'leave', at));

/** Up to two of one's units, from anywhere, fight as barbarians until the end of the turn (66). */
export const joinHorde: Ability = {
  fits: (state, { seat }) => hordesOfOthers(state, seat).length > 0 && camps(state, seat).length > 0,
  slots: [
    (state, { seat }) => {
      const hordes = hordesOfOthers(state, seat);
      return hordes.length < 2 ? null : kit.askOne('at', 'territory', hordes);
    },
    (state, { seat }) => kit.askOne('from', 'territory', camps(state, seat)),
    (state, { seat, card }, { from }) =>
      kit.askSome('units', 'unit', thereOf(state, seat, from), { min: 1, max: figureOf(card, 'units', 2) }),
    // Each of them may come from another territory (RULINGS 128).
    (state, { seat, card }, { from, units }) => {
      const open = figureOf(card, 'units', 2) - kit.sumOf(kit.tallyIn(units) ?? {});
      const others = Object.fromEntries(
        camps(state, seat)
          .filter((at) => at !== from)
          .map((at) => [at, 1]),
      );
      return open < 1 || Object.keys(others).length === 0
        ? null
        : kit.askSome('besides', 'territory', others, { min: 0, max: 1 });
    },
    (state, { seat }, { besides }) => {
      const [second] = Object.keys(kit.tallyIn(besides) ?? {});
      return second === undefined ? null : kit.askOne('unit', 'unit', Object.keys(thereOf(state, seat, second)));
    },
  ],
  does(play, { seat }, action) {
    const hordes = hordesOfOthers(play.state, seat);
    const at = hordes.find((one) => one === action.at) ?? hordes[0];
    const [second] = Object.keys(kit.tallyIn(action.besides) ?? {});
    const unit = unitIn(action.unit);
    if (at === undefined) return;
    lend(play, seat, kit.textIn(action, 'from'), at, unitsIn(kit.tallyIn(action.units) ?? {}));
    if (second !== undefined && unit !== null) lend(play, seat, second, at, { [unit]: 1 });
  },
};

const thereOf = (state: Medioevo, seat: string, from: unknown) =>
  typeof from === 'string' && isTerritory(from) ? tallyOf(unitsOf(state.lands[from], seat)) : {};

/** Units join the horde, and are remembered by where they came from. */
function lend(play: Play, seat: string, from: string, at: TerritoryId, units: Units): void {
  if (!isTerritory(from)) return;
  play.takeUnits(from, seat, units);
  play.addUnits(at, BARBARIANS, units);
  play.set({ lasting: [...play.state.lasting, { kind: 'guests', seat, units, from, at }] });
  play.emit({ type: 'joined-horde', seat, at, units: { ...units } });
}
