import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { Health } from './health.js';

/** `/healthz` and `/metrics`, on their own port. */
export interface OpsServer {
  readonly port: number;
  close(): Promise<void>;
}

interface OpsServerParts {
  readonly listen: Listen;
  readonly registry: Registry;
  readonly health: () => Promise<Health>;
  readonly onFault: (fault: unknown) => void;
}

export async function startOpsServer({ listen, registry, health, onFault }: OpsServerParts): Promise<OpsServer> {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path] = (request.url ?? '').split('?');
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply(response, 405, 'text/plain', 'GET only\n');
    switch (path) {
      case '/healthz': {
        const found = await health();
        const { healthy, checks } = found;
        const body = JSON.stringify({ status: healthy ? 'ok' : 'failing', checks });
        return reply(response, healthy ? 200 : 503, 'application/json', `${body}\n`);
      }
      case '/metrics':
        return reply(response, 200, registry.contentType, await registry.metrics());
      default:
        return reply(response, 404, 'text/plain', 'There is /healthz and /metrics.\n');
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((fault: unknown) => {
      onFault(fault);
      reply(response, 500, 'text/plain', 'Failed; see the log.\n');
    });
  });
  await listening(server, listen);
  return {
    port: portOf(server.address()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function reply(response: ServerResponse, status: number, type: string, body: string): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

function listening(server: Server, { host, port }: Listen): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === null ? {} : { host }) }, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

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
