import { describe, expect, it } from 'vitest';
import { CHAPTER_ENDED, type GameEvent } from '../../src/core/chronicle.js';
import type { GameModule } from '../../src/core/game-module.js';
import { ok } from '../../src/core/result.js';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { momentsOf } from '../../src/table/film/beside.js';
import { chapterHeads } from '../../src/table/film/chapters.js';
import type { Reply } from '../../src/table/ports/message.js';
import { diceRace } from '../games/dice-race/index.js';
import { FRONTIER } from '../games/frontier/index.js';
import { tableFixture } from './fixture.js';

/** A race whose pictures say all that they were made of. */
function tellingRace(): GameModule {
  const race = diceRace();
  return {
    ...race,
    pictures: {
      ...race.pictures,
      scene(view, request, locale) {
        const drawn = race.pictures.scene(view, request, locale);
        return drawn.ok ? ok({ ...drawn.value, alt: JSON.stringify([view, request.events ?? []]) }) : drawn;
      },
    },
  };
}

async function scenesOf(reply: Reply) {
  return (await reply.film?.('en'))?.scenes ?? [];
}

it('puts beside each chapter what another game had come to by then, also when that ended sooner', () => {
  expect(momentsOf([{ turn: 19 }, { turn: 19 }, { turn: 20 }, {}])).toEqual([
    { turn: 19, nth: 1 },
    { turn: 19, nth: 2 },
    { turn: 20, nth: 1 },
    { turn: 20, nth: 2 },
  ]);
});

it('lays a chapter at the door of whoever acted most in it, not of who answered last, nor of a secret order', () => {
  const moves: readonly GameEvent[] = [{ type: 'moved' }];
  const said: readonly (readonly [string, readonly GameEvent[]])[] = [
    ['cai', [{ type: 'order-given', audience: ['cai'] }]],
    ['ann', moves],
    ['bob', moves],
    ['ann', moves],
    ['bob', [{ type: CHAPTER_ENDED }]],
    ['bob', moves],
  ];
  const entries = said.map(([seat, events], index) => ({ version: index + 1, seat, events }));
  expect(chapterHeads({ meanings: {} }, entries).map(({ seat }) => seat)).toEqual(['ann', 'bob']);
});

describe('a replay', () => {
  it('has a picture for each chapter that still stands, with the score, from what the reader may see', async () => {
    const t = tableFixture({ games: [tellingRace()] });
    await t.racing();
    for (const [person, steps] of [
      ['red', 1],
      ['blue', 2],
    ] as const) {
      expect((await t.does(person, 'sneak', { steps })).refused).toBeUndefined();
      expect((await t.does(person, 'done')).refused).toBeUndefined();
    }
    const whole = await scenesOf(await t.does('red', 'replay'));
    expect(whole).toHaveLength(2);
    expect(whole[0]).toMatchObject({
      layout: 'replay',
      panels: [{ slot: 'score', rows: [{ name: 'red' }, { name: 'blue' }] }],
    });
    expect(JSON.stringify(whole)).toMatch(/amount\W+50\b/);
    const others = JSON.stringify(await scenesOf(await t.does('blue', 'replay')));
    expect(others).not.toMatch(/amount\W+50\b/);
    expect(others).toMatch(/amount\W+49\b/);
    const strangers = JSON.stringify(await scenesOf(await t.does('eve', 'replay')));
    expect(strangers).not.toMatch(/amount\W+(50|49)\b/);

    for (let undone = 0; undone < 2; undone++) await t.does('red', 'undo', { force: true });
    expect((await scenesOf(await t.does('red', 'replay'))).length).toBeLessThan(whole.length);
  });

  it('shows a turn or a power alone, and says what there is where a name is not known', async () => {
    const t = tableFixture({ games: [HISPANIA] });
    await t.begun(['red', 'blue', 'green', 'black'], 'hispania', { scenario: 'A' });
    for (const person of ['blue', 'green', 'black'])
      await t.does('red', 'autopilot', { on: true, seat: person, strength: 'default' });
    const turnOf = async () => JSON.stringify(await t.table.position(t.channel)).match(/"turn":(\d+)/)?.[1];
    while ((await turnOf()) !== '3') expect((await t.does('red', 'done')).refused).toBeUndefined();
    const turn = await t.does('red', 'replay', { turn: 2 });
    expect(t.textOf(turn)).toMatch(/turn 2: \d+ pictures/);
    const scenes = await scenesOf(turn);
    expect(scenes.length).toBeGreaterThan(3);
    expect(scenes.every(({ title }) => title.startsWith('Turn 2'))).toBe(true);
    const rome = await scenesOf(await t.does('red', 'replay', { of: 'Róme' }));
    expect(rome.length).toBeGreaterThan(0);
    expect(rome.every(({ title }) => title.endsWith('ROME'))).toBe(true);
    expect(t.textOf(await t.does('red', 'replay', { turn: 40 }))).toContain('Turn 40 has not been played');
    expect(t.textOf(await t.does('red', 'replay', { of: 'atlantis' }))).toMatch(/“atlantis”.*CARTHAGE/);
    const request = { ...t.asker('red', t.channel), command: 'replay', options: { of: 'carth' }, focused: 'of' };
    expect((await t.table.complete(request)).map(({ value }) => value)).toEqual(['carthage']);
  });

  it('of a game that is over is posted by itself, and only then', async () => {
    const t = tableFixture({ games: [FRONTIER] });
    await t.begun(['red', 'blue'], 'frontier');
    expect(t.memory.posts.some(({ film }) => film)).toBe(false);
    await t.does('blue', 'autopilot', { on: true });
    while ((await t.game()).phase === 'playing') expect((await t.does('red', 'done')).refused).toBeUndefined();
    expect((await t.game()).phase).toBe('over');
    const films = t.memory.posts.filter(({ film }) => film);
    expect(films).toHaveLength(1);
    const [post] = films;
    const resolved = post === undefined ? null : await t.table.resolve(post);
    expect((await resolved?.film?.('fr'))?.scenes.length).toBeGreaterThan(12);
    expect(post === undefined ? '' : await t.post(post)).toMatch(/\*\*Frontier\*\* from the beginning: \d+ pictures/);
  });
});
