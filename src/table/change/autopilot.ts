import { CHAPTER_ENDED, isStill } from '../../core/chronicle.js';
import type { GameModule, State } from '../../core/game-module.js';
import type { Obligation } from '../../core/obligation.js';
import type { TableContext } from '../context.js';
import type { Roller } from '../dice/roller.js';
import { pilotedPart } from '../pilots.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { isSelfPlayed } from '../seats.js';
import type { BrokenDefault, Change } from './change.js';
import { playDefault } from './default.js';

/** What the autopilot plays in one go; the rest follows with the next command or the next deadline. */
const MOST_AUTOPLAY = 3000;

/** The autopilot settles what its seats owe, one legal default after the other, until a person is awaited. */
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
  let count = 0;
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
    if (owed === undefined || owed === null) break;
    const played = playDefault(table, module, game, state, owed, roller);
    const entry = played.ok ? played.entry : played.spent;
    count++;
    if (entry !== null) {
      const version = stamp.version + entries.length;
      entries.push({ ...entry, version, requestId: `${stamp.requestId}:auto${count}`, at: stamp.at });
    }
    if (!played.ok) return { state, broken: played.broken };
    state = played.state;
  }
  return { state, broken: null };
}

/** The rest of the same wait: a turn with the answers in it, the answers that follow one, a window until it is closed. */
export function goesOn(
  lapsed: Pick<Obligation, 'id' | 'kind' | 'seats'> | undefined,
  { id, seats, kind }: Obligation,
): boolean {
  if (lapsed === undefined) return false;
  if (kind === 'window') return id === lapsed.id;
  return seats.every((seat) => lapsed.seats.includes(seat)) && (kind === lapsed.kind || kind === 'reaction');
}
