import {
  type APIInteraction,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  InteractionType,
} from 'discord.js';
import type { Locale } from '../../core/words.js';
import { tellDiscord } from '../../i18n/discord/index.js';
import type { Reply } from '../../table/ports/message.js';
import { isThread } from '../rest/visibility.js';
import { lackingIn } from './invite.js';

/** A game was made or taken here: the moment to say what the bot may not do in this channel. */
export function opensTable(interaction: APIInteraction, reply: Reply): boolean {
  return reply.refused === undefined && bringsGame(interaction);
}

/** Does this command put a game into this channel? */
export function bringsGame(interaction: APIInteraction): boolean {
  if (interaction.type !== InteractionType.ApplicationCommand) return false;
  const { data } = interaction;
  const isCommand = data.type === ApplicationCommandType.ChatInput && data.name === 'game';
  return isCommand && ['create', 'import', 'move'].includes(data.options?.[0]?.name ?? '');
}

/**
 * Somebody has the bot with him where it is no member: it answers him, but could not post there. A game needs a place
 * where it can.
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
