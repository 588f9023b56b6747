/** What a slightly misspelt name was meant to be. */

/** The name within a slip or two ("Granda" is Granada); null if nothing is near or too little was typed. */
export function nearest<Thing>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
  wanted: string,
): Thing | null {
  if (wanted.length < 3) return null;
  let best: Thing | null = null;
  let least = wanted.length < 5 ? 2 : 3;
  for (const thing of things) {
    for (const name of namesOf(thing)) {
      if (name.length < 3) continue;
      const slips = slipsBetween(wanted, name, least);
      if (slips < least) [best, least] = [thing, slips];
    }
  }
  return best;
}

/** Of plain names: the only one with this beginning, or the nearest. */
export function nearestName(names: readonly string[], typed: string): string | null {
  const wanted = typed.toLowerCase();
  const [only, ...others] = wanted.length < 3 ? [] : names.filter((name) => name.startsWith(wanted));
  return only !== undefined && others.length === 0 ? only : nearest(names, (name) => [name], wanted);
}

/** Letters left out, added, changed, or swapped with the next; stops counting at `most`. */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most) return most;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const slips = [(row[j] ?? most) + 1, (next[j - 1] ?? most) + 1, (row[j - 1] ?? most) + same];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) slips.push((before[j - 2] ?? most) + 1);
      next.push(Math.min(...slips));
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? most;
}

/** Without accents and case, as people type. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

/** Also without hyphens and other marks: how names are compared. */
export function fold(text: string): string {
  return plain(text)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
