import type { IncomingMessage } from 'node:http';
import type { LinkOpened, WatchedTable } from '../table/service.js';

/** Who looks at a table, as his link or this machine vouches for it. */
export interface Guest {
  readonly channelId: string;
  readonly guildId: string | null;
  /** The one game his link opens; null: whichever is played in the channel. */
  readonly gameId: string | null;
  /** Null: a spectator. */
  readonly userId: string | null;
  readonly userName: string;
  /** The link's key; null: this machine's own door. */
  readonly key: string | null;
}

/** A game's links: who has one comes in by it, to this game alone; inside Discord, to that of a channel. */
export function linkDoor(
  watched: Pick<WatchedTable, 'openLink'>,
  isOpen: (instance: string) => Promise<boolean> = async () => false,
): Door {
  const opened = async (key: string): Promise<LinkOpened | null> => {
    const found = await watched.openLink(key);
    return found?.instance === undefined || (await isOpen(found.instance)) ? found : null;
  };
  return {
    hosts: null,
    opensGames: false,
    async admit({ headers }) {
      const key = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
      const found = key === undefined ? null : await opened(key);
      if (found === null || key === undefined) return null;
      const { game, userId } = found;
      const userName = game.seats.find((seat) => seat.userId === userId)?.userName ?? '';
      return { channelId: game.channelId, guildId: game.guildId, gameId: game.id, userId, userName, key };
    },
    async stillOpen({ key, gameId, userId }) {
      const found = key === null ? null : await opened(key);
      return found !== null && found.game.id === gameId && found.userId === userId;
    },
  };
}

export interface Door {
  /** Null: there is nothing behind this. */
  admit(request: IncomingMessage): Promise<Guest | null>;
  /** Whether a guest who came in may stay. */
  stillOpen(guest: Guest): Promise<boolean>;
  /** The names by which this server may be called; null: any. */
  readonly hosts: readonly string[] | null;
  /** Whether new games can be begun here. */
  readonly opensGames: boolean;
}
