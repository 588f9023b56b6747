import { type APIInteraction, ApplicationCommandType, InteractionType } from 'discord.js';
import type { Locale } from '../../core/locale.js';
import { tellDiscord } from '../../i18n/discord-words.js';
import type { Reply } from '../../table/ports/message.js';
import { lackingIn } from './invite.js';

/** A game was made or taken here: the moment to say what the bot may not do in this channel. */
export function opensTable(interaction: APIInteraction, reply: Reply): boolean {
  if (interaction.type !== InteractionType.ApplicationCommand || reply.refused !== undefined) return false;
  const { data } = interaction;
  const isCommand = data.type === ApplicationCommandType.ChatInput && data.name === 'game';
  return isCommand && ['create', 'import', 'move'].includes(data.options?.[0]?.name ?? '');
}

export function lackedIn(interaction: APIInteraction, locale: Locale): string | null {
  if (interaction.guild_id === undefined || !/^\d+$/.test(interaction.app_permissions)) return null;
  const lacking = lackingIn(interaction.app_permissions);
  if (lacking.length === 0) return null;
  const names = lacking.map((name) => `**${tellDiscord(locale, `permission.${name}`)}**`);
  return tellDiscord(locale, 'lacking', { permissions: names.join(', ') });
}
