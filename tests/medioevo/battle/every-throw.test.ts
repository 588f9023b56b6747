import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../src/core/dice.js';
import { carryOut } from '../../../src/games/medioevo/battle/course.js';
import { armyOn } from '../../../src/games/medioevo/battle/sides.js';
import { Play } from '../../../src/games/medioevo/engine/play.js';
import { roundSpread } from '../../../src/games/medioevo/odds/round.js';
import { forceOf, termsOf } from '../../../src/games/medioevo/odds/terms.js';
import { type BySide, bothSides, type Side } from '../../../src/games/medioevo/state/battle.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { sizeOf, tallyOf, type Units } from '../../../src/games/medioevo/state/units.js';
import { everyThrow } from '../../kit/every-throw.js';
import { type Arranged, battleIn, battleOf } from '../support/field.js';

const written = ({ attacker, defender }: BySide<Units>) => JSON.stringify([tallyOf(attacker), tallyOf(defender)]);

/** Who is left after one round as the rules fight it. */
function roundFought(state: Medioevo, dice: Dice): string {
  const play = new Play(state, dice);
  const first = battleIn(play.state);
  const left = () => bothSides((side) => armyOn(play.state, first.at, first[side]));
  for (;;) {
    const here = play.state.frames.at(-1);
    const { attacker, defender } = left();
    if (here?.kind !== 'battle' || here.round > 1) break;
    if (here.wounds.length === 0 && (sizeOf(attacker) === 0 || sizeOf(defender) === 0)) break;
    carryOut(play, here);
  }
  return written(left());
}

const ONCE = { reroll: 'none' } as const;

/** The dice of a horde lie in the war circle: few enough are thrown to throw them all. */
const CASES: Readonly<Record<string, Arranged>> = {
  'horse and foot against a horde, with second throws': {
    attacker: { owner: 'empire', units: { 'heavy-infantry': 1, cavalry: 2 } },
    defender: { owner: 'barbarians', units: { 'light-infantry': 4 } },
    circle: { d4: 2, d6: 5, d8: 5 },
  },
  'archers and a captain in a horde, whom a castle keeps off': {
    attacker: { owner: 'barbarians', units: { archer: 1, 'captain-1': 1 } },
    defender: { owner: 'byzantium', units: { 'heavy-infantry': 1, archer: 1 }, order: ONCE },
    held: 'byzantium',
    building: 1,
    circle: { d4: 3, d6: 3, d8: 1 },
  },
  'an engine with its crew': {
    attacker: { owner: 'mamluks', units: { 'light-infantry': 2 }, engines: [2], order: ONCE },
    defender: { owner: 'barbarians', units: { cavalry: 1, 'light-infantry': 2 } },
    circle: { d4: 1, d6: 4, d8: 7 },
  },
};

describe('the odds and the play of a round', () => {
  it.each(Object.entries(CASES))(
    '[6.4.4] [6.5.4] [6.5.6] [6.14] come to the same over every face: %s',
    (_name, arranged) => {
      const state = battleOf(arranged);
      const here = battleIn(state);
      const played = everyThrow((dice) => roundFought(state, dice));
      const reckoned = new Map<string, number>();
      const terms = termsOf(state, here);
      // The odds suppose the usual order of everybody; here they are told who throws once.
      const side = (one: Side) => ({
        ...terms[one],
        lead: terms[one].lead && { ...terms[one].lead, ...arranged[one].order },
      });
      const spread = roundSpread(
        { ...terms, ...bothSides(side) },
        bothSides((one) => forceOf(state, here, one)),
      );
      for (const { value, chance } of spread) {
        const told = written({ attacker: value.attacker.units, defender: value.defender.units });
        reckoned.set(told, (reckoned.get(told) ?? 0) + chance);
      }
      expect([...reckoned.keys()].sort()).toEqual([...played.keys()].sort());
      expect(played.size).toBeGreaterThan(2);
      for (const [told, chance] of played) expect(reckoned.get(told), told).toBeCloseTo(chance, 9);
    },
  );
});
