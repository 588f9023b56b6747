import { CHAPTER_ENDED } from '../../core/chronicle.js';
import type { GameModule, State } from '../../core/game-module.js';
import type { Obligation } from '../../core/obligation.js';
import { Roller } from '../dice/roller.js';
import { type Inner, isSelfPlayed } from '../inner.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import type { Change } from './settle.js';

/** What the autopilot plays in one go; the rest follows with the next command or the next deadline. */
const MOST_AUTOPLAY = 3000;

/** The autopilot settles what its seats owe, one legal default after the other, until a person is awaited. */
export function playForTheAbsent(
  inner: Inner,
  module: GameModule,
  game: GameRecord,
  from: State,
  entries: LogEntry[],
  requestId: string,
  now: Date,
  scriptedBefore: number,
  lapsed: Change['lapsed'],
): { readonly state: State; readonly count: number; readonly nextRoll: number; readonly scripted: number } {
  let state = from;
  let nextRoll = game.nextRoll;
  let scripted = scriptedBefore;
  let count = 0;
  const anybody = game.seats.some((seat) => !isSelfPlayed(game, seat.seat));
  while (anybody && count < MOST_AUTOPLAY) {
    const ended = entries.some((entry) => entry.events.some((event) => event.type === CHAPTER_ENDED));
    const owed = module
      .obligations(state)
      .find((obligation) => isSelfPlayed(game, obligation.seat) || (!ended && goesOn(lapsed, obligation)));
    if (owed === undefined) break;
    const roller = new Roller({ ...game, nextRoll }, inner.deps.loadedDice, scripted);
    const played = playFallback(module, state, owed, roller);
    if (played === null) break;
    count++;
    entries.push({
      ...played.entry,
      version: game.version + count,
      requestId: `${requestId}:auto${count}`,
      at: now,
    });
    state = played.state;
    nextRoll = roller.nextNumber;
    scripted = roller.scripted;
  }
  return { state, count, nextRoll, scripted };
}

/** The rest of the same wait: a turn with the answers in it, or the answers that follow one. */
function goesOn(lapsed: Change['lapsed'], { seat, kind }: Obligation): boolean {
  return lapsed !== undefined && seat === lapsed.seat && (kind === lapsed.kind || kind === 'reaction');
}

export const AUTOPILOT = 'autopilot';

export function playFallback(
  module: GameModule,
  state: State,
  owed: Obligation,
  roller: Roller,
): { readonly state: State; readonly entry: Omit<LogEntry, 'version' | 'requestId' | 'at'> } | null {
  const action = module.fallback(state, owed);
  const applied = module.apply(state, owed.seat, action, roller);
  if (!applied.ok) return null;
  return {
    state: applied.value.state,
    entry: {
      userId: AUTOPILOT,
      kind: 'act',
      seat: owed.seat,
      actions: [action],
      events: applied.value.events,
      rolls: roller.rolls,
      detail: { for: owed.id },
    },
  };
}
