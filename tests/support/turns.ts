/**
 * Files that ask the same of two things: of two forms, of two businesses, of the same findings in `lint` and in
 * development. A run of the whole suite takes one of each pair, by its seed; a proof takes both, as does whoever
 * names files.
 */
const PAIRS = [
  ['tests/browser/data-booking.test.ts', 'tests/browser/data-form.test.ts'],
  ['tests/browser/data-site-admin.test.ts', 'tests/browser/data-site-upload.test.ts'],
  ['tests/browser/new-site.test.ts', 'tests/browser/other-sites.test.ts'],
  ['tests/cli/build-cache.test.ts', 'tests/cli/build-system-faults.test.ts'],
  ['tests/cli/receiver-kill.test.ts', 'tests/cli/studio-kill.test.ts'],
  ['tests/lint/site-texts.test.ts', 'tests/dev/whole-site.test.ts'],
] as const;

/**
 * The files that sit a run out.
 *
 * @param seed of the run: the same seed leaves out the same files.
 * @param args of the command line.
 */
export function outOfTurn(seed: number, args: readonly string[]): string[] {
  const isWhole = !args.some((arg) => !arg.startsWith('-') && /\btests\b|\.test\b/.test(arg));
  return isWhole && process.env.PROOF !== '1' ? PAIRS.map((pair) => pair[seed % 2] as string) : [];
}
