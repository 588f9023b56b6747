import { describe, expect, it } from 'vitest';
import { percentages } from '../../../src/games/medioevo/answers/odds.js';
import { armyOn } from '../../../src/games/medioevo/battle/sides.js';
import { worthOfDice } from '../../../src/games/medioevo/battle/throws/dice.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { type Chances, chancesOf } from '../../../src/games/medioevo/odds/chances.js';
import { throwsOf } from '../../../src/games/medioevo/odds/throws.js';
import { sizeOf } from '../../../src/games/medioevo/state/units.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { told } from '../support/acts.js';
import { type Arranged, battleIn, battleOf } from '../support/field.js';

const GAMES = 500;
/** Wins of each side and the men left with them, as often as the battle is fought. */
function fought(arranged: Arranged): { readonly wins: number; readonly lost: number; readonly men: number } {
  const state = battleOf(arranged);
  const { at, attacker, defender } = battleIn(state);
  const chance = new Chance(11);
  let [wins, lost, men] = [0, 0, 0];
  for (let game = 0; game < GAMES; game++) {
    const act =
      attacker === 'barbarians' ? { verb: 'orders', for: 'all', field: 'crews', value: 'usual' } : { verb: 'fight-on' };
    const done = MEDIOEVO.apply(state, attacker === 'barbarians' ? defender : attacker, act, chance.branch());
    if (!done.ok) throw new Error(done.rejection.code);
    const end = done.value.events.find(({ type }) => type === 'battle-ended');
    if (end?.winner === attacker) {
      wins += 1;
      men += sizeOf(armyOn(done.value.state, at, attacker));
    } else if (end?.winner === defender) lost += 1;
  }
  return { wins: wins / GAMES, lost: lost / GAMES, men: men / GAMES };
}

const all = ({ wins, nobody, fled, open }: Chances) => wins.attacker + wins.defender + nobody + fled + open;
const CASES: Readonly<Record<string, Arranged>> = {
  'two armies on a plain': {
    attacker: { owner: 'byzantium', units: { cavalry: 2, 'light-infantry': 2 } },
    defender: { owner: 'horde', units: { 'heavy-infantry': 2, 'light-infantry': 2, archer: 1 } },
  },
  'a castle with engines before it': {
    attacker: { owner: 'mamluks', units: { 'light-infantry': 4, 'heavy-infantry': 2 }, engines: [2, 1] },
    defender: { owner: 'byzantium', units: { archer: 2, 'heavy-infantry': 1 } },
    building: 3,
  },
  'captains on both sides': {
    attacker: { owner: 'hungary', units: { 'captain-2': 1, cavalry: 1, 'light-infantry': 1 } },
    defender: { owner: 'novgorod', units: { 'captain-1': 1, cavalry: 2 } },
  },
  'a horde that is attacked': {
    attacker: { owner: 'empire', units: { 'heavy-infantry': 3, cavalry: 1 } },
    defender: { owner: 'barbarians', units: { 'light-infantry': 2, archer: 1, 'captain-1': 1 } },
    circle: { d4: 2, d6: 5, d8: 5 },
  },
  'a horde that attacks': {
    attacker: { owner: 'barbarians', units: { 'light-infantry': 4, archer: 2 } },
    defender: { owner: 'byzantium', units: { 'heavy-infantry': 2, 'captain-1': 1 } },
    held: 'byzantium',
    circle: { d4: 3, d6: 3, d8: 1 },
  },
  'galleys at sea': {
    attacker: { owner: 'byzantium', units: { archer: 2, cavalry: 2 }, galleys: [3], engines: [1] },
    defender: { owner: 'mamluks', units: { 'light-infantry': 3, 'heavy-infantry': 1 }, galleys: [2] },
    at: 'aegean-sea',
  },
};

describe('the chances of a battle', () => {
  it.each(Object.entries(CASES))('[6.14] are those of the dice: %s', (_name, arranged) => {
    const state = battleOf(arranged);
    const chances = chancesOf(state, battleIn(state));
    expect(all(chances)).toBeCloseTo(1, 9);
    expect(chances.open).toBeLessThan(1e-5);
    const played = fought(arranged);
    const within = (share: number, chance: number) =>
      Math.abs(share - chance) <= 4 * Math.sqrt((chance * (1 - chance) + 1 / GAMES) / GAMES);
    expect(within(played.wins, chances.wins.attacker)).toBe(true);
    expect(within(played.lost, chances.wins.defender)).toBe(true);
    const men = chances.left.attacker.reduce((sum, chance, left) => sum + chance * left, 0);
    expect(Math.abs(played.men - men)).toBeLessThan(0.35);
  });

  it('[6.14] begin with each of the 192 throws of d4, d6 and d8 alike', () => {
    const counted: Record<string, number> = {};
    for (let throwing = 0; throwing < 192; throwing++) {
      const faces = [1 + (throwing % 4), 1 + (Math.floor(throwing / 4) % 6), 1 + Math.floor(throwing / 24)];
      const value = JSON.stringify(worthOfDice(faces));
      counted[value] = (counted[value] ?? 0) + 1;
    }
    const found = throwsOf(null, { reroll: 'none' }, 0, null);
    const chances = Object.fromEntries(found.map(({ value, chance }) => [JSON.stringify(value), chance]));
    expect(Object.keys(chances).sort()).toEqual(Object.keys(counted).sort());
    for (const [value, count] of Object.entries(counted)) expect(chances[value]).toBeCloseTo(count / 192, 12);
  });

  it('[6.14] take the dice that lie there as they are', () => {
    const state = battleOf({
      attacker: { owner: 'byzantium', units: { 'light-infantry': 1 } },
      defender: { owner: 'horde', units: { 'light-infantry': 1 } },
    });
    const low = told(state, [['byzantium', { verb: 'fight' }]], [1, 1, 1]).state;
    const high = told(state, [['byzantium', { verb: 'fight' }]], [4, 4, 8]).state;
    expect(battleIn(low).stage).toBe('attacker-reroll');
    // Both lose their lowest die, so that both fall; only a difference of twenty would spare the one who has it.
    expect(chancesOf(high, battleIn(high)).wins.attacker).toBe(0);
    expect(chancesOf(low, battleIn(low)).wins.attacker).toBeGreaterThan(0);
    expect(chancesOf(low, battleIn(low)).nobody).toBeGreaterThan(0.95);
    // That nobody is left is told as what it is, not as whatever else may be.
    const told100 = percentages(chancesOf(high, battleIn(high)));
    expect(MEDIOEVO.words.say('en', 'card.odds', told100)).toContain('both gone 100 %');
  });

  it('[6.14] leave a great army of heavy infantry whole against one man', () => {
    const sure = battleOf({
      attacker: { owner: 'byzantium', units: { 'heavy-infantry': 12 } },
      defender: { owner: 'horde', units: { 'light-infantry': 1 } },
    });
    const chances = chancesOf(sure, battleIn(sure));
    expect(chances.wins.attacker).toBeCloseTo(1, 2);
    expect(chances.left.attacker[12]).toBeGreaterThan(0.99);
  });
});
