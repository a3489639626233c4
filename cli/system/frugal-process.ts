/** Options of the engine for a child process beside a build: a small young generation costs it little time. */
export const SMALL_HEAP = ['--max-semi-space-size=2', '--optimize-for-size'];

/** One pool of memory for all threads of a child process, instead of one for each. */
export const ONE_ARENA = { MALLOC_ARENA_MAX: '1' };
