import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hall, openHall } from './script.js';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

describe('a game with replaced facts, through the play script', () => {
  it.each([
    ['a value of the rulebook', '{"provinces":{"valence":{"income":3}}}', 'override-fixed'],
    ['a value of its examples', '{"nations":{"galicien":{"limits":{"infantry":9}}}}', 'override-fixed'],
    ['a nation that there is not', '{"nations":{"atlantis":{"reserve":4}}}', 'override-unknown'],
    ['a value that is none', '{"provinces":{"porto":{"income":"much"}}}', 'override-value'],
    ['no JSON at all', '{"provinces":', 'overrides-broken'],
  ])('is refused when it is made: %s', async (_what, content, code) => {
    hall.write('facts.json', content);
    const game = await hall.table();
    expect(await game.refused('@red /game create system:hispania scenario:A overrides:facts.json')).toBe(code);
    // Nothing was begun: the channel is free.
    await game.play('@red /game create system:hispania scenario:A');
  });

  it('is played by them', async () => {
    // GALICIEN holds Porto from the start: half a gold less than printed.
    hall.write('facts.json', '{"provinces":{"porto":{"income":1}}}');
    const game = await hall.table();
    await game.play(`
      @red /game create system:hispania scenario:A overrides:facts.json
      @blue /game join
      @green /game join
      @gold /game join
      @red /game start
    `);
    expect(await game.value('overrides')).toEqual({ provinces: { porto: { income: 1 } } });
    const told = await game.play('@red /province province:porto');
    expect(told).toContain('income 1');
    expect(told).not.toContain('1½');
  });
});
