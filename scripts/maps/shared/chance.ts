/** Repeatable randomness for hand-drawn looks: the same name gives the same line on every machine. */
export function chanceOf(name: string): () => number {
  let state = 2166136261;
  for (let at = 0; at < name.length; at++) state = Math.imul(state ^ name.charCodeAt(at), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
