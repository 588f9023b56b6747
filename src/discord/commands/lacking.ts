import {
  type APIInteraction,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  InteractionType,
} from 'discord.js';
import type { Locale } from '../../core/words.js';
import { tellDiscord } from '../../i18n/discord/index.js';
import { readToken } from '../../table/controls/token.js';
import type { Reply } from '../../table/ports/message.js';
import { tokenOf } from '../messages/controls.js';
import { isThread } from '../rest/visibility.js';
import { lackingIn } from './invite.js';

/** A game was created or moved here: now say which permissions the bot lacks in this channel. */
export function opensTable(interaction: APIInteraction, reply: Reply): boolean {
  return reply.refused === undefined && bringsGame(interaction);
}

/** Does this command, or this button, put a game into this channel? */
export function bringsGame(interaction: APIInteraction): boolean {
  if (interaction.type === InteractionType.MessageComponent)
    return readToken(tokenOf(interaction.data.custom_id, null).token)?.kind === 'play';
  if (interaction.type !== InteractionType.ApplicationCommand) return false;
  const { data } = interaction;
  const isCommand = data.type === ApplicationCommandType.ChatInput && data.name === 'game';
  return isCommand && ['create', 'import', 'move'].includes(data.options?.[0]?.name ?? '');
}

/**
 * A user-installed bot in a server that has not added it: it answers him but could not post there, and a game needs to
 * post.
 */
export function isOutside(interaction: APIInteraction): boolean {
  const { authorizing_integration_owners: owners } = interaction;
  if (interaction.context === InteractionContextType.PrivateChannel) return true;
  return (
    interaction.guild_id !== undefined &&
    owners !== undefined &&
    owners[ApplicationIntegrationType.GuildInstall] === undefined
  );
}

export function lackedIn(interaction: APIInteraction, locale: Locale): string | null {
  if (interaction.guild_id === undefined || !/^\d+$/.test(interaction.app_permissions)) return null;
  const inThread = interaction.channel !== undefined && isThread(interaction.channel.type);
  const lacking = lackingIn(interaction.app_permissions, inThread);
  if (lacking.length === 0) return null;
  const names = lacking.map((name) => `**${tellDiscord(locale, `permission.${name}`)}**`);
  return tellDiscord(locale, 'lacking', { permissions: names.join(', ') });
}
