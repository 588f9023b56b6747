import type { JsonObject } from '../../../src/core/json.js';
import type { Activities } from './activities.js';
import { emptyMessage, invalidBody, noActivity, unknownMessage } from './api-error.js';
import { bodyOf, type Call, type Route, refuseFaults, refuseMessage } from './call.js';
import { CALLBACK, type FakeInteraction, type Interactions } from './interactions.js';
import { isObject, numberOf, objectsOf } from './json.js';
import { CONTAINER_FLAG } from './limits-container.js';
import { autocompleteFaults, modalFaults } from './limits-form.js';
import { EPHEMERAL, isEmptyMessage } from './limits-message.js';
import { contentOf, edit } from './message-body.js';
import { messageJson } from './wire.js';
import type { FakeMessage, FakeUserRecord, World } from './world.js';

/** The first answer to an interaction, and everything that its token allows afterwards. */
export function interactionRoutes(
  world: World,
  interactions: Interactions,
  activities: Activities,
  bot: FakeUserRecord,
): Route[] {
  const show = (interaction: FakeInteraction, call: Call, body: JsonObject, thinking: boolean): FakeMessage => {
    const isPrivate = ((numberOf(body.flags) ?? 0) & EPHEMERAL) !== 0;
    return world.post({
      ...contentOf(world, body, call.files),
      channelId: interaction.channelId,
      authorId: bot.id,
      privateTo: isPrivate ? interaction.userId : null,
      token: interaction.token,
      nonce: null,
      system: false,
      thinking,
    });
  };

  const callback = (call: Call, parts: readonly string[]) => {
    const interaction = interactions.toAcknowledge(parts[0] ?? '', parts[1] ?? '');
    const body = bodyOf(call);
    const data = isObject(body.data) ? body.data : {};
    const kind = numberOf(body.type) ?? 0;
    switch (kind) {
      case CALLBACK.message:
        refuseMessage(data, call.files);
        if (isEmptyMessage(data, call.files)) throw emptyMessage();
        interaction.original = show(interaction, call, data, false);
        interaction.settled = true;
        break;
      case CALLBACK.deferredMessage:
        if (((numberOf(data.flags) ?? 0) & CONTAINER_FLAG) !== 0)
          throw invalidBody(['an answer is announced without the flag of components']);
        interaction.original = show(interaction, call, data, true);
        break;
      case CALLBACK.deferredUpdate:
        if (interaction.source === null) throw invalidBody(['there is no message to update']);
        interaction.original = interaction.source;
        break;
      case CALLBACK.update:
        if (interaction.source === null) throw invalidBody(['there is no message to update']);
        refuseMessage(data, call.files, interaction.source);
        edit(world, interaction.source, data, call.files);
        interaction.original = interaction.source;
        interaction.settled = true;
        break;
      case CALLBACK.autocomplete:
        refuseFaults(autocompleteFaults(objectsOf(data.choices)));
        interaction.choices = objectsOf(data.choices);
        world.shown.push({
          to: interaction.userId,
          channelId: interaction.channelId,
          text: JSON.stringify(interaction.choices),
        });
        interaction.settled = true;
        break;
      case CALLBACK.modal:
        refuseFaults(modalFaults(data));
        interaction.modal = data;
        interaction.settled = true;
        break;
      case CALLBACK.launch:
        if (body.data !== undefined) throw invalidBody(['what launches an Activity says nothing']);
        if (!activities.enabled) throw noActivity();
        activities.launch(interaction.userId, interaction.channelId);
        interaction.settled = true;
        break;
      default:
        throw invalidBody([`callback of type ${kind}`]);
    }
    interactions.acknowledge(interaction, kind);
    world.changed();
    if (call.query.get('with_response') !== 'true') return { status: 204 };
    const shown = interaction.original;
    return {
      status: 200,
      json: {
        interaction: { id: interaction.id, type: kind, response_message_id: shown?.id ?? null },
        resource: { type: kind, ...(shown === null ? {} : { message: messageJson(world, shown) }) },
      },
    };
  };

  const originalOf = (interaction: FakeInteraction): FakeMessage => {
    if (interaction.original === null || interaction.original.deleted) throw unknownMessage();
    return interaction.original;
  };
  const named = (interaction: FakeInteraction, id: string): FakeMessage => {
    if (id === '@original') return originalOf(interaction);
    const found = [interaction.original, ...interaction.followUps].find((message) => message?.id === id);
    if (!found || found.deleted) throw unknownMessage();
    return found;
  };

  const patch = (call: Call, parts: readonly string[]) => {
    const interaction = interactions.toFollow(parts[1] ?? '');
    const message = named(interaction, parts[2] ?? '');
    const body = bodyOf(call);
    refuseMessage(body, call.files, message);
    if (message.thinking && isEmptyMessage(body, call.files)) throw emptyMessage();
    message.thinking = false;
    interaction.settled = true;
    edit(world, message, body, call.files);
    return { status: 200, json: messageJson(world, message) };
  };

  const followUp = (call: Call, parts: readonly string[]) => {
    const interaction = interactions.toFollow(parts[1] ?? '');
    const body = bodyOf(call);
    refuseMessage(body, call.files);
    if (isEmptyMessage(body, call.files)) throw emptyMessage();
    const thinking = interaction.original?.thinking === true;
    if (thinking && interaction.original !== null) {
      // The first message after a deferral takes the place of "thinking…", and its privacy with it.
      const message = interaction.original;
      message.thinking = false;
      interaction.settled = true;
      edit(world, message, body, call.files);
      return { status: 200, json: messageJson(world, message) };
    }
    const message = show(interaction, call, body, false);
    interaction.followUps.push(message);
    interaction.settled = true;
    world.changed();
    return { status: 200, json: messageJson(world, message) };
  };

  return [
    { method: 'POST', pattern: /^\/interactions\/(\d+)\/([^/]+)\/callback$/, open: true, handle: callback },
    { method: 'POST', pattern: /^\/webhooks\/(\d+)\/([^/]+)$/, open: true, handle: followUp },
    {
      method: 'GET',
      pattern: /^\/webhooks\/(\d+)\/([^/]+)\/messages\/([^/]+)$/,
      open: true,
      handle: (_call, parts) => ({
        status: 200,
        json: messageJson(world, named(interactions.toFollow(parts[1] ?? ''), parts[2] ?? '')),
      }),
    },
    { method: 'PATCH', pattern: /^\/webhooks\/(\d+)\/([^/]+)\/messages\/([^/]+)$/, open: true, handle: patch },
    {
      method: 'DELETE',
      pattern: /^\/webhooks\/(\d+)\/([^/]+)\/messages\/([^/]+)$/,
      open: true,
      handle: (_call, parts) => {
        const interaction = interactions.toFollow(parts[1] ?? '');
        named(interaction, parts[2] ?? '').deleted = true;
        interaction.settled = true;
        world.changed();
        return { status: 204 };
      },
    },
  ];
}
