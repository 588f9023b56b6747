/**
 * How long anything may take with the database before something is done about it, in milliseconds. The server gives up
 * before our end of the line does; a line that went dead is found and replaced well within half a minute.
 */
export const TIME_LIMITS = {
  /** For a new connection. */
  connect: 5_000,
  /** For somebody else's lock, at a time: whoever waits holds a connection. */
  lock: 500,
  /** For one statement. */
  statement: 10_000,
  /** For an answer of any kind, on one connection. */
  silence: 12_000,
  /** For a transaction that has come to a stop (a process put to sleep in the midst of one). */
  idleTransaction: 10_000,
  /** Between two looks whether a database that went away is back. */
  probe: 500,
  /** A person waits meanwhile, and is told after that. */
  patience: 60_000,
} as const;

/** Said on each connection rather than at its start, where a connection pooler between would refuse it. */
export const SESSION_LIMITS = `SET lock_timeout = ${TIME_LIMITS.lock}; SET statement_timeout = ${TIME_LIMITS.statement};
  SET idle_in_transaction_session_timeout = ${TIME_LIMITS.idleTransaction};`;

/** A server learns of our own death as soon as we of its: what a vanished process held is free within half a minute. */
export const KEEP_ALIVE =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;';
