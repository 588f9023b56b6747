import { createHash } from 'node:crypto';
import type { Action } from '../../../src/core/action.js';
import type { Setup } from '../../../src/core/contract/setup.js';
import { awaitedSeats } from '../../../src/core/obligation.js';
import type { Domain, Filled } from '../../../src/core/offer.js';
import type { SeatId } from '../../../src/core/seat.js';
import { LOCALES } from '../../../src/core/words.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { type Hashes, hashesOf, type Moment } from '../../kit/recorded/recording.js';

/** Whose game, with what, and by which dice. */
export interface Begun {
  readonly setup: Setup;
  readonly seats: readonly SeatId[];
  readonly seed: number;
}

/** What every game of this module came to, and what might have been done at each step. */
export interface Found extends Hashes {
  readonly offered: string;
  /** How it stood when each turn began: in the first that differs it went another way. */
  readonly turns: readonly string[];
}

/** A game as it was played. */
export interface Recorded extends Begun {
  readonly name: string;
  readonly actions: readonly (readonly [seat: SeatId, action: Action])[];
  readonly found: Found;
}

/** The costly ways to look at a game are gone so often; a few steps apart, so that they fall on all kinds of steps. */
const BOARD_EVERY = 13;
const ASK_EVERY = 17;
const POSITION_EVERY = 101;

/** The game again, or for the first time: what comes next is read from its record, or chosen. */
export function played({ setup, seats, seed }: Begun, next: (state: Medioevo, count: number) => Next): Found {
  const begun = MEDIOEVO.setup.begin(setup, seats, new Chance(seed));
  if (!begun.ok) throw new Error(begun.rejection.code);
  const offered = createHash('sha256');
  const turns: string[] = [];
  let turn = -1;
  const hashes = hashesOf<Medioevo>({
    module: MEDIOEVO,
    begun: begun.value,
    dice: (count) => new Chance(seed * 100_003 + count),
    next(state, count) {
      const chosen = next(state, count);
      offered.update(JSON.stringify(offersIn(state, chosen)));
      if (state.turn !== turn) turns.push(createHash('sha256').update(JSON.stringify(state)).digest('base64url'));
      turn = state.turn;
      return chosen;
    },
    showing,
  });
  return { ...hashes, offered: offered.digest('base64url').slice(0, 12), turns: turns.map((one) => one.slice(0, 6)) };
}

type Next = Moment<Medioevo>['next'];

/** What each who is awaited may do, and all that was asked on the way to what is done. */
function offersIn(state: Medioevo, next: Next): readonly unknown[] {
  const owed = MEDIOEVO.obligations(state);
  const offers = awaitedSeats(owed).map((seat) => MEDIOEVO.offers(state, seat));
  return [owed, offers, next === null ? [] : askedFor(state, ...next), MEDIOEVO.outcome(state)];
}

function askedFor(state: Medioevo, seat: SeatId, { verb, ...said }: Action): readonly Domain[] {
  const filled: Record<string, Filled[string]> = {};
  const asked: Domain[] = [];
  for (;;) {
    const domain = MEDIOEVO.ask(state, seat, verb, filled);
    asked.push(domain);
    const value = domain.kind === 'done' ? undefined : said[domain.slot];
    if (domain.kind === 'done' || value === undefined) return asked;
    filled[domain.slot] = value;
  }
}

function showing({ state, events, count, next }: Moment<Medioevo>): readonly unknown[] {
  const seat = next?.[0] ?? null;
  const locale = LOCALES[count % LOCALES.length] ?? 'en';
  const view = MEDIOEVO.view(state, seat);
  const every = (steps: number, shown: () => unknown) => (count % steps === 0 ? shown() : null);
  return [
    next === null ? null : [MEDIOEVO.foresee.action(state, ...next), pricesOf(state, ...next)],
    events.map((event) => MEDIOEVO.meanings.touched?.(state, event)),
    every(BOARD_EVERY, () => [
      MEDIOEVO.pictures.scene(view, { show: 'changes', events }, locale),
      MEDIOEVO.seats(view),
      MEDIOEVO.status(view),
      MEDIOEVO.affair?.(MEDIOEVO.view(state, null)),
    ]),
    every(ASK_EVERY, () => answersTo(state, seat)),
    every(POSITION_EVERY, () => MEDIOEVO.position.write(state, (one) => one)),
  ];
}

/** What is said beside the first choices of the first question. */
function pricesOf(state: Medioevo, seat: SeatId, { verb }: Action): readonly unknown[] {
  const first = MEDIOEVO.ask(state, seat, verb, {});
  if (first.kind !== 'one') return [];
  return first.choices.slice(0, 3).map((choice) => MEDIOEVO.foresee.choice?.(state, seat, verb, {}, choice));
}

/** What somebody is told who asks by pressing. */
function answersTo(state: Medioevo, seat: SeatId | null): readonly unknown[] {
  const questions = MEDIOEVO.typing.questions?.(state, seat) ?? [];
  return questions.map(({ command, option, choices = [] }) => [
    choices,
    option === undefined
      ? [MEDIOEVO.typing.interpret(state, seat, command, {})]
      : choices.slice(0, 4).map(({ id }) => MEDIOEVO.typing.interpret(state, seat, command, { [option]: id })),
  ]);
}
