/**
 * Timeouts for the database, in milliseconds. The server gives up before our end does; a dead connection is found and
 * replaced well within half a minute.
 */
export const TIME_LIMITS = {
  /** For a new connection. */
  connect: 5_000,
  /** For a lock held by others: the waiter occupies a connection. */
  lock: 500,
  statement: 10_000,
  /** For any answer, on one connection. */
  silence: 12_000,
  /** For a stalled transaction (its process was suspended). */
  idleTransaction: 10_000,
  /** Between two checks whether a lost database is back. */
  probe: 500,
  /** A person is waiting, and is told after this. */
  patience: 60_000,
} as const;

/** Set on each connection rather than at start-up, which a connection pooler in between would reject. */
export const SESSION_LIMITS = `SET lock_timeout = ${TIME_LIMITS.lock}; SET statement_timeout = ${TIME_LIMITS.statement};
  SET idle_in_transaction_session_timeout = ${TIME_LIMITS.idleTransaction};`;

/**
 * A server notices our death as quickly as we notice its: locks of a vanished process are free within half a minute.
 */
export const KEEP_ALIVE =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;';
