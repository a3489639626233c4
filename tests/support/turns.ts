/**
 * Files that ask alike of alike things, in rows: of dialogs of one kind, of commands that are killed at every step, of
 * what is remembered and what is looked at anew. Each takes a browser, processes or builds for seconds. A run of the
 * whole suite takes one file of each row, by its seed; runs with successive seeds take all of them, as does a proof, and
 * whoever names files. What is at the heart of the tool and of the site is in no row: every run takes it.
 */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  'tests/browser': [
    'admin-dashboard admin-pages-many admin-settings',
    'admin-pages admin-shell data-site-admin',
    'blocks data-map map',
    'booking-dialog booking-prices data-booking',
    'calculator calculator-place estimate-layout',
    'consent-question consent-switch taking-consent-back',
    'contact-failures damaged-storage half-read',
    'data-form data-site-upload upload-page',
    'embeds events measurement',
    'hints popups toasts',
    'late-styles page-styles pictures',
    'menus page-language urgency',
    'new-site other-sites starters',
    'outbox-loss upload',
    'studio-away studio-menus studio-safety',
    'studio-changes studio-closing studio-form',
    'studio-new studio-repairs studio-stage',
  ],
  'tests/cli': [
    'admin-token receiver receiver-bounds',
    'brand-files fonts pictures',
    'build-cache build-system-faults lint-caches',
    'build-collisions build-foreign-files build-kept-files',
    'build-interrupted endless-code lint-interrupted',
    'build-swap edit-killed moves-at-once',
    'engine-pages read-only-site site-root',
    'forbidden-title new-section page-pictures',
    'headless-browser init-killed process-lock',
    'init-countries new-landing-languages starters',
    'landing-links move-names moved-links',
    'ledger-links ledger-misspelled ledger-repositories',
    'ledger-schedules moved-folders moves-killed',
    'lint-broken-code site-rules template-fault',
    'lint-browser lint-watch picture-findings',
    'new-landing-outcome new-landing-refusals new-landing-texts',
    'package workflows',
    'picture-cache preview-picture preview-read-errors',
    'publish-kill receiver-kill studio-kill',
  ],
  'tests/lint': ['copy-look phrase-look', 'known-blocks landing-copy'],
  'tests/lint/sites': [
    'checked-ahead early-verdicts incremental',
    'code-links links-other-page links-redirected',
  ],
  tests: ['dev/whole-site lint/sites/site-texts', 'renderer/every-attribute renderer/page-markup'],
};

/** Whose turn it is in a run of the whole suite. */
export interface Turns {
  /** Says which file of each row runs: that at this place, counted on from its first. */
  files: number;
  /** Says which tests of a file run that take turns in it (`in-turns.ts`). */
  tests: 0 | 1;
}

/**
 * @param seed of the run: the same seed leaves out the same files and tests.
 * @param args of the command line.
 * @returns undefined if nobody sits out: in a proof, and in a run of files that somebody names.
 */
export function turnsOf(seed: number, args: readonly string[]): Turns | undefined {
  const isWhole = !args.some((arg) => !arg.startsWith('-') && /\btests\b|\.test\b/.test(arg));
  if (!isWhole || process.env.PROOF === '1') return undefined;
  // Not by the same digit as files of two: each would always run the same of its tests.
  return { files: seed, tests: Math.trunc(seed / 2) % 2 === 0 ? 0 : 1 };
}

/** The files that sit a run out, as patterns that match one each. */
export function outOfTurn(turns: Turns | undefined): string[] {
  if (turns === undefined) return [];
  return Object.entries(ROWS).flatMap(([folder, rows]) =>
    rows.flatMap((row) => {
      const names = row.split(' ');
      return names
        .filter((_, place) => place !== turns.files % names.length)
        .map((name) => `${folder}/${name}.test.{ts,tsx}`);
    }),
  );
}
