/** The result of the work, or a stand-in if it takes too long; the work then goes on unheeded. */
export async function withTimeLimit<Value, Instead = Value>(
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
