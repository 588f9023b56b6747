import { StorageFault } from '../table/ports/storage-fault.js';

/** What a database failure means for the command that hit it. */
export type Failure =
  /** Nothing was written; a retry may well succeed. */
  | 'conflict'
  /** The connection broke: whether it was written is unknown until asked. */
  | 'lost'
  /** No connection was free in time. */
  | 'starved'
  | 'final';

/** Codes of PostgreSQL, of sockets and of Prisma, and its adapter's names for them. */
const CONFLICTS = new Set([
  ...['40001', '40P01', 'P2034', 'TransactionWriteConflict'],
  // The server's own lock and statement timeouts: it has rolled back.
  ...['55P03', '57014'],
]);
const LOST = new Set([
  ...['57P01', '57P02', '57P03', '57P05', '08000', '08001', '08003', '08004', '08006', '25P03', '25P04'],
  ...['P1001', 'P1002', 'P1008', 'P1017', 'DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout'],
  ...['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['ECONNABORTED', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENETRESET'],
]);
const STARVED = new Set(['53300', 'P2024', 'P2028', 'TooManyConnections']);

const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);
const UNWRITABLE = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EISDIR', 'ENOENT']);
const DAMAGED = new Set(['XX001', 'XX002', '58P01', '58030']);
const REFUSED = new Set(['28P01', '28000', '3D000', 'P1000', 'P1003', 'P1010']);

export function failureOf(error: unknown): Failure {
  for (const link of chainOf(error)) {
    for (const code of codesOf(link)) {
      if (CONFLICTS.has(code)) return 'conflict';
      if (LOST.has(code)) return 'lost';
      if (STARVED.has(code)) return 'starved';
    }
    const message = link instanceof Error ? link.message : '';
    if (link instanceof StorageFault && link.code === 'unreachable') return 'lost';
    if (/Connection terminated|connection closed|Client was closed|not queryable|timeout expired/i.test(message))
      return 'lost';
    if (/timeout exceeded when trying to connect|Unable to start a transaction/i.test(message)) return 'starved';
  }
  return 'final';
}

/** Turns a database failure into a fault with its sentence; anything else (a bug in the work) passes unchanged. */
export function faultOf(error: unknown): unknown {
  for (const link of chainOf(error)) {
    if (link instanceof StorageFault) return link;
    for (const code of codesOf(link)) {
      if (FULL.has(code)) {
        return new StorageFault('full', 'The database has no space left on its disk; nothing was written.', error);
      }
      if (UNWRITABLE.has(code)) {
        return new StorageFault(
          'unwritable',
          `The data folder cannot be written (${code}); nothing was written.`,
          error,
        );
      }
      if (DAMAGED.has(code)) {
        return new StorageFault(
          'damaged',
          `The database is damaged (${messageOf(link)}): bring it back from a copy, or name another.`,
          error,
        );
      }
      if (REFUSED.has(code)) {
        return new StorageFault('refused', `The database refused us: ${messageOf(link)}.`, error);
      }
    }
  }
  switch (failureOf(error)) {
    case 'lost':
    case 'starved':
      return new StorageFault('unreachable', `The database does not answer: ${messageOf(error)}.`, error);
    case 'conflict':
      return new StorageFault('busy', 'The database stayed busy for too long; nothing was written.', error);
    case 'final':
      if (!chainOf(error).some(comesFromDatabase)) return error;
      return new StorageFault('failed', `The database failed: ${messageOf(error)}.`, error);
  }
}

function comesFromDatabase(link: unknown): boolean {
  if (!(link instanceof Error)) return false;
  return (
    /^(PrismaClient|DriverAdapter|DatabaseError|error$)/.test(link.name) || 'syscall' in link || 'severity' in link
  );
}

/** Was the unique index or key of this name violated? */
export function violates(error: unknown, constraint: string): boolean {
  return chainOf(error).some((link) =>
    ['message', 'originalMessage', 'constraint', 'index'].some((key) => {
      const told: unknown = Reflect.get(link, key);
      return typeof told === 'string' && told.includes(constraint);
    }),
  );
}

function* causesOf(error: unknown): Generator<object> {
  const waiting: unknown[] = [error];
  for (let seen = 0; waiting.length > 0 && seen < 12; seen++) {
    const link = waiting.shift();
    if (typeof link !== 'object' || link === null) continue;
    yield link;
    // Prisma keeps the driver's error in `meta.driverAdapterError`, and the server's in its `cause`.
    for (const key of ['cause', 'meta', 'driverAdapterError', 'constraint', 'errors'] as const) {
      const next: unknown = Reflect.get(link, key);
      if (Array.isArray(next)) waiting.push(...next);
      else if (next !== undefined) waiting.push(next);
    }
  }
}

function chainOf(error: unknown): readonly object[] {
  return [...causesOf(error)];
}

function codesOf(link: object): readonly string[] {
  return ['code', 'originalCode', 'kind']
    .map((key): unknown => Reflect.get(link, key))
    .filter((code): code is string => typeof code === 'string');
}

/** One line, without a password from the address. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return (text.trim().split('\n').at(-1) ?? '').replace(/:\/\/[^@\s]*@/, '://').replace(/\.$/, '');
}
