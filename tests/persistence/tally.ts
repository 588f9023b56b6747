import type { Roll } from '../../src/core/dice.js';
import type { Post } from '../../src/table/ports/post.js';
import { DEFAULT_SETTINGS } from '../../src/table/ports/settings.js';
import type { Commit, GameRecord, LogEntry, OpenGame, OpenObligation } from '../../src/table/ports/store.js';

/** A game at the store's level: its state is a count, an action adds to it and rolls one die. */
export function newGame(id: string, channelId = `channel-${id}`): GameRecord {
  return {
    id,
    module: 'tally',
    rulesVersion: '1',
    phase: 'playing',
    name: `Tally ${id}`,
    guildId: 'guild',
    channelId,
    locale: 'en',
    setup: { scenario: 'A' },
    overrides: null,
    settings: { ...DEFAULT_SETTINGS, turnHours: 48, warnHours: 6 },
    seats: ['red', 'blue'].map((seat) => ({
      seat,
      userId: `user-${seat}`,
      userName: seat,
      autopilot: false,
      pilot: null,
      substituteId: null,
    })),
    masterId: 'user-red',
    version: 1,
    nextRoll: 1,
    seed: 'ab'.repeat(32),
    seedHash: 'cd'.repeat(32),
    words: [],
    sealing: null,
    undoAsked: null,
    requests: [],
    outcome: null,
    challenge: null,
    pausedAt: null,
    restsAt: null,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    updatedAt: new Date('2026-01-01T00:00:00Z'),
  };
}

export function founding(game: GameRecord, requestId = `create-${game.id}`): Commit {
  return {
    game,
    entries: [entryOf(game, requestId, { kind: 'setup', actions: [], events: [], rolls: [] })],
    snapshot: { version: 1, state: { count: 0 } },
    posts: [postOf(game, 'Welcome')],
    obligations: [turnOf(game, 'red')],
  };
}

/** One action on an open game: what a table would commit. */
export function addOne(open: OpenGame, requestId: string): Commit {
  const version = open.game.version + 1;
  const roll: Roll = {
    number: open.game.nextRoll,
    sides: 6,
    face: (version % 6) + 1,
    purpose: { what: 'add', values: { by: 1 } },
  };
  const game: GameRecord = { ...open.game, version, nextRoll: roll.number + 1, updatedAt: new Date() };
  return {
    game,
    entries: [
      entryOf(game, requestId, {
        kind: 'act',
        actions: [{ verb: 'add', by: 1, units: { zeta: 1, alpha: 2 } }],
        events: [{ type: 'added', by: 1 }],
        rolls: [roll],
      }),
    ],
    snapshot: null,
    posts: [postOf(game, requestId)],
    obligations: [turnOf(game, version % 2 === 0 ? 'blue' : 'red')],
  };
}

function entryOf(
  game: GameRecord,
  requestId: string,
  what: Pick<LogEntry, 'kind' | 'actions' | 'events' | 'rolls'>,
): LogEntry {
  return {
    version: game.version,
    requestId,
    at: new Date('2026-01-02T03:04:05.678Z'),
    userId: 'user-red',
    seat: 'red',
    detail: null,
    ...what,
  };
}

export function postOf(game: GameRecord, text: string, to: Post['to'] = { kind: 'channel' }): Post {
  return {
    id: `${game.id}.${game.version}.${text}`,
    gameId: game.id,
    version: game.version,
    to,
    lines: [{ from: 'person', text }],
    mentions: [],
  };
}

export function turnOf(game: GameRecord, seat: string): OpenObligation {
  return {
    id: `turn-${game.version}`,
    gameId: game.id,
    seats: [seat],
    kind: 'turn',
    what: 'turn',
    values: { turn: game.version },
    since: new Date('2026-01-01T00:00:00Z'),
    dueAt: new Date('2026-01-03T00:00:00Z'),
  };
}
