import { defineConfig } from 'vitest/config';

/** Tests that open databases, processes, sockets or pictures, or play whole games. All others are `fast`. */
const WHOLE = [
  'tests/{discord,local,maps,operation,persistence,reminders,rendering,selfplay,torture}/**/*.test.ts',
  'tests/**/{fuzz,peeking,presses,recorded}/**/*.test.ts',
  'tests/**/{picture,presses}.test.ts',
  'tests/**/*.whole.test.ts',
];

/** Only to end what hangs: no test is to be quick. */
const HANGS = 30 * 60_000;

export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: process.env.REDO === '1' ? ['tests/support/redo-rules.ts'] : [],
    testTimeout: HANGS,
    hookTimeout: HANGS,
    teardownTimeout: HANGS,
    expect: { poll: { timeout: HANGS } },
    pool: 'forks',
    projects: [
      { extends: true, test: { name: 'fast', include: ['tests/**/*.test.ts'], exclude: WHOLE, isolate: false } },
      { extends: true, test: { name: 'whole', include: WHOLE } },
    ],
  },
});
