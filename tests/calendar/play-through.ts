import { adviceFor } from '../../src/core/advice-for.js';
import type { Setup } from '../../src/core/contract/setup.js';
import type { GameModule } from '../../src/core/game-module.js';
import { firstAwaited, type Obligation } from '../../src/core/obligation.js';
import type { SeatId } from '../../src/core/seat.js';
import type { State } from '../../src/core/state.js';
import { type Settled, settledPart } from '../../src/table/ahead/settled.js';
import { emptySeat } from '../../src/table/change/new-game.js';
import { turnOf } from '../../src/table/pilots.js';
import { DEFAULT_SETTINGS, type Tempo } from '../../src/table/ports/settings.js';
import type { GameRecord } from '../../src/table/ports/store.js';
import { Chance } from '../kit/fuzz/chance.js';
import { type Player, playerNamed } from '../selfplay/players.js';
import { laidAhead, saidOnce } from './laid-ahead.js';
import { HOUR, looksAt, someMoment } from './people.js';

/** One game on the calendar. */
export interface OnCalendar {
  readonly seed: number;
  /** From the first call to the end, in milliseconds. */
  readonly lasted: number;
  /** How often somebody who was not at the phone was called. */
  readonly handOvers: number;
  readonly turns: number;
  /** By what was awaited: time, and how often the game stood still for it. */
  readonly waits: Readonly<Record<string, { readonly time: number; readonly times: number }>>;
  readonly longest: { readonly what: string; readonly time: number };
  /** Answers that people gave, and those of them that the default would have given. */
  readonly answers: number;
  readonly usual: number;
  /** Answers that were settled ahead. */
  readonly settled: number;
}

export interface Sitting {
  readonly setup: Setup;
  readonly seats: number;
  readonly player: string;
  readonly tempo: Tempo;
}

const MOST_ANSWERS = 60_000;
const WINDOW = (DEFAULT_SETTINGS.windowHours ?? 12) * HOUR;

/** Plays a whole game: those at the phone answer at once, all others are called and look when they look. */
export function playThrough(module: GameModule, sitting: Sitting, seed: number): OnCalendar {
  return new Game(module, sitting, seed).play();
}

class Game {
  private readonly module: GameModule;
  private readonly seed: number;
  private readonly seats: readonly SeatId[];
  private readonly dice: Chance;
  private readonly luck: Chance;
  private readonly thoughts: ReadonlyMap<SeatId, Chance>;
  private readonly player: Player;
  private readonly table: Pick<GameRecord, 'seats' | 'settings'>;
  /** At the table nobody says anything before he is asked. */
  private readonly isAhead: boolean;
  private state: State;
  private now: number;
  /** Who is at the phone. */
  private present: SeatId | null = null;
  /** Who was called, and when he will look. */
  private readonly called = new Map<SeatId, number>();
  /** Open windows, and when each closes by itself. */
  private readonly windows = new Map<string, number>();
  private stoodSince: number;
  private readonly waits: Record<string, { time: number; times: number }> = {};
  private longest = { what: '', time: 0 };
  private handOvers = 0;
  private answers = 0;
  private usual = 0;
  private settled = 0;

  constructor(module: GameModule, { setup, seats, player, tempo }: Sitting, seed: number) {
    this.module = module;
    this.seed = seed;
    this.seats = Array.from({ length: seats }, (_, index) => `p${index + 1}`);
    this.dice = new Chance(seed);
    this.luck = new Chance(seed * 7919 + 13);
    this.thoughts = new Map(this.seats.map((seat, index) => [seat, new Chance(seed * 31 + index)]));
    this.player = playerNamed(player);
    this.isAhead = tempo !== 'table';
    this.table = {
      seats: this.seats.map((seat) => ({ ...emptySeat(seat), userId: seat })),
      settings: { ...DEFAULT_SETTINGS, tempo },
    };
    const begun = module.setup.begin(setup, this.seats, this.dice);
    if (!begun.ok) throw new Error(`${JSON.stringify(setup)}: ${begun.rejection.code}`);
    this.state = begun.value.state;
    this.now = someMoment(this.luck);
    this.stoodSince = this.now;
  }

  play(): OnCalendar {
    const began = this.now;
    const turns = new Set<number | null>();
    while (this.module.outcome(this.state) === null) {
      turns.add(turnOf(this.module, this.state));
      const owed = this.module.obligations(this.state);
      const [one] = owed;
      if (one === undefined || this.answers > MOST_ANSWERS)
        throw new Error(`seed ${this.seed} does not come to an end`);
      const settled = this.settledOf(owed);
      if (settled !== null) {
        this.settle(settled);
        continue;
      }
      const due = owed.find(({ seats }) => this.present !== null && seats.includes(this.present));
      if (due !== undefined && this.present !== null) this.answer(due, this.present);
      else if (!this.layAhead()) this.wait(owed);
    }
    return {
      seed: this.seed,
      lasted: this.now - began,
      handOvers: this.handOvers,
      turns: turns.size,
      waits: this.waits,
      longest: this.longest,
      answers: this.answers,
      usual: this.usual,
      settled: this.settled,
    };
  }

  private settledOf(owed: readonly Obligation[]): Settled | null {
    for (const one of owed) {
      const settled = settledPart(this.module, this.table, this.state, one);
      if (settled !== null) return settled;
    }
    return null;
  }

  private settle({ owed, strength }: Settled): void {
    const seat = firstAwaited(owed);
    this.settled += 1;
    this.apply(seat, adviceFor(this.module, this.state, owed, strength, this.chanceOf(seat)).action);
  }

  private chanceOf(seat: SeatId): Chance {
    const chance = this.thoughts.get(seat);
    if (chance === undefined) throw new Error(`nobody plays ${seat}`);
    return chance;
  }

  private answer(owed: Obligation, seat: SeatId): void {
    const own = { ...owed, seats: [seat] };
    const { action: wanted } = this.player(this.module, this.state, own, this.chanceOf(seat));
    const action = this.isAhead ? saidOnce(this.module, this.state, seat, wanted) : wanted;
    this.stoodFor(owed.what);
    this.answers += 1;
    if (JSON.stringify(action) === JSON.stringify(this.module.fallback(this.state, own))) this.usual += 1;
    this.apply(seat, action);
  }

  /** Whoever is at the phone and not awaited lays down what he can; false: nothing. */
  private layAhead(): boolean {
    const seat = this.present;
    const action = seat === null || !this.isAhead ? null : laidAhead(this.module, this.state, seat);
    if (seat === null || action === null) return false;
    this.apply(seat, action);
    return true;
  }

  private apply(seat: SeatId, action: Parameters<GameModule['apply']>[2]): void {
    const done = this.module.apply(this.state, seat, action, this.dice);
    if (!done.ok) throw new Error(`seed ${this.seed}: ${seat} ${JSON.stringify(action)}: ${done.rejection.code}`);
    ({ state: this.state } = done.value);
  }

  /** Nobody at the phone is awaited: time goes on until somebody looks, or a window closes. */
  private wait(owed: readonly Obligation[]): void {
    this.present = null;
    for (const { seats } of owed) {
      for (const seat of seats) {
        if (this.called.has(seat)) continue;
        this.handOvers += 1;
        this.called.set(seat, looksAt(this.seats.indexOf(seat), this.now, this.luck));
      }
    }
    for (const id of this.windows.keys()) if (!owed.some((one) => one.id === id)) this.windows.delete(id);
    for (const { id, kind } of owed)
      if (kind === 'window' && !this.windows.has(id)) this.windows.set(id, this.now + WINDOW);
    const [looks] = [...this.called].sort(([, one], [, other]) => one - other);
    const [closes] = [...this.windows].sort(([, one], [, other]) => one - other);
    if (closes !== undefined && (looks === undefined || closes[1] <= looks[1])) {
      this.close(owed, closes);
      return;
    }
    if (looks === undefined) throw new Error(`seed ${this.seed}: nobody is called`);
    const [seat, at] = looks;
    this.called.delete(seat);
    this.now = at;
    this.present = seat;
  }

  private close(owed: readonly Obligation[], [id, at]: readonly [string, number]): void {
    const open = owed.find((one) => one.id === id);
    this.now = at;
    this.windows.delete(id);
    if (open === undefined) return;
    this.stoodFor(open.what);
    for (const seat of open.seats) {
      const still = this.module.obligations(this.state).find((one) => one.id === id && one.seats.includes(seat));
      if (still !== undefined) this.apply(seat, this.module.fallback(this.state, { ...still, seats: [seat] }));
    }
  }

  /** What the game stood still for since somebody last did something. */
  private stoodFor(what: string): void {
    const time = this.now - this.stoodSince;
    this.stoodSince = this.now;
    if (time === 0) return;
    const { time: before, times } = this.waits[what] ?? { time: 0, times: 0 };
    this.waits[what] = { time: before + time, times: times + 1 };
    if (time > this.longest.time) this.longest = { what, time };
  }
}
