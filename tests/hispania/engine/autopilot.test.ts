import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/core/action.js';
import type { GameEvent } from '../../../src/core/chronicle.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { Game, position } from './game.js';

const SEATS = ['p1', 'p2', 'p3', 'p4'];

/** Nobody is there: every obligation by its legal default, until `enough` or the end. */
function playedByNobody(scenario: string, seed: number, enough: (state: Hispania) => boolean = () => false) {
  const dice = new Chance(seed);
  const started = HISPANIA.setup.begin({ scenario }, SEATS, dice);
  if (!started.ok) throw new Error(started.rejection.code);
  let { state } = started.value;
  const events: GameEvent[] = [...started.value.events];
  let steps = 0;
  for (; HISPANIA.outcome(state) === null && !enough(state) && steps < 3000; steps++) {
    const [owed] = HISPANIA.obligations(state);
    if (owed === undefined) throw new Error('nobody is awaited');
    const done = HISPANIA.apply(state, firstAwaited(owed), HISPANIA.fallback(state, owed), dice);
    if (!done.ok) throw new Error(JSON.stringify(done.rejection));
    events.push(...done.value.events);
    ({ state } = done.value);
  }
  return { state, events, steps };
}

/** What the default does in a position, in the phase that it is in. */
function defaults(game: Game): Action[] {
  const actions: Action[] = [];
  const { phase, nation } = game.state.stage;
  while (game.state.stage.phase === phase && game.state.stage.nation === nation) {
    const [owed] = HISPANIA.obligations(game.state);
    if (owed === undefined || actions.length > 50) break;
    const action = HISPANIA.fallback(game.state, owed);
    actions.push(action);
    expect(game.act(firstAwaited(owed), action)).toBeNull();
  }
  return actions;
}

/** The open anchors. */
const ANCHORS = ['seville', 'cadix', 'gibraltar', 'carthagene', 'denia', 'valence', 'majorque', 'ibiza'];

const seats = { red: ['galicien'], blue: ['carthage'] };
const galicien = (phase: string) => ({ turn: 2, nation: 'galicien' as const, phase, seats });

describe('what is played for somebody absent', () => {
  it.each([1, 2, 3, 7])(
    '[3.2, 4.5, 5.6] lands CARTHAGE on turn 1 and loses nobody for want of room (dice %i)',
    (seed) => {
      const { events, state } = playedByNobody(
        'A',
        seed,
        ({ turn, stage }) => turn > 1 || (stage.nation !== null && stage.nation !== 'carthage'),
      );
      expect(state.areas.sea.carthage).toBeUndefined();
      const lost = events.filter(({ type, nation }) => type === 'removed' && nation === 'carthage');
      expect(lost.filter(({ why }) => why === 'stranded' || why === 'stacking')).toEqual([]);
      expect(events.filter(({ type }) => type === 'moved').length).toBeGreaterThan(4);
    },
  );

  // 3.5 of income: 12 gold, 8 over the reserve of 4.
  it('[2.4, 3.1] buys with the gold over the reserve and places it where most is scored next', () => {
    const game = new Game(
      position(
        galicien('income'),
        { galice: { galicien: '1 infantry' }, porto: { galicien: '1 infantry' }, leon: { galicien: '1 infantry' } },
        { gold: { galicien: 8.5 } },
      ),
    );
    expect(defaults(game)[0]).toMatchObject({ verb: 'buy', unit: 'infantry' });
    expect(game.told('unit-bought')).toMatchObject([{ unit: 'infantry', count: 2 }]);
    expect(game.told('gold-lost')).toEqual([]);
    defaults(game);
    expect(game.told('placed')).toMatchObject([{ to: 'galice' }, { to: 'leon' }]);
    defaults(game);
    expect(game.told('removed')).toEqual([]);
  });

  it('[4.5] buys nothing that could not stay', () => {
    const game = new Game(
      position(galicien('income'), { galice: { galicien: '2 infantry' } }, { gold: { galicien: 12 } }),
    );
    defaults(game);
    expect(game.told('unit-bought')).toEqual([]);
  });

  it('[4.5, 7] takes those over the limit to land with room, and nobody else anywhere', () => {
    const game = new Game(position(galicien('move'), { galice: { galicien: '6 infantry' } }));
    const moves = defaults(game).filter(({ verb }) => verb === 'move');
    expect(moves.length).toBeGreaterThan(0);
    expect(game.told('removed')).toEqual([]);
    const still = new Game(position(galicien('move'), { galice: { galicien: '2 infantry' } }));
    expect(defaults(still)).toEqual([{ verb: 'done' }]);
  });

  it('[4.5] takes those over the limit to land of its own that has room', () => {
    const game = new Game(
      position(galicien('move'), {
        porto: { galicien: '4 infantry' },
        galice: { galicien: '1 infantry' },
        majorque: { galicien: '1 infantry' },
        duero: { lusitanien: '3 infantry' },
        lusitanie: { lusitanien: '3 infantry' },
        leon: { lusitanien: '3 infantry' },
        asturies: { lusitanien: '3 infantry' },
        'tierra-de-campos': { lusitanien: '3 infantry' },
        salamanque: { lusitanien: '3 infantry' },
        alcantara: { lusitanien: '3 infantry' },
        lisbonne: { lusitanien: '3 infantry' },
        badajoz: { lusitanien: '3 infantry' },
        cantabrie: { lusitanien: '3 infantry' },
      }),
    );
    defaults(game);
    expect([game.at('porto', 'galicien'), game.at('galice', 'galicien')]).toEqual(['3 infantry', '2 infantry']);
  });

  it('[3.2.9] takes a Leader off the sea who is there alone', () => {
    const game = new Game(
      position(
        { turn: 1, nation: 'carthage', phase: 'move', seats },
        { denia: { carthage: '2 infantry' } },
        { sea: { carthage: ['leader:Hamilcar'] } },
      ),
    );
    const [first] = defaults(game);
    expect(first).toMatchObject({ verb: 'move', from: 'sea', leaders: { 'leader:Hamilcar': 1 } });
    expect(game.told('removed')).toEqual([]);
  });

  it('[5.6] attacks where nothing else is left, two against one where it can', () => {
    const game = new Game(
      position(
        { turn: 1, nation: 'carthage', phase: 'move', seats },
        Object.fromEntries(ANCHORS.map((area) => [area, { ibere: area === 'denia' ? '1 infantry' : '3 infantry' }])),
        { sea: { carthage: ['infantry', 'infantry'] } },
      ),
    );
    const [owed] = HISPANIA.obligations(game.state);
    if (owed === undefined) throw new Error('nobody is awaited');
    const action = HISPANIA.fallback(game.state, owed);
    expect(action).toMatchObject({ verb: 'move', from: 'sea', units: { infantry: 2 }, to: 'denia' });
  });

  it.each(['A', 'D'])('a whole game of scenario %s ends', (scenario) => {
    const { state, steps, events } = playedByNobody(scenario, 5);
    expect(HISPANIA.outcome(state)).not.toBeNull();
    expect(steps).toBeLessThan(1500);
    expect(events.some(({ type }) => type === 'unit-bought')).toBe(true);
  });
});
