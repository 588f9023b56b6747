/** What work comes to, or what stands in for it where that takes longer; the work itself goes on unheard. */
export async function within<Value, Instead = Value>(
  milliseconds: number,
  work: Promise<Value>,
  instead: () => Instead,
): Promise<Value | Instead> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Instead>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(instead());
      } catch (fault) {
        reject(fault);
      }
    }, milliseconds);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
