import type { GameModule } from '../../core/game-module.js';
import type { State } from '../../core/state.js';
import { shortText, tableEntry } from '../commands/handler.js';
import type { TableContext } from '../context.js';
import type { FileHead } from '../ports/import-reader.js';
import type { GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { notBefore } from './compose-commit.js';
import { emptySeat, newGame } from './new-game.js';

/** The game that continues from the end of a file, with free seats and its own dice. */
export function importedGame(
  table: TableContext,
  request: Pick<CommandRequest, 'channelId' | 'guildId' | 'userId' | 'locale'>,
  module: GameModule,
  file: Pick<FileHead, 'setup' | 'overrides' | 'seats' | 'rulesVersion' | 'nextRoll'>,
  state: State,
  version: number,
  /** When the file's last entry was written. */
  last: Date,
  name: string,
): GameRecord {
  const fresh = newGame(table, request, module, {
    name,
    locale: request.locale,
    setup: choicesIn(file.setup),
    overrides: file.overrides,
    seats: file.seats.map(({ seat, name: person }) => ({ ...emptySeat(seat), userName: knownName(person) })),
  });
  const { rulesVersion, nextRoll } = file;
  const updatedAt = notBefore(fresh.updatedAt, last);
  const gone = { ...fresh, rulesVersion, nextRoll, version, updatedAt, outcome: module.outcome(state) };
  return gone.outcome === null
    ? { ...gone, phase: 'paused', pausedAt: table.deps.clock.now() }
    : { ...gone, phase: 'over', sealing: null };
}

/** Where it came from, and what was thrown there. */
export function importEntry(userId: string, file: Pick<FileHead, 'seed' | 'seedHash' | 'nextRoll' | 'words'>) {
  const from = { seed: file.seed, seedHash: file.seedHash, rolls: file.nextRoll - 1, words: [...file.words] };
  return tableEntry(userId, { what: 'import', ...from });
}

/** A valid seat name. A player known only by his Discord id stays unnamed elsewhere. */
function knownName(person: string): string {
  return /^\s*\d{15,}\s*$/.test(person) ? '' : shortText(person, 40);
}

export function choicesIn(setup: FileHead['setup']): Readonly<Record<string, string>> {
  const choices: Record<string, string> = {};
  for (const [name, choice] of Object.entries(setup)) if (typeof choice === 'string') choices[name] = choice;
  return choices;
}
