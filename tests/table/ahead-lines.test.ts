import { expect, it } from 'vitest';
import type { GameModule } from '../../src/core/game-module.js';
import { aheadLines } from '../../src/table/controls/panel/preview.js';
import { diceRace } from '../games/dice-race/index.js';

/** A game in which each of these can be done at once, and would bring this. */
function offering(brings: Readonly<Record<string, string>>): GameModule {
  const race: GameModule = diceRace();
  return {
    ...race,
    offers: () => Object.keys(brings).map((verb) => ({ verb })),
    ask: () => ({ kind: 'done' }),
    foresee: { ...race.foresee, action: (_state, _seat, { verb }) => ({ key: brings[verb] ?? '' }) },
  };
}
const linesOf = (brings: Readonly<Record<string, string>>) => aheadLines(offering(brings), { frames: [] }, 'p1');
const said = (key: string) => ({ from: 'game', module: 'dice-race', key });

it('what one thing would bring stands alone; of several each says which it is of', () => {
  expect(linesOf({ done: 'lost' })).toEqual([said('preview.lost')]);
  expect(linesOf({ done: 'lost', leave: 'lost' })).toEqual([said('preview.lost')]);
  expect(linesOf({ done: 'lost', leave: 'gone' })).toEqual([
    { from: 'noted', line: said('verb.done'), note: said('preview.lost') },
    { from: 'noted', line: said('verb.leave'), note: said('preview.gone') },
  ]);
});
