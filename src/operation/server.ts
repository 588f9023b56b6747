import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { closed, type Listen, listening } from '../http/listen.js';
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
  return { port: await listening(server, listen), close: () => closed(server) };
}

function reply(response: ServerResponse, status: number, type: string, body: string): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}
