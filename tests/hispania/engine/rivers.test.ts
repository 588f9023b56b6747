import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Game, position } from './game.js';

describe('rivers', () => {
  const laid = () =>
    position(
      { turn: 18, nation: 'aragon', phase: 'move', seats: { red: ['aragon'], blue: ['saragosse-nation'] } },
      {
        pamplune: { aragon: '1 infantry' },
        barcelone: { aragon: '1 infantry' },
        saragosse: { 'saragosse-nation': '2 infantry' },
      },
    );

  it('[6.4] only the last step counts: from Pamplune across the Ebro, from Barcelone by Tortosa not', () => {
    const game = new Game(laid());
    const ways = HISPANIA.ask(game.state, 'red', 'move', {
      from: 'barcelone',
      units: { infantry: 1 },
      to: 'saragosse',
    });
    expect(ways.kind === 'one' ? ways.choices.map(({ id, note }) => [id, note]) : []).toEqual([
      ['barcelone', 'river'],
      ['tortosa', undefined],
      ['huesca', 'river'],
    ]);
    game.type('red', 'move', { from: 'pamplune', to: 'saragosse', via: 'pamplune' });
    game.type('red', 'move', { from: 'barcelone', to: 'saragosse', via: 'tortosa' }).type('red', 'done');
    const targets = HISPANIA.ask(game.state, 'blue', 'target', {});
    expect(targets.kind === 'some' ? targets.choices.map(({ id, values }) => [id, values?.needed]) : []).toEqual([
      ['infantry', 7],
      ['infantry~river', 5],
    ]);
    game.roll(1, 1, 5, 5).type('blue', 'target', { units: 'infantry > 2 infantry river' });
    expect(game.told('units-lost')).toMatchObject([{ nation: 'aragon', lost: { infantry: 1 } }]);
    expect(game.at('saragosse', 'aragon')).toBe('infantry');
    // The second hit on those who crossed was lost: one of them there was.
  });

  it('[6.6] the defender goes neither to where attackers came from nor beyond', () => {
    const game = new Game(laid());
    game.type('red', 'move', { from: 'barcelone', to: 'saragosse', via: 'huesca' });
    game.roll(1, 1, 1).type('red', 'done').type('red', 'stand');
    const refuges = HISPANIA.ask(game.state, 'blue', 'retreat', {});
    const places = refuges.kind === 'one' ? refuges.choices.map(({ id }) => id) : [];
    expect(places).not.toContain('huesca');
    expect(places).toContain('barcelone');
    expect(places).not.toContain('pamplune');
  });
});
