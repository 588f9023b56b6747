import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { choicesIn } from '../support/acts.js';
import { battleIn, carried, cash, FIELD, fight, moving, technologiesOf, unitsIn, uses } from '../support/cards.js';

const NONE = { blue: 0, yellow: 0, orange: 0, red: 0, green: 0, violet: 0 };
const orange = (play: Play, level: number, seat = 'byzantium') =>
  play.changeRealm(seat, { technologies: { ...NONE, orange: level }, cash: 2000 });

describe('the technologies of legislation', () => {
  it('[8.7.law] line 4111: puts a rebellion into a territory of nobody’s beside the home', () => {
    // Line 4111: a point for each of them.
    const state = carried({
      ...moving((play) => orange(play, 2)),
      phase: 'events',
      frames: [{ kind: 'rebellion', id: 5, seat: 'byzantium', left: 1, done: [] }],
    });
    const places = choicesIn(state, 'byzantium', { verb: 'use-technology', technology: 'law' });
    expect(places).toContain('konya');
    expect(places).not.toContain('nicaea');
    expect(places).not.toContain('serbia');
    const after = uses(state, 'byzantium', 'law', { at: 'konya' });
    expect(unitsIn(after, 'barbarians', 'konya')).toEqual({ 'light-infantry': 1 });
    expect(cash(state, 'byzantium') - cash(after, 'byzantium')).toBe(100);
    expect(after.frames).toEqual([]);
    expect(
      technologiesOf(
        moving((play) => orange(play, 2)),
        'byzantium',
      ),
    ).not.toContain('law');
  });

  const horde = (level: number) =>
    fight({
      attacker: { 'light-infantry': 3 },
      defender: { 'light-infantry': 1, archer: 1, 'captain-1': 1 },
      against: 'barbarians',
      at: 'cilicia',
      arrange: (play) => orange(play, level),
    });

  it('[8.7.nation] line 4115: drives barbarians away a point each, and the land is taken without a fight', () => {
    // Line 4115: a light infantry, an archer and a captain for three points.
    const state = horde(3);
    const units = { 'light-infantry': 1, archer: 1, 'captain-1': 1 };
    const after = uses(state, 'byzantium', 'nation', { from: 'cilicia', units, to: 'aleppo' });
    expect(cash(state, 'byzantium') - cash(after, 'byzantium')).toBe(300);
    expect(battleIn(after)).toBeNull();
    expect(after.lands.cilicia.holder).toBe('byzantium');
    expect(unitsIn(after, 'barbarians', 'aleppo')).toEqual(units);
    expect(technologiesOf(horde(2), 'byzantium')).not.toContain('nation');
  });

  it('[8.7.nation] lets them fall on another player', () => {
    const state = moving((play) => {
      orange(play, 3);
      play.addUnits('serbia', 'barbarians', { 'light-infantry': 2 });
      play.changeLand('banat', { civil: { level: 1, damage: 0 } });
    });
    const move = { from: 'serbia', units: { 'light-infantry': 1 }, to: 'banat' };
    const after = uses(state, 'byzantium', 'nation', move);
    // Nobody defends it: what stands there is plundered.
    expect(after.lands.banat.civil).toBeNull();
    expect(() => uses(state, 'byzantium', 'nation', { ...move, to: 'buda' })).toThrow();
  });

  it('[8.7.influence] line 4124: wins barbarians over for two points each', () => {
    // Line 4124: a captain and a light infantry for four points.
    const state = fight({
      attacker: { 'light-infantry': 1 },
      defender: { 'light-infantry': 1, 'captain-1': 1 },
      against: 'barbarians',
      arrange: (play) => orange(play, 4),
    });
    const units = { 'light-infantry': 1, 'captain-1': 1 };
    const after = uses(state, 'byzantium', 'influence', { at: FIELD, units });
    expect(cash(state, 'byzantium') - cash(after, 'byzantium')).toBe(400);
    expect(unitsIn(after, 'byzantium')).toEqual({ 'light-infantry': 2, 'captain-1': 1 });
    expect(battleIn(after)).toBeNull();
    expect(technologiesOf(horde(3), 'byzantium')).not.toContain('influence');
  });

  it('[8.7.influence] reaches hordes beside what one controls, and fights the rest of them', () => {
    const state = moving((play) => {
      orange(play, 4);
      play.addUnits('konya', 'barbarians', { archer: 2 });
      play.addUnits('rome', 'barbarians', { archer: 2 });
    });
    const places = choicesIn(state, 'byzantium', { verb: 'use-technology', technology: 'influence' });
    expect(places).toContain('konya');
    expect(places).not.toContain('rome');
    const all = uses(state, 'byzantium', 'influence', { at: 'konya', units: { archer: 2 } });
    expect(all.lands.konya.holder).toBe('byzantium');
    expect(all.realms.byzantium?.honour).toBe((state.realms.byzantium?.honour ?? 0) + 1);
    const one = uses(state, 'byzantium', 'influence', { at: 'konya', units: { archer: 1 } });
    expect(battleIn(one)).toMatchObject({ attacker: 'byzantium', defender: 'barbarians', at: 'konya' });
  });
});
