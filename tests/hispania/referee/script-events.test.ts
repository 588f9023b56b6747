import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/json.js';
import { type Hall, laid, openHall, type Script } from '../examples/script.js';

/** Events and the Sign of God in battles that are played by script, die for die (10.2, 10.3). */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

/** CASTILLE (red) moves into Ségovie, where SÉVILLE (blue) stands; the one battle begins by itself. */
async function segovie(
  attackers: string,
  defenders: string,
  hands: Record<string, readonly string[]>,
  options: Record<string, Json> = { events: true },
): Promise<Script> {
  const game = await hall.table({
    turn: 15,
    nation: 'castille',
    phase: 'move',
    seats: { red: ['castille'], blue: ['seville'] },
    provinces: laid({ calatayud: { castille: attackers }, segovie: { 'seville-nation': defenders } }),
    options,
    hands,
  });
  await game.play(`
    @red /move from:calatayud to:segovie units:all
    @red /done
  `);
  return game;
}

describe('the event Retraite, played by both', () => {
  it('lets the attacker retreat first, then the defender [10.3.19] [6.6.1]', async () => {
    const game = await segovie('3 infantry', '2 infantry', { red: ['retraite'], blue: ['retraite'] });
    expect(await game.owed()).toEqual(['red:battle-opening', 'blue:battle-opening']);
    await game.play(`
      @blue /event event:retraite
      @red /done
      @red /event event:retraite
    `);
    expect(await game.owed()).toEqual(['red:retreat']);
    await game.play(`
      @red /retreat to:calatayud units:"1 infantry"
      @red /stand
    `);
    expect(await game.owed()).toEqual(['blue:retreat']);
    await game.play('@blue /retreat to:tolede units:"2 infantry"');
    expect(await game.at('calatayud', 'castille')).toBe('infantry');
    expect(await game.at('segovie', 'castille')).toBe('2 infantry');
    expect(await game.at('tolede', 'seville-nation')).toBe('2 infantry');
  });
  it('asks the defender no more when the attacker has gone [10.3.19] [6.6.2]', async () => {
    const game = await segovie('3 infantry', '2 infantry', { red: ['retraite'], blue: ['retraite'] });
    await game.play(`
      @red /event event:retraite
      @blue /done
      @blue /event event:retraite
      @red /retreat to:calatayud units:"3 infantry"
    `);
    expect(await game.owed()).not.toContain('blue:retreat');
    expect(await game.at('segovie', 'seville-nation')).toBe('2 infantry');
    expect(await game.at('calatayud', 'castille')).toBe('3 infantry');
  });
  it('begins the first round when both stand after all [10.3.19] [6.0.3]', async () => {
    const game = await segovie('1 infantry', '1 infantry', { red: ['retraite'], blue: ['retraite'] });
    await game.play(`
      @red /event event:retraite
      @blue /done
      @blue /event event:retraite
      @red /stand
      dice 7 1
      @blue /stand
    `);
    expect(await game.at('segovie', 'castille')).toBe('infantry');
    expect(await game.at('segovie', 'seville-nation')).toBe('');
  });
});
