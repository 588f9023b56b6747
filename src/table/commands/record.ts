import type { GameModule, Setup } from '../../core/game-module.js';
import { isText } from '../../core/json.js';
import { refuse } from '../../core/result.js';
import { refusal } from '../change/alter.js';
import { owedLine } from '../change/awaited.js';
import { emptySeat, found, newGame } from '../change/new-game.js';
import { type Inner, seatsOf } from '../inner.js';
import type { Flaw } from '../log/check/flaw.js';
import { checkFile } from '../log/check-file.js';
import { fileOf, type GameFile } from '../log/game-file.js';
import type { PlayedFile } from '../log/play-file.js';
import { misnumbered, readGameFile } from '../log/read-game-file.js';
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
  const begun = file.value.entries.some(({ kind }) => kind === 'setup' || kind === 'position');
  if (!begun) return refusal({ code: 'import-empty' }, null);
  const { played, flaws } = await checkFile(file.value, rules);
  const [flaw] = flaws;
  if (flaw !== undefined) return flawed(flaw);
  if (played === null) return refusal({ code: 'import-empty' }, null);
  return store(inner, request, rules, file.value, played);
}

/** The first thing that no table would have written. */
function flawed({ version, what, values }: Flaw): Reply {
  const where = version === null ? refuse('import-wrong') : refuse('import-wrong-at', { version });
  const reply = refusal(where.rejection, null);
  return { ...reply, lines: [...reply.lines, { from: 'table', key: `flaw.${what}`, values }] };
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
