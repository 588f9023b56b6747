import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/core/json.js';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { testImage } from '../support/databases.js';
import type { Answered, FakeUser } from './fake/fake-user.js';
import { objectsOf, textOf } from './fake/json.js';
import { inputsOf, MODAL } from './fake/limits-form.js';
import { buttonsOf } from './fake/shown.js';
import type { FakeChannel } from './fake/world.js';
import { GameStage } from './game-stage.js';

let stage: GameStage;
let channel: FakeChannel;
let ann: FakeUser;
let bob: FakeUser;
let laid = 0;

beforeAll(async () => {
  stage = await GameStage.open({ games: [HISPANIA], place: { kind: 'memory', image: await testImage() } });
});
afterAll(() => stage.close());
afterEach(() => {
  expect(stage.faults).toEqual([]);
  expect(stage.discord.violations).toEqual([]);
});
beforeEach(() => {
  channel = stage.channel('forms');
  ann = stage.discord.user('Ann', 'en-GB');
  bob = stage.discord.user('Bob', 'fr');
});

/** CASTILLE (Ann), which may buy Infantry, Knights and a Castle, and ARAGON (Bob), far away. */
async function lay(phase: string, over: JsonObject = {}): Promise<Answered> {
  laid++;
  await stage.table.setPosition({
    requestId: `laid ${laid}`,
    channelId: channel.id,
    locale: 'en',
    system: 'hispania',
    position: {
      turn: 16,
      nation: 'castille',
      phase,
      gold: { castille: 20 },
      provinces: {
        segovie: { castille: ['infantry', 'infantry', 'infantry'] },
        calatayud: { castille: ['infantry', 'infantry'] },
        tolede: { castille: ['infantry'] },
        denia: { aragon: ['infantry'] },
      },
      seats: { [ann.id]: ['castille'], [bob.id]: ['aragon'] },
      ...over,
    },
  });
  await stage.posted();
  return ann.slash(channel, 'game status');
}

const BESIDE_CUENCA = {
  segovie: { castille: ['infantry', 'infantry', 'infantry'] },
  calatayud: { castille: ['infantry', 'infantry'] },
  tolede: { castille: ['infantry'] },
  cuenca: { aragon: ['infantry'] },
};

const WHOLE = 'Fill in a form…';

async function opened(answer: Answered, label = WHOLE): Promise<Answered> {
  const message = answer.messages.find((one) => one.components.length > 0);
  if (message === undefined) throw new Error('nothing to press');
  const form = await ann.click(message, label);
  expect(form.interaction.modal).not.toBeNull();
  return form;
}

interface Shown {
  readonly name: string;
  readonly id: string;
  readonly type: Json;
  readonly options: readonly {
    readonly label: string;
    readonly value: string;
    readonly set: boolean;
    readonly note: string;
  }[];
}

function fieldsOf(answer: Answered): readonly Shown[] {
  return inputsOf(answer.interaction.modal ?? {}).map(({ name, input }) => ({
    name,
    id: textOf(input.custom_id) ?? '',
    type: input.type ?? null,
    options: objectsOf(input.options).map((option) => ({
      label: textOf(option.label) ?? '',
      value: textOf(option.value) ?? '',
      set: option.default === true,
      note: textOf(option.description) ?? '',
    })),
  }));
}

/** What a person would fill in: names of fields and of what is listed in them. */
function chosen(
  answer: Answered,
  wanted: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> {
  const fields = fieldsOf(answer);
  return Object.fromEntries(
    Object.entries(wanted).map(([name, labels]) => {
      const field = fields.find((one) => one.name.startsWith(name));
      const values = labels.map((label) => field?.options.find((option) => option.label === label)?.value);
      if (field === undefined || values.includes(undefined))
        throw new Error(`no ${name}: ${labels.join()} in ${JSON.stringify(fields)}`);
      return [field.id, values.filter((value) => value !== undefined)];
    }),
  );
}

async function gold(): Promise<number> {
  const state = await stage.table.state(channel.id);
  return Number(JSON.parse(JSON.stringify(state)).nations.castille.gold);
}

async function stackIn(area: string, nation = 'castille'): Promise<Json> {
  return JSON.parse(JSON.stringify(await stage.table.state(channel.id))).areas[area][nation] ?? null;
}

test('all purchases of a turn are one form: a field for each kind, how many of it', async () => {
  const form = await opened(await lay('income'));
  const before = await gold();
  expect(fieldsOf(form).map(({ name }) => name)).toEqual(['Infantry', 'Knight', 'Castle']);
  const bought = await ann.submit(form, channel, chosen(form, { Infantry: ['1'], Knight: ['1'] }));
  expect(bought.isPrivate).toBe(true);
  expect(await gold()).toBe(before - 4 - 6);
  // Beside the board until they are placed: both, each in a province of its own, by one form again.
  const message = bought.messages.at(-1);
  if (message === undefined) throw new Error('no panel');
  const really = (await ann.click(message, 'Done')).messages.at(-1);
  if (really === undefined) throw new Error('no question');
  const place = await opened(await ann.click(really, 'Yes, confirm'));
  expect(fieldsOf(place).map(({ name, type }) => [name, type])).toEqual([
    ['Infantry', MODAL.boxes],
    ['Knight', MODAL.boxes],
  ]);
  await ann.submit(place, channel, chosen(place, { Infantry: ['Toledo'], Knight: ['Segovia'] }));
  expect(await stackIn('segovie')).toMatchObject({ infantry: 3, knight: 1 });
});

test('what cannot be together is refused in words, and the form opens as it was filled in', async () => {
  const form = await opened(await lay('income'));
  const before = await gold();
  const most = (name: string) =>
    fieldsOf(form)
      .find((field) => field.name === name)
      ?.options.at(-1)?.label ?? '';
  const filled = chosen(form, { Infantry: [most('Infantry')], Knight: [most('Knight')] });
  const refused = await ann.submit(form, channel, filled);
  expect(await gold()).toBe(before);
  expect(refused.text).toMatch(/not possible|cannot|does not/i);
  const again = await opened(refused);
  expect(
    fieldsOf(again).flatMap(({ name, options }) => options.filter(({ set }) => set).map(({ label }) => [name, label])),
  ).toEqual([
    ['Infantry', most('Infantry')],
    ['Knight', most('Knight')],
  ]);
  // Less of it goes.
  await ann.submit(again, channel, chosen(again, { Infantry: ['1'] }));
  expect(await gold()).toBe(before - 4);
});

test('nothing filled in does nothing and says so', async () => {
  const form = await opened(await lay('income'));
  const { version } = await stage.gameIn(channel);
  const nothing = await ann.submit(form, channel, {});
  expect(nothing.text).toContain('Nothing was chosen.');
  expect((await stage.gameIn(channel)).version).toBe(version);
});

test('whole stacks go where each is sent, by one form', async () => {
  const form = await opened(await lay('move'));
  const names = fieldsOf(form).map(({ name }) => name);
  expect(names.length).toBe(3);
  const target = fieldsOf(form).find(({ name }) => name.startsWith('Calatayud'))?.options[0]?.label ?? '';
  await ann.submit(form, channel, chosen(form, { Calatayud: [target] }));
  expect(await stackIn('calatayud')).toBeNull();
  // The others stayed.
  expect(await stackIn('tolede')).not.toBeNull();
});

test('where an attack may come from several sides, the form lists each of them', async () => {
  const form = await opened(await lay('move', { provinces: BESIDE_CUENCA }));
  const stack = fieldsOf(form).find(({ name }) => name.startsWith('Toledo'));
  const sides = stack?.options.filter(({ label }) => label.startsWith('Cuenca – ')) ?? [];
  expect(sides.map(({ label }) => label)).toContain('Cuenca – Entering from: Segovia');
  expect(sides.every(({ note }) => note.includes('wins'))).toBe(true);
  const sent = await ann.submit(form, channel, chosen(form, { Toledo: ['Cuenca – Entering from: Segovia'] }));
  expect(sent.text).not.toContain('Nothing was chosen');
  expect(await stackIn('tolede')).toBeNull();
  expect(await stackIn('cuenca')).not.toBeNull();
});

test('a part of a stack: how many of each and where to, in one form', async () => {
  const panel = await lay('move');
  const menu = panel.selects.find(({ options }) => options.some(({ label }) => label === 'Segovia'));
  const stack = menu?.options.find(({ label }) => label === 'Segovia');
  const message = panel.messages.at(-1);
  if (menu === undefined || stack === undefined || message === undefined) throw new Error('no menu');
  const form = await opened(await ann.choose(message, menu, [stack.value]));
  const [units, to] = fieldsOf(form);
  if (units === undefined || to === undefined) throw new Error('no fields');
  expect(units.options.map(({ label }) => label)).toEqual(['1 infantry', '2 infantry', '3 infantry']);
  const goal = to.options[0];
  await ann.submit(form, channel, { [units.id]: [units.options[1]?.value ?? ''], [to.id]: [goal?.value ?? ''] });
  expect(await stackIn('segovie')).toEqual({ infantry: 1 });
});

test('a stack with a Leader: the form asks in the order of the questions, and he may stay', async () => {
  const panel = await lay('move', {
    turn: 1,
    nation: 'carthage',
    provinces: {
      cadix: { carthage: ['infantry', 'infantry', 'leader:Hamilcar'] },
      gibraltar: { carthage: ['infantry'] },
      valence: { rome: ['infantry'] },
    },
    seats: { [ann.id]: ['carthage'], [bob.id]: ['rome'] },
    gold: {},
  });
  const menu = panel.selects.find(({ options }) => options.some(({ label }) => label === 'Cádiz'));
  const message = panel.messages.at(-1);
  const stack = menu?.options.find(({ label }) => label === 'Cádiz');
  if (menu === undefined || message === undefined || stack === undefined) throw new Error(panel.text);
  const form = await opened(await ann.choose(message, menu, [stack.value]));
  expect(
    fieldsOf(form)
      .map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(['Which Leaders', 'Which units', 'Where to']);
  const filled = chosen(form, { 'Which Leaders': ['None'], 'Which units': ['1 infantry'], 'Where to': ['Gibraltar'] });
  await ann.submit(form, channel, filled);
  expect(await stackIn('cadix', 'carthage')).toMatchObject({ infantry: 1 });
  expect(await stackIn('gibraltar', 'carthage')).toEqual({ infantry: 2 });
});

test('a standing order is one form: of whom, where, until when', async () => {
  const panel = await lay('move');
  const message = panel.messages.at(-1);
  if (message === undefined) throw new Error('no panel');
  const kinds = await ann.click(message, /order/i);
  const asked = kinds.messages.at(-1);
  const menu = kinds.selects[0];
  const stand = menu?.options.find(({ label }) => /stand|hold/i.test(label));
  if (asked === undefined || menu === undefined || stand === undefined)
    throw new Error(`no kinds: ${JSON.stringify(kinds.selects)} ${JSON.stringify(kinds.buttons)}`);
  const form = await opened(await ann.choose(asked, menu, [stand.value]));
  const fields = fieldsOf(form);
  expect(fields.length).toBeGreaterThanOrEqual(3);
  // Of a list in several parts the first answer of the first part.
  const parts = new Set<string>();
  const filled = Object.fromEntries(
    fields.map(({ id, options }) => {
      const [key = ''] = id.split('+');
      const value = parts.has(key) ? [] : [options[0]?.value ?? ''];
      parts.add(key);
      return [id, value];
    }),
  );
  const given = await ann.submit(form, channel, filled);
  expect(given.text).not.toContain('not possible');
  expect((await ann.slash(channel, 'orders')).text).toMatch(/stand|hold/i);
});

test('the button stands under the post too, for whom it asks and for nobody else', async () => {
  await lay('move');
  const posts = stage.discord.world
    .messagesIn(channel.id)
    .filter(({ privateTo, pinned }) => privateTo === null && !pinned);
  const post = posts.findLast((message) => buttonsOf(message).some(({ label }) => label === WHOLE));
  if (post === undefined) throw new Error('no form under a post');
  const refused = await bob.click(post, WHOLE);
  expect([refused.interaction.modal, refused.isPrivate]).toEqual([null, true]);
  const form = await ann.click(post, WHOLE);
  expect(fieldsOf(form).length).toBeGreaterThan(1);
  const moved = await ann.submit(form, channel, { '0': [fieldsOf(form)[0]?.options[0]?.value ?? ''] });
  // What comes of it is told in private; the post stays everybody's.
  expect(moved.isPrivate).toBe(true);
});

test('of many stacks it is one at a time: from where, how many of each, where to', async () => {
  const many = ['segovie', 'calatayud', 'tolede', 'la-mancha', 'cuenca', 'valence', 'avila'];
  const panel = await lay('move', {
    provinces: {
      ...Object.fromEntries(many.map((id) => [id, { castille: ['infantry', 'infantry'] }])),
      denia: { aragon: ['infantry'] },
    },
  });
  const form = await opened(panel);
  const fields = fieldsOf(form);
  const from = fields[0];
  expect(from?.options.length).toBe(many.length);
  const segovia = from?.options.find(({ label }) => label === 'Segovia');
  const units = fields.find(({ options }) => options.some(({ label }) => label === '2 infantry'));
  const to = fields.findLast(({ options }) => options.some(({ label }) => label === 'Calatayud'));
  const calatayud = to?.options.find(({ label }) => label === 'Calatayud');
  if (from === undefined || units === undefined || to === undefined) throw new Error(JSON.stringify(fields));
  await ann.submit(form, channel, {
    [from.id]: [segovia?.value ?? ''],
    [units.id]: [units.options[0]?.value ?? ''],
    [to.id]: [calatayud?.value ?? ''],
  });
  expect([await stackIn('segovie'), await stackIn('calatayud')]).toEqual([{ infantry: 1 }, { infantry: 3 }]);
});

test('a form that comes too late for what it asked changes nothing', async () => {
  const panel = await lay('income');
  const form = await opened(panel);
  const filled = chosen(form, { Infantry: ['1'] });
  await ann.slash(channel, 'buy', { unit: 'infantry', count: 1 });
  const before = await gold();
  const late = await ann.submit(form, channel, filled);
  expect(late.text).toContain('earlier moment');
  expect(await gold()).toBe(before);
});
