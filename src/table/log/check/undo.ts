import { isList, isObject, isText } from '../../../core/json.js';
import type { FileEntry, GameFile } from '../game-file.js';
import { showsChance } from '../undo-plan.js';
import type { Findings } from './flaw.js';

/** Dice and secrets were taken back only by leave of all others, or by the game master for all to see. */
export function checkUndos(file: GameFile, findings: Findings): void {
  const live: FileEntry[] = [];
  let never = false;
  for (const entry of file.entries) {
    const { version, kind, detail } = entry;
    const told = isObject(detail) ? detail : {};
    if (told.what === 'settings' && isText(told.settings)) never = /"undo":"never"/.test(told.settings);
    if (kind !== 'undo') {
      live.push(entry);
      continue;
    }
    const { to } = told;
    if (typeof to !== 'number' || to < 0 || to >= version) {
      findings.wrong(version, 'undo-to');
      continue;
    }
    const first = live.findIndex((earlier) => earlier.version > to);
    const dropped = first === -1 ? [] : live.splice(first);
    const chance = dropped.some(showsChance);
    if (!chance) continue;
    findings.note(version, told.force === true ? 'undo-forced' : 'undo-agreed');
    if (never) findings.wrong(version, 'undo-never');
    else if (told.force !== true) checkConsent(file, entry, findings);
  }
}

function checkConsent({ seats }: GameFile, { version, detail, seat }: FileEntry, findings: Findings): void {
  const { agreed, needless } = isObject(detail) ? detail : {};
  if (!isList(agreed) || !isList(needless)) {
    findings.unsure(version, 'undo-old');
    return;
  }
  const asked = new Set([seat, ...agreed, ...needless]);
  if (!seats.every((one) => asked.has(one.seat))) findings.wrong(version, 'undo-consent');
}
