import { describe, expect, it } from 'vitest';
import type { Domain } from '../../src/core/offer.js';
import { readValue } from '../../src/kit/typed/reading.js';
import type { Control, Reply } from '../../src/table/ports/message.js';
import { diceRace } from '../games/dice-race/index.js';
import { WORDS } from '../games/frontier/words/index.js';
import { tableFixture } from './fixture.js';

/** A race in which just two goods are packed, no more and no fewer. */
function justTwo() {
  const race = diceRace();
  const game: typeof race = {
    ...race,
    ask(state, seat, verb, filled) {
      const domain = race.ask(state, seat, verb, filled);
      return domain.kind === 'some' ? { ...domain, min: 2, max: 2 } : domain;
    },
  };
  return tableFixture({ games: [game] });
}
type Table = ReturnType<typeof justTwo>;

function selectOf(t: Table, reply: Reply): Extract<Control, { kind: 'select' }> {
  const found = t.controlsOf(reply).find((control) => control.kind === 'select');
  if (found?.kind !== 'select') throw new Error('no menu');
  return found;
}

/** The menu of goods, the lane chosen. */
async function goods(t: Table) {
  await t.racing();
  const lanes = await t.press('red', t.tokenOf(await t.does('red', 'game status'), 'Pack'));
  const lane = selectOf(t, lanes);
  return selectOf(t, await t.press('red', lane.token, [lane.choices[1]?.value ?? '']));
}

describe('how many may be chosen, and how many were', () => {
  it('is told of too few as of too many, in three languages', async () => {
    const t = justTwo();
    const menu = await goods(t);
    const value = (nth: number) => menu.choices[nth]?.value ?? '';
    const few = await t.press('red', menu.token, [value(0)]);
    expect(few.refused).toMatchObject({ code: 'slot-exactly', values: { exactly: 2, chosen: 1 } });
    expect(t.textOf(few)).toContain('choose exactly 2 (1 chosen)');
    expect(t.textOf(few, 'fr')).toContain('il en faut exactement 2, vous en avez choisi 1');
    expect(t.textOf(few, 'es')).toContain('elige exactamente 2 (has elegido 1)');
    const many = await t.press(
      'red',
      menu.token,
      menu.choices.map((choice) => choice.value),
    );
    expect(many.refused?.code).toBe('slot-exactly');
    expect(Number(many.refused?.values?.chosen)).toBeGreaterThan(2);
    expect(t.textOf(many)).not.toContain('at most');
  });

  it('is told of what a script or a program asks for too', async () => {
    const t = justTwo();
    await t.racing();
    const packed = await t.does('red', 'pack', { goods: '1 water' });
    expect(packed.refused).toMatchObject({ code: 'slot-exactly', values: { exactly: 2, chosen: 1 } });
  });

  it('is told of what was typed, with what there is', () => {
    const men: Extract<Domain, { kind: 'some' }> = {
      kind: 'some',
      slot: 'men',
      choices: [
        { id: 'infantry', name: { kind: 'men', id: 'infantry' }, count: 3 },
        { id: 'cavalry', name: { kind: 'men', id: 'cavalry' }, count: 2 },
      ],
      min: 2,
      max: 4,
    };
    const read = (typed: string) => readValue({ words: WORDS }, men, typed);
    expect(read('1 infantry')).toMatchObject({ rejection: { code: 'slot-least', values: { min: 2, chosen: 1 } } });
    expect(read('3 infantry, 2 cavalry')).toMatchObject({
      rejection: { code: 'slot-most', values: { max: 4, chosen: 5 } },
    });
    expect(read('2 infantry').ok).toBe(true);
  });
});
