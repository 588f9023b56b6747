import type { Dice } from '../../../core/dice.js';
import type * as kit from '../../../kit/index.js';
import { type Fighters, type Fought, type Meeting, meetingAt } from '../battle/battle.js';
import { type Meant, Play, type Thrown } from '../engine/play.js';
import type { PlaceId } from '../facts/ids.js';
import type { ReconquistaEvent } from '../state/events.js';
import type { Reconquista } from '../state/state.js';
import { battleSpread } from './battle-odds.js';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const A_FACE: kit.Spread<number> = FACES.map((value) => ({ value, chance: 1 / FACES.length }));
/** Everything that is thrown goes through the fork instead. */
const NO_DICE: Dice = {
  roll() {
    throw new Error('chance throws no dice');
  },
};

/** Wants to know what happens on the way: of a battle its end and who is left, without its rounds. */
export interface Hearer {
  told?(event: ReconquistaEvent): void;
  fought?(at: PlaceId, attacker: Fighters, defender: Fighters, fought: Fought): void;
}

/** An action as chance may have it: where dice decide, all that they may mean is followed. Nothing is told but to the hearer. */
export class ChancePlay extends Play {
  override readonly stepByStep = true;
  private readonly fork: kit.Fork;
  private readonly battles: Battles;
  private readonly hearer: Hearer;

  constructor(state: Reconquista, fork: kit.Fork, battles: Battles, hearer: Hearer) {
    super(state, NO_DICE);
    this.fork = fork;
    this.battles = battles;
    this.hearer = hearer;
  }

  override emit(event: ReconquistaEvent): void {
    this.hearer.told?.(event);
  }
  override die(): number {
    return this.fork.take(A_FACE);
  }
  override pick<Item>(_what: string, items: readonly Item[]): Item | null {
    if (items.length === 0) return null;
    return this.fork.take(items.map((value) => ({ value, chance: 1 / items.length })));
  }
  override thrown<Meaning extends string>(
    dice: readonly Thrown[],
    means: (faces: readonly number[]) => Meaning | null,
  ): Meant<Meaning> {
    return this.fork.take(meanings(dice.length, means));
  }
  override fight(at: PlaceId, attacker: Fighters, defender: Fighters): Fought {
    const { end, ...left } = this.fork.take(this.battles.of(meetingAt(this, at, attacker, defender)));
    const sides = { attacker: attacker.side, defender: defender.side };
    this.hearer.told?.({ type: 'battle-ended', at, ...sides, end, thread: '' });
    this.hearer.fought?.(at, attacker, defender, { end, ...left });
    return { end, ...left };
  }
}

/** Each meaning of so many dice once, with the share of the faces that mean anything. */
function meanings<Meaning extends string>(
  dice: number,
  means: (faces: readonly number[]) => Meaning | null,
): kit.Spread<Meant<Meaning>> {
  const found = new Map<Meaning, { value: Meant<Meaning>; chance: number }>();
  let fitting = 0;
  for (const faces of dice === 1 ? ONE : pairs(dice)) {
    const meaning = means(faces);
    if (meaning === null) continue;
    fitting += 1;
    const known = found.get(meaning);
    if (known === undefined) found.set(meaning, { value: { faces, meaning }, chance: 1 });
    else known.chance += 1;
  }
  return [...found.values()].map(({ value, chance }) => ({ value, chance: chance / fitting }));
}

const ONE: readonly (readonly number[])[] = FACES.map((face) => [face]);
const TWO: readonly (readonly number[])[] = ONE.flatMap(([first = 0]) => FACES.map((face) => [first, face]));

function pairs(dice: number): readonly (readonly number[])[] {
  if (dice !== 2) throw new Error(`${dice} dice are never thrown together`);
  return TWO;
}

/** The same few battles recur on many ways. */
export class Battles {
  private readonly known = new Map<string, kit.Spread<Fought>>();

  of(meeting: Meeting): kit.Spread<Fought> {
    const key = JSON.stringify(meeting);
    const spread = this.known.get(key) ?? battleSpread(meeting);
    this.known.set(key, spread);
    return spread;
  }
}
