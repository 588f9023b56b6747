import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { acted, during, told, verbsOf } from '../support/acts.js';
import { combatOf, moving, vehicle } from '../support/full-move.js';
import { done } from '../support/world.js';

const men = { 'light-infantry': 1 };

/** Byzantium may move first, then the Mamluks; nobody else can. */
function first(more: (play: Play) => void = () => undefined) {
  const state = moving('byzantium', (play) => {
    play.addUnits('constantinople', 'byzantium', men);
    play.addUnits('thessalonica', 'byzantium', men);
    for (const at of ['constantinople', 'thessalonica'] as const)
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at });
    vehicle(play, { kind: 'war-wagon', owner: 'mamluks', at: 'cairo' });
    play.addUnits('cairo', 'mamluks', men);
    more(play);
  });
  return during(state, combatOf(0));
}
const rest = ['byzantium', { verb: 'rest' }] as const;
const goes = (from: string, to: string) => ['mamluks', { verb: 'move', from, group: men, to }] as const;

describe('passing until something happens', () => {
  it('[6.13.3] passes now and in later rounds, without being asked', () => {
    const { state, events } = told(first(), [rest]);
    expect(events.map(({ type, audience }) => [type, audience])).toEqual([
      ['rests', ['byzantium']],
      ['passed-round', undefined],
    ]);
    expect(MEDIOEVO.obligations(state)).toMatchObject([{ what: 'full-move', seats: ['mamluks'] }]);
    const after = told(state, [goes('cairo', 'alexandria')]);
    const passed = after.events.filter(({ type }) => type === 'passed-round').map(({ seat }) => seat);
    expect(passed).toContain('byzantium');
    expect(after.state.frames.some(({ kind }) => kind === 'combat')).toBe(false);
  });

  it('[6.13.3] asks again when something of his is changed by somebody else', () => {
    const resting = acted(first(), [rest]);
    const robbed = done(resting, (play) => play.takeUnits('thessalonica', 'byzantium', men));
    const { state, events } = told(robbed, [goes('cairo', 'alexandria')]);
    expect(events.find(({ type }) => type === 'wakes')).toMatchObject({ audience: ['byzantium'] });
    expect(MEDIOEVO.obligations(state)).toMatchObject([{ what: 'full-move', seats: ['byzantium'] }]);
    expect(verbsOf(state, 'byzantium')).toContain('rest');
  });

  it('[6.13.3] asks again when somebody comes beside one of his armies, not when he leaves', () => {
    const beside = first((play) => play.addUnits('nicaea', 'mamluks', men));
    const resting = acted(beside, [rest]);
    const gone = done(resting, (play) => play.takeUnits('nicaea', 'mamluks', men));
    expect(told(gone, [goes('cairo', 'alexandria')]).events.map(({ type }) => type)).not.toContain('wakes');
    const more = done(resting, (play) => play.addUnits('nicaea', 'mamluks', men));
    expect(told(more, [goes('cairo', 'alexandria')]).events.map(({ type }) => type)).toContain('wakes');
  });

  it('[6.13.3] makes his planned moves first, which do not wake him', () => {
    const waiting = during(first(), combatOf(1));
    const planned = acted(waiting, [
      ['byzantium', { verb: 'plan-move', from: 'constantinople', group: men, to: 'adrianople', more: 'then-next' }],
      rest,
    ]);
    const { state, events } = told(planned, [goes('cairo', 'alexandria')]);
    expect(events.filter(({ type }) => type === 'marched').map(({ to }) => to)).toEqual(['alexandria', 'adrianople']);
    expect(events.map(({ type }) => type)).not.toContain('wakes');
    expect(state.frames.some(({ kind }) => kind === 'combat')).toBe(false);
  });

  it('[6.13.3] asks again when his plans are dropped', () => {
    const waiting = during(first(), combatOf(1));
    const planned = acted(waiting, [
      ['byzantium', { verb: 'plan-move', from: 'constantinople', group: men, to: 'adrianople', more: 'then-next' }],
      rest,
    ]);
    const without = { ...planned, vehicles: planned.vehicles.filter(({ at }) => at !== 'constantinople') };
    const { state } = told(without, [['mamluks', { verb: 'pass' }]]);
    expect(MEDIOEVO.obligations(state).filter(({ what }) => what === 'full-move')).toMatchObject([
      { seats: ['byzantium'] },
    ]);
  });

  it('[6.13.3] is taken back, and seen by nobody else', () => {
    const waiting = during(first(), combatOf(1));
    const resting = acted(waiting, [rest]);
    expect(JSON.stringify(MEDIOEVO.view(resting, 'byzantium').frames)).toContain('resting');
    for (const viewer of ['mamluks', null])
      expect(JSON.stringify(MEDIOEVO.view(resting, viewer).frames)).not.toContain('resting');
    expect(verbsOf(resting, 'byzantium')).not.toContain('rest');
    const awake = acted(resting, [['byzantium', { verb: 'wake' }]]);
    expect(awake.frames).toEqual(waiting.frames);
  });
});
