import { type APIComponentInContainer, type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import { CONTAINER_FLAG } from './message-form.js';
import type { SeenMessage } from './message-ids.js';
import type { KeptPicture } from './speech.js';

/** A container's picture, to show it again. */
export function pictureIn({ components, attachments }: SeenMessage): KeptPicture | null {
  const [gallery] = (components ?? []).flatMap(inside).filter((part) => part.type === ComponentType.MediaGallery);
  const [item] = gallery?.items ?? [];
  const kept = (attachments ?? []).find(({ id, url }) => item?.media.attachment_id === id || item?.media.url === url);
  return item === undefined || kept === undefined ? null : { kept, alt: item.description ?? '' };
}

/** A message's content, to send again: nothing in it can be pressed any more. */
export function notPressable(message: SeenMessage): APIMessageTopLevelComponent[] {
  return eachPart(message, (part) => {
    switch (part.type) {
      case ComponentType.ActionRow:
        return [{ ...part, components: part.components.map((one) => ({ ...one, disabled: true })) }];
      case ComponentType.Section:
        if (part.accessory.type !== ComponentType.Button) return [part];
        return [{ ...part, accessory: { ...part.accessory, disabled: true } }];
      default:
        return [part];
    }
  });
}

/** The same container with other rows of buttons below. */
export function withRowsOf(message: SeenMessage, from: readonly APIMessageTopLevelComponent[]) {
  const rows = from.flatMap(inside).filter(({ type }) => type === ComponentType.ActionRow);
  const others = eachPart(message, (part) => (part.type === ComponentType.ActionRow ? [] : [part]));
  const components = others.map((one) =>
    one.type === ComponentType.Container ? { ...one, components: [...one.components, ...rows] } : one,
  );
  return { flags: CONTAINER_FLAG, components };
}

function eachPart(
  message: SeenMessage,
  change: (part: APIComponentInContainer) => readonly APIComponentInContainer[],
): APIMessageTopLevelComponent[] {
  const again = (part: APIComponentInContainer): APIComponentInContainer => {
    switch (part.type) {
      case ComponentType.MediaGallery:
        return { ...part, items: part.items.map((item) => ({ ...item, media: sent(message, item.media) })) };
      case ComponentType.File:
        return { type: part.type, file: sent(message, part.file) };
      default:
        return part;
    }
  };
  return (message.components ?? []).flatMap((one): APIMessageTopLevelComponent[] =>
    one.type === ComponentType.Container
      ? [{ ...one, components: one.components.flatMap(change).map(again) }]
      : change(one).map(again),
  );
}

/** A file of the message, under its original name. */
function sent(
  { attachments }: SeenMessage,
  { url, attachment_id }: { readonly url: string; readonly attachment_id?: string },
) {
  const own = (attachments ?? []).find((file) => file.id === attachment_id || file.url === url);
  return { url: own === undefined ? url : `attachment://${own.filename}` };
}

/** Does it contain anything to press? */
export function hasControls({ components }: SeenMessage): boolean {
  return (components ?? [])
    .flatMap(inside)
    .some(({ type }) => type === ComponentType.ActionRow || type === ComponentType.Section);
}

function inside(component: APIMessageTopLevelComponent): readonly APIComponentInContainer[] {
  return component.type === ComponentType.Container ? component.components : [component];
}
