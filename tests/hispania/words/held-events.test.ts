import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Game, position } from '../engine/game.js';

function answered(game: Game, seat: string): readonly string[] {
  const meant = HISPANIA.typing.interpret(game.state, seat, 'event', {});
  if (!meant.ok || meant.value.kind !== 'answer') throw new Error(JSON.stringify(meant));
  return meant.value.lines.map(({ key, values }) => HISPANIA.words.say('en', `answer.${key}`, values) ?? key);
}

const AT = { turn: 8, nation: 'galicien', phase: 'income', seats: { red: ['galicien'], blue: ['rome'] } } as const;
const STANDING = { galice: { galicien: '1 infantry' } };

describe('/event alone', () => {
  it('[10.3.2] tells what one holds and may play now, and of the others how many they hold', () => {
    const game = new Game(
      position({ ...AT, seats: { red: ['galicien'], blue: ['rome'] } }, STANDING, {
        options: { events: true, signOfGod: true },
        hands: { red: ['tresor', 'nul'], blue: ['de'] },
      }),
    );
    const mine = answered(game, 'red');
    expect(mine[0]).toBe('You hold: Treasure and Null.');
    expect(mine.slice(1, 3)).toEqual(['**Treasure**: 6 gold more', '**Null**: Cancels the event just played']);
    expect(mine[3]).toBe('Your Sign of God has not been used yet.');
    expect(mine[4]).toBe('Can be played now: Treasure (under **My turn**, or `/event event:…`).');
    expect(mine.join('\n')).not.toMatch(/\bDie\b|Dice/);
    expect(mine.some((line) => line.endsWith(': 1 counter'))).toBe(true);
    expect(answered(game, 'blue')[0]).toBe('You hold: Die.');
    game.type('red', 'event', { event: 'tresor' });
    expect(answered(game, 'red').at(-1)).toMatch(/^(Played: Treasure|Not drawn yet)/);
  });

  it('plays nothing, even where only one could be played', () => {
    const game = new Game(
      position({ ...AT, seats: { red: ['galicien'], blue: ['rome'] } }, STANDING, {
        options: { events: true },
        hands: { red: ['tresor'], blue: [] },
      }),
    );
    expect(game.tryTo('red', 'event')).toBeNull();
    expect(game.told('event-played')).toEqual([]);
    expect(answered(game, 'red')[0]).toBe('You hold: Treasure.');
  });
});

describe('a phase that waits though nothing can be bought', () => {
  const owed = (game: Game, locale: 'en' | 'fr' | 'es' = 'en') => {
    const [first] = HISPANIA.obligations(game.state);
    return first === undefined ? null : HISPANIA.words.say(locale, `owe.${first.what}`, first.values);
  };
  const table = (hand: readonly string[], gold: number, phase: 'income' | 'fury' = 'income') =>
    new Game(
      position({ ...AT, phase, seats: { red: ['galicien'], blue: ['rome'] } }, STANDING, {
        gold: { galicien: gold },
        options: { events: true },
        hands: { red: [...hand], blue: [] },
      }),
    );

  it('[10.3.1] says why, and the same whatever is held', () => {
    const said =
      'end the purchases of GALICIANS: nothing can be bought (not enough gold); an event could still be played';
    expect([owed(table(['tresor'], 1)), owed(table(['nul'], 1))]).toEqual([said, said]);
    expect(owed(table(['nul'], 1), 'fr')).toContain('rien à acheter (pas assez d’Or) ; un événement');
    expect(owed(table(['nul'], 1), 'es')).toContain('no se puede comprar nada (falta oro); aún se podría');
    // Whoever can buy is asked to buy.
    expect(owed(table(['nul'], 9))).toBe('buy for GALICIANS');
  });

  it('[10.3.11] after the combat too, where only the event Fury could be played', () => {
    const said = 'end the combat of GALICIANS: no stack moves again, unless the event Fury is played';
    expect([owed(table(['fougue'], 1, 'fury')), owed(table(['nul'], 1, 'fury'))]).toEqual([said, said]);
  });
});

describe('a Nul', () => {
  it('[10.3.16] is told without the nation whose event it answers', () => {
    const told = (event: string) =>
      HISPANIA.words.describe('en', { type: 'event-played', seat: 'red', event, nation: 'wisigoth' }, {});
    expect(told('nul')).toBe('red plays **Null**: Cancels the event just played');
    expect(told('embuscade')).toBe('red plays **Ambush** (VISIGOTHS): Defender in a plain: both fight as in mountains');
  });
});
