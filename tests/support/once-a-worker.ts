import { test } from 'vitest';

/**
 * Something that is made when the first file of a worker asks for it, and ended with the worker.
 *
 * @returns to be called at the top of a file whose tests need it; hands it over before they run.
 */
export function onceAWorker<T>(
  make: () => Promise<T>,
  end: (made: T) => unknown,
): (take: (made: T) => void) => void {
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads there which other fixtures this one needs
  const inWorker = test.extend('made', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const made = await make();
    onCleanup(async () => void (await end(made)));
    return { made };
  });
  return (take) => inWorker.beforeAll(({ made: { made } }) => take(made));
}
