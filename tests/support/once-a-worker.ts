import { test } from 'vitest';

/**
 * A resource that is created when the first file of a worker requests it, and disposed of with the worker.
 *
 * @returns a function to call at the top of a file whose tests need it; it passes the resource on before they run.
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
