import type * as kit from '../../../kit/index.js';
import { protectedSide } from '../battle/begin.js';
import { HORDE_ORDER, type Reserve } from '../battle/losses/damage.js';
import { armyOn, galleysAt, reserveFor } from '../battle/sides.js';
import { type Here, penaltyOf } from '../battle/stages.js';
import { diceInCircle } from '../battle/throws/dice.js';
import { guardLevel } from '../battle/throws/shields.js';
import { usableAboard, usableEngines } from '../battle/throws/usable-engines.js';
import type { Level, UnitType } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { engineOfLevel, type Pieces } from '../facts/pieces.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { type BySide, bonusPoints, bothSides, type Side, type Wound } from '../state/battle.js';
import { type Lead, USUAL_BATTLE_ORDER } from '../state/battle-order.js';
import { BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { countOf, sizeOf, together, type Units } from '../state/units.js';

/** A galley at sea: its bonus, its engines while manned, and its men. */
export interface Deck {
  readonly level: Level;
  readonly engines: readonly Level[];
  readonly units: Units;
}

/** A side at the start of a round: at sea by galley, highest first. */
export interface Force {
  readonly units: Units;
  readonly decks: readonly Deck[];
}

/** A side's constants during the battle. */
export interface SideTerms {
  readonly lead: Lead;
  readonly losses: readonly UnitType[];
  /** The turn-order penalty, and effects that last for the battle. */
  readonly bonus: number;
  /** Reduction of the capture penalty (card 41), and whether more of a type is enough to use it (card 4). */
  readonly relief: number;
  readonly majority: boolean;
  readonly engines: readonly Level[];
  /** Pieces beside the board plus the army itself: losses return there. */
  readonly pieces: (type: UnitType) => number;
  readonly halved: boolean;
  readonly captures: boolean;
}

export interface Terms extends BySide<SideTerms> {
  readonly book: Pieces;
  readonly at: PlaceId;
  readonly atSea: boolean;
  readonly shield: { readonly side: Side; readonly level: number } | null;
  readonly circle: readonly number[] | null;
  /** An engine's effect on men, by level. */
  readonly fire: (level: Level) => number;
  /** Cached results of this calculation: the same melees and damage recur. */
  readonly worked: Worked;
}

export interface Worked {
  readonly blows: Map<string, kit.Spread<readonly Wound[]>>;
  readonly units: Map<string, Units>;
}

/** Everybody fights by default: an enemy's orders are unknown. */
export function termsOf(state: Medioevo, here: Here): Terms {
  const { pieces } = bookOf(state.overrides);
  const guarded = protectedSide(state, here);
  const battle: Here = { ...here, bonuses: here.bonuses.filter(({ until }) => until === 'battle') };
  return {
    book: pieces,
    at: here.at,
    atSea: !isTerritory(here.at),
    shield: guarded === null ? null : { side: guarded, level: guardLevel(state, here, guarded) },
    circle: state.warCircle === null ? null : diceInCircle(state.warCircle),
    fire: (engine) => engineOfLevel(pieces, engine).damageUnits,
    worked: { blows: new Map(), units: new Map() },
    ...bothSides((side) => sideTerms(state, battle, side)),
  };
}

function sideTerms(state: Medioevo, here: Here, side: Side): SideTerms {
  const owner = here[side];
  const horde = owner === BARBARIANS;
  const reserve = reserveFor(state, owner);
  const army = armyOn(state, here.at, owner);
  const againstHorde = here.attacker === BARBARIANS || here.defender === BARBARIANS;
  return {
    lead: horde ? null : USUAL_BATTLE_ORDER,
    losses: horde ? HORDE_ORDER : USUAL_BATTLE_ORDER.losses,
    bonus: penaltyOf(state, owner) + bonusPoints(here, side, 'attack'),
    relief: bonusPoints(here, side, 'capture-penalty'),
    majority: bonusPoints(here, side, 'majority') > 0,
    engines: horde ? [] : usableEngines(state, here.at, owner).map(({ level }) => level),
    pieces: (type) => reserve(type) + countOf(army, type),
    halved: here.capture[side] === 'halved',
    captures: here.capture[side] !== 'no' && !againstHorde,
  };
}

/** A side's pieces beside the board, given this army. */
export function reserveWith({ pieces }: SideTerms, units: Units): Reserve {
  return (type) => Math.max(0, pieces(type) - countOf(units, type));
}

export function forceOf(state: Medioevo, here: Here, side: Side): Force {
  const owner = here[side];
  const units = armyOn(state, here.at, owner);
  if (isTerritory(here.at)) return { units, decks: [] };
  const engines = state.vehicles.filter(({ kind }) => kind === 'siege-engine');
  const decks = galleysAt(state, here.at, owner).map((galley) => ({
    level: galley.level,
    engines: usableAboard(
      galley,
      engines.filter(({ aboard }) => aboard === galley.id),
    ).map(({ level }) => level),
    units: galley.units,
  }));
  return { units: decks.reduce<Units>((sum, { units }) => together(sum, units), {}), decks };
}

/** The engines a force can use now: at sea those of manned galleys. */
export function enginesOf(terms: Terms, side: Side, { decks }: Force): readonly Level[] {
  if (!terms.atSea) return terms[side].engines;
  return terms[side].lead === null ? [] : decks.flatMap(({ engines, units }) => (sizeOf(units) > 0 ? engines : []));
}
