import type { Chance, Spread } from '../../../kit/chance/spread.js';
import type { Side } from '../state/battle.js';
import { afterHits, type Duel, destroyable, volley } from './duel.js';
import { type Force, type Forces, isLoneCastle, Known, TYPES } from './force.js';

/** The end of a fight: what is left, and in which round. */
export interface Ending extends Forces {
  readonly rounds: number;
}

/** The strength at which each side leaves; 0 fights to the end. */
export type Stays = { readonly [S in Side]: number };

/** The undecided rest, and what is cut off on the way: together far below a billionth. */
const UNDECIDED = 1e-12;
const NEGLIGIBLE = 1e-17;
const MOST_ROUNDS = 400;

/** Round after round over all possible states, until hardly anything is undecided. */
export function fightToTheEnd(duel: Duel, from: Spread<Forces>, rounds: number, stays: Stays): Spread<Ending> {
  const table = new Table(duel, stays);
  for (const { value, chance } of from) table.enter(value, chance);
  table.settle(rounds);
  for (let round = 1; round <= MOST_ROUNDS && table.undecided > UNDECIDED; round++) {
    table.round();
    table.settle(rounds + round);
  }
  return table.endings;
}

type Outcomes = { readonly numbers: readonly number[]; readonly chances: readonly number[] };

class Table {
  readonly endings: Chance<Ending>[] = [];
  undecided = 0;
  private readonly attackers = new Known();
  private readonly defenders = new Known();
  private readonly fates = { attacker: new Map<number, number[]>(), defender: new Map<number, number[]>() };
  private readonly outcomes = new Map<number, readonly [Outcomes, Outcomes]>();
  /** Chance by index of attacker, then of defender. */
  private chances: number[][] = [];

  private readonly duel: Duel;
  private readonly stays: Stays;

  constructor(duel: Duel, stays: Stays) {
    this.duel = duel;
    this.stays = stays;
  }

  enter({ attacker, defender }: Forces, chance: number): void {
    const row = rowOf(this.chances, this.attackers.numberOf(attacker));
    const number = this.defenders.numberOf(defender);
    while (row.length <= number) row.push(0);
    row[number] = (row[number] ?? 0) + chance;
  }

  /** Sets ended states aside; a Castle left alone may surrender before the next round. */
  settle(rounds: number): void {
    this.undecided = 0;
    for (const [a, row] of this.chances.entries()) {
      for (const [d, chance] of row.entries()) {
        if (chance === 0) continue;
        const [attacker, defender] = [this.attackers.list[a], this.defenders.list[d]];
        if (attacker === undefined || defender === undefined) continue;
        if (this.isOver(a, d, defender)) this.endings.push({ value: { attacker, defender, rounds }, chance });
        else if (this.duel.surrenders && isLoneCastle(defender)) {
          const gone = { ...defender, counts: TYPES.map(() => 0) };
          this.endings.push({ value: { attacker, defender: gone, rounds }, chance });
        } else {
          this.undecided += chance;
          continue;
        }
        row[d] = 0;
      }
    }
  }

  private isOver(a: number, d: number, defender: Force): boolean {
    const [attackers, defenders] = [this.attackers.sizes[a] ?? 0, this.defenders.sizes[d] ?? 0];
    if (attackers <= this.stays.attacker || defenders <= this.stays.defender) return true;
    return (
      this.duel.spared !== null && TYPES.every((_, type) => destroyable(this.duel, 'defender', defender, type) === 0)
    );
  }

  /** By index: nearly all time is spent in this loop. */
  round(): void {
    const next: number[][] = [];
    for (let a = 0; a < this.chances.length; a++) {
      const row = this.chances[a] ?? [];
      for (let d = 0; d < row.length; d++) {
        const chance = row[d] ?? 0;
        if (chance < NEGLIGIBLE) continue;
        const [attackers, defenders] = this.outcomesOf(a, d);
        for (let i = 0; i < attackers.numbers.length; i++) {
          const part = chance * (attackers.chances[i] ?? 0);
          if (part < NEGLIGIBLE) continue;
          const others = rowOf(next, attackers.numbers[i] ?? 0);
          for (let j = 0; j < defenders.numbers.length; j++) {
            const other = defenders.numbers[j] ?? 0;
            while (others.length <= other) others.push(0);
            others[other] = (others[other] ?? 0) + part * (defenders.chances[j] ?? 0);
          }
        }
      }
    }
    this.chances = next;
  }

  /** Each side's outcomes of a round: both throw before anything is removed (6.2). */
  private outcomesOf(a: number, d: number): readonly [Outcomes, Outcomes] {
    const key = a * 2 ** 20 + d;
    const before = this.outcomes.get(key);
    if (before !== undefined) return before;
    const [attacker, defender] = [this.attackers.list[a], this.defenders.list[d]];
    if (attacker === undefined || defender === undefined) return [NONE, NONE];
    const outcomes = [
      this.after('attacker', this.attackers, a, volley(this.duel, 'defender', defender, attacker)),
      this.after('defender', this.defenders, d, volley(this.duel, 'attacker', attacker, defender)),
    ] as const;
    this.outcomes.set(key, outcomes);
    return outcomes;
  }

  private after(side: Side, forces: Known, number: number, hits: ReadonlyMap<number, readonly number[]>): Outcomes {
    let merged = new Map([[number, 1]]);
    for (const [type, chances] of hits) {
      const next = new Map<number, number>();
      for (const [before, chance] of merged) {
        const fates = this.fatesOf(side, forces, before, type, chances.length);
        for (let count = 0; count < chances.length; count++) {
          const fate = fates[count] ?? before;
          next.set(fate, (next.get(fate) ?? 0) + chance * (chances[count] ?? 0));
        }
      }
      merged = next;
    }
    return { numbers: [...merged.keys()], chances: [...merged.values()] };
  }

  /** A force after zero, one, two hits on a type: cached, because the same ones recur. */
  private fatesOf(side: Side, forces: Known, number: number, type: number, most: number): readonly number[] {
    const key = number * TYPES.length + type;
    const known = this.fates[side].get(key) ?? [number];
    const force = forces.list[number];
    if (force !== undefined)
      while (known.length < most) known.push(forces.numberOf(afterHits(this.duel, side, force, type, known.length)));
    this.fates[side].set(key, known);
    return known;
  }
}
const NONE: Outcomes = { numbers: [], chances: [] };

function rowOf(rows: number[][], number: number): number[] {
  while (rows.length <= number) rows.push([]);
  return rows[number] ?? [];
}
