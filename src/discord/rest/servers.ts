import { type REST, Routes } from 'discord.js';
import { isObject, isText } from '../../core/json.js';

/** The most that Discord lists at once. */
const A_PAGE = 200;

/** The servers the bot is in. */
export async function presentServers(rest: REST): Promise<ReadonlySet<string>> {
  const present = new Set<string>();
  for (let after = '0'; ; ) {
    const query = new URLSearchParams({ limit: String(A_PAGE), after });
    const page: unknown = await rest.get(Routes.userGuilds(), { query });
    if (!Array.isArray(page)) throw new Error('Discord lists no servers');
    const ids = page.map((guild) => (isObject(guild) ? guild.id : undefined)).filter(isText);
    for (const id of ids) present.add(id);
    const last = ids.at(-1);
    if (last === undefined || ids.length < A_PAGE) return present;
    after = last;
  }
}
