import type { JsonObject } from '../../../src/core/json.js';
import { isList, isObject, numberOf, objectsOf, textOf } from './json.js';
import { CONTAINER_FLAG } from './limits-container.js';
import type { UploadedFile } from './limits-message.js';
import type { FakeAttachment, FakeMessage, World } from './world.js';

/** The parts of a message that its body gives. */
export function contentOf(world: World, body: JsonObject, files: readonly UploadedFile[]) {
  return {
    content: textOf(body.content) ?? '',
    embeds: objectsOf(body.embeds),
    components: objectsOf(body.components),
    attachments: uploaded(world, body, files),
    allowedMentions: isObject(body.allowed_mentions) ? body.allowed_mentions : null,
    flags: numberOf(body.flags) ?? 0,
  };
}

/** An edit changes what it names and keeps the rest; an `attachments` list keeps only the files it names. */
export function edit(world: World, message: FakeMessage, body: JsonObject, files: readonly UploadedFile[]): void {
  if (body.content !== undefined) message.content = textOf(body.content) ?? '';
  if (isList(body.embeds)) message.embeds = objectsOf(body.embeds);
  if (isList(body.components)) message.components = objectsOf(body.components);
  const kept = isList(body.attachments)
    ? message.attachments.filter((file) => objectsOf(body.attachments).some((named) => named.id === file.id))
    : message.attachments;
  message.attachments = [...kept, ...uploaded(world, body, files)];
  message.flags |= (numberOf(body.flags) ?? 0) & CONTAINER_FLAG;
  message.edits++;
  world.note(message);
}

function uploaded(world: World, body: JsonObject, files: readonly UploadedFile[]): FakeAttachment[] {
  return files.map((file) => {
    const id = /^files\[(\d+)\]$/.exec(file.field)?.[1];
    const named = objectsOf(body.attachments).find((attachment) => String(attachment.id) === id);
    return {
      id: world.ids.next(),
      filename: textOf(named?.filename) ?? file.name,
      description: textOf(named?.description),
      bytes: file.bytes,
      ...pngSize(file.bytes),
    };
  });
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function pngSize(bytes: Uint8Array): { width: number | null; height: number | null } {
  if (bytes.length < 24 || PNG.some((byte, at) => bytes[at] !== byte)) return { width: null, height: null };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
