import { isObject, isText } from './core/json.js';
import { Activities } from './discord/activity/activities.js';
import { type DiscordSettings, postingRest } from './discord/rest/rest.js';
import { addressOf } from './operation/address-of.js';
import { limitEntrances } from './operation/entrance-limits.js';
import type { Store } from './table/ports/store.js';
import type { WatchedTable } from './table/service.js';
import type { Inside } from './web/inside.js';

interface ActivityParts {
  readonly settings: DiscordSettings;
  readonly activity: { readonly applicationId: string; readonly clientSecret: string };
  readonly table: Pick<WatchedTable, 'letIn'>;
  readonly store: Pick<Store, 'inChannel'>;
  readonly onRefused: (status: number) => void;
  readonly onFault: (fault: unknown) => void;
  readonly now?: () => number;
}

interface Asked {
  readonly code: string;
  readonly instanceId: string;
  readonly address: string;
}

/** The page has words for each. */
const STATUS = { strange: 401, 'no-game': 404, 'players-only': 409, often: 429, away: 503 } as const;

/** The page inside Discord: whom it lets in, and whether his Activity is still open. */
export function openActivity(parts: ActivityParts): Inside {
  const { settings, activity, table, store, onRefused, onFault, now } = parts;
  const { applicationId } = activity;
  const rest = postingRest(settings, onRefused);
  const activities = new Activities({ rest, ...activity, store, locale: settings.locale, onFault }, now);
  const letIn = limitEntrances(
    async ({ code, instanceId }: Asked) => {
      const arrival = await activities.arrival(code, instanceId);
      if (typeof arrival === 'string') return { ok: false, why: arrival } as const;
      const entered = await table.letIn(arrival);
      return entered.ok ? { ...entered, locale: entered.locale ?? arrival.locale } : entered;
    },
    undefined,
    now,
  );
  return {
    applicationId,
    origin: `https://${applicationId}.discordsays.com`,
    framedBy: `https://discord.com https://*.discord.com https://${applicationId}.discordsays.com`,
    // Its code says who it is; of where it is nothing is taken from it.
    async enter(request, said) {
      if (!isObject(said) || !isText(said.code) || !isText(said.instanceId)) return STATUS.strange;
      const { code, instanceId } = said;
      const found = await letIn({ code, instanceId, address: addressOf(request) });
      return found.ok ? { key: found.key, watches: found.watches, locale: found.locale } : STATUS[found.why];
    },
    isOpen: (instanceId) => activities.isOpen(instanceId),
  };
}
