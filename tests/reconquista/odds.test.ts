import { describe, expect, it } from 'vitest';
import { fight } from '../../src/games/reconquista/battle/battle.js';
import { Play } from '../../src/games/reconquista/engine/play.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { battleOdds } from '../../src/games/reconquista/odds/battle-odds.js';
import { siegeOdds } from '../../src/games/reconquista/odds/siege-odds.js';
import { resolveSieges } from '../../src/games/reconquista/siege/siege.js';
import { BATTLE_ENDS, SIEGE_ENDS } from '../../src/games/reconquista/state/events.js';
import { everyThrow } from '../kit/every-throw.js';
import { laid } from './board.js';

const OPEN = { attackerShelter: false, defenderShelter: false, first: null } as const;
const total = (chances: Readonly<Record<string, number>>) => Object.values(chances).reduce((sum, one) => sum + one, 0);

describe('the odds of a battle', () => {
  it('one Army against one: each is gone, or both, a third of the time', () => {
    const chances = battleOdds({ ...OPEN, attackers: { army: 1 }, defenders: { army: 1 } });
    for (const end of ['attacker-gone', 'defender-gone', 'both-gone'] as const)
      expect(chances[end]).toBeCloseTo(1 / 3, 12);
  });

  it('one Army against one Garrison behind a wall', () => {
    const chances = battleOdds({ ...OPEN, defenderShelter: true, attackers: { army: 1 }, defenders: { garrison: 1 } });
    expect(chances['both-gone']).toBeCloseTo(1 / 6, 12);
    expect(chances['defender-gone']).toBeCloseTo(1 / 3, 12);
    expect(chances['attacker-gone']).toBeCloseTo(1 / 6, 12);
    expect(chances['defender-in']).toBeCloseTo(1 / 3, 12);
  });

  it('who rolls first strikes first, in the first round alone', () => {
    const first = battleOdds({ ...OPEN, first: 'defender', attackers: { army: 1 }, defenders: { army: 1 } });
    // A half at once; then a half of the rest; of the quarter left a third each.
    expect(first['attacker-gone']).toBeCloseTo(1 / 2 + 1 / 12, 12);
    expect(first['defender-gone']).toBeCloseTo(1 / 4 + 1 / 12, 12);
    expect(first['both-gone']).toBeCloseTo(1 / 12, 12);
    const mirrored = battleOdds({ ...OPEN, first: 'attacker', attackers: { army: 1 }, defenders: { army: 1 } });
    expect(mirrored['defender-gone']).toBeCloseTo(first['attacker-gone'], 12);
  });

  it('are one altogether, whatever meets', () => {
    for (const [attackers, defenders] of [
      [
        { army: 3, garrison: 2 },
        { army: 2, garrison: 1 },
      ],
      [{ order: 1, crusader: 4 }, { rebel: 3 }],
      [{ army: 6 }, { army: 6 }],
    ]) {
      const meeting = { ...OPEN, attackers: attackers ?? {}, defenders: defenders ?? {} };
      expect(total(battleOdds(meeting))).toBeCloseTo(1, 9);
      expect(total(battleOdds({ ...meeting, attackerShelter: true, first: 'defender' }))).toBeCloseTo(1, 9);
    }
    expect(Object.keys(battleOdds({ ...OPEN, attackers: { army: 1 }, defenders: { army: 1 } })).sort()).toEqual(
      [...BATTLE_ENDS].sort(),
    );
  });
});

describe('the odds and the play', () => {
  it('come to the same over every face of every die [12.1] [12.3] [12.7]', () => {
    const attackers = { garrison: 1, order: 1 };
    const defenders = { army: 1, garrison: 1 };
    // Cordoba lies on a plain, Oviedo in mountains: there the defender rolls first (12.3).
    for (const [at, first] of [
      ['cordoba', null],
      ['oviedo', 'defender'],
    ] as const) {
      const played = everyThrow((dice) => {
        const play = new Play(laid({}), dice);
        const attacker = { side: 'christian', units: attackers, shelter: false } as const;
        return fight(play, at, attacker, { side: 'muslim', units: defenders, shelter: true }).end;
      });
      const odds = battleOdds({ attackers, defenders, attackerShelter: false, defenderShelter: true, first });
      for (const end of BATTLE_ENDS) expect(odds[end], `${at} ${end}`).toBeCloseTo(played.get(end) ?? 0, 12);
    }
  });

  it('of a siege too, ties and all [14.4] [14.6] [14.8]', () => {
    for (const line of ['[m] muslim 1a / christian 1a', '[f] muslim 1g / christian 1a', '[m] / christian 1o']) {
      const { cordoba } = laid({ cordoba: line }).places;
      const played = everyThrow((dice) => {
        const play = new Play(laid({ cordoba: line }), dice);
        resolveSieges(play);
        const end = play.events.find((event) => event.type === 'siege-ended');
        return end?.type === 'siege-ended' ? end.end : 'none';
      });
      if (cordoba.outside === null) throw new Error('nobody besieges');
      const odds = siegeOdds(cordoba, cordoba.outside, false);
      for (const end of SIEGE_ENDS) expect(odds[end], `${line} ${end}`).toBeCloseTo(played.get(end) ?? 0, 12);
    }
  });
});

describe('the odds of a siege', () => {
  const place = (line: string) => laid({ cordoba: line }).places.cordoba;

  it('one Army before an empty city: 36 throws counted by hand', () => {
    // 2 and 1 are added: the besieger is ahead of 21 throws, behind in 10, even in 5.
    const chances = siegeOdds(place('[m]'), { side: 'christian', units: { army: 1 } }, false);
    expect(chances.surrendered).toBeCloseTo(5 / 36, 12);
    expect(chances.relieved).toBeCloseTo(10 / 36, 12);
    expect(chances.stormed + chances.sacked).toBeCloseTo(21 / 36, 12);
    // Even totals: 4 over 2 or 3, 6 over 2 to 5, 8 over 2 to 7: 2 + 4 + 6.
    expect(chances.sacked).toBeCloseTo(12 / 36, 12);
  });

  it('a tie costs both a unit and goes on', () => {
    const chances = siegeOdds(place('[m] muslim 1a'), { side: 'christian', units: { army: 1 } }, false);
    // 3 against 2: one tie in 36 throws of five; the only besieger is then gone.
    expect(chances['besieger-gone']).toBeCloseTo(5 / 36, 12);
    expect(total(chances)).toBeCloseTo(1, 12);
    expect(Object.keys(chances).sort()).toEqual([...SIEGE_ENDS].sort());
  });

  it('El Cid adds 2, a fort alone with its last man gone is taken', () => {
    const without = siegeOdds(place('[m]'), { side: 'christian', units: { army: 1 } }, false);
    const withCid = siegeOdds(place('[m]'), { side: 'christian', units: { army: 1 } }, true);
    expect(withCid.relieved).toBeLessThan(without.relieved);
    const fort = siegeOdds(place('[f] muslim 1g'), { side: 'christian', units: { army: 2 } }, false);
    expect(fort.surrendered).toBeCloseTo(4 / 36, 12);
    expect(fort.sacked).toBe(0);
  });
});

describe('/odds', () => {
  const asks = (lines: Parameters<typeof laid>[0], options: Readonly<Record<string, string>>) => {
    const answer = RECONQUISTA.typing.interpret(laid(lines), 'p1', 'odds', options);
    if (!answer.ok) return answer.rejection.code;
    if (answer.value.kind !== 'answer') throw new Error('no answer');
    return answer.value.lines[0];
  };

  it('tells of a battle with whoever may go there, or with the units typed', () => {
    expect(asks({ barcelona: 'christian 1a', tarragona: 'muslim 1a' }, { place: 'tarragona' })).toMatchObject({
      key: 'battle',
      values: { won: 33.3, gone: 33.3, none: 33.3, back: 0, shut: 0 },
    });
    const ours = { kind: 'unit', id: 'army' };
    expect(asks({ tarragona: 'muslim 1a' }, { place: 'Tarragone', units: '2 armies' })).toMatchObject({
      values: { ours: [[2, ours]] },
    });
  });

  it('takes the strongest who may come, or those of the place that was named', () => {
    const near = { barcelona: 'christian 1a', zaragoza: 'christian 3a', tarragona: 'muslim 1a' };
    const army = { kind: 'unit', id: 'army' };
    expect(asks(near, { place: 'tarragona' })).toMatchObject({ values: { ours: [[3, army]] } });
    expect(asks(near, { place: 'tarragona', from: 'barcelona' })).toMatchObject({ values: { ours: [[1, army]] } });
  });

  it('lets whoever stands in the mountains strike first', () => {
    expect(asks({ barcelona: 'christian 1a', pamplona: 'muslim 1a' }, { place: 'pamplona' })).toMatchObject({
      values: { won: 33.3, gone: 58.3, none: 8.3 },
    });
  });

  it('tells of a siege that there is, or that there would be', () => {
    expect(asks({ cordoba: '[m] / christian 1a' }, { place: 'cordoba' })).toMatchObject({
      key: 'siege',
      values: { taken: 72.2, sacked: 33.3, held: 27.8 },
    });
    expect(asks({ cordoba: '[m]' }, { place: 'cordoba', units: '1 army' })).toMatchObject({
      key: 'siege',
      values: { taken: 72.2 },
    });
    expect(asks({ oviedo: '[c] christian 1g / bands 2a' }, { place: 'oviedo' })).toMatchObject({
      key: 'siege',
      values: { side: { id: 'bands' } },
    });
  });

  it('is asked by pressing where somebody may go to fight, or a siege stands', () => {
    const near = { barcelona: 'christian 1a', tarragona: 'muslim 1a', oviedo: '[c] christian 1g / bands 2a' };
    const [asked] = RECONQUISTA.typing.questions?.(laid(near), 'p1') ?? [];
    expect([asked?.command, asked?.option]).toEqual(['odds', 'place']);
    const places = (asked?.choices ?? []).map(({ id }) => id);
    expect(places).toEqual(expect.arrayContaining(['tarragona', 'oviedo']));
    expect(places).not.toContain('barcelona');
    for (const place of places) expect(asks(near, { place })).not.toMatchObject({ key: 'nothing' });
  });

  it('says where there is nobody to fight, and asks for a place', () => {
    expect(asks({}, { place: 'leon', units: '1 army' })).toMatchObject({ key: 'nothing' });
    expect(asks({}, {})).toBe('place-missing');
    expect(asks({}, { place: 'atlantis' })).toBe('place-unknown');
    expect(asks({}, { place: 'leon', units: '3 elephants' })).toBe('unit-unknown');
  });
});
