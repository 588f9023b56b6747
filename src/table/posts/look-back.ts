import type { OpenLog } from '../change/change.js';
import { withoutUndone } from '../log/replay.js';
import type { LogEntry } from '../ports/store.js';

const PAGE = 64;

/** The log that still stands up to this version, from the last matching entry; from the start if none matches. */
export async function logFromLast(
  open: Pick<OpenLog, 'log'>,
  version: number,
  fits: (entry: LogEntry) => boolean,
): Promise<readonly LogEntry[]> {
  let later: readonly LogEntry[] = [];
  for (let to = version; to > 0; to -= PAGE) {
    later = [...(await open.log(Math.max(1, to - PAGE + 1), to)), ...later];
    const live = withoutUndone(later);
    const last = live.findLastIndex(fits);
    if (last !== -1) return live.slice(last);
  }
  return withoutUndone(later);
}
