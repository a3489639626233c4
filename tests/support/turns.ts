/**
 * Files that ask the same of two things: of two forms, of two businesses, of two commands that are killed or
 * interrupted, of what is remembered of a landing and left out by one look at it, of the same findings in `lint` and in
 * development, of the markup of pages and of single elements. A run of the whole suite takes one of each pair, by
 * its seed; a proof takes both, as does whoever names files.
 */
const PAIRS = [
  ['tests/browser/data-booking.test.ts', 'tests/browser/data-form.test.ts'],
  ['tests/browser/data-site-admin.test.ts', 'tests/browser/data-site-upload.test.ts'],
  ['tests/browser/new-site.test.ts', 'tests/browser/other-sites.test.ts'],
  ['tests/cli/build-cache.test.ts', 'tests/cli/build-system-faults.test.ts'],
  ['tests/cli/build-interrupted.test.ts', 'tests/cli/lint-interrupted.test.ts'],
  ['tests/cli/receiver-kill.test.ts', 'tests/cli/studio-kill.test.ts'],
  ['tests/lint/known-blocks.test.ts', 'tests/lint/landing-copy.test.ts'],
  ['tests/lint/phrase-look.test.ts', 'tests/lint/copy-look.test.ts'],
  ['tests/dev/whole-site.test.ts', 'tests/lint/sites/site-texts.test.ts'],
  ['tests/renderer/page-markup.test.tsx', 'tests/renderer/every-attribute.test.ts'],
] as const;

/**
 * Whose turn it is in a run of the whole suite: 0 or 1. Nobody sits out a proof, or a run of files that somebody names.
 *
 * @param seed of the run: the same seed leaves out the same files and tests.
 * @param args of the command line.
 */
export function turnOf(seed: number, args: readonly string[]): 0 | 1 | undefined {
  const isWhole = !args.some((arg) => !arg.startsWith('-') && /\btests\b|\.test\b/.test(arg));
  if (!isWhole || process.env.PROOF === '1') return undefined;
  return seed % 2 === 0 ? 0 : 1;
}

/** The files that sit a run out. */
export function outOfTurn(turn: 0 | 1 | undefined): string[] {
  return turn === undefined ? [] : PAIRS.map((pair) => pair[turn]);
}
