import type { Adviser } from '../core/adviser.js';
import type { GameResult, Outcome } from '../core/chronicle.js';
import type { CommandSpec } from '../core/command.js';
import type { About, Entries } from '../core/contract/about.js';
import type { EventMeanings } from '../core/contract/event-meanings.js';
import type { Foresight } from '../core/contract/foresight.js';
import type { Lesson } from '../core/contract/lesson.js';
import type { Policies } from '../core/contract/policies.js';
import type { Standing } from '../core/contract/seat-seen.js';
import type { Setup, SetupOption, SetupRules } from '../core/contract/setup.js';
import type { Typing } from '../core/contract/typing.js';
import type { Dice } from '../core/dice.js';
import type { Affair, GameModule, Pictures, Positions } from '../core/game-module.js';
import type { Json, JsonObject } from '../core/json.js';
import { type NameTerm, ok, type Phrase, type Result, refuse } from '../core/result.js';
import type { Chart, Scene, SceneRequest, SceneView } from '../core/scene.js';
import type { SeatId, TableMode } from '../core/seat.js';
import type { State } from '../core/state.js';
import type { GameWords, Locale } from '../core/words.js';
import { foresightOf } from './foresight.js';
import { layOut } from './position/lay-out.js';
import { type Shape, stateNotation } from './position/notation.js';
import type { Course } from './steps/course.js';
import { type Engine, engineOf, type Procedure } from './steps/engine.js';
import type { Play } from './steps/play.js';
import { type Answer, commandsOf, type Manners } from './typed/commands.js';
import type { Lexicon } from './typed/lexicon.js';
import { NOTHING_EXPLAINED } from './words/about.js';

/** A state as a seat (or a spectator: null) may see it, without the secrets of others. */
export type Seen<S> = S & JsonObject & { readonly viewer: SeatId | null };

/** What a game defines; the rest of the table's contract follows from it. */
export type Game<S extends State & Course, P extends Play<S>, Here> = Parts<S, P, Here> & Secrecy<S>;

/** Not needed without secrets; whoever hides something also says how it may be imagined. */
export type Secrecy<S> = { readonly hide?: undefined; readonly imagine?: undefined } | Hiding<S>;
interface Hiding<S> {
  /** The state without what this seat may not know. */
  hide(state: S, seat: SeatId | null): S;
  /** From what `hide` leaves: a whole state, the hidden parts dealt anew. What follows by itself is carried out then. */
  imagine(seen: S, seat: SeatId | null, chance: Dice): S;
}

interface Parts<S extends State & Course, P extends Play<S>, Here> {
  readonly id: string;
  readonly rulesVersion: string;
  readonly mode: TableMode;
  readonly seats: { readonly min: number; readonly max: number };
  readonly setupOptions?: readonly SetupOption[];
  /** The setup of a challenge: one seed, played by many, each alone. */
  readonly challenge?: Setup;
  /** The layout before any draw or throw: starting chances are a step. */
  begin(setup: Setup, seats: readonly SeatId[], overrides: Json | undefined): Result<S>;
  readonly procedure: Procedure<S, P, Here>;
  /** A seat's current score; at the end it ranks them. */
  score(state: S, seat: SeatId): number;
  /** Listed under a seat's score: its part in something (a team), and that sum. */
  parts?(seen: Seen<S>, seat: SeatId): Standing['parts'];
  /** How a seat stands, if not by so many points (`Standing.told`). */
  standing?(seen: Seen<S>, seat: SeatId): Phrase;
  /** For cooperative and solitaire games, when over: won, drawn or lost. */
  result?(state: S): GameResult;
  /** How it ended, if there are several ways (`verdict.<key>`). */
  verdict?(state: S): Phrase;
  status(seen: Seen<S>): Phrase;
  /** What a seat is in the game (a general, a colour), for people with several seats. */
  roleOf?(seen: Seen<S>, seat: SeatId): NameTerm | null;
  /** What a seat plays, announced at the start (`plays.<key>`); null: nothing to announce. */
  plays?(seen: Seen<S>, seat: SeatId): Phrase | null;
  /** What to show on a card while it lasts: a battle. */
  affair?(seen: Seen<S>): Affair | null;
  /** Points over the turns, for the score. */
  chart?(seen: Seen<S>, locale: Locale): Chart | null;
  /** Pictures besides `board` and `changes`. */
  readonly views?: readonly SceneView[];
  scene(seen: Seen<S>, request: SceneRequest, locale: Locale): Result<Scene>;
  /** What stands in a place of the board, in words; empty if nothing does. */
  stands?(seen: Seen<S>, place: string, locale: Locale): string;
  readonly commands: readonly CommandSpec[];
  readonly lexicon: Omit<Lexicon, 'words'>;
  readonly answers?: { readonly [command: string]: Answer<S> };
  readonly manners?: Manners<S>;
  /** The shape of the whole state, or a different notation. */
  readonly position: Shape<S> | Positions<S>;
  /** A position is read only up to a throw: makes somebody wait before it. Without this the game rests there. */
  held?(state: S): S;
  readonly words: GameWords;
  readonly questions?: Typing<S>['questions'];
  readonly adviser?: Adviser;
  readonly policies?: Policies<S>;
  readonly foresee?: Partial<Foresight<S>>;
  readonly about?: Entries<S>;
  /** The kind of thing that a place of the board is; without it, `place`. */
  readonly placeKind?: (place: string) => string;
  /** Where the game's book tells of what is owed; without it, its chapter of the turn. */
  readonly chapters?: About<S>['chapters'];
  readonly lesson?: Lesson<S>;
  readonly meanings?: EventMeanings<S>;
  /** Replacements for parts of the contract. */
  readonly instead?: Instead<S>;
}

/** Parts of the contract a game replaces; in `setup`, `typing` and the like only the given members. */
export interface Instead<S extends State> {
  readonly seatsFor?: SetupRules<S>['seatsFor'];
  readonly interpret?: Typing<S>['interpret'];
  readonly suggest?: Typing<S>['suggest'];
  readonly outcome?: GameModule<S>['outcome'];
  readonly chart?: Pictures['chart'];
  readonly standings?: (view: JsonObject) => readonly Standing[];
}

export function defineGame<S extends State & Course, P extends Play<S>, Here>(game: Game<S, P, Here>): GameModule<S> {
  const engine = engineOf(game.procedure);
  const { begin, oneStep: _oneStep, follow: _follow, ...asked } = engine;
  const isOver = (state: S) => game.procedure.here(state) === null;
  const positions = typeof game.position === 'function' ? stateNotation(game.id, game.position) : game.position;
  const { instead = {} } = game;
  const standings = (seen: Seen<S>): readonly Standing[] =>
    instead.standings?.(seen) ??
    seen.seats.map((seat) => {
      const told = game.standing?.(seen, seat);
      const standing = { seat, score: game.score(seen, seat), parts: game.parts?.(seen, seat) ?? [] };
      return told === undefined ? standing : { ...standing, told };
    });
  const typed = commandsOf(asked, { ...game.lexicon, words: game.words }, game.answers, game.manners);
  return {
    id: game.id,
    rulesVersion: game.rulesVersion,
    mode: game.mode,
    setup: {
      options: game.setupOptions ?? [],
      ...(game.challenge === undefined ? {} : { challenge: game.challenge }),
      seatsFor: instead.seatsFor ?? (() => ok(game.seats)),
      begin(setup, seats, dice, overrides) {
        const laid = game.begin(setup, seats, overrides);
        return laid.ok ? ok(begin(laid.value, dice)) : laid;
      },
    },
    ...asked,
    ...(game.adviser === undefined ? {} : { adviser: game.adviser }),
    ...(game.policies === undefined ? {} : { policies: game.policies }),
    outcome: instead.outcome ?? ((state) => (isOver(state) ? outcomeOf(game, state) : null)),
    foresee: foresightOf(game.foresee),
    about: {
      ...(game.about ?? NOTHING_EXPLAINED),
      place: (id) => ({ kind: game.placeKind?.(id) ?? 'place', id }),
      chapters: game.chapters ?? {},
    },
    ...(game.lesson === undefined ? {} : { lesson: game.lesson }),
    keepsSecrets: game.hide !== undefined,
    ...(game.hide === undefined ? {} : { imagine: imagining(game, engine) }),
    view: (state, seat) => ({ ...(game.hide?.(state, seat) ?? state), viewer: seat }),
    status: (view) => (isSeen<S>(view) ? game.status(view) : { key: 'over' }),
    seats: (view) =>
      isSeen<S>(view)
        ? standings(view).map((standing) => ({
            ...standing,
            role: game.roleOf?.(view, standing.seat) ?? null,
            plays: game.plays?.(view, standing.seat) ?? null,
          }))
        : [],
    affair: (view) => (isSeen<S>(view) ? (game.affair?.(view) ?? null) : null),
    pictures: {
      views: game.views ?? [],
      scene: (view, request, locale) => (isSeen<S>(view) ? game.scene(view, request, locale) : refuse('no-picture')),
      stands: (view, place, locale) => (isSeen<S>(view) ? (game.stands?.(view, place, locale) ?? '') : ''),
      chart: instead.chart ?? ((view, locale) => (isSeen<S>(view) ? (game.chart?.(view, locale) ?? null) : null)),
    },
    meanings: game.meanings ?? {},
    typing: {
      commands: game.commands,
      ...typed,
      ...(instead.interpret === undefined ? {} : { interpret: instead.interpret }),
      ...(instead.suggest === undefined ? {} : { suggest: instead.suggest }),
      ...(game.questions === undefined ? {} : { questions: game.questions }),
    },
    position: {
      read(position, seatOf) {
        const state = positions.read(position, seatOf);
        if (!state.ok) return state;
        const laid = layOut(engine, game.procedure.play, state.value, game.held ?? ((held) => held));
        // If somebody can always be held, a position may also say no more than a picture needs.
        const waits = game.held !== undefined || isOver(laid) || engine.obligations(laid).length > 0;
        return waits ? ok(laid) : refuse('position-value', { path: 'frames' });
      },
      write: positions.write,
    },
    words: game.words,
  };
}

/** A view that left the module comes back as plain JSON; its viewer identifies it as ours. */
function isSeen<S>(view: JsonObject): view is Seen<S> {
  return Object.hasOwn(view, 'viewer');
}

/** From the view alone. Where nobody is awaited for it any more (by an order that he may not have) the game goes on. */
function imagining<S extends State & Course, P extends Play<S>, Here>(
  { procedure, hide, imagine }: Pick<Game<S, P, Here>, 'procedure'> & Hiding<S>,
  engine: Engine<S, P>,
): NonNullable<GameModule<S>['imagine']> {
  return (state, seat, chance) => {
    const dealt = imagine(hide(state, seat), seat, chance);
    const play = procedure.play(dealt, chance);
    engine.carryOn(play);
    if (!procedure.sameWait(dealt, play.state)) play.nextId();
    return { ...play.state };
  };
}

/** Won, drawn or lost by all together; otherwise a ranking, with equal points sharing a place. */
function outcomeOf<S extends State & Course, P extends Play<S>, Here>(game: Game<S, P, Here>, state: S): Outcome {
  const scores = [...new Set(state.seats.map((seat) => game.score(state, seat)))].sort((one, other) => other - one);
  const ranking = scores.map((score) => {
    const seats = state.seats.filter((seat) => game.score(state, seat) === score);
    return seats.length > 1 ? { seats, score, tied: true as const } : { seats, score };
  });
  const score = Math.max(...scores);
  const group = game.result === undefined ? ranking : [{ seats: state.seats, result: game.result(state), score }];
  const verdict = game.verdict?.(state);
  return verdict === undefined ? { ranking: group } : { ranking: group, verdict };
}
