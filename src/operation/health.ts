import { withTimeLimit } from '../table/within.js';
import { ageInSeconds, type GatewayShard, type Readings } from './metrics.js';

/** Whether this process does its work: for the container's health check and monitoring. */
export interface Health {
  readonly healthy: boolean;
  readonly checks: Readonly<Record<string, Checked>>;
}
interface Checked {
  readonly ok: boolean;
  readonly [detail: string]: boolean | number | string | null;
}

export interface HealthParts extends Readings {
  /** Throws or rejects when the database does not answer. */
  readonly database: () => Promise<void>;
  /** Null: no Discord here. */
  readonly hasGateway: boolean;
  readonly stopping: () => boolean;
}

/** A post that waits longer than this is stuck, not slow: Discord's own limits pass in seconds. */
const OUTBOX_LAG_SECONDS = 300;
/** Rounds come every minute. */
const ROUND_AGE_SECONDS = 180;
const PATIENCE_MS = 3_000;

export async function examine(parts: HealthParts, startedAt: Date): Promise<Health> {
  const [database, outbox] = await Promise.all([examineDatabase(parts), examineOutbox(parts)]);
  const checks: Record<string, Checked> = { database, outbox, tick: examineTick(parts, startedAt) };
  if (parts.hasGateway) checks.gateway = examineGateway(parts.gateway());
  if (parts.stopping()) checks.stopping = { ok: false };
  return { healthy: Object.values(checks).every((check) => check.ok), checks };
}

async function examineDatabase(parts: HealthParts): Promise<Checked> {
  const begun = performance.now();
  try {
    await withTimeLimit(PATIENCE_MS, parts.database(), noAnswer);
    return { ok: true, milliseconds: Math.round(performance.now() - begun) };
  } catch {
    // No details: the port may be open to more people than the log is.
    return { ok: false };
  }
}

async function examineOutbox(parts: HealthParts): Promise<Checked> {
  try {
    const { count, oldestMs } = await withTimeLimit(PATIENCE_MS, parts.outbox(), noAnswer);
    const lag = (oldestMs ?? 0) / 1000;
    return { ok: lag < OUTBOX_LAG_SECONDS, waiting: count, lagSeconds: Math.round(lag) };
  } catch {
    return { ok: false };
  }
}

function examineTick(parts: HealthParts, startedAt: Date): Checked {
  const last = parts.lastRound();
  const age = ageInSeconds(last ?? startedAt, parts.now()) ?? 0;
  return { ok: age < ROUND_AGE_SECONDS, last: last?.toISOString() ?? null };
}

function examineGateway(shards: readonly GatewayShard[]): Checked {
  const ready = shards.filter((shard) => shard.ready).length;
  return { ok: shards.length > 0 && ready === shards.length, ready, shards: shards.length };
}

function noAnswer(): never {
  throw new Error('no answer in time');
}
