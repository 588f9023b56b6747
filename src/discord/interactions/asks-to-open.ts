import { type APIInteraction, ApplicationCommandType, InteractionType } from 'discord.js';
import { readToken } from '../../table/controls/token.js';
import { tokenOf } from '../messages/controls.js';

/**
 * Whether the user wants the table inside Discord: by its button, or by the Entry Point command, which Discord adds to
 * whatever application has an Activity and sends to us if its handler is the application.
 */
export function asksToOpen(interaction: APIInteraction): boolean {
  if (interaction.type === InteractionType.ApplicationCommand)
    return interaction.data.type === ApplicationCommandType.PrimaryEntryPoint;
  // An Activity opens where its button is: in a direct message there is no table.
  if (interaction.type !== InteractionType.MessageComponent || interaction.guild_id === undefined) return false;
  const token = readToken(tokenOf(interaction.data.custom_id, null).token);
  return token?.kind === 'shortcut' && token.path === 'open';
}
