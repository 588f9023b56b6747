import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/core/chronicle.js';
import type { TypedOptions } from '../../../src/core/command.js';
import { LOCALES } from '../../../src/core/words.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { completedEvents } from '../../../src/games/hispania/words/telling/condense.js';
import { Game, position } from '../engine/game.js';

function told(game: Game, seat: string, command: string, options: TypedOptions): string | null {
  const meant = HISPANIA.typing.interpret(game.state, seat, command, { ...options });
  if (meant.ok && meant.value.kind === 'answer') {
    return meant.value.lines.map(({ key, values }) => HISPANIA.words.say('en', `answer.${key}`, values)).join('\n');
  }
  const rejection = meant.ok ? game.tryTo(seat, command, typed(options)) : meant.rejection;
  return rejection === null ? null : HISPANIA.words.say('en', `reject.${rejection.code}`, rejection.values);
}
function typed(options: TypedOptions): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

const BOTH = { red: ['galicien', 'carthage'], blue: ['rome', 'lusitanien'] };

describe('a refusal says what is in the way', () => {
  it('[2.3.2] [3.1.1] of a purchase: gold, counters, or room for it', () => {
    const at = { turn: 2, nation: 'galicien', phase: 'income', seats: BOTH } as const;
    const rich = { gold: { galicien: 9 } };
    const crowded = new Game(position(at, { galice: { galicien: '7 infantry' } }, rich));
    expect(told(crowded, 'red', 'buy', { unit: 'infantry' })).toContain('0 of 7 counters left');
    const narrow = new Game(position(at, { galice: { galicien: 'infantry' } }, rich));
    expect(told(narrow, 'red', 'buy', { unit: 'infantry', count: 2 })).toContain('can buy 1 now. Price 4, gold 10');
    expect(told(narrow, 'red', 'buy', { unit: 'infantry', count: 2 })).toContain('room in 1 province.');
    expect(told(narrow, 'red', 'buy', { unit: 'infantry' })).toBeNull();
  });

  it('[3.1.1] of a placing: one new unit a province', () => {
    const at = { turn: 2, nation: 'galicien', phase: 'income', seats: BOTH } as const;
    const three = {
      galice: { galicien: '1 infantry' },
      asturies: { galicien: '1 infantry' },
      leon: { galicien: '1 infantry' },
    };
    const game = new Game(position(at, three, { gold: { galicien: 9 } }));
    game.type('red', 'buy', { unit: 'infantry', count: 2 }).type('red', 'place', { province: 'galice' });
    expect(told(game, 'red', 'place', { province: 'galice' })).toBe(
      'Where to? “galice” is not possible here: one new unit a province. Choices: Asturias and León.',
    );
  });

  it('[5.1.1] [5.1.2] [5.1.3] of a move: the distance, or who and what stops it', () => {
    const game = new Game(
      position(
        { turn: 2, nation: 'carthage', phase: 'move', seats: BOTH },
        { valence: { carthage: '3 infantry' }, tolede: { carthage: '1 infantry' }, cordoue: { rome: '1 elite' } },
      ),
    );
    expect(told(game, 'red', 'move', { from: 'valence', to: 'galice' })).toMatch(/\d+ provinces away, they move 2\./);
    expect(told(game, 'red', 'move', { from: 'valence', to: 'tortosa' })).toContain(
      'On the way they stop (Castellón).',
    );
    expect(told(game, 'red', 'move', { from: 'tolede', to: 'gibraltar' })).toContain('Move to Córdoba first');
    const landing = new Game(
      position(
        { turn: 11, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['wisigoth'] } },
        { afrique: { omeyyad: '4 infantry' }, cordoue: { wisigoth: '1 infantry' } },
      ),
    );
    expect(told(landing, 'red', 'move', { from: 'afrique', to: 'tolede' })).toContain('3 provinces away, they move 2');
  });

  it('[5.0.1] a place named in full is taken for no slip', () => {
    const game = new Game(
      position(
        { turn: 2, nation: 'galicien', phase: 'income', seats: BOTH },
        { galice: { galicien: '1 infantry' }, cuenca: { galicien: '1 infantry' } },
        { gold: { galicien: 4 } },
      ),
    );
    game.type('red', 'buy', { unit: 'infantry' });
    expect(told(game, 'red', 'place', { province: 'huesca' })).not.toContain('Did you mean');
    expect(told(game, 'red', 'place', { province: 'cuence' })).toContain('Did you mean Cuenca');
  });

  it('[6.6.9] of a Leader sent back alone: he takes nobody along unasked', () => {
    const game = new Game(
      position(
        { turn: 1, nation: 'ibere', phase: 'move', seats: { red: ['carthage'], blue: ['ibere'] } },
        {
          tolede: { ibere: '2 infantry' },
          cordoue: { carthage: '2 infantry, leader:Hamilcar' },
          gibraltar: { carthage: '1 infantry' },
        },
      ),
    );
    game.type('blue', 'move', { from: 'tolede', to: 'cordoue' }).roll(1, 1, 1, 1).type('blue', 'done');
    game.type('blue', 'stand');
    expect(told(game, 'red', 'retreat', { to: 'gibraltar', units: 'hamilcar' })).toContain(
      'not alone. Which? Choices: Infantry.',
    );
    game.type('red', 'retreat', { to: 'gibraltar', units: 'infantry, hamilcar' });
    expect(game.at('gibraltar', 'carthage')).toBe('2 infantry, leader:Hamilcar');
  });

  it('[11.hispano-romain.1] of a choice among many: how many of what, and how it is typed', () => {
    const game = new Game(
      position(
        { turn: 5, nation: 'rome', phase: 'move', seats: { red: ['galicien'], blue: ['rome', 'hispano-romain'] } },
        {
          tolede: { rome: '4 elite' },
          cordoue: { rome: '4 elite' },
          seville: { rome: '1 elite' },
          cadix: { rome: '1 elite' },
          gibraltar: { rome: '1 elite' },
          galice: { galicien: 'infantry' },
        },
      ),
    );
    game.type('blue', 'move', { from: 'cordoue', to: 'grenade', units: '1' }).type('blue', 'done');
    expect(told(game, 'blue', 'choose', {})).toMatch(/ \(8\): .*Toledo 4.* For example `units:Infantry>1 \w+`\.$/);
    game.type('blue', 'choose', { units: 'infantry>4 toledo, 3 cordoba, seville' });
    expect(game.at('tolede', 'hispano-romain')).toContain('4 infantry');
  });

  it('[4.5.1] whoever has too many units is told how many, and where', () => {
    const game = new Game(
      position(
        { turn: 2, nation: 'galicien', phase: 'move', seats: BOTH },
        { galice: { galicien: '2 infantry' }, asturies: { galicien: '2 infantry' } },
      ),
    );
    game.type('red', 'move', { from: 'asturies', to: 'galice', units: '1' }).type('red', 'done');
    const [owed] = HISPANIA.obligations(game.state);
    expect(HISPANIA.words.say('en', `owe.${owed?.what}`, owed?.values)).toBe(
      'remove 1 unit of GALICIANS over the stack limit (Galicia)',
    );
  });

  it('[4.5] of several places, how many in each of them, and before it is done too', () => {
    const game = new Game(
      position(
        { turn: 2, nation: 'galicien', phase: 'move', seats: BOTH },
        { galice: { galicien: '5 infantry' }, asturies: { galicien: '3 infantry' }, leon: { galicien: '2 infantry' } },
      ),
    );
    game.type('red', 'move', { from: 'leon', to: 'asturies', units: '1' });
    const ahead = HISPANIA.foresee.action(game.state, 'red', { verb: 'done' });
    const told = LOCALES.map((locale) => HISPANIA.words.say(locale, `preview.${ahead?.key}`, ahead?.values));
    expect(told[0]).toContain('would be removed (3 in Galicia and 2 in Asturias)');
    expect(told[1]).toContain('seraient retirées (Galice : 3 et Asturies : 2)');
    expect(told[2]).toContain('retirarían 5 unidades (3 en Galicia y 2 en Asturias)');
    game.type('red', 'done');
    const [owed] = HISPANIA.obligations(game.state);
    expect(HISPANIA.words.say('en', `owe.${owed?.what}`, owed?.values)).toContain('(3 in Galicia and 2 in Asturias)');
  });
});

describe('a move that does not say by which way', () => {
  it('[6.4.1] goes round about rather than across a river into an attack, straight in where it stands next to it', () => {
    const at = { turn: 3, nation: 'rome', phase: 'move', seats: BOTH } as const;
    const far = new Game(position(at, { leon: { rome: '1 elite' }, avila: { carthage: '1 infantry' } }));
    far.type('blue', 'move', { from: 'leon', to: 'avila' });
    expect(far.told('moved').at(-1)).toMatchObject({ path: ['leon', 'tierra-de-campos', 'salamanque', 'avila'] });
    const near = new Game(position(at, { 'tierra-de-campos': { rome: '1 elite' }, avila: { carthage: '1 infantry' } }));
    near.type('blue', 'move', { from: 'tierra-de-campos', to: 'avila' });
    expect(near.told('moved').at(-1)).toMatchObject({ path: ['tierra-de-campos', 'avila'] });
  });
});

describe('odds of what is only supposed', () => {
  it('are against a nation that has such units', () => {
    const game = new Game(
      position(
        { turn: 5, nation: 'lusitanien', phase: 'move', seats: BOTH },
        { galice: { carthage: '1 infantry' }, badajoz: { lusitanien: '1 infantry' }, tolede: { rome: '1 elite' } },
      ),
    );
    expect(told(game, 'blue', 'odds', { province: 'badajoz', units: '3 infantry', against: '2 elites' })).toContain(
      'on ROME (2 elites)',
    );
  });
});

describe('a transformation', () => {
  it('[9.4.1] tells as lost only what nobody takes over', () => {
    const converted = (province: string, unit: string, count: number) => ({
      type: 'converted',
      nation: 'hispano-romain',
      province,
      unit,
      count,
    });
    const removed = (area: string, unit: string, count: number) => ({
      type: 'removed',
      nation: 'rome',
      area,
      unit,
      count,
      why: 'transformed',
    });
    const events: readonly GameEvent[] = [
      converted('tolede', 'fort', 1),
      converted('seville', 'fort', 1),
      converted('seville', 'infantry', 2),
      removed('tolede', 'elite', 1),
      removed('tolede', 'fort', 1),
      removed('seville', 'elite', 3),
      removed('seville', 'fort', 1),
    ];
    expect(completedEvents(events, {}).map((event) => HISPANIA.words.describe('en', event, {}))).toEqual([
      'HISPANO-ROMANS: 1 fort taken over (Toledo)',
      'HISPANO-ROMANS: 1 fort taken over (Seville)',
      'HISPANO-ROMANS: 2 infantry taken over (Seville)',
      'ROME: −1 elite (Toledo; transformation)',
      'ROME: −1 elite (Seville; transformation)',
    ]);
  });
});
