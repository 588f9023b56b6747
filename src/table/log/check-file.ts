import type { GameModule } from '../../core/game-module.js';
import { canonical, isObject, type Json, type JsonObject } from '../../core/json.js';
import { AUTOPILOT } from '../change/default.js';
import { firstSettings, settingsTold } from '../change/new-game.js';
import { isOfSeed } from './again/desk.js';
import { asJson, differenceOf } from './again/difference.js';
import { toldIn } from './again/hand.js';
import { settingsIn } from './again/settings.js';
import { type Stretch, stretchesOf } from './again/stretches.js';
import { type Differs, writeAgain } from './again/write-again.js';
import { Findings, type Flaw, type FlawKind } from './check/flaw.js';
import { noteAll } from './check/notes.js';
import { readThrough } from './check/read-through.js';
import { checkRolls, countedRolls } from './check/rolls.js';
import type { FileEntry, GameFile } from './game-file.js';
import type { PlayedFile } from './play-file.js';

export interface FileCheck {
  /** Rolls derived again from the seed, all equal to the log unless a flaw says otherwise. */
  readonly derived: number;
  /** Set by a play script: not chance, and marked so in the log. */
  readonly scripted: number;
  /** Rolls whose seed the file does not contain (a game in play, or rolls from before an import). */
  readonly sealed: number;
  readonly stretches: readonly Stretch[];
  /** The first of them first. */
  readonly flaws: readonly Flaw[];
  readonly doubts: readonly Flaw[];
  /** Correct, but worth a look. */
  readonly notes: readonly Flaw[];
  /** The replayed file, if that was possible. */
  readonly played: PlayedFile | null;
}

/**
 * Our own table plays the file's game again from its setup, seed, words and actions and writes its own file: any
 * difference is an error. `json`: the file as given. Null: its rules are not here.
 */
export async function checkFile(
  file: GameFile,
  module: GameModule | null,
  progress: (version: number) => void = () => undefined,
  json: Json = asJson(file),
): Promise<FileCheck> {
  const findings = new Findings();
  const stretches = stretchesOf(file);
  for (const stretch of stretches) {
    if (!isOfSeed(stretch)) findings.wrong(stretch.from, 'seed', { hash: stretch.seedHash });
  }
  const counted = countedRolls(file, stretches);
  doubtAll(file, module, stretches, counted.sealed, findings);
  const given = isObject(json) ? json : {};
  const misplaced = file.entries.findIndex(({ version }, index) => version !== index + 1);
  let played: PlayedFile | null = null;
  if (misplaced !== -1) findings.wrong(misplaced + 1, 'order');
  else if (module === null || !file.complete) justLookedAt(file, given, stretches, findings);
  else if (isReadThrough(findings)) {
    strangeIn(file, given, findings);
    played = await readThrough(file, module, stretches, findings, progress);
  } else played = await again(module, file, given, stretches, findings, progress);
  noteAll(file.entries, findings);
  const { doubts, notes } = findings;
  return { ...counted, stretches, flaws: findings.sorted(), doubts, notes, played };
}

async function again(
  module: GameModule,
  file: GameFile,
  json: JsonObject,
  stretches: readonly Stretch[],
  findings: Findings,
  progress: (version: number) => void,
): Promise<PlayedFile | null> {
  const written = await writeAgain(module, file, json, stretches, progress);
  const { differs, state, entries, managed } = written;
  for (const version of managed) findings.unsure(version, 'managed');
  if (differs !== null) {
    const { version } = differs;
    const [what, values] = flawOf(file, differs);
    findings.wrong(version, what, values);
  }
  return differs !== null || state === null ? null : { state, entries };
}

type Told = readonly [FlawKind, Readonly<Record<string, string | number>>];

/** The difference in words, as plainly as its place allows. */
function flawOf({ entries }: GameFile, { version, field, own, given }: Differs): Told {
  if (version === null) return ['head', { field }];
  if (field === '') return ['refused', {}];
  if (field.startsWith('events')) return ['events', {}];
  const [, place, part = ''] = /^rolls\[(\d+)\]\.(\w+)/.exec(field) ?? [];
  const roll = entries[version - 1]?.rolls[Number(place)];
  if (place === undefined || roll === undefined) return ['differs', { field }];
  const { number, face } = roll;
  const right = valueAt(own, ['rolls', place, part]);
  if (part === 'face' && typeof right === 'number') return ['roll-derived', { number, face, right }];
  if (part === 'number' && typeof right === 'number') return ['roll-number', { number, last: right - 1 }];
  return part === 'purpose' ? ['roll-purpose', { number }] : ['differs', { field: given === null ? 'rolls' : field }];
}

function valueAt(json: Json, way: readonly string[]): unknown {
  return way.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    json,
  );
}

/** Why not everything can be checked, before anything is. */
function doubtAll(
  file: GameFile,
  module: GameModule | null,
  stretches: readonly Stretch[],
  sealed: number,
  findings: Findings,
): void {
  const [first] = file.entries;
  const begun = file.entries.some(({ kind }) => kind === 'setup' || kind === 'position');
  if (file.complete && begun && file.stateHash === null) findings.unsure(null, 'no-end');
  if (module === null) findings.unsure(null, 'no-rules', { game: file.module, version: file.rulesVersion });
  else if (module.rulesVersion !== file.rulesVersion) {
    findings.unsure(null, 'other-rules', { version: file.rulesVersion, here: module.rulesVersion });
  }
  if (!file.complete) findings.unsure(null, 'hidden');
  if (first !== undefined && isFormer(first)) findings.unsure(1, 'former');
  const setting = module === null || first === undefined ? null : unusualSetting(module, first);
  if (setting !== null) findings.unsure(1, 'settings', { field: setting });
  for (const entry of file.entries) {
    if (entry.kind === 'position') findings.unsure(entry.version, 'position');
    if (isFault(entry)) findings.unsure(entry.version, 'fault');
    const set = entry.rolls.find(({ scripted }) => scripted === true);
    if (set !== undefined) findings.unsure(entry.version, 'scripted', { number: set.number });
  }
  if (stretches.some(({ seed }) => seed === null)) findings.unsure(null, 'sealed', { count: sealed });
}

/** Old versions did not record what a game begins with. */
function isFormer(entry: FileEntry): boolean {
  const { what, settings } = toldIn(entry);
  return what === 'create' && settings === undefined;
}

/**
 * A game starts with the default settings and the tempo chosen or, in a rematch, the previous ones; no file says which, and our defaults
 * changed once.
 */
function unusualSetting(module: GameModule, first: FileEntry): string | null {
  const { what, settings } = toldIn(first);
  if (what !== 'create' || settings === undefined) return null;
  return differenceOf(asJson(settingsTold(firstSettings(module, settingsIn(settings)?.tempo))), settings);
}

/** The rules failed then; the log does not say at what. */
function isFault({ kind, userId, detail }: FileEntry): boolean {
  const failed = kind === 'spent' && (userId === '' || userId === AUTOPILOT);
  return failed || (kind === 'table' && isObject(detail) && detail.what === 'default-broken');
}

function isReadThrough({ doubts }: Findings): boolean {
  return doubts.some(({ what }) => ['other-rules', 'former', 'position', 'fault'].includes(what));
}

/** The file of a game in play may hide what its reader may not know; it has no seed and no end. */
function justLookedAt(file: GameFile, json: JsonObject, stretches: readonly Stretch[], findings: Findings): void {
  strangeIn(file, json, findings);
  const over = file.phase === 'over' || file.phase === 'archived';
  if (!file.complete && (over || file.seed !== null || file.stateHash !== null)) findings.wrong(null, 'withheld');
  const hides = file.entries.find(({ hidden }) => hidden === true);
  if (file.complete && hides !== undefined) findings.wrong(hides.version, 'withheld');
  if (file.version !== file.entries.length) findings.wrong(null, 'head', { field: 'version' });
  checkRolls(file, stretches, findings, () => null);
}

/** Unknown fields of the file. */
function strangeIn(file: GameFile, json: JsonObject, findings: Findings): void {
  const read = asJson(file);
  if (canonical(read) === canonical(json)) return;
  const field = differenceOf(read, json) ?? '';
  const entry = /^entries\[(\d+)\]/.exec(field)?.[1];
  findings.wrong(entry === undefined ? null : Number(entry) + 1, 'differs', { field });
}
