import { isList, isObject, isText, type JsonObject } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import { AUTOPILOT } from '../../change/default.js';
import type { FileEntry, GameFile } from '../game-file.js';
import { showsChance } from '../undo-plan.js';
import type { Findings } from './flaw.js';

/** Dice and secrets were taken back only by leave of all others, or by the game master for all to see. */
export function checkUndos(file: GameFile, findings: Findings): void {
  const live: FileEntry[] = [];
  const holders = new Holders();
  let never = false;
  for (const entry of file.entries) {
    const { version, kind, detail } = entry;
    const told = isObject(detail) ? detail : {};
    if (told.what === 'settings' && isText(told.settings)) never = /"undo":"never"/.test(told.settings);
    if (kind !== 'undo') {
      holders.hear(entry, told);
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
    else if (told.force !== true) checkConsent(file, entry, holders, findings);
  }
}

/** Who sits where, as far as the log tells: whoever played for a seat last, until he leaves or somebody takes it. */
class Holders {
  private readonly of = new Map<SeatId, string>();

  hear({ kind, seat, userId }: FileEntry, told: JsonObject): void {
    if (kind === 'act' && seat !== null && userId !== AUTOPILOT) this.of.set(seat, userId);
    if (told.what === 'leave') for (const [held, user] of this.of) if (user === userId) this.of.delete(held);
    if ((told.what === 'join' || told.what === 'substitute') && isText(told.seat)) this.of.delete(told.seat);
  }

  /** Certainly two persons. */
  differ(one: SeatId, other: SeatId): boolean {
    const [first, second] = [this.of.get(one), this.of.get(other)];
    return first !== undefined && second !== undefined && first !== second;
  }
}

function checkConsent(
  { seats }: GameFile,
  { version, detail, seat: by }: FileEntry,
  holders: Holders,
  findings: Findings,
): void {
  const { agreed, needless } = isObject(detail) ? detail : {};
  if (!isList(agreed) || !isList(needless)) {
    findings.unsure(version, 'undo-old');
    return;
  }
  const lacking = seats.some(({ seat }) => {
    if (seat === by || agreed.includes(seat)) return false;
    return !needless.includes(seat) || (by !== null && holders.differ(seat, by));
  });
  if (lacking) findings.wrong(version, 'undo-consent');
}
