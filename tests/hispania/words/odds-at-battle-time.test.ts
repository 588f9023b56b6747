import { describe, expect, it } from 'vitest';
import type { Terms } from '../../../src/core/result.js';
import { advisedMoves } from '../../../src/games/hispania/advice/moving/moving.js';
import { plansFor } from '../../../src/games/hispania/advice/moving/plans.js';
import { sourcesOf } from '../../../src/games/hispania/advice/moving/sources.js';
import { Outlook } from '../../../src/games/hispania/advice/outlook.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Board } from '../nations/support.js';

/**
 * What is foreseen of a battle is of those who will fight it: whoever is too many is removed before the first die (4.5.1).
 * Each figure is compared with the one that the battle has when it begins.
 */
const AT = 'avila';
function six(more: { readonly leader?: boolean } = {}) {
  return new Board({
    turn: 16,
    nation: 'castille',
    phase: 'move',
    board: {
      calatayud: { castille: { infantry: 3 } },
      segovie: { castille: { infantry: 3, ...(more.leader === true ? { leaders: ['alfons'] } : {}) } },
      [AT]: { 'seville-nation': { infantry: 3 } },
    },
  }).begin();
}
function chanceIn(values: Terms | undefined): string | undefined {
  const wins = values?.wins;
  return typeof wins === 'object' && 'id' in wins ? String(wins.id) : undefined;
}

/** The chance that stands at the battle when it begins, all surplus removed as `remove-rest` does. */
function atTheBattle(game: ReturnType<typeof six>): string | undefined {
  game.dice.always(9);
  game.do('c', { verb: 'done' });
  if (game.state.stage.phase === 'stack') game.do('c', { verb: 'remove-rest' });
  const [began] = game.told('battle-began');
  if (began === undefined) throw new Error('no battle');
  const told = HISPANIA.words.condense?.([began], HISPANIA.view(game.state, null)) ?? [];
  return /attack wins ([\d.]+) %/.exec(told.map((event) => HISPANIA.words.describe('en', event, {})).join())?.[1];
}

describe('[4.5.1] odds of a stack that is too large', () => {
  const moved = () => six().move('c', 'calatayud', { infantry: 3 }, AT).move('c', 'segovie', { infantry: 3 }, AT);

  it('on Done: those of the battle that is fought', () => {
    const game = moved();
    const preview = HISPANIA.foresee.action(game.state, 'c', { verb: 'done' });
    expect(preview?.values).toMatchObject({ surplus: 3 });
    const [[, ahead] = []] = Array.isArray(preview?.values?.areas) ? preview.values.areas : [];
    expect(ahead).toEqual({ kind: 'chance', id: atTheBattle(game) });
  });

  it('where the last of them go to', () => {
    const game = six().move('c', 'calatayud', { infantry: 3 }, AT);
    const filled = { from: 'segovie', units: { infantry: 3 } };
    const noted = HISPANIA.foresee.choice?.(game.state, 'c', 'move', filled, { id: AT, note: 'attack' });
    game.move('c', 'segovie', { infantry: 3 }, AT);
    expect(chanceIn(noted?.values)).toBe(atTheBattle(game));
  });

  it('in /odds, with as many units as will fight', () => {
    const game = moved();
    const answer = HISPANIA.typing.interpret(game.state, 'c', 'odds', { province: AT });
    if (!answer.ok || answer.value.kind !== 'answer') throw new Error('no answer');
    const [line] = answer.value.lines;
    expect(line?.values?.attackers).toEqual([[3, expect.anything()]]);
    expect(chanceIn({ wins: line?.values?.wins ?? 0 })).toBe(atTheBattle(game));
  });

  it('in advice: nobody is sent only to be taken off, and the chance told is that of the battle', () => {
    const game = six().move('c', 'calatayud', { infantry: 3 }, AT);
    const plans = advisedMoves(game.state, 'castille').filter(({ action }) => action.to === AT);
    expect(plans.map(({ action }) => action)).toEqual([]);
    const all = six().state;
    const [attack] = advisedMoves(all, 'castille').filter(({ action }) => action.to === AT);
    const outlook = new Outlook(all, 'castille');
    const three = outlook.assault(AT, { infantry: 3 }, {});
    expect(outlook.assault(AT, { infantry: 6 }, {})).toEqual(three);
    for (const plan of plansFor(outlook, sourcesOf(all, 'castille')).filter(({ to }) => to === AT))
      expect(plan.taken.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(3);
    if (attack !== undefined) expect(attack.reason.values?.chance).toBe(Math.round(three.clash.wins * 100));
  });
});
