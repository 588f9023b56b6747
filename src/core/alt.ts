/** Discord takes no longer description of a picture. */
export const ALT_MOST = 1024;

/** As many whole sentences of a description as fit; all of it where it has no end of a sentence so early. */
export function wholeSentences(alt: string, most: number = ALT_MOST): string {
  if (alt.length <= most) return alt;
  const end = alt.lastIndexOf('. ', most - 1);
  return end < 0 ? alt : alt.slice(0, end + 1);
}
