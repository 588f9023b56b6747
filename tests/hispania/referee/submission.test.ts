import { describe, expect, it } from 'vitest';
import { vassals } from '../../../src/games/hispania/state/vassals.js';
import { Board } from '../nations/support.js';

describe('a suzerain that is gone', () => {
  it('[9.6.9] frees its vassals at once, also when the last of its units leave the map', () => {
    const game = new Board({
      turn: 2,
      nation: 'carthage',
      phase: 'move',
      board: {
        barcelone: { carthage: { infantry: 2 } },
        cordoue: { celte: { infantry: 1 } },
        lisbonne: { lusitanien: { infantry: 1 } },
      },
      submitted: { celte: 'carthage' },
    }).begin();
    game.move('a', 'barcelone', { infantry: 1 }, 'narbonne');
    expect(game.state.nations.celte.suzerain).toBe('carthage');
    game.move('a', 'barcelone', { infantry: 1 }, 'narbonne');
    expect(game.state.nations.celte.suzerain).toBeNull();
    expect(game.told('submission-ended')).toHaveLength(1);
  });
});

describe('who has submitted', () => {
  it('[9.6.1] is known at once, and that he is free again', () => {
    const game = new Board({ turn: 10, board: { tolede: { wisigoth: { infantry: 1 } } } });
    const known = (suzerain: 'wisigoth' | null) => {
      let found: readonly string[] = [];
      game.run((play) => {
        vassals(play.state);
        play.nation('hispano-romain', { suzerain });
        found = vassals(play.state);
      });
      return found;
    };
    expect(known('wisigoth')).toEqual(['hispano-romain']);
    expect(known(null)).toEqual([]);
  });
});

describe('what the rules leave open about vassals and capitals', () => {
  it('[2.1.4] [2.2.2] a vassal gives up its own half alone', () => {
    const game = new Board({
      turn: 9,
      nation: 'basque',
      board: {
        pamplune: { basque: { infantry: 1 } },
        'pays-basque': { basque: { infantry: 1 } },
        tolede: { wisigoth: { castle: 1 } },
      },
      gold: { basque: 4 },
      submitted: { basque: 'wisigoth' },
    }).begin();
    const { gold } = game.state.nations.wisigoth;
    expect(gold).toBeGreaterThan(0);
    game.do('b', { verb: 'waive', gold: game.state.nations.basque.gold });
    expect(game.state.nations.basque.gold).toBe(0);
    expect(game.state.nations.wisigoth.gold).toBe(gold);
  });

  it('[9.6.2] a vassal does not change its suzerain', () => {
    const game = new Board({
      turn: 3,
      nation: 'rome',
      phase: 'move',
      board: {
        tolede: { rome: { elite: 2 } },
        cordoue: { celte: { infantry: 2 } },
        carthagene: { carthage: { infantry: 1 } },
      },
      submitted: { celte: 'carthage' },
    }).begin();
    game.dice.always(2);
    game.move('d', 'tolede', { elite: 2 }, 'cordoue').do('d', { verb: 'done' });
    expect(game.owed()).toEqual(['d:retreat']);
    expect(game.told('submission-refused')).toEqual([]);
    expect(game.state.nations.celte.suzerain).toBe('carthage');
  });

  it('[5.2.2] [5.1.2] who came into a mountain with a Leader goes on with him alone', () => {
    const game = new Board({
      turn: 17,
      nation: 'castille',
      phase: 'move',
      board: { segovie: { castille: { infantry: 2, leaders: ['Alfons'] } } },
    }).begin();
    game.move('c', 'segovie', { infantry: 2, 'leader:Alfons': 1 }, 'avila');
    const led = 'infantry/1/segovie/led';
    const ways = (leaders: { [leader: string]: number }) =>
      game.choices('c', 'move', { from: 'avila', leaders, units: { [led]: 1 } });
    expect(ways({ 'leader:Alfons': 1 })).toContain('salamanque');
    expect(ways({})).toEqual([]);
  });

  it('[4.3.3] [4.5.3] in its own turn a nation puts its former capital right by the next check', () => {
    const game = new Board({
      turn: 16,
      nation: 'castille',
      phase: 'move',
      board: { segovie: { castille: { infantry: 4 } }, salamanque: { castille: { infantry: 1 } } },
      nations: { castille: { capital: 'segovie' } },
    }).begin();
    game.do('c', { verb: 'capital', nation: 'castille', province: 'salamanque' });
    expect(game.owed()).toEqual(['c:move']);
    game.do('c', { verb: 'done' });
    expect(game.owed()).toEqual(['c:stacking']);
  });
});
