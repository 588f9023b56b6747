import { existsSync } from 'node:fs';
import path from 'node:path';
import { isLocale, LOCALES, type Locale } from './core/words.js';
import type { DiscordSettings } from './discord/rest/rest.js';
import { type Listen, readListen } from './http/listen.js';
import { readShards, type Shards } from './operation/shards.js';

/** All settings from the environment, checked once at the start. */
export interface Config {
  /** Null: no Discord, the table opens in the terminal. */
  readonly discord: DiscordSettings | null;
  /** Null: the embedded database, under `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly locale: Locale;
  /** The table in a browser. */
  readonly web: Listen;
  /** Where people reach that page, as a link says it; null: it was not said. */
  readonly webUrl: string | null;
  /** The page inside Discord, as an Activity of this application; null: it is not to be had there. */
  readonly activity: { readonly applicationId: string; readonly clientSecret: string } | null;
  /** Health and metrics. */
  readonly ops: Listen;
}

type Environment = Readonly<Record<string, string | undefined>>;

type ConfigRead =
  | { readonly ok: true; readonly config: Config }
  /** One clause for each invalid value; never contains a secret's value. */
  | { readonly ok: false; readonly problems: readonly string[] };

const PORT_UNASKED: Listen = { host: '127.0.0.1', port: 8080, asked: false };

const OPS_PORT_UNASKED: Listen = { host: '127.0.0.1', port: 9464, asked: false };

export function readConfig(env: Environment): ConfigRead {
  const problems: string[] = [];
  const set = (name: string): string | null => {
    const value = env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  /** Unset gives the default; invalid gives the default too, and a clause about it. */
  function read<Value>(name: string, fallback: Value, must: string, parse: (text: string) => Value | null): Value {
    const text = set(name);
    if (text === null) return fallback;
    const value = parse(text);
    if (value !== null) return value;
    problems.push(SECRETS.includes(name) ? `${name} must be ${must}` : `${name} must be ${must}, not "${text}"`);
    return fallback;
  }

  const token = read<string | null>('DISCORD_TOKEN', null, 'the bot token alone, without "Bot" or spaces', (text) =>
    /\s/.test(text) ? null : text,
  );
  const applicationId = read<string | null>('DISCORD_APPLICATION_ID', null, 'a number of Discord', snowflake);
  const apiUrl = read<string | null>('DISCORD_API_URL', null, 'an address like https://discord.com/api', httpUrl);
  const guildId = read<string | null>('DISCORD_GUILD_ID', null, 'a number of Discord', snowflake);
  const databaseUrl = read<string | null>(
    'DATABASE_URL',
    null,
    'an address like postgresql://user:password@host:5432/database',
    postgresUrl,
  );
  const ops = read('OPS_PORT', OPS_PORT_UNASKED, 'a port like 9464 or an address like 127.0.0.1:9464', readListen);
  const web = read('PORT', PORT_UNASKED, 'a port like 8080 or an address like 127.0.0.1:8080', readListen);
  const webUrl = read<string | null>('WEB_URL', null, 'an address like https://table.example', httpUrl);
  const shards = read<Shards>(
    'SHARDS',
    { kind: 'auto' },
    'auto, a count like 4, or shards of a count like 0,1/4',
    readShards,
  );
  const locale = read<Locale>('LOCALE', 'en', `one of ${LOCALES.join(', ')}`, (text) => (isLocale(text) ? text : null));
  const clientSecret = read<string | null>(
    'DISCORD_CLIENT_SECRET',
    null,
    "the client secret of the application's OAuth2 page alone, without spaces",
    (text) => (/\s/.test(text) ? null : text),
  );
  const activity = activityOf();
  const dataDir = path.resolve(set('DATA_DIR') ?? 'data');

  if (problems.length > 0) return { ok: false, problems };
  const discord = token === null ? null : { token, applicationId, apiUrl, guildId, shards, locale };
  return { ok: true, config: { discord, databaseUrl, dataDir, locale, web, webUrl, activity, ops } };

  /** Without Discord there is nothing to open the page in. */
  function activityOf(): Config['activity'] {
    if (token === null || clientSecret === null) return null;
    if (applicationId !== null && (web.asked || webUrl !== null)) return { applicationId, clientSecret };
    if (set('DISCORD_APPLICATION_ID') === null) problems.push('DISCORD_CLIENT_SECRET needs DISCORD_APPLICATION_ID too');
    if (!web.asked && webUrl === null) problems.push('DISCORD_CLIENT_SECRET needs PORT or WEB_URL too');
    return null;
  }
}

/** The process's environment, then `.env` of the working directory. What is already set wins. */
export function loadConfig(): ConfigRead {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}

export function refusal(problems: readonly string[]): string {
  return `Postumus cannot start: ${problems.join('; ')}.`;
}

const SECRETS: readonly string[] = ['DISCORD_TOKEN', 'DISCORD_CLIENT_SECRET', 'DATABASE_URL'];

/** What must never appear in a log. */
export function secretsOf(config: Config): readonly string[] {
  const secrets: string[] = [];
  if (config.discord !== null) secrets.push(config.discord.token);
  if (config.activity !== null) secrets.push(config.activity.clientSecret);
  if (config.databaseUrl !== null) {
    const { password, searchParams } = new URL(config.databaseUrl);
    if (password !== '') secrets.push(password, decodeURIComponent(password));
    for (const [name, value] of searchParams) {
      if (/password$/i.test(name) && value !== '') secrets.push(value, encodeURIComponent(value));
    }
  }
  return secrets;
}

function snowflake(text: string): string | null {
  return /^\d{1,20}$/.test(text) ? text : null;
}

function urlOf(text: string, protocols: readonly string[]): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return protocols.includes(url.protocol) && url.hostname !== '' ? url : null;
}

function httpUrl(text: string): string | null {
  const url = urlOf(text, ['http:', 'https:']);
  return url === null ? null : url.href.replace(/\/+$/, '');
}

function postgresUrl(text: string): string | null {
  const url = urlOf(text, ['postgres:', 'postgresql:']);
  return url === null || url.pathname.length < 2 ? null : text;
}
