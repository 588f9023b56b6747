import { buildPage } from '../../../scripts/build-page.mjs';
import type { GameModule } from '../../../src/core/game-module.js';
import { openActivity } from '../../../src/open-activity.js';
import type { Plotter } from '../../../src/table/ports/plotter.js';
import { wordsOf } from '../../../src/table/words/words.js';
import { linkDoor } from '../../../src/web/guest.js';
import { openWeb, type WebTable } from '../../../src/web/server.js';
import type { FakeUser } from '../../discord/fake/fake-user.js';
import type { FakeChannel } from '../../discord/fake/world.js';
import { GameStage } from '../../discord/game-stage.js';
import { testImage } from '../../support/databases.js';

/** The bot at a fake Discord with Activities, and its page. */
export interface InsideStage {
  readonly discord: GameStage['discord'];
  readonly stage: GameStage;
  readonly web: WebTable;
  readonly faults: unknown[];
  /** The status of each request that Discord refused. */
  readonly refused: number[];
  /** Moves on the clock by which attempts are counted and Activities believed to be open. */
  wait(milliseconds: number): void;
  /** A game of these in that channel, begun by the first. */
  begun(channel: FakeChannel, system: string, ...people: readonly FakeUser[]): Promise<void>;
  close(): Promise<void>;
}

export async function openInside(
  games: readonly GameModule[],
  plotter: Plotter,
  secret?: string,
): Promise<InsideStage> {
  await buildPage();
  let page: WebTable | null = null;
  const inside = { pageAddress: 'https://table.example', onChanged: (id: string) => page?.live.changed(id) };
  const stage = await GameStage.open({ games, place: { kind: 'memory', image: await testImage() }, inside });
  const { discord, settings, table } = stage;
  const { store } = stage.opened;
  discord.activities.enabled = true;
  const faults: unknown[] = [];
  const refused: number[] = [];
  let now = 0;
  const onFault = (fault: unknown) => faults.push(fault);
  const { applicationId, activities } = discord;
  const activity = openActivity({
    settings,
    activity: { applicationId, clientSecret: secret ?? activities.clientSecret },
    ...{ table, store, onFault },
    onRefused: (status) => refused.push(status),
    now: () => now,
  });
  const web = await openWeb({
    ...{ table, store, games, plotter, onFault, inside: activity },
    watched: table,
    say: wordsOf(games),
    door: linkDoor(table, activity.isOpen),
    listen: { host: '127.0.0.1', port: 0, asked: true },
    locale: 'en',
  });
  page = web;
  return {
    ...{ discord, stage, web, faults, refused },
    wait: (milliseconds) => {
      now += milliseconds;
    },
    async begun(channel, system, ...people) {
      const [first] = people;
      const bots = people.length > 1 ? {} : { bots: 'default' };
      await first?.slash(channel, 'game create', { system, ...bots });
      for (const person of people) await person.slash(channel, 'game join');
      await first?.slash(channel, 'game start');
    },
    async close() {
      await web.close();
      await stage.close();
    },
  };
}
