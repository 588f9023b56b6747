import type { Locale } from '../../core/words.js';
import { StorageFault } from '../../table/ports/storage-fault.js';
import type { Store } from '../../table/ports/store.js';
import { withTimeLimit } from '../../table/within.js';
import { localeOf } from '../commands/locales.js';

/** A slower store counts as down: their Discord language is better than no answer. */
const ASK_WITHIN_MS = 1_000;
const REMEMBER_MS = 60_000;
const MOST = 10_000;

/** The language of each reader: the one chosen, else that of their Discord. Cached for a while, for autocomplete. */
export class Readers {
  readonly #store: Pick<Store, 'preferences'>;
  readonly #fallback: Locale;
  readonly #chosen = new Map<string, { readonly locale: Locale | null; readonly until: number }>();

  constructor(store: Pick<Store, 'preferences'>, fallback: Locale) {
    this.#store = store;
    this.#fallback = fallback;
  }

  async localeOf(userId: string, discordLocale: string | undefined): Promise<Locale> {
    const known = this.#chosen.get(userId);
    if (known !== undefined && known.until > performance.now())
      return known.locale ?? localeOf(discordLocale, this.#fallback);
    const chosen = await withTimeLimit(ASK_WITHIN_MS, this.#store.preferences(userId), () => null).catch(away);
    if (chosen === null) return this.guess(discordLocale);
    const { locale } = chosen;
    if (this.#chosen.size >= MOST) this.#chosen.clear();
    this.#chosen.set(userId, { locale, until: performance.now() + REMEMBER_MS });
    return locale ?? localeOf(discordLocale, this.#fallback);
  }

  /** Used when even the store cannot be asked. */
  guess(discordLocale: string | undefined): Locale {
    return localeOf(discordLocale, this.#fallback);
  }

  /** The user did something that may have changed it. */
  forget(userId: string): void {
    this.#chosen.delete(userId);
  }
}

function away(fault: unknown): null {
  if (fault instanceof StorageFault) return null;
  throw fault;
}
