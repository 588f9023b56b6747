import { REST, RESTEvents, type RESTOptions } from 'discord.js';
import type { Locale } from '../../core/words.js';

/** What the Discord side needs from the environment; `config.ts` reads and checks it. */
export interface DiscordSettings {
  readonly token: string;
  /** Null: ask Discord whose token it is. */
  readonly applicationId: string | null;
  /** Another address for Discord's REST API, for tests and proxies; default: Discord's own. */
  readonly apiUrl: string | null;
  /** Register the commands in this server only. */
  readonly guildId: string | null;
  readonly shards:
    | { readonly kind: 'auto' }
    | { readonly kind: 'some'; readonly ids: readonly number[]; readonly count: number };
  /** For readers whose language we do not support. */
  readonly locale: Locale;
}

const VERSION = '10';

/** Longer rate limits are not waited out: the caller comes back later. */
const PATIENCE_MS = 5_000;

/** `http://host/api`, with or without a trailing version. */
export function restOptions(settings: Pick<DiscordSettings, 'apiUrl'>): Partial<RESTOptions> {
  const root = settings.apiUrl?.replace(/\/+$/, '').replace(new RegExp(`/v${VERSION}$`), '');
  return { version: VERSION, ...(root === undefined ? {} : { api: root }) };
}

type Reached = Pick<DiscordSettings, 'apiUrl' | 'token'>;
type OnRefused = (status: number) => void;

/** For answers to interactions: exempt from the global limit, and not queued behind posts. */
export function answeringRest(settings: Reached, onRefused: OnRefused): REST {
  const rest = new REST({ ...restOptions(settings), globalRequestsPerSecond: Number.POSITIVE_INFINITY });
  return counting(rest, onRefused).setToken(settings.token);
}

/**
 * For posts, which can wait: a long rate limit is returned to the caller, so that one channel does not block the
 * others.
 */
export function postingRest(settings: Reached, onRefused: OnRefused): REST {
  const rest = new REST({ ...restOptions(settings), rejectOnRateLimit: (limit) => limit.retryAfter > PATIENCE_MS });
  return counting(rest, onRefused).setToken(settings.token);
}

/** After 10,000 of these in ten minutes Discord shuts a bot out; limits shared with others do not count. */
const REFUSALS: readonly number[] = [401, 403, 429];

function counting(rest: REST, onRefused: OnRefused): REST {
  return rest.on(RESTEvents.Response, (_request, { status, headers }) => {
    if (REFUSALS.includes(status) && headers.get('x-ratelimit-scope') !== 'shared') onRefused(status);
  });
}
