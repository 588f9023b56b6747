import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { DescribedCommand, DescribedOption, Localised } from '../../table/service.js';
import { DISCORD_LIMITS } from '../limits.js';
import { clipped } from '../messages/text.js';
import { localizations } from './locales.js';

export type CommandJson = RESTPostAPIChatInputApplicationCommandsJSONBody;

const DESCRIPTION_MOST = 100;
const CHOICE_MOST = 100;

/** A described command as Discord registers it. */
export function commandJson(command: DescribedCommand): CommandJson {
  const subcommands = command.subcommands.map((sub) => ({
    type: ApplicationCommandOptionType.Subcommand as const,
    ...named(sub.name, sub.names, sub.descriptions),
    options: listed(sub.options),
  }));
  return {
    type: ApplicationCommandType.ChatInput,
    ...named(command.name, command.names, command.descriptions),
    options: subcommands.length > 0 ? subcommands : listed(command.options),
  };
}

/**
 * Where a globally registered command may be used: in servers that have the bot, or anywhere by people who installed
 * it. Discord keeps no such setting for server commands.
 */
export const EVERYWHERE = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
};

/** Discord rejects a required option after an optional one. Line-only options have a panel instead. */
function listed(options: readonly DescribedOption[]): APIApplicationCommandBasicOption[] {
  return options
    .filter(({ lineOnly }) => lineOnly !== true)
    .toSorted(requiredFirst)
    .map(optionJson);
}

function requiredFirst(one: DescribedOption, other: DescribedOption): number {
  return Number(other.required ?? false) - Number(one.required ?? false);
}

function named(name: string, names: Localised, descriptions: Localised) {
  const shorten = (text: string) => clipped(text, DESCRIPTION_MOST);
  return {
    name,
    name_localizations: localizations(names, (text) => text.toLowerCase()),
    description: shorten(descriptions.en),
    description_localizations: localizations(descriptions, shorten),
  };
}

function optionJson(option: DescribedOption): APIApplicationCommandBasicOption {
  const common = { ...named(option.name, option.names, option.descriptions), required: option.required ?? false };
  switch (option.type) {
    case 'boolean':
      return { ...common, type: ApplicationCommandOptionType.Boolean };
    case 'user':
      return { ...common, type: ApplicationCommandOptionType.User };
    case 'attachment':
      return { ...common, type: ApplicationCommandOptionType.Attachment };
    case 'integer':
      return { ...common, type: ApplicationCommandOptionType.Integer };
    case 'number':
      return { ...common, type: ApplicationCommandOptionType.Number };
    case 'seat':
      return { ...common, type: ApplicationCommandOptionType.String, autocomplete: true };
    case 'text':
      // Discord shows no longer list; it is suggested while typing instead.
      if (option.choices.length > DISCORD_LIMITS.choices)
        return { ...common, type: ApplicationCommandOptionType.String, autocomplete: true };
      if (option.choices.length > 0)
        return { ...common, type: ApplicationCommandOptionType.String, choices: choices(option) };
      return { ...common, type: ApplicationCommandOptionType.String, autocomplete: option.autocomplete ?? false };
  }
}

function choices(option: DescribedOption) {
  const shorten = (text: string) => clipped(text, CHOICE_MOST);
  return option.choices.map((choice) => ({
    name: shorten(choice.names.en),
    name_localizations: localizations(choice.names, shorten),
    value: choice.id,
  }));
}
