import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type ImportLimits, ImportReaders } from './operation/import-readers.js';

export function openImportReaders(limits: Partial<ImportLimits> = {}): ImportReaders {
  return new ImportReaders(startReader, limits);
}

/**
 * A process and not a thread: a thread whose memory runs full takes the whole process with it. It knows nothing of the
 * bot's environment, and commands go before it.
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
