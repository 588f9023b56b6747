import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteractionDataOption,
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  ApplicationCommandOptionType,
  ComponentType,
  type InteractionType,
  PermissionFlagsBits,
} from 'discord.js';
import type { TypedOptions } from '../../core/command.js';
import { visible } from '../../core/visible.js';
import type { Locale } from '../../core/words.js';
import type { Asker, CommandRequest, CompleteRequest, PressRequest } from '../../table/request.js';
import { tokenOf } from '../messages/controls.js';
import { isThread } from '../rest/visibility.js';
import { givenIn } from './modal.js';

/** Turns Discord's interactions into the table's requests. Everything is in the interaction: nothing is looked up. */
export type Slash = APIChatInputApplicationCommandInteraction;
type Typing = APIApplicationCommandAutocompleteInteraction;
type TypedOption = APIApplicationCommandInteractionDataOption<
  InteractionType.ApplicationCommand | InteractionType.ApplicationCommandAutocomplete
>;

export function askerOf(interaction: APIInteraction, locale: Locale): Asker {
  const user = interaction.member?.user ?? interaction.user;
  if (user === undefined) throw new Error('an interaction of nobody');
  const channel = interaction.channel;
  const parentId = channel !== undefined && 'parent_id' in channel && isThread(channel.type) ? channel.parent_id : null;
  return {
    requestId: interaction.id,
    userId: user.id,
    userName: nameFor(interaction.member?.nick ?? user.global_name, user.username),
    channelId: channel?.id ?? interaction.channel_id ?? '',
    ...(typeof parentId === 'string' ? { parentId } : {}),
    ...(may(interaction, PermissionFlagsBits.ManageChannels) ? { moderator: true } : {}),
    ...(may(interaction, PermissionFlagsBits.ManageGuild) ? { administrator: true } : {}),
    guildId: interaction.guild_id ?? null,
    locale,
  };
}

/** Display names, which pictures and posts show beside other words. */
function nameFor(called: string | null, username: string): string {
  const name = visible(called ?? '').trim();
  return name === '' ? visible(username) : name;
}

export function userIdOf(interaction: APIInteraction): string {
  return (interaction.member?.user ?? interaction.user)?.id ?? '';
}

function may(interaction: APIInteraction, permission: bigint): boolean {
  const permissions = BigInt(interaction.member?.permissions ?? '0');
  return (permissions & (permission | PermissionFlagsBits.Administrator)) !== 0n;
}

/** Does this command attach a file? */
export function bringsFile(interaction: Slash): boolean {
  return Object.keys(interaction.data.resolved?.attachments ?? {}).length > 0;
}

/** Reads an attached file; injected, so that it can be limited and made to fail. */
export type ReadAttachment = (url: string, size: number) => Promise<string>;

export async function commandRequest(interaction: Slash, asker: Asker, read: ReadAttachment): Promise<CommandRequest> {
  const { subcommand, options } = innermost(interaction.data.options ?? []);
  const typed: Record<string, string | number | boolean> = {};
  for (const option of options) {
    if (!('value' in option)) continue;
    const file =
      option.type === ApplicationCommandOptionType.Attachment
        ? interaction.data.resolved?.attachments?.[option.value]
        : undefined;
    typed[option.name] = file === undefined ? option.value : await read(file.url, file.size);
  }
  const users = Object.values(interaction.data.resolved?.users ?? {});
  const names = Object.fromEntries(users.map((user) => [user.id, nameFor(user.global_name, user.username)]));
  const bots = users.flatMap((user) => (user.bot === true ? [user.id] : []));
  return { ...asker, command: interaction.data.name, ...subcommand, options: typed, names, bots, careful: true };
}

export function completeRequest(interaction: Typing, asker: Asker): CompleteRequest {
  const { subcommand, options } = innermost(interaction.data.options);
  const values = options.filter((option) => 'value' in option);
  const focused = values.find((option) => 'focused' in option && option.focused === true)?.name ?? '';
  const typed: TypedOptions = Object.fromEntries(values.map((option) => [option.name, option.value]));
  return { ...asker, command: interaction.data.name, ...subcommand, options: typed, focused };
}

/** The options below the subcommand, if there is one. */
function innermost(options: readonly TypedOption[]): {
  readonly subcommand: { readonly subcommand?: string };
  readonly options: readonly TypedOption[];
} {
  const [first] = options;
  if (first?.type === ApplicationCommandOptionType.Subcommand)
    return { subcommand: { subcommand: first.name }, options: first.options ?? [] };
  return { subcommand: {}, options };
}

/** A submitted form: its values, or its one text as the chosen value. */
export function formRequest(interaction: APIModalSubmitInteraction, asker: Asker): PressRequest {
  const given = givenIn(interaction);
  if (given !== null) return { ...asker, token: interaction.data.custom_id, given };
  const inputs = interaction.data.components.flatMap((row) => ('components' in row ? row.components : []));
  const texts = inputs.flatMap((input) => ('value' in input && typeof input.value === 'string' ? [input.value] : []));
  return { ...asker, token: interaction.data.custom_id, values: texts.slice(0, 1) };
}

export function pressRequest(interaction: APIMessageComponentInteraction, asker: Asker): PressRequest {
  const values = interaction.data.component_type === ComponentType.Button ? null : interaction.data.values;
  return { ...asker, ...tokenOf(interaction.data.custom_id, values) };
}

export function localeIn(interaction: APIInteraction): string | undefined {
  return 'locale' in interaction ? interaction.locale : undefined;
}
