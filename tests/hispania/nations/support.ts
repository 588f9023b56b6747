import type { Action } from '../../../src/core/action.js';
import type { RollPurpose } from '../../../src/core/dice.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import type { Domain, Filled } from '../../../src/core/offer.js';
import type { Play } from '../../../src/games/hispania/engine/play.js';
import {
  apply,
  ask,
  carryOn,
  fallback,
  obligations,
  offers,
  playOf,
} from '../../../src/games/hispania/engine/steps.js';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import {
  AREA_IDS,
  type AreaId,
  NATION_IDS,
  type NationId,
  type ProvinceId,
} from '../../../src/games/hispania/facts/ids.js';
import { nationScore } from '../../../src/games/hispania/scoring/final.js';
import { readOptions } from '../../../src/games/hispania/setup/options.js';
import { blankState } from '../../../src/games/hispania/setup/start.js';
import type { HispaniaEvent } from '../../../src/games/hispania/state/events.js';
import { unitCount } from '../../../src/games/hispania/state/stack.js';
import type { Hispania, NationState, Stack } from '../../../src/games/hispania/state/state.js';

/** Dice whose faces a test names; what was rolled for is kept. Without names left, the last face given to `rest`. */
export class Faces {
  readonly rolled: { readonly face: number; readonly purpose: RollPurpose; readonly sides: number }[] = [];
  private queue: number[] = [];
  private rest: number | null = null;
  next(...faces: number[]): void {
    this.queue.push(...faces);
  }
  always(face: number): void {
    this.rest = face;
  }
  get left(): number {
    return this.queue.length;
  }
  roll(sides: number, purpose: RollPurpose): number {
    const face = this.queue.shift() ?? this.rest;
    if (face === null) throw new Error(`a die too many: ${purpose.what} ${JSON.stringify(purpose.values)}`);
    this.rolled.push({ face, purpose, sides });
    return Math.min(face, sides);
  }
}

export interface Position {
  readonly setup?: Record<string, string>;
  readonly turn: number;
  /** Whose turn begins; without it the game turn is about to close. */
  readonly nation?: NationId;
  /** Where in that turn; at its start where nothing is said. */
  readonly phase?: Hispania['stage']['phase'];
  /** Nation by nation; a, b, c, d by group of the standard version where nothing is said. */
  readonly seats?: { readonly [N in NationId]?: string };
  readonly board: { readonly [A in AreaId]?: { readonly [N in NationId]?: Stack } };
  readonly gold?: { readonly [N in NationId]?: number };
  readonly submitted?: { readonly [N in NationId]?: NationId };
  readonly ruins?: { readonly [P in ProvinceId]?: NationId };
  readonly hands?: Record<string, Hispania['players'][string]['hand']>;
  readonly nations?: { readonly [N in NationId]?: Partial<NationState> };
}

const SEATS = ['a', 'b', 'c', 'd', 'e'] as const;

/** A game at a position, played by its rules alone. */
export class Board {
  state: Hispania;
  readonly dice = new Faces();
  readonly events: HispaniaEvent[] = [];

  constructor(position: Position) {
    const read = readOptions({ scenario: 'D', ...position.setup });
    if (!read.ok) throw new Error(JSON.stringify(read.rejection));
    const { drawn: _drawn, ...options } = read.value;
    const used = new Set(Object.values(position.seats ?? {}));
    const seats = SEATS.filter((seat) => seat !== 'e' || used.has('e'));
    const play = playOf(blankState(STANDARD_BOOK, options, seats, null), this.dice);
    for (const area of AREA_IDS) {
      for (const nation of NATION_IDS) play.setStack(area, nation, position.board[area]?.[nation] ?? {});
    }
    // A bystander whose turn comes last, so that play stops there instead of running on into the next turns.
    if (position.nation !== undefined && position.nation !== 'almoravide')
      play.setStack('ibiza', 'almoravide', { infantry: 1 });
    for (const nation of NATION_IDS) {
      const player = STANDARD_BOOK.nations[nation].player;
      const present = AREA_IDS.some((area) => play.state.areas[area][nation] !== undefined);
      const first = Math.min(...(STANDARD_BOOK.nations[nation].arrivals ?? []).map(({ turn }) => turn), 99);
      play.nation(nation, {
        status: present ? 'playing' : first >= position.turn || first === 99 ? 'waiting' : 'gone',
        seat: position.seats?.[nation] ?? (player === null ? null : (SEATS[player - 1] ?? null)),
        gold: position.gold?.[nation] ?? 0,
        suzerain: position.submitted?.[nation] ?? null,
        ...position.nations?.[nation],
      });
    }
    for (const [seat, hand] of Object.entries(position.hands ?? {})) play.player(seat, { hand });
    play.set({ turn: position.turn, ruins: position.ruins ?? {} });
    play.stage({
      phase: position.phase ?? (position.nation === undefined ? 'closing' : 'start'),
      nation: position.nation ?? null,
    });
    this.state = play.state;
  }

  /** Goes on to the first question. */
  begin(): this {
    const play = playOf(this.state, this.dice);
    carryOn(play);
    this.state = { ...play.state };
    this.events.push(...play.events);
    return this;
  }

  /** Runs something of the rules directly, then goes on. */
  run(work: (play: Play) => void): this {
    const play = playOf(this.state, this.dice);
    work(play);
    this.state = { ...play.state };
    this.events.push(...play.events);
    return this;
  }

  do(seat: string, action: Action): this {
    const result = apply(this.state, seat, action, this.dice);
    if (!result.ok) {
      const where = JSON.stringify({ stage: this.state.stage, frame: this.state.frames.at(-1), owed: this.owed() });
      throw new Error(`${JSON.stringify(action)} refused: ${JSON.stringify(result.rejection)} at ${where}`);
    }
    this.state = result.value.state;
    for (const event of result.value.events) if (isOurs(event)) this.events.push(event);
    return this;
  }

  /** A move by the way named, else straight over the last border where there are several; Leaders among the units. */
  move(seat: string, from: AreaId, units: Record<string, number>, to: AreaId, via: AreaId = from): this {
    const isLeader = ([id]: [string, number]) => id.startsWith('leader:');
    const slots: Filled = {
      from,
      units: Object.fromEntries(Object.entries(units).filter((entry) => !isLeader(entry))),
      leaders: Object.fromEntries(Object.entries(units).filter(isLeader)),
      to,
      via,
    };
    return this.do(seat, this.filled(seat, 'move', slots));
  }
  /** The action with just those of the values that are asked for. */
  filled(seat: string, verb: string, values: Filled): Action {
    const filled: Record<string, Filled[string]> = {};
    for (;;) {
      const domain = this.ask(seat, verb, filled);
      const value = domain.kind === 'done' ? undefined : values[domain.slot];
      if (domain.kind === 'done' || value === undefined) return { verb, ...filled };
      filled[domain.slot] = value;
    }
  }

  refusal(seat: string, action: Action): string | null {
    const result = apply(this.state, seat, action, this.dice);
    return result.ok ? null : result.rejection.code;
  }

  /** Everybody does what is done for the absent, until the nation's turn (or something named) has passed. */
  passUntil(done: (state: Hispania) => boolean): this {
    for (let step = 0; step < 2000 && !done(this.state) && this.state.stage.phase !== 'over'; step++) {
      const [owed] = obligations(this.state);
      if (owed === undefined) throw new Error('nobody is awaited');
      // Whoever lets one chance pass is asked again at the next.
      this.do(firstAwaited(owed), owed.kind === 'window' ? { verb: 'pass' } : fallback(this.state, owed));
    }
    return this;
  }
  /** To the end of the active nation's turn. */
  finish(): this {
    const { nation } = this.state.stage;
    return this.passUntil((state) => state.stage.nation !== nation);
  }
  passTo(phase: Hispania['stage']['phase']): this {
    return this.passUntil((state) => state.stage.phase === phase);
  }

  owed(): string[] {
    return obligations(this.state).flatMap(({ seats, what, kind }) =>
      kind === 'window' ? seats.map((seat) => `${seat}:${what}`) : [`${seats.join()}:${what}`],
    );
  }
  verbs(seat: string): string[] {
    return offers(this.state, seat).map(({ verb }) => verb);
  }
  ask(seat: string, verb: string, filled: Filled = {}): Domain {
    return ask(this.state, seat, verb, filled);
  }
  choices(seat: string, verb: string, filled: Filled = {}): string[] {
    const domain = this.ask(seat, verb, filled);
    return domain.kind === 'one' || domain.kind === 'some' ? domain.choices.map(({ id }) => id) : [];
  }

  units(area: AreaId, nation: NationId): Stack {
    return this.state.areas[area][nation] ?? {};
  }
  total(nation: NationId): number {
    return AREA_IDS.reduce((sum, area) => sum + unitCount(this.state.areas[area][nation]), 0);
  }
  score(nation: NationId): number {
    return nationScore(this.state, nation);
  }
  whys(nation: NationId): [string, number][] {
    return this.state.ledger.filter((entry) => entry.nation === nation).map(({ why, points }) => [why, points]);
  }
  told<Type extends HispaniaEvent['type']>(type: Type): Extract<HispaniaEvent, { readonly type: Type }>[] {
    return this.events.filter((event): event is Extract<HispaniaEvent, { readonly type: Type }> => event.type === type);
  }
}

function isOurs(event: { readonly type: string }): event is HispaniaEvent {
  return event.type.length > 0;
}
