/** Made once for everyone; what could not be made is tried again by the next one who asks. */
export function keptOnce<Key, Made>(kept: Map<Key, Promise<Made>>, key: Key, make: () => Promise<Made>): Promise<Made> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
