import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../src/core/dice.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Game, position } from './game.js';

/** A run of faces that is the same every time. */
function run(seed: number): Dice {
  let last = seed;
  return {
    roll(sides) {
      last = (Math.imul(last, 1103515245) + 12345) >>> 0;
      return (last % sides) + 1;
    },
  };
}

describe('a position that is written', () => {
  it('[16] names those provinces alone in which something stands', () => {
    const laid = new Game(
      position(
        { turn: 2, nation: 'galicien', phase: 'move', seats: { red: ['galicien'], blue: ['ibere'] } },
        { galice: { galicien: '2 infantry' }, tolede: { ibere: 'infantry' } },
      ),
    );
    const written = HISPANIA.position.write(laid.state, (seat) => seat);
    expect(Object.keys(Object(written).provinces).sort()).toEqual(['galice', 'tolede']);
    // A table's corrections go with the position, and only where there are any.
    expect(written).not.toHaveProperty('overrides');
    const overrides = { nations: { galicien: { limits: { infantry: 9 } } } };
    const corrected = HISPANIA.position.write({ ...laid.state, overrides }, (seat) => seat);
    expect(corrected).toMatchObject({ overrides });
  });
});

describe('the position notation', () => {
  it('[16] refuses standing orders of a kind that nobody can give', () => {
    const ordered = (kind: string) =>
      HISPANIA.position.read(
        {
          ...Object(position({ turn: 2, nation: 'galicien', phase: 'move', seats: { red: ['galicien'] } }, {})),
          orders: { red: [{ kind, nation: 'galicien', unit: 'infantry' }] },
        },
        (name) => name,
      );
    expect(ordered('purchase').ok).toBe(true);
    expect(ordered('bribe')).toMatchObject({ ok: false });
  });

  it('[9.2.1] keeps where the pile of a Fougue stands', () => {
    const pile = { kind: 'pile', why: 'leader', leader: 'Ramirez', at: 'tortosa', bonus: 2 };
    const laid = new Game(
      position(
        { turn: 16, nation: 'aragon', phase: 'move', seats: { red: ['aragon'] } },
        { tortosa: { aragon: '2 infantry, leader:Ramirez' } },
        { step: 2, pile },
      ),
    );
    const written = HISPANIA.position.write(laid.state, (seat) => seat);
    expect(written).toMatchObject({ pile });
    const again = HISPANIA.position.read(written, (name) => name);
    expect(again.ok && again.value.stage.second).toEqual(laid.state.stage.second);
  });

  it('[16] stays in the movement phase that it names, though the nation has no unit to move', () => {
    const read = HISPANIA.position.read(
      {
        turn: 11,
        nation: 'omeyyad',
        phase: 'move',
        step: 1,
        provinces: { tolede: { wisigoth: ['castle', 'infantry', 'infantry', 'leader:Roderich'] } },
        sea: {},
        gold: { wisigoth: 3 },
        submitted: { basque: 'wisigoth' },
        seats: { red: ['omeyyad'], blue: ['wisigoth'] },
      },
      (name) => name,
    );
    if (!read.ok) throw new Error(read.rejection.code);
    const written = HISPANIA.position.write(read.value, (seat) => seat);
    expect(written).toMatchObject({ turn: 11, nation: 'omeyyad', phase: 'move', gold: { wisigoth: 3 } });
    expect(HISPANIA.obligations(read.value)).toMatchObject([{ seats: ['red'], what: 'move' }]);
  });

  it('[9.5.2] [11.navarre.4] keeps the question about a Ruin won where nobody marched in', () => {
    const position = {
      turn: 15,
      nation: 'navarre',
      phase: 'limits',
      step: 1,
      provinces: { pamplune: { navarre: ['knight'] }, galice: { galicien: ['infantry'] } },
      sea: {},
      ruins: { pamplune: 'seville-nation' },
      seats: { red: ['navarre'], blue: ['galicien', 'seville-nation'] },
      fought: ['pamplune'],
    };
    const read = HISPANIA.position.read(position, (name) => name);
    if (!read.ok) throw new Error(read.rejection.code);
    expect(HISPANIA.obligations(read.value)).toMatchObject([{ seats: ['red'], what: 'rebuild-or-not' }]);
    expect(HISPANIA.position.write(read.value, (seat) => seat)).toMatchObject({
      phase: 'limits',
      fought: ['pamplune'],
    });
  });

  it('[16] what is written is read back as the same, all through a game of defaults', () => {
    const dice = run(7);
    const started = HISPANIA.setup.begin({ scenario: 'D', events: 'on' }, ['p1', 'p2', 'p3', 'p4'], dice);
    if (!started.ok) throw new Error(started.rejection.code);
    let state = started.value.state;
    let compared = 0;
    for (let step = 0; step < 600 && HISPANIA.outcome(state) === null; step++) {
      const [owed] = HISPANIA.obligations(state);
      if (owed === undefined) break;
      if (step % 7 === 0 && state.frames.length === 0) {
        const written = HISPANIA.position.write(state, (seat) => seat);
        const read = HISPANIA.position.read(JSON.parse(JSON.stringify(written)), (name) => name);
        if (!read.ok) throw new Error(JSON.stringify(read.rejection));
        expect(HISPANIA.position.write(read.value, (seat) => seat)).toEqual(written);
        compared += 1;
      }
      const done = HISPANIA.apply(state, firstAwaited(owed), HISPANIA.fallback(state, owed), dice);
      if (!done.ok) throw new Error(JSON.stringify(done.rejection));
      state = done.value.state;
    }
    expect(compared).toBeGreaterThan(30);
  });

  it('[16] refuses what it does not know, by name', () => {
    const read = (change: Record<string, string | number | boolean | object>) => {
      const base = position({ turn: 3, nation: 'rome', phase: 'move', seats: { red: ['rome'] } }, {});
      const result = HISPANIA.position.read(JSON.parse(JSON.stringify({ ...Object(base), ...change })), (name) => name);
      return result.ok ? null : result.rejection;
    };
    expect(read({})).toBeNull();
    expect(read({ weather: 'fine' })).toMatchObject({ code: 'position-key', values: { path: 'weather' } });
    expect(read({ provinces: { atlantis: {} } })).toMatchObject({ code: 'position-key' });
    const tank = { code: 'position-value', values: { path: 'provinces.tolede.rome.1', found: 'tank' } };
    expect(read({ provinces: { tolede: { rome: ['fort', 'tank'] } } })).toEqual(tank);
    const twice = { code: 'position-value', values: { path: 'provinces.tolede.rome.1', found: 'leader:Scipion' } };
    expect(read({ provinces: { tolede: { rome: ['leader:Scipion', 'leader:Scipion'] } } })).toEqual(twice);
    expect(read({ gold: { carthago: 3 } })).toEqual({ code: 'position-key', values: { path: 'gold.carthago' } });
    const counter = { code: 'position-value', values: { path: 'hands.red.0', found: 'storm' } };
    expect(read({ bag: [], hands: { red: ['storm'] } })).toEqual(counter);
    expect(read({ phase: 'closing' })).toMatchObject({ code: 'position-value', values: { path: 'nation' } });
    expect(read({ overrides: { moon: 1 } })).toEqual({ code: 'position-overrides', values: { path: 'overrides' } });
    expect(read({ turn: 22 })).toMatchObject({ code: 'position-value', values: { path: 'turn' } });
    expect(read({ nation: 'atlantis' })).toMatchObject({ code: 'position-value' });
    expect(read({ options: { rain: true } })).toMatchObject({ code: 'position-key' });
  });

  it('[16] takes whatever a standing order leaves out as any', () => {
    const stand = { kind: 'stand', until: 'end' };
    const read = HISPANIA.position.read({ seats: { red: ['rome'] }, orders: { red: [stand] } }, (name) => name);
    if (!read.ok) throw new Error(read.rejection.code);
    expect(read.value.players.red?.orders).toEqual([{ ...stand, nation: 'any', province: 'any' }]);
  });

  it('[16] knows phases and options by their other names, and four seats where none is named', () => {
    const lines = { turn: 16, nation: 'leon', phase: 'combat', seats: {}, options: { 'sign-of-god': 'on' } };
    const named = { ...lines, nation: 'leon-nation', phase: 'battle', options: { signOfGod: true } };
    const [one, other] = [lines, named].map((position) => HISPANIA.position.read(position, (name) => `${name}!`));
    expect(one).toEqual(other);
    expect(one).toMatchObject({
      ok: true,
      value: { seats: ['p1!', 'p2!', 'p3!', 'p4!'], options: { signOfGod: true } },
    });
  });

  it('[16] fills what is left out: LEÓN by its bare name, seats by the groups', () => {
    const game = new Game({ turn: 16, nation: 'leon', phase: 'move', provinces: { leon: { leon: ['castle'] } } });
    expect(game.at('leon', 'leon-nation')).toBe('castle');
    expect(game.state.seats).toEqual(['p1', 'p2', 'p3', 'p4']);
  });
});
