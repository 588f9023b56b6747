import { splitWords } from '../table/typed/split-words.js';

/** One parsed line of a play script. */
export type ScriptStep =
  | { readonly kind: 'command'; readonly user: string; readonly text: string }
  | { readonly kind: 'press'; readonly user: string; readonly label: string }
  | { readonly kind: 'set-position'; readonly file: string }
  | { readonly kind: 'position' }
  | { readonly kind: 'dice'; readonly faces: readonly number[] }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'restart' }
  | { readonly kind: 'view'; readonly seat: string }
  | { readonly kind: 'state' };

/** Null: nothing to do (a blank line, a comment). */
type ReadLine = { readonly ok: true; readonly step: ScriptStep | null } | { readonly ok: false; readonly why: string };

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
const LONGEST_WAIT = 400 * 86_400_000;

/** Parse errors are in English: testers write scripts. */
export function readScriptLine(input: string): ReadLine {
  const words = splitWords(input);
  if (!words.ok) return words;
  const [first, ...rest] = words.words;
  if (first === undefined) return { ok: true, step: null };
  if (first.startsWith('@')) return readTurn(first.slice(1), input, rest);
  switch (first) {
    case 'position': {
      const file = input
        .trim()
        .slice('position'.length)
        .replace(/\s#.*$/, '')
        .trim();
      return step(
        file === ''
          ? { kind: 'position' }
          : { kind: 'set-position', file: rest.length === 1 && !file.startsWith('{') ? (rest[0] ?? file) : file },
      );
    }
    case 'dice': {
      const faces = rest
        .flatMap((word) => word.split(','))
        .filter((word) => word !== '')
        .map(Number);
      if (faces.length === 0 || faces.some((face) => !Number.isInteger(face) || face < 1)) {
        return { ok: false, why: 'dice takes whole numbers from 1 on, such as: dice 7 3 10' };
      }
      return step({ kind: 'dice', faces });
    }
    case 'wait': {
      const ms = rest
        .map(duration)
        .reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);
      if (rest.length === 0 || ms === null || ms <= 0 || ms > LONGEST_WAIT) {
        return { ok: false, why: 'wait takes a time such as: wait 2d, wait 6h, wait 90m' };
      }
      return step({ kind: 'wait', ms });
    }
    case 'view':
      return rest.length === 1 && rest[0] !== undefined
        ? step({ kind: 'view', seat: rest[0].replace(/^@/, '') })
        : { ok: false, why: 'view takes one seat, such as: view red' };
    case 'restart':
    case 'state':
      return rest.length === 0 ? step({ kind: first }) : { ok: false, why: `${first} stands alone on its line` };
    default:
      return {
        ok: false,
        why: `"${first}" is none of: @user /command, @user press "Label", position, dice, wait, restart, view, state`,
      };
  }
}

function readTurn(user: string, input: string, rest: readonly string[]): ReadLine {
  if (!/^[\p{L}\p{N}_.-]{1,40}$/u.test(user)) return { ok: false, why: `"@${user}" is no name` };
  const [verb, ...more] = rest;
  if (verb === undefined) return { ok: false, why: `what does @${user} do? A command begins with /` };
  if (verb.startsWith('/') && verb.length > 1) {
    return step({
      kind: 'command',
      user,
      text: input
        .trim()
        .slice(user.length + 1)
        .trim(),
    });
  }
  if (verb === 'press') {
    const label = more.join(' ').trim();
    return label === ''
      ? { ok: false, why: 'press takes a label, such as: press "Retreat"' }
      : step({ kind: 'press', user, label });
  }
  return { ok: false, why: `@${user} can type a /command or press "Label", not "${verb}"` };
}

function step(read: ScriptStep): ReadLine {
  return { ok: true, step: read };
}

function duration(text: string): number | null {
  const match = /^(\d+(?:\.\d+)?)(m|h|d|w)$/.exec(text);
  if (match === null) return null;
  const unit = UNITS[match[2] ?? ''];
  return unit === undefined ? null : Number(match[1]) * unit;
}
