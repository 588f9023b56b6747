import { describe, expect, it } from 'vitest';
import type { Dice } from '../../src/core/dice.js';
import { firstAwaited } from '../../src/core/obligation.js';
import * as kit from '../../src/kit/index.js';

type Frame = kit.Frames<{ round: { left: number }; choice: unknown; bell: { strokes: number } }>;
type Tower = kit.Course<Frame> & { readonly told: readonly string[] };
type Act = kit.Play<Tower>;

const NO_DICE: Dice = {
  roll() {
    throw new Error('no die is rolled here');
  },
};
const tell = (play: Act, what: string) => play.set({ told: [...play.state.told, what] });

const STEPS: kit.Steps<Tower, Act, Frame> = {
  round: kit.doneOnce((play, { left }) => {
    tell(play, `round ${left}`);
    if (left > 1) play.next({ kind: 'choice' }, { kind: 'bell', strokes: left }, { kind: 'round', left: left - 1 });
  }),
  bell: kit.byItself((play, here) => {
    tell(play, 'ding');
    if (here.strokes > 1) play.replace({ ...here, strokes: here.strokes - 1 });
    else play.pop();
  }),
  choice: kit.awaited({
    what: 'choice',
    who: (state) => state.seats,
    verbs: { go: { byDefault: true, does: (play) => play.pop() }, never: { when: () => false, does: () => undefined } },
  }),
};
const bids: kit.Verbs<Tower, Act> = {
  offers: (state, seat) => (state.told.includes(`bid of ${seat}`) ? [] : [{ verb: 'bid', optional: true }]),
  ask: (_state, _seat, _verb, filled) => (filled.gold === undefined ? kit.askNumber('gold', 1, 3) : kit.DONE),
  act: (play, seat) => tell(play, `bid of ${seat}`),
};
const procedure = kit.byFrames<Tower, Act>(STEPS, (state, dice) => new kit.Play(state, dice), [bids]);
const engine = kit.engineOf(procedure);

function begun(left: number): Tower {
  const state = { ...kit.courseOf<Frame>(['a', 'b'], { kind: 'round', id: 1, left }), told: [] };
  return engine.begin(state, NO_DICE).state;
}

describe('one verb of a step', () => {
  it('is offered alone as among all, and to nobody else', () => {
    const state = begun(2);
    const here = state.frames.at(-1);
    if (here === undefined) throw new Error('nothing is awaited');
    const rules = procedure.rulesOf(here);
    for (const seat of ['a', 'b', 'stranger']) {
      const all = rules.offers(state, here, seat);
      for (const verb of ['go', 'never', 'constructor', 'bid']) {
        const one = all.find((offer) => offer.verb === verb) ?? null;
        expect(rules.offer?.(state, here, seat, verb)).toEqual(one);
      }
    }
    const refused = engine.apply(state, 'a', { verb: 'never' }, NO_DICE);
    expect(refused).toMatchObject({ ok: false, rejection: { code: 'not-offered' } });
  });
});

describe('the stack of steps', () => {
  it('nests, waits, and goes on from where it was, through JSON', () => {
    let state = begun(3);
    let choices = 0;
    while (engine.obligations(state).length > 0) {
      expect(state.frames.at(-1)).toMatchObject({ kind: 'choice' });
      choices++;
      const kept: Tower = JSON.parse(JSON.stringify(state));
      const done = engine.apply(kept, 'b', { verb: 'go' }, NO_DICE);
      if (!done.ok) throw new Error(done.rejection.code);
      state = done.value.state;
    }
    expect(choices).toBe(2);
    expect(state.told).toEqual(['round 3', 'ding', 'ding', 'ding', 'round 2', 'ding', 'ding', 'round 1']);
    expect(engine.apply(state, 'a', { verb: 'go' }, NO_DICE)).toEqual({ ok: false, rejection: { code: 'game-over' } });
  });

  it('names each wait once, and the same wait the same', () => {
    const first = begun(2);
    const [one, other] = engine.obligations(first);
    expect(one?.id).not.toBe(other?.id);
    expect(one === undefined ? null : firstAwaited(one)).toBe('a');
    const bid = engine.apply(first, 'a', { verb: 'bid', gold: 2 }, NO_DICE);
    expect(bid.ok && engine.obligations(bid.value.state)).toEqual(engine.obligations(first));
    const longer = engine.apply(begun(3), 'a', { verb: 'go' }, NO_DICE);
    expect(longer.ok && engine.obligations(longer.value.state).map(({ id }) => id)).not.toContain(one?.id);
  });

  it('offers what may be done besides, as long as it may, and asks for it', () => {
    const state = begun(2);
    expect(engine.offers(state, 'a').map(({ verb }) => verb)).toEqual(['go', 'bid']);
    expect(engine.ask(state, 'a', 'bid', {})).toMatchObject({ kind: 'number', min: 1, max: 3 });
    expect(engine.apply(state, 'a', { verb: 'bid', gold: 4 }, NO_DICE)).toMatchObject({
      rejection: { code: 'slot-illegal' },
    });
    expect(engine.offers(state, 'nobody')).toEqual([]);
  });

  it('does not hang on steps that run in circles', () => {
    const circle = { ...STEPS, bell: kit.byItself(() => undefined) };
    const stuck = kit.engineOf(kit.byFrames<Tower, Act>(circle, procedure.play));
    const state = { ...kit.courseOf<Frame>(['a'], { kind: 'bell', id: 1, strokes: 1 }), told: [] };
    expect(() => stuck.begin(state, NO_DICE)).toThrow('bell');
  });

  it('has no step in which absence would stop the game', () => {
    const step = { what: 'riddle', who: () => ['a'], verbs: { guess: { does: () => undefined } } };
    expect(() => kit.awaited<Tower, Act, Frame>(step)).toThrow('riddle: no default');
  });
});
