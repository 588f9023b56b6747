import { isObject } from '../../src/core/json.js';
import { GAMES } from '../../src/games/registry.js';
import { chain } from '../table/peeking/chained.js';
import type { PageOpen } from './open-page.js';

/** A game to its end: the bots play, and for this person what would be done for whoever is away. Its module is `chained`. */
export async function playedOut({ local }: PageOpen, channelId: string, user: string): Promise<void> {
  for (let requests = 0; ; requests++) {
    await local.botsPlayed();
    const game = await local.store.inChannel(channelId);
    if (game?.phase !== 'playing') return;
    const module = GAMES.find(({ id }) => id === game.module);
    const state = await local.table.state(channelId);
    const seat = game.seats.find(({ userId }) => userId === user)?.seat;
    if (module === undefined || !isObject(state) || seat === undefined) throw new Error(`nobody plays ${channelId}`);
    const owed = module.obligations(state).find(({ seats }) => seats.includes(seat));
    if (owed === undefined) throw new Error(`${user} is not awaited`);
    const { command, options } = chain([{ ...module.fallback(state, { ...owed, seats: [seat] }) }], 'none');
    const asker = { requestId: `played out ${requests}`, userId: user, userName: user };
    const done = await local.table.execute({ ...asker, channelId, guildId: null, locale: 'en', command, options });
    if (done.refused !== undefined) throw new Error(done.refused.code);
  }
}
