import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { examine, type HealthParts } from '../../src/operation/health.js';
import { meterTable } from '../../src/operation/metered-table.js';
import { createMetrics, type Metrics } from '../../src/operation/metrics.js';
import { type OpsServer, startOpsServer } from '../../src/operation/server.js';
import type { Reply } from '../../src/table/ports/message.js';
import type { CommandRequest } from '../../src/table/request.js';
import type { TableService } from '../../src/table/service.js';

const NOW = new Date('2026-11-18T12:00:00Z');
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000);

let parts: { -readonly [Part in keyof HealthParts]: HealthParts[Part] };
let metrics: Metrics;
let server: OpsServer;
const faults: unknown[] = [];

beforeEach(async () => {
  parts = {
    database: async () => {},
    outbox: async () => ({ count: 0, oldestMs: null }),
    lastRound: () => ago(30),
    gateway: () => [{ id: 0, ready: true }],
    hasGateway: true,
    stopping: () => false,
    now: () => NOW,
  };
  metrics = createMetrics({
    outbox: () => parts.outbox(),
    lastRound: () => parts.lastRound(),
    gateway: () => parts.gateway(),
    now: () => NOW,
  });
  faults.length = 0;
  server = await startOpsServer({
    listen: { host: '127.0.0.1', port: 0, asked: true },
    registry: metrics.registry,
    health: () => examine(parts, ago(3600)),
    onFault: (fault) => faults.push(fault),
  });
});
afterEach(() => server.close());

async function get(path: string, method = 'GET'): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method });
  return { status: response.status, text: await response.text() };
}

describe('/healthz', () => {
  test('is well when all is well', async () => {
    const { status, text } = await get('/healthz');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      status: 'ok',
      checks: {
        database: { ok: true, milliseconds: expect.any(Number) },
        outbox: { ok: true, waiting: 0, lagSeconds: 0 },
        tick: { ok: true, last: '2026-11-18T11:59:30.000Z' },
        gateway: { ok: true, ready: 1, shards: 1 },
      },
    });
  });

  test.each<[string, () => void]>([
    ['database', () => (parts.database = () => Promise.reject(new Error('connect postgresql://u:p@h/d')))],
    ['outbox', () => (parts.outbox = async () => ({ count: 3, oldestMs: 301_000 }))],
    ['tick', () => (parts.lastRound = () => ago(181))],
    ['tick', () => (parts.lastRound = () => null)], // an hour after the start
    [
      'gateway',
      () =>
        (parts.gateway = () => [
          { id: 0, ready: true },
          { id: 1, ready: false },
        ]),
    ],
    ['gateway', () => (parts.gateway = () => [])],
    ['stopping', () => (parts.stopping = () => true)],
  ])('fails with its %s, and says no more than that', async (check, spoil) => {
    spoil();
    const { status, text } = await get('/healthz');
    expect(status).toBe(503);
    const { checks } = JSON.parse(text);
    const failing = Object.keys(checks).filter((name) => !checks[name].ok);
    expect(failing).toEqual([check]);
    expect(text).not.toContain('postgresql');
  });

  test('asks no gateway where there is none', async () => {
    parts.hasGateway = false;
    parts.gateway = () => [];
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('/metrics', () => {
  test('shows the readings and what was counted', async () => {
    parts.outbox = async () => ({ count: 2, oldestMs: 7_000 });
    metrics.reminders.inc(3);
    metrics.lapses.inc({ answer: 'played' });
    const { status, text } = await get('/metrics');
    expect(status).toBe(200);
    for (const line of [
      'postumus_outbox_waiting 2',
      'postumus_outbox_lag_seconds 7',
      'postumus_last_round_age_seconds 30',
      'postumus_gateway_ready{shard="0"} 1',
      'postumus_reminders_total 3',
      'postumus_lapses_total{answer="played"} 1',
      'process_cpu_seconds_total',
    ]) {
      expect(text).toContain(line);
    }
  });

  test.each([
    ['fails', () => Promise.reject(new Error('gone'))],
    ['never answers', () => new Promise<never>(() => undefined)],
  ])('tells all but what the database knows when that %s', async (_, outbox) => {
    await get('/metrics');
    parts.outbox = outbox;
    metrics.reminders.inc(3);
    const { status, text } = await get('/metrics');
    expect(status).toBe(200);
    expect(text).toContain('postumus_database_up 0');
    expect(text).toContain('postumus_reminders_total 3');
    expect(text).not.toMatch(/^postumus_outbox/m);
    parts.outbox = async () => ({ count: 1, oldestMs: 7_000 });
    expect((await get('/metrics')).text).toContain('postumus_database_up 1');
  });
});

test('anything else is not there', async () => {
  expect((await get('/')).status).toBe(404);
  expect((await get('/healthz', 'POST')).status).toBe(405);
});

describe('the gate', () => {
  const request: CommandRequest = {
    requestId: '1',
    userId: 'ana',
    userName: 'Ana',
    channelId: 'c',
    guildId: null,
    locale: 'en',
    command: 'game',
    options: {},
  };
  let answer: () => Promise<Reply>;
  const table: TableService = {
    execute: () => answer(),
    press: () => answer(),
    complete: async () => [],
    commands: () => [],
    resolve: async () => null,
    panel: async () => [],
    lapse: async () => 'settled',
    rest: async () => 'awake',
    strand: async () => undefined,
    playOn: async () => 'waits',
  };

  test('counts what was done, refused and failed, and waits for what is under way', async () => {
    const gate = meterTable(table, metrics);
    answer = async () => ({ lines: [] });
    await gate.table.execute(request);
    answer = async () => ({ lines: [], refused: { code: 'not-offered' } });
    await gate.table.execute(request);
    answer = async () => {
      throw new Error('the store is away');
    };
    await expect(gate.table.execute(request)).rejects.toThrow('the store is away');
    const { text } = await get('/metrics');
    for (const outcome of ['done', 'refused', 'fault']) {
      expect(text).toContain(`postumus_requests_total{kind="command",outcome="${outcome}"} 1`);
    }
    expect(text).toContain('postumus_request_seconds_count{kind="command"} 3');

    const order: string[] = [];
    let finish = (): void => {};
    answer = () =>
      new Promise((resolve) => {
        finish = () => resolve({ lines: [] });
      });
    const slow = gate.table.execute(request).then(() => order.push('answered'));
    expect(gate.underWay()).toBe(1);
    const idle = gate.idle().then(() => order.push('idle'));
    finish();
    await Promise.all([slow, idle]);
    expect(gate.underWay()).toBe(0);
    expect(order.sort()).toEqual(['answered', 'idle']);
    await gate.idle();
  });
});
