import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';

/** Discord error codes that we handle. */
export const CODES = {
  unknownChannel: 10003,
  unknownGuild: 10004,
  unknownMember: 10007,
  unknownMessage: 10008,
  unknownWebhook: 10015,
  unknownInteraction: 10062,
  /** Messages older than an hour were edited too often: only a few edits per some seconds are allowed. */
  oldEdits: 30046,
  alreadyAcknowledged: 40060,
  missingAccess: 50001,
  cannotMessageUser: 50007,
  missingPermissions: 50013,
  invalidToken: 50027,
  invalidBody: 50035,
  archivedThread: 50083,
  threadExists: 160004,
} as const;

export function codeOf(fault: unknown): number | null {
  return fault instanceof DiscordAPIError && typeof fault.code === 'number' ? fault.code : null;
}

/** How long edits of old messages wait after Discord reported too many. */
const OLD_EDITS_MS = 5_000;

/** What a failed request to Discord means for its caller. */
type Meaning =
  /** It may work later: no connection, a failing server, a rate limit. */
  | { readonly kind: 'later'; readonly afterMs: number | null }
  /** The bot must first be given a permission. */
  | { readonly kind: 'forbidden' }
  /** The place or person can no longer be reached. */
  | { readonly kind: 'gone' }
  /** The answer's time is over, or it was given: its token is no longer accepted. */
  | { readonly kind: 'expired' }
  /** Discord rejected the content: our mistake. */
  | { readonly kind: 'refused' }
  /** It never reached Discord: a fault of ours or of a library. */
  | { readonly kind: 'own' };

export function meaningOf(fault: unknown): Meaning {
  if (fault instanceof RateLimitError) return { kind: 'later', afterMs: fault.retryAfter };
  if (fault instanceof HTTPError) return { kind: 'later', afterMs: null };
  if (!(fault instanceof DiscordAPIError))
    return isNetworkFault(fault) ? { kind: 'later', afterMs: null } : { kind: 'own' };
  switch (fault.code) {
    case CODES.unknownChannel:
    case CODES.unknownGuild:
    case CODES.cannotMessageUser:
      return { kind: 'gone' };
    case CODES.oldEdits:
      return { kind: 'later', afterMs: OLD_EDITS_MS };
    case CODES.missingAccess:
    case CODES.missingPermissions:
    case CODES.archivedThread:
      return { kind: 'forbidden' };
    case CODES.unknownInteraction:
    case CODES.alreadyAcknowledged:
    case CODES.unknownWebhook:
    case CODES.invalidToken:
      return { kind: 'expired' };
    default:
      // A temporary 401 must not cost the posts.
      return fault.status === 401 || fault.status === 429 ? { kind: 'later', afterMs: null } : { kind: 'refused' };
  }
}

/** Sockets fail with a code (ECONNRESET, UND_ERR_…) or a cause; a timeout aborts. */
function isNetworkFault(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  return (
    fault.name === 'AbortError' || fault.cause !== undefined || ('code' in fault && typeof fault.code === 'string')
  );
}

/** For logs: discord.js errors contain the URL (with its token) and the whole message; these do not. */
export function loggable(fault: unknown): unknown {
  const isDiscords = fault instanceof DiscordAPIError || fault instanceof HTTPError || fault instanceof RateLimitError;
  return isDiscords ? new Error(describeFault(fault)) : fault;
}

export function describeFault(fault: unknown): string {
  if (fault instanceof DiscordAPIError) return `Discord ${fault.status} code ${fault.code}: ${fault.message}`;
  if (fault instanceof HTTPError) return `Discord ${fault.status}`;
  if (fault instanceof RateLimitError) return `rate limit for ${fault.retryAfter} ms`;
  return fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault);
}
