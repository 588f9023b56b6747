import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { seedOfCommit } from './scripts/seed.mjs';
import { WHOLE } from './scripts/whole-tests.mjs';

/** Only to end what hangs: no test is to be quick. */
const HANGS = 30 * 60_000;

export default defineConfig({
  test: {
    setupFiles: process.env.REDO === '1' ? ['tests/support/redo-rules.ts'] : [],
    env: { SEED: String(seedOfCommit()) },
    testTimeout: HANGS,
    hookTimeout: HANGS,
    teardownTimeout: HANGS,
    expect: { poll: { timeout: HANGS } },
    pool: 'forks',
    // One process for many files: what a test leaves behind in a module, the next one meets.
    isolate: false,
    // One more than there are cores: some tests wait, for a process or for Discord, and need none.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { extends: true, test: { name: 'fast', include: ['tests/**/*.test.ts'], exclude: WHOLE } },
      { extends: true, test: { name: 'whole', include: WHOLE, globalSetup: 'tests/support/global-setup.ts' } },
    ],
  },
});
