import { STRENGTHS, type Strength } from '../../../core/adviser.js';
import type { GameModule } from '../../../core/game-module.js';
import { ok, type Result, refuse, type Term } from '../../../core/result.js';
import { plain } from '../../../core/slips.js';
import type { State } from '../../../core/state.js';
import { LOCALES } from '../../../core/words.js';
import { alter, type Opened, replyTo } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import { reallyReply } from '../../controls/panel/table-buttons.js';
import { momentOf, readDate } from '../../people/zone.js';
import { strengthFor, strengthIn, turnOf } from '../../pilots.js';
import type { Line, Reply } from '../../ports/message.js';
import { isEnded } from '../../ports/phase.js';
import type { Pilot, PilotUntil, SeatRecord } from '../../ports/seat-record.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { shortText, tableEntry, textOption, truthOption } from '../handler.js';
import { masterLine, seatOfCommand, seatsWith } from './absence.js';

/** Options that say how it plays; naming one turns it on. */
const HOW = ['strength', 'until', 'nation', 'only'] as const;

/**
 * Lets the autopilot play for a seat, or for part of what it owes, at once and until a given time or until cancelled.
 */
export async function autopilotReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const altered = await alter<Line | Reply>(table, game.id, request.requestId, async (opened) => {
    const { game: current, module, state } = opened;
    if (isEnded(current)) return refuse('game-over');
    const seat = seatOfCommand(opened, request);
    if (!seat.ok) return seat;
    const before = seat.value;
    const isOn = before.autopilot || before.pilot !== null;
    const how = HOW.some((name) => textOption(request.options, name) !== null);
    const wanted = truthOption(request.options, 'on') ?? (how ? true : null);
    const who = { kind: 'seat', id: before.seat } as const;
    // Someone only trying the command would see his whole turn played.
    if (wanted === null && request.careful === true && !isOn)
      return ok({ change: null, answer: { from: 'table', key: 'autopilot.is-off', values: { who } } });
    const on = wanted ?? !isOn;
    const pilot = on ? await pilotMeant(table, opened, before, request) : ok(null);
    if (!pilot.ok) return pilot;
    const piloted = withPilot(current, before, pilot.value);
    if (!piloted.ok) return piloted;
    const { game: next, after } = piloted.value;
    const awaited = opened.obligations.some(
      (owed) =>
        owed.seats.includes(before.seat) && strengthFor(before, owed) === null && strengthFor(after, owed) !== null,
    );
    if (on && awaited && current.phase === 'playing' && request.careful === true) {
      const question: Line = { from: 'table', key: 'autopilot.really', values: { who } };
      return ok({ change: null, answer: reallyReply(current, question, surely(before, request)) });
    }
    const line = pilot.value === null ? offLine(before) : onLine(module, state, before, pilot.value);
    const entry = tableEntry(request.userId, { what: 'autopilot', seat: before.seat, on, ...pilot.value });
    const byMaster = before.userId !== request.userId;
    const announce = byMaster ? [line, masterLine(request)] : [line];
    return ok({ change: { game: next, state, entry, announce }, answer: line });
  });
  return replyTo(altered, ({ answer }) => ('lines' in answer ? answer : { lines: [answer] }));
}

/** The game with the seat on autopilot; null: back to its person. At least one person must play himself. */
export function withPilot(
  current: GameRecord,
  before: SeatRecord,
  pilot: Pilot | null,
): Result<{ readonly game: GameRecord; readonly after: SeatRecord }> {
  const whole = pilot !== null && pilot.part === null && pilot.only === null;
  const after: SeatRecord = { ...before, autopilot: whole, pilot: isPlain(pilot) ? null : pilot };
  const seats = seatsWith(current, after);
  const others = seats.some((record) => !record.autopilot && record.userId !== null);
  if (pilot !== null && !others && current.phase === 'playing') return refuse('autopilot-alone');
  return ok({ game: { ...current, seats }, after });
}

/** The default for the whole seat, without end: nothing else to store. */
function isPlain(pilot: Pilot | null): boolean {
  if (pilot === null) return true;
  const { strength, until, part, only } = pilot;
  return strength === 'default' && until === null && part === null && only === null;
}

/** The command again, on a confirmation button. */
function surely({ seat }: SeatRecord, { options }: CommandRequest): string {
  const told = HOW.map((name) => plain(textOption(options, name) ?? '').replace(/[:~]/g, ''));
  return ['pilot', seat, ...told].join(':').replace(/:+$/, '');
}

/** What a confirmed button stands for. */
export function pilotOptions([, seat = '', ...told]: readonly string[]): CommandRequest['options'] {
  const how = HOW.flatMap((name, place) => {
    const said = told[place] ?? '';
    return said === '' ? [] : [[name, said] as const];
  });
  return { on: true, seat, ...Object.fromEntries(how) };
}

async function pilotMeant(
  table: TableContext,
  { game, module, state, preferences }: Opened,
  seat: SeatRecord,
  request: CommandRequest,
): Promise<Result<Pilot>> {
  const named = textOption(request.options, 'strength');
  const strength = named === null ? game.settings.strength : STRENGTHS.find((one) => one === named);
  if (strength === undefined) return refuse('choice-wrong', { option: 'strength', choices: [...STRENGTHS] });
  const only = textOption(request.options, 'only');
  if (only !== null && only !== 'reactions') return refuse('choice-wrong', { option: 'only', choices: ['reactions'] });
  const part = textOption(request.options, 'nation');
  const meant = part === null ? ok(null) : partMeant(module, state, seat, part);
  if (!meant.ok) return meant;
  const zone = (await preferences([request.userId])).get(request.userId)?.timeZone ?? 'UTC';
  const until = untilMeant(textOption(request.options, 'until'), zone, table.deps.clock.now(), module, state);
  if (!until.ok) return until;
  return ok({ strength: strengthIn(module, strength), until: until.value, part: meant.value, only });
}

/** One of the seat's parts (a nation), by id or by its name in any language. */
function partMeant(module: GameModule, state: State | null, { seat }: SeatRecord, typed: string): Result<string> {
  if (state === null) return refuse('not-started');
  const standing = module.seats(module.view(state, null)).find((one) => one.seat === seat);
  const found = (standing?.parts ?? []).find(
    ({ kind, id }) =>
      plain(id) === plain(typed) ||
      LOCALES.some((locale) => plain(module.words.name(locale, { kind, id })) === plain(typed)),
  );
  return found === undefined
    ? refuse('autopilot-part', { given: { kind: 'text', id: shortText(typed, 40) }, who: { kind: 'seat', id: seat } })
    : ok(found.id);
}

/** The last day, by one's own clock, or the last turn. */
function untilMeant(
  typed: string | null,
  zone: string,
  now: Date,
  module: GameModule,
  state: State | null,
): Result<PilotUntil | null> {
  if (typed === null) return ok(null);
  const wrong = refuse('autopilot-until', { example: now.toISOString().slice(0, 10) });
  const date = readDate(typed);
  if (date !== null) {
    const at = momentOf(date.year, date.month, date.day + 1, 0, zone);
    return Number.isNaN(at.getTime()) || at <= now ? wrong : ok({ what: 'date', at: at.toISOString() });
  }
  const turn = /^\D*(\d{1,3})$/.exec(typed)?.[1];
  const present = state === null ? null : turnOf(module, state);
  if (turn === undefined || present === null || Number(turn) < present) return wrong;
  return ok({ what: 'turn', turn: Number(turn) });
}

function offLine({ seat }: SeatRecord): Line {
  return { from: 'table', key: 'autopilot.off', values: { who: { kind: 'seat', id: seat } } };
}

/** How it plays and, unless it is everything for good, for what and until when. */
function onLine(module: GameModule, state: State | null, { seat }: SeatRecord, pilot: Pilot): Line {
  const who = { kind: 'seat', id: seat } as const;
  if (isPlain(pilot)) return { from: 'table', key: 'autopilot.on', values: { who } };
  const { strength, until, part, only } = pilot;
  const values: Record<string, Term> = { who, strength: strengthTerm(strength) };
  const parts = state === null ? [] : module.seats(module.view(state, null)).flatMap((one) => one.parts);
  const named = parts.find(({ id }) => id === part);
  if (named !== undefined) values.part = { kind: named.kind, id: named.id };
  if (only !== null) values.only = { kind: 'key', id: `autopilot.only-${only}` };
  if (until?.what === 'date') values.date = { kind: 'instant', id: until.at };
  if (until?.what === 'turn') values.turn = until.turn;
  return { from: 'table', key: 'autopilot.on-as', module: module.id, values };
}

export function strengthTerm(strength: Strength): Term {
  return { kind: 'key', id: `strength.${strength}` };
}
