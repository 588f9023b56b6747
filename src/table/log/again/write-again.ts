import { setImmediate as breath } from 'node:timers/promises';
import type { GameModule } from '../../../core/game-module.js';
import { isObject, type Json, type JsonObject } from '../../../core/json.js';
import type { State } from '../../../core/state.js';
import type { Commit, LogEntry } from '../../ports/store.js';
import { DEEDS } from '../deeds.js';
import { type FileEntry, fileWith, type GameFile, overridesOf, wholeEntry } from '../game-file.js';
import { Desk } from './desk.js';
import { asJson, differenceOf } from './difference.js';
import { type Hand, toldIn } from './hand.js';
import { redoActions, redoBegin, redoSpentDice, redoUndo } from './hands-play.js';
import { DEEDS_AGAIN, redoCreate } from './hands-table.js';
import type { Stretch } from './stretches.js';

/** What our own table made of a file: the same, or where it first differs. */
export interface WrittenAgain {
  readonly entries: readonly FileEntry[];
  readonly state: State | null;
  readonly differs: Differs | null;
  /** Entries by somebody who must have managed the channel: he was not the game master. */
  readonly managed: readonly number[];
}

export interface Differs {
  /** Null: in the head of the file. */
  readonly version: number | null;
  /** The difference; empty: our table would have refused all of it. */
  readonly field: string;
  readonly own: Json;
  readonly given: Json;
}

/** Lets other commands run while a file has thousands of entries. */
const BREATH_MS = 50;

/**
 * Our own table plays a file's game again from its setup, seed, words and actions alone, and writes each entry. `json`:
 * the file as given, including unknown fields.
 */
export async function writeAgain(
  module: GameModule,
  file: GameFile,
  json: JsonObject,
  stretches: readonly Stretch[],
  progress: (version: number) => void,
): Promise<WrittenAgain> {
  const desk = new Desk(module, file, stretches);
  const given = Array.isArray(json.entries) ? json.entries : [];
  const entries: FileEntry[] = [];
  const managed: number[] = [];
  let since = performance.now();
  while (entries.length < file.entries.length) {
    const at = entries.length;
    const entry = file.entries[at];
    if (entry === undefined) break;
    const done = await doneAgain(desk, entry, given);
    entries.push(...done.entries);
    if (done.differs !== null) return { entries, state: desk.state, differs: done.differs, managed };
    if (done.managed) managed.push(entry.version);
    progress(entries.length);
    if (performance.now() - since > BREATH_MS) {
      await breath();
      since = performance.now();
    }
  }
  const differs = desk.begun === null ? NO_GAME : headDiffers(desk, entries, json);
  return { entries, state: desk.state, differs, managed };
}

/** Without a first entry there is no game. */
const NO_GAME: Differs = { version: null, field: 'entries', own: null, given: [] };

interface DoneAgain {
  readonly entries: readonly FileEntry[];
  readonly differs: Differs | null;
  readonly managed?: boolean;
}

/** The first way whose entries match the file; otherwise how far the best one came. */
async function doneAgain(desk: Desk, entry: FileEntry, given: readonly Json[]): Promise<DoneAgain> {
  let best: DoneAgain = { entries: [], differs: refusedAt(entry) };
  for (const hand of waysOf(desk, entry)) {
    const commit = await carriedOut(desk, entry, hand);
    if (commit === null) continue;
    const done = compared(desk, commit, entry.version - 1, given);
    if (done.differs === null) {
      desk.keep(commit);
      return { ...done, managed: hand.managing === true };
    }
    if (best.differs?.field === '' || done.entries.length > best.entries.length) best = done;
  }
  return best;
}

function refusedAt({ version }: FileEntry): Differs {
  return { version, field: '', own: null, given: null };
}

function waysOf(desk: Desk, entry: FileEntry): readonly Hand[] {
  const told = toldIn(entry);
  switch (entry.kind) {
    case 'setup':
      return redoBegin(entry, told, desk);
    case 'act':
      return redoActions(entry, told, desk);
    case 'spent':
      return redoSpentDice(entry, told, desk);
    case 'undo':
      return redoUndo(entry, told, desk);
    case 'table':
    case 'word':
    case 'position': {
      const deed = DEEDS.find((known) => known === told.what);
      return deed === undefined ? [] : DEEDS_AGAIN[deed](entry, told, desk);
    }
  }
}

async function carriedOut(desk: Desk, entry: FileEntry, hand: Hand): Promise<Commit | null> {
  try {
    return await desk.tries(entry, async (table, asker) => {
      const doing = { desk, table, asker, entry, told: toldIn(entry) };
      if (desk.begun !== null) await hand(doing, desk.begun);
      else if (doing.told.what === 'create') await redoCreate(doing);
    });
  } catch {
    // Anyone can write such a file: if the rules fail on it, that is the file's fault.
    return null;
  }
}

function compared(desk: Desk, commit: Commit, from: number, given: readonly Json[]): DoneAgain {
  const entries: FileEntry[] = [];
  for (const [index, written] of commit.entries.entries()) {
    const other = given[from + index];
    const own = shownOf(desk, written, other);
    const field = other === undefined ? 'entries' : differenceOf(asJson(own), other);
    if (field !== null) {
      const version = other === undefined ? null : written.version;
      return { entries, differs: { version, field, own: asJson(own), given: other ?? null } };
    }
    entries.push(own);
  }
  return { entries, differs: null };
}

/** Without a seed the faces came from the file: that does not make them set faces. */
function shownOf(desk: Desk, written: LogEntry, other: Json | undefined): FileEntry {
  const own = wholeEntry(written);
  if (!desk.sealed) return own;
  const said = other !== undefined && isObject(other) && Array.isArray(other.rolls) ? other.rolls : [];
  return {
    ...own,
    rolls: own.rolls.map(({ scripted: _, ...roll }, index) =>
      isObject(said[index] ?? null) && said[index].scripted === true ? { ...roll, scripted: true } : roll,
    ),
  };
}

/** The file's head, except for what players name. */
function headDiffers(desk: Desk, entries: readonly FileEntry[], json: JsonObject): Differs | null {
  const { game, file, state } = desk;
  const named = new Map(file.seats.map(({ seat, name }) => [seat, name]));
  // No log tells whether others still play its seed.
  const challenge =
    game.challenge === null
      ? null
      : { ...game.challenge, ...(file.seedLater === true ? {} : { until: LONG_AGO, playing: 0 }) };
  const own = fileWith(
    {
      ...game,
      challenge,
      name: file.name,
      seats: game.seats.map((record) => ({ ...record, userName: named.get(record.seat) ?? record.userName })),
    },
    overridesOf(game, entries),
    entries,
    // Without the rules at hand nobody could say how the game stands.
    file.stateHash === null ? null : state,
    new Date(),
  );
  const { entries: _own, ...head } = own;
  const { entries: _given, ...given } = json;
  const field = differenceOf(asJson(head), given);
  return field === null ? null : { version: null, field, own: asJson(head), given };
}

const LONG_AGO = '1970-01-01T00:00:00.000Z';
