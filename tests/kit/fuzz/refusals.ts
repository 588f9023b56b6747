import type { CommandSpec, OptionSpec, TypedOptions } from '../../../src/core/command.js';
import { awaitedSeats } from '../../../src/core/obligation.js';
import type { Rejection } from '../../../src/core/result.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { LOCALES } from '../../../src/core/words.js';
import { othersTurn, tryAction } from '../../../src/table/change/act.js';
import { Chance } from './chance.js';
import { Coverage } from './coverage.js';
import { playGame } from './game.js';
import { seatsOf } from './player.js';
import type { Subject } from './subject.js';

/** What people type by chance in whole games, how often it is refused, and how often without a reason of its own. */
export interface Refusals {
  readonly refused: number;
  readonly generic: number;
  readonly codes: ReadonlyMap<string, number>;
  /** The generic ones, as typed, each kind (command and code) once. */
  readonly examples: readonly string[];
}

export interface Typist {
  readonly games: number;
  /** Of each game only the first so many. */
  readonly acts: number;
  readonly seed: number;
  /** Sees each refusal, to say it. */
  readonly each?: (rejection: Rejection, typed: string) => void;
}

/**
 * Refusals that name no reason of their own: "not possible now", "not possible here". `isKnown`: what is typed is the
 * name of something, so that "nothing has that name" is no reason.
 */
export function isGeneric({ code, values = {} }: Rejection, isKnown: (text: string) => boolean = () => false): boolean {
  const { why, when, text } = values;
  if (GENERIC.includes(code) && why === undefined && when === undefined) return true;
  if (code !== 'not-a-choice') return false;
  const strange = typeof why === 'object' && 'id' in why && why.kind === 'wanted' && why.id === 'known';
  return strange && isKnown(String(text));
}
const GENERIC: readonly string[] = [
  'unknown',
  'not-a-choice',
  'not-offered',
  'offered-beside',
  'slot-illegal',
  'slot-illegal-of',
  'slot-illegal-none',
  'slot-unknown',
  'slot-missing-none',
];

export function refusalsOf<S extends State>(subject: Subject<S>, { games, acts, seed, each }: Typist): Refusals {
  const codes = new Map<string, number>();
  const examples = new Map<string, string>();
  let generic = 0;
  const words = new Heard();
  for (let game = 0; game < games; game++) {
    let count = 0;
    try {
      playGame(subject, subject.start(seed + game), seed + game, new Coverage(), (state, chance) => {
        count += 1;
        if (count > acts) throw new Enough();
        const tried = typedBy(subject, state, chance, words);
        if (tried === null) return;
        const { why, typed } = tried;
        codes.set(why.code, (codes.get(why.code) ?? 0) + 1);
        each?.(why, typed);
        if (!isGeneric(why, (text) => words.has(text))) return;
        generic += 1;
        const kind = `${typed.split(' ')[0]} ${why.code}`;
        if (!examples.has(kind)) examples.set(kind, `${typed}: ${why.code} ${JSON.stringify(why.values ?? {})}`);
      });
    } catch (stop) {
      if (count <= acts) throw stop;
    }
  }
  const refused = [...codes.values()].reduce((sum, one) => sum + one, 0);
  return { refused, generic, codes, examples: [...examples.values()] };
}

class Enough extends Error {}

/** A command by chance, and why it is refused; null where it is possible, or a question. */
function typedBy<S extends State>(
  { module }: Subject<S>,
  state: S,
  chance: Chance,
  words: Heard,
): { readonly why: Rejection; readonly typed: string } | null {
  const seats = seatsOf({ module }, state);
  const awaited = awaitedSeats(module.obligations(state));
  const seat = chance.one(chance.happens(0.8) && awaited.length > 0 ? awaited : seats);
  const spec = commandFor({ module }, state, seat, chance);
  const options = optionsFor({ module }, state, seat, spec, chance, words);
  const typed = `/${spec.name} ${JSON.stringify(options)}`;
  const why = refusalOf({ module }, state, seat, spec.name, options);
  return why === null ? null : { why, typed };
}

/** As the table answers: read, then tried action by action. */
export function refusalOf<S extends State>(
  { module }: Pick<Subject<S>, 'module'>,
  state: S,
  seat: SeatId,
  command: string,
  options: TypedOptions,
): Rejection | null {
  const read = module.typing.interpret(state, seat, command, options);
  if (!read.ok) return othersTurn(module, state, seat, command) ?? read.rejection;
  if (read.value.kind !== 'actions') return null;
  let now: State = state;
  for (const action of read.value.actions) {
    const done = tryAction(module, now, seat, action, new Chance(1));
    if (!done.ok) return done.rejection;
    now = done.value.state;
  }
  return null;
}

/** Half of the time one that is offered by its own name. */
function commandFor<S extends State>(
  { module }: Pick<Subject<S>, 'module'>,
  state: S,
  seat: SeatId,
  chance: Chance,
): CommandSpec {
  const offered = module.offers(state, seat).map(({ verb }) => verb);
  const fitting = module.typing.commands.filter(({ name }) => offered.includes(name));
  return chance.one(fitting.length > 0 && chance.happens(0.5) ? fitting : module.typing.commands);
}

/** Each option as it is suggested now, as something of its kind that was suggested before, or with a slip. */
function optionsFor<S extends State>(
  { module }: Pick<Subject<S>, 'module'>,
  state: S,
  seat: SeatId,
  { name, options = [] }: CommandSpec,
  chance: Chance,
  words: Heard,
): TypedOptions {
  const typed: Record<string, string | number | boolean> = {};
  for (const option of options) {
    if (option.required !== true && chance.happens(0.3)) continue;
    const value = typedFor(option, chance, () => {
      const locale = chance.one(LOCALES);
      const room = { suggestions: 25, letters: 100 };
      const now = module.typing.suggest(state, seat, name, option.name, typed, locale, room).map(({ value }) => value);
      words.hear(option.name, now);
      const word = chance.one([...(chance.happens(0.5) ? now : []), ...words.of(option.name), 'x']);
      return chance.happens(0.05) ? slip(word, chance) : word;
    });
    if (value !== null) typed[option.name] = value;
  }
  return typed;
}

function typedFor({ type, choices }: OptionSpec, chance: Chance, text: () => string): string | number | boolean | null {
  switch (type) {
    case 'integer':
    case 'number':
      return chance.between(0, 6);
    case 'boolean':
      return chance.happens(0.5);
    case 'text':
      return choices === undefined ? text() : chance.one(choices);
    default:
      return null;
  }
}

/** A letter left out. */
function slip(word: string, chance: Chance): string {
  const at = chance.below(Math.max(1, word.length));
  return word.slice(0, at) + word.slice(at + 1);
}

/** What was suggested for each option so far. */
class Heard {
  private readonly words = new Map<string, Set<string>>();

  hear(option: string, now: readonly string[]): void {
    const known = this.words.get(option) ?? new Set();
    for (const word of now) if (known.size < MOST_WORDS) known.add(word);
    this.words.set(option, known);
  }
  has(text: string): boolean {
    return [...this.words.values()].some((known) => known.has(text));
  }
  of(option: string): readonly string[] {
    return [...(this.words.get(option) ?? [])];
  }
}
const MOST_WORDS = 300;
