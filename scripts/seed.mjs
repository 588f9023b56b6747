// The seed of random searches: different for each commit, so that every commit looks elsewhere; SEED=N repeats
// one.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from './prepare.mjs';

/** @returns {number} */
export function seedOfCommit() {
  const asked = Number(process.env.SEED);
  if (Number.isSafeInteger(asked) && asked > 0) return asked;
  try {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    return 1 + (createHash('sha256').update(head).digest().readUInt32BE() % 999_999);
  } catch {
    return 1; // no commit to go by
  }
}
