import type { MixedWord } from '../../../core/derive.js';
import { canonical, isList, isObject, isText, type Json } from '../../../core/json.js';
import { sealOf } from '../../dice/sealed-words.js';
import type { FileEntry, GameFile } from '../game-file.js';
import type { Findings } from './flaw.js';
import type { Stretch } from './stretches.js';

interface Sealed {
  readonly hash: string;
  readonly userId: string;
}

/** The words in the dice are those that the log shows: given in time, sealed, opened all at once. */
export function checkWords(file: GameFile, stretches: readonly Stretch[], findings: Findings): void {
  let rolled = 0;
  for (const stretch of stretches) {
    const told = new ToldWords(findings);
    for (const entry of file.entries.slice(stretch.from - 1, stretch.to)) {
      told.hear(entry, rolled);
      rolled = entry.rolls.at(-1)?.number ?? rolled;
    }
    const mixed = stretch.words.map(({ seat, word, fromRoll }) => canonical({ seat, word, fromRoll }));
    if (mixed.join() !== told.mixed.map((word) => canonical({ ...word })).join()) {
      findings.wrong(told.openedAt, 'words');
    }
  }
}

/** What the log of one stretch tells of words. */
class ToldWords {
  readonly mixed: MixedWord[] = [];
  openedAt: number | null = null;
  private sealed: Sealed[] = [];
  private called = false;
  private readonly findings: Findings;

  constructor(findings: Findings) {
    this.findings = findings;
  }

  hear({ version, kind, userId, detail }: FileEntry, rolled: number): void {
    if (!isObject(detail) || detail.what === 'import') return;
    if (kind === 'word' && isText(detail.hash)) {
      if (detail.what === 'word-shown') return;
      if (this.called || this.openedAt !== null) this.findings.wrong(version, 'word-late');
      this.sealed.push({ hash: detail.hash, userId });
    } else if (kind === 'word') this.unsealed(version, detail, rolled);
    else if (detail.what === 'words-asked') this.called = true;
    else if (detail.what === 'leave') this.sealed = this.sealed.filter((word) => word.userId !== userId);
    else if (isList(detail.words)) this.open(version, detail.words, detail.silent, rolled);
  }

  /** As they were given in former versions: openly, at any time, for all rolls to come. */
  private unsealed(
    version: number,
    { seat, word, fromRoll }: { readonly [key: string]: Json | undefined },
    rolled: number,
  ) {
    if (this.openedAt !== null || fromRoll !== rolled + 1) this.findings.wrong(version, 'word-late');
    else if (rolled > 0) this.findings.unsure(version, 'word-in-play');
    if (isText(seat) && isText(word) && typeof fromRoll === 'number') this.mixed.push({ seat, word, fromRoll });
  }

  private open(version: number, words: readonly Json[], silent: Json | undefined, rolled: number): void {
    if (this.openedAt !== null) this.findings.wrong(version, 'word-late');
    this.openedAt = version;
    // Two may have given the same hash: each counts once.
    const left = this.sealed.map(({ hash }) => hash);
    const taken = (hash: string) => left.includes(hash) && left.splice(left.indexOf(hash), 1).length === 1;
    for (const opened of words) {
      const { seat, word, salt, hash } = isObject(opened) ? opened : {};
      if (!isText(seat) || !isText(word) || !isText(hash) || sealOf(word, isText(salt) ? salt : null) !== hash) {
        this.findings.wrong(version, 'word-hash');
        continue;
      }
      if (!taken(hash)) this.findings.wrong(version, 'word-unsealed', { hash });
      this.mixed.push({ seat, word, fromRoll: rolled + 1 });
    }
    for (const named of isList(silent) ? silent : []) {
      const { hash } = isObject(named) ? named : {};
      if (!isText(hash) || !taken(hash)) {
        this.findings.wrong(version, 'word-unsealed', { hash: isText(hash) ? hash : '' });
      }
    }
    for (const hash of left) this.findings.wrong(version, 'word-dropped', { hash });
  }
}
