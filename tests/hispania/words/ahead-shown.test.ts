import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { aheadLines } from '../../../src/table/controls/confirm.js';
import { plainStyle, wordsOf } from '../../../src/table/words/words.js';
import { Game, position } from '../engine/game.js';

const SEATS = { red: ['castille'], blue: ['seville-nation'] };
const say = wordsOf([HISPANIA]);
const said = (game: Game, seat: string) =>
  aheadLines(HISPANIA, game.state, seat).map((line) => say(line, plainStyle('en', {})));

describe('what comes of it is said before one has done', () => {
  it('the battles that follow, with their chances', () => {
    const game = new Game(
      position(
        { turn: 16, nation: 'castille', phase: 'move', seats: SEATS },
        { calatayud: { castille: '4 infantry' }, segovie: { 'seville-nation': '2 infantry' } },
      ),
    );
    game.type('red', 'move', { from: 'calatayud', to: 'segovie', units: 'all' });
    expect(said(game, 'red')).toEqual([expect.stringMatching(/^Battles to fight: Segovia \(\d+\.\d %\)\./)]);
    expect(said(game, 'blue')).toEqual([]);
  });

  it('the gold there is, and what each unit costs', () => {
    const at = position(
      { turn: 16, nation: 'castille', phase: 'income', seats: SEATS },
      { calatayud: { castille: '1 infantry' }, segovie: { 'seville-nation': '2 infantry' } },
      { gold: { castille: 10 } },
    );
    const game = new Game(at);
    const { gold } = game.state.nations.castille;
    expect(said(game, 'red')).toEqual([
      expect.stringContaining(`${gold} gold, the reserve overflows: ${gold - 8} would be lost`),
    ]);
    const wares = HISPANIA.ask(game.state, 'red', 'buy', {});
    expect(wares.kind === 'one' ? wares.choices.map(({ note, values }) => [note, values?.gold]) : []).toEqual([
      ['price', 4],
      ['price', 6],
      ['price', 8],
    ]);
    game.type('red', 'buy', { unit: 'infantry', count: 1 });
    expect(said(game, 'red')).toEqual([`${gold - 4} gold is left.`]);
  });

  it('[4.5] who would go of those that are too many, all by one button; each by itself may be chosen instead', () => {
    const game = new Game(
      position(
        { turn: 16, nation: 'castille', phase: 'move', seats: SEATS },
        { calatayud: { castille: '2 knight, 4 infantry' }, segovie: { 'seville-nation': '2 infantry' } },
      ),
    );
    game.type('red', 'done');
    expect(HISPANIA.offers(game.state, 'red').map(({ verb }) => verb)).toEqual(
      expect.arrayContaining(['remove', 'remove-rest']),
    );
    expect(said(game, 'red')).toEqual(['The weakest would go: 4 infantry (Calatayud).']);
    expect(HISPANIA.preview(game.state, 'red', { verb: 'remove-rest' })).toMatchObject({ loses: true });
    expect(game.act('red', { verb: 'remove-rest' })).toBeNull();
    expect(game.events.filter(({ type }) => type === 'removed')).toMatchObject([
      { area: 'calatayud', unit: 'infantry', count: 4, why: 'stacking' },
    ]);
  });

  it('[7.1] [7.3] and of those whom the land does not feed: no province is given up for it', () => {
    const game = new Game(
      position(
        { turn: 16, nation: 'castille', phase: 'move', seats: SEATS },
        { calatayud: { castille: '3 infantry' }, avila: { castille: '3 infantry' }, leon: { castille: '2 infantry' } },
      ),
    );
    game.type('red', 'done').act('red', { verb: 'remove-rest' });
    const left = (area: 'calatayud' | 'avila' | 'leon') => game.state.areas[area].castille?.infantry;
    expect([left('calatayud'), left('avila'), left('leon')]).toEqual([2, 2, 2]);
  });
});
