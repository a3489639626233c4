import { setFlagsFromString } from 'node:v8';

/** How far the heap may grow beyond the live size before the next collection, in percent. */
const GROWTH = { slow: 30, moderate: 100 } as const;

/** Node 20 and 21. Later ones do not know some of the flags, or crash if they are set in a running process. */
const IS_BEFORE_V8_12 = Number.parseInt(process.versions.v8, 10) < 12;

/**
 * Bytecode budget in bytes that a function spends before V8 considers optimizing it; V8's default is 67,584. Most
 * commands end before optimizing pays off: with the default a first build took a third more processor time
 * (docs/performance.md, "What starting costs"). From Node 22 on (V8 12), V8 has no such flag, and Node does not start
 * with one that it does not know.
 */
export const OPTIMIZE_LATE: readonly string[] = IS_BEFORE_V8_12
  ? ['--interrupt-budget=1000000']
  : [];

/** Flags for a child process alongside a build: a small young generation costs it little time. */
export const CHILD_FLAGS = ['--max-semi-space-size=2', '--optimize-for-size', ...OPTIMIZE_LATE];

/** Makes this process and its threads optimize only functions that run for long. */
export function optimizeLate(): void {
  for (const flag of OPTIMIZE_LATE) setFlagsFromString(flag);
}

/**
 * Makes this process and its threads compile a regular expression when it is first used. By default V8 interprets it
 * the first time, which takes longer than compiling if it has many alternatives, as those of the rules do.
 *
 * Only Node 20 and 21: set before the first module was loaded, it made Node 22, 24 and 26 crash in an expression in 1,
 * 7 and 4 of 100 starts.
 */
export function compileExpressionsEarly(): void {
  if (IS_BEFORE_V8_12) setFlagsFromString('--no-regexp-tier-up');
}

/**
 * Lets the heap of this process and its threads grow less between two collections. By default V8 lets it reach four
 * times the size of what is in use, which for a hundred thousand files is hundreds of megabytes.
 *
 * @param growth moderate for a process without threads: what they collect more rarely is there as often as they are.
 */
export function limitHeapGrowth(growth: keyof typeof GROWTH): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH[growth]}`);
}

/**
 * Keeps the young generation at its initial size, 1 MB a half. While modules are loaded it would double up to 16 MB, which
 * no collection gives back: 30 MB beside the bundler. A build takes as long; the rules of `lint` would take a fifth longer.
 */
export function keepYoungGenerationSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
