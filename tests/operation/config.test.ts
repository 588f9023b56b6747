import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Config, readConfig, refusal, secretsOf } from '../../src/config.js';
import { readShards } from '../../src/operation/shards.js';

function good(env: Record<string, string>): Config {
  const read = readConfig(env);
  if (!read.ok) throw new Error(refusal(read.problems));
  return read.config;
}

function sentence(env: Record<string, string>): string {
  const read = readConfig(env);
  return read.ok ? '' : refusal(read.problems);
}

describe('the environment', () => {
  test('may be empty: an embedded table in the terminal', () => {
    expect(good({})).toEqual({
      discord: null,
      databaseUrl: null,
      dataDir: path.resolve('data'),
      locale: 'en',
      web: { host: '127.0.0.1', port: 8080, asked: false },
      webUrl: null,
      activity: null,
      ops: { host: '127.0.0.1', port: 9464, asked: false },
    });
    expect(good({ DISCORD_TOKEN: '', LOCALE: '' })).toEqual(good({}));
  });

  test('may say everything', () => {
    const config = good({
      DISCORD_TOKEN: 'abc.def.ghi',
      DISCORD_APPLICATION_ID: '1234567890',
      DISCORD_CLIENT_SECRET: 'client-s3cret',
      DISCORD_API_URL: 'http://127.0.0.1:4000/api/',
      DISCORD_GUILD_ID: '42',
      DATABASE_URL: 'postgresql://bot:s%40fe-word@db:5432/postumus',
      PORT: '80',
      WEB_URL: 'https://table.example/',
      OPS_PORT: '0.0.0.0:9000',
      SHARDS: '0,1/4',
      DATA_DIR: '/var/lib/postumus',
      LOCALE: 'fr',
    });
    expect(config).toEqual({
      discord: {
        token: 'abc.def.ghi',
        applicationId: '1234567890',
        apiUrl: 'http://127.0.0.1:4000/api',
        guildId: '42',
        shards: { kind: 'some', ids: [0, 1], count: 4 },
        locale: 'fr',
      },
      databaseUrl: 'postgresql://bot:s%40fe-word@db:5432/postumus',
      dataDir: '/var/lib/postumus',
      locale: 'fr',
      web: { host: null, port: 80, asked: true },
      webUrl: 'https://table.example',
      activity: { applicationId: '1234567890', clientSecret: 'client-s3cret' },
      ops: { host: '0.0.0.0', port: 9000, asked: true },
    });
    expect(secretsOf(config)).toEqual(['abc.def.ghi', 'client-s3cret', 's%40fe-word', 's@fe-word']);
  });

  test('the page inside Discord needs the application and the page, and without Discord is none', () => {
    const env = { DISCORD_TOKEN: 'abc.def.ghi', DISCORD_CLIENT_SECRET: 'client-s3cret' };
    expect(sentence(env)).toBe(
      'Postumus cannot start: DISCORD_CLIENT_SECRET needs DISCORD_APPLICATION_ID too; ' +
        'DISCORD_CLIENT_SECRET needs PORT or WEB_URL too.',
    );
    expect(sentence({ ...env, DISCORD_APPLICATION_ID: 'x', PORT: '80' })).not.toContain('needs');
    const both = { ...env, DISCORD_APPLICATION_ID: '12' };
    expect(good({ ...both, PORT: '8080' }).activity).toEqual({ applicationId: '12', clientSecret: 'client-s3cret' });
    expect(good({ ...both, WEB_URL: 'https://table.example' }).activity).not.toBeNull();
    expect(good({ DISCORD_CLIENT_SECRET: 'client-s3cret' }).activity).toBeNull();
    expect(sentence({ ...both, PORT: '80', DISCORD_CLIENT_SECRET: 'two words' })).toMatch(/SECRET must be[^"]*$/);
  });

  test('all that is wrong is told in one sentence, and no secret in it', () => {
    const told = sentence({
      DISCORD_TOKEN: 'Bot my-secret',
      DISCORD_APPLICATION_ID: 'postumus',
      DISCORD_API_URL: 'discord.com',
      DISCORD_GUILD_ID: '12x',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      OPS_PORT: 'high',
      SHARDS: '4/4',
      LOCALE: 'la',
    });
    expect(told).toBe(
      'Postumus cannot start: DISCORD_TOKEN must be the bot token alone, without "Bot" or spaces; ' +
        'DISCORD_APPLICATION_ID must be a number of Discord, not "postumus"; ' +
        'DISCORD_API_URL must be an address like https://discord.com/api, not "discord.com"; ' +
        'DISCORD_GUILD_ID must be a number of Discord, not "12x"; ' +
        'DATABASE_URL must be an address like postgresql://user:password@host:5432/database; ' +
        'OPS_PORT must be a port like 9464 or an address like 127.0.0.1:9464, not "high"; ' +
        'SHARDS must be auto, a count like 4, or shards of a count like 0,1/4, not "4/4"; ' +
        'LOCALE must be one of en, fr, es, not "la".',
    );
  });

  test.each(['postgres://h/db', 'postgresql://u@h:5432/db?sslmode=require'])('%s is a database', (url) => {
    expect(good({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });
  test.each(['postgresql://host', 'postgresql://host/', 'host:5432/db', '/var/run/postgresql'])('%s is none', (url) => {
    expect(sentence({ DATABASE_URL: url })).toContain('DATABASE_URL must be');
  });
});

describe('shards', () => {
  test.each([
    ['auto', { kind: 'auto' }],
    ['1', { kind: 'some', ids: [0], count: 1 }],
    ['3', { kind: 'some', ids: [0, 1, 2], count: 3 }],
    ['2/4', { kind: 'some', ids: [2], count: 4 }],
    ['0,1/4', { kind: 'some', ids: [0, 1], count: 4 }],
    ['4-6, 1/8', { kind: 'some', ids: [1, 4, 5, 6], count: 8 }],
    ['0', null],
    ['/4', null],
    ['3-1/4', null],
    ['0,,1/4', null],
    ['0,4/4', null],
    ['all', null],
    ['-1', null],
  ] as const)('%s', (text, expected) => {
    expect(readShards(text)).toEqual(expected);
  });
});
