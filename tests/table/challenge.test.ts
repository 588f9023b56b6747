import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameModule } from '../../src/core/game-module.js';
import { isObject } from '../../src/core/json.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { type OpenedStore, openStore } from '../../src/persistence/open-store.js';
import type { Store } from '../../src/table/ports/store.js';
import { FRONTIER } from '../games/frontier/index.js';
import { testDatabases } from '../support/databases.js';
import { tableFixture } from './fixture.js';

const SOLITAIRE: GameModule = RECONQUISTA;
const GAMES = [SOLITAIRE, FRONTIER];
const NAME = 'autumn';

/** Friends at one server, each in a channel of his own. */
function club(store: Store) {
  const tag = Math.floor(Math.random() * 1e9).toString(36);
  const t = tableFixture({ games: GAMES, store, guild: `club-${tag}` });
  const at = (channel: string) => ({ channel: `${tag}-${channel}` });
  const does = (user: string, command: string, options: Parameters<typeof t.does>[2] = {}, channel = user) =>
    t.does(user, command, options, at(channel));
  const gameAt = async (channel: string) => {
    const game = await store.inChannel(`${tag}-${channel}`);
    if (game === null) throw new Error(`no game in ${channel}`);
    return game;
  };
  const takesUp = async (user: string, channel = user, challenge = NAME) => {
    const options = { system: 'reconquista', challenge, ...(challenge === NAME ? { scenario: '20' } : {}) };
    const made = await does(user, 'game create', options, channel);
    if (made.refused !== undefined) return made;
    return does(user, 'game start', {}, channel);
  };
  /** A Military Order, El Cid or Crusaders come first, wherever they may. */
  const placed = async (user: string, channel = user) => {
    const state = await t.table.state((await gameAt(channel)).channelId);
    if (!isObject(state) || !SOLITAIRE.offers(state, 'p1').some(({ verb }) => verb === 'place')) return;
    const domain = SOLITAIRE.ask(state, 'p1', 'place', {});
    const place = domain.kind === 'one' ? (domain.choices[0]?.id ?? '') : '';
    expect((await does(user, 'place', { place }, channel)).refused).toBeUndefined();
    await placed(user, channel);
  };
  /** The last turn alone, with nothing bought or moved. */
  const playsOn = async (user: string, channel = user) => {
    for (let phases = 0; phases < 5 && (await gameAt(channel)).phase === 'playing'; phases++) {
      await placed(user, channel);
      expect((await does(user, 'done', {}, channel)).refused).toBeUndefined();
    }
    expect((await gameAt(channel)).phase).toBe('over');
  };
  return { t, does, gameAt, takesUp, placed, playsOn };
}

const databases = (await testDatabases()).map(({ name, make }) => ({ name, make }));

describe.each(databases)('a challenge on the $name', ({ make }) => {
  let opened: OpenedStore;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await make();
    drop = database.drop;
    opened = await openStore(database.place);
  });
  afterAll(async () => {
    await opened?.close();
    await drop?.();
  });

  it('has one seed and one setup, its fingerprint told before and its seed after', async () => {
    const { t, does, gameAt, takesUp, playsOn } = club(opened.store);
    const ann = await takesUp('ann');
    expect(ann.refused).toBeUndefined();
    await takesUp('bob');
    const [one, other] = [await gameAt('ann'), await gameAt('bob')];
    expect(other).toMatchObject({ seed: one.seed, seedHash: one.seedHash, setup: one.setup });
    expect(one.setup).toMatchObject({ scenario: '20', 'dice-by': 'event' });
    expect(one.challenge).toMatchObject({ name: NAME, playing: 2 });
    expect(other.challenge).toMatchObject({ name: NAME, playing: 2 });
    const before = t.textOf(await does('ann', 'challenge'));
    expect(before).toContain(one.seedHash);
    await playsOn('ann');
    for (const told of [
      await does('ann', 'challenge'),
      await does('ann', 'dice'),
      await does('ann', 'export'),
      await does('bob', 'challenge'),
    ]) {
      expect(JSON.stringify([told, t.textOf(told)])).not.toContain(one.seed);
    }
    t.wait(24 * 8);
    expect(t.textOf(await does('ann', 'challenge'))).not.toContain(one.seed);
    await playsOn('bob');
    for (const told of [await does('ann', 'challenge'), await does('bob', 'dice'), await does('bob', 'export')]) {
      expect(JSON.stringify([told, t.textOf(told)])).toContain(one.seed);
    }
  });

  it('shows the others’ games to whoever has finished his own, and to nobody before', async () => {
    const { t, does, gameAt, takesUp, playsOn } = club(opened.store);
    await takesUp('ann');
    await takesUp('bob');
    await playsOn('ann');
    expect(t.textOf(await does('ann', 'challenge'))).toMatch(/At first sight\*\*\n1\. ann: -?\d+ points? – /);
    for (const user of ['bob', 'carl']) {
      const seen = await does(user, 'challenge', { challenge: NAME });
      expect(t.textOf(seen)).toContain('2 games begun, 1 played to the end');
      expect(t.textOf(seen)).not.toContain('ann');
      expect(seen.picture).toBeUndefined();
      const asked = await does(user, 'challenge', { challenge: NAME, player: 'ann' });
      expect(t.textOf(asked)).not.toContain('ann');
      expect(asked.film).toBeUndefined();
    }
    await playsOn('bob');
    const beside = await does('bob', 'challenge', { player: 'ann' });
    expect(t.textOf(beside)).toMatch(/1\. (ann|bob): .*\n[12]\. (ann|bob): /);
    expect(t.textOf(beside)).toMatch(/\d+ throws came in both games, with the same face/);
    const film = await beside.film?.('en');
    const games = [await gameAt('ann'), await gameAt('bob')].map(({ outcome }) => outcome?.ranking[0]?.score);
    expect(film?.scenes.length).toBeGreaterThan(1);
    expect(film?.scenes.at(-1)?.panels).toMatchObject([
      {
        rows: [
          { name: 'ann', score: String(games[0]) },
          { name: 'bob', score: String(games[1]) },
        ],
      },
    ]);
    const all = await does('bob', 'challenge');
    expect(all.picture?.('en')).toMatchObject({ chart: { lines: [{ name: 'bob' }, { name: 'ann' }] } });
  });

  it('counts one game a person at first sight: none that is begun again, or beside another', async () => {
    const { t, does, takesUp, playsOn } = club(opened.store);
    await takesUp('ann');
    await playsOn('ann');
    t.wait(1);
    await takesUp('ann', 'second');
    await playsOn('ann', 'second');
    const told = t.textOf(await does('ann', 'challenge'));
    expect(told).toMatch(/At first sight\*\*\n1\. ann: .*\n\*\*Open table\*\*\n1\. ann: /);
    await takesUp('bob');
    await takesUp('bob', 'beside');
    await playsOn('bob', 'beside');
    t.wait(1);
    await playsOn('bob');
    expect(t.textOf(await does('bob', 'challenge')).split('Open table')[0]).not.toContain('bob');
  });

  it('counts whoever began a game of it and left it without an act as one who has seen its dice', async () => {
    const { t, does, gameAt, takesUp, playsOn } = club(opened.store);
    await takesUp('ann', 'first');
    await does('ann', 'game leave', { force: true }, 'first');
    expect((await gameAt('first')).seats[0]?.userId).toBeNull();
    t.wait(1);
    await takesUp('ann', 'second');
    await playsOn('ann', 'second');
    expect(t.textOf(await does('ann', 'challenge', {}, 'second'))).not.toContain('At first sight');
  });

  it('counts whoever left it, looked at a friend’s dice and came back on the open table for good', async () => {
    const { t, does, takesUp, playsOn } = club(opened.store);
    await takesUp('ann');
    await takesUp('bob');
    const left = await does('ann', 'game leave', { force: true });
    expect(t.textOf(left)).toContain('open table');
    expect((await does('ann', 'dice', { count: 20 }, 'bob')).refused).toBeUndefined();
    expect((await does('ann', 'game join')).refused).toBeUndefined();
    await playsOn('ann');
    await playsOn('bob');
    const told = t.textOf(await does('ann', 'challenge'));
    expect(told).toMatch(/At first sight\*\*\n1\. bob: .*\n\*\*Open table\*\*\n1\. ann: /);
  });

  it('counts so too whoever left before it began, and in another game of it', async () => {
    const { t, does, takesUp, playsOn } = club(opened.store);
    const options = { system: 'reconquista', challenge: NAME, scenario: '20' };
    await does('ann', 'game create', options, 'gathering');
    await does('ann', 'game join', {}, 'gathering');
    await does('ann', 'game leave', {}, 'gathering');
    t.wait(1);
    await takesUp('ann');
    await playsOn('ann');
    expect(t.textOf(await does('ann', 'challenge'))).not.toContain('At first sight');
  });

  it('counts a game whose seat changed hands on the open table, whoever acted', async () => {
    const { t, does, gameAt, takesUp, playsOn } = club(opened.store);
    await takesUp('ann');
    await does('ann', 'substitute', { user: 'bob' });
    const panel = async (user: string) => t.table.panel((await gameAt('ann')).id, user);
    const press = async (user: string, label: string) => {
      const token = t.tokenOf({ lines: [], controls: await panel(user) }, label);
      return t.table.press({ ...t.asker(user, (await gameAt('ann')).channelId), token });
    };
    await press('bob', 'Take seat p1');
    expect((await gameAt('ann')).seats[0]?.userId).toBe('bob');
    await does('bob', 'substitute', { user: 'ann' }, 'ann');
    await press('ann', 'Take seat p1');
    await playsOn('ann');
    expect(t.textOf(await does('ann', 'challenge'))).not.toContain('At first sight');
  });

  it('shows nothing of a friend’s game to whoever still plays his own, in the friend’s channel neither', async () => {
    const { t, does, takesUp, playsOn } = club(opened.store);
    await takesUp('ann');
    await takesUp('bob');
    const asks = ['map', 'score', 'log', 'replay', 'dice', 'export', 'game status'];
    for (const command of asks) {
      const reply = await does('bob', command, { count: 60 }, 'ann');
      expect(reply.refused?.code, command).toBe('challenge-yours-first');
      expect(t.textOf(reply)).toContain(NAME);
    }
    expect((await does('ann', 'log')).refused).toBeUndefined();
    expect((await does('carl', 'log', {}, 'ann')).refused).toBeUndefined();
    await playsOn('bob');
    expect((await does('bob', 'log', {}, 'ann')).refused).toBeUndefined();
  });

  it('moves a game to the open table by a look at the dice, which is asked for twice', async () => {
    const { t, does, gameAt, takesUp, playsOn } = club(opened.store);
    await takesUp('ann');
    const { version } = await gameAt('ann');
    expect(t.textOf(await does('ann', 'dice'))).toContain('/dice count:10');
    expect((await gameAt('ann')).version).toBe(version);
    expect(t.textOf(await does('ann', 'dice', { count: 5 }))).not.toContain('/dice count:10');
    await playsOn('ann');
    const told = t.textOf(await does('ann', 'challenge'));
    expect(told).toContain('Open table');
    expect(told).not.toContain('At first sight');
  });

  it('moves a game to the open table by an undo, which is asked for twice', async () => {
    const { t, does, gameAt, takesUp, placed, playsOn } = club(opened.store);
    await takesUp('ann');
    await placed('ann');
    const state = await t.table.state((await gameAt('ann')).channelId);
    expect(state).toMatchObject({ turn: 20 });
    const bought = await does('ann', 'buy', { unit: 'garrison', place: 'oviedo' });
    expect(bought.refused).toBeUndefined();
    expect((await does('ann', 'undo')).refused?.code).toBe('challenge-undo');
    expect((await does('ann', 'undo', { force: true })).refused).toBeUndefined();
    await playsOn('ann');
    expect(t.textOf(await does('ann', 'challenge'))).not.toContain('At first sight');
  });

  it('takes nobody in after its time, and no other setup', async () => {
    const { t, does, takesUp } = club(opened.store);
    await takesUp('ann');
    const options = { system: 'reconquista', challenge: NAME };
    expect((await does('bob', 'game create', { ...options, scenario: '3' })).refused?.code).toBe('challenge-setup');
    expect((await does('bob', 'game create', { ...options, overrides: '{}' })).refused?.code).toBe(
      'challenge-overrides',
    );
    expect((await does('bob', 'game create', { system: 'frontier', challenge: NAME })).refused?.code).toBe(
      'challenge-none',
    );
    expect((await does('bob', 'game create', { ...options, challenge: '!!' })).refused?.code).toBe('challenge-name');
    await does('bob', 'game create', options);
    t.wait(24 * 7 + 1);
    expect((await does('bob', 'game start')).refused?.code).toBe('challenge-closed');
    expect((await does('carl', 'game create', options)).refused?.code).toBe('challenge-closed');
    expect((await does('carl', 'challenge', { challenge: 'winter' })).refused?.code).toBe('challenge-unknown');
  });

  it('of the day is the same at every server, and another the next day', async () => {
    const [here, there] = [club(opened.store), club(opened.store)];
    await here.takesUp('ann', 'ann', 'day');
    await there.takesUp('bob', 'bob', 'jour');
    const [one, other] = [await here.gameAt('ann'), await there.gameAt('bob')];
    expect(other.seed).toBe(one.seed);
    here.t.wait(24);
    await here.takesUp('ann', 'tomorrow', 'day');
    const next = await here.gameAt('tomorrow');
    expect(next.seed).not.toBe(one.seed);
    expect(next.setup.scenario).not.toBe(one.setup.scenario);
  });

  it('belongs to one server, and two who open it at once have the same', async () => {
    const [here, there] = [club(opened.store), club(opened.store)];
    await Promise.all([here.takesUp('ann'), here.takesUp('bob')]);
    await there.takesUp('ann');
    expect((await here.gameAt('ann')).seed).toBe((await here.gameAt('bob')).seed);
    expect((await there.gameAt('ann')).challenge?.id).not.toBe((await here.gameAt('ann')).challenge?.id);
  });
});
