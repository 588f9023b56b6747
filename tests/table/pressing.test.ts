import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../src/core/json.js';
import { hashOfState } from '../../src/table/log/game-file.js';
import type { Control, Form, Reply } from '../../src/table/ports/message.js';
import { TEST_GAMES } from '../games/registry.js';
import { isGeneric } from '../kit/fuzz/refusals.js';
import { fits } from './fits.js';
import { tableFixture } from './fixture.js';

function chance(start: number) {
  let state = start;
  return <Item>(items: readonly Item[]): Item | undefined => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return items[Math.floor((state / 2 ** 32) * items.length)];
  };
}

describe.each(TEST_GAMES.map((game) => [game.id, game] as const))('%s, by buttons alone', (id, game) => {
  it.each([1, 2])('never shows a button that does nothing, nor more than fits (%i)', async (seed) => {
    const t = tableFixture({ games: [game] });
    const one = chance(seed);
    const people = ['red', 'blue', 'green', 'yellow'].slice(0, 4);
    const begun = await t.begun(people, id);
    expect(begun.refused).toBeUndefined();
    const counts = { pressed: 0, refused: 0, acts: 0, tooLong: 0, forms: 0 };
    const bare: string[] = [];
    for (let turns = 0; turns < 150; turns++) {
      const record = await t.game();
      if (record.phase !== 'playing') break;
      const [owed] = await t.store.obligations(record.id);
      const user = record.seats.find(({ seat }) => owed?.seats.includes(seat))?.userId ?? '';
      let controls: readonly (readonly Control[])[] = await t.table.panel(record.id, user);
      for (let step = 0; step < 12 && controls.length > 0; step++) {
        // What is only looked at leads away from the play.
        const choices = controls.flat().filter((control) => !/^(Back|No|Rules)$/.test(t.labelOf(control)));
        const control = one(choices);
        if (control === undefined) break;
        const opened: Reply = await t.press(user, control.token, valuesFor(control, one));
        fits(opened);
        const { form } = opened;
        if (control.kind === 'form') expect(form, `the form of ${control.token}`).toBeDefined();
        const reply = form === undefined ? opened : await t.submit(user, form.token, filled(form, one));
        if (form !== undefined) counts.forms++;
        counts.pressed++;
        const said = `${t.labelOf(control)} -> ${t.textOf(reply)}`;
        expect(t.textOf(reply).trim(), said).not.toBe('');
        expect(said).not.toMatch(
          /undefined|\[object|\{\w+\}|\b(verb|slot|choice|note|owe|reject|preview|status)\.[a-z]/,
        );
        fits(reply);
        if (reply.refused?.code === 'panel-too-long') counts.tooLong++;
        else if (reply.refused !== undefined) {
          // Fields take whatever is written, in forms whatever goes together or not; what is pressed must work.
          expect(['field', 'form'], `${said} ${JSON.stringify(reply.refused)}`).toContain(control.kind);
          counts.refused++;
          if (isGeneric(reply.refused)) bare.push(`${said} ${JSON.stringify(reply.refused)}`);
        }
        if ((await t.game()).version > record.version) {
          counts.acts++;
          break;
        }
        controls = reply.controls ?? [];
      }
    }
    // Whoever plays alone at random may be lost soon.
    if ((await t.game()).phase === 'playing') expect(counts.acts).toBeGreaterThan(50);
    expect(counts.tooLong).toBe(0);
    if (process.env.REFUSALS === '1') console.log(id, counts, bare);
    // In the games that give their reasons.
    if (id === 'hispania') expect(bare).toEqual([]);
    if (id === 'hispania') expect(counts.forms).toBeGreaterThan(10);

    // A table that never saw the game, and has no snapshot to begin with, comes to the same state.
    const played = hashOfState(await wholeState(t));
    const kept = t.memory.games.get((await t.game()).id);
    if (kept !== undefined) kept.snapshots = [];
    const fresh = tableFixture({ games: [game], store: t.store });
    expect(hashOfState(await wholeState(fresh, t.channel))).toBe(played);
  });
});

async function wholeState(t: ReturnType<typeof tableFixture>, channel = t.channel): Promise<JsonObject> {
  const state = await t.table.state(channel);
  if (!isObject(state)) throw new Error('no state');
  return state;
}

function valuesFor(
  control: Control,
  one: <Item>(items: readonly Item[]) => Item | undefined,
): readonly string[] | undefined {
  if (control.kind === 'button' || control.kind === 'form') return undefined;
  if (control.kind === 'field') return [one(['1', '5', '12']) ?? '1'];
  return control.choices.slice(0, Math.max(1, control.min)).map((choice) => choice.value);
}

function filled(form: Form, one: <Item>(items: readonly Item[]) => Item | undefined): readonly (readonly string[])[] {
  return form.fields.map((field) => {
    if (field.kind === 'text') return [one(['1', '5', '12', '']) ?? ''];
    const first = one(field.choices)?.value ?? '';
    return field.least === 0 && one([0, 1]) === 0 ? [] : [first];
  });
}
