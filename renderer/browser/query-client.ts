import { QueryClient } from '@tanstack/react-query';

const MOST_RETRIES = 3;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const KEPT_MS = 5 * 60_000;

/** An answer that another try would not change: the service has understood and refused (4xx). */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The service answered ${status}`);
    this.status = status;
  }
}

/** Fetches data for islands and remembers it (docs/product.md, "What is sent"). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < MOST_RETRIES && !(error instanceof Refusal),
      retryDelay: (failures) => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS),
      gcTime: KEPT_MS,
      staleTime: KEPT_MS,
      // Otherwise a query without network would wait in silence instead of failing.
      networkMode: 'always',
    },
  },
});
