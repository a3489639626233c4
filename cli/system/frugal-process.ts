/** One pool of memory for all threads of a child process, instead of one for each. */
export const ONE_ARENA = { MALLOC_ARENA_MAX: '1' };

/**
 * A bundler is the peak of a build's memory. One thread for its native part and allocators that give
 * memory back at once make it 280 MB instead of 410, in the same time (docs/performance.md).
 */
export const FRUGAL_BUNDLER = {
  ...ONE_ARENA,
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  MIMALLOC_PURGE_DELAY: '0',
};
