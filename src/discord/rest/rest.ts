import { REST, type RESTOptions } from 'discord.js';
import type { Locale } from '../../core/words.js';

/** What the Discord side needs of the environment; `config.ts` reads and checks it. */
export interface DiscordSettings {
  readonly token: string;
  /** Null: Discord is asked whose token it is. */
  readonly applicationId: string | null;
  /** Another address for Discord's REST API, for tests and proxies; Discord's own without it. */
  readonly apiUrl: string | null;
  /** Register the commands in this server only. */
  readonly guildId: string | null;
  readonly shards:
    | { readonly kind: 'auto' }
    | { readonly kind: 'some'; readonly ids: readonly number[]; readonly count: number };
  /** For readers whose language is not one of ours. */
  readonly locale: Locale;
}

const VERSION = '10';

/** A wait for a rate limit longer than this is not sat through: the caller comes again later. */
const PATIENCE_MS = 5_000;

/** `http://host/api`, with or without the version at its end. */
export function restOptions(settings: Pick<DiscordSettings, 'apiUrl'>): Partial<RESTOptions> {
  const root = settings.apiUrl?.replace(/\/+$/, '').replace(new RegExp(`/v${VERSION}$`), '');
  return { version: VERSION, ...(root === undefined ? {} : { api: root }) };
}

/** For answers to interactions: Discord counts them against no global limit, and they cannot wait behind posts. */
export function answeringRest(settings: Pick<DiscordSettings, 'apiUrl' | 'token'>): REST {
  return new REST({ ...restOptions(settings), globalRequestsPerSecond: Number.POSITIVE_INFINITY }).setToken(
    settings.token,
  );
}

/** For posts, which can wait: a long rate limit is handed back, so that one channel does not hold up the others. */
export function postingRest(settings: Pick<DiscordSettings, 'apiUrl' | 'token'>): REST {
  return new REST({
    ...restOptions(settings),
    rejectOnRateLimit: (limit) => limit.retryAfter > PATIENCE_MS,
  }).setToken(settings.token);
}
