import { describe, expect, it } from 'vitest';
import type { NationId } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { reachFrom } from '../../../src/games/hispania/picture/reach.js';
import { viewOf } from '../../../src/games/hispania/tells/view.js';
import { Game, position } from './game.js';

/** Answers and refusals that say what is so. */

const at = (turn: number, nation: NationId, phase: string, seats: Record<string, string[]> = { red: [nation] }) => ({
  turn,
  nation,
  phase,
  seats: { blue: ['rome'], ...seats },
});
const refused = (game: Game, seat: string, command: string, options: Record<string, string | number>) => {
  const rejection = game.tryTo(seat, command, options);
  return rejection === null ? null : HISPANIA.words.say('en', `reject.${rejection.code}`, rejection.values);
};
const answered = (game: Game, command: string, options: Record<string, string>) => {
  const meant = HISPANIA.typing.interpret(game.state, 'red', command, options);
  if (!meant.ok || meant.value.kind !== 'answer') throw new Error(JSON.stringify(meant));
  return meant.value.lines.map(({ key, values }) => HISPANIA.words.say('en', `answer.${key}`, values));
};

describe('/nation of a vassal', () => {
  it('[2.2.1] tells the half it keeps, and of how much', () => {
    const game = new Game(
      position(
        at(10, 'wisigoth', 'move'),
        {
          tolede: { wisigoth: '1 infantry' },
          valence: { 'hispano-romain': '1 infantry' },
          majorque: { 'hispano-romain': '1 infantry' },
        },
        { submitted: { 'hispano-romain': 'wisigoth' } },
      ),
    );
    const lines = answered(game, 'nation', { nation: 'hispano-romain' });
    expect(lines.join('\n')).toContain('2 provinces, 2 units, limit 4, income 1½,');
    expect(lines).toContain('Submitted to VISIGOTHS: of an income of 3 it keeps 1½');
  });
});

const view = (state: Game['state']) => viewOf(state, 'red');

describe('/map reach in the second movement of a Fougue', () => {
  const fougue = () =>
    new Game(
      position(
        at(16, 'aragon', 'move'),
        { tortosa: { aragon: '2 infantry, leader:Ramirez' }, barcelone: { aragon: '2 infantry' } },
        { step: 2, pile: { kind: 'pile', why: 'leader', leader: 'Ramirez', at: 'tortosa', bonus: 2 } },
      ),
    );
  it('[9.2.1] marks where the pile may go, and for others nothing', () => {
    const { state } = fougue();
    expect(state.stage).toMatchObject({ pass: 2, second: { kind: 'pile', at: 'tortosa' } });
    expect([...reachFrom(view(state), 'barcelone', undefined).keys()]).toEqual(['barcelone']);
    const pile = reachFrom(view(state), 'tortosa', undefined);
    expect(pile.get('saragosse')).toBe('reach');
    // Without Ramirez the pile does not go (9.2): naming only Infantry marks nothing.
    expect([...reachFrom(view(state), 'tortosa', '2 infantry').keys()]).toEqual(['tortosa']);
    expect(reachFrom(view(state), 'tortosa', '2 infantry, Ramirez').size).toBeGreaterThan(3);
  });
  it('[5.2.1] marks how far a Leader comes by himself', () => {
    const { state } = new Game(position(at(16, 'aragon', 'move'), { tortosa: { aragon: 'leader:Ramirez' } }));
    const reach = reachFrom(view(state), 'tortosa', undefined);
    expect(reach.get('tortosa')).toBe('source');
    expect(reach.get('saragosse')).toBe('reach');
  });
  it('[5.2.5] marks nothing for those whom their Leader has left', () => {
    const game = new Game(
      position(at(12, 'omeyyad', 'move'), { segovie: { omeyyad: '2 cavalry, leader:Tarik, leader:Musa' } }),
    );
    game.type('red', 'move', { from: 'segovie', to: 'tolede', units: '2 cavalry, tarik' });
    game.type('red', 'move', { from: 'tolede', to: 'cordoue', units: '1 cavalry, tarik' });
    game.type('red', 'move', { from: 'segovie', to: 'tolede', units: 'musa' });
    expect([...reachFrom(view(game.state), 'tolede', '1 cavalry').keys()]).toEqual(['tolede']);
  });
});

describe('/map province', () => {
  it('shows the battle where one is fought, else the province and its neighbours', () => {
    const game = new Game(
      position(at(16, 'castille', 'move', { red: ['castille'], green: ['seville'] }), {
        segovie: { castille: '2 infantry' },
        tolede: { 'seville-nation': '2 infantry' },
      }),
    );
    game.type('red', 'move', { from: 'segovie', to: 'tolede' });
    const shows = (province: string) => {
      const meant = HISPANIA.typing.interpret(game.state, 'red', 'map', { province });
      return meant.ok && meant.value.kind === 'answer' ? meant.value.picture : null;
    };
    expect(shows('tolede')).toMatchObject({ show: 'region' });
    game.roll(1, 1, 1, 1).type('red', 'done');
    expect(game.owed()).toEqual(['red:retreat']);
    expect(shows('tolede')).toMatchObject({ show: 'battle', places: ['tolede'] });
    expect(shows('segovie')).toMatchObject({ show: 'region' });
  });
});

describe('what else is answered', () => {
  const ready = () =>
    new Game(
      position(at(16, 'castille', 'move', { red: ['castille'], green: ['seville'] }), {
        segovie: { castille: '3 infantry' },
        tolede: { 'seville-nation': '2 infantry' },
        galice: { castille: '1 infantry' },
      }),
    ).type('red', 'move', { from: 'segovie', to: 'tolede', units: '2 infantry' });
  it('/odds of the battle that is fought, or of the province that is named', () => {
    const game = ready();
    expect(refused(game, 'red', 'odds', {})).toContain('Which province');
    expect(answered(game, 'odds', { province: 'tolede' })[0]).toContain('Toledo');
    game.roll(1, 1, 1, 1).type('red', 'done');
    expect(answered(game, 'odds', {})[0]).toContain('Toledo');
    expect(refused(game, 'red', 'odds', { province: 'galice' })).toContain('No battle is due there');
  });
  it('[11.omeyyad.4] a Castle alone that gives itself up costs nobody a die', () => {
    const odds = (units: string, fallen: boolean) =>
      answered(
        new Game(
          position(
            at(12, 'omeyyad', 'move', { red: ['omeyyad'], blue: ['wisigoth'] }),
            { cordoue: { omeyyad: '2 infantry' }, seville: { wisigoth: units } },
            { notes: { wisigoth: { toledoFallen: fallen } } },
          ),
        ).type('red', 'move', { from: 'cordoue', to: 'seville' }),
        'odds',
        { province: 'seville' },
      )[0];
    expect(odds('castle', true)).toMatch(/wins 100 %.*losses 0\.0 against 1\.0/s);
    expect(odds('castle', false)).not.toMatch(/wins 100 %/);
    expect(odds('infantry', true)).not.toMatch(/wins 100 %/);
  });
  it('/province names the rivers on its borders', () => {
    const [neighbours] = answered(ready(), 'province', { province: 'avila' }).filter((line) =>
      line?.startsWith('Next to'),
    );
    expect(neighbours).toMatch(/Toledo \(?Tagus/);
    expect(neighbours).not.toMatch(/Segovia \(?(?:Tagus|Douro)/);
  });
  it('before the movement ends: how many have not moved, and where battles follow', () => {
    const ahead = HISPANIA.foresee.action(ready().state, 'red', { verb: 'done' });
    expect(ahead).toMatchObject({
      key: 'to-battle',
      values: { unmoved: 2, areas: [[{ id: 'tolede' }, { kind: 'chance' }]] },
    });
  });
});

describe('/place', () => {
  const arriving = () => {
    const game = new Game(
      position(
        at(12, 'omeyyad', 'income'),
        { seville: { omeyyad: '1 infantry, castle' }, tolede: { omeyyad: 'castle' } },
        { gold: { omeyyad: 4 } },
      ),
    );
    return game.type('red', 'buy', { unit: 'infantry' });
  };
  it('[3.2.10] puts those who arrive to sea, also while one that was bought waits for land', () => {
    const game = arriving().type('red', 'place', { unit: 'infantry', to: 'sea', count: 3 });
    expect(game.at('sea', 'omeyyad')).toBe('3 infantry');
    game.type('red', 'place', { unit: 'infantry', to: 'seville' });
    expect(game.at('seville', 'omeyyad')).toBe('2 infantry, castle');
    expect(refused(game, 'red', 'place', { unit: 'infantry', to: 'seville' })).toContain('Choices: Africa and At sea');
  });
});

describe('refusals in battle', () => {
  const SIDES = { red: ['castille'], green: ['seville'] };
  const battle = (own: string, theirs: string, more: Record<string, Record<string, string>> = {}) => {
    const game = new Game(
      position(at(16, 'castille', 'move', SIDES), {
        segovie: { castille: own },
        tolede: { 'seville-nation': theirs },
        ...more,
      }),
    );
    game.type('red', 'move', { from: 'segovie', to: 'tolede' });
    return game;
  };
  it('[6.6.3] [6.6.4] [6.6.5] /retreat says why a province is no refuge', () => {
    const game = battle('2 infantry, 1 knight', '4 infantry', {
      'sierra-morena': { castille: '1 infantry' },
      cordoue: { castille: '1 infantry', 'seville-nation': '1 infantry' },
      cuenca: { castille: '2 infantry' },
      'la-mancha': { 'seville-nation': '3 infantry' },
    });
    game.roll(...Array.from({ length: 7 }, () => 1)).type('red', 'battle', { province: 'tolede' });
    while (!game.owed().includes('red:retreat') && game.owed()[0] !== undefined) {
      const [owed] = HISPANIA.obligations(game.state);
      const seat = owed?.seats[0] ?? '';
      if (owed === undefined || game.act(seat, HISPANIA.fallback(game.state, owed)) !== null)
        throw new Error(game.owed().join());
    }
    const to = (province: string) => refused(game, 'red', 'retreat', { to: province });
    expect(to('cordoue')).toContain('a battle is still to be fought there');
    expect(to('la-mancha')).toContain('another nation stands there');
    expect(to('galice')).toContain('it is not next to here');
    expect(to('narbonne')).toContain('nobody of this nation retreats there');
    expect(HISPANIA.typing.interpret(game.state, 'red', 'retreat', { to: 'segovie' }).ok).toBe(true);
  });
  it('[6.6.4] the defender not where attackers came from', () => {
    const left = battle('3 infantry', '2 infantry');
    expect(left.state.areas.segovie.castille).toBeUndefined();
    left.roll(1, 1, 1, 1, 1).type('red', 'done').type('red', 'stand');
    expect(refused(left, 'green', 'retreat', { to: 'segovie' })).toContain('attackers came from there');
  });
  it('[6.6.7] who stays says why', () => {
    const game = battle('3 infantry', '1 infantry, 1 castle');
    game.roll(1, 1, 1, 1, 1, 1, 1).type('red', 'done');
    while (!game.owed().includes('green:retreat') && game.owed().length > 0) {
      const [owed] = HISPANIA.obligations(game.state);
      const seat = owed?.seats[0] ?? '';
      if (owed === undefined || game.act(seat, HISPANIA.fallback(game.state, owed)) !== null) throw new Error('stuck');
    }
    expect(refused(game, 'green', 'retreat', { to: 'cordoue', units: 'castle' })).toContain(
      'Castles and Forts never retreat',
    );
  });
  it('[6.1.1] /target tells too many dice from too few units', () => {
    const game = new Game(
      position(at(16, 'seville-nation', 'battle', { red: ['seville'], green: ['castille'] }), {
        tolede: { 'seville-nation': '3 infantry', castille: '1 infantry, 1 knight' },
      }),
    );
    expect(refused(game, 'red', 'target', { units: '5 infantry > knight' })).toBe('“5 infantry”: there are only 3.');
    expect(refused(game, 'red', 'target', { units: 'infantry > 5 knight' })).toBe('These units have only 3 dice.');
  });
});
