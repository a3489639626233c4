/** Maximum number of parallel requests. */
const AT_ONCE = 8;

/** Does some work for each item, several at once; after an error nothing more is begun. */
export async function eachOf<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items].reverse();
  const worker = async () => {
    try {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
    } catch (error) {
      left.length = 0;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
