import { addresseesOf } from '../table/deadline/grace.js';
import { pilotedPart } from '../table/pilots.js';
import type { Preferences } from '../table/ports/preferences.js';
import {
  NOTICE_KINDS,
  type NoticeKind,
  type OpenWaits,
  type SentNotice,
  type Wait,
} from '../table/ports/reminder-store.js';
import type { GameRecord } from '../table/ports/store.js';
import { plannedNotices } from './plan.js';
import { endOf, isOver } from './warning.js';

/** What is due at one moment: notices to people, lapses to the table. Pure: openWaits and time in, list out. */

/** How a notice reaches its reader. */
type Way = 'mention' | 'direct';

type Beside = { readonly userId: string; readonly covers: readonly NoticeKind[] };

/** One game's part of a notice: everything this person owes there, each with the reason why it is said now. */
export interface GameNotice {
  readonly game: GameRecord;
  readonly items: readonly {
    readonly wait: Wait;
    readonly kind: NoticeKind;
    /** All that this settles: a late warning also counts as the call. */
    readonly covers: readonly NoticeKind[];
    /** When it lapses. */
    readonly end: Date | null;
    /** Others who are told by the same channel message. */
    readonly beside: readonly Beside[];
  }[];
  readonly way: Way;
}

function graver(one: NoticeKind, other: NoticeKind): NoticeKind {
  return NOTICE_KINDS.indexOf(one) > NOTICE_KINDS.indexOf(other) ? one : other;
}

/** Calls always mention in the game's channel; the rest goes the way the person chose. */
function wayOf(items: readonly { readonly covers: readonly NoticeKind[] }[], preferences: Preferences): Way {
  if (items.some((item) => item.covers.includes('call'))) return 'mention';
  return preferences.remindBy === 'direct' ? 'direct' : 'mention';
}

/** What to tell this person now, at most one notice per game. */
export function noticesFor(openWaits: OpenWaits, userId: string, now: Date): readonly GameNotice[] {
  const preferences = openWaits.preferences.get(userId);
  if (preferences === undefined) return [];
  const words: GameNotice[] = [];
  for (const { game, waits } of openWaits.games) {
    const due: GameNotice['items'][number][] = [];
    const rest: GameNotice['items'][number][] = [];
    for (const wait of waits) {
      const addressees = addresseesOf(game, wait.obligation);
      if (!addressees.includes(userId)) continue;
      const until = endOf(game, wait, openWaits.preferences, now);
      if (isOver(until, now)) continue;
      const end = until?.at ?? null;
      const kinds = kindsDue(openWaits, game, wait, userId, now);
      const gravest = kinds.reduce<NoticeKind | null>(
        (worst, kind) => (worst === null ? kind : graver(worst, kind)),
        null,
      );
      if (gravest === null) rest.push({ wait, kind: 'reminder', covers: ['reminder'], end, beside: [] });
      else due.push({ wait, kind: gravest, covers: kinds, end, beside: beside(openWaits, game, wait, userId, now) });
    }
    for (const secret of [false, true]) {
      const now = due.filter(({ wait }) => (wait.obligation.secret === true) === secret);
      if (now.length === 0) continue;
      // Whatever else he owes here is included, and its own reminder counts from now.
      const more = preferences.remindBy === 'none' ? [] : rest;
      const items = [...now, ...more.filter(({ wait }) => (wait.obligation.secret === true) === secret)];
      // What others may not know is told to him alone.
      words.push({ game, items, way: secret ? 'direct' : wayOf(items, preferences) });
    }
  }
  return words;
}

/** What this person should have been told of this wait by now. */
function kindsDue(
  openWaits: OpenWaits,
  game: GameRecord,
  wait: Wait,
  userId: string,
  now: Date,
): readonly NoticeKind[] {
  return plannedNotices(game, wait, userId, openWaits.preferences)
    .filter((word) => word.at <= now)
    .map((word) => word.kind);
}

/** Others of a group, any of whom may answer, who are due a notice in the channel too: one message for all. */
function beside(openWaits: OpenWaits, game: GameRecord, wait: Wait, userId: string, now: Date): readonly Beside[] {
  return addresseesOf(game, wait.obligation).flatMap((other) => {
    const preferences = openWaits.preferences.get(other);
    if (other === userId || preferences === undefined) return [];
    const covers = kindsDue(openWaits, game, wait, other, now);
    const [kind] = covers;
    const alone = wait.obligation.secret === true || wayOf([{ covers }], preferences) === 'direct';
    return kind === undefined || alone ? [] : [{ userId: other, covers }];
  });
}

/** The notes afterwards: for each kind the last time, and how often. */
export function noted(
  said: readonly SentNotice[],
  userId: string,
  covers: readonly NoticeKind[],
  now: Date,
): readonly SentNotice[] {
  const kept = said.filter((word) => word.userId !== userId || !covers.includes(word.kind));
  const fresh = [...new Set(covers)].map((kind): SentNotice => {
    const before = said.find((word) => word.userId === userId && word.kind === kind);
    return { userId, kind, at: now.toISOString(), count: (before?.count ?? 0) + 1 };
  });
  return [...kept, ...fresh];
}

/** Everyone who is due a notice. */
export function owedNow(openWaits: OpenWaits, now: Date): readonly string[] {
  const owed = new Set<string>();
  for (const awaited of openWaits.games) {
    const alone = { ...openWaits, games: [awaited] };
    const people = awaited.waits.flatMap(({ obligation }) => addresseesOf(awaited.game, obligation));
    for (const userId of people) if (!owed.has(userId) && noticesFor(alone, userId, now).length > 0) owed.add(userId);
  }
  return [...owed].sort();
}

/** Games in which a thinking bot is awaited; it too waits while others are asked about an undo. */
export function awaitingBots({ games }: OpenWaits): readonly string[] {
  const waits = games.filter(
    ({ game, waits }) =>
      game.undoAsked === null && waits.some(({ obligation }) => pilotedPart(game.seats, obligation, true) !== null),
  );
  return waits.map(({ game }) => game.id);
}

export interface DueLapse {
  readonly gameId: string;
  /** The game's, as it was read. */
  readonly version: number;
  readonly obligationId: string;
  readonly at: Date;
}

/** The obligations whose time and grace are over. */
export function lapsedNow(openWaits: OpenWaits, now: Date): readonly DueLapse[] {
  return lapses(openWaits, now).filter((lapse) => lapse.at <= now);
}

function lapses(openWaits: OpenWaits, now: Date): readonly DueLapse[] {
  return openWaits.games.flatMap(({ game, waits }) =>
    waits.flatMap((wait) => {
      const end = endOf(game, wait, openWaits.preferences, now);
      if (end === null || end.unwarned) return [];
      return [{ gameId: game.id, version: game.version, obligationId: wait.obligation.id, at: end.at }];
    }),
  );
}

/** Whether anything is due in one of these games, a notice or a lapse. */
export function isAnythingDue(openWaits: OpenWaits, now: Date): boolean {
  return lapsedNow(openWaits, now).length > 0 || owedNow(openWaits, now).length > 0;
}

/**
 * The next moment at which anything may be due, for manual clocks. It may turn out to be nothing; between two such
 * moments nothing can be.
 */
export function nextMoment(openWaits: OpenWaits, after: Date): Date | null {
  const moments: Date[] = lapses(openWaits, after).map((lapse) => lapse.at);
  for (const { game, waits } of openWaits.games) {
    for (const wait of waits) {
      for (const userId of addresseesOf(game, wait.obligation)) {
        for (const word of plannedNotices(game, wait, userId, openWaits.preferences)) moments.push(word.at);
      }
    }
  }
  let next: Date | null = null;
  for (const moment of moments) if (moment > after && (next === null || moment < next)) next = moment;
  return next;
}
