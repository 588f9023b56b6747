import { CHAPTER_ENDED } from '../../core/chronicle.js';
import type { GameModule, State } from '../../core/game-module.js';
import type { SceneRequest } from '../../core/scene.js';
import { mayRead, type SeatId } from '../../core/seat.js';
import { refusal } from '../change/alter.js';
import { type Inner, seatsOf, seenBy } from '../inner.js';
import { standing } from '../log/replay.js';
import type { PictureRequest, Reply } from '../ports/message.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { textOption, told } from './handler.js';
import { playReply } from './play-command.js';

/** The board as this person may see it; with an option, whatever the game makes of it (a region, a reach). */
export async function mapReply(inner: Inner, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const state = await inner.stateOf(game);
  if (state === null) return refusal({ code: 'not-started' }, game);
  const show = textOption(request.options, 'show');
  const others = Object.keys(request.options).filter((name) => name !== 'show');
  if (others.length > 0) return playReply(inner, game, request);
  const seat = seatsOf(game, request.userId)[0] ?? null;
  const module = inner.moduleOf(game);
  const scene: SceneRequest =
    show === 'changes' ? { show: 'changes', events: await sinceLastTurn(inner, game, seat) } : { show: 'board' };
  const status = module.status(seenBy(module, game, state, seat));
  return {
    ...told(game, {
      from: 'game',
      module: module.id,
      key: `status.${status.key}`,
      ...(status.values === undefined ? {} : { values: status.values }),
    }),
    picture: pictureOf(module, game, state, seat, scene),
  };
}

export function pictureOf(
  module: GameModule,
  game: GameRecord,
  state: State,
  seat: SeatId | null,
  request: SceneRequest,
): PictureRequest {
  return (locale) => {
    const scene = module.scene(seenBy(module, game, state, seat), request, locale);
    return scene.ok ? { kind: 'scene', scene: scene.value } : null;
  };
}

/** What others did since this seat acted last; for a spectator, and where nobody else did anything, the last chapter. */
async function sinceLastTurn(inner: Inner, game: GameRecord, seat: SeatId | null) {
  const entries = await lastEntries(inner, game);
  const mine = entries.findLastIndex((entry) => seat !== null && entry.seat === seat);
  const from = mine >= 0 && mine + 1 < entries.length ? mine + 1 : lastChapter(entries);
  return readable(entries.slice(from), seat);
}

/** The events of the chapter under way. */
export async function recentEvents(inner: Inner, game: GameRecord, seat: SeatId | null) {
  const entries = await lastEntries(inner, game);
  return readable(entries.slice(lastChapter(entries)), seat);
}

async function lastEntries(inner: Inner, game: GameRecord): Promise<readonly LogEntry[]> {
  return standing(await inner.deps.store.log(game.id, Math.max(1, game.version - 300), game.version));
}

/** Where the last chapter that has begun begins. */
function lastChapter(entries: readonly LogEntry[]): number {
  const ended = (index: number) => entries[index]?.events.some((event) => event.type === CHAPTER_ENDED) === true;
  let from = Math.max(0, entries.length - 1);
  while (from > 0 && !ended(from - 1)) from--;
  return from;
}

function readable(entries: readonly LogEntry[], seat: SeatId | null) {
  return entries.flatMap((entry) => entry.events).filter((event) => mayRead(event.audience ?? 'all', seat));
}
