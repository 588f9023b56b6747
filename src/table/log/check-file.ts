import type { GameModule } from '../../core/game-module.js';
import { Findings, type Flaw } from './check/flaw.js';
import { checkHeader } from './check/header.js';
import { checkPlay, checkSpent } from './check/play.js';
import { RollCheck } from './check/rolls.js';
import { type Stretch, stretchesOf } from './check/stretches.js';
import { checkUndos } from './check/undo.js';
import { checkWords } from './check/words.js';
import type { GameFile } from './game-file.js';
import { type PlayedEntry, type PlayedFile, playFile } from './play-file.js';

/** What the check of a game file found. */
export interface FileCheck {
  /** Rolls derived anew from the seed, all equal to the log unless a flaw says otherwise. */
  readonly derived: number;
  /** Set by a play script: not chance, and said so in the log. */
  readonly scripted: number;
  /** Rolls whose seed the file does not tell (a game in play, or brought along by an import). */
  readonly sealed: number;
  readonly stretches: readonly Stretch[];
  /** The first of them first. */
  readonly flaws: readonly Flaw[];
  readonly doubts: readonly Flaw[];
  /** What is right by the log, and worth a look. */
  readonly notes: readonly Flaw[];
  /** The file played again, where that was possible. */
  readonly played: PlayedFile | null;
}

/**
 * Asks the rules for every roll, derives each anew, and plays the log again to the state that the file claims. Null:
 * its rules are not here.
 */
export async function checkFile(
  file: GameFile,
  module: GameModule | null,
  progress: (version: number) => void = () => undefined,
): Promise<FileCheck> {
  const findings = new Findings();
  const stretches = stretchesOf(file, findings);
  const rolls = new RollCheck(file, stretches, findings);
  checkHeader(file, findings);
  checkWords(file, stretches, findings);
  checkUndos(file, findings);
  const played = await replayed(file, module, rolls, findings, progress);
  rolls.end(file.nextRoll);
  const { derived, scripted, sealed } = rolls;
  if (sealed > 0) findings.unsure(null, 'sealed', { count: sealed });
  const { doubts, notes } = findings;
  return { derived, scripted, sealed, stretches, flaws: findings.sorted(), doubts, notes, played };
}

async function replayed(
  file: GameFile,
  module: GameModule | null,
  rolls: RollCheck,
  findings: Findings,
  progress: (version: number) => void,
) {
  const begun = file.entries.some(({ kind }) => kind === 'setup' || kind === 'position');
  if (module === null) findings.unsure(null, 'no-rules', { game: file.module, version: file.rulesVersion });
  else if (!file.complete) findings.unsure(null, 'hidden');
  let upTo = 0;
  let played: PlayedFile | null = null;
  if (module !== null && file.complete && begun) {
    const same = module.rulesVersion === file.rulesVersion;
    if (!same) findings.unsure(null, 'other-rules', { version: file.rulesVersion, here: module.rulesVersion });
    const result = await playFile(module, file, (one) => {
      upTo = one.entry.version;
      witness(module, one, same, rolls, findings);
      progress(upTo);
    });
    if ('why' in result) {
      findings.wrong(result.version, `replay-${result.why}`, result.number === null ? {} : { number: result.number });
    } else played = result;
  }
  // Where the rules could not be asked, what the file says of each roll is derived at least.
  for (const entry of file.entries.slice(upTo)) rolls.entry(entry, null);
  return played;
}

function witness(module: GameModule, one: PlayedEntry, same: boolean, rolls: RollCheck, findings: Findings): void {
  if (one.entry.kind === 'spent') {
    findings.note(one.entry.version, 'dice-spent');
    rolls.entry(one.entry, checkSpent(module, one, findings));
    return;
  }
  rolls.entry(one.entry, one.asked);
  if (same) checkPlay(module, one, findings);
}
