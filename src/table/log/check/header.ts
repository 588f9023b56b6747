import { canonical, isList, isObject, isText } from '../../../core/json.js';
import type { GameFile } from '../game-file.js';
import type { Findings } from './flaw.js';

/** What stands at the head of the file against what the log says. */
export function checkHeader(file: GameFile, findings: Findings): void {
  const over = file.phase === 'over' || file.phase === 'archived';
  if (file.version !== file.entries.length)
    findings.wrong(null, 'version', { said: file.version, is: file.entries.length });
  // Where others still play with the seed, its rolls are told as sealed.
  const seedLess = file.seed === null && file.seedLater !== true;
  if (over && (seedLess || !file.complete || file.entries.some((entry) => entry.hidden === true))) {
    findings.wrong(null, 'withheld');
  }
  for (const { version, kind, detail, actions, rolls, events } of file.entries) {
    const plays = kind === 'setup' || kind === 'act' || kind === 'spent';
    if (!plays && actions.length + rolls.length + events.length > 0) findings.wrong(version, 'kind', { kind });
    if (kind === 'position') findings.unsure(version, 'position');
    if (kind !== 'setup' || !isObject(detail)) continue;
    const told = canonical({ setup: detail.setup, overrides: detail.overrides ?? null });
    if (told !== canonical({ setup: file.setup, overrides: file.overrides })) findings.wrong(version, 'setup');
    const seats = isList(detail.seats) ? detail.seats.filter(isText) : [];
    if (!seats.every((seat) => file.seats.some((one) => one.seat === seat))) findings.wrong(version, 'setup');
  }
}
