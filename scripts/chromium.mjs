// Debian's Chromium, for the tests of the page in a browser. Nobody's machine but CI's is changed: call it from there.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs it where that can be done; else says that those tests are left out. */
export function installChromium() {
  if (existsSync('/usr/bin/chromium')) return;
  const may = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (may) {
    console.log('Installing Chromium ...');
    apt('update');
    apt('install', '--yes', '--no-install-recommends', 'chromium');
  }
  if (!existsSync('/usr/bin/chromium'))
    console.log('Chromium cannot be installed here: the tests of the page in a browser are left out.');
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['--quiet', '--quiet', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
