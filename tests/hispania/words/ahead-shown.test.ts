import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { aheadLines } from '../../../src/table/controls/panel/preview.js';
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
    expect(said(game, 'red')).toEqual([expect.stringMatching(/Battles to fight: Segovia \(\d+\.\d %\)\.$/)]);
    expect(said(game, 'blue')).toEqual([]);
    expect(HISPANIA.foresee.action(game.state, 'red', { verb: 'done' })).toMatchObject({
      open: true,
      brief: { key: 'battle', values: { area: [[{ id: 'segovie' }, { kind: 'chance' }]] } },
    });
  });

  it('[4.5] beside a battle also what a stack has too many', () => {
    const game = new Game(
      position(
        { turn: 16, nation: 'castille', phase: 'move', seats: SEATS },
        {
          calatayud: { castille: '4 infantry' },
          leon: { castille: '7 infantry' },
          segovie: { 'seville-nation': '2 infantry' },
        },
      ),
    );
    game.type('red', 'move', { from: 'calatayud', to: 'segovie', units: 'all' });
    expect(said(game, 'red')).toEqual([
      expect.stringMatching(
        /^Over the stack limit: \d units would be removed \(León\)\.\n.*\nBattles to fight: Segovia \(/s,
      ),
    ]);
    expect(HISPANIA.foresee.action(game.state, 'red', { verb: 'done' })?.loses).toBe(true);
  });

  it('[14.6.2] units that are missing where a nation passes to somebody else', () => {
    const rome = (elites: string, seats: Record<string, string[]>, version = 'advanced') =>
      said(
        new Game(
          position(
            { turn: 5, nation: 'rome', phase: 'move', seats },
            { tolede: { rome: elites }, cordoue: { rome: '2 elite' } },
            { scenario: 'D', version },
          ),
        ),
        'red',
      ).join('\n');
    const alone = { red: ['rome'], blue: ['wisigoth'] };
    const line = 'lost if somebody else gets HISPANO-ROMANS at the end of this turn';
    expect(rome('2 elite', alone)).toContain(`As it stands, 4 VP are ${line}: 4 of 8 units to hand over (Elite).`);
    // Two are too many for the land: they will be missing too.
    expect(rome('4 elite', alone)).toContain(`As it stands, 4 VP are ${line}`);
    expect(rome('2 elite', alone, 'standard')).not.toContain(line);
    const game = new Game(
      position(
        { turn: 5, nation: 'rome', phase: 'move', seats: alone },
        { tolede: { rome: '2 elite' } },
        { scenario: 'D', version: 'advanced' },
      ),
    );
    const over = { ...game.state, stage: { ...game.state.stage, phase: 'fury' as const } };
    expect(HISPANIA.foresee.action(over, 'red', { verb: 'done' })).toMatchObject({
      key: 'handover',
      values: { missing: 6 },
    });
    expect(rome('2 elite', { red: ['rome', 'hispano-romain'], blue: ['wisigoth'] })).not.toContain(line);
  });

  it('[5.4] whoever is lost at sea is not lost again for the land', () => {
    const seats = { turn: 16, nation: 'castille', phase: 'move', seats: SEATS } as const;
    const game = new Game(position(seats, { calatayud: { castille: '2 infantry' }, sea: { castille: '1 infantry' } }));
    const atSea = HISPANIA.foresee.action(game.state, 'red', { verb: 'done' });
    expect(atSea).toMatchObject({ loses: true, values: { units: expect.anything() } });
    expect(atSea?.values).not.toHaveProperty('hungry');
  });

  it('[9.1] in the second movement of an Invasion it is asked about, in the first it is a word', () => {
    const ahead = (pass: 1 | 2, enemy: string) => {
      const game = new Game(
        position(
          { turn: 6, nation: 'alain', phase: 'move', seats: { red: ['alain'], blue: ['hispano-romain'] } },
          { barcelone: { alain: '3 infantry' }, cordoue: { 'hispano-romain': '1 infantry' }, ...enemies(enemy) },
        ),
      );
      const { stage } = game.state;
      const state = { ...game.state, stage: { ...stage, pass, second: { kind: 'invasion' as const } } };
      return HISPANIA.foresee.action(state, 'red', { verb: 'done' });
    };
    const enemies = (enemy: string) =>
      enemy === '' ? {} : { barcelone: { alain: '3 infantry', [enemy]: '1 infantry' } };
    expect(ahead(1, '')).toMatchObject({ values: { people: 3, limit: 2, hungry: 1 } });
    expect(ahead(1, '')?.loses).toBeUndefined();
    expect(ahead(2, '')).toMatchObject({ loses: true, open: true, values: { people: 3, limit: 2, hungry: 1 } });
    // The battle may yet cost them, or win land: a word alone.
    expect(ahead(2, 'hispano-romain')).toMatchObject({ values: { people: 3, hoped: 2, won: 1, hungry: 1 } });
    expect(ahead(2, 'hispano-romain')?.loses).toBeUndefined();
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
    expect(said(game, 'red')).toEqual([`Gold kept: ${gold - 4}.`]);
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
    // They go in any case, and the button names them: it is not asked about once more.
    const ahead = HISPANIA.foresee.action(game.state, 'red', { verb: 'remove-rest' });
    expect(ahead).toMatchObject({ open: true, brief: { key: 'rest-gone' } });
    expect(ahead?.loses).toBeUndefined();
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
