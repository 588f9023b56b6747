import * as kit from '../../../kit/index.js';
import { crewOf } from '../battle/sides.js';
import type { Here } from '../battle/stages.js';
import { type BySide, bothSides, SIDES } from '../state/battle.js';
import type { Medioevo } from '../state/state.js';
import { countOf, sizeOf } from '../state/units.js';
import { type Field, fieldAfterDamage, isOver, keyOf } from './ranks.js';
import { afterBlows, roundSpread } from './round.js';
import { forceOf, type Terms, termsOf } from './terms.js';

/** The chances of a battle if both sides fight on by default: who is left, with how many units (6.14). */
export interface Chances {
  readonly wins: BySide<number>;
  /** Both sides are gone. */
  readonly nobody: number;
  /** The attacker has fled after the current round. */
  readonly fled: number;
  /** The probability not followed to the end (6.14): the others add up to one minus this. */
  readonly open: number;
  /** The winning chance by number of units left. */
  readonly left: BySide<readonly number[]>;
}

/** Limits: this many positions, none less likely than this. */
const MOST_FIELDS = 2_000;
const TOO_RARE = 1e-8;

/** A battle's chances from its present state (6.14); pending decisions count as made by the default order. */
export function chancesOf(state: Medioevo, here: Here): Chances {
  const terms = termsOf(state, here);
  const crew = bothSides((side) => crewOf(state, here, side));
  const waiting = here.wounds.reduce(
    (so, { side, points }) => fieldAfterDamage(terms, crew, so, side, points),
    bothSides((side) => forceOf(state, here, side)),
  );
  const field = afterBlows(terms, here, crew, waiting);
  const fought = here.outcome !== null || here.stage === 'rest' || isOver(field);
  // The current round's dice are its own: later rounds may not reuse its results.
  const begun: Terms = { ...terms, worked: { ...terms.worked, blows: new Map() } };
  const first = fought ? kit.surely(field) : roundSpread(begun, field, { ...here, crew });
  const fled = here.flight === null ? 0 : kit.expected(first, (one) => (isOver(one) ? 0 : 1));
  const { ended, open } = kit.playedOut(here.flight === null ? first : first.filter(({ value }) => isOver(value)), {
    round: (one) => roundSpread(terms, one),
    isOver,
    key: keyOf,
    worth: worthOf,
    most: MOST_FIELDS,
    rarest: TOO_RARE,
  });
  const left: BySide<number[]> = { attacker: [], defender: [] };
  for (const { value, chance } of ended)
    for (const side of SIDES) {
      const size = sizeOf(value[side].units);
      if (size > 0) left[side][size] = (left[side][size] ?? 0) + chance;
    }
  const wins = bothSides((side) => left[side].reduce((sum, chance) => sum + chance, 0));
  const nobody = kit.expected(ended, (one) => (SIDES.every((side) => sizeOf(one[side].units) === 0) ? 1 : 0));
  return { wins, nobody, fled, open, left: bothSides((side) => Array.from(left[side], (chance) => chance ?? 0)) };
}

/** Damage a field can still take: falls with every event. */
function worthOf(field: Field): number {
  return SIDES.reduce((sum, side) => {
    const { units } = field[side];
    return sum + sizeOf(units) + countOf(units, 'heavy-infantry') + 2 * countOf(units, 'cavalry');
  }, 0);
}
