import type { Server } from 'node:http';

/** Where a server listens. */
export interface Listen {
  /** Null: all addresses of the machine. */
  readonly host: string | null;
  readonly port: number;
  /** It was configured explicitly, so failing to get it is fatal. */
  readonly asked: boolean;
}

/** `9464`, `127.0.0.1:9464` or `[::1]:9464`. */
export function readListen(text: string): Listen | null {
  const found = /^(?:(?<host>[\w.-]+|\[[0-9a-fA-F:]+\]):)?(?<port>\d{1,5})$/.exec(text);
  const port = Number(found?.groups?.port);
  if (found === null || port > 65_535) return null;
  const host = found.groups?.host?.replace(/^\[|\]$/g, '');
  return { host: host ?? null, port, asked: true };
}

/** On the wished port; on a free one, if nobody asked for that very one. Which it became. */
export async function listening(server: Server, { host, port, asked }: Listen): Promise<number> {
  try {
    await at(server, host, port);
  } catch (fault) {
    if (asked) throw fault;
    await at(server, host, 0);
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server without a port');
  return address.port;
}

function at(server: Server, host: string | null, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === null ? {} : { host }) }, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

/** Whoever is still connected is cut off. */
export function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
