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
  others: Record<string, readonly string[]> = {},
): Promise<Script> {
  const game = await hall.table({
    turn: 15,
    nation: 'castille',
    phase: 'move',
    seats: { red: ['castille'], blue: ['seville'], ...others },
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

describe('events and the Sign of God when the dice are seen', () => {
  /** CASTILLE's 2 Infantry and a Knight in the plain of Ségovie against 2 Infantry and a Cavalry of SÉVILLE. */
  async function dicing(hands: Record<string, readonly string[]>, options: Record<string, Json> = {}): Promise<Script> {
    const game = await segovie('2 infantry, knight', '2 infantry, cavalry', hands, { events: true, ...options });
    for (const side of await game.owed()) await game.play(`@${side.split(':')[0]} /done`);
    await game.play(`
      @red /target unit:infantry
      @blue /target unit:infantry
    `);
    return game;
  }
  const BOTH = { red: ['bravoure', 'de'], blue: ['de', 'nul'] };
  const both = async (game: Script) => [
    await game.at('segovie', 'castille'),
    await game.at('segovie', 'seville-nation'),
  ];
  const UNHURT = ['2 infantry, knight', '2 infantry, cavalry'];

  it('Bravoure fires twice before all, what it hits fires no more; nothing is lost before Dé and Sign are waived [10.3.5] [10.3.8] [10.2.1]', async () => {
    const game = await dicing(BOTH, { signOfGod: true });
    await game.play(`
      @red /event event:bravoure unit:knight units:"cavalry, infantry"
      @blue /done
    `);
    expect(await game.owed()).toEqual(['red:before-dice', 'blue:before-dice']);
    await game.play('@red /done');
    // The Knight at Cavalry and Infantry, then two Infantry; the Cavalry is gone, two Infantry answer.
    const said = await game.play(`
      dice 5 4 7 6 7 1
      @blue /done
    `);
    expect(said).toContain('knight 5');
    expect(await both(game)).toEqual(UNHURT);
    expect(await game.owed()).toEqual(['red:after-dice', 'blue:after-dice']);
    await game.play(`
      @red /done
      @blue /done
    `);
    expect(await both(game)).toEqual(['infantry, knight', 'infantry']);
    expect(await game.value('signs')).toBeNull();
    expect(await game.value('played')).toEqual(['bravoure']);
  });

  it('one Bravoure a round: no unit fires before one that fires before all others [10.3.5]', async () => {
    const game = await dicing({ red: ['bravoure'], blue: ['bravoure', 'nul'] });
    const bravely = '@blue /event event:bravoure unit:infantry units:knight';
    await game.play(`
      @red /event event:bravoure unit:knight units:infantry
      @blue /done
    `);
    expect(await game.refused(bravely)).not.toBe('');
    await game.play(`
      dice 1 1 1 1 1 1 1
      @blue /done
      @blue /done
      @red /stand
      @blue /stand
      @red /target unit:infantry
      @blue /target unit:infantry
      ${bravely}
    `);
    expect(await game.value('played')).toEqual(['bravoure', 'bravoure']);
  });

  it('the round is thrown again by a Sign, then by Dé, with its Bravoure; the last throw counts [10.2.1] [10.2.2] [10.2.3] [10.3.8]', async () => {
    const game = await dicing(BOTH, { signOfGod: true });
    await game.play(`
      @red /event event:bravoure unit:knight units:"infantry"
      @blue /done
      @red /done
      dice 10 10 10 10 1
      @blue /done
    `);
    expect(await game.owed()).toEqual(['red:after-dice', 'blue:after-dice']);
    // No Infantry of SÉVILLE would be left: its player calls for a Sign. Now the Knight misses, so all three answer.
    await game.play(`
      dice 1 1 1 1 10 10 10
      @blue /event event:sign
    `);
    expect(await both(game)).toEqual(UNHURT);
    expect(await game.value('signs')).toEqual(['blue']);
    expect(await game.owed()).toEqual(['red:after-dice', 'blue:after-dice']);
    expect(await game.refused('@blue /event event:sign')).not.toBe('');
    await game.play('@red /event event:dé');
    expect(await game.owed()).toEqual(['blue:nul']);
    await game.play(`
      dice 5 4 1 7 7 6 6
      @blue /done
    `);
    expect(await both(game)).toEqual(UNHURT);
    await game.play(`
      @red /done
      @blue /done
    `);
    expect(await both(game)).toEqual(['infantry, knight', 'cavalry']);
    expect(await game.value('played')).toEqual(['bravoure', 'de']);
  });

  it('Nul stops Dé: the dice stand, and both counters are spent [10.3.16] [10.3.24]', async () => {
    const game = await dicing(BOTH);
    await game.play(`
      @red /done
      dice 1 1 1 10 10 10
      @blue /done
      @red /event event:de
      @blue /event event:nul
    `);
    expect(await game.owed()).toEqual(['red:nul']);
    await game.play('@red /done');
    expect(await both(game)).toEqual(UNHURT);
    expect(await game.owed()).toEqual(['red:after-dice', 'blue:after-dice']);
    await game.play(`
      @red /done
      @blue /done
    `);
    expect(await game.at('segovie', 'castille')).toBe('knight');
    expect(await game.value('played')).toEqual(['de', 'nul']);
    expect(await game.value('hands')).toEqual({ red: ['bravoure'], blue: ['de'] });
  });

  it('a Sign is for whoever has a nation in the battle, and nobody is asked for Nul [10.2.1] [10.3.17]', async () => {
    const game = await segovie('2 infantry', '1 infantry', {}, { signOfGod: true }, { green: ['grenade'] });
    expect(await game.owed()).toEqual(['red:after-dice', 'blue:after-dice']);
    expect(await game.refused('@green /event event:sign')).not.toBe('');
    await game.play('@red /event event:sign');
    expect(await game.owed()).toEqual(['blue:after-dice']);
    await game.play('@blue /event event:sign');
    expect(await game.value('signs')).toEqual(['red', 'blue']);
    expect(await game.owed()).not.toContain('red:after-dice');
  });
});
