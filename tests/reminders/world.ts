import { createReminders, passTime, type Reminders } from '../../src/reminders/round.js';
import { mayBeTold } from '../../src/table/people/waking.js';
import { localTime } from '../../src/table/people/zone.js';
import type { Post } from '../../src/table/ports/post.js';
import type { Preferences } from '../../src/table/ports/preferences.js';
import {
  type DueGames,
  NOTICE_KINDS,
  type NoticePosts,
  type OpenWaits,
  type ReminderStore,
  type RestDue,
  type SentNotice,
} from '../../src/table/ports/reminder-store.js';
import type { SeatRecord } from '../../src/table/ports/seat-record.js';
import type { TableSettings } from '../../src/table/ports/settings.js';
import type { GameRecord, OpenObligation } from '../../src/table/ports/store.js';
import type { Lapse, Lapsed } from '../../src/table/service.js';

/** Games, people and a clock moved by hand, all in memory; the reminders in it are the real ones. */
export const PLAIN: Preferences = {
  locale: null,
  timeZone: 'UTC',
  remindEveryHours: 24,
  remindBy: 'mention',
  quiet: null,
  absences: [],
};

const NO_DEADLINE: TableSettings = {
  tempo: 'table',
  turnHours: null,
  reactionHours: null,
  windowHours: null,
  nudgeHours: 0,
  warnHours: 24,
  graceHours: 12,
  onAbsence: 'autopilot',
  onAway: 'wait',
  strength: 'default',
  advice: null,
  battleThreads: false,
  undo: 'consent',
  restDays: 14,
  watched: true,
  openSeats: false,
};

export function seat(userId: string, more: Partial<SeatRecord> = {}): SeatRecord {
  return { seat: userId, userId, userName: userId, autopilot: false, pilot: null, substituteId: null, ...more };
}

export function game(id: string, seats: readonly SeatRecord[], settings: Partial<TableSettings> = {}): GameRecord {
  return {
    id,
    module: 'race',
    rulesVersion: '1',
    phase: 'playing',
    name: `the ${id}`,
    guildId: 'guild',
    channelId: `channel-${id}`,
    locale: 'en',
    setup: {},
    overrides: null,
    settings: { ...NO_DEADLINE, ...settings },
    seats,
    masterId: 'master',
    version: 1,
    nextRoll: 1,
    seed: '00',
    seedHash: '00',
    words: [],
    sealing: null,
    undoAsked: null,
    requests: [],
    outcome: null,
    challenge: null,
    pausedAt: null,
    restsAt: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };
}

interface Told {
  readonly at: Date;
  readonly userId: string;
  /** `post`: the table's own post mentions; the others are words of the reminders. */
  readonly way: 'post' | 'mention' | 'direct';
  /** Which kind of word about which obligation. */
  readonly about: readonly string[];
}

export class World implements ReminderStore {
  readonly told: Told[] = [];
  readonly lapses: { readonly at: Date; readonly obligation: string }[] = [];
  readonly posts: Post[] = [];
  now: Date;
  readonly reminders: Reminders;
  /** What the table does when a deadline lapses. */
  onLapse: (lapse: Lapse) => Lapsed = (lapse) => {
    this.close(lapse.obligationId);
    return 'played';
  };
  readonly people = new Map<string, Preferences>();
  readonly games = new Map<string, GameRecord>();
  private readonly open = new Map<string, { readonly obligation: OpenObligation; said: readonly SentNotice[] }>();
  private ids = 0;

  constructor(start: Date) {
    this.now = start;
    this.reminders = createReminders({
      store: this,
      table: {
        lapse: async (lapse) => {
          this.lapses.push({ at: this.now, obligation: lapse.obligationId });
          return this.onLapse(lapse);
        },
        rest: async () => 'awake',
      },
      clock: { now: () => this.now },
      entropy: {
        seed: () => '00',
        id: () => {
          this.ids += 1;
          return `post-${this.ids}`;
        },
      },
      outboxSignal: { ring: () => {} },
    });
  }

  /** A commit of the table: somebody is awaited from now on, and its post mentions whoever may be told at this hour. */
  await(
    gameId: string,
    ...waits: readonly (readonly [id: string, seatId: string, kind?: 'turn' | 'reaction'])[]
  ): void {
    const game = this.games.get(gameId);
    if (game === undefined) throw new Error(`no game ${gameId}`);
    const called = new Map<string, string[]>();
    for (const [id, seatId, kind = 'turn'] of waits) {
      const hours = kind === 'turn' ? game.settings.turnHours : game.settings.reactionHours;
      const dueAt = hours === null ? null : new Date(this.now.getTime() + hours * 3_600_000);
      const obligation: OpenObligation = { id, gameId, seats: [seatId], kind, what: kind, since: this.now, dueAt };
      this.open.set(id, { obligation, said: [] });
      const holder = game.seats.find((one) => one.seat === seatId);
      const person = holder?.userId === null || holder === undefined ? undefined : this.people.get(holder.userId);
      if (game.seats.every((one) => one.userId === holder?.userId)) continue; // asked by himself alone
      if (holder?.userId == null || person === undefined || holder.autopilot || !mayBeTold(this.now, person)) continue;
      called.set(holder.userId, [...(called.get(holder.userId) ?? []), `call ${id}`]);
    }
    for (const [userId, about] of called) this.told.push({ at: this.now, userId, way: 'post', about });
  }

  close(id: string): void {
    this.open.delete(id);
  }

  replace(id: string, change: Partial<OpenObligation>): void {
    const held = this.open.get(id);
    if (held !== undefined) this.open.set(id, { obligation: { ...held.obligation, ...change }, said: held.said });
  }

  /** Moves the clock to that moment, through everything that falls due on the way. */
  async until(moment: string): Promise<void> {
    await this.jump(new Date(moment));
  }

  jump: (moment: Date) => Promise<void> = (moment) => {
    const set = (now: Date) => {
      this.now = now;
    };
    return passTime(this.reminders, set, this.now, moment);
  };

  async dueGames(_now: Date, after: string, most: number): Promise<DueGames> {
    const ids = [...this.games.keys()]
      .filter((id) => id > after)
      .sort()
      .slice(0, most);
    return { openWaits: await this.openWaits(ids), marks: new Map(ids.map((id) => [id, 0])) };
  }

  async looked(): Promise<void> {}

  async openWaits(gameIds?: readonly string[]): Promise<OpenWaits> {
    const games = [...this.games.values()]
      .filter((one) => one.phase === 'playing' && (gameIds?.includes(one.id) ?? true))
      .map((one) => ({ game: one, waits: [...this.open.values()].filter((wait) => wait.obligation.gameId === one.id) }))
      .filter(({ waits }) => waits.length > 0);
    return { games, preferences: this.people };
  }

  async tell(userId: string, decide: (openWaits: OpenWaits) => NoticePosts | null): Promise<boolean> {
    const telling = decide(await this.openWaits());
    if (telling === null) return true;
    const about: { readonly gameId: string; readonly text: string }[] = [];
    for (const note of telling.noted) {
      const held = this.open.get(note.obligationId);
      if (held === undefined) continue;
      const fresh = note.said.filter((word) => !held.said.includes(word)).map((word) => word.kind);
      const gravest = NOTICE_KINDS.filter((kind) => fresh.includes(kind)).at(-1);
      about.push({ gameId: note.gameId, text: `${gravest} ${note.obligationId}` });
      held.said = note.said;
    }
    for (const post of telling.posts) {
      this.posts.push(post);
      const way = post.to.kind === 'direct' ? 'direct' : 'mention';
      const mine = about.filter((one) => way === 'direct' || one.gameId === post.gameId);
      this.told.push({ at: this.now, userId, way, about: mine.map((one) => one.text) });
    }
    return true;
  }

  async resting(): Promise<readonly RestDue[]> {
    return [];
  }
  async awake(): Promise<void> {}
  async nextRest(): Promise<Date | null> {
    return null;
  }

  async moveOn(): Promise<boolean> {
    return false;
  }

  /** One line a word: UTC, the reader's own clock, how, and about what. */
  table(): readonly string[] {
    return this.told.map(({ at, userId, way, about }) => {
      const local = localTime(at, this.people.get(userId)?.timeZone ?? 'UTC');
      const clock = `${two(local.day)}. ${two(local.hour)}:${two(local.minute)}`;
      return `${at.toISOString().slice(5, 16)} | ${userId} ${clock} | ${way} | ${about.join(', ')}`;
    });
  }
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
