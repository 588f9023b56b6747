import pino, { type DestinationStream, type Logger } from 'pino';
import { createScrub } from './scrub.js';

/** One JSON object per line on standard output. Everything logged is scrubbed as text, so that no field can leak. */
export type Log = Logger;

/** Fields that are always secret, at any depth. */
const SECRET_FIELD = /^(.*token|.*secret|.*password|passphrase|authorization|seed|connectionString|databaseUrl)$/i;

export function createLog(secrets: readonly string[], to?: DestinationStream): Log {
  const scrub = createScrub(secrets);
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { fault: pino.stdSerializers.err },
    hooks: { streamWrite: (line: string) => scrub(withoutSecretFields(line)) },
  };
  return pino(options, to ?? pino.destination({ fd: 1, sync: true }));
}

function withoutSecretFields(line: string): string {
  const masked: unknown = JSON.parse(line, (field, value: unknown) =>
    SECRET_FIELD.test(field) && value !== null ? '***' : value,
  );
  return `${JSON.stringify(masked)}\n`;
}
