import { setFlagsFromString } from 'node:v8';

/** How far the heap may grow beyond the live size before the next collection, in percent. */
const GROWTH = 30;

/**
 * Bytecode budget in bytes that a function spends before V8 considers optimizing it; V8's default is 67,584. Most
 * commands end before optimizing pays off: with the default a first build took a third more processor time
 * (docs/performance.md, "What starting costs").
 */
export const OPTIMIZE_LATE = '--interrupt-budget=1000000';

/** Flags for a child process alongside a build: a small young generation costs it little time. */
export const CHILD_FLAGS = ['--max-semi-space-size=2', '--optimize-for-size', OPTIMIZE_LATE];

/** Makes this process and its threads optimize only functions that run for long. */
export function optimizeLate(): void {
  setFlagsFromString(OPTIMIZE_LATE);
}

/**
 * Makes the heap of this process and its threads grow less between two collections. By default V8 lets it reach
 * four times the live size, which for a hundred thousand files is hundreds of megabytes. The young generation,
 * initially 1 MB per half, doubles up to 16 MB while modules load, and no collection shrinks it again.
 */
export function growHeapSlowly(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  setFlagsFromString('--semi-space-growth-factor=1');
}
