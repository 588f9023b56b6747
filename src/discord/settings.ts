import type { Locale } from '../core/locale.js';

/** What the Discord side needs of the environment; `config.ts` reads and checks it. */
export interface DiscordSettings {
  readonly token: string;
  readonly applicationId: string;
  /** Another address for Discord's REST API, for tests and proxies; Discord's own without it. */
  readonly apiUrl: string | null;
  /** Register the commands in this server only. */
  readonly guildId: string | null;
  /** The shards of this process, of how many in all; Discord's advice without it. */
  readonly shards: { readonly ids: readonly number[]; readonly count: number } | null;
  /** For readers whose language is not one of ours. */
  readonly locale: Locale;
}
