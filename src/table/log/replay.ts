import type { Applied } from '../../core/chronicle.js';
import type { Setup } from '../../core/contract/setup.js';
import type { GameModule } from '../../core/game-module.js';
import { isObject, isText, type Json } from '../../core/json.js';
import type { Result } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import { Replayed } from '../dice/replayed.js';
import type { LogEntry } from '../ports/store.js';

/** Replaying the log gives other results than when it was written: a bug, or another version of the rules. */
export class BrokenLog extends Error {
  readonly version: number;
  constructor(version: number, why: string) {
    super(`entry ${version} of the log cannot be replayed: ${why}`);
    this.version = version;
  }
}

/** What state-changing entries carry besides actions and rolls. */
type SetupDetail = {
  readonly setup: Setup;
  readonly seats: readonly SeatId[];
  readonly overrides: Json;
};
type PositionDetail = { readonly position: Json; readonly seatOf: ReadonlyMap<string, SeatId> };

/**
 * Applies one more entry. `stateAt` gives earlier states, for an undo; `tell` receives events; `dice` give the logged
 * faces. Null: the game is not set up yet.
 */
export async function replayEntry(
  module: GameModule,
  before: State | null,
  entry: LogEntry,
  stateAt: (version: number) => Promise<State | null>,
  tell: Tell = () => undefined,
  dice = new Replayed(entry.rolls),
): Promise<State | null> {
  switch (entry.kind) {
    case 'setup': {
      const detail = setupDetail(entry.detail);
      if (detail === null) throw new BrokenLog(entry.version, 'no setup in it');
      const begun = must(entry, module.setup.begin(detail.setup, detail.seats, dice, detail.overrides));
      noneLeft(entry, dice);
      tell(begun);
      return begun.state;
    }
    case 'act': {
      if (before === null) throw new BrokenLog(entry.version, 'an action before the game began');
      return replayActions(module, before, entry, tell, dice);
    }
    case 'position': {
      const detail = positionDetail(entry.detail);
      if (detail === null) throw new BrokenLog(entry.version, 'no position in it');
      return must(
        entry,
        module.position.read(detail.position, (name) => detail.seatOf.get(name) ?? name),
      );
    }
    case 'undo': {
      const to = isObject(entry.detail) ? entry.detail.to : undefined;
      if (typeof to !== 'number') throw new BrokenLog(entry.version, 'no version to go back to');
      return stateAt(to);
    }
    case 'spent':
    case 'word':
    case 'table':
      return before;
  }
}

type Tell = (applied: Applied<State>) => void;

function replayActions(module: GameModule, before: State, entry: LogEntry, tell: Tell, dice: Replayed): State {
  const seat = entry.seat;
  if (seat === null) throw new BrokenLog(entry.version, 'an action of no seat');
  let state = before;
  for (const action of entry.actions) {
    const applied = must(entry, module.apply(state, seat, action, dice));
    tell(applied);
    state = applied.state;
  }
  noneLeft(entry, dice);
  return state;
}

function noneLeft(entry: LogEntry, dice: Replayed): void {
  if (dice.left > 0) throw new BrokenLog(entry.version, `${dice.left} rolls are left over`);
}

function must<Value>(entry: LogEntry, result: Result<Value>): Value {
  if (!result.ok) throw new BrokenLog(entry.version, result.rejection.code);
  return result.value;
}

function setupDetail(detail: Json): SetupDetail | null {
  if (!isObject(detail) || !isObject(detail.setup) || !Array.isArray(detail.seats)) return null;
  const setup: Record<string, string> = {};
  for (const [name, choice] of Object.entries(detail.setup)) if (isText(choice)) setup[name] = choice;
  return { setup, seats: detail.seats.filter(isText), overrides: detail.overrides ?? null };
}

function positionDetail(detail: Json): PositionDetail | null {
  if (!isObject(detail) || !isObject(detail.seatOf)) return null;
  const seatOf = new Map<string, SeatId>();
  for (const [name, seat] of Object.entries(detail.seatOf)) if (isText(seat)) seatOf.set(name, seat);
  return { position: detail.position ?? null, seatOf };
}

/** What was played and still stands: an undo removes the entries after its target version. */
export function withoutUndone(entries: readonly LogEntry[]): LogEntry[] {
  const live: LogEntry[] = [];
  for (const entry of entries) {
    const to = entry.kind === 'undo' && isObject(entry.detail) ? entry.detail.to : undefined;
    if (typeof to === 'number') {
      while ((live.at(-1)?.version ?? -1) > to) live.pop();
    } else live.push(entry);
  }
  return live;
}
