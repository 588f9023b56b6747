import { type Action, isTally } from '../../core/action.js';
import type { GameEvent } from '../../core/chronicle.js';
import type { MixedWord } from '../../core/derive.js';
import type { Roll, RollPurpose } from '../../core/dice.js';
import { isList, isObject, isText, type Json, type JsonObject } from '../../core/json.js';
import { ok, type Result, refuse, type Term, type Terms } from '../../core/result.js';
import type { Audience } from '../../core/seat.js';
import { LOG_KINDS } from '../ports/store.js';
import { type FileEntry, type GameFile, RECORD_FORMAT, RECORD_VERSION } from './game-file.js';

/** Thrown within this module only, for a malformed file. */
class Misread extends Error {}

/** Numbers that repeat or go backwards, as no table writes them: two seats or two rolls as one. */
export function misnumbered({ seats, entries, nextRoll }: GameFile): string | null {
  if (new Set(seats.map(({ seat }) => seat)).size !== seats.length) return 'seats';
  let last = 0;
  for (const { version, rolls } of entries) {
    for (const { number } of rolls) {
      if (number <= last) return `entries[${version - 1}].rolls`;
      last = number;
    }
  }
  return nextRoll > last ? null : 'nextRoll';
}

/** Parses an untrusted game file: every field is checked. */
export function readGameFile(json: Json): Result<GameFile> {
  try {
    return ok(gameFile(json));
  } catch (error) {
    if (error instanceof Misread) return refuse('file-broken', { at: error.message });
    throw error;
  }
}

function gameFile(json: Json): GameFile {
  const file = object(json, 'file');
  if (file.format !== RECORD_FORMAT || file.formatVersion !== RECORD_VERSION) throw new Misread('format');
  return {
    format: RECORD_FORMAT,
    formatVersion: RECORD_VERSION,
    module: text(file.module, 'module'),
    rulesVersion: text(file.rulesVersion, 'rulesVersion'),
    name: text(file.name, 'name'),
    phase: text(file.phase, 'phase'),
    setup: object(file.setup ?? null, 'setup'),
    overrides: file.overrides ?? null,
    seats: list(file.seats, 'seats').map((seat, index) => {
      const record = object(seat, `seats[${index}]`);
      return { seat: text(record.seat, `seats[${index}].seat`), name: text(record.name, `seats[${index}].name`) };
    }),
    seedHash: hex(file.seedHash, 'seedHash'),
    seed: file.seed === null ? null : hex(file.seed, 'seed'),
    ...(file.seedLater === true ? { seedLater: true as const } : {}),
    words: list(file.words, 'words').map((word, index) => mixedWord(word, `words[${index}]`)),
    nextRoll: whole(file.nextRoll, 'nextRoll'),
    version: whole(file.version, 'version'),
    complete: file.complete === true,
    stateHash: file.stateHash === null ? null : hex(file.stateHash, 'stateHash'),
    entries: list(file.entries, 'entries').map((entry, index) => fileEntry(entry, `entries[${index}]`)),
  };
}

function fileEntry(json: Json, at: string): FileEntry {
  const entry = object(json, at);
  const kind = LOG_KINDS.find((known) => known === entry.kind);
  if (kind === undefined) throw new Misread(`${at}.kind`);
  const when = text(entry.at, `${at}.at`);
  if (Number.isNaN(Date.parse(when)) || !/^\d{4}-/.test(new Date(when).toISOString())) throw new Misread(`${at}.at`);
  const read: FileEntry = {
    version: whole(entry.version, `${at}.version`),
    at: when,
    userId: text(entry.userId, `${at}.userId`),
    kind,
    seat: entry.seat === null ? null : text(entry.seat, `${at}.seat`),
    actions: list(entry.actions, `${at}.actions`).map((value, index) => action(value, `${at}.actions[${index}]`)),
    events: list(entry.events, `${at}.events`).map((value, index) => event(value, `${at}.events[${index}]`)),
    rolls: list(entry.rolls, `${at}.rolls`).map((value, index) => roll(value, `${at}.rolls[${index}]`)),
    detail: entry.detail ?? null,
  };
  return entry.hidden === true ? { ...read, hidden: true } : read;
}

function action(json: Json, at: string): Action {
  const { verb, ...slots } = object(json, at);
  const read: Record<string, string | number | Readonly<Record<string, number>>> = {};
  for (const [slot, value] of Object.entries(slots)) {
    if (typeof value === 'string' || typeof value === 'number') read[slot] = value;
    else if (value !== undefined && isTally(value)) read[slot] = value;
    else throw new Misread(`${at}.${slot}`);
  }
  return { ...read, verb: text(verb, `${at}.verb`) };
}

function event(json: Json, at: string): GameEvent {
  const { type, audience, reveals, thread, ...rest } = object(json, at);
  return {
    ...rest,
    type: text(type, `${at}.type`),
    ...(audience === undefined ? {} : { audience: readers(audience, `${at}.audience`) }),
    ...(reveals === true ? { reveals } : {}),
    ...(thread === undefined ? {} : { thread: text(thread, `${at}.thread`) }),
  };
}

function roll(json: Json, at: string): Roll {
  const read = object(json, at);
  const purpose = object(read.purpose ?? null, `${at}.purpose`);
  const meant: RollPurpose = {
    what: text(purpose.what, `${at}.purpose.what`),
    ...(purpose.values === undefined ? {} : { values: terms(purpose.values, `${at}.purpose.values`) }),
    ...(purpose.nth === undefined ? {} : { nth: whole(purpose.nth, `${at}.purpose.nth`) }),
    ...(purpose.needed === undefined ? {} : { needed: whole(purpose.needed, `${at}.purpose.needed`) }),
    ...(purpose.audience === undefined ? {} : { audience: readers(purpose.audience, `${at}.purpose.audience`) }),
  };
  const result: Roll = {
    number: whole(read.number, `${at}.number`),
    sides: whole(read.sides, `${at}.sides`),
    face: whole(read.face, `${at}.face`),
    purpose: meant,
  };
  return read.scripted === true ? { ...result, scripted: true } : result;
}

export function mixedWord(json: Json, at: string): MixedWord {
  const word = object(json, at);
  return {
    seat: text(word.seat, `${at}.seat`),
    word: text(word.word, `${at}.word`),
    fromRoll: whole(word.fromRoll, `${at}.fromRoll`),
  };
}

function terms(json: Json, at: string): Terms {
  return Object.fromEntries(
    Object.entries(object(json, at)).map(([name, value]) => [name, term(value, `${at}.${name}`)]),
  );
}

function term(json: Json | undefined, at: string): Term {
  if (typeof json === 'string' || typeof json === 'number') return json;
  if (isList(json)) return json.map((part, index) => term(part, `${at}[${index}]`));
  const name = object(json ?? null, at);
  return { kind: text(name.kind, `${at}.kind`), id: text(name.id, `${at}.id`) };
}

function readers(json: Json, at: string): Audience {
  return json === 'all' ? 'all' : list(json, at).map((seat, index) => text(seat, `${at}[${index}]`));
}

function object(json: Json | undefined, at: string): JsonObject {
  if (!isObject(json)) throw new Misread(at);
  return json;
}

function list(json: Json | undefined, at: string): readonly Json[] {
  if (!isList(json)) throw new Misread(at);
  return json;
}

function text(json: Json | undefined, at: string): string {
  // What no database accepts as text: the null character, a lone surrogate.
  if (!isText(json) || /[\0\p{Surrogate}]/u.test(json)) throw new Misread(at);
  return json;
}

function hex(json: Json | undefined, at: string): string {
  const read = text(json, at);
  if (!/^(?:[0-9a-f]{2})+$/.test(read)) throw new Misread(at);
  return read;
}

/** The largest integer of the database. */
const LARGEST = 2 ** 31 - 1;

function whole(json: Json | undefined, at: string): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || Math.abs(json) > LARGEST) throw new Misread(at);
  return json;
}
