import { adviceFor } from '../../core/advice-for.js';
import { CHAPTER_ENDED, isStill } from '../../core/chronicle.js';
import type { GameModule } from '../../core/game-module.js';
import type { Obligation } from '../../core/obligation.js';
import type { State } from '../../core/state.js';
import { type Settled, settledPart } from '../ahead/settled.js';
import type { TableContext } from '../context.js';
import type { Roller } from '../dice/roller.js';
import { pilotedPart, turnOf } from '../pilots.js';
import type { Line } from '../ports/message.js';
import type { SeatRecord } from '../ports/seat-record.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { isSelfPlayed } from '../seats.js';
import type { BrokenDefault, Change } from './change.js';
import { playDefault } from './default.js';
import { chanceAt } from './think.js';

/** How much the autopilot plays at once; the rest follows with the next command or deadline. */
const MOST_AUTOPLAY = 3000;

/** What policies answer at once is bounded too: thinking takes time. */
const MOST_SETTLED = 200;

/**
 * The autopilot plays one legal default after another for its seats, and policies what their owners settled ahead, until
 * a person is awaited.
 */
export function playForTheAbsent(
  table: TableContext,
  module: GameModule,
  game: GameRecord,
  from: State,
  entries: LogEntry[],
  stamp: Pick<LogEntry, 'version' | 'requestId' | 'at'>,
  roller: Roller,
  lapsed: Change['lapsed'],
): { readonly state: State; readonly broken: BrokenDefault | null } {
  let state = from;
  let [count, settled] = [0, 0];
  const anybody = game.seats.some((seat) => !isSelfPlayed(game, seat.seat));
  while (anybody && count < MOST_AUTOPLAY) {
    const ended = entries.some((entry) =>
      entry.events.some((event) => event.type === CHAPTER_ENDED && !isStill(event)),
    );
    const owed = module
      .obligations(state)
      .map((obligation) =>
        !ended && goesOn(lapsed, obligation) ? obligation : (pilotedPart(game.seats, obligation, false)?.owed ?? null),
      )
      .find((obligation) => obligation !== null);
    const ahead = owed === undefined && settled < MOST_SETTLED ? settledNow(module, game, state) : null;
    const version = stamp.version + entries.length;
    const answer = ahead === null ? undefined : answerOf(table, module, game, state, ahead, version);
    const next = owed ?? ahead?.owed;
    if (next === undefined || answer === null) break;
    if (answer !== undefined) settled++;
    const played = playDefault(table, module, game, state, next, roller, answer);
    const entry = played.ok ? played.entry : played.spent;
    count++;
    if (entry !== null) {
      entries.push({ ...entry, version, requestId: `${stamp.requestId}:auto${count}`, at: stamp.at });
    }
    if (!played.ok) return { state, broken: played.broken };
    state = played.state;
  }
  return { state, broken: null };
}

function settledNow(module: GameModule, game: GameRecord, state: State): Settled | null {
  for (const owed of module.obligations(state)) {
    const settled = settledPart(module, game, state, owed);
    if (settled !== null) return settled;
  }
  return null;
}

/** What the policy says; a log that is played again says so itself. Null: nothing. */
function answerOf(
  table: TableContext,
  module: GameModule,
  game: GameRecord,
  state: State,
  { owed, matter, strength }: Settled,
  version: number,
) {
  const { settledBefore } = table.deps;
  const action =
    settledBefore === undefined
      ? adviceFor(module, state, owed, strength, chanceAt(game, version)).action
      : settledBefore(version);
  return action === null ? null : { action, strength, policy: matter };
}

/** The rest of the same wait: a turn with its answers, a chain of answers, or a window until it closes. */
function goesOn(
  lapsed: Pick<Obligation, 'id' | 'kind' | 'seats'> | undefined,
  { id, seats, kind }: Obligation,
): boolean {
  if (lapsed === undefined) return false;
  if (kind === 'window') return id === lapsed.id;
  return seats.every((seat) => lapsed.seats.includes(seat)) && (kind === lapsed.kind || kind === 'reaction');
}

/** Drops autopilots that have run out; a person playing again is announced. */
export function withoutExpiredPilots(
  module: GameModule,
  game: GameRecord,
  state: State,
  entries: readonly LogEntry[],
  now: Date,
): { readonly game: GameRecord; readonly announce: readonly Line[] } {
  if (!game.seats.some(({ pilot }) => (pilot?.until ?? null) !== null)) return { game, announce: [] };
  const turn = turnOf(module, state);
  const over = game.seats.filter((seat) => isOver(seat, turn, module, state, entries, now));
  if (over.length === 0) return { game, announce: [] };
  const seats = game.seats.map((seat) =>
    over.includes(seat) ? { ...seat, autopilot: false, pilot: afterwards(seat) } : seat,
  );
  const told = over.filter(({ pilot }) => pilot?.until?.what !== 'wait');
  const who = told.map(({ seat }) => ({ kind: 'seat', id: seat }));
  const line: Line = { from: 'table', key: 'autopilot.over', values: { who } };
  return { game: { ...game, seats }, announce: told.length === 0 ? [] : [line] };
}

function isOver(
  { seat, pilot }: SeatRecord,
  turn: number | null,
  module: GameModule,
  state: State,
  entries: readonly LogEntry[],
  now: Date,
): boolean {
  const until = pilot?.until ?? null;
  switch (until?.what) {
    case undefined:
      return false;
    case 'date':
      return Date.parse(until.at) <= now.getTime();
    case 'turn':
      return turn !== null && turn > until.turn;
    case 'wait': {
      if (entries.some(({ events }) => events.some((event) => event.type === CHAPTER_ENDED && !isStill(event))))
        return true;
      const wait = { id: until.id, kind: until.kind, seats: [seat] };
      return !module.obligations(state).some((owed) => goesOn(wait, owed));
    }
  }
}

/** What was agreed before the seat was stood in for holds again. */
function afterwards({ pilot }: SeatRecord): SeatRecord['pilot'] {
  return pilot?.until?.what === 'wait' ? pilot.until.after : null;
}
