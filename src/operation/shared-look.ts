/** One look for however many ask while it is under way: a flood of questions is one question. */
export function sharedLook<Value>(look: () => Promise<Value>): () => Promise<Value> {
  let underWay: Promise<Value> | null = null;
  return () => {
    underWay ??= look().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
