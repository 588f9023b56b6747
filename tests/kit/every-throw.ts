import type { Dice } from '../../src/core/dice.js';

/** All that something may come to, by playing it once for every face of every die that it throws. */
export function everyThrow(run: (dice: Dice) => string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const faces: { face: number; readonly sides: number }[] = [];
  do {
    let thrown = 0;
    const outcome = run({
      roll(sides) {
        const die = faces[thrown] ?? { face: 1, sides };
        faces[thrown] = die;
        thrown += 1;
        if (die.sides !== sides) throw new Error('the same faces lead to another die');
        return die.face;
      },
    });
    faces.length = thrown;
    const chance = faces.reduce((share, { sides }) => share / sides, 1);
    found.set(outcome, (found.get(outcome) ?? 0) + chance);
  } while (another(faces));
  return found;
}

/** The next faces: the last die first, and no die after the one that has changed. */
function another(faces: { face: number; readonly sides: number }[]): boolean {
  for (let last = faces.at(-1); last !== undefined; last = faces.at(-1)) {
    if (last.face < last.sides) {
      last.face += 1;
      return true;
    }
    faces.pop();
  }
  return false;
}
