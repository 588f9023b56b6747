import {
  archivedThread,
  cannotMessageUser,
  emptyMessage,
  invalidBody,
  missingAccess,
  missingPermissions,
  notAuthor,
  threadExists,
  tooManyPins,
  unknownChannel,
  unknownMember,
  unknownMessage,
  wrongChannel,
} from './api-error.js';
import { bodyOf, type Call, type Route, refuseMessage } from './call.js';
import { textOf } from './json.js';
import { isEmptyMessage } from './limits-message.js';
import { contentOf, edit } from './message-body.js';
import { channelJson, isThreadKind, messageJson, userJson } from './wire.js';
import type { FakeChannel, FakeMessage, FakeUserRecord, World } from './world.js';

/** Channels, messages, pins, threads and direct channels. */
export function messageRoutes(world: World, bot: FakeUserRecord): Route[] {
  const channelOf = (id: string | undefined): FakeChannel => {
    const channel = world.channels.get(id ?? '');
    if (channel === undefined || channel.deleted) throw unknownChannel();
    const parent = channel.parentId === null ? null : world.channels.get(channel.parentId);
    if (channel.denied.has('view') || parent?.denied.has('view')) throw missingAccess();
    return channel;
  };
  const messageOf = (channel: FakeChannel, id: string | undefined): FakeMessage => {
    const message = world.messages.get(id ?? '');
    if (message === undefined || message.deleted || message.channelId !== channel.id) throw unknownMessage();
    return message;
  };
  const ownMessageOf = (channel: FakeChannel, id: string | undefined): FakeMessage => {
    const message = messageOf(channel, id);
    if (message.authorId !== bot.id) throw notAuthor();
    return message;
  };

  const create = (call: Call, parts: readonly string[]) => {
    const channel = channelOf(parts[0]);
    if (channel.denied.has('send')) throw missingPermissions();
    if (channel.kind === 'forum') throw wrongChannel();
    if (channel.locked && channel.archived) throw archivedThread();
    // Whoever writes in a closed thread opens it.
    channel.archived = false;
    if (channel.userId !== null && world.users.get(channel.userId)?.takesDirect !== true) throw cannotMessageUser();
    if (call.files.length > 0 && channel.denied.has('attach')) throw missingPermissions();
    const body = bodyOf(call);
    refuseMessage(body, call.files);
    if (isEmptyMessage(body, call.files)) throw emptyMessage();
    const nonce = body.nonce === undefined || body.nonce === null ? null : String(body.nonce);
    if (nonce !== null && body.enforce_nonce === true) {
      const earlier = world
        .messagesIn(channel.id)
        .find((message) => message.nonce === nonce && message.authorId === bot.id);
      if (earlier !== undefined) return { status: 200, json: messageJson(world, earlier) };
    }
    const message = world.post({
      ...contentOf(world, body, call.files),
      channelId: channel.id,
      authorId: bot.id,
      privateTo: null,
      token: null,
      nonce,
      system: false,
      thinking: false,
    });
    return { status: 200, json: messageJson(world, message) };
  };

  const change = (call: Call, parts: readonly string[]) => {
    const channel = channelOf(parts[0]);
    const message = ownMessageOf(channel, parts[1]);
    if (channel.archived) throw archivedThread();
    const body = bodyOf(call);
    refuseMessage(body, call.files, message);
    edit(world, message, body, call.files);
    if (
      message.content.trim() === '' &&
      message.embeds.length + message.attachments.length + message.components.length === 0
    )
      throw emptyMessage();
    return { status: 200, json: messageJson(world, message) };
  };

  const pin = (call: Call, parts: readonly string[]) => {
    const channel = channelOf(parts[0]);
    const message = messageOf(channel, parts[1]);
    if (channel.denied.has('pin')) throw missingPermissions();
    if (channel.archived) throw archivedThread();
    const pinning = call.method === 'PUT';
    if (pinning && world.messagesIn(channel.id).filter((other) => other.pinned).length >= 50) throw tooManyPins();
    if (pinning && !message.pinned)
      world.post({
        channelId: channel.id,
        authorId: bot.id,
        privateTo: null,
        token: null,
        nonce: null,
        system: true,
        thinking: false,
        content: '',
        embeds: [],
        components: [],
        attachments: [],
        allowedMentions: null,
        flags: 0,
      });
    message.pinned = pinning;
    world.changed();
    return { status: 204 };
  };

  const startThread = (call: Call, parts: readonly string[]) => {
    const channel = channelOf(parts[0]);
    if (channel.kind !== 'text') throw wrongChannel();
    if (channel.denied.has('thread')) throw missingPermissions();
    const from = parts[1] === undefined ? null : messageOf(channel, parts[1]);
    if (from !== null && world.channels.has(from.id)) throw threadExists();
    const name = textOf(bodyOf(call).name) ?? '';
    if (name === '' || [...name].length > 100) throw invalidBody([`thread name "${name}" is not 1 to 100 long`]);
    const thread = world.addThread(name, channel, from?.id ?? world.ids.next());
    return { status: 201, json: channelJson(thread) };
  };

  return [
    { method: 'GET', pattern: /^\/users\/@me$/, handle: () => ({ status: 200, json: userJson(bot) }) },
    {
      method: 'POST',
      pattern: /^\/users\/@me\/channels$/,
      handle: (call) => {
        const person = world.users.get(textOf(bodyOf(call).recipient_id) ?? '');
        if (person === undefined) throw invalidBody(['recipient_id is nobody']);
        return {
          status: 200,
          json: { ...channelJson(world.directChannel(person.id)), recipients: [userJson(person)] },
        };
      },
    },
    {
      method: 'GET',
      pattern: /^\/channels\/(\d+)$/,
      handle: (_call, parts) => ({ status: 200, json: channelJson(channelOf(parts[0])) }),
    },
    {
      method: 'PATCH',
      pattern: /^\/channels\/(\d+)$/,
      handle: (call, parts) => {
        const channel = channelOf(parts[0]);
        if (!isThreadKind(channel) || channel.locked) throw missingPermissions();
        if (bodyOf(call).archived === false) channel.archived = false;
        return { status: 200, json: channelJson(channel) };
      },
    },
    {
      method: 'GET',
      pattern: /^\/channels\/(\d+)\/thread-members\/(\d+)$/,
      handle: (_call, parts) => {
        const channel = channelOf(parts[0]);
        if (channel.members?.has(parts[1] ?? '') !== true) throw unknownMember();
        return { status: 200, json: { id: channel.id, user_id: parts[1] ?? '', flags: 0 } };
      },
    },
    {
      method: 'GET',
      pattern: /^\/users\/@me\/guilds$/,
      handle: ({ query }) => {
        const after = BigInt(query.get('after') ?? '0');
        const listed = [...world.guilds.values()].filter(({ id }) => BigInt(id) > after);
        listed.sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1));
        const page = listed.slice(0, Math.min(200, Number(query.get('limit') ?? '200')));
        return { status: 200, json: page.map(({ id, name }) => ({ id, name, owner: false, features: [] })) };
      },
    },
    {
      method: 'GET',
      pattern: /^\/guilds\/(\d+)\/roles$/,
      handle: (_call, parts) => ({
        status: 200,
        // Everybody sees and sends.
        json: [{ id: parts[0] ?? '', name: '@everyone', permissions: ((1n << 10n) | (1n << 11n)).toString() }],
      }),
    },
    { method: 'POST', pattern: /^\/channels\/(\d+)\/messages$/, handle: create },
    {
      method: 'GET',
      pattern: /^\/channels\/(\d+)\/messages\/(\d+)$/,
      handle: (_call, parts) => ({ status: 200, json: messageJson(world, messageOf(channelOf(parts[0]), parts[1])) }),
    },
    { method: 'PATCH', pattern: /^\/channels\/(\d+)\/messages\/(\d+)$/, handle: change },
    {
      method: 'DELETE',
      pattern: /^\/channels\/(\d+)\/messages\/(\d+)$/,
      handle: (_call, parts) => {
        ownMessageOf(channelOf(parts[0]), parts[1]).deleted = true;
        world.changed();
        return { status: 204 };
      },
    },
    { method: 'PUT', pattern: /^\/channels\/(\d+)\/messages\/pins\/(\d+)$/, handle: pin },
    { method: 'DELETE', pattern: /^\/channels\/(\d+)\/messages\/pins\/(\d+)$/, handle: pin },
    { method: 'PUT', pattern: /^\/channels\/(\d+)\/pins\/(\d+)$/, handle: pin },
    { method: 'DELETE', pattern: /^\/channels\/(\d+)\/pins\/(\d+)$/, handle: pin },
    { method: 'POST', pattern: /^\/channels\/(\d+)\/messages\/(\d+)\/threads$/, handle: startThread },
    { method: 'POST', pattern: /^\/channels\/(\d+)\/threads$/, handle: startThread },
  ];
}
