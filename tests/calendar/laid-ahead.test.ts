import { describe, expect, it } from 'vitest';
import type { GameModule } from '../../src/core/game-module.js';
import type { State } from '../../src/core/state.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import { FRONTIER } from '../games/frontier/index.js';
import { Chance } from '../kit/fuzz/chance.js';
import { laidAhead, saidOnce } from './laid-ahead.js';

const SEATS = ['p1', 'p2', 'p3'];
const MODULE: GameModule = MEDIOEVO;
const dice = new Chance(7);

function begun(): State {
  const game = MODULE.setup.begin({}, SEATS, dice);
  if (!game.ok) throw new Error(game.rejection.code);
  return game.value.state;
}

function played(state: State, seat: string, action: { readonly verb: string }): State {
  const done = MODULE.apply(state, seat, action, dice);
  if (!done.ok) throw new Error(done.rejection.code);
  return done.value.state;
}

describe('what people lay down while they are at the phone', () => {
  it('is the tax with the bid, once', () => {
    const bidden = played(begun(), 'p1', { verb: 'bid-nothing' });
    const tax = laidAhead(MODULE, bidden, 'p1');
    expect(tax).toMatchObject({ verb: 'tax' });
    if (tax === null) return;
    expect(laidAhead(MODULE, played(bidden, 'p1', tax), 'p1')).toBeNull();
  });

  it('is nothing where a game has nothing of the kind', () => {
    const game = FRONTIER.setup.begin({}, ['p1', 'p2'], dice);
    if (!game.ok) throw new Error(game.rejection.code);
    expect(laidAhead(FRONTIER, game.value.state, 'p1')).toBeNull();
    expect(saidOnce(FRONTIER, game.value.state, 'p1', { verb: 'pass' })).toEqual({ verb: 'pass' });
  });
});
