import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { type Hall, laid, openHall, type Script } from '../examples/script.js';

/** A position taken from one game in the middle of something and laid out in another one goes on there (16). */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

async function elsewhere(game: Script): Promise<Script> {
  return hall.table(await game.position());
}

describe('a position written in the middle of a turn', () => {
  it('knows who went on by a Passage en force: both stacks are in the minor Invasion [16] [10.3.14]', async () => {
    const game = await hall.table({
      turn: 10,
      nation: 'sueve',
      phase: 'start',
      seats: { red: ['sueve'], blue: ['celte'] },
      provinces: laid({
        segovie: { sueve: '7 infantry' },
        porto: { sueve: 'infantry' },
        tolede: { celte: '3 infantry' },
        cordoue: { celte: 'infantry' },
      }),
      options: { events: true },
      hands: { red: ['invasion'], blue: ['nul'] },
    });
    await game.play(`
      @red /event event:invasion
      @blue /done
      @red /done
      @red /move from:segovie to:tolede units:"7 infantry"
      @red /move from:tolede to:cordoue units:"1 infantry"
    `);
    expect(await game.value('forced')).toEqual([{ through: 'tolede', to: 'cordoue' }]);
    const again = await elsewhere(game);
    expect(await again.position()).toEqual(await game.position());
    await again.play('@red /done');
    expect(await again.value('pile')).toMatchObject({ at: 'cordoue', also: ['tolede'] });
    expect(await again.at('tolede', 'sueve')).toBe('6 infantry');
  });

  it('knows where was fought: a Castle may be rebuilt on the Ruin that was won there [16] [9.5.2]', async () => {
    const game = await hall.table({
      turn: 16,
      nation: 'castille',
      phase: 'battle',
      seats: { red: ['castille'], blue: ['seville'] },
      provinces: laid({
        segovie: { castille: '2 infantry', 'seville-nation': 'infantry' },
        avila: { castille: '2 infantry', 'seville-nation': 'infantry' },
        cuenca: { castille: '2 infantry', 'seville-nation': 'infantry' },
      }),
      ruins: { segovie: 'omeyyad' },
    });
    await game.play(`
      dice 10 10 1
      @red /battle province:segovie
    `);
    const again = await elsewhere(game);
    expect(await again.value('fought')).toEqual(['segovie']);
    const end = `
      dice 10 10 1 10 10 1
      @red /battle province:avila
    `;
    for (const one of [game, again]) await one.play(end);
    expect(await game.owed()).toEqual(['red:rebuild-or-not']);
    expect(await again.owed()).toEqual(['red:rebuild-or-not']);
    expect(await again.position()).toEqual(await game.position());
  });

  it('goes on with the battle that was under way, round for round [16] [6.2.7]', async () => {
    const game = await hall.table({
      turn: 16,
      nation: 'castille',
      phase: 'battle',
      seats: { red: ['castille'], blue: ['seville'] },
      provinces: laid({ segovie: { castille: '2 knight', 'seville-nation': '3 infantry' } }),
    });
    await game.play(`
      dice 10 1 10 1 1
      @red /battle
      @red /stand
    `);
    expect(await game.owed()).toEqual(['blue:retreat']);
    const again = await elsewhere(game);
    expect(await again.owed()).toEqual(['blue:retreat']);
    // The wounded Knight is wounded there too, and falls to the next hit.
    await again.play(`
      dice 1 1 10 1
      @blue /stand
    `);
    expect(await again.at('segovie', 'castille')).toBe('knight');
    expect(await again.owed()).toEqual(['red:retreat']);
  });

  it('goes on with the auction that was under way, by the names of its people [16] [14.2.2]', async () => {
    const game = await hall.table({
      turn: 6,
      phase: 'opening',
      version: 'advanced',
      seats: { red: ['carthage'], blue: ['rome'], green: ['wisigoth'], yellow: ['celte'] },
      provinces: laid({ lisbonne: { celte: 'infantry' }, tolede: { rome: '2 elite' } }),
    });
    const first = (await game.owed())[0]?.split(':')[0] ?? '';
    await game.play(`@${first} /bid points:40`);
    const again = await elsewhere(game);
    expect(await again.owed()).toEqual(await game.owed());
    expect(await again.value('frames')).toMatchObject([{ kind: 'auction', high: { seat: first, points: 40 } }]);
    expect(await again.value('nobody')).toEqual(await game.value('nobody'));
  });
});

describe('a position that says what cannot be', () => {
  it('is refused by the name of the line [16]', () => {
    const base = { turn: 4, nation: 'rome', phase: 'move', seats: { red: ['rome'], blue: ['celte'] } };
    const refused = (lines: JsonObject) => {
      const read = HISPANIA.position.read({ ...base, ...lines }, (name) => name);
      return read.ok ? null : [read.rejection.code, read.rejection.values?.path];
    };
    const forced = { through: 'tolede', to: 'cordoue' };
    expect(refused({ fought: ['tolede'], forced: [forced] })).toBeNull();
    expect(refused({ fought: ['atlantis'] })).toEqual(['position-value', 'fought.0']);
    expect(refused({ forced: [{ ...forced, to: 'atlantis' }] })).toEqual(['position-value', 'forced.0.to']);
    expect(refused({ forced: [{ ...forced, by: 'rome' }] })).toEqual(['position-key', 'forced.0.by']);
    expect(refused({ frames: [{ kind: 'duel', id: 1 }] })).toEqual(['position-value', 'frames.0.kind']);
    expect(refused({ frames: [{ kind: 'purchase', id: 1 }] })).toEqual(['position-value', 'frames.0.nation']);
    const purchase = { kind: 'purchase', id: 1, nation: 'rome' };
    expect(refused({ frames: [{ ...purchase, price: 4 }] })).toEqual(['position-key', 'frames.0.price']);
    expect(refused({ opener: 'nobody' })).toEqual(['position-value', 'opener']);
    expect(refused({ statuses: { celte: 'asleep' } })).toEqual(['position-value', 'statuses.celte']);
    expect(refused({ nobody: ['atlantis'] })).toEqual(['position-value', 'nobody.0']);
    expect(refused({ compensation: { red: 'much' } })).toEqual(['position-value', 'compensation.red']);
  });
});
