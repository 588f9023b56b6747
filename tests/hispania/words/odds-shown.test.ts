import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Board } from '../nations/support.js';

/** CASTILLE (c) beside SÉVILLE (b); beyond a river and in mountains other numbers hold. */
function beside() {
  return new Board({
    turn: 16,
    nation: 'castille',
    phase: 'move',
    board: {
      calatayud: { castille: { infantry: 4 } },
      segovie: { 'seville-nation': { infantry: 2 } },
      avila: { 'seville-nation': { infantry: 2 } },
    },
  }).begin();
}
const MOVE = { from: 'calatayud', units: { infantry: 4 } };

describe('the odds are said before an attack', () => {
  it('on the destination, for those who would be there', () => {
    const { state } = beside();
    const units = HISPANIA.ask(state, 'c', 'move', { from: 'calatayud' });
    const all = units.kind === 'some' ? Object.fromEntries(units.choices.map(({ id, count }) => [id, count])) : {};
    const filled = { from: MOVE.from, units: all };
    const to = HISPANIA.ask(state, 'c', 'move', filled);
    const choices = to.kind === 'one' ? to.choices : [];
    const said = (id: string) => {
      const choice = choices.find((one) => one.id === id);
      return choice === undefined ? undefined : HISPANIA.foresee.choice?.(state, 'c', 'move', filled, choice);
    };
    expect(said('segovie')).toMatchObject({ note: 'attack-odds', values: { wins: { kind: 'chance' } } });
    expect(choices.filter(({ note }) => note !== 'attack').every(({ id }) => said(id) === null)).toBe(true);
  });

  it('on the destination of several stacks, for all who would be there', () => {
    const { state } = new Board({
      turn: 16,
      nation: 'castille',
      phase: 'move',
      board: {
        calatayud: { castille: { infantry: 2 } },
        tolede: { castille: { infantry: 2 } },
        segovie: { 'seville-nation': { infantry: 3 } },
      },
    }).begin();
    const choice = { id: 'segovie', note: 'attack' };
    const [here, there] = ['calatayud', 'tolede'].map((from) => ({ from, units: { infantry: 2 } }));
    const wins = (beside: readonly NonNullable<typeof here>[]) => {
      const noted = here === undefined ? null : HISPANIA.foresee.choice?.(state, 'c', 'move', here, choice, beside);
      const chance = noted?.values?.wins;
      return Number(typeof chance === 'object' && 'id' in chance ? chance.id : Number.NaN);
    };
    expect(wins(there === undefined ? [] : [there])).toBeGreaterThan(wins([]) + 20);
  });

  it('when the movement ends, and with the battle itself as it began', () => {
    const game = beside().move('c', 'calatayud', { infantry: 4 }, 'segovie');
    const preview = HISPANIA.foresee.action(game.state, 'c', { verb: 'done' });
    const [[, ahead] = []] = Array.isArray(preview?.values?.areas) ? preview.values.areas : [];
    expect(ahead).toMatchObject({ kind: 'chance' });
    game.dice.always(9);
    const seen = game.do('c', { verb: 'done' });
    const [began] = seen.told('battle-began');
    if (began === undefined) throw new Error('no battle');
    const [told = began] = HISPANIA.words.condense?.([began], HISPANIA.view(seen.state, null)) ?? [];
    expect(HISPANIA.words.describe('en', told, {})).toContain(`attack wins ${ahead?.id} %`);
    expect(HISPANIA.words.describe('fr', told, {})).toContain('l’attaque gagne à');
  });
});

describe('a plan that was tried out', () => {
  it('is a standing order by one press, for whoever would defend', () => {
    const game = beside().move('c', 'calatayud', { infantry: 4 }, 'segovie');
    const asked = (seat: string, options: Record<string, string>) => {
      const answer = HISPANIA.typing.interpret(game.state, seat, 'odds', { province: 'segovie', ...options });
      return answer.ok && answer.value.kind === 'answer' ? answer.value : null;
    };
    expect(asked('c', {})?.plans).toBeUndefined();
    expect(asked('b', {})?.plans?.map(({ action }) => action.until)).toEqual(['end', 'half']);
    const half = asked('b', { until: 'half' });
    expect(half?.plans?.map(({ action }) => action)).toEqual([
      { verb: 'order', kind: 'stand', nation: 'seville-nation', province: 'segovie', until: 'half' },
    ]);
    expect(half?.lines[0]?.values).toMatchObject({ left: 1 });
    const [plan] = half?.plans ?? [];
    if (plan === undefined) throw new Error('no plan');
    game.do('b', plan.action);
    expect(game.state.players.b?.orders).toEqual([
      { kind: 'stand', nation: 'seville-nation', province: 'segovie', until: 'half' },
    ]);
  });
});
