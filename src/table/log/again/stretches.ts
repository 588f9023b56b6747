import type { MixedWord } from '../../../core/derive.js';
import { isObject, isText } from '../../../core/json.js';
import type { GameFile } from '../game-file.js';
import { mixedWord } from '../read-game-file.js';

/** A part of the log with dice of one seed: an imported game continues with its own. */
export interface Stretch {
  readonly seed: string | null;
  readonly seedHash: string;
  readonly words: readonly MixedWord[];
  /** The first and last entry, and the last roll, that it covers. */
  readonly from: number;
  readonly to: number;
  readonly upTo: number;
}

/** As the file claims; replaying it shows whether this holds. */
export function stretchesOf({ entries, seed, seedHash, words }: GameFile): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 1;
  for (const { version, detail } of entries) {
    if (!isObject(detail) || detail.what !== 'import') continue;
    const { seed: told, rolls } = detail;
    stretches.push({
      seed: isText(told) && /^[0-9a-f]{64}$/.test(told) ? told : null,
      seedHash: isText(detail.seedHash) ? detail.seedHash : '',
      words: Array.isArray(detail.words) ? detail.words.flatMap((word) => readWord(word) ?? []) : [],
      from,
      to: version - 1,
      upTo: typeof rolls === 'number' ? rolls : 0,
    });
    from = version;
  }
  return [...stretches, { seed, seedHash, words, from, to: entries.length, upTo: Number.POSITIVE_INFINITY }];
}

function readWord(json: Parameters<typeof mixedWord>[0]): MixedWord | null {
  try {
    return mixedWord(json, '');
  } catch {
    return null;
  }
}
