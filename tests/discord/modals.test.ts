import { afterEach, beforeEach, expect, test } from 'vitest';
import { modalOf } from '../../src/discord/interactions/modal.js';
import { labelWords } from '../../src/discord/messages/discord-style.js';
import type { Field, FieldChoice, Form, Reply } from '../../src/table/ports/message.js';
import type { FakeUser } from './fake/fake-user.js';
import { isObject, objectsOf, parseJson, textOf } from './fake/json.js';
import { inputsOf, modalFaults } from './fake/limits-form.js';
import { chanceOf } from './panel-player.js';
import { PuppetStage } from './puppet-stage.js';
import { button, line, puppetSay, said } from './puppet-table.js';

let stage: PuppetStage;
let ann: FakeUser;

beforeEach(async () => {
  stage = await PuppetStage.open();
  ann = stage.discord.user('Ann', 'en-GB');
});
afterEach(async () => {
  await stage.close();
  expect(stage.discord.violations).toEqual([]);
});

const choice = (value: string, over: Partial<FieldChoice> = {}): FieldChoice => ({
  value,
  label: line(value),
  ...over,
});
const choices = (count: number): FieldChoice[] => Array.from({ length: count }, (_, at) => choice(at.toString(36)));

function field(over: Partial<Extract<Field, { kind: 'choice' }>> = {}): Field {
  return { kind: 'choice', label: line('How many'), choices: choices(3), least: 0, most: 1, ...over };
}

function asking(...fields: readonly Field[]): Reply & { readonly form: Form } {
  return { ...said('one by one', [[button('ask')]]), form: { token: 'form.1', title: line('Buy'), fields } };
}

/** Opens what the table answers to a press. */
async function opened(reply: Reply, isSlow = false) {
  stage.table.onExecute = async () => said('panel', [[button('open')]]);
  stage.table.onPress = async (request) => {
    if (request.given !== undefined) return said(JSON.stringify(request.given));
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, 50));
    return reply;
  };
  const panel = await ann.slash(stage.channel, 'play', { what: 'x' });
  const message = panel.messages.at(-1);
  if (message === undefined) throw new Error('no panel');
  if (isSlow) stage.patience.announceAfterMs = 1;
  return ann.click(message, 'open');
}

test('a form is a modal; what is filled in comes back field by field, the parts of a long list as one', async () => {
  const text: Field = { kind: 'text', label: line('Words'), maxLength: 20, required: true, value: 'as before' };
  const form = await opened(asking(field({ choices: choices(40), most: 3 }), field({ least: 1 }), text));
  const inputs = inputsOf(form.interaction.modal ?? {});
  expect(inputs.map(({ input }) => [input.type, objectsOf(input.options).length])).toEqual([
    [3, 25],
    [3, 15],
    [21, 3],
    [4, 0],
  ]);
  expect(textOf(inputs[3]?.input.value)).toBe('as before');
  const [first, second] = inputs.map(({ input }) => textOf(input.custom_id) ?? '');
  const done = await ann.submit(form, stage.channel, {
    [first ?? '']: ['3'],
    [second ?? '']: ['p', 'q'],
    '1': ['2'],
    '2': 'a word',
  });
  expect(done.text).toBe(JSON.stringify([['3', 'p', 'q'], ['2'], ['a word']]));
  // Under the panel that it was opened from: the panel has become the answer.
  expect(done.message?.id).toBe(form.interaction.source?.id);
});

test('nothing chosen comes back as nothing, in its place', async () => {
  const form = await opened(asking(field(), field({ most: 2 })));
  const done = await ann.submit(form, stage.channel, { '1': ['0', '2'] });
  expect(done.text).toBe(JSON.stringify([[], ['0', '2']]));
});

test('where the answer had to be announced first there is no form any more: the question is asked', async () => {
  const late = await opened(asking(field(), field()), true);
  expect(late.interaction.modal).toBeNull();
  expect([late.text, late.buttons.map(({ label }) => label)]).toEqual(['one by one', ['ask']]);
});

test('whatever a form asks, Discord takes the modal, with what was filled in before', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const pick = chanceOf(seed);
    const words = (most: number) => line('w'.repeat(pick(most)) || 'w');
    const fields = Array.from({ length: 1 + pick(7) }, (): Field => {
      if (pick(5) === 0) return { kind: 'text', label: words(90), maxLength: 1 + pick(5000), required: pick(2) === 0 };
      const list = choices(1 + pick(30)).map((one) => ({
        ...one,
        label: words(140),
        ...(pick(2) === 0 ? { note: words(140) } : {}),
      }));
      const most = 1 + pick(list.length);
      const set = pick(most + 1);
      const filled = list.map((one, at) => (at < set ? { ...one, chosen: true } : one));
      const hint = pick(2) === 0 ? { hint: words(140) } : {};
      return { kind: 'choice', label: words(90), ...hint, choices: filled, least: pick(2), most };
    });
    const modal = modalOf({ token: `t${seed}`, title: words(90), fields }, labelWords(puppetSay, 'en', {}));
    const json = parseJson(JSON.stringify(modal));
    expect(isObject(json) ? modalFaults(json) : ['no modal'], `seed ${seed}`).toEqual([]);
  }
});
