import type { Action } from '../../../src/core/action.js';
import type { GameEvent } from '../../../src/core/chronicle.js';
import { PROCEDURE } from '../../../src/games/medioevo/engine/steps.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import type { Frame } from '../../../src/games/medioevo/state/frame.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import * as kit from '../../../src/kit/index.js';
import { faces } from './world.js';

/** The same game while this is done. */
export function during(state: Medioevo, ...frames: readonly Frame[]): Medioevo {
  return { ...state, frames };
}

/** All are writing down what they buy: a wait in which nothing goes on by itself. */
export function buying(state: Medioevo): Medioevo {
  return during({ ...state, phase: 'purchases' }, { kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false });
}

export type Act = readonly [seat: string, action: Action];

/** On to where somebody is awaited, with these dice. */
export function carriedOn(state: Medioevo, dice: readonly number[] = []): Medioevo {
  return kit.engineOf(PROCEDURE).begin(state, faces(...dice)).state;
}

/** What was told on the way, and where it led. */
export function told(
  state: Medioevo,
  acts: readonly Act[],
  dice: readonly number[] = [],
): { readonly state: Medioevo; readonly events: readonly GameEvent[] } {
  const thrown = faces(...dice);
  const events: GameEvent[] = [];
  for (const [seat, action] of acts) {
    const applied = MEDIOEVO.apply(state, seat, action, thrown);
    if (!applied.ok) throw new Error(`${seat} ${JSON.stringify(action)}: ${JSON.stringify(applied.rejection)}`);
    events.push(...applied.value.events);
    state = applied.value.state;
  }
  return { state, events };
}

/** Through the module itself, each action offered; with these dice. */
export function acted(state: Medioevo, acts: readonly Act[], dice: readonly number[] = []): Medioevo {
  return told(state, acts, dice).state;
}

/** Why it is refused; null: it is not. */
export function refusalOf(state: Medioevo, seat: string, action: Action): string | null {
  const applied = MEDIOEVO.apply(state, seat, action, faces());
  return applied.ok ? null : applied.rejection.code;
}

/** The verbs that a seat may use now. */
export function verbsOf(state: Medioevo, seat: string): readonly string[] {
  return MEDIOEVO.offers(state, seat).map(({ verb }) => verb);
}

const given = (filled: Readonly<Record<string, Action[string] | undefined>>) =>
  Object.fromEntries(Object.entries(filled).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** What may be answered in a slot. */
export function choicesIn(state: Medioevo, seat: string, action: Action): readonly string[] {
  const { verb, ...filled } = action;
  const domain = MEDIOEVO.ask(state, seat, verb, given(filled));
  return domain.kind === 'one' || domain.kind === 'some' ? domain.choices.map(({ id }) => id) : [];
}

/** Beside which of them something is said, as a note of the game's words. */
export function notedIn(state: Medioevo, seat: string, { verb, ...filled }: Action, note: string): readonly string[] {
  const domain = MEDIOEVO.ask(state, seat, verb, given(filled));
  return domain.kind === 'one' ? domain.choices.flatMap((one) => (one.note === note ? [one.id] : [])) : [];
}

/** How many at most may be answered in a slot. */
export function mostIn(state: Medioevo, seat: string, { verb, ...filled }: Action): number {
  const domain = MEDIOEVO.ask(state, seat, verb, given(filled));
  if (domain.kind !== 'number' && domain.kind !== 'some') throw new Error(`no number: ${domain.kind}`);
  return domain.max;
}
