import { readListen } from '../http/listen.js';

/** Calls this machine's own /healthz and exits with 0 or 1: the image's health check, without curl. */
const { host, port } = readListen(process.env.OPS_PORT?.trim() || '9464') ?? { host: null, port: 9464 };
const everywhere = host === null || host === '0.0.0.0' || host === '::';
const address = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;

try {
  const response = await fetch(`http://${address}:${port}/healthz`, { signal: AbortSignal.timeout(8_000) });
  console.log(await response.text());
  process.exitCode = response.ok ? 0 : 1;
} catch (fault) {
  console.log(fault instanceof Error ? fault.message : 'no answer');
  process.exitCode = 1;
}
