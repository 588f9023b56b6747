import { deriveFace } from '../../../core/derive.js';
import type { Roll, RollPurpose } from '../../../core/dice.js';
import { canonical } from '../../../core/json.js';
import type { AskedRoll } from '../../dice/replayed.js';
import { hmacSha256 } from '../../dice/roller.js';
import type { FileEntry, GameFile } from '../game-file.js';
import type { Findings } from './flaw.js';
import type { Stretch } from './stretches.js';

/** Counts what is found of each roll. */
export class RollCheck {
  derived = 0;
  scripted = 0;
  sealed = 0;
  private last = 0;
  private readonly stretches: readonly Stretch[];
  private readonly findings: Findings;
  private readonly gaps: boolean;

  constructor(file: GameFile, stretches: readonly Stretch[], findings: Findings) {
    this.stretches = stretches;
    this.findings = findings;
    // What a reader may not know is missing in what he exports.
    this.gaps = file.entries.some((entry) => entry.hidden === true);
  }

  /** `asked`: what the rules ask for here; null: they cannot be asked, and the file is taken at its word. */
  entry(entry: Pick<FileEntry, 'version' | 'rolls'>, asked: readonly AskedRoll[] | null): void {
    const { version, rolls } = entry;
    if (asked !== null && asked.length !== rolls.length) {
      this.findings.wrong(version, 'roll-count', { rolled: rolls.length, asked: asked.length });
    }
    for (const [index, roll] of rolls.entries()) this.roll(version, roll, asked?.[index] ?? null);
  }

  /** What the file says of the next roll. */
  end(nextRoll: number): void {
    const right = this.gaps ? nextRoll > this.last : nextRoll === this.last + 1;
    if (!right) this.findings.wrong(null, 'next-roll', { next: nextRoll, last: this.last });
  }

  private roll(version: number, roll: Roll, asked: AskedRoll | null): void {
    const { number, sides, face } = roll;
    const follows = this.gaps ? number > this.last : number === this.last + 1;
    if (!follows) this.findings.wrong(version, 'roll-number', { number, last: this.last });
    this.last = number;
    if (sides < 1 || face < 1 || face > sides) {
      this.findings.wrong(version, 'roll-face', { number, face, sides });
      return;
    }
    if (asked !== null && !samePurpose(asked.purpose, roll.purpose)) {
      this.findings.wrong(version, 'roll-purpose', { number });
    }
    if (roll.scripted === true) {
      this.scripted++;
      if (this.scripted === 1) this.findings.unsure(version, 'scripted', { number });
      return;
    }
    const stretch = this.stretches.find((candidate) => number <= candidate.upTo);
    if (stretch === undefined || stretch.seed === null) {
      this.sealed++;
      return;
    }
    this.derived++;
    const purpose = asked?.purpose ?? roll.purpose;
    const right = deriveFace(hmacSha256, { seed: stretch.seed, words: stretch.words, number, sides, purpose });
    if (right !== face) this.findings.wrong(version, 'roll-derived', { number, face, right });
  }
}

function samePurpose(one: RollPurpose, other: RollPurpose): boolean {
  return canonical(plain(one)) === canonical(plain(other));
}

/** As JSON has it: what is not there is not there. */
function plain({ what, values, nth, needed, audience }: RollPurpose) {
  return { what, values: values ?? {}, nth: nth ?? null, needed: needed ?? null, audience: audience ?? 'all' };
}
