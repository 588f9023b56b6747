import { DiscordAPIError, type REST, Routes } from 'discord.js';
import { isRecord, isText } from '../rest/is-record.js';

export interface Person {
  readonly id: string;
  /** As Discord writes it. */
  readonly locale?: string;
}

interface Asking {
  readonly rest: REST;
  readonly applicationId: string;
  readonly clientSecret: string;
}

const CODE = /^[\w-]{1,200}$/;

/** Whose code it is. The token is used for that one question and kept nowhere. Null: the code is worth nothing. */
export async function exchangeCode(asking: Asking, code: string): Promise<Person | null> {
  if (!CODE.test(code)) return null;
  const token = await tokenFor(asking, code);
  if (token === null) return null;
  const headers = { authorization: `Bearer ${token}` };
  const read: unknown = await asking.rest.get(Routes.user(), { auth: false, headers });
  if (!isRecord(read) || !isText(read.id)) throw new Error('Discord does not say whose token it is');
  return { id: read.id, ...(isText(read.locale) ? { locale: read.locale } : {}) };
}

async function tokenFor({ rest, applicationId, clientSecret }: Asking, code: string): Promise<string | null> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: applicationId,
    client_secret: clientSecret,
    code,
  });
  try {
    const read: unknown = await rest.post(Routes.oauth2TokenExchange(), {
      auth: false,
      passThroughBody: true,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
    });
    if (!isRecord(read) || !isText(read.access_token)) throw new Error('Discord gives no token for a code');
    return read.access_token;
  } catch (fault) {
    if (!(fault instanceof DiscordAPIError)) throw fault;
    if (fault.status === 400) return null;
    if (fault.status === 401) throw new Error('Discord does not accept DISCORD_CLIENT_SECRET');
    throw fault;
  }
}
