import type { Adviser } from '../../src/core/adviser.js';
import type { GameModule } from '../../src/core/game-module.js';
import { diceRace } from '../games/dice-race/index.js';
import type { tableFixture } from './fixture.js';

/** Bids 60, runs and pushes, where the default bids nothing, creeps and yields. */
const runner: Adviser = ({ offers }) => {
  const reason = { key: 'default' };
  const may = (verb: string) => offers.some((offer) => offer.verb === verb);
  if (may('bid')) return { action: { verb: 'bid', amount: 60 }, reason };
  const verb = ['advance', 'push', 'done'].find(may);
  return verb === undefined ? null : { action: { verb }, reason };
};

/** A race with somebody who thinks. Turns are run in a lane, which is a part of the seat. */
export function thinkingRace(): GameModule {
  const race: GameModule = diceRace();
  return {
    ...race,
    adviser: runner,
    view: (state, seat) => ({ ...race.view(state, seat), viewer: seat }),
    obligations: (state) =>
      race
        .obligations(state)
        .map((owed) => (owed.kind === 'turn' ? { ...owed, values: { lane: { kind: 'lane', id: 'lane-1' } } } : owed)),
  };
}

/** Until no bot is awaited any more: how often they played. */
export async function botsPlay(t: ReturnType<typeof tableFixture>): Promise<number> {
  const { id } = await t.game();
  for (let count = 0; ; count++) if (count > 200 || (await t.table.playOn(id)) !== 'played') return count;
}
