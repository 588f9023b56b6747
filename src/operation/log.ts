import pino, { type DestinationStream, type Logger } from 'pino';
import { createScrub } from './scrub.js';

/** One JSON object a line on the standard output. Whatever is logged passes the scrub as text, so that no field can leak. */
export type Log = Logger;

/** Fields that hold a secret whatever it looks like, at the top or one object down. */
const SECRET_FIELDS = ['token', 'password', 'authorization', 'seed', 'connectionString', 'databaseUrl'];

export function createLog(secrets: readonly string[], to?: DestinationStream): Log {
  const scrub = createScrub(secrets);
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '***' },
    serializers: { fault: pino.stdSerializers.err },
    hooks: { streamWrite: scrub },
  };
  return pino(options, to ?? pino.destination({ fd: 1, sync: true }));
}
