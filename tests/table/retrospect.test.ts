import { describe, expect, it } from 'vitest';
import type { GameModule } from '../../src/core/game-module.js';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import type { Post } from '../../src/table/ports/post.js';
import { luckOf } from '../../src/table/posts/retrospect.js';
import { FRONTIER } from '../games/frontier/index.js';
import { tableFixture } from './fixture.js';

const SOLITAIRE: GameModule = RECONQUISTA;

async function retrospectPost(t: ReturnType<typeof tableFixture>): Promise<Post> {
  const { id, version } = await t.game();
  return {
    id: 'looking-back',
    gameId: id,
    version,
    to: { kind: 'channel' },
    lines: [],
    mentions: [],
    retrospect: true,
  };
}

describe('what is left of a game that is over', () => {
  it('counts as luck what was won beyond the odds, and as bad luck what others won so', () => {
    const battle = { thread: 'x', fallen: 3 };
    const luck = luckOf([
      { ...battle, by: 'p1', against: 'p2', expected: 2.2, won: 4 },
      { ...battle, by: 'p2', against: null, expected: 1, won: 0 },
      { ...battle, by: 'p3', against: 'p3', expected: 1, won: 1 },
    ]);
    expect([...luck]).toEqual([
      ['p1', 2],
      ['p3', 0],
      ['p2', -3],
    ]);
  });

  it('tells the fiercest battles and the luck of each seat, with the chart', async () => {
    const t = tableFixture({ games: [HISPANIA] });
    await t.lay({
      turn: 7,
      nation: 'sueve',
      phase: 'move',
      seats: { red: ['sueve'], blue: ['galicien'] },
      provinces: {
        duero: { sueve: ['infantry', 'infantry'] },
        porto: { galicien: ['infantry'] },
        galice: { galicien: ['infantry'] },
      },
    });
    await t.does('red', 'move', { from: 'duero', to: 'porto', units: '2 infantry' });
    t.loadedDice.load([10, 10, 10]);
    expect((await t.does('red', 'done')).refused).toBeUndefined();
    const post = await retrospectPost(t);
    const text = await t.post(post);
    expect(text).toMatch(/Porto: SUEBI – GALICIANS \(turn 7\): 2 fell/);
    expect(text).toMatch(/red: (as expected|½ more than expected|½ less than expected|\d½? (more|less) than expected)/);
    expect((await t.table.resolve(post))?.picture?.('en')?.kind).toBe('chart');
    expect(await t.post(post, 'fr')).toContain('Les batailles les plus acharnées');
  });

  it('counts luck in units where battles give no points, and names the battles of a solitaire', async () => {
    const t = tableFixture({ games: [SOLITAIRE] });
    const position = {
      phase: 'campaign',
      seats: { red: [] },
      places: {
        oviedo: { city: 'christian', inside: { side: 'christian', units: { army: 2, garrison: 1 } } },
        leon: { inside: { side: 'muslim', units: { garrison: 2 } } },
      },
    };
    await t.lay(position, 'reconquista');
    t.loadedDice.load([6, 6, 1, 1]);
    const attacked = await t.does('red', 'move', { from: 'oviedo', to: 'leon', units: '2 armies' });
    expect(attacked.refused).toBeUndefined();
    if (attacked.confirm !== undefined) await t.press('red', attacked.confirm);
    const text = await t.post(await retrospectPost(t));
    expect(text).toContain('Leon: Christians – Muslims (turn 1): 2 fell');
    expect(text).toMatch(/in units.*\n- red: \d½? more than expected/);
  });

  it('is not posted of a game that has neither', async () => {
    const t = tableFixture({ games: [FRONTIER] });
    await t.begun(['red', 'blue'], 'frontier');
    expect(await t.table.resolve(await retrospectPost(t))).toBeNull();
  });
});
