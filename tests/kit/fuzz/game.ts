import type { State } from '../../../src/core/state.js';
import { Broken, must } from './broken.js';
import { Chance } from './chance.js';
import { checkAwaited, checkPlain, checkPosition, checkReplay } from './checks.js';
import type { Coverage } from './coverage.js';
import { choose } from './player.js';
import type { Start, Subject } from './subject.js';

type Whole<S> = { readonly finished: boolean; readonly actions: number; readonly state: S };

/** More than any game needs that gets on. */
const MOST_ACTIONS = 6000;
/** Costly checks are made at every so many actions. */
const EVERY = 151;

/** What does not hold, and the last actions and events that led to it. */
export class GameFault extends Error {
  readonly story: readonly string[];
  constructor(message: string, story: readonly string[]) {
    super(message);
    this.story = story;
  }
}

/** One whole game by random offers, checked at each action. `each` sees every state before its action. */
export function playGame<S extends State>(
  subject: Subject<S>,
  start: Start,
  seed: number,
  coverage: Coverage,
  each: (state: S, chance: Chance) => void = () => undefined,
): Whole<S> {
  const { module } = subject;
  const chance = new Chance(seed);
  const aside = new Chance(seed ^ 0x5bd1e995);
  const story: string[] = [];
  let count = 0;
  let state: S | null = null;
  try {
    state = begin(subject, start, chance, coverage);
    while (module.outcome(state) === null && count < MOST_ACTIONS) {
      const before: S = state;
      each(before, aside);
      const { seat, action } = choose(subject, before, chance, seed);
      story.push(`${seat} ${JSON.stringify(action)}`);
      const branch = chance.branch();
      const applied = module.apply(before, seat, action, subject.dice?.(branch, seed) ?? branch);
      if (!applied.ok) throw new Broken(`offered and refused: ${JSON.stringify(applied.rejection)}`);
      const { state: after, events } = applied.value;
      story.push(...events.map((event) => `   ${JSON.stringify(event)}`));
      if (story.length > 400) story.splice(0, 200);
      const over = module.outcome(after) !== null;
      must(over || module.obligations(after).length > 0, () => 'nobody is awaited');
      const played = { before, seat, action, events, after, count, seed, aside };
      coverage.see(action, events);
      subject.see?.(coverage, played);
      if (count % EVERY === seed % EVERY || over) {
        checkPlain(after);
        checkReplay(subject, played);
        checkPosition(subject, after);
      }
      if (count % 11 === 0 || over) checkAwaited(subject, after);
      subject.check?.(played);
      state = after;
      count += 1;
    }
    return { finished: module.outcome(state) !== null, actions: count, state };
  } catch (fault) {
    const at =
      state === null ? '' : (subject.place?.(state) ?? JSON.stringify(module.status(module.view(state, null))));
    const how = fault instanceof Broken ? fault.message : fault instanceof Error ? fault.stack : String(fault);
    throw new GameFault(`seed ${seed} ${JSON.stringify(start.setup)}, action ${count}\n  ${how}\n  at ${at}`, story);
  }
}

export function begin<S extends State>(
  { module }: Subject<S>,
  { setup, seats, position }: Start,
  chance: Chance,
  coverage: Coverage,
): S {
  if (position !== undefined) {
    const read = module.position.read(position, (name) => name);
    if (!read.ok) throw new Broken(`no position: ${JSON.stringify(read.rejection)}`);
    return read.value;
  }
  const started = module.setup.begin(setup, seats, chance);
  if (!started.ok) throw new Broken(`no game: ${JSON.stringify(started.rejection)}`);
  for (const event of started.value.events) coverage.count('event', event.type);
  return started.value.state;
}
