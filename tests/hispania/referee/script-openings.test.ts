import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hall, laid, openHall } from '../examples/script.js';

/** Positions from which the game would run on into a throw: they wait before it, so that its dice are real or set. */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const SEATS = { red: ['carthage'], blue: ['galicien'], green: ['cantabrien'], yellow: ['ibere'] };
const EVERYBODY = ['red:laid-out', 'blue:laid-out', 'green:laid-out', 'yellow:laid-out'];
const CARTHAGE = laid({ cadix: { carthage: '2 infantry' }, galice: { galicien: 'infantry' } });

describe('a position at the start of a turn', () => {
  const drawing = { turn: 4, phase: 'opening', seats: SEATS, options: { events: true }, provinces: CARTHAGE };
  it('draws no counters while it is read, and with the set dice when somebody goes on [10.3.1]', async () => {
    const game = await hall.table(drawing);
    expect(await game.value('hands')).toBeNull();
    expect(await game.owed()).toEqual(EVERYBODY);
    // The bag has two of Armée, then Bravoure, and so on in their order: always the first that is left.
    await game.play(`
      dice 1 1 1 1 1 1 1 1
      @blue /done
    `);
    expect(await game.value('hands')).toEqual({
      red: ['armee', 'armee'],
      blue: ['bravoure', 'bravoure'],
      green: ['chateau-fort', 'chateau-fort'],
      yellow: ['de', 'de'],
    });
    expect(await game.owed()).toEqual(['red:income']);
  });
  it('goes on with the first move too [10.3.1] [5.0.1]', async () => {
    const game = await hall.table(drawing);
    await game.play('@red /move from:cadix to:seville units:"1 infantry"');
    expect(await game.at('seville', 'carthage')).toBe('infantry');
    const hands = Object.values(Object(await game.value('hands')));
    expect(hands.map((hand) => Object(hand).length)).toEqual([2, 2, 2, 2]);
  });
  it('throws for the opening bid with dice that can be set [14.2.5]', async () => {
    const game = await hall.table({ ...drawing, turn: 1, version: 'advanced', options: {} });
    expect(await game.owed()).toEqual(EVERYBODY);
    await game.play(`
      dice 1 1 2 2 10 9 3 3
      @yellow /done
    `);
    expect(await game.owed()).toEqual(['green:bid']);
    expect(await game.value('frames')).toMatchObject([{ kind: 'auction', seats: ['green', 'yellow', 'red', 'blue'] }]);
  });
  it('needs nobody where nothing is thrown [1.1]', async () => {
    const game = await hall.table({ ...drawing, options: {} });
    expect(await game.owed()).toEqual(['red:move']);
  });
});

describe('a position before a battle that begins by itself', () => {
  const before = {
    turn: 4,
    nation: 'rome',
    phase: 'stack',
    seats: { red: ['rome'], blue: ['galicien'] },
    provinces: laid({ asturies: { rome: '2 elite', galicien: '2 infantry' } }),
  };
  it('throws nothing while it is read; whoever is active goes on [6.0.2] [6.2.1]', async () => {
    const game = await hall.table(before);
    expect(await game.owed()).toEqual(['red:laid-out']);
    expect(await game.refused('@blue /done')).toBe('not-your-turn');
    await game.play(`
      dice 8 2 2 2
      @red /done
    `);
    expect(await game.at('asturies', 'galicien')).toBe('infantry');
  });
  it('is written as it was read [16]', async () => {
    const game = await hall.table(before);
    const written = await game.position();
    const again = await hall.table(written);
    expect(await again.position()).toEqual(written);
    expect(await again.owed()).toEqual(['red:laid-out']);
  });
});
