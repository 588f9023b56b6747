import { Agent, get } from 'node:http';

// node watching.js PORT KEY COUNT: so many pages that follow one game, as a process of their own. Says `open` when each
// has the board, and ends with its parent.
const [port = '', key = '', count = '0'] = process.argv.slice(2);
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY, keepAlive: true });
const headers = { authorization: `Bearer ${key}`, 'x-table': '1' };

function follow(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port: Number(port), path: '/api/live', headers, agent }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${response.statusCode}`));
      response.once('data', () => resolve());
      // Read and forgotten: what a page makes of it is the watcher's own cost.
      response.resume();
    });
    request.on('error', reject);
  });
}

process.on('disconnect', () => process.exit(0));
const AT_ONCE = 50;
for (let opened = 0; opened < Number(count); opened += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(count) - opened) }, follow));
process.send?.('open');
