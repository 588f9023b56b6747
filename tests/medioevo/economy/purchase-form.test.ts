import { describe, expect, it } from 'vitest';
import { isObject } from '../../../src/core/json.js';
import { heldBy } from '../../../src/games/medioevo/control/holder.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import type { Field } from '../../../src/table/ports/message.js';
import { tableFixture } from '../../table/fixture.js';
import { buying } from '../support/acts.js';
import { SEATS, world } from '../support/world.js';

/** The Empire musters in its four inhabited homes, and in as many more lands that it holds with a tower. */
function mustering(more: number): Medioevo {
  return buying(
    world((play) => {
      const held = SEATS.flatMap((seat) => heldBy(play.state, seat));
      const lands = play.state.inPlay.filter((at) => !held.includes(at));
      for (const at of lands.slice(0, more)) {
        play.addUnits(at, 'empire', { archer: 1 });
        play.changeLand(at, { military: { level: 1, damage: 0 } });
      }
    }),
  );
}

async function formOf(state: Medioevo) {
  const t = tableFixture({ games: [MEDIOEVO] });
  const position = MEDIOEVO.position.write(state, (seat) => seat);
  if (!isObject(position)) throw new Error('no position');
  const laid = await t.lay(position, 'medioevo');
  expect(laid.refused, t.textOf(laid)).toBeUndefined();
  const panel = (await t.table.panel((await t.game()).id, 'empire')).flat();
  const { form } = await t.press('empire', panel.find(({ kind }) => kind === 'form')?.token ?? '');
  if (form === undefined) throw new Error('no form');
  const said = (label: Field['label']) => t.labelOf({ kind: 'form', token: '', label });
  const fields = form.fields.map((field) => ({
    name: said(field.label),
    most: field.kind === 'choice' ? field.most : null,
    choices: field.kind === 'choice' ? field.choices.map(({ label }) => said(label)) : [],
  }));
  const chosen = (kind: string, choice: string) => {
    const field = form.fields[fields.findIndex(({ name }) => name === kind)];
    const found = field?.kind === 'choice' ? field.choices.find(({ label }) => said(label) === choice) : undefined;
    if (found === undefined) throw new Error(`no ${choice} of ${kind}`);
    return found.value;
  };
  return { t, form, fields, chosen };
}

/** What is on the list of the Empire. */
async function listed(t: Awaited<ReturnType<typeof formOf>>['t']) {
  const state = await t.table.state(t.channel);
  const frames = isObject(state) && Array.isArray(state.frames) ? state.frames : [];
  const frame = frames.at(-1) ?? null;
  const seat = (await t.game()).seats.find(({ userId }) => userId === 'empire')?.seat ?? '';
  return isObject(frame) && isObject(frame.lists) ? (frame.lists[seat] ?? []) : [];
}

describe('the form of purchases', () => {
  it('[4.5] has each kind of unit as a field, with how many and where together', async () => {
    const { t, form, fields, chosen } = await formOf(mustering(0));
    const names = fields.map(({ name }) => name);
    expect(names).toEqual(['Light infantry', 'Archer', 'Heavy infantry', 'Cavalry', 'And then']);
    expect(fields[1]).toMatchObject({ most: 4, choices: expect.arrayContaining(['2 – Where: Nuremberg']) });
    expect(fields[1]?.choices).toHaveLength(12);
    const archers = [chosen('Archer', '1 – Where: Cologne'), chosen('Archer', '1 – Where: Nuremberg')];
    const given = [[], archers, [], [chosen('Cavalry', '1 – Where: Nuremberg')]];
    const bought = await t.submit('empire', form.token, given);
    expect(bought.refused, t.textOf(bought)).toBeUndefined();
    expect(await listed(t)).toMatchObject([
      { unit: 'archer', count: 1, at: 'cologne' },
      { unit: 'archer', count: 1, at: 'nuremberg' },
      { unit: 'cavalry', count: 1, at: 'nuremberg' },
    ]);
  });

  it('[4.5] buys nothing of too much, and opens as it was filled in', async () => {
    const { t, form, chosen } = await formOf(mustering(0));
    const archers = [chosen('Archer', '3 – Where: Cologne'), chosen('Archer', '1 – Where: Nuremberg')];
    const refused = await t.submit('empire', form.token, [[], archers]);
    expect(refused.refused).toBeDefined();
    expect(await listed(t)).toEqual([]);
    const again = t.controlsOf(refused).find(({ kind }) => kind === 'form');
    const { form: reopened } = await t.press('empire', again?.token ?? '');
    const kept = reopened?.fields.map((field) =>
      field.kind === 'choice' ? field.choices.filter((one) => one.chosen).map(({ value }) => value) : [],
    );
    expect(kept?.[1]?.toSorted()).toEqual(archers.toSorted());
  });

  it('[4.5] has the smaller numbers alone of many places: what goes to one is the sum', async () => {
    const { t, form, fields, chosen } = await formOf(mustering(6));
    expect(fields[1]?.choices).toHaveLength(20);
    const three = [chosen('Archer', '1 – Where: Cologne'), chosen('Archer', '2 – Where: Cologne')];
    const bought = await t.submit('empire', form.token, [[], three]);
    expect(bought.refused, t.textOf(bought)).toBeUndefined();
    expect(await listed(t)).toMatchObject([
      { unit: 'archer', count: 1 },
      { unit: 'archer', count: 2 },
    ]);
  });
});
