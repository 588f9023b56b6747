import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type ImportLimits, ImportReaders } from './operation/import-readers.js';

export function openImportReaders(limits: Partial<ImportLimits> = {}): ImportReaders {
  return new ImportReaders(startReader, limits);
}

/**
 * A process, not a thread: a thread that runs out of memory takes the whole process with it. It gets none of the bot's
 * environment, and runs at lower priority than commands.
 */
function startReader(megabytes: number): ChildProcess {
  const fromSource = import.meta.url.endsWith('.ts');
  const reader = fork(
    fileURLToPath(new URL(fromSource ? './import-reader.ts' : './import-reader.js', import.meta.url)),
    {
      env: { PATH: process.env.PATH ?? '' },
      execArgv: [...(fromSource ? ['--import', 'tsx'] : []), `--max-old-space-size=${megabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  if (reader.pid !== undefined) setPriority(reader.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return reader;
}
