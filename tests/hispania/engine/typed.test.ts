import { describe, expect, it } from 'vitest';
import { pieceChoice } from '../../../src/games/hispania/engine/domain.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { unitsIn } from '../../../src/games/hispania/typing/lexicon.js';
import { LIMITS } from '../../support/edge-limits.js';
import { Game, position } from './game.js';

describe('typed commands', () => {
  it('[2.3] [3.1] placing ends the purchases', () => {
    const game = new Game(
      position(
        { turn: 2, nation: 'galicien', phase: 'income', seats: { red: ['galicien'], blue: ['rome'] } },
        { galice: { galicien: '1 infantry' }, asturies: { galicien: '1 infantry' } },
        { gold: { galicien: 3 } },
      ),
    );
    game.type('red', 'buy', { unit: 'infanterie' }).type('red', 'place', { to: 'Asturias' });
    expect(game.at('asturies', 'galicien')).toBe('2 infantry');
    expect(game.owed()).toEqual(['red:move']);
  });

  it('[6] naming a battle that is due ends the movement; one that has begun is no mistake', () => {
    const game = new Game(
      position(
        { turn: 2, nation: 'galicien', phase: 'move', seats: { red: ['galicien'], blue: ['lusitanien'] } },
        { galice: { galicien: '2 infantry' }, porto: { lusitanien: '2 infantry' } },
      ),
    );
    game.type('red', 'move', { from: 'galicia', to: 'oporto' });
    game.roll(1, 1, 1, 1).type('red', 'battle', { province: 'porto' });
    expect(game.owed()).toEqual(['red:retreat']);
    expect(game.tryTo('red', 'battle', { province: 'porto' })).toBeNull();
    expect(game.tryTo('red', 'battle', { province: 'tolede' })?.code).toBe('not-offered');
  });

  it('[5] names are understood in three languages, without accents; amounts in words and figures', () => {
    const laid = position(
      { turn: 12, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['ibere'] } },
      { seville: { omeyyad: '2 cavalry, 3 infantry, leader:Tarik' } },
    );
    for (const units of ['2 infanteries, tarik', 'dos infanterías y Tarik', 'two infantry + TARIK']) {
      const game = new Game(laid);
      game.type('red', 'move', { from: 'Sevilla', to: 'cordoue', units });
      expect(game.at('cordoue', 'omeyyad')).toBe('2 infantry, leader:Tarik');
    }
    const game = new Game(laid);
    expect(game.tryTo('red', 'move', { from: 'seville', to: 'cordoue', units: '4 infantry' })?.code).toBe('unit-short');
    expect(game.tryTo('red', 'move', { from: 'seville', to: 'atlantis' })?.code).toBe('province-unknown');
    expect(game.tryTo('red', 'move', { from: 'seville', to: 'cordoue', units: '2 elephants' })?.code).toBe(
      'unit-unknown',
    );
  });

  it('[5] a slip is answered by the name that was meant, or by what there is', () => {
    const laid = position(
      { turn: 12, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['ibere'] } },
      { seville: { omeyyad: '2 cavalry, 3 infantry' }, tolede: { ibere: 'infantry' } },
    );
    const game = new Game(laid);
    const told = (command: string, options: Record<string, string>) => {
      const rejection = game.tryTo('red', command, options);
      return rejection === null ? null : HISPANIA.words.say('en', `reject.${rejection.code}`, rejection.values);
    };
    expect(told('move', { from: 'Sevile', to: 'cordoue' })).toBe('I know no province “Sevile”. Did you mean Seville?');
    expect(told('move', { from: 'see', to: 'cordoue' })).toBe('I know no province “see”. Did you mean At sea?');
    expect(told('nation', { nation: 'umayads' })).toBe(
      'Which nation? I know none called “umayads”. Did you mean UMAYYADS?',
    );
    for (const units of ['-1 infantry', '0 infantry', '2 elephants'])
      expect(told('move', { from: 'seville', to: 'cordoue', units })).toBe(
        `There is no “${units}” to be had here. Choices: Infantry and Cavalry.`,
      );
    expect(told('move', { from: 'seville', to: 'cordoue', units: '9 infantry' })).toBe(
      '“9 infantry”: there are only 3.',
    );
    expect(told('capital', { province: 'tolede' })).toBe(
      'Toledo: none of your nations holds it, so it cannot be its capital.',
    );
    expect(told('orders', { kind: 'stnd' })).toContain('Choices: ');
    expect(told('orders', { kind: 'submit', choice: 'no' })).toMatch(/^Something is missing. Which nation\?/);
  });

  it('takes no word for a unit that is none: no nickname only begun, nor a beginning of two names', () => {
    const income = position(
      { turn: 3, nation: 'galicien', phase: 'income', seats: { red: ['galicien'], blue: ['rome'] } },
      { galice: { galicien: '2 infantry' }, asturies: { galicien: 'infantry' } },
      { gold: { galicien: 9 } },
    );
    const bought = (unit: string) => new Game(income).tryTo('red', 'buy', { unit, count: 1 })?.code;
    for (const unit of ['foo', 'fo', 'fooot', 'legio']) expect(bought(unit), unit).toBe('not-a-choice');
    for (const unit of ['foot', 'inf', 'infa', 'i', 'INFANTERIE']) expect(bought(unit), unit).toBeUndefined();
    const pieces = ['infantry', 'castle', 'cavalry', 'leader:Hannibal', 'leader:Hasdrubal'] as const;
    const choices = pieces.map((piece) => ({ ...pieceChoice(piece), count: 2 }));
    const read = (text: string) => {
      const tally = unitsIn(text, { kind: 'some', slot: 'units', choices, min: 1, max: 9 });
      return tally.ok ? tally.value : tally.rejection.code;
    };
    for (const text of ['2 ca', '2 foo', 'ha', 'h']) expect(read(text), text).toBe('unit-unknown');
    expect(read('2 caval, han')).toEqual({ cavalry: 2, 'leader:Hannibal': 1 });
  });

  it('[6] the odds are told of units only supposed, Leaders by name', () => {
    const state = position(
      { turn: 12, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['wisigoth'] } },
      { gibraltar: { omeyyad: '2 cavalry' }, cordoue: { wisigoth: 'infantry' } },
    );
    const lines = (options: Record<string, string>) => {
      const read = HISPANIA.typing.interpret(new Game(state).state, 'red', 'odds', options);
      return read.ok && read.value.kind === 'answer'
        ? read.value.lines.map(({ key, values }) => HISPANIA.words.say('en', `answer.${key}`, values)).join()
        : null;
    };
    expect(lines({ province: 'cordoue', units: '2 cavalry, Tarik' })).toContain('(2 cavalry and Tarik) on VISIGOTHS');
    expect(
      lines({ province: 'seville', units: '2 cavalry', against: 'infantry, leader', nation: 'wisigoth' }),
    ).toContain('VISIGOTHS (1 infantry and 1 leader)');
    expect(lines({ province: 'cordoue' })).toBeNull();
  });

  it('[6.2] targets that are not told are asked for with both ways to write them', () => {
    const game = new Game(
      position(
        { turn: 12, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['ibere'] } },
        { seville: { omeyyad: '2 cavalry' }, cordoue: { ibere: 'infantry, cavalry' } },
      ),
    );
    game.type('red', 'move', { from: 'seville', to: 'cordoue' }).type('red', 'battle', { province: 'cordoue' });
    const rejection = game.tryTo('red', 'target', {});
    expect(rejection?.code).toBe('target-missing');
    const said = HISPANIA.words.say('en', 'reject.target-missing', rejection?.values);
    expect(said).toBe(
      'Cavalry: what to shoot at? Choices: Infantry and Cavalry. `/target unit:Infantry` aims everything at one kind, `/target units:Cavalry>Cavalry` kind by kind.',
    );
    const aims = (units: string) => HISPANIA.typing.interpret(game.state, 'red', 'target', { units });
    expect(aims('two cavalry > infantry')).toEqual(aims('cavalry > infantry'));
    expect(aims('three cavalry > infantry')).toMatchObject({ rejection: { code: 'unit-short', values: { there: 2 } } });
    game.roll(1, 1, 1, 1).type('red', 'target', { units: 'Cavalry>Cavalry' });
    expect(game.owed()).toEqual(['red:retreat']);
  });

  it('[5] suggests what is legal, in the reader’s language', () => {
    const game = new Game(
      position(
        { turn: 12, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['ibere'] } },
        { seville: { omeyyad: '2 infantry, leader:Tarik' }, tolede: { omeyyad: 'castle' } },
      ),
    );
    const names = (option: string, options: Record<string, string>, locale: 'en' | 'fr' | 'es') =>
      HISPANIA.typing.suggest(game.state, 'red', 'move', option, options, locale, LIMITS).map(({ name }) => name);
    expect(names('from', {}, 'fr')).toEqual(['Séville']);
    expect(names('units', { from: 'seville', units: '2' }, 'en')).toEqual(['2 Infantry']);
    expect(names('units', { from: 'seville', units: 'tarik, 1' }, 'en')).toContain('tarik, 1 Infantry');
    expect(names('to', { from: 'seville', units: '2 infantry', to: 'cor' }, 'es')).toEqual(['Córdoba']);
    expect(names('units', { from: 'seville', units: '' }, 'en').join()).toContain('Tarik');
  });
});
