import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeLimit } from '../table/within.js';

/** The metrics. Names follow Prometheus' conventions: a unit at the end, `_total` for counters. */
export interface Metrics {
  readonly registry: Registry;
  /** Commands, presses and completions: their results and durations. */
  readonly requests: Counter<'kind' | 'outcome'>;
  readonly requestSeconds: Histogram<'kind'>;
  /** From an interaction's arrival to its first answer. */
  readonly acknowledgementSeconds: Histogram<'kind' | 'outcome'>;
  readonly postSeconds: Histogram<'outcome'>;
  readonly rounds: Counter<'outcome'>;
  readonly reminders: Counter;
  readonly lapses: Counter<'answer'>;
  readonly faults: Counter<'where'>;
  readonly refused: Counter<'status'>;
}

/** Read when Prometheus asks, so that idle processes do no work for it. */
export interface Readings {
  readonly outbox: () => Promise<{ readonly count: number; readonly oldestMs: number | null }>;
  readonly lastRound: () => Date | null;
  readonly gateway: () => readonly GatewayShard[];
  readonly now: () => Date;
}

export interface GatewayShard {
  readonly id: number;
  readonly ready: boolean;
}

/** A lost database is itself a metric; the others are reported without it. */
const DATABASE_WITHIN_MS = 2_000;

const FAST = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3, 5, 10];

export function createMetrics(readings: Readings): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const outbox = sharedLook(() => withTimeLimit(DATABASE_WITHIN_MS, readings.outbox(), () => null).catch(() => null));

  new Gauge({
    name: 'postumus_database_up',
    help: 'Whether the database answers.',
    registers,
    async collect() {
      this.set((await outbox()) === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'postumus_outbox_waiting',
    help: 'Posts that wait to be published.',
    registers,
    async collect() {
      const found = await outbox();
      if (found === null) this.remove();
      else this.set(found.count);
    },
  });
  new Gauge({
    name: 'postumus_outbox_lag_seconds',
    help: 'Age of the oldest post that waits.',
    registers,
    async collect() {
      const found = await outbox();
      if (found === null) this.remove();
      else this.set((found.oldestMs ?? 0) / 1000);
    },
  });
  new Gauge({
    name: 'postumus_last_round_age_seconds',
    help: 'Since the last round of reminders and deadlines in this process.',
    registers,
    collect() {
      const age = ageInSeconds(readings.lastRound(), readings.now());
      if (age !== null) this.set(age);
    },
  });
  new Gauge({
    name: 'postumus_gateway_ready',
    help: 'Whether a shard of this process is connected to Discord.',
    labelNames: ['shard'],
    registers,
    collect() {
      this.reset();
      for (const shard of readings.gateway()) this.set({ shard: String(shard.id) }, shard.ready ? 1 : 0);
    },
  });

  return {
    registry,
    requests: new Counter({
      name: 'postumus_requests_total',
      help: 'Commands, presses and completions, by how they ended.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'postumus_request_seconds',
      help: 'Time the table took for a request.',
      labelNames: ['kind'],
      buckets: FAST,
      registers,
    }),
    acknowledgementSeconds: new Histogram({
      name: 'postumus_acknowledgement_seconds',
      help: 'Time until Discord had the first answer to an interaction.',
      labelNames: ['kind', 'outcome'],
      buckets: FAST,
      registers,
    }),
    postSeconds: new Histogram({
      name: 'postumus_post_seconds',
      help: 'Time a post took on its way out, by how that ended.',
      labelNames: ['outcome'],
      buckets: FAST,
      registers,
    }),
    rounds: new Counter({
      name: 'postumus_rounds_total',
      help: 'Rounds of reminders and deadlines.',
      labelNames: ['outcome'],
      registers,
    }),
    reminders: new Counter({ name: 'postumus_reminders_total', help: 'Words put into the outbox.', registers }),
    lapses: new Counter({
      name: 'postumus_lapses_total',
      help: 'Deadlines that lapsed, by what the table did.',
      labelNames: ['answer'],
      registers,
    }),
    refused: new Counter({
      name: 'postumus_refused_requests_total',
      help: 'Requests that Discord refused with 401, 403 or 429; 10,000 in ten minutes shut a bot out.',
      labelNames: ['status'],
      registers,
    }),
    faults: new Counter({
      name: 'postumus_faults_total',
      help: 'Faults of the bot or of what it stands on.',
      labelNames: ['where'],
      registers,
    }),
  };
}

export function ageInSeconds(since: Date | null, now: Date): number | null {
  return since === null ? null : Math.max(0, (now.getTime() - since.getTime()) / 1000);
}

/** One check shared by concurrent callers: a flood of requests is one query. */
export function sharedLook<Value>(look: () => Promise<Value>): () => Promise<Value> {
  let underWay: Promise<Value> | null = null;
  return () => {
    underWay ??= look().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
