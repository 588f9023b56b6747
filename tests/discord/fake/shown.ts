import type { Json, JsonObject } from '../../../src/core/json.js';
import { objectsOf, textOf } from './json.js';
import { CONTAINER_FLAG, tree } from './limits-container.js';
import type { FakeMessage } from './world.js';

/** A message as a person sees it. */
const BUTTON = 2;
const STRING_SELECT = 3;
const TEXT = 10;

export interface ShownButton {
  readonly label: string;
  readonly id: string;
  readonly disabled: boolean;
  readonly style: number;
}
export interface ShownSelect {
  readonly placeholder: string;
  readonly id: string;
  readonly disabled: boolean;
  readonly min: number;
  readonly max: number;
  readonly options: readonly { readonly label: string; readonly value: string; readonly note: string }[];
}

export function buttonsOf(message: FakeMessage): ShownButton[] {
  return partsOf(message, BUTTON).map((part) => ({
    label: seen(part.label),
    id: textOf(part.custom_id) ?? '',
    disabled: part.disabled === true,
    style: typeof part.style === 'number' ? part.style : 0,
  }));
}

export function selectsOf(message: FakeMessage): ShownSelect[] {
  return partsOf(message, STRING_SELECT).map((part) => ({
    placeholder: seen(part.placeholder),
    id: textOf(part.custom_id) ?? '',
    disabled: part.disabled === true,
    min: typeof part.min_values === 'number' ? part.min_values : 1,
    max: typeof part.max_values === 'number' ? part.max_values : 1,
    options: objectsOf(part.options).map((option) => ({
      label: seen(option.label),
      value: textOf(option.value) ?? '',
      note: seen(option.description),
    })),
  }));
}

/** All that can be read in it, the embeds' texts and those of components included. */
export function textIn(message: FakeMessage): string {
  const embeds = message.embeds.flatMap((embed) => [
    textOf(embed.title),
    textOf(embed.description),
    ...objectsOf(embed.fields).flatMap((field) => [textOf(field.name), textOf(field.value)]),
  ]);
  const words = partsOf(message, TEXT).map(({ content }) => textOf(content));
  return [message.content, ...embeds, ...words]
    .filter((text) => text !== null && text !== '')
    .map(seen)
    .join('\n');
}

/** A space is a space to the eye, whether a line may break there or not. */
function seen(text: Json | undefined): string {
  return (textOf(text) ?? '').replaceAll('\u00a0', ' ');
}

/** The form that cannot be changed: everything in it is components. */
export function isContainer({ flags }: FakeMessage): boolean {
  return (flags & CONTAINER_FLAG) !== 0;
}

export function partsOf(message: FakeMessage, type: number): JsonObject[] {
  return message.components.flatMap(tree).filter((part) => part.type === type);
}
