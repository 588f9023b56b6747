import * as kit from '../../../../kit/index.js';
import { armyOn } from '../../battle/sides.js';
import { heldBy } from '../../control/holder.js';
import { captainsLeft, unitsLeft } from '../../control/supply.js';
import { UNIT_IDS, type UnitId } from '../../facts/kinds.js';
import { captainLevel, captainOf } from '../../facts/pieces.js';
import { isTerritory, type TerritoryId } from '../../facts/place-ids.js';
import { SIDES } from '../../state/battle.js';
import { BARBARIANS, type Owner, unitsOf } from '../../state/land.js';
import type { Medioevo } from '../../state/state.js';
import { captainLevels, sizeOf, tallyOf, type Units, unitsIn } from '../../state/units.js';
import { type Ability, figureOf } from '../ability.js';
import { battleNow, sideIn } from '../holding.js';
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

/** A battle ashore before a round, whosever it is. */
function field(state: Medioevo): { readonly at: TerritoryId; readonly owners: readonly Owner[] } | null {
  const battle = battleNow(state);
  if (battle === null || !isTerritory(battle.at) || !isBeforeRound(state, battle)) return null;
  return { at: battle.at, owners: SIDES.map((side) => battle[side]) };
}

const armyAt = (state: Medioevo, owner: Owner): Units => {
  const here = field(state);
  return here === null ? {} : armyOn(state, here.at, owner);
};

/** Armies of the battle without a leader: one of theirs can become one. */
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

/** Until the end of the turn a unit of an army without a leader is a captain I, also another's (67). */
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

/** Captains of the battle with a level above them that has a standard left. */
function promotable(state: Medioevo, owner: Owner): readonly UnitId[] {
  const army = armyAt(state, owner);
  return (['captain-1', 'captain-2'] as const).filter((unit) => {
    const above = captainOf(captainLevel(unit) + 1);
    return (army[unit] ?? 0) > 0 && (owner === BARBARIANS || unitsLeft(state, owner, above) > 0);
  });
}

/** Until the end of the turn a captain is of the next level, also another's (68). */
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

/** A horde in a battle of others: the units of whoever plays the card may fight with it. */
function hordeOfOthers(state: Medioevo, seat: string): TerritoryId | null {
  const here = field(state);
  const battle = battleNow(state);
  if (here === null || battle === null || sideIn(battle, seat) !== null) return null;
  return here.owners.includes(BARBARIANS) ? here.at : null;
}
const camps = (state: Medioevo, seat: string) =>
  heldBy(state, seat).filter((at) => sizeOf(unitsOf(state.lands[at], seat)) > 0);

/** Up to two of one's units, from wherever they stand, fight as barbarians until the end of the turn (66). */
export const joinHorde: Ability = {
  fits: (state, { seat }) => hordeOfOthers(state, seat) !== null && camps(state, seat).length > 0,
  slots: [
    (state, { seat }) => kit.askOne('from', 'territory', camps(state, seat)),
    (state, { seat, card }, { from }) => {
      const units = typeof from === 'string' && isTerritory(from) ? unitsOf(state.lands[from], seat) : {};
      return kit.askSome('units', 'unit', tallyOf(units), { min: 1, max: figureOf(card, 'units', 2) });
    },
  ],
  does(play, { seat }, action) {
    const at = hordeOfOthers(play.state, seat);
    const from = kit.textIn(action, 'from');
    const units = unitsIn(kit.tallyIn(action.units) ?? {});
    if (at === null || !isTerritory(from)) return;
    play.takeUnits(from, seat, units);
    play.addUnits(at, BARBARIANS, units);
    play.set({ lasting: [...play.state.lasting, { kind: 'guests', seat, units, from, at }] });
    play.emit({ type: 'joined-horde', seat, at, units: { ...units } });
  },
};
