import type { Config } from './config.js';
import { GAMES } from './games/registry.js';
import { tellWeb } from './i18n/web/index.js';
import type { LocalTable } from './local/local-table.js';
import { openPlotter } from './rendering/plot.js';
import type { Door } from './web/guest.js';
import { openWeb, type WebTable } from './web/server.js';

const LEASE_MS = 60_000;

/** The page beside the terminal, on the same table: only for who sits at this machine. */
export async function openLocalWeb(
  { web, locale }: Pick<Config, 'web' | 'locale'>,
  local: LocalTable,
): Promise<WebTable> {
  const page = await openWeb({
    table: local.table,
    watched: local.table,
    store: local.store,
    games: GAMES,
    say: local.say,
    plotter: openPlotter(),
    door: LOCAL_DOOR,
    inside: null,
    listen: { ...web, host: web.host ?? '127.0.0.1' },
    locale,
    onFault: (fault) => console.error(fault),
    // The page shows the game itself: posts for its channel are nobody's, unless the terminal sits there too.
    async acted({ id, channelId }) {
      if (channelId === TERMINAL) return;
      for (;;) {
        const claimed = await local.outbox.claim(20, LEASE_MS, id);
        if (claimed.length === 0) return;
        for (const { post } of claimed) await local.outbox.sent(post.id, null);
      }
    },
  });
  local.onChange((gameId) => page.live.changed(gameId));
  return page;
}

/** The terminal's own channel. */
const TERMINAL = 'table';

export function addressOf({ port }: Pick<WebTable, 'port'>): string {
  return `http://localhost:${port}/`;
}

export function openHere(locale: Config['locale'], page: WebTable): string {
  return tellWeb(locale, 'open-here', { address: addressOf(page) });
}

const NAME = /^[\p{L}\p{N}_-]{1,40}$/u;

/** This machine's own door: whoever sits at it takes any seat, as at the terminal. */
const LOCAL_DOOR: Door = {
  hosts: ['localhost', '127.0.0.1', '[::1]'],
  opensGames: true,
  async admit({ headers }) {
    const [kind, channel = '', user = ''] = (headers.authorization ?? '').split(' ').map(decoded);
    if (kind !== 'Here' || !NAME.test(channel) || !(user === '' || NAME.test(user))) return null;
    return {
      channelId: channel,
      guildId: null,
      gameId: null,
      userId: user === '' ? null : user,
      userName: user,
      key: null,
    };
  },
  stillOpen: async () => true,
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
