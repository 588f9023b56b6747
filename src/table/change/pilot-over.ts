import { CHAPTER_ENDED, isStill } from '../../core/chronicle.js';
import type { GameModule, State } from '../../core/game-module.js';
import { turnOf } from '../pilots.js';
import type { Line } from '../ports/message.js';
import type { SeatRecord } from '../ports/seat-record.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { goesOn } from './autopilot.js';

/** The game without those for whom the autopilot was to play until now; that a person plays again is told. */
export function withoutOver(
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

/** What was agreed before somebody was stood in for holds again. */
function afterwards({ pilot }: SeatRecord): SeatRecord['pilot'] {
  return pilot?.until?.what === 'wait' ? pilot.until.after : null;
}
