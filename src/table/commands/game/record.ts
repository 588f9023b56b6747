import type { GameModule } from '../../../core/game-module.js';
import { refusal } from '../../change/alter.js';
import { inPublic, owedLines } from '../../change/awaited.js';
import { importEntry, importedGame } from '../../change/imported.js';
import { storeNewGame } from '../../change/new-game.js';
import type { TableContext } from '../../context.js';
import { mayHideEntries } from '../../controls/known-mark.js';
import { fingerprintMark } from '../../dice/sealed-words.js';
import { BOUNDS } from '../../log/bounds.js';
import { fileOf } from '../../log/game-file.js';
import type { PlayedFile } from '../../log/play-file.js';
import type { FileHead } from '../../ports/import-reader.js';
import type { Line, Reply } from '../../ports/message.js';
import type { GameRecord, LogEntry } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { seatsOf, sitsAlone } from '../../seats.js';
import { gameReply, shortText, textOption } from '../handler.js';
import { seatLines } from '../look/status.js';
import { broken, takeFile, tooLarge } from './take-file.js';

/** How far two hosts' clocks may differ. */
const DAY_MS = 24 * 3_600_000;

/** The whole log as a file; for a game in play what this person may know, and never the seed. */
export async function exportReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const seat = seatsOf(game, request.userId)[0] ?? null;
  const entries = await table.deps.store.log(game.id, 1, game.version);
  const state = table.lacksRules(game) === null ? await table.stateOf(game) : null;
  const alone = seat !== null && sitsAlone(game, request.userId);
  const who = { seat, alone, mayHide: mayHideEntries(table, game, request.userId) };
  const file = fileOf(game, entries, state, who, table.deps.clock.now());
  const key = file.seed !== null ? 'export.open' : file.complete ? 'export.without-seed' : 'export.partial';
  return {
    ...gameReply(game, { from: 'table', key }),
    attachments: [{ name: `${game.module}-${game.id}.json`, content: `${JSON.stringify(file, null, 1)}\n` }],
  };
}

/**
 * Imports an exported game: its log is replayed, checked and kept, with a new seed for dice to come. It stays paused
 * until its seats are filled and the game master resumes it.
 */
export async function importReply(table: TableContext, request: CommandRequest): Promise<Reply> {
  const text = textOption(request.options, 'file');
  if (text === null) return refusal({ code: 'file-missing' }, null);
  if (text.length > BOUNDS.bytes) return refusal(tooLarge(), null);
  const progress = (played: number, of: number) =>
    request.progress?.({ from: 'table', key: 'import.progress', values: { played, of } });
  const { importReader, games } = table.deps;
  const taken = await (importReader?.take(text, request, progress) ?? takeFile(async () => games, text, progress));
  if (!taken.ok) return taken.reply;
  const rules = table.rulesOf(taken.file);
  const ahead = taken.played.entries.find(({ at }) => Date.parse(at) > table.deps.clock.now().getTime() + DAY_MS);
  if (ahead !== undefined) return refusal(broken(`entries[${ahead.version - 1}].at`), null);
  return rules === null
    ? refusal({ code: 'import-empty' }, null)
    : store(table, request, rules, taken.file, taken.played);
}

async function store(
  table: TableContext,
  request: CommandRequest,
  module: GameModule,
  file: FileHead,
  { state, entries }: PlayedFile,
): Promise<Reply> {
  const name = shortText(textOption(request.options, 'name') ?? file.name, 80);
  const last = new Date(entries.at(-1)?.at ?? 0);
  const game = importedGame(table, request, module, file, state, entries.length, last, name);
  const history: LogEntry[] = entries.map(({ at, hidden: _, ...entry }) => ({
    ...entry,
    at: new Date(at),
    requestId: `${request.requestId}:${entry.version}`,
  }));
  const announce: Line[] = [
    { from: 'table', key: 'import.done', values: { game: { kind: 'text', id: name }, count: entries.length } },
    ...seatLines(game),
    { from: 'table', key: 'game.seed-hash', values: { hash: game.seedHash } },
    ...(game.outcome === null ? [fingerprintMark(game)] : []),
    ...owedLines(
      module.id,
      inPublic(module.obligations(state)).map((owed) => ({
        ...owed,
        gameId: game.id,
        since: game.createdAt,
        dueAt: null,
      })),
    ),
  ];
  const entry = importEntry(request.userId, file);
  const change = { game, state, entry, announce, snapshot: true, picture: true };
  return storeNewGame(table, game, request.requestId, change, (made) => gameReply(made, ...announce), history);
}
