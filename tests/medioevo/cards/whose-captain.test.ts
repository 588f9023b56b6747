import { describe, expect, it } from 'vitest';
import { unitsLeft } from '../../../src/games/medioevo/control/supply.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import type { Units } from '../../../src/games/medioevo/state/units.js';
import { choicesIn } from '../support/acts.js';
import { cardsOf, fight, hold, plays, unitsIn } from '../support/cards.js';

const battle = (card: number, attacker: Units, defender: Units, against = 'mamluks', more = (_play: Play) => {}) =>
  fight({
    attacker,
    defender,
    against,
    arrange(play) {
      hold(play, 'byzantium', card);
      more(play);
    },
  });
const whose = (state: ReturnType<typeof battle>, card: number) =>
  choicesIn(state, 'byzantium', { verb: 'play-card', card: `${card}` });
/** All pieces of a captain of this level stand somewhere else. */
const none = (unit: 'captain-1' | 'captain-2' | 'captain-3') => (play: Play) =>
  play.addUnits('nicaea', 'byzantium', { [unit]: unitsLeft(play.state, 'byzantium', unit) });

describe('whose captain a card makes or promotes', () => {
  it('[8.6.68] is of an army that has one below level III', () => {
    const rise = (attacker: Units, defender: Units, against?: string) =>
      whose(battle(68, { archer: 1, ...attacker }, { archer: 1, ...defender }, against), 68);
    expect(rise({ 'captain-1': 1 }, {})).toEqual(['byzantium']);
    expect(rise({}, { 'captain-2': 1 })).toEqual(['mamluks']);
    expect(rise({ 'captain-2': 1 }, { 'captain-1': 1 })).toEqual(['byzantium', 'mamluks']);
    expect(rise({ 'captain-3': 1 }, { 'captain-1': 1 })).toEqual(['mamluks']);
    expect(rise({}, { 'captain-1': 1 }, 'barbarians')).toEqual(['barbarians']);
  });

  it('[8.6.68] raises each captain by one level', () => {
    const state = battle(68, { archer: 1, 'captain-1': 1, 'captain-2': 1 }, { archer: 1 });
    const asked = { verb: 'play-card', card: '68', whose: 'byzantium' };
    expect(choicesIn(state, 'byzantium', asked)).toEqual(['captain-1', 'captain-2']);
    const after = plays(state, 'byzantium', 68, { whose: 'byzantium', unit: 'captain-2' });
    expect(unitsIn(after, 'byzantium')).toEqual({ archer: 1, 'captain-1': 1, 'captain-3': 1 });
  });

  it('[8.6.68] [1.2] needs a piece of the level above, but for barbarians', () => {
    const spent = battle(68, { archer: 1, 'captain-1': 1 }, { archer: 1 }, 'mamluks', none('captain-2'));
    expect(cardsOf(spent, 'byzantium')).toEqual([]);
  });

  it('[8.6.67] is of an army without a leader that has a captain beside the board', () => {
    const made = (attacker: Units, defender: Units, against?: string) =>
      whose(battle(67, { archer: 1, ...attacker }, { archer: 1, ...defender }, against), 67);
    expect(made({}, {})).toEqual(['byzantium', 'mamluks']);
    expect(made({ 'captain-1': 1 }, {})).toEqual(['mamluks']);
    expect(made({}, { 'captain-3': 1 })).toEqual(['byzantium']);
    const state = battle(67, { archer: 1, cavalry: 1 }, { archer: 1, 'captain-1': 1 });
    const unit = choicesIn(state, 'byzantium', { verb: 'play-card', card: '67', whose: 'byzantium' });
    expect(unit.toSorted()).toEqual(['archer', 'cavalry']);
    const spent = battle(67, { archer: 1 }, { archer: 1, 'captain-1': 1 }, 'mamluks', none('captain-1'));
    expect(cardsOf(spent, 'byzantium')).toEqual([]);
  });
});
