import { buildPage } from '../../scripts/build-page.mjs';
import type { GameModule } from '../../src/core/game-module.js';
import { GAMES } from '../../src/games/registry.js';
import { HandClock, type LocalTable } from '../../src/local/local-table.js';
import { openLocalTableOn } from '../../src/open-local-table.js';
import { openLocalWeb } from '../../src/open-local-web.js';
import type { ReplyShown } from '../../src/web/shown.js';
import { testImage } from '../support/databases.js';

/** A local table with its page, as `npm start` opens it. */
export interface PageOpen {
  readonly local: LocalTable;
  readonly address: string;
  readonly watchers: () => number;
  /** Asks as the page does: of this channel, as this person. */
  ask(channel: string, user: string, path: string, more?: RequestInit): Promise<Response>;
  /** Types a line there. */
  types(channel: string, user: string, line: string): Promise<ReplyShown>;
  presses(channel: string, user: string, token: string, values?: readonly string[]): Promise<ReplyShown>;
  close(): Promise<void>;
}

export async function openPage(games: readonly GameModule[] = GAMES): Promise<PageOpen> {
  await buildPage();
  const local = await openLocalTableOn({
    place: { kind: 'memory', image: await testImage() },
    games,
    clock: new HandClock(new Date('2026-01-05T12:00:00Z')),
    seed: 'c'.repeat(64),
    pictures: false,
    continues: null,
  })();
  const page = await openLocalWeb({ web: { host: '127.0.0.1', port: 0, asked: true }, locale: 'en' }, local);
  const address = `http://localhost:${page.port}`;
  let ids = 0;
  const ask: PageOpen['ask'] = (channel, user, path, more = {}) =>
    fetch(`${address}/api/${path}`, {
      ...more,
      headers: { authorization: `Here ${channel} ${user}`, 'x-table': '1', 'x-language': 'en', ...more.headers },
    });
  const act = async (channel: string, user: string, what: object): Promise<ReplyShown> => {
    const body = JSON.stringify({ ...what, id: `act${++ids}` });
    const answer = await ask(channel, user, 'act', { method: 'POST', body });
    return JSON.parse(await answer.text());
  };
  return {
    local,
    address,
    watchers: () => page.live.watchers,
    ask,
    types: (channel, user, line) => act(channel, user, { line }),
    presses: (channel, user, token, values) =>
      act(channel, user, { token, ...(values === undefined ? {} : { values }) }),
    async close() {
      await page.close();
      await local.close();
    },
  };
}
