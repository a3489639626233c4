import { setFlagsFromString } from 'node:v8';

/** How much more than what is in use the heap may hold before it is cleared, in percent. */
const GROWTH = 30;

/**
 * Bytes of bytecode that a function runs before it may be compiled once more into fast code; the engine's own value
 * is 67,584. Most commands end before that pays: with it a first build took a third more processor time
 * (docs/performance.md, "What starting costs").
 */
export const OPTIMIZE_LATE = '--interrupt-budget=1000000';

/** Flags for a child process beside a build: a small young generation costs it little time. */
export const CHILD_FLAGS = ['--max-semi-space-size=2', '--optimize-for-size', OPTIMIZE_LATE];

/** Lets this process and its threads compile only what runs long into fast code. */
export function optimizeLate(): void {
  setFlagsFromString(OPTIMIZE_LATE);
}

/**
 * Lets the heap of this process and its threads grow by less between two collections. By itself the engine lets it
 * become four times as large as what is in use, which for a hundred thousand files is hundreds of megabytes. And the
 * young generation, 1 MB a half at first, doubles up to 16 MB while modules are loaded, which no collection gives back.
 */
export function growHeapSlowly(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  setFlagsFromString('--semi-space-growth-factor=1');
}
