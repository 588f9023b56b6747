import { setImmediate as breath } from 'node:timers/promises';
import type { GameEvent } from '../../core/event.js';
import type { GameModule, Setup, State } from '../../core/game-module.js';
import { isText } from '../../core/json.js';
import { ok, type Result, refuse } from '../../core/result.js';
import { refusal } from '../change/alter.js';
import { owedLine } from '../change/awaited.js';
import { emptySeat, found, newGame } from '../change/new-game.js';
import { type Inner, seatsOf } from '../inner.js';
import { type FileEntry, fileOf, type GameFile, hashOfState } from '../log/game-file.js';
import { misnumbered, readGameFile } from '../log/read-game-file.js';
import { BrokenLog, replayEntry } from '../log/replay.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { chosenSystem, readJson } from './create.js';
import { shortText, tableEntry, textOption, told } from './handler.js';
import { seatLines } from './status.js';

/** The whole log as a file; of a game in play what this person may know, and never the seed. */
export async function exportReply(inner: Inner, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const seat = seatsOf(game, request.userId)[0] ?? null;
  const entries = await inner.deps.store.log(game.id, 1, game.version);
  const state = inner.lacksRules(game) === null ? await inner.stateOf(game) : null;
  const file = fileOf(game, entries, state, seat);
  const key = file.seed !== null ? 'export.open' : file.complete ? 'export.without-seed' : 'export.partial';
  return {
    ...told(game, { from: 'table', key }),
    attachments: [{ name: `${game.module}-${game.id}.json`, content: `${JSON.stringify(file, null, 1)}\n` }],
  };
}

/**
 * An exported game as a new one: its log is replayed and checked, then kept, with a seed of its own for the dice to
 * come. It rests until its seats are filled and the game master resumes it.
 */
export async function importReply(inner: Inner, request: CommandRequest): Promise<Reply> {
  const text = textOption(request.options, 'file');
  if (text === null) return refusal({ code: 'file-missing' }, null);
  const json = readJson(text, 'file-no-json');
  if (!json.ok) return refusal(json.rejection, null);
  const file = readGameFile(json.value);
  if (!file.ok) return refusal(file.rejection, null);
  const module = chosenSystem(inner, file.value.module);
  if (!module.ok) return refusal(module.rejection, null);
  if (!file.value.complete) return refusal({ code: 'import-partial' }, null);
  const at = misnumbered(file.value);
  if (at !== null) return refusal({ code: 'file-broken', values: { at } }, null);
  const rules = inner.rulesOf(file.value);
  if (rules === null)
    return refusal(
      { code: 'import-rules', values: { version: { kind: 'text', id: shortText(file.value.rulesVersion, 20) } } },
      null,
    );
  const replayed = await replayFile(rules, file.value);
  if (!replayed.ok) return refusal(replayed.rejection, null);
  return store(inner, request, rules, file.value, replayed.value);
}

/** A file played again: where its log leads, and its entries with the events that the rules told on the way. */
interface PlayedFile {
  readonly state: State;
  readonly entries: readonly FileEntry[];
}

/** A file of thousands of entries leaves room for everybody else's commands. */
const BREATH_MS = 50;

/** Refused where the log leads nowhere, or elsewhere than the file says. */
export async function replayFile(module: GameModule, file: GameFile): Promise<Result<PlayedFile>> {
  const states = new Map<number, State | null>([[0, null]]);
  const entries: FileEntry[] = [];
  let state: State | null = null;
  let expected = 1;
  let since = performance.now();
  try {
    for (const fileEntry of file.entries) {
      const { at, hidden: _, ...entry } = fileEntry;
      if (entry.version !== expected++) throw new BrokenLog(entry.version, 'an entry is missing before it');
      const whole: LogEntry = { ...entry, at: new Date(at), requestId: '' };
      const events: GameEvent[] = [];
      state = await replayEntry(
        module,
        state,
        whole,
        async (version) => states.get(version) ?? null,
        (told) => events.push(...told),
      );
      states.set(entry.version, state);
      entries.push({ ...fileEntry, events });
      if (performance.now() - since > BREATH_MS) {
        await breath();
        since = performance.now();
      }
    }
  } catch (fault) {
    // Anybody can write such a file: what the rules trip over is the file's fault, not ours.
    const version = fault instanceof BrokenLog ? fault.version : expected - 1;
    return refuse('import-broken', { version });
  }
  if (state === null) return refuse('import-empty');
  if (file.stateHash !== null && hashOfState(state) !== file.stateHash) return refuse('import-hash');
  return ok({ state, entries });
}

async function store(
  inner: Inner,
  request: CommandRequest,
  module: GameModule,
  file: GameFile,
  { state, entries }: PlayedFile,
): Promise<Reply> {
  const name = shortText(textOption(request.options, 'name') ?? file.name, 80);
  const setup: Setup = Object.fromEntries(
    Object.entries(file.setup).flatMap(([key, value]) => (isText(value) ? [[key, value]] : [])),
  );
  const fresh = newGame(inner, request, module, {
    name,
    locale: request.locale,
    setup,
    overrides: file.overrides,
    seats: file.seats.map(({ seat, name: person }) => ({ ...emptySeat(seat), userName: knownName(person) })),
  });
  const over = module.outcome(state) !== null;
  const game: GameRecord = {
    ...fresh,
    rulesVersion: file.rulesVersion,
    phase: over ? 'over' : 'paused',
    pausedAt: over ? null : inner.deps.clock.now(),
    sealing: over ? null : fresh.sealing,
    nextRoll: file.nextRoll,
    version: entries.length,
  };
  const history: LogEntry[] = entries.map(({ at, hidden: _, ...entry }) => ({
    ...entry,
    at: new Date(at),
    requestId: `${request.requestId}:${entry.version}`,
  }));
  const announce: Line[] = [
    { from: 'table', key: 'import.done', values: { game: { kind: 'text', id: name }, count: entries.length } },
    ...seatLines(game),
    { from: 'table', key: 'game.seed-hash', values: { hash: game.seedHash } },
    ...module
      .obligations(state)
      .map((owed) => owedLine(module.id, { ...owed, gameId: game.id, since: game.createdAt, dueAt: null })),
  ];
  const detail = { what: 'import', seed: file.seed, seedHash: file.seedHash, rolls: file.nextRoll - 1 };
  const entry = { ...tableEntry(request.userId, detail), detail: { ...detail, words: [...file.words] } };
  const change = { game, state, entry, announce, snapshot: true, picture: true };
  return found(inner, game, request.requestId, change, (made) => told(made, ...announce), history);
}

/** As a seat's name may be. Whoever played under a bare id of his Discord is nobody's business elsewhere. */
function knownName(person: string): string {
  return /^\s*\d{15,}\s*$/.test(person) ? '' : shortText(person, 40);
}
