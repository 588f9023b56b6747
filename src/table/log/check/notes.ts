import { isList, isObject } from '../../../core/json.js';
import type { FileEntry } from '../game-file.js';
import { showsChance } from '../undo-plan.js';
import type { Findings } from './flaw.js';

/** Correct, but worth a look. */
export function noteAll(entries: readonly FileEntry[], findings: Findings): void {
  const live: FileEntry[] = [];
  for (const entry of entries) {
    const { version, kind, detail } = entry;
    const told = isObject(detail) ? detail : {};
    if (kind === 'spent') findings.note(version, 'dice-spent');
    if (told.what === 'import') findings.note(version, 'imported');
    if (kind !== 'undo') {
      live.push(entry);
      continue;
    }
    const first = live.findIndex((earlier) => earlier.version > Number(told.to));
    const dropped = first === -1 ? [] : live.splice(first);
    if (!dropped.some(showsChance)) continue;
    const asked = !isList(told.agreed) || told.agreed.length > 0;
    findings.note(version, told.force === true ? 'undo-forced' : asked ? 'undo-agreed' : 'undo-unasked');
  }
}
