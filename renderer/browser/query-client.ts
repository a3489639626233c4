import { QueryClient } from '@tanstack/react-query';

const MOST_RETRIES = 3;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const KEPT_MS = 5 * 60_000;

/** A response that a retry would not change: the service understood the request and refused it (4xx). */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The service answered ${status}`);
    this.status = status;
  }
}

/** Fetches and caches data for islands (docs/product.md, "What is sent"). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < MOST_RETRIES && !(error instanceof Refusal),
      retryDelay: (failures) => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS),
      gcTime: KEPT_MS,
      staleTime: KEPT_MS,
      // Otherwise a query without network would wait silently instead of failing.
      networkMode: 'always',
    },
  },
});
