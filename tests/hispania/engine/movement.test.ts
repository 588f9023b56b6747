import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Game, position } from './game.js';

/** Where these units may go. */
function reach(game: Game, from: string, units: Record<string, number>, leaders?: Record<string, number>): string[] {
  const group = leaders === undefined ? { from, units } : { from, leaders, units };
  const domain = HISPANIA.ask(game.state, 'red', 'move', group);
  return domain.kind === 'one' ? domain.choices.map(({ id }) => id).sort() : [];
}
const celtes = { turn: 2, nation: 'celte', phase: 'move', seats: { red: ['celte'], blue: ['ibere'] } } as const;
const base = () => ({ ...celtes, seats: { red: ['celte'], blue: ['ibere'] } });

describe('movement', () => {
  it('[5.1] Infantry goes Ségovie, Toledo, Cordoue and no further; a mountain or an enemy stops it', () => {
    const free = new Game(position(base(), { segovie: { celte: '1 infantry' } }));
    const places = reach(free, 'segovie', { infantry: 1 });
    expect(places).toContain('cordoue');
    expect(places).not.toContain('gibraltar');
    expect(places).not.toContain('vieille-castille');
    const held = new Game(position(base(), { segovie: { celte: '1 infantry' }, tolede: { ibere: '1 infantry' } }));
    expect(reach(held, 'segovie', { infantry: 1 })).not.toContain('cordoue');
    expect(reach(held, 'segovie', { infantry: 1 })).toContain('tolede');
  });

  it('[5] nobody passes where four provinces meet in a point', () => {
    const game = new Game(position(base(), { cuenca: { celte: '1 infantry' }, duero: { celte: '1 infantry' } }));
    game.type('red', 'move', { from: 'duero', to: 'leon' });
    expect(game.tryTo('red', 'move', { from: 'cuenca', to: 'tortosa', units: '1 infantry' })).toMatchObject({
      code: 'move-corner',
    });
    const other = new Game(position(base(), { duero: { celte: '1 infantry' } }));
    other.type('red', 'move', { from: 'duero', to: 'galice', units: '1 infantry' });
    expect(other.told('moved')).toMatchObject([{ path: ['duero', 'porto', 'galice'] }]);
  });

  it('[5.2] with a Leader Infantry enters three provinces and crosses mountains', () => {
    const game = new Game(
      position(
        { turn: 7, nation: 'sueve', phase: 'move', seats: { red: ['sueve'], blue: ['ibere'] } },
        { segovie: { sueve: '1 infantry, leader:Hermerich' } },
      ),
    );
    const places = reach(game, 'segovie', { infantry: 1 }, { 'leader:Hermerich': 1 });
    expect(places).toContain('gibraltar');
    expect(places).toContain('cantabrie');
    expect(reach(game, 'segovie', { infantry: 1 }, {})).not.toContain('gibraltar');
    expect(reach(game, 'segovie', {}, { 'leader:Hermerich': 1 })).toContain('gibraltar');
  });

  it('[5.2] a Leader picks up Infantry at La Mancha, leaves it at Badajoz and ends at Lisbonne with the Cavalry', () => {
    const game = new Game(
      position(
        { turn: 12, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['ibere'] } },
        { denia: { omeyyad: '1 cavalry, leader:Tarik' }, 'la-mancha': { omeyyad: '1 infantry' } },
      ),
    );
    game.type('red', 'move', { from: 'denia', to: 'la mancha', units: 'cavalerie, tarik' });
    game.type('red', 'move', { from: 'la mancha', to: 'badajoz', units: '1 cavalry, 1 infantry, tarik' });
    expect(game.at('badajoz', 'omeyyad')).toBe('infantry, cavalry, leader:Tarik');
    expect(
      game.tryTo('red', 'move', { from: 'badajoz', to: 'lisbonne', units: '1 infantry, 1 cavalry, tarik' })?.code,
    ).toBe('move-spent');
    game.type('red', 'move', { from: 'badajoz', to: 'lisbonne', units: '1 cavalry, tarik' });
    expect(game.at('lisbonne', 'omeyyad')).toBe('cavalry, leader:Tarik');
    expect(game.verbs('red')).toEqual(['done']);
  });

  it('[5.2] beyond his own three provinces a Leader takes others along only beside those who set out with him', () => {
    const game = new Game(
      position(
        { turn: 12, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['ibere'] } },
        {
          denia: { omeyyad: '1 cavalry, leader:Tarik' },
          'sierra-morena': { omeyyad: '1 infantry' },
        },
      ),
    );
    game.type('red', 'move', { from: 'denia', to: 'sierra morena', units: '1 cavalry, tarik' });
    const cavalry = game.state.march['sierra-morena']?.[0];
    expect(cavalry?.used).toBe(3);
    const leaders = { 'leader:Tarik': 1 };
    const alone = HISPANIA.ask(game.state, 'red', 'move', { from: 'sierra-morena', leaders });
    expect(alone.kind === 'some' ? alone.choices.map(({ id }) => id) : []).toEqual(['cavalry/3/cordoue/led']);
    const units = { 'cavalry/3/cordoue/led': 1 };
    const along = HISPANIA.ask(game.state, 'red', 'move', { from: 'sierra-morena', leaders, units });
    expect(along).toMatchObject({ slot: 'along', choices: [{ id: 'infantry', count: 1 }], min: 0, max: 1 });
    const move = { verb: 'move', from: 'sierra-morena', leaders, units, to: 'badajoz' };
    expect(game.act('red', move)?.code).toBe('slot-missing');
    expect(game.act('red', { ...move, units: { ...units, infantry: 1 } })?.code).toBe('slot-illegal');
    expect(game.act('red', { ...move, along: { infantry: 1 } })).toBeNull();
    expect(game.at('badajoz', 'omeyyad')).toBe('infantry, cavalry, leader:Tarik');
  });

  it('[5.3] each enemy unit stops two: with two in Toledo four stay and the fifth goes on', () => {
    const stuck = new Game(position(base(), { cordoue: { celte: '4 infantry' }, tolede: { ibere: '2 infantry' } }));
    stuck.type('red', 'move', { from: 'cordoue', to: 'tolede' });
    expect(stuck.verbs('red')).toEqual(['done']);
    const game = new Game(position(base(), { cordoue: { celte: '5 infantry' }, tolede: { ibere: '2 infantry' } }));
    game.type('red', 'move', { from: 'cordoue', to: 'tolede' });
    game.type('red', 'move', { from: 'tolede', to: 'segovie', units: '1 infantry' });
    expect(game.at('tolede', 'celte')).toBe('4 infantry');
    expect(game.verbs('red')).toEqual(['done']);
  });

  it('[5.3] beside a Castle each enemy unit stops one; three in Toledo stop six only with a Leader', () => {
    const castle = new Game(
      position(
        { turn: 18, nation: 'castille', phase: 'move', seats: { red: ['castille'], blue: ['seville-nation'] } },
        { segovie: { castille: '4 infantry' }, tolede: { 'seville-nation': 'castle, 2 infantry' } },
      ),
    );
    castle.type('red', 'move', { from: 'segovie', to: 'tolede' });
    castle.type('red', 'move', { from: 'tolede', to: 'cordoue', units: '1 infantry' });
    const six = (leader: string) =>
      new Game(
        position(
          { turn: 7, nation: 'sueve', phase: 'move', seats: { red: ['sueve'], blue: ['ibere'] } },
          { segovie: { sueve: `7 infantry${leader}` }, tolede: { ibere: '3 infantry' } },
        ),
      );
    const without = six('');
    without.type('red', 'move', { from: 'segovie', to: 'tolede' });
    expect(without.verbs('red')).toEqual(['done']);
    const led = six(', leader:Hermerich');
    led.type('red', 'move', { from: 'segovie', to: 'tolede' });
    led.type('red', 'move', { from: 'tolede', to: 'cordoue', units: '1 infantry' });
    expect(led.at('tolede', 'sueve')).toBe('6 infantry, leader:Hermerich');
  });

  it('[5.5] a strait takes the whole movement, before and after it', () => {
    const game = new Game(position(base(), { valence: { celte: '1 infantry' }, 'la-mancha': { celte: '1 infantry' } }));
    expect(reach(game, 'valence', { infantry: 1 })).toContain('majorque');
    expect(reach(game, 'valence', { infantry: 1 })).not.toContain('ibiza');
    game.type('red', 'move', { from: 'la-mancha', to: 'valence' });
    expect(reach(game, 'valence', { 'infantry/1/la-mancha': 1 })).not.toContain('majorque');
  });

  it('[5.6] with naval supremacy a unit embarks from Valence and stays at sea; the turn after it must land', () => {
    const sea = new Game(
      position(
        { turn: 12, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['ibere'] } },
        { valence: { omeyyad: '1 infantry' }, castellon: { omeyyad: '1 infantry' } },
      ),
    );
    sea.type('red', 'move', { from: 'valence', to: 'sea' });
    expect(reach(sea, 'castellon', { infantry: 1 })).toContain('sea');
    expect(sea.tryTo('red', 'move', { from: 'sea', to: 'valence' })).not.toBeNull();
    const late = new Game(
      position(
        { turn: 13, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['ibere'] } },
        { tolede: { omeyyad: 'castle' } },
        { sea: { omeyyad: ['infantry'] } },
      ),
    );
    late.type('red', 'done');
    expect(late.told('removed')).toMatchObject([{ why: 'stranded', area: 'sea' }]);
  });

  it('[3.2] from Afrique only by Cadix or Gibraltar, which count; from Gascogne the first province counts', () => {
    const game = new Game(
      position(
        { turn: 19, nation: 'almoravide', phase: 'move', seats: { red: ['almoravide'], blue: ['ibere'] } },
        { afrique: { almoravide: '2 elite' } },
      ),
    );
    const places = reach(game, 'afrique', { elite: 1 });
    expect(places).toContain('cadix');
    expect(places).toContain('tolede');
    expect(places).not.toContain('segovie');
    const gascons = new Game(
      position(
        { turn: 6, nation: 'sueve', phase: 'move', seats: { red: ['sueve'], blue: ['ibere'] } },
        { gascogne: { sueve: '3 infantry' } },
      ),
    );
    const land = reach(gascons, 'gascogne', { infantry: 1 });
    expect(land).toContain('pamplune');
    expect(land).toContain('barcelone');
    expect(land).not.toContain('narbonne');
    // Narbonne, crossed on the way, does not count either.
    expect(land).toContain('tortosa');
    expect(land).not.toContain('castellon');
  });

  it('[9.6] friends are crossed and never stayed with; fellow vassals stop', () => {
    const game = new Game(
      position(
        {
          turn: 9,
          nation: 'wisigoth',
          phase: 'move',
          seats: { red: ['wisigoth'], blue: ['sueve', 'lusitanien'] },
        },
        { segovie: { wisigoth: '1 infantry' }, tolede: { lusitanien: '1 infantry' }, avila: { sueve: '1 infantry' } },
        { submitted: { lusitanien: 'wisigoth', sueve: 'wisigoth' } },
      ),
    );
    const places = reach(game, 'segovie', { infantry: 1 });
    expect(places).toContain('cordoue');
    expect(places).not.toContain('tolede');
    expect(places).not.toContain('avila');
    const vassal = new Game(
      position(
        {
          turn: 9,
          nation: 'lusitanien',
          phase: 'move',
          seats: { red: ['lusitanien'], blue: ['sueve', 'wisigoth'] },
        },
        { segovie: { lusitanien: '1 infantry' }, tolede: { sueve: '1 infantry' }, avila: { wisigoth: '1 infantry' } },
        { submitted: { lusitanien: 'wisigoth', sueve: 'wisigoth' } },
      ),
    );
    expect(reach(vassal, 'segovie', { infantry: 1 })).toContain('tolede');
    expect(reach(vassal, 'segovie', { infantry: 1 })).not.toContain('cordoue');
  });
});
