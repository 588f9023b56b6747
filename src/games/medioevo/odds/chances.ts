import type { Here } from '../battle/stages.js';
import { type BySide, SIDES, type Side } from '../state/battle.js';
import type { Medioevo } from '../state/state.js';
import { countOf, sizeOf } from '../state/units.js';
import { knownOf } from './known.js';
import { type Field, isOver, keyOf } from './ranks.js';
import { roundSpread } from './round.js';
import { settled } from './settled.js';
import { type Spread, surely } from './spread.js';
import { forceOf, type Terms, termsOf } from './terms.js';

/** How a battle ends if both sides fight on as is usual: by who is left, with how many units (6.14). */
export interface Chances {
  readonly wins: BySide<number>;
  /** Both are gone. */
  readonly nobody: number;
  /** The attacker has fled after the round under way. */
  readonly fled: number;
  /** What was not followed to its end (6.14): the others add up to one less this. */
  readonly open: number;
  /** By the number of units that it then has left, how likely the side is to win. */
  readonly left: BySide<readonly number[]>;
}

/** So many different positions are looked at, and none less likely than this. */
const MOST_FIELDS = 2_000;
const TOO_RARE = 1e-8;

/**
 * The chances of a battle from where it stands (6.14); whatever is asked of anybody now counts as decided by the usual
 * order.
 */
export function chancesOf(state: Medioevo, here: Here): Chances {
  const terms = termsOf(state, here);
  const { field, blows } = settled(state, here, terms, {
    attacker: forceOf(state, here, 'attacker'),
    defender: forceOf(state, here, 'defender'),
  });
  // The dice of a round under way are its own: no later round may take over what it comes to.
  const begun: Terms = { ...terms, worked: { ...terms.worked, blows: new Map() } };
  const first = isOver(field) || blows ? surely(field) : roundSpread(begun, field, knownOf(state, here));
  return followedOn(terms, first, here.flight !== null);
}

/** Rounds after rounds, the position with most men first: none comes back to one with more. */
function followedOn(terms: Terms, first: Spread<Field>, flees: boolean): Chances {
  const waiting = new Map<number, Map<string, { field: Field; chance: number }>>();
  const tally = { nobody: 0, fled: 0, open: 0, attacker: [] as number[], defender: [] as number[] };
  const add = (field: Field, chance: number) => {
    if (isOver(field)) {
      ended(tally, field, chance);
      return;
    }
    const worth = worthOf(field);
    const level = waiting.get(worth) ?? new Map<string, { field: Field; chance: number }>();
    waiting.set(worth, level);
    const known = level.get(keyOf(field));
    if (known === undefined) level.set(keyOf(field), { field, chance });
    else known.chance += chance;
  };
  for (const { value, chance } of first) {
    if (flees && !isOver(value)) tally.fled += chance;
    else add(value, chance);
  }
  let looked = 0;
  for (let worth = Math.max(0, ...waiting.keys()); worth > 0; worth--) {
    for (const [key, { field, chance }] of waiting.get(worth) ?? []) {
      looked += 1;
      if (looked > MOST_FIELDS || chance < TOO_RARE) {
        tally.open += chance;
        continue;
      }
      const next = roundSpread(terms, field);
      // Where nothing happens the round is fought again.
      const stays = next.reduce((sum, one) => sum + (keyOf(one.value) === key ? one.chance : 0), 0);
      if (stays > 1 - TOO_RARE) tally.open += chance;
      else for (const one of next) if (keyOf(one.value) !== key) add(one.value, (chance * one.chance) / (1 - stays));
    }
  }
  const sum = (side: Side) => tally[side].reduce((all, one) => all + (one ?? 0), 0);
  const left = (side: Side) => Array.from(tally[side], (one) => one ?? 0);
  return {
    wins: { attacker: sum('attacker'), defender: sum('defender') },
    nobody: tally.nobody,
    fled: tally.fled,
    open: tally.open,
    left: { attacker: left('attacker'), defender: left('defender') },
  };
}

interface Tallied {
  nobody: number;
  readonly attacker: number[];
  readonly defender: number[];
}

function ended(tally: Tallied, field: Field, chance: number): void {
  const winner = SIDES.find((side) => sizeOf(field[side].units) > 0);
  if (winner === undefined) tally.nobody += chance;
  else {
    const size = sizeOf(field[winner].units);
    tally[winner][size] = (tally[winner][size] ?? 0) + chance;
  }
}

/** Points of damage that a field can still take: less with everything that happens. */
function worthOf(field: Field): number {
  return SIDES.reduce((sum, side) => {
    const { units } = field[side];
    return sum + sizeOf(units) + countOf(units, 'heavy-infantry') + 2 * countOf(units, 'cavalry');
  }, 0);
}
