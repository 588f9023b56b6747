import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { tableFixture } from '../../table/fixture.js';
import { Board } from '../nations/support.js';

function said(game: Board, type: 'battle-ended'): string {
  const [event] = game.told(type);
  if (event === undefined) throw new Error(`no ${type}`);
  return HISPANIA.words.describe('en', event, {}) ?? '';
}

describe('what has happened is called what it was', () => {
  it('a submission is nobody’s victory', () => {
    const game = new Board({
      turn: 9,
      nation: 'wisigoth',
      board: {
        barcelone: { wisigoth: { infantry: 2 } },
        'pyrenees-orientales': { basque: { infantry: 2 } },
        pamplune: { basque: { infantry: 1 } },
      },
    })
      .begin()
      .passTo('move')
      .move('c', 'barcelone', { infantry: 2 }, 'pyrenees-orientales');
    game.dice.always(2);
    game.do('c', { verb: 'done' });
    game.passUntil((state) => state.nations.basque.suzerain !== null && state.frames.length === 0);
    expect(said(game, 'battle-ended')).toContain('by submission of **BASQUES**');
    expect(said(game, 'battle-ended')).not.toContain('victory');
  });

  it('a major nation that was drawn was not chosen (14.1.3)', async () => {
    const t = tableFixture({ games: [HISPANIA] });
    const people = ['red', 'blue', 'green', 'yellow'];
    await t.begun(people, 'hispania', { scenario: 'D', version: 'advanced', 'group-bids': 'on' });
    await t.does('red', 'bid', { nation: 'rome', count: 3 });
    for (const person of people) await t.does(person, 'done');
    const told: string[] = [];
    for (const post of t.memory.posts) if (post.to.kind === 'channel') told.push(await t.post(post));
    const text = told.join('\n');
    expect(text).toContain('**ROME**: to red, who bid most (costs 41 VP besides)');
    expect(text).toMatch(/\*\*[A-Z]+\*\*: to blue by lot, without a bid \(costs \d+ VP\)/);
    expect(text).not.toMatch(/(red|blue|green|yellow) chooses/);
  });
});
