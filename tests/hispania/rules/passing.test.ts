import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/core/action.js';
import { misfitOf } from '../../../src/core/offer.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Game, position } from '../engine/game.js';

/** Passage en force (5.3): what may go on is what is offered, and what is offered may go on. */

/** Al Mansur's army, from Ségovie into Tolède, where enemies stand. */
function intoToledo(army: string, enemies: string): Game {
  const game = new Game(
    position(
      { turn: 14, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['badajoz'] } },
      { segovie: { omeyyad: army }, tolede: { 'badajoz-nation': enemies } },
      { notes: { omeyyad: { levied: true } } },
    ),
  );
  return game.type('red', 'move', { from: 'segovie', to: 'tolede', units: 'all' });
}
const ON = '/1/segovie/led';

/** Why the offers do not lead to this move; null where they do. Whatever they say, the game must say the same. */
function misfit(game: Game, leaders: Record<string, number> | null, units: Record<string, number>, to: string) {
  const led = leaders === null ? {} : { leaders };
  const action: Action = { verb: 'move', from: 'tolede', ...led, units, to };
  const offers = HISPANIA.offers(game.state, 'red');
  const code =
    misfitOf(offers, (seat, verb, filled) => HISPANIA.ask(game.state, seat, verb, filled), 'red', action)?.code ?? null;
  const before = game.state;
  expect(game.act('red', action) === null, JSON.stringify(action)).toBe(code === null);
  game.state = before;
  return code;
}
const MANSUR = { 'leader:Al Mansur': 1 };

describe('Passage en force by several kinds of units', () => {
  it('[5.3.1] all but two for each enemy go on at once, of whatever kinds', () => {
    const game = intoToledo('3 infantry, 2 cavalry, leader:Al Mansur', '1 infantry');
    const on = (infantry: number, cavalry: number) => ({ [`infantry${ON}`]: infantry, [`cavalry${ON}`]: cavalry });
    expect(misfit(game, MANSUR, on(2, 1), 'alcantara')).toBeNull();
    expect(misfit(game, MANSUR, on(1, 2), 'alcantara')).toBeNull();
    expect(misfit(game, MANSUR, on(2, 2), 'alcantara')).toBe('slot-illegal');
  });

  it('[5.3.1] [11.omeyyad.12] Berbers go on beside them, stop for nobody and take nobody’s place', () => {
    const game = intoToledo('3 infantry, 2 cavalry, 3 berber, leader:Al Mansur', '1 infantry');
    const on = (infantry: number, cavalry: number, berber: number) => ({
      [`infantry${ON}`]: infantry,
      [`cavalry${ON}`]: cavalry,
      [`berber${ON}`]: berber,
    });
    for (const berbers of [1, 2, 3]) {
      expect(misfit(game, MANSUR, on(2, 1, berbers), 'alcantara')).toBeNull();
      expect(misfit(game, MANSUR, on(2, 2, berbers), 'alcantara')).toBe('slot-illegal');
    }
    expect(misfit(game, MANSUR, { [`berber${ON}`]: 3 }, 'alcantara')).toBeNull();
    expect(misfit(game, {}, { [`berber${ON}`]: 1 }, 'alcantara')).toBe('slot-illegal');
  });

  it('[5.3.1] [11.omeyyad.12] Berbers left behind hold no enemy: the two that he stops are others', () => {
    const game = intoToledo('1 infantry, 1 cavalry, 3 berber, leader:Al Mansur', '1 infantry');
    expect(misfit(game, MANSUR, { [`cavalry${ON}`]: 1 }, 'alcantara')).toBe('slot-illegal');
    expect(misfit(game, MANSUR, { [`berber${ON}`]: 3 }, 'alcantara')).toBeNull();
  });

  it('[5.3.1] [11.omeyyad.12] what is typed means the same as what is pressed', () => {
    const game = intoToledo('3 infantry, 2 cavalry, 3 berber, leader:Al Mansur', '1 infantry');
    const units = '2 infantry, 1 cavalry, 3 berber, al mansur';
    expect(game.tryTo('red', 'move', { from: 'tolede', to: 'alcantara', units: `1 cavalry, ${units}` })).not.toBeNull();
    game.type('red', 'move', { from: 'tolede', to: 'alcantara', units });
    expect(game.at('tolede', 'omeyyad')).toBe('infantry, cavalry');
  });

  it('[5.3.1] [5.2.5] two Leaders that have come different ways go on together with the Cavalry of one', () => {
    const game = new Game(
      position(
        { turn: 11, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['wisigoth'] } },
        {
          gibraltar: { omeyyad: '3 cavalry, leader:Tarik' },
          cordoue: { omeyyad: 'leader:Musa' },
          tolede: { wisigoth: '1 infantry' },
        },
      ),
    );
    game.type('red', 'move', { from: 'gibraltar', to: 'tolede', units: 'all' });
    game.type('red', 'move', { from: 'cordoue', to: 'tolede', units: 'musa' });
    const cavalry = { 'cavalry/2/cordoue/led': 1 };
    expect(misfit(game, { 'leader:Tarik': 1, 'leader:Musa': 1 }, cavalry, 'alcantara')).toBeNull();
    expect(misfit(game, { 'leader:Tarik': 1, 'leader:Musa': 1 }, {}, 'alcantara')).toBeNull();
  });
});

/** Every army of so many at most: kinds beside one another, as they may come to stand in Tolède. */
function* counts(...most: readonly number[]): Generator<readonly number[]> {
  const [first, ...others] = most;
  if (first === undefined) return yield [];
  for (let count = 0; count <= first; count++) for (const rest of counts(...others)) yield [count, ...rest];
}
const listed = (infantry = 0, cavalry = 0, berber = 0) =>
  Object.entries({ infantry, cavalry, berber }).filter(([, count]) => count > 0);

describe('every group of every army of Al Mansur', () => {
  const armies = [...counts(4, 2, 2)].filter(([infantry = 0, cavalry = 0]) => infantry + cavalry > 0);
  const enemies = [
    ['1 infantry', 2],
    ['2 infantry', 4],
    ['1 infantry, castle', 2],
    ['3 infantry', 6],
  ] as const;
  it.each(enemies)(
    '[5.3.1] [5.3.2] [5.3.6] [11.omeyyad.12] through %s: goes on exactly if %i stay',
    (against, needed) => {
      for (const [infantry = 0, cavalry = 0, berber = 0] of armies) {
        const army = listed(infantry, cavalry, berber).map(([kind, count]) => `${count} ${kind}`);
        const game = intoToledo([...army, 'leader:Al Mansur'].join(', '), against);
        for (const [i = 0, c = 0, b = 0] of counts(infantry, cavalry, berber)) {
          const units = Object.fromEntries(listed(i, c, b).map(([kind, count]) => [`${kind}${ON}`, count]));
          const stay = infantry + cavalry - i - c;
          // Tolède holds 4; one more in attack, two while the Leader stays (4.4).
          const led = stay >= needed && needed <= 5;
          const alone = i + c > 0 && b === 0 && stay >= needed && needed <= 6;
          const group = `${i} infantry, ${c} cavalry, ${b} berber of ${army}`;
          expect(misfit(game, MANSUR, units, 'alcantara') === null, `with Al Mansur: ${group}`).toBe(led);
          // He is not asked for where he cannot go himself.
          const asked = infantry + cavalry >= needed && needed <= 5;
          const leaders = asked ? {} : null;
          expect(misfit(game, leaders, units, 'alcantara') === null, `without: ${group}`).toBe(alone);
        }
      }
    },
  );
});

describe('units that stood among enemies before the movement', () => {
  it('[5.3.3] [3.2.1] are stopped by nobody, and as long as they stay they hold them with the others', () => {
    const game = new Game(
      position(
        { turn: 15, nation: 'navarre', phase: 'move', seats: { red: ['navarre'], blue: ['leon'] } },
        { pamplune: { navarre: '2 infantry, 1 knight', leon: '1 infantry' }, huesca: { navarre: '1 infantry' } },
      ),
    );
    game.type('red', 'move', { from: 'huesca', to: 'pamplune' });
    const from = (units: Record<string, number>) => {
      const action: Action = { verb: 'move', from: 'pamplune', units, to: 'pays-basque' };
      const offers = HISPANIA.offers(game.state, 'red');
      return misfitOf(offers, (seat, verb, filled) => HISPANIA.ask(game.state, seat, verb, filled), 'red', action);
    };
    expect(from({ infantry: 2, knight: 1 })).toBeNull();
    expect(from({ 'infantry/1/huesca': 1 })).toBeNull();
    game.type('red', 'move', { from: 'pamplune', to: 'pays-basque', units: '2 infantry, 1 knight' });
    expect(from({ 'infantry/1/huesca': 1 })).not.toBeNull();
  });
});
