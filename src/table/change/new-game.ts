import type { GameModule } from '../../core/game-module.js';
import type { JsonObject } from '../../core/json.js';
import { tempoIn } from '../ahead/settled.js';
import { tableEntry } from '../commands/handler.js';
import type { TableContext } from '../context.js';
import { hashOfSeed } from '../dice/roller.js';
import { strengthIn } from '../pilots.js';
import type { Reply } from '../ports/message.js';
import type { SeatRecord } from '../ports/seat-record.js';
import { DEFAULT_SETTINGS, type TableSettings, type Tempo } from '../ports/settings.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { refusal } from './alter.js';
import type { Change, OpenLog } from './change.js';
import { composeCommit } from './compose-commit.js';

const NOTHING_BEFORE: OpenLog = {
  obligations: [],
  log: async () => [],
  preferences: async () => new Map(),
  mentioned: async () => new Set(),
};

export function newGame(
  table: TableContext,
  request: Pick<CommandRequest, 'channelId' | 'guildId' | 'userId'>,
  module: GameModule,
  parts: Pick<GameRecord, 'name' | 'locale' | 'setup' | 'overrides' | 'seats'>,
  tempo: Tempo = DEFAULT_SETTINGS.tempo,
): GameRecord {
  const { clock, entropy } = table.deps;
  const seed = entropy.seed();
  const now = clock.now();
  return {
    ...parts,
    id: entropy.id(),
    module: module.id,
    rulesVersion: module.rulesVersion,
    phase: 'gathering',
    name: parts.name === '' ? (module.words.say(parts.locale, 'game') ?? module.id) : parts.name,
    guildId: request.guildId,
    channelId: request.channelId,
    settings: firstSettings(module, tempo),
    masterId: request.userId,
    version: 0,
    nextRoll: 1,
    seed,
    seedHash: hashOfSeed(seed),
    words: [],
    sealing: { words: [], askedAt: null },
    undoAsked: null,
    requests: [],
    outcome: null,
    challenge: null,
    pausedAt: null,
    restsAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

export function firstSettings(module: GameModule, tempo: Tempo = DEFAULT_SETTINGS.tempo): TableSettings {
  return {
    ...DEFAULT_SETTINGS,
    // A solo player needs nobody's consent to take dice back.
    ...(module.mode === 'solitaire' ? { undo: 'never' } : {}),
    strength: strengthIn(module, 'middle'),
    tempo: tempoIn(module, tempo),
  };
}

export function emptySeat(seat: string): SeatRecord {
  return { seat, userId: null, userName: '', autopilot: false, pilot: null, substituteId: null };
}

/** What the log keeps of a new game: everything it starts with that no later entry tells. */
export function createdEntry({ masterId, setup, seats, settings, challenge }: GameRecord, more: JsonObject = {}) {
  const sits = seats.map(({ seat, userId, pilot }) => ({ seat, userId, bot: pilot?.strength ?? null }));
  const told = { setup, seats: sits, settings: settingsTold(settings), challenge: challenge !== null };
  return tableEntry(masterId, { what: 'create', ...told, ...more });
}

/** Files from before a setting existed must still match what our table writes. */
export function settingsTold({ onAway, tempo, ...known }: TableSettings) {
  return {
    ...known,
    ...(onAway === DEFAULT_SETTINGS.onAway ? {} : { onAway }),
    ...(tempo === DEFAULT_SETTINGS.tempo ? {} : { tempo }),
  };
}

/** Stores a new game with its first entry, after any imported ones. `told` writes the answer. */
export async function storeNewGame(
  table: TableContext,
  game: GameRecord,
  requestId: string,
  change: Change,
  told: (game: GameRecord) => Reply,
  history: readonly LogEntry[] = [],
): Promise<Reply> {
  const { commit } = await composeCommit(table, NOTHING_BEFORE, game, requestId, change, null);
  switch (await table.deps.store.create({ ...commit, entries: [...history, ...commit.entries] })) {
    case 'seen':
      return { lines: [{ from: 'table', key: 'request.seen' }] };
    case 'taken':
      return refusal({ code: 'channel-taken' }, null);
    case 'created':
      table.deps.outboxSignal?.ring(game.id);
      return told(commit.game);
  }
}
