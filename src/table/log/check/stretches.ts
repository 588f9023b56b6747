import type { MixedWord } from '../../../core/derive.js';
import { isList, isObject, isText, type Json } from '../../../core/json.js';
import { hashOfSeed } from '../../dice/roller.js';
import type { GameFile } from '../game-file.js';
import type { Findings } from './flaw.js';

/** A part of the log with dice of one seed: an imported game goes on with a seed of its own. */
export interface Stretch {
  readonly seed: string | null;
  readonly seedHash: string;
  readonly words: readonly MixedWord[];
  /** The first and the last entry, and the last roll, that it covers. */
  readonly from: number;
  readonly to: number;
  readonly upTo: number;
}

export function stretchesOf(file: GameFile, findings: Findings): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 1;
  let rolled = 0;
  for (const { version, rolls, detail } of file.entries) {
    rolled = rolls.at(-1)?.number ?? rolled;
    if (!isObject(detail) || detail.what !== 'import') continue;
    const words = mixedIn(detail.words);
    if (!isText(detail.seedHash) || words === null || detail.rolls !== rolled || version === 1) {
      findings.wrong(version, 'import');
      continue;
    }
    const seed = isText(detail.seed) ? detail.seed : null;
    stretches.push({ seed, seedHash: detail.seedHash, words, from, to: version - 1, upTo: rolled });
    findings.note(version, 'imported');
    from = version;
  }
  const { seed, seedHash, words } = file;
  stretches.push({ seed, seedHash, words, from, to: file.entries.length, upTo: Number.POSITIVE_INFINITY });
  for (const stretch of stretches) {
    if (stretch.seed !== null && hashOfSeed(stretch.seed) !== stretch.seedHash) {
      findings.wrong(stretch.from, 'seed', { hash: stretch.seedHash });
    }
  }
  return stretches;
}

function mixedIn(json: Json | undefined): readonly MixedWord[] | null {
  if (json === undefined) return [];
  if (!isList(json)) return null;
  const words: MixedWord[] = [];
  for (const word of json) {
    if (!isObject(word)) return null;
    const { seat, word: said, fromRoll } = word;
    if (!isText(seat) || !isText(said) || typeof fromRoll !== 'number') return null;
    words.push({ seat, word: said, fromRoll });
  }
  return words;
}
