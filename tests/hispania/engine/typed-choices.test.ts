import { describe, expect, it } from 'vitest';
import { firstAwaited } from '../../../src/core/obligation.js';
import type { NationId } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Game, position } from './game.js';

/** What is typed is what happens: what is left out is asked for wherever the button would ask. */

const said = (game: Game, seat: string, command: string, options: Record<string, string | number>) => {
  const rejection = game.tryTo(seat, command, options);
  return rejection === null ? null : HISPANIA.words.say('en', `reject.${rejection.code}`, rejection.values);
};
const at = (turn: number, nation: NationId, phase: string, seats: Record<string, string[]> = { red: [nation] }) => ({
  turn,
  nation,
  phase,
  seats: { blue: ['rome'], ...seats },
});

describe('units of a new nation', () => {
  const castille = () =>
    new Game({
      turn: 12,
      phase: 'closing',
      statuses: { lusitanien: 'gone' },
      seats: { red: ['castille'], blue: ['wisigoth'] },
      provinces: {
        asturies: { wisigoth: ['infantry', 'infantry'] },
        leon: { wisigoth: ['infantry', 'infantry'] },
        cuenca: { wisigoth: ['infantry'] },
        tolede: { omeyyad: ['castle'] },
      },
    });
  it('[11.castille.2] kinds that are not named are none where any is named', () => {
    const game = castille();
    expect(game.tryTo('red', 'choose', { units: 'infantry: 2 asturies' })).toMatchObject({
      code: 'slot-exactly',
      values: { slot: { id: 'infantry' }, exactly: 4, chosen: 2 },
    });
    expect(said(game, 'red', 'choose', {})).toContain('Castle → (0 to 1): ');
    game.type('red', 'choose', { units: 'infantry: 2 asturies, 2 leon' });
    expect(game.at('asturies', 'castille')).toBe('2 infantry');
    expect(game.at('leon', 'castille')).toBe('2 infantry');
  });
  it('a kind that is misspelt, or that there is none of, is told', () => {
    const units = 'knigth: asturies; infantry: asturies, 2 leon';
    expect(said(castille(), 'red', 'choose', { units })).toContain('There is no “knigth” to be had here');
    expect(said(castille(), 'red', 'choose', { units: 'cavalry: asturies; infantry: 2 asturies, 2 leon' })).toContain(
      'no “cavalry”',
    );
  });
});

describe('a Castle that is rebuilt [9.5]', () => {
  const omeyyad = (castles: readonly string[], ruin: string) =>
    new Game(
      position(
        at(13, 'omeyyad', 'move'),
        {
          seville: { omeyyad: '2 infantry' },
          ...Object.fromEntries(castles.map((province) => [province, { omeyyad: 'castle, infantry' }])),
        },
        { ruins: { seville: ruin } },
      ),
    );
  const SIX = ['tolede', 'cordoue', 'cadix', 'badajoz', 'lisbonne', 'algarve', 'gibraltar', 'grenade', 'tortosa'];
  it('[9.5.3] comes from beside the board, or from where its player says: no Castle is taken down unasked', () => {
    const full = omeyyad(SIX, 'wisigoth');
    const domain = HISPANIA.ask(full.state, 'red', 'rebuild', { province: 'seville', unit: 'infantry' });
    const sources = domain.kind === 'one' ? domain.choices.map(({ id }) => id) : [];
    expect(sources).not.toContain('aside');
    expect(said(full, 'red', 'rebuild', { province: 'seville' })).toContain('From where?');
    full.type('red', 'rebuild', { province: 'seville', from: 'tortosa' });
    expect([full.at('seville', 'omeyyad'), full.at('tortosa', 'omeyyad')]).toEqual(['infantry, castle', 'infantry']);
    const beside = omeyyad(['tolede'], 'wisigoth');
    beside.type('red', 'rebuild', { province: 'seville' });
    expect([beside.at('seville', 'omeyyad'), beside.at('tolede', 'omeyyad')]).toEqual([
      'infantry, castle',
      'infantry, castle',
    ]);
  });
  it('[9.5.3] from elsewhere than the only place is refused, not overruled', () => {
    const game = omeyyad([], 'omeyyad');
    expect(game.tryTo('red', 'rebuild', { province: 'seville', from: 'tolede' })?.code).toBe('option-unused');
    game.type('red', 'rebuild', { province: 'seville', from: 'off the board' });
  });
});

describe('/move by way of a vassal [5.1.4]', () => {
  const game = (more: Record<string, Record<string, string>> = {}) =>
    new Game(
      position(
        at(10, 'wisigoth', 'move'),
        { segovie: { wisigoth: '2 infantry' }, tolede: { 'hispano-romain': '1 infantry' }, ...more },
        { submitted: { 'hispano-romain': 'wisigoth' } },
      ),
    );
  it('crosses it, into land of one’s own and into an attack', () => {
    const free = game().type('red', 'move', { from: 'segovie', to: 'cordoue', via: 'tolede' });
    expect(free.at('cordoue', 'wisigoth')).toBe('2 infantry');
    const attack = game({ cordoue: { sueve: '1 infantry' } });
    attack.type('red', 'move', { from: 'segovie', to: 'cordoue', via: 'tolede' });
    expect(attack.at('cordoue', 'wisigoth')).toBe('2 infantry');
    expect(attack.told('moved')).toMatchObject([{ path: ['segovie', 'tolede', 'cordoue'] }]);
  });
  it('does not end there, nor come further by it', () => {
    expect(game().tryTo('red', 'move', { from: 'segovie', to: 'tolede' })?.code).toBe('move-friends');
    expect(game().tryTo('red', 'move', { from: 'segovie', to: 'gibraltar', via: 'tolede' })?.code).toBe('out-of-reach');
  });
});

describe('/move by way of several places', () => {
  const at16 = (provinces: Record<string, Record<string, string>>) =>
    new Game(position(at(16, 'castille', 'move', { red: ['castille'], green: ['seville'] }), provinces));
  it('[5.0.1] takes the same units on, not those that stand there', () => {
    const game = at16({ segovie: { castille: '2 infantry' }, tolede: { castille: '1 infantry' } });
    game.type('red', 'move', { from: 'segovie', to: 'cordoue', via: 'tolede', units: '2 infantry' });
    expect([game.at('cordoue', 'castille'), game.at('tolede', 'castille')]).toEqual(['2 infantry', 'infantry']);
    game.type('red', 'move', { from: 'tolede', to: 'gibraltar', via: 'cordoue', units: '1 infantry' });
    expect([game.at('cordoue', 'castille'), game.at('gibraltar', 'castille')]).toEqual(['2 infantry', 'infantry']);
  });
  it('[5.0.1] nor those that came there from elsewhere', () => {
    const game = at16({ segovie: { castille: '2 infantry' }, cuenca: { castille: '2 infantry' } });
    game.type('red', 'move', { from: 'cuenca', to: 'tolede' });
    game.type('red', 'move', { from: 'segovie', to: 'cordoue', via: 'tolede' });
    expect(game.state.march.tolede).toMatchObject([{ from: 'cuenca', count: 2 }]);
    const other = at16({ segovie: { castille: '2 infantry' }, cuenca: { castille: '2 infantry' } });
    other.type('red', 'move', { from: 'segovie', to: 'tolede' });
    other.type('red', 'move', { from: 'cuenca', to: 'cordoue', via: 'tolede' });
    expect(other.state.march.tolede).toMatchObject([{ from: 'segovie', count: 2 }]);
  });
  it('[5.2.5] [5.3.1] a Leader takes all on; some go on in force where as many stay as must', () => {
    const led = at16({ segovie: { castille: '3 infantry, leader:Alfons' }, tolede: { castille: '1 infantry' } });
    led.type('red', 'move', { from: 'segovie', to: 'gibraltar', via: 'tolede, cordoue', units: '2 infantry, alfons' });
    expect(led.at('gibraltar', 'castille')).toBe('2 infantry, leader:Alfons');
    expect([led.at('segovie', 'castille'), led.at('tolede', 'castille')]).toEqual(['infantry', 'infantry']);
    const forced = at16({ segovie: { castille: '4 infantry' }, tolede: { 'seville-nation': '1 infantry' } });
    forced.type('red', 'move', { from: 'segovie', to: 'tolede', units: '4 infantry' });
    forced.type('red', 'move', { from: 'tolede', to: 'alcantara', units: '2 infantry' });
    expect([forced.at('tolede', 'castille'), forced.at('alcantara', 'castille')]).toEqual(['2 infantry', '2 infantry']);
    expect(
      at16({ segovie: { castille: '4 infantry' } }).tryTo('red', 'move', { from: 'segovie', to: 'galice' })?.code,
    ).toBe('out-of-reach');
  });
});

describe('/move into an attack', () => {
  const game = (defender: Record<string, Record<string, string>>, from = 'pamplune') =>
    new Game(
      position(at(16, 'aragon', 'move', { red: ['aragon'], green: ['saragosse'] }), {
        [from]: { aragon: '1 infantry' },
        ...defender,
      }),
    );
  it('[6.4.1] says that a river is crossed', () => {
    const attack = game({ saragosse: { 'saragosse-nation': '1 infantry' } });
    attack.type('red', 'move', { from: 'pamplune', to: 'saragosse' });
    expect(attack.told('moved')).toMatchObject([{ river: 'ebre' }]);
    const tell = (locale: 'en' | 'fr' | 'es') =>
      attack.told('moved').map((event) => HISPANIA.words.describe(locale, event, {}));
    expect(tell('en')).toEqual(['ARAGON: 1 infantry: Pamplona → Zaragoza (attack across a river: Ebro)']);
    const peaceful = game({}).type('red', 'move', { from: 'pamplune', to: 'saragosse' });
    expect(peaceful.told('moved')[0]?.river).toBeUndefined();
  });
});

describe('what would be lost by the way', () => {
  it('[2.4.2] /move does not end purchases while gold would be lost', () => {
    const game = new Game(
      position(at(3, 'galicien', 'income'), { galice: { galicien: '2 infantry' } }, { gold: { galicien: 9 } }),
    );
    expect(said(game, 'red', 'move', { from: 'galice', to: 'asturies' })).toContain('gold would be lost');
    game.type('red', 'buy', { unit: 'infantry' }).type('red', 'done');
  });
  it('[3.2.9] /battle does not end the movement while units at sea would be lost', () => {
    const game = new Game(
      position(at(2, 'carthage', 'move'), {
        sea: { carthage: '2 infantry' },
        denia: { carthage: '1 infantry', celte: '1 infantry' },
      }),
    );
    expect(said(game, 'red', 'battle', { province: 'denia' })).toContain('Lost if left there: 2 infantry (At sea)');
    expect(game.at('sea', 'carthage')).toBe('2 infantry');
  });
  it('[11.omeyyad.11] how many Berbers is asked', () => {
    const game = new Game(position(at(14, 'omeyyad', 'start'), { tolede: { omeyyad: '3 infantry, castle' } }));
    while (game.owed()[0] !== 'red:berbers') {
      const [owed] = HISPANIA.obligations(game.state);
      if (owed === undefined) throw new Error('no levy');
      game.act(firstAwaited(owed), HISPANIA.fallback(game.state, owed));
    }
    expect(said(game, 'red', 'choose', {})).toBe('How many: from 0 to 3.');
    game.type('red', 'choose', { count: 2 });
  });
});

describe('/retreat with Viriathus [11.lusitanien.5] [6.6.9]', () => {
  const lusitanien = () => {
    const game = new Game(
      position(at(5, 'rome', 'move', { red: ['lusitanien'], blue: ['rome'] }), {
        avila: { lusitanien: '2 infantry, leader:Viriathus' },
        segovie: { rome: '3 elite' },
        lisbonne: { lusitanien: '6 infantry' },
        porto: { lusitanien: '1 infantry' },
        duero: { lusitanien: '1 infantry' },
        badajoz: { lusitanien: '1 infantry' },
        algarve: { lusitanien: '1 infantry' },
      }),
    );
    game.type('blue', 'move', { from: 'segovie', to: 'avila', units: '2 elite' });
    game.roll(1, 1, 1, 1).type('blue', 'done');
    if (game.owed().includes('blue:retreat')) game.type('blue', 'stand');
    return game;
  };
  it('asks whether he goes where a part of his army does: with him the nation submits', () => {
    const game = lusitanien();
    expect(game.owed()).toEqual(['red:retreat']);
    expect(said(game, 'red', 'retreat', { to: 'salamanque', units: '1 infantry' })).toBe(
      'Viriathus: does he retreat too? Add his name, or `without Viriathus` to the units.',
    );
    game.type('red', 'retreat', { to: 'salamanque', units: '1 infantry, without Viriathus' });
    expect(game.state.nations.lusitanien.suzerain).toBeNull();
    expect(game.at('avila', 'lusitanien')).toBe('infantry, leader:Viriathus');
    const leaves = lusitanien();
    leaves.type('red', 'retreat', { to: 'salamanque', units: '1 infantry, viriathus' });
    expect(leaves.state.nations.lusitanien.suzerain).toBe('rome');
  });
});

describe('/battle', () => {
  it('[6.0.2] takes the only enemy there for named, and no other', () => {
    const game = () =>
      new Game(
        position(at(16, 'castille', 'battle', { red: ['castille'], green: ['seville'] }), {
          tolede: { castille: '1 infantry', 'seville-nation': '1 infantry' },
          duero: { castille: '1 infantry', 'leon-nation': '1 infantry' },
        }),
      );
    expect(game().tryTo('red', 'battle', { province: 'tolede', nation: 'leon' })?.code).toBe('option-unused');
    expect(game().tryTo('red', 'battle', {})?.code).toBe('slot-missing');
    const fought = game().roll(1, 1).type('red', 'battle', { province: 'tolede', nation: 'seville' });
    expect(fought.told('battle-began')).toMatchObject([{ province: 'tolede', defender: 'seville-nation' }]);
  });
});

describe('/submit', () => {
  it('[9.6.3] takes the nations of the battle, and no other, for what is asked', () => {
    const game = new Game(
      position(at(4, 'rome', 'move', { blue: ['rome'], red: ['galicien', 'celte'] }), {
        galice: { galicien: '2 infantry' },
        porto: { rome: '3 elite' },
        algarve: { celte: '1 infantry' },
      }),
    );
    game.type('blue', 'move', { from: 'porto', to: 'galice', units: '2 elite' });
    game.roll(1, 1, 1, 1).type('blue', 'done');
    expect(game.owed()).toEqual(['red:submit']);
    expect(game.tryTo('red', 'submit', { answer: 'yes', nation: 'celte' })?.code).toBe('option-unused');
    for (const nation of ['galicien', 'rome']) {
      const meant = HISPANIA.typing.interpret(game.state, 'red', 'submit', { answer: 'no', nation });
      expect(meant).toMatchObject({ ok: true, value: { actions: [{ verb: 'submit', answer: 'no' }] } });
    }
    expect(game.tryTo('red', 'submit', {})?.code).toBe('slot-missing');
    game.type('red', 'submit', { answer: 'oui', nation: 'galicien' });
    expect(game.state.nations.galicien.suzerain).toBe('rome');
  });
});

describe('targets, bids, capitals', () => {
  const SHOOT = { tolede: { 'seville-nation': '3 infantry, 2 cavalry', castille: '2 infantry, knight' } };
  const seats = { red: ['seville'], green: ['castille'] };
  it('[6.1.1] dice without a target are asked for', () => {
    const game = new Game(position(at(16, 'seville-nation', 'battle', seats), SHOOT));
    const units = 'infantry > 2 knight; cavalry > infantry';
    expect(said(game, 'red', 'target', { units })).toContain('Infantry: 3 dice, of which 1 without a target');
    expect(game.tryTo('red', 'target', { units: 'infantry > 3 knight; cavalry > knight; elite > knight' })?.code).toBe(
      'unit-unknown',
    );
    game.type('red', 'target', { units, unit: 'infantry' });
    expect(game.told('aimed')).toMatchObject([
      {
        aims: [
          { unit: 'infantry', at: 'knight', dice: 2 },
          { unit: 'infantry', at: 'infantry', dice: 1 },
          { unit: 'cavalry', at: 'infantry', dice: 2 },
        ],
      },
    ]);
  });
  it('[6.1.1] one kind may be named as shooters, the other as target', () => {
    const game = new Game(
      position(at(16, 'seville-nation', 'battle', seats), {
        tolede: { 'seville-nation': '3 infantry', castille: '2 infantry, knight' },
      }),
    );
    game.roll(1, 1, 1, 1, 1, 1).type('red', 'target', { unit: 'knight', units: '3 infantry' });
    expect(game.told('aimed')[0]).toMatchObject({ aims: [{ unit: 'infantry', at: 'knight', dice: 3 }] });
    const few = new Game(position(at(16, 'seville-nation', 'battle', seats), SHOOT));
    expect(few.tryTo('red', 'target', { unit: 'knight', units: '2 infantry' })?.code).toBe('dice-left');
    const kind = { tolede: { 'seville-nation': '3 infantry', castille: '2 infantry, knight' } };
    const named = new Game(position(at(16, 'seville-nation', 'battle', seats), kind));
    named.roll(1, 1, 1, 1, 1, 1).type('red', 'target', { unit: 'knight', units: 'infantry' });
    expect(named.told('aimed')[0]).toMatchObject({ aims: [{ unit: 'infantry', at: 'knight', dice: 3 }] });
    const all = new Game(position(at(16, 'seville-nation', 'battle', seats), SHOOT));
    all.type('red', 'target', { unit: 'knight', units: 'all' });
    expect(all.told('aimed')[0]).toMatchObject({
      aims: [
        { unit: 'infantry', at: 'knight', dice: 3 },
        { unit: 'cavalry', at: 'knight', dice: 2 },
      ],
    });
  });
  it('[4.5.3] [4.5.4] /remove takes several of several kinds, as they are named', () => {
    const crowd = {
      cordoue: { 'seville-nation': '7 infantry, 2 cavalry' },
      seville: { 'seville-nation': '4 infantry' },
    };
    const game = () => new Game(position(at(16, 'seville-nation', 'stack', seats), crowd));
    const left = (options: Record<string, string | number>) =>
      game()
        .type('red', 'remove', { province: 'cordoue', ...options })
        .at('cordoue', 'seville-nation');
    expect(game().owed()).toEqual(['red:stacking']);
    expect(left({ units: '3 infantry, cavalry' })).toBe('4 infantry, cavalry');
    expect(left({ unit: '2 infantry' })).toBe('5 infantry, 2 cavalry');
    expect(left({ unit: 'infantry', count: 3 })).toBe('4 infantry, 2 cavalry');
    expect(left({ units: 'cavalry' })).toBe('7 infantry, cavalry');
    expect(left({ units: 'cavalry', count: 2 })).toBe('7 infantry');
    expect(game().tryTo('red', 'remove', { province: 'cordoue', units: '3 dragons' })?.code).toBe('unit-unknown');
    const none = game().tryTo('red', 'remove', { province: 'cordoue', unit: 'infantry', count: 0 });
    expect(none?.code).toBe('not-in-range');
  });
  it('[14.2.2] a bid on another nation than the one that is auctioned is refused', () => {
    const game = new Game({
      turn: 6,
      phase: 'opening',
      version: 'advanced',
      scenario: 'A',
      seats: { red: ['rome'], blue: ['carthage'], green: ['wisigoth'], gold: ['omeyyad'] },
      provinces: { tolede: { celte: ['infantry'] } },
    });
    const [owed] = HISPANIA.obligations(game.state);
    const auctioned = Object(owed?.values?.nation).id;
    const bidder = owed?.seats[0] ?? '';
    const other = auctioned === 'franc' ? 'byzance' : 'franc';
    expect(game.tryTo(bidder, 'bid', { nation: other, points: 40 })?.code).toBe('option-unused');
    game.type(bidder, 'bid', { nation: auctioned, points: 40 });
  });
  it('[4.3.2] where two nations of one player fight, whose capital it is to be is asked', () => {
    const game = new Game(
      position(at(16, 'castille', 'move', { red: ['castille', 'grenade'] }), {
        tolede: { castille: '1 infantry', 'grenade-nation': '1 infantry' },
      }),
    );
    expect(said(game, 'red', 'capital', { province: 'tolede' })).toContain('Which nation?');
    game.type('red', 'capital', { province: 'tolede', nation: 'grenade' });
    expect(game.state.nations['grenade-nation'].capital).toBe('tolede');
  });
});
