import type { Suggestion } from '../../core/command.js';
import { fold } from '../../core/slips.js';
import { tell } from '../../i18n/index.js';
import type { TableContext } from '../context.js';
import { type Challenge, EVERYWHERE } from '../ports/challenge.js';
import type { CompleteRequest } from '../request.js';
import { isOfTheDay, OF_THE_DAY, scopeOf } from './take-up.js';

type Where = { readonly guildId: string | null; readonly channelId: string };

/** Today's challenge and this server's: open ones can be taken up, all can be viewed. */
export async function challengeSuggestions(
  table: TableContext,
  request: CompleteRequest,
): Promise<readonly Suggestion[]> {
  const known = await challengesHere(table, request);
  const now = table.deps.clock.now();
  const open =
    request.command === 'game' ? known.filter(({ scope, until }) => scope !== EVERYWHERE && until > now) : known;
  const named = open.map(({ name }) => ({ name, value: name }));
  return [{ name: tell(request.locale, 'challenge.of-the-day'), value: OF_THE_DAY }, ...named];
}

export function challengesHere(table: TableContext, where: Where): Promise<readonly Challenge[]> {
  return table.deps.store.challengesIn([scopeOf(where), EVERYWHERE]);
}

/** By name, or today's. The server's own comes before the public one. */
export async function challengeNamed(table: TableContext, where: Where, name: string): Promise<Challenge | null> {
  const known = await challengesHere(table, where);
  const today = table.deps.clock.now().toISOString().slice(0, 10);
  const wanted = fold(isOfTheDay(name) ? today : name);
  const meant = known.filter((challenge) => fold(challenge.name) === wanted);
  return meant.find(({ scope }) => scope !== EVERYWHERE) ?? meant[0] ?? null;
}
