import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { hide } from '../../../src/games/medioevo/tells/view.js';
import { acted, choicesIn, during, told, verbsOf } from '../support/acts.js';
import { combatOf, moving, vehicle } from '../support/full-move.js';
import { done } from '../support/world.js';

/** Mamluks move first here; Byzantium, second, has a wagon at Constantinople and plans ahead. */
function waiting(more: (play: Play) => void = () => undefined) {
  const state = moving('byzantium', (play) => {
    play.set({ order: ['mamluks', 'byzantium', 'hungary', 'empire', 'novgorod', 'horde'] });
    play.addUnits('constantinople', 'byzantium', { 'light-infantry': 1 });
    vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'constantinople' });
    vehicle(play, { kind: 'war-wagon', owner: 'mamluks', at: 'cairo' });
    more(play);
  });
  return during(state, combatOf(0));
}
const men = { 'light-infantry': 1 };
const plan = (from: string, to: string, more = 'then-next') =>
  ['byzantium', { verb: 'plan-move', from, group: men, to, more }] as const;

describe('moves given ahead', () => {
  it('[6.13.1] each from where the one before leads, up to one that ends before an enemy', () => {
    const alone = acted(waiting(), [plan('constantinople', 'adrianople')]);
    // What has made its full move goes no more this turn.
    expect(verbsOf(alone, 'byzantium')).not.toContain('plan-move');
    const first = acted(waiting(), [plan('constantinople', 'adrianople', 'and-join')]);
    expect(choicesIn(first, 'byzantium', { verb: 'plan-move' })).toEqual(['adrianople']);
    const second = acted(first, [plan('adrianople', 'tarnovo')]);
    expect(second.realms.byzantium?.queue.map(({ to, entry }) => [to, entry])).toEqual([
      ['adrianople', 'free'],
      ['tarnovo', 'horde'],
    ]);
    expect(verbsOf(second, 'byzantium')).not.toContain('plan-move');
    const dropped = acted(second, [['byzantium', { verb: 'drop-plan' }]]);
    expect(dropped.realms.byzantium?.queue).toHaveLength(1);
    expect(second.lands.constantinople.armies.byzantium?.units).toEqual(men);
  });

  it('[6.13.1] nobody else sees them', () => {
    const planned = acted(waiting(), [plan('constantinople', 'adrianople')]);
    expect(hide(planned, 'mamluks').realms.byzantium?.queue).toEqual([]);
    expect(hide(planned, null).realms.byzantium?.queue).toEqual([]);
    expect(hide(planned, 'byzantium').realms.byzantium?.queue).toHaveLength(1);
  });

  it('[6.13.2] they are made in one’s own full moves, one after the other, and are all gone after a battle', () => {
    const two = waiting((play) => {
      play.addUnits('thessalonica', 'byzantium', men);
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'thessalonica' });
    });
    const planned = acted(two, [plan('constantinople', 'adrianople'), plan('thessalonica', 'tarnovo')]);
    const { state, events } = told(planned, [['mamluks', { verb: 'pass' }]]);
    expect(events.filter(({ type }) => type === 'marched').map(({ to }) => to)).toEqual(['adrianople']);
    const next = told(state, [['mamluks', { verb: 'pass' }]]);
    expect(next.state.frames.at(-1)).toMatchObject({ kind: 'battle', at: 'tarnovo', defender: 'barbarians' });
    expect(next.state.realms.byzantium?.queue).toEqual([]);
  });

  it('[6.13.2] those that belong together are one full move', () => {
    const planned = acted(waiting(), [
      plan('constantinople', 'adrianople', 'and-join'),
      plan('adrianople', 'thessalonica'),
    ]);
    const { state, events } = told(planned, [['mamluks', { verb: 'pass' }]]);
    expect(events.filter(({ type }) => type === 'marched').map(({ to }) => to)).toEqual(['adrianople', 'thessalonica']);
    expect(state.frames.at(-1)).toMatchObject({ kind: 'combat', round: 2 });
  });

  it('[6.13.2] a surprise drops the rest, and its owner alone is told', () => {
    const planned = acted(waiting(), [
      plan('constantinople', 'adrianople', 'and-join'),
      plan('adrianople', 'thessalonica'),
    ]);
    // Somebody else stands in the way now: what was to be passed is a battle.
    const changed = {
      ...planned,
      lands: {
        ...planned.lands,
        adrianople: {
          ...planned.lands.adrianople,
          holder: null,
          armies: { barbarians: { units: { archer: 1 }, stopped: {} } },
        },
      },
    };
    const { state, events } = told(changed, [['mamluks', { verb: 'pass' }]]);
    expect(events.find(({ type }) => type === 'queue-dropped')).toMatchObject({ count: 2, audience: ['byzantium'] });
    expect(state.realms.byzantium?.queue).toEqual([]);
    // He is called for it himself, and nobody else sees that he had plans.
    const owed = MEDIOEVO.obligations(state).filter(({ what }) => what === 'plans');
    expect(owed).toMatchObject([{ seats: ['byzantium'], kind: 'reaction', secret: true, values: { count: 2 } }]);
    const view = MEDIOEVO.view(state, 'mamluks');
    expect(JSON.stringify(view.realms)).not.toContain('"dropped":2');
    const noted = acted(state, [['byzantium', { verb: 'noted-plans' }]]);
    expect(MEDIOEVO.obligations(noted).filter(({ what }) => what === 'plans')).toEqual([]);
    expect(verbsOf(state, 'byzantium')).toContain('move');
    expect(state.lands.constantinople.armies.byzantium?.units).toEqual(men);
  });

  it('[6.13.2] a move with units that are not there any more is a surprise', () => {
    const planned = acted(waiting(), [plan('constantinople', 'adrianople')]);
    const raised = done(planned, (play) => {
      play.takeUnits('constantinople', 'byzantium', men);
      play.addUnits('constantinople', 'byzantium', { 'captain-1': 1 });
    });
    const { state, events } = told(raised, [['mamluks', { verb: 'pass' }]]);
    expect(events.map(({ type }) => type)).toContain('queue-dropped');
    expect(state.lands.constantinople.armies.byzantium?.units).toEqual({ 'captain-1': 1 });
    expect(state.lands.adrianople.armies.byzantium).toBeUndefined();
  });

  it('[6.13.2] what is left at the end of the phase is dropped', () => {
    const planned = acted(waiting(), [plan('constantinople', 'adrianople')]);
    const none = { ...planned, vehicles: planned.vehicles.map((one) => ({ ...one, stopped: true })) };
    const over = acted(during(none, { ...combatOf(6), passes: 6 }), [
      ['byzantium', { verb: 'orders', for: 'all', field: 'aim', value: 'units' }],
    ]);
    expect(over.frames).toEqual([]);
    expect(over.realms.byzantium?.queue).toEqual([]);
  });
});
