import type { GameModule } from '../../../core/game-module.js';
import type { Json } from '../../../core/json.js';
import { type Rejection, refuse } from '../../../core/result.js';
import { refusal } from '../../change/alter.js';
import { choicesIn } from '../../change/imported.js';
import { rulesAmong } from '../../context.js';
import { BOUNDS, tooLongIn, tooMuchIn } from '../../log/bounds.js';
import type { Flaw } from '../../log/check/flaw.js';
import { checkFile } from '../../log/check-file.js';
import { doubledKeyIn } from '../../log/doubled-key.js';
import type { GameFile } from '../../log/game-file.js';
import { misnumbered, readGameFile } from '../../log/read-game-file.js';
import type { TakenFile } from '../../ports/import-reader.js';
import type { Reply } from '../../ports/message.js';
import { shortText } from '../handler.js';
import { chosenSystem, readJson } from './create.js';

/**
 * Reads, checks and replays an untrusted game file. This may take long and much memory, so the bot runs it in a
 * separate process. The games are loaded only for what reads as a file: most of what is hostile never needs them.
 */
export async function takeFile(
  loadGames: () => Promise<readonly GameModule[]>,
  text: string,
  progress: (played: number, of: number) => void,
): Promise<TakenFile> {
  const read = fileIn(text);
  if ('code' in read) return refused(read);
  const { file, json } = read;
  const games = await loadGames();
  const wrong = whyNot(games, file);
  if (wrong !== null) return refused(wrong);
  const { entries, ...head } = file;
  const rules = rulesAmong(games, file);
  const { played, flaws } = await checkFile(file, rules, (version) => progress(version, entries.length), json);
  const [flaw] = flaws;
  if (flaw !== undefined) return { ok: false, reply: flawed(flaw) };
  return played === null ? refused({ code: 'import-empty' }) : { ok: true, file: head, played };
}

function fileIn(text: string): { readonly file: GameFile; readonly json: Json } | Rejection {
  if (text.length > BOUNDS.bytes) return tooLarge();
  const tooMuch = tooMuchIn(text);
  if (tooMuch !== null) return broken(tooMuch);
  const json = readJson(text, 'file-no-json');
  if (!json.ok) return json.rejection;
  const at = doubledKeyIn(text) ?? tooLongIn(json.value);
  if (at !== null) return broken(at);
  const file = readGameFile(json.value);
  return file.ok ? { file: file.value, json: json.value } : file.rejection;
}

export function tooLarge(): Rejection {
  return { code: 'file-too-large', values: { most: BOUNDS.bytes / 2 ** 20 } };
}

function whyNot(games: readonly GameModule[], file: GameFile): Rejection | null {
  const module = chosenSystem(games, file.module);
  if (!module.ok) return module.rejection;
  if (!file.complete) return { code: 'import-partial' };
  const at = misnumbered(file);
  if (at !== null) return broken(at);
  const rules = rulesAmong(games, file);
  if (rules === null) {
    return { code: 'import-rules', values: { version: { kind: 'text', id: shortText(file.rulesVersion, 20) } } };
  }
  const begun = file.entries.some(({ kind }) => kind === 'setup' || kind === 'position');
  if (!begun) return { code: 'import-empty' };
  return hasItsSeats(rules, file) ? null : broken('seats');
}

/** As many seats as the setup asks for: each is a person to show, ask and remind. */
function hasItsSeats(rules: GameModule, { setup, seats, entries }: GameFile): boolean {
  if (entries.some(({ kind }) => kind === 'position')) return seats.length > 0;
  const places = rules.setup.seatsFor(choicesIn(setup));
  return !places.ok || (seats.length >= places.value.min && seats.length <= places.value.max);
}

export function broken(at: string): Rejection {
  return { code: 'file-broken', values: { at: { kind: 'text', id: shortText(at, 60) } } };
}

function refused(rejection: Rejection): TakenFile {
  return { ok: false, reply: refusal(rejection, null) };
}

/** The first thing that no table would have written. */
function flawed({ version, what, values }: Flaw): Reply {
  const where = version === null ? refuse('import-wrong') : refuse('import-wrong-at', { version });
  const reply = refusal(where.rejection, null);
  return { ...reply, lines: [...reply.lines, { from: 'table', key: `flaw.${what}`, values }] };
}
