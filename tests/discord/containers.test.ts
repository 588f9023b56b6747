import { expect, test } from 'vitest';
import { messagesOf } from '../../src/discord/messages/containers.js';
import type { Speech } from '../../src/discord/messages/speech.js';
import type { Control, Line } from '../../src/table/ports/message.js';
import { isObject, objectsOf, parseJson, textOf } from './fake/json.js';
import { overwhelms, tree } from './fake/limits-container.js';
import { isEmptyMessage, messageFaults, type UploadedFile } from './fake/limits-message.js';
import { chanceOf } from './panel-player.js';
import { line, puppetSay } from './puppet-table.js';

const FILE = { name: 'map.png', data: Buffer.from('map') };
const LETTERS = ['a', 'é', '漢', '🎲'];

/** Words of any length and alphabet, controls of any number, with or without a picture, asked or only told. */
function story(seed: number): Speech {
  const pick = chanceOf(seed);
  const word = () => (LETTERS[pick(4)] ?? 'a').repeat(1 + pick(30));
  const long = [5, 60, 700][pick(3)] ?? 5;
  const lines = Array.from(
    { length: pick(long) + 1 },
    (): Line => line(Array.from({ length: 1 + pick(8) }, word).join(' ')),
  );
  const button = (at: number): Control => {
    const known = { kind: 'button', token: `t${seed}.${at}`, label: line(word()), style: 'secondary' } as const;
    return at === 2 ? { ...known, beside: true } : known;
  };
  return {
    locale: 'en',
    lines,
    ...(pick(2) === 0 ? { asks: pick(lines.length + 1) } : {}),
    people: {},
    controls: Array.from({ length: pick(7) }, (_, row) =>
      Array.from({ length: 1 + pick(6) }, (_, at) => button(row * 6 + at)),
    ),
    attachments: pick(4) === 0 ? [{ name: 'log.md', content: 'x' }] : [],
    mentions: Array.from({ length: pick(20) }, (_, at) => `90000000000000000${at}`),
    picture: pick(2) === 0 ? { file: FILE, alt: 'm'.repeat(pick(2000)) } : null,
  };
}

function sent(speech: Speech) {
  return messagesOf(speech, puppetSay, 'container').map(({ body, files }) => {
    const json = parseJson(JSON.stringify(body));
    if (!isObject(json)) throw new Error('no message');
    const uploaded = files.map(
      ({ name, data }, at): UploadedFile => ({
        field: `files[${at}]`,
        name,
        bytes: new TextEncoder().encode(String(data)),
      }),
    );
    return { body: json, files: uploaded };
  });
}

const partsIn = (messages: ReturnType<typeof sent>) =>
  messages.flatMap(({ body }) => objectsOf(body.components).flatMap(tree));
const wordsIn = (messages: ReturnType<typeof sent>) =>
  partsIn(messages).flatMap(({ type, content }) => (type === 10 ? [textOf(content) ?? ''] : []));

test('whatever is told, Discord takes the containers, and its servers do not fail at them', () => {
  const seen = { several: 0, file: 0, sections: 0 };
  for (let seed = 1; seed <= 600; seed++) {
    const messages = sent(story(seed));
    for (const { body, files } of messages) {
      expect(messageFaults(body, files)).toEqual([]);
      expect(overwhelms(body)).toBe(false);
      expect(isEmptyMessage(body, files)).toBe(false);
    }
    if (messages.length > 1) seen.several++;
    if (messages.some(({ files }) => files.some(({ name }) => name === 'text.md'))) seen.file++;
    if (partsIn(messages).some(({ type }) => type === 9)) seen.sections++;
  }
  // All of it was met with, or the hundreds would prove little.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
});

test('nothing told is lost: it stands in the containers or in the file', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const speech = story(seed);
    const messages = sent(speech);
    const text = messages.flatMap(({ files }) => files).find(({ name }) => name === 'text.md');
    const shown = text === undefined ? wordsIn(messages).join(' ') : new TextDecoder().decode(text.bytes);
    const told = speech.lines.map((one) => ('key' in one ? one.key : '')).join(' ');
    const bare = (words: string) => words.replaceAll(/<@\d+>|\s/g, '');
    expect(bare(shown)).toBe(bare(told));
  }
});

test('who is called is called in the last of them, once', () => {
  const messages = messagesOf({ ...story(3), mentions: ['77'] }, puppetSay, 'container');
  expect(messages.map(({ body }) => body.allowed_mentions?.users)).toEqual([
    ...messages.slice(1).map(() => undefined),
    ['77'],
  ]);
  expect(
    wordsIn(sent({ ...story(3), mentions: ['77'] }))
      .join()
      .split('<@77>'),
  ).toHaveLength(2);
});

test('what happened, its picture, a line, then what is asked with its button beside it, and the rows', () => {
  const speech = { ...story(1), lines: [line('happened'), line('asked')], asks: 1, mentions: ['7'], attachments: [] };
  const mine: Control = { kind: 'button', token: 'menu', label: line('My turn'), style: 'secondary', beside: true };
  const other: Control = { kind: 'button', token: 'go', label: line('Go'), style: 'primary' };
  const [only] = sent({ ...speech, controls: [[other, mine]], picture: { file: FILE, alt: 'the map' } });
  const [container] = objectsOf(only?.body.components);
  const parts = objectsOf(container?.components);
  expect(parts.map(({ type }) => type)).toEqual([10, 12, 14, 9, 1]);
  expect(textOf(parts[0]?.content)).toBe('happened');
  expect(objectsOf(parts[1]?.items)[0]).toEqual({ media: { url: 'attachment://map.png' }, description: 'the map' });
  expect(objectsOf(parts[3]?.components)[0]?.content).toBe('asked\n<@7>');
  expect(isObject(parts[3]?.accessory) ? parts[3].accessory.custom_id : '').toBe('menu');
  expect(objectsOf(parts[4]?.components).map(({ custom_id }) => custom_id)).toEqual(['go']);
});
