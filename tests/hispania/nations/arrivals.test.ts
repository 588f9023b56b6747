import { describe, expect, it } from 'vitest';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import type { AreaId, NationId } from '../../../src/games/hispania/facts/ids.js';
import { leadersOf } from '../../../src/games/hispania/state/reading.js';
import type { Stack } from '../../../src/games/hispania/state/state.js';
import { Board, type Position } from './support.js';

/** The nation's turn up to its movement, arrivals placed by default. */
const arrive = (nation: NationId, turn: number, more: Partial<Position> = {}) => {
  const setup = turn >= 20 ? { scenario: 'E', version: 'advanced' } : { scenario: 'D' };
  const seats = nation === 'croisade' || nation === 'almohade' ? { [nation]: 'a' } : {};
  return new Board({ setup, seats, turn, nation, board: {}, ...more }).begin().passTo('move');
};
const at = (game: Board, area: AreaId, nation: NationId): Stack => game.units(area, nation);
const leaders = (game: Board, nation: NationId) => leadersOf(game.state, nation).map(({ leader }) => leader);
const lives = (nation: NationId) =>
  Object.fromEntries(
    (STANDARD_BOOK.nations[nation].leaders ?? []).map((one) => [
      one.name,
      one.leavesAtStartOf ?? -(one.leavesAtEndOf ?? 0),
    ]),
  );
/** Does this Leader leave as the nation's turn begins? */
function leaves(nation: NationId, leader: string, turn: number): boolean {
  const board = { tolede: { [nation]: { infantry: 1, leaders: [leader] } } };
  const game = new Board({
    turn,
    nation,
    board,
    setup: turn >= 20 ? { scenario: 'E', version: 'advanced' } : {},
  }).begin();
  return !leadersOf(game.state, nation).some((one) => one.leader === leader);
}

describe('arrivals', () => {
  it('ALAIN on turn 6 [11.alain.1]', () => {
    expect(at(arrive('alain', 6), 'gascogne', 'alain')).toEqual({ cavalry: 5, infantry: 12, leaders: ['Ataces'] });
    expect(STANDARD_BOOK.nations.alain.invasion).toMatchObject({ turn: 6 });
  });

  it('ALMOHADE on turns 20 and 21 [11.almohade.1] [11.almohade.2] [11.almohade.3]', () => {
    expect(at(arrive('almohade', 20), 'afrique', 'almohade')).toEqual({ elite: 16, leaders: ['Abu Yusuf'] });
    const later = arrive('almohade', 21, {
      board: { cadix: { almohade: { elite: 2 } } },
      nations: { almohade: { gold: 0 } },
    });
    expect(at(later, 'afrique', 'almohade')).toEqual({ elite: 6 });
    expect(later.told('income')).toEqual([]);
    expect(lives('almohade')).toEqual({ 'Abu Yusuf': -21 });
  });

  it('ALMORAVIDE on turns 18 and 19 [11.almoravide.1] [11.almoravide.2]', () => {
    expect(at(arrive('almoravide', 18), 'afrique', 'almoravide')).toEqual({ elite: 18, leaders: ['Yusuf'] });
    expect(STANDARD_BOOK.nations.almoravide.invasion).toEqual({ turn: 18, unlimitedFirst: { because: 'zeal' } });
    expect(at(arrive('almoravide', 19), 'afrique', 'almoravide')).toEqual({ elite: 8 });
  });

  it('ARAGON on turn 16: Ramirez, 3 Infantry, 2 Crusader Knights [11.aragon.5]', () => {
    const game = arrive('aragon', 16, { board: { huesca: { aragon: { infantry: 2 } } } });
    expect(at(game, 'narbonne', 'aragon')).toEqual({ infantry: 3, crusader: 2, leaders: ['Ramirez'] });
  });

  it('BYZANCE on turn 9: 16 Infantry at sea [11.byzance.1] [11.byzance.2]', () => {
    expect(at(arrive('byzance', 9), 'sea', 'byzance')).toEqual({ infantry: 16 });
    expect(STANDARD_BOOK.nations.byzance.navalSupremacy).toEqual([9, 10]);
  });

  it('CARTHAGE on turns 1 and 2 [11.carthage.1] [11.carthage.2]', () => {
    expect(at(arrive('carthage', 1), 'sea', 'carthage')).toEqual({ infantry: 12, leaders: ['Hamilcar'] });
    expect(STANDARD_BOOK.nations.carthage.invasion?.turn).toBe(1);
    expect(at(arrive('carthage', 2), 'sea', 'carthage')).toEqual({ infantry: 7, leaders: ['Hasdrubal'] });
  });

  it('CASTILLE on turn 17: Alfons [11.castille.6]', () => {
    expect(leaders(arrive('castille', 17, { board: { leon: { castille: { infantry: 1 } } } }), 'castille')).toEqual([
      'Alfons',
    ]);
  });

  it('CROISADE on turn 20 at sea, landing on any coast [11.croisade.1] [1.6]', () => {
    const game = arrive('croisade', 20);
    expect(at(game, 'sea', 'croisade')).toEqual({ infantry: 5, knight: 3 });
    const landings = game.choices('a', 'move', { from: 'sea', units: { infantry: 1 } });
    expect(landings).toEqual(expect.arrayContaining(['barcelone', 'lisbonne', 'galice', 'valence', 'grenade']));
  });

  it('FRANC on turns 9, 12 and 13 [11.franc.1] [11.franc.4] [11.franc.7]', () => {
    expect(at(arrive('franc', 9), 'gascogne', 'franc')).toEqual({ infantry: 4 });
    expect(at(arrive('franc', 12), 'narbonne', 'franc')).toEqual({ infantry: 3, knight: 2, leaders: ['Roland'] });
    const board = { barcelone: { franc: { infantry: 2, knight: 2, castle: 1 } } };
    expect(at(arrive('franc', 13, { board }), 'narbonne', 'franc')).toEqual({ infantry: 3 });
  });

  it('BADAJOZ: Muzaffar on 14, Mutawakkil on 15 [11.badajoz.8]', () => {
    const board = { badajoz: { 'badajoz-nation': { infantry: 1 } } } as const;
    expect(leaders(arrive('badajoz-nation', 14, { board }), 'badajoz-nation')).toEqual(['Muzaffar']);
    expect(leaders(arrive('badajoz-nation', 15, { board }), 'badajoz-nation')).toEqual(['Mutawakkil']);
    expect(lives('badajoz-nation')).toEqual({ Muzaffar: 15, Mutawakkil: 16 });
  });

  it('LUSITANIEN on turn 5, unless it is eliminated [11.lusitanien.3]', () => {
    const game = arrive('lusitanien', 5, { board: { porto: { lusitanien: { infantry: 1 } } } });
    expect(at(game, 'porto', 'lusitanien')).toEqual({ infantry: 3, leaders: ['Viriathus'] });
    const gone = new Board({ turn: 5, nation: 'lusitanien', board: {} });
    expect(
      gone
        .begin()
        .passUntil((state) => state.stage.nation !== 'lusitanien')
        .total('lusitanien'),
    ).toBe(0);
  });

  it('NAVARRE on turn 15, even if nothing is left of it [11.navarre.2] [11.navarre.4] [3.2.1]', () => {
    expect(at(arrive('navarre', 15), 'pamplune', 'navarre')).toEqual({ infantry: 1, knight: 1, leaders: ['Sancho'] });
    const board = { pamplune: { castille: { infantry: 1 } }, huesca: { navarre: { infantry: 1 } } };
    expect(at(arrive('navarre', 15, { board }), 'huesca', 'navarre')).toEqual({
      infantry: 2,
      knight: 1,
      leaders: ['Sancho'],
    });
  });

  it('OMEYYAD on turn 11 in Afrique or at sea, split as it likes [11.omeyyad.1] [11.omeyyad.2] [3.2.10]', () => {
    const game = new Board({ turn: 11, nation: 'omeyyad', board: {} }).begin();
    game.do('b', { verb: 'place', unit: 'cavalry', to: 'sea', count: 3 });
    game.do('b', { verb: 'place', unit: 'cavalry', to: 'afrique', count: 5 });
    game.passTo('move');
    expect(game.units('sea', 'omeyyad').cavalry).toBe(3);
    expect(game.total('omeyyad')).toBe(28);
    expect(leaders(game, 'omeyyad')).toEqual(expect.arrayContaining(['Tarik', 'Musa']));
    expect(STANDARD_BOOK.nations.omeyyad.invasion).toEqual({ turn: 11, unlimitedFirst: { because: 'zeal' } });
  });

  it('OMEYYAD on turn 12: up to 13 Infantry and 3 Cavalry, Castles apart [11.omeyyad.3] [3.2.3] [3.2.4]', () => {
    const board = { tolede: { omeyyad: { infantry: 7, cavalry: 2, castle: 1 } } };
    const game = arrive('omeyyad', 12, { board });
    expect(game.total('omeyyad')).toBe(13 + 3 + 1);
    expect(STANDARD_BOOK.nations.omeyyad.navalSupremacy).toEqual([12]);
  });

  it('OMEYYAD: Abd Ar Rhaman on 13, Al Mansur on 14 [11.omeyyad.9] [11.omeyyad.10]', () => {
    const board = { cadix: { omeyyad: { infantry: 1 } } };
    expect(leaders(arrive('omeyyad', 13, { board }), 'omeyyad')).toEqual(['Abd Ar Rhaman']);
    const game = new Board({ turn: 14, nation: 'omeyyad', board })
      .begin()
      .passUntil((state) => state.stage.phase === 'move');
    expect(leaders(game, 'omeyyad')).toEqual(['Al Mansur']);
    expect(STANDARD_BOOK.nations.omeyyad.fougue).toEqual({ turn: 14, leader: 'Al Mansur' });
  });

  it('ROME on turns 2 to 5 [11.rome.1] [11.rome.2] [11.rome.3] [11.rome.4]', () => {
    expect(at(arrive('rome', 2), 'narbonne', 'rome')).toEqual({ elite: 4 });
    const third = arrive('rome', 3);
    expect([at(third, 'narbonne', 'rome'), at(third, 'sea', 'rome')]).toEqual([{ elite: 5 }, { elite: 4 }]);
    const steps = third.choices('d', 'move', { from: 'sea', units: { elite: 1 } });
    expect(steps).toEqual(expect.arrayContaining(['valence', 'denia', 'carthagene']));
    expect(steps).not.toContain('cadix');
    const fourth = new Board({ turn: 4, nation: 'rome', board: {} }).begin();
    fourth.do('d', { verb: 'place', unit: 'elite', to: 'sea', count: 5 });
    fourth.do('d', { verb: 'place', unit: 'elite', to: 'narbonne', count: 9 }).passTo('move');
    expect([fourth.units('sea', 'rome').elite, fourth.units('narbonne', 'rome').elite]).toEqual([5, 9]);
    expect(STANDARD_BOOK.nations.rome.invasion).toEqual({ turn: 4 });
    const fifth = arrive('rome', 5, { board: { tolede: { rome: { elite: 10, fort: 1 } } } });
    expect(at(fifth, 'sea', 'rome')).toEqual({ elite: 3 });
  });

  it('SARAGOSSE: Al Muktadir on 15; SÉVILLE: Al Mutamid on 16 [11.saragosse.6] [11.seville.3]', () => {
    const one = arrive('saragosse-nation', 15, { board: { cuenca: { 'saragosse-nation': { infantry: 1 } } } });
    expect(leaders(one, 'saragosse-nation')).toEqual(['Al Muktadir']);
    const other = arrive('seville-nation', 16, { board: { cadix: { 'seville-nation': { infantry: 1 } } } });
    expect(leaders(other, 'seville-nation')).toEqual(['Al Mutamid']);
    expect([lives('saragosse-nation'), lives('seville-nation')]).toEqual([{ 'Al Muktadir': 17 }, { 'Al Mutamid': 18 }]);
  });

  it('SUÈVE on turn 6 [11.sueve.1]', () => {
    expect(at(arrive('sueve', 6), 'gascogne', 'sueve')).toEqual({ infantry: 13, leaders: ['Hermerich'] });
    expect(STANDARD_BOOK.nations.sueve.invasion).toEqual({ turn: 6 });
    expect(lives('sueve')).toEqual({ Hermerich: 8 });
  });

  it('VANDALE on turn 6 [11.vandale.1] [11.vandale.6]', () => {
    const game = new Board({ turn: 6, nation: 'vandale', board: {} }).begin();
    expect(at(game, 'narbonne', 'vandale')).toEqual({ infantry: 15, leaders: ['Geiserich'] });
    expect(STANDARD_BOOK.nations.vandale.income).toEqual({ kind: 'none' });
  });

  it('WISIGOTH on turns 6, 7, 8, 11 and 12 [11.wisigoth.1] [11.wisigoth.2] [11.wisigoth.5] [11.wisigoth.14] [11.wisigoth.15]', () => {
    expect(at(arrive('wisigoth', 6), 'narbonne', 'wisigoth')).toEqual({ infantry: 4 });
    expect(at(arrive('wisigoth', 7), 'gascogne', 'wisigoth')).toEqual({ infantry: 10, leaders: ['Wallia'] });
    const board = { saragosse: { wisigoth: { infantry: 2 } } };
    const eighth = arrive('wisigoth', 8, { board });
    expect(at(eighth, 'narbonne', 'wisigoth')).toMatchObject({ infantry: 18 });
    expect([...leaders(eighth, 'wisigoth')].sort()).toEqual(['Alarich II', 'Eurich']);
    expect(STANDARD_BOOK.nations.wisigoth.invasion?.turn).toBe(8);
    expect(leaders(arrive('wisigoth', 11, { board }), 'wisigoth')).toEqual(['Roderich']);
    expect(leaders(arrive('wisigoth', 12, { board }), 'wisigoth')).toEqual(['Pelayo']);
  });
});

describe('Leaders leave [3.3.2]', () => {
  it.each([
    ['alain', 'Ataces', 7],
    ['almoravide', 'Yusuf', 20],
    ['badajoz-nation', 'Muzaffar', 15],
    ['badajoz-nation', 'Mutawakkil', 16],
    ['carthage', 'Hamilcar', 2],
    ['carthage', 'Hasdrubal', 3],
    ['castille', 'Pelayo', 14],
    ['castille', 'Alfons', 20],
    ['franc', 'Roland', 13],
    ['lusitanien', 'Viriathus', 6],
    ['navarre', 'Sancho', 16],
    ['omeyyad', 'Tarik', 13],
    ['omeyyad', 'Musa', 13],
    ['omeyyad', 'Abd Ar Rhaman', 14],
    ['saragosse-nation', 'Al Muktadir', 17],
    ['seville-nation', 'Al Mutamid', 18],
    ['sueve', 'Hermerich', 8],
    ['vandale', 'Geiserich', 8],
    ['wisigoth', 'Wallia', 8],
    ['wisigoth', 'Alarich II', 9],
    ['wisigoth', 'Eurich', 9],
    ['wisigoth', 'Roderich', 12],
    ['el-cid', 'El Cid', 18],
  ] as const)(
    '%s: %s at the start of its turn %i [11.alain.2] [11.almoravide.3] [11.castille.4] [3.3.4] [11.el-cid.14]',
    (nation, leader, turn) => {
      expect(leaves(nation, leader, turn)).toBe(true);
      expect(leaves(nation, leader, turn - 1)).toBe(false);
    },
  );

  it('Ramirez and the Crusader Knights at the end of turn 16 [11.aragon.8] [3.3.6]', () => {
    const board = { huesca: { aragon: { infantry: 2, knight: 1, crusader: 2, leaders: ['Ramirez'] } } };
    const game = new Board({ turn: 16, board }).begin();
    expect(game.units('huesca', 'aragon')).toEqual({ infantry: 2, knight: 1 });
  });
});

describe('nations leave the game', () => {
  it.each([
    ['carthage', 5],
    ['vandale', 9],
    ['alain', 10],
    ['croisade', 20],
  ] as const)(
    '%s at the end of turn %i [11.carthage.6] [11.vandale.9] [11.alain.7] [11.croisade.5]',
    (nation, turn) => {
      const position = {
        setup: { scenario: 'E', version: 'advanced' },
        board: { cadix: { [nation]: { infantry: 2 } } },
      };
      expect(new Board({ ...position, turn }).begin().total(nation)).toBe(0);
      expect(new Board({ ...position, turn: turn - 1 }).begin().total(nation)).toBe(2);
    },
  );

  it('others stay to the end [11.celte.3] [11.galicien.2]', () => {
    for (const nation of ['celte', 'galicien'] as const) {
      expect(STANDARD_BOOK.nations[nation].leavesEndOf).toBeUndefined();
      expect(STANDARD_BOOK.nations[nation].becomes).toBeUndefined();
    }
  });
});
