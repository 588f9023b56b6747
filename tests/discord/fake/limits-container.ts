import type { JsonObject } from '../../../src/core/json.js';
import { isList, isObject, numberOf, objectsOf, textOf } from './json.js';
import type { UploadedFile } from './limits-message.js';

/** What Discord refuses in a message that is one tree of components, and its own description of itself does not say. */
export const CONTAINER_FLAG = 1 << 15;
const TYPE = { row: 1, button: 2, section: 9, text: 10, thumbnail: 11, gallery: 12, file: 13, rule: 14, container: 17 };
const TOP: readonly number[] = [1, 9, 10, 12, 13, 14, 17];
const INSIDE = TOP.filter((type) => type !== TYPE.container);
const CHARACTERS_MOST = 4000;
const COMPONENTS_MOST = 40;
/** Beyond this Discord's own servers fail. */
const BYTES_MOST = 10_000;

/** Files that the message has already; those of this request come in `files`. */
export function containerFaults(
  body: JsonObject,
  files: readonly UploadedFile[],
  kept: readonly string[] = [],
): string[] {
  const faults: string[] = [];
  for (const key of ['content', 'poll'] as const) if (body[key]) faults.push(`a message of components has a ${key}`);
  for (const key of ['embeds', 'sticker_ids'] as const)
    if (isList(body[key]) && body[key].length > 0) faults.push(`a message of components has ${key}`);
  if (body.components === undefined) return faults;
  const top = objectsOf(body.components);
  if (top.length === 0) faults.push('a message of components is empty');
  for (const one of top) if (!TOP.includes(numberOf(one.type) ?? 0)) faults.push(`type ${String(one.type)} at the top`);
  const all = top.flatMap(tree);
  if (all.length > COMPONENTS_MOST) faults.push(`${all.length} components in all, at most ${COMPONENTS_MOST}`);
  const texts = all.filter(({ type }) => type === TYPE.text).map(({ content }) => textOf(content) ?? '');
  const characters = texts.reduce((sum, text) => sum + [...text].length, 0);
  if (characters > CHARACTERS_MOST) faults.push(`${characters} characters of text in all, at most ${CHARACTERS_MOST}`);
  if (texts.some((text) => text.trim() === '')) faults.push('a text display shows nothing');
  for (const one of all) faults.push(...insideFaults(one));
  faults.push(...fileFaults(all, files, kept));
  return faults;
}

/** So much text is no refusal: the servers fail at it. */
export function overwhelms(body: JsonObject): boolean {
  const texts = objectsOf(body.components)
    .flatMap(tree)
    .filter(({ type }) => type === TYPE.text)
    .map(({ content }) => textOf(content) ?? '');
  return Buffer.byteLength(texts.join('')) > BYTES_MOST;
}

/** A component and everything in it. */
export function tree(component: JsonObject): JsonObject[] {
  const accessory = isObject(component.accessory) ? [component.accessory] : [];
  return [component, ...objectsOf(component.components).flatMap(tree), ...accessory];
}

export function rowsIn(components: readonly JsonObject[]): JsonObject[] {
  return components.flatMap(tree).filter(({ type }) => type === TYPE.row);
}

/** Buttons beside words. */
export function accessoriesIn(components: readonly JsonObject[]): JsonObject[] {
  return components.flatMap(tree).flatMap(({ accessory }) => (isObject(accessory) ? [accessory] : []));
}

function insideFaults(one: JsonObject): string[] {
  const parts = objectsOf(one.components);
  switch (one.type) {
    case TYPE.container: {
      const wrong = parts.filter(({ type }) => !INSIDE.includes(numberOf(type) ?? 0));
      return [
        ...(parts.length === 0 ? ['an empty container'] : []),
        ...wrong.map(({ type }) => `type ${String(type)} in a container`),
      ];
    }
    case TYPE.section: {
      const accessory = isObject(one.accessory) ? numberOf(one.accessory.type) : null;
      const beside = accessory === TYPE.button || accessory === TYPE.thumbnail;
      return [
        ...(parts.length < 1 || parts.length > 3 ? [`a section of ${parts.length} texts, 1 to 3`] : []),
        ...(parts.every(({ type }) => type === TYPE.text) ? [] : ['a section of something else than texts']),
        ...(beside ? [] : ['a section without a button or a thumbnail']),
      ];
    }
    default:
      return [];
  }
}

function fileFaults(all: readonly JsonObject[], files: readonly UploadedFile[], kept: readonly string[]): string[] {
  const media = all.flatMap(({ type, items, file }) => {
    if (type === TYPE.gallery) return objectsOf(items).flatMap((item) => (isObject(item.media) ? [item.media] : []));
    return type === TYPE.file && isObject(file) ? [file] : [];
  });
  const named = media.map(({ url }) => textOf(url) ?? '').map((url) => /^attachment:\/\/(.+)$/.exec(url)?.[1] ?? null);
  const there = [...files.map(({ name }) => name), ...kept];
  return [
    ...named.flatMap((name) => (name === null || there.includes(name) ? [] : [`${name} is shown and not there`])),
    ...(named.includes(null) ? ['a picture from elsewhere'] : []),
    ...files.filter(({ name }) => !named.includes(name)).map(({ name }) => `nobody sees the file ${name}`),
  ];
}
