import type { RollPurpose } from '../../../core/dice.js';
import type { GameModule } from '../../../core/game-module.js';
import { asJson, differenceOf } from '../again/difference.js';
import type { Stretch } from '../again/stretches.js';
import type { GameFile } from '../game-file.js';
import { type PlayedFile, playFile } from '../play-file.js';
import type { Findings } from './flaw.js';
import { checkRolls } from './rolls.js';

/**
 * A file that our table cannot write again (old versions, other rules, a set position) is replayed from its actions and
 * faces. It is never called correct, but what contradicts the rules is still found.
 */
export async function readThrough(
  file: GameFile,
  module: GameModule,
  stretches: readonly Stretch[],
  findings: Findings,
  progress: (version: number) => void,
): Promise<PlayedFile | null> {
  const purposes = new Map<number, readonly RollPurpose[]>();
  const same = module.rulesVersion === file.rulesVersion;
  const result = await playFile(module, file, ({ entry, events, asked }) => {
    const { version, kind, rolls } = entry;
    if (kind !== 'spent') {
      purposes.set(
        version,
        asked.map(({ purpose }) => purpose),
      );
      if (asked.length !== rolls.length) findings.wrong(version, 'differs', { field: 'rolls' });
      if (same && differenceOf(asJson(events), asJson(entry.events)) !== null) findings.wrong(version, 'events');
    }
    progress(version);
  });
  checkRolls(file, stretches, findings, (version) => purposes.get(version) ?? null);
  if ('why' in result) {
    findings.wrong(result.version, result.why === 'hash' ? 'head' : 'broken', { field: 'stateHash' });
    return null;
  }
  return result;
}
