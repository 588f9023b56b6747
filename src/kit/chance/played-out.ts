import type { Chance, Spread } from './spread.js';

/** A battle as a process of rounds. */
export interface Rounds<State, Key> {
  /** Possible states after one round. */
  readonly round: (state: State) => Spread<State>;
  readonly isOver: (state: State) => boolean;
  /** Equal keys mean the same future. */
  readonly key: (state: State) => Key;
  /** Above 0, and falling with each round in which anything happens. */
  readonly worth: (state: State) => number;
  /** Limits on the states followed: at most so many, none less likely than this. */
  readonly most?: number;
  readonly rarest?: number;
}

export interface PlayedOut<State> {
  readonly ended: Spread<State>;
  /** The probability not followed to the end. */
  readonly open: number;
}

/** Plays round after round to the end, highest worth first. A round in which nothing happens is fought again. */
export function playedOut<State, Key>(start: Spread<State>, rounds: Rounds<State, Key>): PlayedOut<State> {
  const { round, isOver, key, worth, most = Number.POSITIVE_INFINITY, rarest = 0 } = rounds;
  const ended: Chance<State>[] = [];
  const waiting = new Map<number, Map<Key, { readonly value: State; chance: number }>>();
  const add = (value: State, chance: number, name = key(value)) => {
    const height = worth(value);
    const level = waiting.get(height) ?? new Map<Key, { readonly value: State; chance: number }>();
    waiting.set(height, level);
    const known = level.get(name);
    if (known === undefined) level.set(name, { value, chance });
    else known.chance += chance;
  };
  for (const one of start) {
    if (isOver(one.value)) ended.push(one);
    else add(one.value, one.chance);
  }
  let [open, looked] = [0, 0];
  for (let height = Math.max(0, ...waiting.keys()); height > 0; height--) {
    for (const [name, { value: state, chance }] of waiting.get(height) ?? []) {
      looked += 1;
      if (looked > most || chance < rarest) {
        open += chance;
        continue;
      }
      let stays = 0;
      const on: { readonly name: Key | null; readonly next: Chance<State> }[] = [];
      for (const next of round(state)) {
        const called = isOver(next.value) ? null : key(next.value);
        if (called === name) stays += next.chance;
        else on.push({ name: called, next });
      }
      if (stays >= 1 - rarest) {
        open += chance;
        continue;
      }
      for (const { name: called, next } of on) {
        const share = (chance * next.chance) / (1 - stays);
        if (called === null) ended.push({ value: next.value, chance: share });
        else add(next.value, share, called);
      }
    }
  }
  return { ended, open };
}
