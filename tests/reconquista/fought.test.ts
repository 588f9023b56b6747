import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/core/chronicle.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { expectedToll } from '../../src/games/reconquista/odds/battle-odds.js';
import { Faces, laid } from './board.js';

const FIELD = { attackerShelter: false, defenderShelter: false, first: null } as const;

describe('luck in battle', () => {
  it('expects nothing of equals, and of others what every throw of every round gives [12.1] [12.7]', () => {
    expect(expectedToll({ ...FIELD, attackers: { army: 2 }, defenders: { army: 2 } })).toBeCloseTo(0);
    // Of what ends it: the Garrison alone falls in ½, the Army alone in ¼, both in ¼.
    expect(expectedToll({ ...FIELD, attackers: { army: 1 }, defenders: { garrison: 1 } })).toBeCloseTo(0.25);
    // Behind walls one round is all: ½ − ⅓.
    const walls = { ...FIELD, defenderShelter: true };
    expect(expectedToll({ ...walls, attackers: { army: 1 }, defenders: { garrison: 1 } })).toBeCloseTo(1 / 6);
    // In mountains the attacker throws only if he still stands.
    const mountains = { ...walls, first: 'defender' } as const;
    expect(expectedToll({ ...mountains, attackers: { army: 1 }, defenders: { garrison: 1 } })).toBeCloseTo(0);
  });

  it('is told of each battle of the Christians, whoever attacked, by its place, sides and turn', () => {
    const field = laid({ oviedo: '[c] christian 2a 1g', leon: 'muslim 2g', granada: '[m] muslim 1a' });
    const attack = { verb: 'attack', from: 'oviedo', to: 'leon', units: { army: 2 } };
    const game = RECONQUISTA.apply(field, 'p1', attack, new Faces([6, 6, 1, 1]));
    if (!game.ok) throw new Error(game.rejection.code);
    const [battle, ...others] = RECONQUISTA.meanings.fought?.(game.value.state, game.value.events) ?? [];
    expect(others).toEqual([]);
    expect(battle).toMatchObject({ by: 'p1', against: null, won: 2, fallen: 2, counted: 'units' });
    expect(battle?.expected).toBeCloseTo(
      expectedToll({ ...FIELD, attackers: { army: 2 }, defenders: { garrison: 2 } }),
    );
    const name = (locale: 'en' | 'fr') => RECONQUISTA.words.name(locale, { kind: 'thread', id: battle?.thread ?? '' });
    expect(name('en')).toBe('Leon: Christians – Muslims (turn 1)');
    expect(name('fr')).toBe('Léon : Chrétiens – Musulmans (tour 1)');
  });

  it('knows who was there from those who threw and those who fell before they could [12.3]', () => {
    const round = {
      type: 'battle-round',
      at: 'oviedo',
      attacker: 'muslim',
      defender: 'christian',
      round: 1,
      first: 'christian',
      shelter: 'christian',
      blows: [
        { side: 'christian', unit: 'garrison', face: 6, needed: 5 },
        { side: 'muslim', unit: 'army', face: 1, needed: 4 },
      ],
      attackerLost: { army: 1 },
      defenderLost: {},
      thread: '1/oviedo/muslim/christian',
    } satisfies GameEvent;
    const [battle] = RECONQUISTA.meanings.fought?.(laid({}), [round]) ?? [];
    const meeting = { attackers: { army: 2 }, defenders: { garrison: 1 }, attackerShelter: false } as const;
    expect(battle).toMatchObject({ by: null, against: 'p1', won: -1, fallen: 1 });
    expect(battle?.expected).toBeCloseTo(expectedToll({ ...meeting, defenderShelter: true, first: 'defender' }));
    expect(RECONQUISTA.meanings.fought?.(laid({}), [{ ...round, defender: 'bands' }])).toEqual([]);
  });
});
