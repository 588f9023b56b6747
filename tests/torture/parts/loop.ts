import { readFileSync } from 'node:fs';

const LOOK_MS = 5;

/**
 * How long the event loop was held at a time: by our own work, as the kernel counts what this thread ran between two
 * looks. A clock on the wall would count the other programs of the machine too.
 */
export function watchLoop(): { longest(): number } {
  let longest = 0;
  let last = ranFor();
  const look = () => {
    const now = ranFor();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    longest() {
      clearInterval(timer);
      look();
      return Math.round(longest);
    },
  };
}

/** Milliseconds on a processor (Linux). */
export function ranFor(pid = process.pid): number {
  const [nanoseconds = '0'] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
