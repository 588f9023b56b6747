/** How wide a counter is for its height: a square, but a leader is a plaque with the name on it. */
const LEADER_ASPECT = 1.9;

export function counterAspect(unit: string): number {
  return unit === 'leader' ? LEADER_ASPECT : 1;
}
