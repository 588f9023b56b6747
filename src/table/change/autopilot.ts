import { CHAPTER_ENDED } from '../../core/chronicle.js';
import type { GameModule, State } from '../../core/game-module.js';
import { firstAwaited, type Obligation } from '../../core/obligation.js';
import { ImpossibleFace, type Roller } from '../dice/roller.js';
import { type Inner, isSelfPlayed } from '../inner.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import type { Change, NewEntry } from './settle.js';
import { spentEntry } from './spent.js';

/** What the autopilot plays in one go; the rest follows with the next command or the next deadline. */
const MOST_AUTOPLAY = 3000;

/** The autopilot settles what its seats owe, one legal default after the other, until a person is awaited. */
export function playForTheAbsent(
  inner: Inner,
  module: GameModule,
  game: GameRecord,
  from: State,
  entries: LogEntry[],
  stamp: Pick<LogEntry, 'version' | 'requestId' | 'at'>,
  roller: Roller,
  lapsed: Change['lapsed'],
): State {
  let state = from;
  let count = 0;
  const anybody = game.seats.some((seat) => !isSelfPlayed(game, seat.seat));
  while (anybody && count < MOST_AUTOPLAY) {
    const ended = entries.some((entry) => entry.events.some((event) => event.type === CHAPTER_ENDED));
    const owed = module
      .obligations(state)
      .map((obligation) => (!ended && goesOn(lapsed, obligation) ? obligation : forAutopilot(game, obligation)))
      .find((obligation) => obligation !== null);
    if (owed === undefined || owed === null) break;
    const thrown = roller.rolls.length;
    const played = onceThrown(inner, roller, () => playFallback(module, state, owed, roller));
    const spent = played === null ? roller.since(thrown) : [];
    if (played === null && spent.length === 0) break;
    count++;
    entries.push({
      ...(played?.entry ??
        spentEntry({ userId: AUTOPILOT, seat: firstAwaited(owed) }, [module.fallback(state, owed)], spent)),
      version: stamp.version + entries.length,
      requestId: `${stamp.requestId}:auto${count}`,
      at: stamp.at,
    });
    if (played === null) break;
    state = played.state;
  }
  return state;
}

/** After a throw a fault of the rules does not undo the command that led there: the autopilot stops. */
function onceThrown<Played>(inner: Inner, roller: Roller, play: () => Played): Played | null {
  try {
    return play();
  } catch (fault) {
    if (fault instanceof ImpossibleFace || roller.rolls.length === 0) throw fault;
    inner.deps.onFault?.(fault);
    return null;
  }
}

/** What the autopilot settles: nothing that somebody awaited beside it may; in a window each of its seats for itself. */
function forAutopilot(game: GameRecord, owed: Obligation): Obligation | null {
  const own = owed.seats.filter((seat) => isSelfPlayed(game, seat));
  const settles = owed.kind === 'window' ? own.length > 0 : own.length === owed.seats.length;
  return settles ? { ...owed, seats: own } : null;
}

/** The rest of the same wait: a turn with the answers in it, the answers that follow one, a window until it is closed. */
function goesOn(lapsed: Change['lapsed'], { id, seats, kind }: Obligation): boolean {
  if (lapsed === undefined) return false;
  if (kind === 'window') return id === lapsed.id;
  return seats.every((seat) => lapsed.seats.includes(seat)) && (kind === lapsed.kind || kind === 'reaction');
}

export const AUTOPILOT = 'autopilot';

export function playFallback(
  module: GameModule,
  state: State,
  owed: Obligation,
  roller: Roller,
): { readonly state: State; readonly entry: NewEntry } | null {
  const action = module.fallback(state, owed);
  const thrown = roller.rolls.length;
  const seat = firstAwaited(owed);
  const applied = module.apply(state, seat, action, roller);
  if (!applied.ok) return null;
  return {
    state: applied.value.state,
    entry: {
      userId: AUTOPILOT,
      kind: 'act',
      seat,
      actions: [action],
      events: applied.value.events,
      rolls: roller.since(thrown),
      detail: { for: owed.id },
    },
  };
}
