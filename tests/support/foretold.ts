import { expect } from 'vitest';

/** How often each of several things came in so many trials. */
export interface Counted {
  readonly trials: number;
  readonly times: ReadonlyMap<string, number>;
}

/** Beyond three errors chance alone goes once in 370 comparisons. */
const ERRORS = 3;
/** So what strayed is tried again by other dice, in more trials: by chance alone it strays twice once in 130,000. */
const AGAIN = 4;

/**
 * Whether things come as often as foretold, within three standard errors. `slack`: what the forecast itself allows for,
 * by rounding or because it promises no more. `count` throws anew each time it is asked.
 */
export function expectForetold(
  foretold: Readonly<Record<string, number>>,
  trials: number,
  count: (trials: number) => Counted,
  slack = 0,
): void {
  const strayed = strays(foretold, count(trials), slack);
  if (strayed.length === 0) return;
  const second = strays(foretold, count(AGAIN * trials), slack);
  expect(second.filter(({ what }) => strayed.some((first) => first.what === what))).toEqual([]);
}

function strays(foretold: Readonly<Record<string, number>>, { trials, times }: Counted, slack: number) {
  const all = [...new Set([...Object.keys(foretold), ...times.keys()])];
  return all.flatMap((what) => {
    // A sum of chances may be a hair above one.
    const expected = Math.min(1, foretold[what] ?? 0);
    const came = (times.get(what) ?? 0) / Math.max(1, trials);
    // What never or always comes may still come once in so many trials.
    const error = Math.sqrt((expected * (1 - expected)) / Math.max(1, trials)) + 1 / Math.max(1, trials);
    return Math.abs(came - expected) > ERRORS * error + slack ? [{ what, expected, came, trials }] : [];
  });
}
