import { describe, expect, it } from 'vitest';
import type { NationId, UnitKind } from '../../../src/games/hispania/facts/ids.js';
import { killPoints } from '../../../src/games/hispania/scoring/kills.js';
import { Board } from './support.js';

/** Points of a nation for one unit of another, on a turn; `leader` names the one killed. */
function points(
  turn: number,
  by: NationId,
  of: NationId,
  unit: UnitKind | 'leader',
  more: { leader?: string; ledBy?: string[]; barbarian?: boolean } = {},
): number {
  const setup = more.barbarian === true ? { version: 'advanced', barbarian: 'on' } : { scenario: 'D' };
  const { state } = new Board({ setup, turn, board: {} });
  const leader = more.leader === undefined ? {} : { leader: more.leader };
  return killPoints(state, { by, of, unit, ledBy: more.ledBy ?? [], ...leader });
}

describe('points for what is destroyed in attack [8.1]', () => {
  it('ALAIN: Forts, Vandals, Visigoths, and on turn 9 their Leaders [11.alain.4] [11.alain.6]', () => {
    expect(points(6, 'alain', 'hispano-romain', 'fort')).toBe(2);
    expect(points(6, 'alain', 'hispano-romain', 'infantry')).toBe(0);
    expect(points(7, 'alain', 'vandale', 'infantry')).toBe(0.5);
    expect(points(8, 'alain', 'wisigoth', 'castle')).toBe(0.5);
    expect(points(9, 'alain', 'wisigoth', 'leader', { leader: 'Eurich' })).toBe(5);
    expect(points(9, 'alain', 'wisigoth', 'leader', { leader: 'Alarich II' })).toBe(5);
    expect(points(8, 'alain', 'wisigoth', 'leader', { leader: 'Eurich' })).toBe(0);
  });

  it('ALMOHADE by religion [11.almohade.4]', () => {
    expect(points(20, 'almohade', 'seville-nation', 'castle')).toBe(3);
    expect(points(20, 'almohade', 'castille', 'castle')).toBe(5);
    expect(points(20, 'almohade', 'castille', 'knight')).toBe(3);
    expect(points(20, 'almohade', 'leon-nation', 'infantry')).toBe(1);
    expect(points(20, 'almohade', 'grenade-nation', 'infantry')).toBe(0);
  });

  it('everybody scores for the ALMOHADE, by the most specific row [11.almohade.5] [8.2]', () => {
    expect(points(20, 'celte', 'almohade', 'elite')).toBe(2);
    expect(points(20, 'grenade-nation', 'almohade', 'elite')).toBe(2);
    expect(points(20, 'castille', 'almohade', 'castle')).toBe(3);
    expect(points(20, 'navarre', 'almohade', 'elite')).toBe(2);
  });

  it('ALMORAVIDE: any Knight [11.almoravide.5]', () => {
    expect(points(18, 'almoravide', 'castille', 'knight')).toBe(2);
    expect(points(18, 'almoravide', 'aragon', 'crusader')).toBe(2);
    expect(points(18, 'almoravide', 'castille', 'infantry')).toBe(0);
  });

  it('ARAGON, and Ramirez with his stack on turn 16 only [11.aragon.4] [11.aragon.7]', () => {
    expect(points(17, 'aragon', 'saragosse-nation', 'leader', { leader: 'Al Muktadir' })).toBe(5);
    expect(points(17, 'aragon', 'saragosse-nation', 'castle')).toBe(3);
    expect(points(17, 'aragon', 'castille', 'castle')).toBe(0);
    expect(points(16, 'aragon', 'saragosse-nation', 'infantry')).toBe(0);
    expect(points(16, 'aragon', 'saragosse-nation', 'infantry', { ledBy: ['Ramirez'] })).toBe(1);
    expect(points(16, 'aragon', 'saragosse-nation', 'castle', { ledBy: ['Ramirez'] })).toBe(3);
    expect(points(17, 'aragon', 'saragosse-nation', 'infantry', { ledBy: ['Ramirez'] })).toBe(0);
  });

  it('the emirates and OMEYYAD: Christian Knights [11.badajoz.7] [11.saragosse.5] [11.omeyyad.7]', () => {
    for (const nation of ['badajoz-nation', 'saragosse-nation', 'omeyyad'] as const) {
      expect(points(16, nation, 'castille', 'knight'), nation).toBe(3);
      expect(points(16, nation, 'castille', 'infantry'), nation).toBe(0);
    }
    expect(points(13, 'omeyyad', 'franc', 'leader', { leader: 'Roland' })).toBe(5);
    expect(points(16, 'saragosse-nation', 'navarre', 'leader', { leader: 'Sancho' })).toBe(5);
    expect(points(15, 'saragosse-nation', 'navarre', 'leader', { leader: 'Sancho' })).toBe(0);
  });

  it('OMEYYAD for Roland, SARAGOSSE for Sancho, SÉVILLE for Alfons [11.omeyyad.8] [11.saragosse.7] [11.seville.5]', () => {
    expect(points(12, 'omeyyad', 'franc', 'leader', { leader: 'Roland' })).toBe(5);
    expect(points(16, 'saragosse-nation', 'navarre', 'leader', { leader: 'Sancho' })).toBe(5);
    expect(points(17, 'seville-nation', 'castille', 'leader', { leader: 'Alfons' })).toBe(5);
    expect(points(18, 'seville-nation', 'castille', 'leader', { leader: 'Alfons' })).toBe(0);
  });

  it('BASQUE, CANTABRIEN and CELTE against ROME and CARTHAGE [11.basque.2] [11.cantabrien.1] [11.celte.1]', () => {
    for (const nation of ['basque', 'cantabrien', 'celte'] as const) {
      expect(points(3, nation, 'rome', 'elite'), nation).toBe(3);
      expect(points(3, nation, 'carthage', 'infantry'), nation).toBe(3);
      expect(points(3, nation, 'ibere', 'infantry'), nation).toBe(0);
    }
    expect(points(8, 'basque', 'wisigoth', 'infantry')).toBe(2);
    expect(points(5, 'cantabrien', 'rome', 'fort')).toBe(1);
    expect(points(7, 'cantabrien', 'hispano-romain', 'fort')).toBe(1);
  });

  it('BYZANCE and HISPANO-ROMAIN against Muslims [11.byzance.4] [11.hispano-romain.6]', () => {
    expect(points(11, 'byzance', 'omeyyad', 'infantry')).toBe(0);
    expect(points(12, 'byzance', 'omeyyad', 'infantry')).toBe(1);
    expect(points(12, 'byzance', 'omeyyad', 'castle')).toBe(1);
    expect(points(11, 'hispano-romain', 'omeyyad', 'cavalry')).toBe(1);
    expect(points(12, 'hispano-romain', 'wisigoth', 'infantry')).toBe(0);
  });

  it('CARTHAGE and IBÈRE [11.carthage.3] [11.ibere.1]', () => {
    expect(points(2, 'carthage', 'rome', 'elite')).toBe(1);
    expect(points(2, 'carthage', 'ibere', 'infantry')).toBe(0);
    expect(points(2, 'ibere', 'carthage', 'infantry')).toBe(2);
  });

  it('CASTILLE [11.castille.5]', () => {
    expect(points(15, 'castille', 'badajoz-nation', 'leader', { leader: 'Mutawakkil' })).toBe(5);
    expect(points(15, 'castille', 'badajoz-nation', 'castle')).toBe(3);
    expect(points(15, 'castille', 'badajoz-nation', 'infantry')).toBe(1);
    expect(points(15, 'castille', 'seville-nation', 'cavalry')).toBe(1);
    expect(points(18, 'castille', 'almoravide', 'elite')).toBe(0);
    expect(points(15, 'castille', 'leon-nation', 'infantry')).toBe(0);
  });

  it('CROISADE, FRANC, LEÓN, NAVARRE [11.croisade.3] [11.franc.3] [11.leon.3] [11.navarre.3]', () => {
    expect(points(20, 'croisade', 'seville-nation', 'castle')).toBe(5);
    expect(points(20, 'croisade', 'seville-nation', 'cavalry')).toBe(2);
    expect(points(20, 'croisade', 'seville-nation', 'infantry')).toBe(1);
    expect(points(12, 'franc', 'omeyyad', 'leader', { leader: 'Musa' })).toBe(5);
    expect(points(12, 'franc', 'omeyyad', 'castle')).toBe(3);
    expect(points(12, 'franc', 'wisigoth', 'castle')).toBe(0);
    expect(points(15, 'leon-nation', 'badajoz-nation', 'castle')).toBe(3);
    expect(points(15, 'navarre', 'saragosse-nation', 'castle')).toBe(3);
    expect(points(15, 'navarre', 'saragosse-nation', 'infantry')).toBe(1);
  });

  it('SÉVILLE for Christian Castles, HISPANO-ROMAIN for Geiserich, ROME for Viriathus [11.seville.6] [11.hispano-romain.5] [11.rome.9]', () => {
    expect(points(17, 'seville-nation', 'leon-nation', 'castle')).toBe(3);
    expect(points(17, 'seville-nation', 'badajoz-nation', 'castle')).toBe(0);
    expect(points(7, 'hispano-romain', 'vandale', 'leader', { leader: 'Geiserich' })).toBe(5);
    expect(points(5, 'rome', 'lusitanien', 'leader', { leader: 'Viriathus' })).toBe(5);
  });

  it('VANDALE [11.vandale.5]', () => {
    expect(points(6, 'vandale', 'hispano-romain', 'fort')).toBe(1);
    expect(points(6, 'vandale', 'hispano-romain', 'infantry')).toBe(0.5);
    expect(points(6, 'vandale', 'alain', 'cavalry')).toBe(0.5);
    expect(points(6, 'vandale', 'sueve', 'infantry')).toBe(0);
  });
});

describe('religion', () => {
  it('divides Christians and Muslims from turn 11 on [0.7] [0.8]', () => {
    const muslims = [
      'omeyyad',
      'badajoz-nation',
      'saragosse-nation',
      'valence-nation',
      'grenade-nation',
      'seville-nation',
      'almoravide',
      'almohade',
    ] as const;
    for (const nation of muslims) expect(points(19, 'almohade', nation, 'castle')).toBe(3);
    expect(points(11, 'omeyyad', 'wisigoth', 'knight')).toBe(3);
    expect(points(10, 'omeyyad', 'wisigoth', 'knight')).toBe(0);
  });
});

describe('Barbarian Hispania [14.8.2] [14.8.3]', () => {
  const wild = { barbarian: true };
  it('scores the better of the card and the general rates', () => {
    expect(points(3, 'galicien', 'cantabrien', 'leader', { ...wild, leader: 'Nobody' })).toBe(5);
    expect(points(9, 'sueve', 'wisigoth', 'castle', wild)).toBe(3);
    expect(points(3, 'galicien', 'rome', 'elite', wild)).toBe(2);
    expect(points(3, 'basque', 'rome', 'elite', wild)).toBe(3);
    expect(points(5, 'galicien', 'rome', 'fort', wild)).toBe(2);
    expect(points(6, 'sueve', 'alain', 'cavalry', wild)).toBe(2);
  });
  it('counts Infantry only between Christians and Muslims', () => {
    expect(points(3, 'galicien', 'cantabrien', 'infantry', wild)).toBe(0);
    expect(points(12, 'galicien', 'omeyyad', 'infantry', wild)).toBe(1);
    expect(points(12, 'omeyyad', 'galicien', 'infantry', wild)).toBe(1);
    expect(points(12, 'galicien', 'sueve', 'infantry', wild)).toBe(0);
  });
  it('spares Knights, Castles and Leaders of the same religion from turn 11', () => {
    expect(points(12, 'galicien', 'sueve', 'castle', wild)).toBe(0);
    expect(points(10, 'galicien', 'sueve', 'castle', wild)).toBe(3);
    expect(points(15, 'seville-nation', 'grenade-nation', 'castle', wild)).toBe(0);
  });
});
