import type { Json, JsonObject } from '../../../src/core/json.js';
import { isList, isObject, objectsOf, textOf } from './json.js';
import { EPHEMERAL } from './limits-message.js';
import {
  CHANNEL_KINDS,
  type FakeAttachment,
  type FakeChannel,
  type FakeMessage,
  type FakeUserRecord,
  type World,
} from './world.js';

/** The records of the fake as Discord writes them in JSON. */
export function userJson(user: FakeUserRecord): JsonObject {
  return {
    id: user.id,
    username: user.name.toLowerCase(),
    global_name: user.name,
    discriminator: '0',
    avatar: null,
    bot: user.bot,
  };
}

export function memberJson(user: FakeUserRecord): JsonObject {
  return {
    user: userJson(user),
    nick: null,
    avatar: null,
    roles: [],
    joined_at: '2026-01-01T00:00:00.000000+00:00',
    premium_since: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: 0,
    permissions: permissionsOf(user).toString(),
    communication_disabled_until: null,
  };
}

export function channelJson(channel: FakeChannel): JsonObject {
  return {
    id: channel.id,
    type: CHANNEL_KINDS[channel.kind],
    name: channel.name,
    ...(channel.guildId === null ? {} : { guild_id: channel.guildId, permissions: '2147483647' }),
    ...(channel.parentId === null ? {} : { parent_id: channel.parentId }),
    ...(channel.guildId === null || isThreadKind(channel) ? {} : { permission_overwrites: overwritesOf(channel) }),
    ...(isThreadKind(channel)
      ? {
          owner_id: '0',
          message_count: 0,
          member_count: 1,
          thread_metadata: {
            archived: channel.archived,
            auto_archive_duration: 10_080,
            archive_timestamp: '2026-01-01T00:00:00.000000+00:00',
            locked: channel.locked,
          },
        }
      : {}),
  };
}

export function messageJson(world: World, message: FakeMessage): JsonObject {
  const author = world.users.get(message.authorId);
  if (author === undefined) throw new Error(`message ${message.id} has no author`);
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.system ? 6 : 0,
    author: userJson(author),
    content: message.content,
    timestamp: new Date(message.at).toISOString(),
    edited_timestamp: message.edits === 0 ? null : new Date(world.clock.now()).toISOString(),
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: message.attachments.map((file) => ({
      id: file.id,
      filename: file.filename,
      ...(file.description === null ? {} : { description: file.description }),
      size: file.bytes.length,
      url: urlOf(file),
      proxy_url: urlOf(file),
      width: file.width,
      height: file.height,
    })),
    embeds: message.embeds,
    components: message.components.map((one) => resolved(one, message)),
    pinned: message.pinned,
    flags: message.privateTo === null ? message.flags : message.flags | EPHEMERAL,
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
  };
}

/** See, send, use commands; and, for some, manage channels or the server. */
function permissionsOf({ manages, administers }: FakeUserRecord): bigint {
  return (1n << 10n) | (1n << 11n) | (1n << 31n) | (manages ? 1n << 4n : 0n) | (administers ? 1n << 5n : 0n);
}

function urlOf({ id, filename }: FakeAttachment): string {
  return `http://127.0.0.1/attachments/${id}/${filename}`;
}

/** Discord gives files of the message that its components show as it gives its attachments. */
function resolved(component: JsonObject, message: FakeMessage): JsonObject {
  const media = (value: Json | undefined) => {
    const name = isObject(value) ? /^attachment:\/\/(.+)$/.exec(textOf(value.url) ?? '')?.[1] : undefined;
    const file = message.attachments.find(({ filename }) => filename === name);
    if (!isObject(value) || file === undefined) return value ?? null;
    return { url: urlOf(file), proxy_url: urlOf(file), attachment_id: file.id, width: file.width };
  };
  return {
    ...component,
    ...(isList(component.components)
      ? { components: objectsOf(component.components).map((part) => resolved(part, message)) }
      : {}),
    ...(isList(component.items)
      ? { items: objectsOf(component.items).map((item) => ({ ...item, media: media(item.media) })) }
      : {}),
    ...(component.file === undefined ? {} : { file: media(component.file) }),
  };
}

export function isThreadKind({ kind }: FakeChannel): boolean {
  return kind === 'thread' || kind === 'privateThread';
}

/** Everybody sees a channel unless it is for some: they, and the bot. */
function overwritesOf({ members, guildId }: FakeChannel): JsonObject[] {
  const view = (1n << 10n).toString();
  if (members === null) return [];
  const own = [...members].map((id) => ({ id, type: 1, allow: view, deny: '0' }));
  return [{ id: guildId ?? '', type: 0, allow: '0', deny: view }, ...own];
}
