import type { Diagnostic } from '../content/diagnostic.ts';
import { type Finding, report } from '../content/source-file.ts';
import { LEDGER_FILE } from './ledger-text.ts';
import type { SiteLedger } from './site-ledger.ts';

/** What keeps addresses from being added to a ledger, and what to do about it. */
export type Obstacle = Pick<Finding, 'message' | 'hint'>;

/** A finding about a ledger that new addresses are not added to, as a whole. */
export function unkeptAddresses(
  ledger: Pick<SiteLedger, 'path' | 'file' | 'text'>,
  obstacle: Obstacle,
): Diagnostic {
  const range = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return report(ledger, { range, rule: 'address/unkept', severity: 'warning', ...obstacle });
}

/**
 * A repository that git does not read, such as one of another user in a container.
 *
 * @param fault output of git.
 */
export function unaskedGit(fault: string): Obstacle {
  const [reason = ''] = fault.split('\n');
  return {
    message: `Git does not tell which addresses are published: ${reason.replace(/\.$/, '')}.`,
    hint: `Let git work in this folder ("git log" shows what is in its way). Until then every line of ${LEDGER_FILE} counts as published, and builds add none.`,
  };
}

/** A ledger that no commit would include. */
export const IGNORED_LEDGER: Obstacle = {
  message:
    'Git ignores this file, so it is never committed, and nobody else would notice if an address vanished.',
  hint: `"git check-ignore -v ${LEDGER_FILE}" shows the pattern. Change it and commit the file. Until then every line counts as published, and builds add none.`,
};

/** A ledger that is committed as a link, and not as the file that it leads to. */
export const LEDGER_ELSEWHERE: Obstacle = {
  message:
    'The last commit has this file as a link to one that it does not contain, so nobody else would notice if an address vanished.',
  hint: 'Commit the file that the link leads to, or put that file in the place of the link. Until then every line counts as published, and builds add none.',
};

/**
 * Addresses of a build that could not be added.
 *
 * @param reason what is in the way, as a sentence.
 */
export function unwrittenLedger(reason: string): Obstacle {
  return {
    message:
      'The addresses of this build were not added to the file: nothing would notice if one vanished.',
    hint: reason,
  };
}
