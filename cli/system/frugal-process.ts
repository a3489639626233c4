/** One malloc arena for all threads of a child process, instead of one each. */
export const ONE_ARENA = { MALLOC_ARENA_MAX: '1' };

/**
 * The bundler is the peak of a build's memory. One native thread and allocators that release memory at once reduce
 * it from 410 MB to 280, in the same time (docs/performance.md).
 */
export const FRUGAL_BUNDLER = {
  ...ONE_ARENA,
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  MIMALLOC_PURGE_DELAY: '0',
};
