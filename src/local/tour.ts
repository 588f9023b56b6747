import { CHAPTER_ENDED } from '../core/chronicle.js';
import type { Term } from '../core/result.js';
import { fieldName } from './find-control.js';
import type { LocalTable } from './local-table.js';
import { TO_BE_WRITTEN } from './show-reply.js';

/** A line the newcomer can simply send, and why. */
interface TourStep {
  readonly key: string;
  readonly values?: Readonly<Record<string, Term>>;
  readonly line: string;
}

export const PLAYERS = ['red', 'blue', 'green', 'yellow', 'white', 'black'] as const;

/** What somebody sees now: who types, and the numbered buttons. */
interface Seen {
  readonly user: string;
  readonly buttons: readonly string[];
  /** The label of the button that leads back from a question to the menu. */
  readonly back: string;
}

/** Guides through a game's first chapter (one nation's turn), one suggestion at a time. */
export class Tour {
  private readonly tried = new Set<string>();
  private sawMap = false;
  private wait = '';

  /** Null: the tour is over. */
  async next(local: LocalTable, channelId: string, seen: Seen): Promise<TourStep | null> {
    const game = await local.store.inChannel(channelId);
    if (game === null) {
      const create = local.table.commands().find((command) => command.name === 'game');
      const system = create === undefined ? [] : await this.systems(local, channelId, seen.user);
      return { key: 'tour.create', line: `/game create system:${system[0] ?? ''}` };
    }
    if (game.phase === 'gathering') {
      const taken = game.seats.filter((seat) => seat.userId !== null).length;
      const newcomer = PLAYERS.find((name) => !game.seats.some((seat) => seat.userId === name));
      if (taken < game.seats.length && newcomer !== undefined) {
        return { key: 'tour.join', line: newcomer === seen.user ? '/game join' : `@${newcomer} /game join` };
      }
      return { key: 'tour.start', line: game.masterId === seen.user ? '/game start' : `@${game.masterId} /game start` };
    }
    if (game.phase !== 'playing') return null;
    if (!this.sawMap) {
      this.sawMap = true;
      return { key: 'tour.map', line: '/map' };
    }
    const log = await local.store.log(game.id);
    if (log.some((entry) => entry.events.some((event) => event.type === CHAPTER_ENDED))) return null;
    const [owed] = await local.store.obligations(game.id);
    const who = game.seats.find(({ seat }) => owed?.seats.includes(seat))?.userName ?? seen.user;
    // Each wait is a new phase: suggestions tried in the last one may come again.
    if (owed !== undefined && owed.id !== this.wait) {
      this.wait = owed.id;
      this.tried.clear();
    }
    if (who !== seen.user) return { key: 'tour.switch', values: { who: { kind: 'text', id: who } }, line: `@${who}` };
    return this.press(seen);
  }

  private press({ buttons, back }: Seen): TourStep {
    if (buttons.length === 0) return { key: 'tour.status', line: '/game status' };
    const field = buttons.find((label) => label.endsWith(TO_BE_WRITTEN));
    if (field !== undefined)
      return { key: 'tour.choose', line: `${fieldName(field.slice(0, -TO_BE_WRITTEN.length))}: 1` };
    if (buttons.includes(back)) {
      // Never the way back, or the tour would go in circles.
      const first = buttons.findIndex((label) => label !== back);
      return { key: 'tour.choose', line: String(first + 1) };
    }
    const fresh = buttons.findIndex((label) => !this.tried.has(label));
    const at = Math.max(0, fresh);
    this.tried.add(buttons[at] ?? '');
    return { key: 'tour.press', line: String(at + 1) };
  }

  private async systems(local: LocalTable, channelId: string, user: string): Promise<readonly string[]> {
    const request = {
      requestId: 'tour',
      userId: user,
      userName: user,
      channelId,
      guildId: null,
      locale: 'en' as const,
    };
    const found = await local.table.complete({
      ...request,
      command: 'game',
      subcommand: 'create',
      options: {},
      focused: 'system',
    });
    return found.map((suggestion) => suggestion.value);
  }
}
