import { deriveFace } from '../../../core/derive.js';
import type { RollPurpose } from '../../../core/dice.js';
import { hmacSha256 } from '../../dice/roller.js';
import { asJson, differenceOf } from '../again/difference.js';
import type { Stretch } from '../again/stretches.js';
import type { GameFile } from '../game-file.js';
import type { Findings } from './flaw.js';

/** How many rolls there are of each sort. */
export interface CountedRolls {
  readonly derived: number;
  readonly scripted: number;
  readonly sealed: number;
}

export function countedRolls(file: Pick<GameFile, 'entries'>, stretches: readonly Stretch[]): CountedRolls {
  const rolls = file.entries.flatMap((entry) => entry.rolls);
  const chance = rolls.filter(({ scripted }) => scripted !== true);
  const sealed = chance.filter(({ number }) => seedOf(stretches, number) === null).length;
  return { derived: chance.length - sealed, scripted: rolls.length - chance.length, sealed };
}

function seedOf(stretches: readonly Stretch[], number: number): string | null {
  return stretches.find(({ upTo }) => number <= upTo)?.seed ?? null;
}

/**
 * For a file that is only read through: roll numbers without gaps (in order, if some are hidden), and faces that match
 * the seed.
 */
export function checkRolls(
  file: GameFile,
  stretches: readonly Stretch[],
  findings: Findings,
  /** What the rules ask each roll of an entry for; null: they cannot be asked. */
  asked: (version: number) => readonly RollPurpose[] | null,
): void {
  let last = 0;
  for (const { version, rolls } of file.entries) {
    const purposes = asked(version);
    for (const [index, { number, sides, face, purpose, scripted }] of rolls.entries()) {
      const follows = file.complete ? number === last + 1 : number > last;
      if (!follows) findings.wrong(version, 'roll-number', { number, last });
      last = number;
      if (sides < 1 || face < 1 || face > sides) {
        findings.wrong(version, 'roll-face', { number, face, sides });
        continue;
      }
      const meant = purposes?.[index] ?? purpose;
      if (differenceOf(asJson(meant), asJson(purpose)) !== null) findings.wrong(version, 'roll-purpose', { number });
      const stretch = stretches.find(({ upTo }) => number <= upTo);
      if (scripted === true || stretch === undefined || stretch.seed === null) continue;
      const derivation = { seed: stretch.seed, words: stretch.words, number, sides, purpose: meant };
      const right = deriveFace(hmacSha256, derivation);
      if (right !== face) findings.wrong(version, 'roll-derived', { number, face, right });
    }
  }
  const { nextRoll, complete } = file;
  if (complete ? nextRoll !== last + 1 : nextRoll <= last) findings.wrong(null, 'next-roll', { next: nextRoll, last });
}
