import { describe, expect, test } from 'vitest';
import type { TypedOptions } from '../../src/core/command.js';
import type { Rejection } from '../../src/core/result.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import { NEW_VEHICLE } from '../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../src/games/medioevo/state/state.js';
import { GAMES } from '../../src/games/registry.js';
import { plainStyle, wordsOf } from '../../src/table/words/words.js';
import { Chance } from '../kit/fuzz/chance.js';
import { during } from './support/acts.js';
import { done } from './support/world.js';
import { ANNA, SITUATIONS, type Situation } from './typing/situations.js';

const SAY = wordsOf(GAMES);

/** Why it is refused, typed or carried out; null: it is not. */
function refusalOf(state: Medioevo, seat: string, command: string, options: TypedOptions): Rejection | null {
  const read = MEDIOEVO.typing.interpret(state, seat, command, options);
  if (!read.ok) return read.rejection;
  let now = state;
  for (const action of read.value.kind === 'actions' ? read.value.actions : []) {
    const applied = MEDIOEVO.apply(now, seat, action, new Chance(1));
    if (!applied.ok) return applied.rejection;
    now = applied.value.state;
  }
  return null;
}

/** Nothing at all: no pieces, no florins, no designs. */
const poor = (state: Medioevo) =>
  done({ ...state, vehicles: [] }, (play) =>
    play.changeRealm(ANNA, {
      cash: 10,
      loans: 0,
      technologies: { blue: 0, yellow: 0, orange: 0, red: 0, green: 0, violet: 0 },
      cards: [],
      tokens: {},
    }),
  );

describe('a refusal', () => {
  test.each<readonly [Situation, string, TypedOptions, string]>([
    ['taxes', 'move', { to: 'Nicaea' }, 'other-time'],
    ['moving', 'tax', { level: '30' }, 'other-time'],
    ['taxes', 'battle', {}, 'other-time'],
    ['buying', 'build', { place: 'Aegean Sea', building: 'village' }, 'is-sea'],
    ['buying', 'build', { place: 'Damietta', building: 'village' }, 'land-not-yours'],
    ['buying', 'build', { place: 'Nicaea', building: 'village' }, 'built-already'],
    ['buying', 'buy', { unit: 'archer', place: 'Damietta' }, 'land-not-yours'],
    ['buying', 'buy', { unit: 'galley', level: 'I', place: 'Nicaea' }, 'no-port-there'],
    ['buying', 'buy', { unit: 'carpentry' }, 'technology-known'],
    ['buying', 'buy', { unit: 'cartography' }, 'technology-below'],
    ['buying', 'complain', { pact: 'empire' }, 'not-a-choice'],
    ['buying', 'war', { against: ANNA }, 'not-a-choice'],
    ['buying', 'queue', { choice: 'drop the last planned move' }, 'plan-none'],
    ['moving', 'move', { from: 'Constantinople', units: 'wagon', to: 'Aegean Sea' }, 'sea-needs-galley'],
    ['moving', 'move', { from: 'Constantinople', units: 'wagon', to: 'Lübeck' }, 'out-of-reach'],
    ['moving', 'move', { from: 'Nicaea', to: 'Smyrna' }, 'no-carrier'],
    ['moving', 'move', { from: 'Adrianople', to: 'Smyrna' }, 'nothing-there'],
    ['trading', 'trade', { unit: 'caravan 1', to: 'Lübeck' }, 'trade-out-of-reach'],
    ['trading', 'route', {}, 'route-after-purchase'],
    ['bought', 'route', { length: '5' }, 'not-a-choice'],
  ])('in %s of /%s %o has a reason of its own: %s', (situation, command, options, code) => {
    expect(refusalOf(SITUATIONS[situation](), ANNA, command, options)?.code).toBe(code);
  });

  test.each<readonly [Situation, string, TypedOptions, string]>([
    ['buying', 'buy', { unit: 'archer' }, 'florins-short'],
    ['buying', 'buy', { unit: 'caravan' }, 'design-missing'],
    ['buying', 'buy', { unit: 'captain' }, 'design-missing'],
    ['buying', 'buy', { unit: 'card' }, 'florins-short'],
    ['buying', 'build', {}, 'no-design'],
    ['buying', 'repair', {}, 'florins-short'],
    ['buying', 'points', {}, 'no-points-to-make'],
    ['buying', 'improve', {}, 'no-vehicle'],
    ['buying', 'repay', {}, 'no-loan'],
    ['buying', 'queue', { from: 'Nicaea' }, 'no-mover'],
    ['trading', 'trade', {}, 'no-trader'],
    ['trading', 'sell', {}, 'no-trader'],
  ])('of somebody who has nothing, in %s of /%s %o: %s', (situation, command, options, code) => {
    const asked = poor(SITUATIONS[situation]());
    expect(refusalOf(asked, ANNA, command, options)?.code).toBe(code);
  });

  test('tells the limit of units, and how it grows (4.5)', () => {
    const bought = done(SITUATIONS.buying(), (play) => play.changeRealm(ANNA, { unitsBought: 6 }));
    const refused = refusalOf(bought, ANNA, 'buy', { unit: 'archer' });
    expect(said(refused)).toBe(
      'Your limit of 6 units this turn is reached. Each level of your villages, towns and cities adds one.',
    );
  });

  test('says where goods are made that are there already (7.3)', () => {
    const trading = SITUATIONS.trading();
    const own = { ...NEW_VEHICLE, owner: ANNA, kind: 'caravan', level: 1, id: 77, at: 'nicaea' } as const;
    const good = ['wine'] as const;
    const full = done({ ...trading, vehicles: [{ ...own, cubes: good }] }, (play) =>
      play.changeLand('nicaea', { market: [...good] }),
    );
    expect(said(refusalOf(full, ANNA, 'sell', {}))).toBe(
      'Nicaea has these goods already: wine. Sell where they are neither made nor in the market.',
    );
  });

  test('says what is asked first in any other step', () => {
    const refused = refusalOf(SITUATIONS.buying(), ANNA, 'tax', { level: '30' });
    expect(said(refused)).toBe('“Set your tax” comes in phase 3, the taxes. You are asked now: the purchases.');
  });

  test('says that a list is closed once its owner is ready (4.9)', () => {
    const frame = { kind: 'purchases', id: 1, lists: {}, ready: [ANNA], deploying: false } as const;
    const ready = during({ ...SITUATIONS.buying(), phase: 'purchases', wait: 950 }, frame);
    expect(refusalOf(ready, ANNA, 'build', { building: 'tower' })?.code).toBe('list-closed');
  });

  test('of an option says what is wanted', () => {
    const refused = refusalOf(SITUATIONS.buying(), ANNA, 'war', { against: ANNA });
    expect(said(refused)).toContain('another kingdom, with which you are at peace');
  });
});

function said(rejection: Rejection | null): string {
  return SAY({ from: 'rejection', module: 'medioevo', rejection: rejection ?? { code: '' } }, plainStyle('en', {}));
}
