import type { Locale } from '../core/locale.js';

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
