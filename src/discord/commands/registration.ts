import { type REST, Routes } from 'discord.js';
import type { DescribedCommand } from '../../table/service.js';
import { meaningOf } from '../rest/discord-faults.js';
import { isRecord } from '../rest/is-record.js';
import type { DiscordSettings } from '../rest/rest.js';
import { type CommandJson, commandJson, EVERYWHERE } from './command-json.js';

export interface Registered {
  readonly outcome: 'written' | 'unchanged';
  /** The commands as Discord has them now, with their ids. */
  readonly present: unknown;
}

/**
 * Writes the commands if they differ from Discord's. Asking first costs one request and stays right if somebody else
 * registered meanwhile. Globally, or in one server for testing.
 */
export async function register(
  rest: REST,
  settings: Where,
  commands: readonly DescribedCommand[],
): Promise<Registered> {
  const route = await routeOf(rest, settings);
  const wanted = commands.map((command) => ({
    ...commandJson(command),
    ...(settings.guildId === null ? EVERYWHERE : {}),
  }));
  const present = await presentAt(rest, route).catch((fault: unknown) => {
    // If they cannot be compared, write them; if Discord cannot be reached, fail.
    if (meaningOf(fault).kind === 'later') throw fault;
    return null;
  });
  const foreign = foreignAmong(present);
  if (holds(present, wanted, foreign.length)) return { outcome: 'unchanged', present };
  return { outcome: 'written', present: await rest.put(route, { body: [...wanted, ...foreign.map(asWritten)] }) };
}

/** The registered commands, for a process that leaves registering to another. */
export async function registered(rest: REST, settings: Where): Promise<unknown> {
  return presentAt(rest, await routeOf(rest, settings));
}

type Where = Pick<DiscordSettings, 'applicationId' | 'guildId'>;

async function routeOf(rest: REST, { applicationId, guildId }: Where): Promise<`/${string}`> {
  const id = applicationId ?? (await ownApplication(rest));
  return guildId === null ? Routes.applicationCommands(id) : Routes.applicationGuildCommands(id, guildId);
}

function presentAt(rest: REST, route: `/${string}`): Promise<unknown> {
  return rest.get(route, { query: new URLSearchParams({ with_localizations: 'true' }) });
}

async function ownApplication(rest: REST): Promise<string> {
  const application = await rest.get(Routes.currentApplication());
  if (isRecord(application) && typeof application.id === 'string') return application.id;
  throw new Error('Discord does not say which application the token belongs to');
}

/**
 * Only slash commands are ours. Whoever enables Activities has an Entry Point command too, and Discord refuses a list
 * without it (50240).
 */
function foreignAmong(present: unknown): readonly Record<string, unknown>[] {
  if (!Array.isArray(present)) return [];
  return present.filter(isRecord).filter(({ type = SLASH_COMMAND }) => type !== SLASH_COMMAND);
}
const SLASH_COMMAND = 1;

/** What Discord tells of a command and takes back. */
const WRITTEN = [
  ...['id', 'type', 'name', 'name_localizations', 'description', 'description_localizations', 'handler'],
  ...['default_member_permissions', 'contexts', 'integration_types'],
];

function asWritten(command: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(WRITTEN.flatMap((key) => (isEmpty(command[key]) ? [] : [[key, command[key]]])));
}

function holds(present: unknown, wanted: readonly CommandJson[], foreign: number): boolean {
  if (!Array.isArray(present) || present.length !== wanted.length + foreign) return false;
  return wanted.every((command) =>
    present.some((candidate) => isRecord(candidate) && candidate.name === command.name && covers(candidate, command)),
  );
}

/** Discord omits empty and false values, and adds ids and versions. */
function covers(present: unknown, wanted: unknown): boolean {
  if (isEmpty(wanted)) return isEmpty(present);
  if (Array.isArray(wanted))
    return (
      Array.isArray(present) &&
      present.length === wanted.length &&
      wanted.every((item, at) => covers(present[at], item))
    );
  if (!isRecord(wanted)) return present === wanted;
  return isRecord(present) && Object.entries(wanted).every(([key, value]) => covers(present[key], value));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true;
  return Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0;
}
